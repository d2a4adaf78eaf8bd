import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct TimeSetTests {
  @Test(arguments: Depth.seeds(2_000, quick: 300))
  func `a time is new once, and all times are visited in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var times = TimeSet.empty
    var expected: Set<UInt32> = []
    let (start, step) = (generator.number(below: 50), 1 + generator.number(below: 3))
    let isDescending = generator.number(below: 2) == 0
    for place in 0..<(1 + generator.number(below: 12)) {
      let isInOrder = generator.number(below: 5) > 0
      let place = isInOrder ? place : generator.number(below: 14)
      let time = UInt32(start + step * (isDescending ? 14 - place : place))
      #expect(times.insert(time) == expected.insert(time).inserted)
    }
    var visited: [UInt32] = []
    times.visit { visited.append($0) }
    #expect(visited == expected.sorted())
    #expect(times.first == expected.min())
  }
}

struct TimeOrderTests {
  /// Rows from 12:00 to 13:00, and the minute of a row that follows them.
  @Test(arguments: [
    (60, false), (59, false), (31, false), (30, true), (0, true), (-59, true), (-61, true),
    (61, false), (200, false),
  ])
  func `a step back of half the time so far begins another series`(minute: Int, isRestart: Bool) {
    let noon = time("2020-03-01T12:00").microseconds
    func at(_ minute: Int) -> CivilTime {
      CivilTime(microseconds: noon + Int64(minute) * CivilTime.microsecondsPerMinute)
    }
    var (ascending, descending) = (TimeOrder(), TimeOrder())
    for minute in stride(from: 0, through: 60, by: 5) {
      ascending.add(at(minute))
      descending.add(at(60 - minute))
    }
    #expect(ascending.isRestart(at(minute), in: at(0)...at(60)) == isRestart)
    #expect(descending.isRestart(at(60 - minute), in: at(0)...at(60)) == isRestart)
  }

  @Test(arguments: [(120, false), (121, true)])
  func `a step back of more than two hours begins another series`(minutes: Int, isRestart: Bool) {
    let (first, last) = (time("2020-03-01"), time("2020-03-09"))
    var order = TimeOrder()
    order.add(first)
    order.add(last)
    let back = Int64(minutes) * CivilTime.microsecondsPerMinute
    let next = CivilTime(microseconds: last.microseconds - back)
    #expect(order.isRestart(next, in: first...last) == isRestart)
  }

  @Test(arguments: [([0, 7_200_000_000], true), ([0, 7_200_000_001], false), ([5], true)])
  func `a clock change may repeat an hour between rows at most two hours apart`(
    times: [Int64], mayRepeat: Bool
  ) {
    var order = TimeOrder()
    for time in times { order.add(CivilTime(microseconds: time)) }
    #expect(order.mayRepeatHour == mayRepeat)
    order.add(CivilTime(microseconds: times[times.count - 1]))
    #expect(order.mayRepeatHour == mayRepeat)
  }

  @Test func `rows at the same time do not determine the order`() {
    var order = TimeOrder()
    for time: Int64 in [9, 9, 5, 5, 1] { order.add(CivilTime(microseconds: time)) }
    #expect(order.isMonotone)
    #expect(!order.isRestart(CivilTime(microseconds: 0), in: time("0001-01-01")...time("9999")))
    let span = CivilTime(microseconds: 1)...CivilTime(microseconds: 2)
    #expect(order.isRestart(CivilTime(microseconds: 2), in: span))
    #expect(!order.isRestart(CivilTime(microseconds: 1), in: span))
  }
}
