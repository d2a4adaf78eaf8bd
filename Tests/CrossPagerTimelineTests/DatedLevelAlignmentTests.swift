import CrossPagerTesting
import CrossPagerTimeline
import Testing

struct DatedLevelAlignmentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let unit: CalendarUnit
    let remembered: String
    let other: CalendarUnit
    let current: String
    let aligned: String
    var firstWeekday = Weekday.monday
    var testDescription: String { "\(unit) \(remembered) with \(current) gives \(aligned)" }
  }

  /// Over 2015-11-10T05:00 to 2016-02-03.
  private static let cases = [
    Case(
      unit: .month, remembered: "2015-11", other: .day, current: "2015-12-31", aligned: "2015-12"),
    Case(
      unit: .week, remembered: "2015-W46", other: .month, current: "2015-12", aligned: "2015-W50"),
    Case(
      unit: .week, remembered: "2015-W49", other: .month, current: "2015-12", aligned: "2015-W49"),
    Case(
      unit: .week, remembered: "2015-W53", other: .month, current: "2015-12", aligned: "2015-W53"),
    Case(
      unit: .month, remembered: "2016-01", other: .week, current: "2015-W53", aligned: "2016-01"),
    Case(
      unit: .month, remembered: "2015-11", other: .week, current: "2015-W53", aligned: "2015-12"),
    Case(
      unit: .day, remembered: "2016-01-01", other: .week, current: "2015-W46", aligned: "2015-11-10"
    ),
    Case(
      unit: .hour, remembered: "2016-02-03T00", other: .day, current: "2015-11-10",
      aligned: "2015-11-10T05"),
    Case(
      unit: .hour, remembered: "2015-11-10T05", other: .year, current: "2016",
      aligned: "2016-01-01T00"),
    Case(unit: .year, remembered: "2015", other: .month, current: "2016-01", aligned: "2016"),
    Case(
      unit: .quarter, remembered: "2015-Q4", other: .month, current: "2016-02", aligned: "2016-Q1"),
    Case(
      unit: .month, remembered: "2016-02", other: .quarter, current: "2015-Q4", aligned: "2015-11"),
    Case(
      unit: .day, remembered: "2015-12-24", other: .day, current: "2016-01-06",
      aligned: "2016-01-06"),
    Case(
      unit: .week, remembered: "2015-12-27", other: .month, current: "2016-02",
      aligned: "2016-01-31",
      firstWeekday: .sunday),
    Case(
      unit: .week, remembered: "2015-11-08", other: .month, current: "2016-01",
      aligned: "2016-01-03",
      firstWeekday: .sunday),
  ]

  @Test(arguments: cases)
  func `a level takes the page the rule gives`(_ test: Case) throws {
    let calendar = CivilCalendar(firstWeekday: test.firstWeekday)
    let span = time("2015-11-10T05")...time("2016-02-03")
    let level = DatedLevel(unit: test.unit, calendar: calendar, covering: span)
    let other = DatedLevel(unit: test.other, calendar: calendar, covering: span)
    let aligned = level.alignedPage(
      remembered: try #require(level.page(forKey: test.remembered)),
      with: try #require(other.page(forKey: test.current)), of: other)
    #expect(level.key(ofPage: aligned) == test.aligned)
  }

  @Test func `a week that starts before the first month gives the first month`() {
    let calendar = CivilCalendar(firstWeekday: .sunday)
    let span = time("2016-01-01")...time("2016-04-30")
    let months = DatedLevel(unit: .month, calendar: calendar, covering: span)
    let weeks = DatedLevel(unit: .week, calendar: calendar, covering: span)
    #expect(months.alignedPage(remembered: 3, with: 0, of: weeks) == 0)
  }

  @Test(arguments: Array(1...60) as [UInt64])
  func `aligning there and back any number of times changes nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (one, other) = Self.randomLevels(&generator)
    for _ in 0..<20 {
      let page = Int.random(in: 0..<one.count, using: &generator)
      let remembered = Int.random(in: 0..<other.count, using: &generator)
      let there = other.alignedPage(remembered: remembered, with: page, of: one)
      for _ in 0..<3 {
        #expect(
          one.alignedPage(remembered: page, with: there, of: other) == page,
          "seed \(seed), \(one), \(other)")
        #expect(
          other.alignedPage(remembered: there, with: page, of: one) == there,
          "seed \(seed), \(one), \(other)")
      }
    }
  }

  @Test(arguments: Array(101...160) as [UInt64])
  func `the page is the one a search through all pages finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (level, other) = Self.randomLevels(&generator)
    guard level.count < 4_000 else { return }
    let spans = (0..<level.count).map { level.span(ofPage: $0) }
    for _ in 0..<10 {
      let page = Int.random(in: 0..<other.count, using: &generator)
      let remembered = Int.random(in: 0..<level.count, using: &generator)
      let current = other.span(ofPage: page)
      let holding = spans.firstIndex { $0.contains(current.lowerBound) }
      let inside = spans.firstIndex { current.contains($0.lowerBound) }
      let moved = level.unit < other.unit ? inside ?? holding : holding ?? 0
      let expected = spans[remembered].overlaps(current) ? remembered : moved
      #expect(
        level.alignedPage(remembered: remembered, with: page, of: other) == expected,
        "seed \(seed), \(level), \(other), \(remembered) with \(page)")
    }
  }

  @Test(arguments: [201, 202, 203] as [UInt64])
  func `levels over different times and pages outside give a page that exists`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (one, _) = Self.randomLevels(&generator)
      let (_, other) = Self.randomLevels(&generator)
      for page in [Int.min, -1, 0, other.count, .max] {
        for remembered in [Int.min, -1, 0, one.count, .max] {
          #expect(0..<one.count ~= one.alignedPage(remembered: remembered, with: page, of: other))
        }
      }
    }
  }

  /// Two levels over the same random span, of an hour to some decades, also at the ends of all time.
  private static func randomLevels(_ generator: inout SeededGenerator) -> (DatedLevel, DatedLevel) {
    let last: Int64 = 3_652_059 * 86_400_000_000 - 1
    let length = Int64.random(
      in: 0...(1 << Int64.random(in: 32...50, using: &generator)), using: &generator)
    let start =
      [0, last - length, Int64.random(in: 0...last - length, using: &generator)]
      .randomElement(using: &generator) ?? 0
    let span = CivilTime(microseconds: start)...CivilTime(microseconds: start + length)
    let calendar = CivilCalendar(
      firstWeekday: Weekday.allCases.randomElement(using: &generator) ?? .monday)
    let units = [0, 1].map { _ in CalendarUnit.levels.randomElement(using: &generator) ?? .day }
    return (
      DatedLevel(unit: units[0], calendar: calendar, covering: span),
      DatedLevel(unit: units[1], calendar: calendar, covering: span)
    )
  }
}
