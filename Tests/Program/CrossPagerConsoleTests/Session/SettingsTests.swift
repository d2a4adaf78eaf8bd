import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Changes the levels, the aggregate and the first weekday without reading the file again.
struct SettingsTests {
  private static func session(storage: any Storage = MemoryStorage()) throws -> Session {
    var session = try datedSession(
      from: (2015, 1, 1), days: 730, units: [.day, .week, .month], storage: storage)
    session.run(all: ["date 2015-08-13", "align week", "align month"])
    return session
  }

  @Test func `other levels show the date of the current page`() throws {
    try Self.session().expectText(
      """
      > levels year,quarter,month
      changed: levels month,quarter,year
      > where
      ▸ month    2015-08  (8 of 24)
        quarter  2015-Q3  (3 of 8)
        year     2015     (1 of 2)
      > levels year,quarter,month
      ignored: Nothing to change.
      > levels week quarter
      changed: levels week,quarter
      > where
      ▸ week     2015-W32  (32 of 105)
        quarter  2015-Q3   (3 of 8)
      > undo
      changed: undid 'levels week quarter', at month 2015-08 (8 of 24)
      > undo
      changed: undid 'levels year,quarter,month', at day 2015-08-13 (225 of 730)
      > preview levels year
      would change: levels year
      """)
  }

  @Test func `a level that remains keeps its page and rules`() throws {
    var session = try Self.session()
    session.run(all: [
      "set edge wrap week", "go week 3", "insert-level notes 3", "go day", "levels decade,week",
    ])
    #expect(session.state.labels.map(\.name) == ["week", "decade", "notes"])
    // The current level is removed, so the nearest level becomes current and goes to the same date.
    #expect(session.state.link.text == "week=2015-W33,decade=201X,notes=0@week")
    #expect(session.state.pager.levels[0].rules.edge == .wrap)
  }

  @Test func `a level other than the current one keeps its page`() throws {
    var session = try Self.session()
    session.run(all: ["go week 3", "levels week,day,year"])
    #expect(session.state.link.text == "day=2015-08-13,week=2015-W04,year=2015@week")
  }

  @Test func `levels come back after all of them were removed`() throws {
    var session = try Self.session()
    session.run(all: ["remove-level 0", "remove-level 0", "remove-level 0", "levels month,day"])
    #expect(session.state.link.text == "day=2016-12-30,month=2016-12@day")
  }

  @Test(
    arguments: pairs(
      of: """
        levels yeer | 'yeer' is not a unit. Units: minute, hour, day, week, month, quarter, year, decade, century. Did you mean 'year'?
        levels , | ',' is not a unit.
        insert-level year 3 | The data has no level 'year' yet. To add it: levels day,week,month,year
        insert-level Quarter 3 | The data has no level 'quarter' yet. To add it: levels day,week,month,quarter
        insert-level day 3 | There is already a level 'day'.
        insert-level Day 3 | There is already a level 'day'. For numbered pages, choose another name.
        aggregate mena | 'mena' is not 'mean', 'sum', 'min', 'max', 'count', 'last' or 'rise'. Did you mean 'mean'?
        aggregate mean | Nothing to change.
        first-weekday monday | Nothing to change.
        first-weekday mondy | 'mondy' is not a day of the week, such as 'monday'. Did you mean 'monday'?
        """))
  func `what cannot be set is refused`(line: String, message: String) throws {
    var session = try Self.session()
    let state = session.state
    #expect(session.message(line) == message)
    #expect(session.state == state)
  }

  @Test func `hours need bars of minutes, which the data in memory lacks`() throws {
    let text = "t,v\n2016-01-01T00:10,1\n2016-01-09T00:20,2\n"
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv", resolution: .hour)
    var session = Session(
      scene: try Scene(ChartData(columns: read.series, report: read.report)),
      storage: MemoryStorage())
    #expect(
      session.message("levels hour,day")
        == "The data is summarized by hour. To show hours, start with --levels hour,day")
  }

  @Test func `another aggregate is drawn, searched and undone`() throws {
    var session = try Self.session()
    session.run(all: ["go month", "aggregate sum"])
    #expect(session.outcome("show")?["page"]?["aggregate"] == "sum")
    let view = session.view
    session.run(all: ["undo"])
    #expect(session.outcome("show")?["page"]?["aggregate"] == "mean")
    #expect(session.view != view)
    session.run(all: ["redo"])
    #expect(session.state.drawing.aggregate == .sum)
  }

  @Test func `no bar stays marked on a level that is gone, and redo still works`() throws {
    var session = try Self.session()
    session.run(all: ["bar at 2", "levels month"])
    #expect(session.state.explored.cursor == nil)
    let changed = session.state
    session.run(all: ["undo", "redo"])
    #expect(session.state == changed)
  }

  @Test func `the scale is that of the aggregate`() throws {
    var session = try Self.session()
    session.run(all: ["go month", "set scale level"])
    let mean = try #require(session.chart)
    session.run(all: ["aggregate count"])
    let count = try #require(session.chart)
    #expect(mean.scale.range == 1...730)
    #expect(count.scale.range == 0...1)
  }

  @Test func `the first weekday changes the weeks, and every level keeps its date`() throws {
    var session = try Self.session()
    session.run(all: ["first-weekday sunday"])
    #expect(session.state.link.text == "day=2015-08-13,week=2015-08-09,month=2015-08@day")
    session.run(all: ["undo"])
    #expect(session.state.link.text == "day=2015-08-13,week=2015-W33,month=2015-08@day")
    session.run(all: ["date 2015-08"])
    #expect(session.chartData?.calendar.firstWeekday == .monday)
  }

  @Test func `a snapshot restores the aggregate and the first weekday`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["aggregate max", "first-weekday sunday", "save a.json"])
    let saved = session.state
    session.run(all: ["aggregate mean", "first-weekday monday", "first", "restore a.json"])
    #expect(session.state == saved)
    #expect(session.state.drawing.aggregate == .max)
    for (old, new, problem) in [
      (
        "\"max\"", "\"most\"",
        "aggregate: \"most\" is not one of 'mean', 'sum', 'min', 'max', 'count', 'last' or 'rise'."
      ),
      (
        "\"rules\":{\"bounce\"", "\"rules\":{\"goal\":\"0x10 day rain\",\"bounce\"",
        "rules.goal: \"0x10 day rain\" is not a number such as 8000 or 10k, or 'off'."
      ),
    ] {
      storage.put(try #require(storage["a.json"]).replacing(old, with: new), "b.json")
      #expect(session.message("restore b.json") == "'b.json' is not a snapshot: \(problem)")
    }
  }

  @Test func `a recording has the settings`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: [
      "record a.txt", "aggregate max", "first-weekday sunday", "levels week,quarter",
      "set edge wrap", "set entry align quarter", "left", "levels quarter", "record",
    ])
    var other = try Self.session(storage: storage)
    #expect(other.message("replay a.txt") == nil)
    #expect(other.state == session.state)
  }

  @Test func `plain levels have no settings of data`() throws {
    var session = try articleSession()
    for line in ["aggregate sum", "first-weekday sunday", "levels day"] {
      #expect(session.outcome(line)?["reason"] == "noDates", "\(line)")
    }
  }
}
