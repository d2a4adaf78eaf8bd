import CrossPager
import PagerCompanions
import Testing

struct WheelFilterTests {
  /// An event: its distance and its time in milliseconds.
  typealias Event = (distance: Int, milliseconds: Int)

  private func steps(_ events: [Event]) -> [Sense?] {
    var filter = WheelFilter()
    return events.map { filter.step(for: $0.distance, at: $0.milliseconds) }
  }

  @Test(arguments: [1, 120, -1, -120, .max, .min])
  func `the first event is a step in its sense`(distance: Int) {
    #expect(steps([(distance, 0)]) == [distance > 0 ? .forward : .backward])
  }

  @Test func `an event without a distance has no effect`() {
    #expect(
      steps([(0, 0), (5, 10), (0, 100), (0, 129), (5, 130)]) == [nil, .forward, nil, nil, .forward])
  }

  @Test(arguments: [(119, nil), (120, Sense.forward), (100_000, .forward)])
  func `a pause arms the filter`(pause: Int, step: Sense?) {
    #expect(steps([(3, 500), (3, 500 + pause)]) == [.forward, step])
  }

  @Test(arguments: [(399, nil), (400, Sense.forward)])
  func `after growing intervals, only a longer pause arms the filter`(pause: Int, step: Sense?) {
    let times = [0, 20, 60, 160, 160 + pause]
    #expect(steps(times.map { (1, $0) }) == [.forward, nil, nil, nil, step])
  }

  @Test func `slow notches are separate bursts, whatever their intervals`() {
    let times = [0, 110, 235, 360, 720]
    #expect(steps(times.map { (1, $0) }) == [.forward, nil, .forward, .forward, .forward])
  }

  @Test func `a reversal arms the filter`() {
    #expect(steps([(1, 0), (-1, 10), (1, 20)]) == [.forward, .backward, .forward])
  }

  @Test func `a reversal begins at an eighth of the largest distance`() {
    #expect(steps([(16, 0), (-1, 10), (-1, 20)]) == [.forward, nil, .backward])
  }

  @Test func `the largest distance is 2³⁰, and the largest of a slot 2⁴⁰`() {
    #expect(steps([(.max, 0), (1 - 1 << 27, 10), (-1, 20)]) == [.forward, nil, .backward])
    var filter = WheelFilter()
    for _ in 0..<2000 { _ = filter.step(for: .max, at: 0) }
    let back = (0..<130).map { _ in filter.step(for: .min, at: 0) }
    #expect(back.firstIndex { $0 != nil } == 127)
  }

  @Test(arguments: [
    (39, 155, nil), (39, 156, Sense.forward), (40, 120, .forward), (60, 120, .forward),
  ])
  func `events less than half a slot apart come from a touchpad`(
    interval: Int, pause: Int, step: Sense?
  ) {
    #expect(WheelFilter.slotMilliseconds == 80 && WheelFilter.pauseMilliseconds == 120)
    #expect(steps([(1, 0), (1, interval), (1, interval + pause)]) == [.forward, nil, step])
  }

  /// The speed in one slot and in the next, after a maximum speed of 80.
  @Test(arguments: [
    (10, 23, nil), (10, 24, Sense.forward), (5, 19, nil), (5, 20, .forward), (40, 84, .forward),
    (41, 86, nil),
  ])
  func `an acceleration is a rise after a fall, each of a certain size`(
    fallen: Int, risen: Int, step: Sense?
  ) {
    let events: [Event] = [(40, 0), (40, 80), (fallen, 160), (risen, 240)]
    #expect(steps(events) == [.forward, nil, nil, step])
  }

  @Test func `fingers that leave the touchpad do not reverse`() {
    let swipe: [Event] = [
      (40, 0), (80, 16), (-6, 32), (-6, 48), (70, 64), (-14, 80), (-9, 96), (-1, 112),
    ]
    #expect(steps(swipe) == [.forward, nil, nil, nil, nil, nil, nil, .backward])
  }

  /// Distances of events that are 16 milliseconds apart, five to a slot.
  @Test(arguments: [
    ([20, 40, 80, 80, 80, 80, 80, 80, 80, 80, 80], 1),
    ([80, 80, 80, 80, 80, 80, 49, 49, 49, 49, 49, 120, 120, 120, 120, 120], 1),
    ([80, 80, 80, 80, 80, 80, 30, 30, 30, 30, 30, 60, 60, 60, 60, 60], 1),
    ([80, 80, 80, 80, 80, 80, 30, 30, 30, 30, 30, 65, 65, 65, 65, 65], 2),
    ([80, 80, 80, 80, 80, 80, 4, 4, 4, 4, 4, 18, 18, 18, 18, 18], 1),
    ([80, 80, 80, 80, 80, 80, 4, 4, 4, 4, 4, 25, 25, 25, 25, 25], 2),
  ])
  func `an acceleration arms the filter only after the speed has fallen`(
    distances: [Int], count: Int
  ) {
    let events = distances.enumerated().map { (distance: $1, milliseconds: 16 * $0) }
    #expect(steps(events).compactMap(\.self).count == count)
  }

  @Test func `a time before the last event counts as the same time`() {
    #expect(steps([(1, 1000), (1, 0), (1, 1120)]) == [.forward, nil, .forward])
  }

  @Test func `times that are far apart are safe`() {
    var filter = WheelFilter()
    #expect(filter.step(for: 1, at: .max / 2 + 2) == .forward)
    #expect(filter.step(for: 1, at: .min / 2 - 2) == nil)
    // Each interval is less than four times as long as the one before it.
    var (time, interval) = (0, 30)
    filter = WheelFilter()
    while interval < .max / 8 {
      _ = filter.step(for: 1, at: time)
      (time, interval) = (time + interval, 4 * interval - 1)
    }
    #expect(filter.step(for: 1, at: time) == .forward)
  }

  @Test func `extreme times and distances are safe`() {
    let extremes = [Int.min, -1, 0, 1, .max]
    var filter = WheelFilter()
    for _ in 0..<3 {
      for distance in extremes { for time in extremes { _ = filter.step(for: distance, at: time) } }
    }
    for _ in 0..<10_000 { _ = filter.step(for: .max, at: .max) }
    #expect(filter.step(for: .max, at: .max) == nil)
  }
}
