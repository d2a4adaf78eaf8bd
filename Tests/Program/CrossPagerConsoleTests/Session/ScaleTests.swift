import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ScaleTests {
  /// Daily values: the number of the weekday, except on one day of each year.
  private static func session(
    outlier: Double = 4512, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    let first = try #require(CivilDate(year: 2024, month: 1, day: 1)).dayNumber
    let samples = (0..<731).map { day -> Sample in
      let date = CivilDate(dayNumber: first + day)
      let isOutlier = date.month == 7 && date.day == 17
      return Sample(
        time: CivilTime(date), value: isOutlier ? outlier : Double(date.weekday.rawValue))
    }
    return try dataSession(
      of: Series(name: "rain", samples: samples), units: [.week, .month], aggregate: .mean,
      storage: storage
    )
    .after("date 2025-07-17")
  }

  private static func scale(_ session: Session) -> PageScale? { session.chart?.scale }

  @Test(arguments: [
    ("auto", ScaleRule.robust, 1.0...7), ("level", .level, 1...4512), ("robust", .robust, 1...7),
  ])
  func `one outlier does not flatten every page`(
    word: String, rule: ScaleRule, range: ClosedRange<Double>
  ) throws {
    let session = try Self.session().after("set scale level", "set scale \(word)")
    #expect(Self.scale(session) == PageScale(rule: rule, range: range))
  }

  // An axis of eight rows ends at 13.3 for 13.3, and at 15 for 13.4. A usual page reaches 7.
  @Test(arguments: [(13.3, ScaleRule.level), (13.4, .robust)])
  func `the default is robust if usual pages would fill less than half of the chart`(
    outlier: Double, rule: ScaleRule
  ) throws {
    #expect(Self.scale(try Self.session(outlier: outlier))?.rule == rule)
  }

  @Test func `scales computed in advance are those of all levels, and drawing keeps them`() throws {
    var session = try Self.session()
    session.prepareScales()
    #expect(Set(session.explorer.scales.keys) == [.week, .month])
    let prepared = session.explorer.scales
    #expect(Self.scale(session) == PageScale(rule: .robust, range: 1...7))
    session = session.after("levels day,month,year", "go year", "set scale level")
    session.prepareScales()
    #expect(Set(session.explorer.scales.keys) == [.day, .week, .month, .year])
    #expect(session.explorer.scales[.month] == prepared[.month])
    let all = session.explorer.scales
    #expect(Self.scale(session)?.range == all[.year]?.values.first??.whole)
    // If each page has its own scale, no other scales are needed.
    var other = try Self.session().after("set scale page")
    other.prepareScales()
    #expect(other.explorer.scales.isEmpty)
  }

  /// Monthly values that rise from `low` to `high` in 60 years.
  private static func rising(from low: Double, to high: Double) throws -> Session {
    let first = try #require(CivilDate(year: 1960, month: 1, day: 1))
    let samples = (0..<720).map { month in
      Sample(
        time: CivilTime(first).moved(by: month, .month),
        value: low + (high - low) * Double(month) / 719)
    }
    return try dataSession(of: Series(name: "CO2", samples: samples), units: [.year, .decade])
  }

  @Test(arguments: [
    (315.0, 425.0, [], true), (-425, -315, [], true), (315, 425, ["set scale page"], false),
    (315, 425, ["set scale level"], false), (315, 425, ["aggregate sum"], false),
    (315, 425, ["go decade"], true), (315, 425, ["drag 0.2 0"], false),
    (410, 425, [], false),  // The axis does not start at zero.
    (0, 425, ["first"], false),  // Every axis for the first page starts at zero.
    (0, 425, ["last"], false),  // Each page has its own scale.
    (5, 5, [], false),
  ])
  func `a remark says how to see the differences between bars that look alike`(
    low: Double, high: Double, lines: [String], isShown: Bool
  ) throws {
    var session = try Self.rising(from: low, to: high)
    session.run(all: lines)
    #expect(session.scaleRemark() == (isShown ? .alikeBars : nil))
    session.run(all: ["set scale page"])
    #expect(session.scaleRemark() == nil)
  }

  @Test func `the remark leads to an axis that does not start at zero`() throws {
    var session = try Self.rising(from: 315, to: 425)
    #expect(
      TextReport(style: TextStyle()).lines(.alikeBars)
        == ["Bars start at 0. To see the differences: set scale page"])
    session.run(all: ["set scale page"])
    let lines = TextReport(style: TextStyle()).lines(session.show())
    #expect(lines.contains { $0.hasPrefix("423") && $0.contains("┴╌") })
    var plain = try CrossPagerConsoleTests.session("a=2")
    #expect(plain.scaleRemark() == nil)
  }

  @Test func `a page has its own scale`() throws {
    #expect(
      Self.scale(try Self.session().after("set scale page")) == PageScale(rule: .page, range: nil))
  }

  @Test func `a clipped bar is marked and named with its value`() throws {
    try Self.session().expectText(
      """
      > show
      week 2025-W29 · 2025-07-14 through 2025-07-20
      rain, mean by day
         scale robust
                                              4,512
        │                                     ⡠⠒▲⠒⠢⢄⣀                  ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠁
      6 ┤                                  ⣀⠔⠉       ⠉⠑⠒⠤⣀⡀ ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁
        │                               ⢀⠔⠊               ⠈⠉⠁
      4 ┤                            ⢀⡠⠊⠁
        │                  ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠁
      2 ┤       ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁
        │      ⠉⠁
      0 ┴─────────────────────────────────────────────────────────────────────────────
            Mon 14     Tue 15     Wed 16     Thu 17     Fri 18     Sat 19     Sun 20
      count 7 · missing 0 · min 1 · mean 648 · max 4,512 · clipped: Thu 17 4,512
      """)
  }

  @Test func `a page with a scale of its own says so`() throws {
    try Self.session(outlier: 3).after("set scale page").expectText(
      """
      > show
      week 2025-W29 · 2025-07-14 through 2025-07-20
      rain, mean by day
         scale page
        │                                                              ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠁
      6 ┤                                                   ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁
        │                                             ⢀⣀⠤⠒⠊⠉⠁
      4 ┤                                        ⣀⡠⠔⠒⠉⠁
        │                  ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
      2 ┤       ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁
        │      ⠉⠁
      0 ┴─────────────────────────────────────────────────────────────────────────────
            Mon 14     Tue 15     Wed 16     Thu 17     Fri 18     Sat 19     Sun 20
      count 7 · missing 0 · min 1 · mean 3.9 · max 7
      """)
  }

  @Test func `the scale of a level is not named`() throws {
    var session = try Self.session(outlier: 3)
    let lines = TextReport(style: TextStyle()).lines(session.show())
    #expect(!lines.contains { $0.contains("scale") })
  }

  @Test func `plain text names no scale and clips nothing`() throws {
    var session = try Self.session()
    let lines = TextReport(style: TextStyle(isPlain: true)).lines(session.show())
    #expect(lines.contains("Thu 17: 4512, 1 sample"))
    #expect(!lines.contains { $0.contains("scale") || $0.contains("clipped") })
  }

  @Test func `a snapshot keeps the rule, and one of an older version restores its rule`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["save auto.json", "set scale robust", "save robust.json"])
    session.run(all: ["restore auto.json"])
    #expect(session.state.drawing.scale == .auto)
    session.run(all: ["restore robust.json"])
    #expect(session.state.drawing.scale == .robust)
    let old = try #require(storage["auto.json"])
    storage.put(old.replacing("\"scale\":\"auto\"", with: "\"scale\":\"level\""), "old.json")
    session.run(all: ["restore old.json"])
    #expect(session.state.drawing.scale == .level)
  }
}
