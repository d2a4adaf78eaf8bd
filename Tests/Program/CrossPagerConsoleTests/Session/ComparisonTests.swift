import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ComparisonTests {
  /// The unit of the only level, the key of a page, the argument to `compare`, and the key of the page that the first
  /// page is compared with.
  private static let pages: [(CalendarUnit, String, String, String?)] = [
    (.day, "2016-03-01", "previous", "2016-02-29"), (.day, "2014-01-01", "previous", nil),
    (.day, "2016-02-29", "year", "2015-02-28"), (.day, "2015-02-28", "year", "2014-02-28"),
    (.day, "2014-07-04", "year", nil), (.hour, "2016-02-29T07", "year", "2015-02-28T07"),
    (.hour, "2015-03-01T00", "previous", "2015-02-28T23"), (.week, "2016-W01", "year", "2015-W02"),
    (.week, "2015-W53", "year", "2015-W01"), (.week, "2015-W01", "previous", "2014-W52"),
    (.month, "2016-02", "year", "2015-02"), (.month, "2014-05", "year", nil),
    (.quarter, "2015-Q3", "year", "2014-Q3"), (.year, "2015", "year", "2014"),
    (.year, "2015", "previous", "2014"), (.decade, "201X", "previous", nil),
    (.month, "2016-02", "2014-07", "2014-07"), (.month, "2016-02", "0", "2014-01"),
    (.day, "2016-03-01", "2015", "2015-03-01"), (.day, "2016-02-29", "2014", "2014-02-28"),
    (.month, "2016-07", "2014", "2014-07"), (.week, "2016-W27", "2014", "2014-W27"),
    (.week, "2015-W01", "2016", "2016-W01"), (.quarter, "2015-Q3", "2014", "2014-Q3"),
    (.hour, "2016-02-29T07", "2015", "2015-02-28T07"), (.year, "2015", "2014", "2014"),
    (.month, "2016-05", "july", "2016-07"), (.month, "2016-05", "july 2014", "2014-07"),
    (.month, "2016-05", "\"july 2014\"", "2014-07"), (.month, "2016-05", "last july", "2015-07"),
    (.month, "2016-05", "\"last year\"", "2015-05"), (.day, "2016-03-01", "monday", "2016-02-29"),
    (.week, "2016-W27", "next week", "2016-W28"), (.day, "2016-03-01", "-1m", "2016-02-01"),
  ]

  @Test(arguments: pages)
  func `a page is compared with the one before, a year before, or any other`(
    unit: CalendarUnit, page: String, argument: String, other: String?
  ) throws {
    var session = try datedSession(from: (2014, 1, 1), days: 1100, units: [unit])
    session.run(all: ["date \(page)", "compare \(argument)"])
    let fields = session.outcome("show")
    #expect(fields?["page"]?["key"] == .string(page))
    #expect(fields?["compare"].map { $0["key"] ?? .null } == other.map { .string($0) } ?? .null)
  }

  @Test func `a comparison moves along with the page, but a given page stays`() throws {
    var session = try datedSession(from: (2015, 1, 1), days: 400, units: [.day, .month])
    func compared(_ session: inout Session) -> JSON? { session.outcome("show")?["compare"]?["key"] }
    session.run(all: ["go month", "compare previous"])
    #expect(compared(&session) == "2016-01")
    session.run(all: ["left"])
    #expect(compared(&session) == "2015-12")
    session.run(all: ["go day"])
    #expect(compared(&session) == "2016-02-03")
    session.run(all: ["go month 3", "compare 2015-01", "right 2"])
    #expect(compared(&session) == "2015-01")
    session.run(all: ["go day"])
    #expect(session.outcome("show")?["compare"] == .null)
    session.run(all: ["go month"])
    #expect(compared(&session) == "2015-01")
    session.run(all: ["compare off"])
    #expect(session.outcome("show")?["compare"] == nil)
  }

  @Test func `with gaps skipped, the page before is the one with values`() throws {
    let samples = [1, 2, 5].compactMap { day in
      CivilDate(year: 2015, month: 1, day: day).map {
        Sample(time: CivilTime($0), value: Double(day))
      }
    }
    var session = try dataSession(of: Series(name: "v", samples: samples), units: [.day])
    session.run(all: ["gaps skip", "compare previous"])
    #expect(session.outcome("show")?["compare"]?["key"] == "2015-01-02")
    session.run(all: ["gaps show"])
    #expect(session.outcome("show")?["compare"]?["key"] == "2015-01-04")
    #expect(session.outcome("show")?["change"] == .null)
  }

  @Test(
    arguments: [
      (nil, 1, nil, nil), (1, nil, nil, nil), (nil, nil, nil, nil), (0, 5, 5, nil), (4, 5, 1, 25),
      (5, 4, -1, -20), (-4, -5, -1, -25), (-4, 5, 9, 225), (2, 2, 0, 0), (-1e308, 1e308, nil, nil),
    ] as [(Double?, Double?, Double?, Double?)])
  func `a change is the difference, in percent of a value that is not zero`(
    old: Double?, new: Double?, amount: Double?, percent: Double?
  ) {
    let change = ValueChange(from: old, to: new)
    #expect([change.amount, change.percent] == [amount, percent])
  }

  @Test(
    arguments: [
      (1, 10.99, "change +9.99 (+999%)"), (1, 11, "change +10"), (0.001, 1.25, "change +1.249"),
      (-1, -11, "change -10"), (-1, -10, "change -9 (-900%)"), (0, 5, "change +5"),
    ] as [(Double, Double, String)])
  func `text omits a percentage of a value near zero`(old: Double, new: Double, text: String) {
    let wording = ValueWording(aggregate: .mean, unit: nil, decimals: 6)
    #expect(wording.parts(ValueChange(from: old, to: new)) == [text])
  }

  @Test(
    arguments: pairs(
      of: """
        compare | 'compare' needs a page, such as 'previous' or 'year'. Usage: compare PAGE
        compare yeer | 'yeer' is not 'previous', 'year', 'full', 'off', a date or a page's index. Did you mean 'year'?
        compare 9 | No page 9 in level 'week'. Its pages are 0 to 0.
        compare 2020 | No page for 2020-W53 in level 'week'. Its pages are 2015-W53 to 2015-W53.
        compare july 2020 | No page for 2020-07 in level 'week'. Its pages are 2015-W53 to 2015-W53.
        compare "last mnday" | 'mnday' is not a weekday, a month or a unit such as 'week'. Did you mean 'monday'?
        compare last | 'compare last' needs a weekday, a month or a unit such as 'week'. Usage: compare PAGE
        compare -7 | '-7' is not a date. A step ends in h, d, w, m, q or y, such as -7d.
        compare off | Nothing to change.
        """))
  func `a refusal says why`(line: String, message: String) throws {
    var session = try datedSession().after("go week")
    #expect(session.message(line) == message)
  }

  @Test func `a decade has no page a year earlier`() throws {
    var session = try datedSession(from: (2015, 1, 1), days: 4000, units: [.year, .decade])
    session.run(all: ["go decade"])
    #expect(
      session.message("compare year")
        == "No decade starts a year earlier. To compare with the decade before: compare previous")
    session.run(all: ["go year", "compare year", "go decade"])
    #expect(session.outcome("show")?["compare"] == .null)
  }

  @Test func `the answer has both values and the change`() throws {
    try datedSession(from: (2015, 1, 1), days: 400, units: [.day, .month]).after("go month")
      .expectText(
        """
        > compare previous
        changed: compare previous, so far, 4 days: 398, first 4 days of January: 368,
          change +31 (+8.4%)
        > compare year
        changed: compare year, so far, 4 days: 398, first 4 days of 2015-02: 34, change
          +365
        > preview compare 2015-12
        would change: compare 2015-12, so far, 4 days: 398, first 4 days of 2015-12:
          336, change +62 (+18.4%)
        > compare full
        changed: compare full, 2016-02 mean 398, 2015-02 mean 46, change +353 (+775.8%),
          from 4 and 28 values
        > compare off
        changed: compare off
        > first
        moved to month 2015-01 (1 of 14)
        > compare year
        changed: compare year, no page to compare with
        """)
  }

  @Test func `a page that is compared with itself says so`() throws {
    var session = try datedSession(from: (2015, 1, 1), days: 400, units: [.day, .month])
    session.run(all: ["go month", "date 2015-07"])
    session.expectText(
      """
      > compare july
      changed: compare 2015-07, 2015-07 mean 197, compared with itself
      """)
    session.run(all: ["compare july"])
    for legend in [
      "█ 2015-07 mean 197 · ░ compared with itself",
      "█ 2015-08 mean 228 · ░ 2015-07 mean 197 · change +31",
    ] {
      let page = TextReport(style: TextStyle()).lines(session.show())
      #expect(page.contains { $0.hasPrefix(legend) })
      session.run(all: ["right"])
    }
  }

  @Test func `a missing value is named in the answer`() throws {
    let samples = [1, 4].compactMap { day in
      CivilDate(year: 2015, month: 1, day: day).map {
        Sample(time: CivilTime($0), value: Double(day))
      }
    }
    var session = try dataSession(of: Series(name: "v", samples: samples), units: [.day])
    session.run(all: ["last"])
    session.expectText(
      """
      > compare previous
      changed: compare previous, 2015-01-04 mean 4, 2015-01-03 mean missing
      """)
    #expect(
      session.outcome("compare previous")?["page"] == [
        "key": "2015-01-04", "count": 1, "value": 4,
        "compare": ["key": "2015-01-03", "count": 0, "value": nil], "change": nil,
        "changePercent": nil,
      ])
  }

  @Test func `on another level, the page names the level of a given page`() throws {
    var session = try datedSession(from: (2015, 1, 1), days: 400, units: [.day, .month])
    session.run(all: ["go month", "compare 2015-03", "go day"])
    let words = "the comparison with 2015-03 appears only on level 'month'"
    #expect(TextReport(style: TextStyle()).lines(session.show()).contains(words))
    session.run(all: ["go month"])
    #expect(!TextReport(style: TextStyle()).lines(session.show()).contains(words))
  }

  @Test func `a comparison is undone and redone`() throws {
    var session = try datedSession().after("compare previous", "compare year", "undo")
    #expect(session.state.drawing.comparison == .previous)
    session.run(all: ["undo"])
    #expect(session.state.drawing.comparison == nil)
    session.run(all: ["redo", "redo"])
    #expect(session.state.drawing.comparison == .year)
  }

  @Test func `an open page has a comparison but no marked bar, unless it is the current page`()
    throws
  {
    var session = try datedSession().after("bar at 0", "compare previous", "open")
    #expect(session.outcome("show")?["bar"]?["index"] == 0)
    session.run(all: ["close", "set viewport 2 1", "open week 0"])
    #expect(session.outcome("show")?["bar"] == nil)
    #expect(session.outcome("show")?["compare"] == .null)
  }
}
