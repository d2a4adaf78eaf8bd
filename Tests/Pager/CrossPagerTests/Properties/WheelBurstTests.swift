import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

/// Feeds the wheel filter the events of simulated wheels and touchpads.
struct WheelBurstTests {
  @Test(arguments: Depth.seeds(300))
  func `a swipe and its inertia make one step`(seed: UInt64) {
    var hand = Hand(seed: seed)
    let swipe = hand.swipe(at: 1000)
    #expect(steps(swipe).map(\.sense) == [.forward], "seed \(seed): \(swipe)")
  }

  @Test(arguments: Depth.seeds(300))
  func `a swipe that arrives in whole lines makes one step`(seed: UInt64) {
    var hand = Hand(seed: seed)
    let lines = hand.swipe(at: 1000, peak: hand.number(30...200)).inLines(of: hand.number(8...30))
    #expect(steps(lines).map(\.sense) == [.forward], "seed \(seed): \(lines)")
  }

  @Test(arguments: Depth.seeds(300))
  func `every notch makes one step, however many events it sends`(seed: UInt64) {
    var hand = Hand(seed: seed)
    let (notches, senses) = hand.notches()
    #expect(steps(notches).map(\.sense) == senses, "seed \(seed): \(notches)")
  }

  @Test(arguments: Depth.seeds(300))
  func `a second swipe during inertia makes a second step, in either sense`(seed: UInt64) throws {
    var hand = Hand(seed: seed)
    let (peak, frame) = (hand.number(12...200), hand.element(of: [8, 16]))
    let first = hand.swipe(at: 1000, peak: peak, frame: frame)
    let end = try #require(
      first.firstIndex { $0.milliseconds > 1400 && $0.distance * 6 <= peak },
      "seed \(seed): \(first)")
    let start = first[end].milliseconds + frame
    let second = hand.swipe(at: start, peak: peak, frame: frame)
    for sense in [1, -1] {
      let swipes = first[...end] + second.map { ($0.distance * sense, $0.milliseconds) }
      let found = steps(Array(swipes))
      #expect(
        found.map(\.sense) == [.forward, sense > 0 ? .forward : .backward],
        "seed \(seed): \(swipes)")
      // The second step comes while the fingers are still moving.
      #expect(found.last.map { $0.milliseconds - start <= 320 } == true, "seed \(seed)")
    }
  }

  private func steps(_ events: [WheelFilterTests.Event]) -> [(sense: Sense, milliseconds: Int)] {
    var filter = WheelFilter()
    return events.compactMap { event in
      filter.step(for: event.distance, at: event.milliseconds).map { ($0, event.milliseconds) }
    }
  }
}

/// A hand on a touchpad or a wheel.
private struct Hand {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.number(below: range.count)
  }

  mutating func element(of choices: [Int]) -> Int { random.element(of: choices) }

  /// Returns the events of a swipe. The fingers accelerate and keep moving. Inertia follows, with a speed that decays
  /// exponentially, as on macOS and on precision touchpads for Windows. There is one event per frame, sometimes a frame
  /// late. Distances are whole numbers.
  ///
  /// - Parameter peak: The largest distance in a frame.
  mutating func swipe(
    at start: Int, peak: Int? = nil, frame: Int? = nil
  ) -> [WheelFilterTests.Event] {
    let frame = frame ?? element(of: [7, 8, 11, 16, 17])
    let peak = Double(peak ?? number(4...200))
    let (rise, hold) = (number(1...10), number(0...6))
    let decay = Double(number(150...450))
    var events: [WheelFilterTests.Event] = []
    var (rest, wasLate, index) = (0.0, false, 0)
    while true {
      let age = index - rise - hold
      let speed =
        age >= 0
        ? peak * exp(-Double(age * frame) / decay)
        : index < rise
          ? peak * Double(index + 1) / Double(rise) : peak * Double(number(80...100)) / 100
      if age >= 0, speed < 0.5 { return events }
      rest += speed
      wasLate = !wasLate && random.happens(percent: 4)
      if !wasLate, rest.rounded() >= 1 {
        events.append((Int(rest.rounded()), start + index * frame + number(0...1)))
        rest -= rest.rounded()
      }
      index += 1
    }
  }

  /// Returns single turns of a wheel, each of one to five events, and the direction of each turn.
  mutating func notches() -> ([WheelFilterTests.Event], [Sense]) {
    var events: [WheelFilterTests.Event] = []
    var senses: [Sense] = []
    var time = 0
    for _ in 0...number(0...12) {
      let count = number(1...5)
      let sense = number(0...3) == 0 ? -1 : 1
      senses.append(sense > 0 ? .forward : .backward)
      for _ in 0..<count {
        events.append((sense * 120 / count, time))
        time += number(0...3)
      }
      time += number(125...700)
    }
    return (events, senses)
  }
}

extension [WheelFilterTests.Event] {
  /// Returns the events from a terminal, which sends an event for each line.
  fileprivate func inLines(of height: Int) -> [WheelFilterTests.Event] {
    var rest = 0
    return flatMap { event -> [WheelFilterTests.Event] in
      let lines = (rest + event.distance) / height
      rest = (rest + event.distance) % height
      return Array(repeating: (1, event.milliseconds), count: lines)
    }
  }
}
