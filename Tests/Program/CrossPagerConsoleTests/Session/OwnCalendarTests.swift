import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Days that begin at an hour, and years that begin with a month.
struct OwnCalendarTests {
  /// A session on hourly values from 2014-06-20 to 2016-08-03T05:00. Each value is the number of hours since the start.
  private static func session(
    _ units: [CalendarUnit] = [.day, .month, .year],
    calendar: CivilCalendar = CivilCalendar(dayStart: 4, yearStart: .july),
    storage: any Storage = MemoryStorage()
  ) throws -> Session {
    let start = try #require(CivilDate(year: 2014, month: 6, day: 20)).dayNumber
    let samples = (0..<18_606).map { hour in
      Sample(
        time: CivilTime(microseconds: Int64(start * 24 + hour) * 3_600_000_000),
        value: Double(hour))
    }
    let series = Series(name: "steps", samples: samples)
    let data = ChartData(
      columns: [series], report: ReadReport(of: series, source: "steps.csv"), aggregate: .max,
      calendar: calendar)
    return Session(scene: try Scene(data, units: units), storage: storage)
  }

  private static func read(_ text: String, calendar: CivilCalendar) throws -> Session {
    var options = SeriesOptions()
    options.calendar = calendar
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv", options: options)
    let data = ChartData(
      series: [NamedSeries(name: "", series: read.series)], report: read.report, calendar: calendar)
    return Session(scene: try Scene(data, units: [.day, .year]), storage: MemoryStorage())
  }

  private static func keys(_ session: inout Session) -> [String]? {
    guard case .array(let bars)? = session.outcome("show")?["page"]?["bars"] else { return nil }
    return bars.map { bar in if case .string(let key)? = bar["key"] { key } else { "" } }
  }

  @Test func `a day has the hours from its start, with their clock times`() throws {
    var session = try Self.session()
    session.run(all: ["go day 2015-12-31"])
    let page = session.outcome("show")?["page"]
    #expect(page?["start"] == "2015-12-31T04:00" && page?["end"] == "2016-01-01T04:00")
    // 2015-12-31T04:00 is 13,420 hours after 2014-06-20T00:00.
    #expect(page?["min"] == 13_420 && page?["max"] == 13_443 && page?["count"] == 24)
    let hours = try #require(Self.keys(&session))
    #expect(
      hours == (4...23).map { "2015-12-31T\($0 < 10 ? "0" : "")\($0)" }
        + (0...3).map { "2016-01-01T0\($0)" })
  }

  @Test(arguments: [
    ("bar 4", 0, "2015-12-31T04"), ("bar 23", 19, "2015-12-31T23"), ("bar 3", 23, "2016-01-01T03"),
    ("bar midnight", 20, "2016-01-01T00"), ("bar at 21", 21, "2016-01-01T01"),
    ("bar 02:30", 22, "2016-01-01T02"),
  ])
  func `a bar of a day is found by its clock time`(line: String, index: Int, key: String) throws {
    var session = try Self.session()
    session.run(all: ["go day 2015-12-31"])
    let bar = session.outcome(line)?["bar"]
    #expect(bar?["index"] == .integer(index) && bar?["key"] == .string(key))
  }

  @Test func `a year has its months in order, and its page says which days it holds`() throws {
    var session = try Self.session()
    session.run(all: ["go year", "date 2016-01-03"])
    #expect(session.place?.title == "2015")
    let months = try #require(Self.keys(&session))
    #expect(
      months == (7...12).map { "2015-\($0 < 10 ? "0" : "")\($0)" } + (1...6).map { "2016-0\($0)" })
    #expect(session.outcome("bar 6")?["bar"]?["key"] == "2016-06")
    #expect(session.outcome("bar jan")?["bar"]?["index"] == 6)
    let shown = session.run("show")
    let response = try #require(shown)
    #expect(
      TextReport(style: TextStyle()).lines(response).first
        == "year 2015 · 2015-07-01 through 2016-06-30")
  }

  @Test(arguments: [
    ("2015-07-01T03", "2014"), ("2015-07-01T04", "2015"), ("2015-07-01", "2015"),
    ("2015-06-30", "2014"), ("2015", "2015"), ("2015/16", "2015"), ("2015-Q4", "2015"),
    ("2016-Q1", "2016"), ("'Q4 2014'", "2014"), ("1.7.2015", "2015"), ("'june 2015'", "2014"),
  ])
  func `a date finds its year`(date: String, year: String) throws {
    var session = try Self.session()
    session.run(all: ["go year", "first", "date \(date.replacing("'", with: "\""))"])
    #expect(session.place?.title == year)
  }

  @Test(arguments: [
    (CalendarUnit.quarter, "bar 2", "2015-Q3", "2016-02"), (.year, "bar 8", "2015", "2015-08"),
  ])
  func `the bars of quarters and years have their month`(
    unit: CalendarUnit, line: String, page: String, key: String
  ) throws {
    var session = try Self.session([unit])
    session.run(all: ["date \(page)"])
    #expect(session.outcome(line)?["bar"]?["key"] == .string(key))
  }

  @Test func `the quarters of quarterly data are found by their numbers`() throws {
    let start = try #require(CivilDate(year: 2010, month: 7, day: 1))
    let samples = (0..<16).map { quarter in
      Sample(time: CivilTime(start).moved(by: quarter, .quarter), value: Double(quarter))
    }
    let series = Series(name: "gdp", samples: samples)
    let data = ChartData(
      columns: [series], report: ReadReport(of: series, source: "gdp.csv"),
      calendar: CivilCalendar(yearStart: .july))
    var session = Session(scene: try Scene(data, units: [.year]), storage: MemoryStorage())
    session.run(all: ["date 2011"])
    #expect(Self.keys(&session) == ["2011-Q1", "2011-Q2", "2011-Q3", "2011-Q4"])
    let bar = session.outcome("bar 1")?["bar"]
    #expect(bar?["key"] == "2011-Q1" && bar?["value"] == 4)
    #expect(session.outcome("bar 4")?["bar"]?["index"] == 3)
    #expect(
      session.message("bar 5")?.hasPrefix("No bar 5 on page 2011. Its bars are 1 to 4.") == true)
  }

  @Test func `a comparison with a year takes the same date in that year`() throws {
    var session = try Self.session()
    session.run(all: ["go day 2016-01-15", "compare 2014"])
    #expect(session.state.drawing.comparison == .page(level: "day", key: "2015-01-15"))
    session.run(all: ["compare year"])
    let position = try #require(session.state.pager.position)
    #expect(
      session.state.comparedPage(of: position).map(session.state.labels[0].title) == "2015-01-15")
  }

  @Test func `unfinished days and years are compared so far, up to the same time`() throws {
    var session = try Self.session()
    session.run(all: ["go day", "last", "compare previous"])
    // The data ends at 06:00 on 2016-08-03, two hours after the start of the day.
    let dayReport = session.outcome("show")
    let day = try #require(dayReport)
    #expect(day["page"]?["key"] == "2016-08-03" && day["until"] == "2016-08-03T05")
    #expect(day["compare"]?["until"] == "2016-08-02T05" && day["compare"]?["count"] == 2)
    session.run(all: ["go year", "last", "compare previous"])
    let yearReport = session.outcome("show")
    let year = try #require(yearReport)
    #expect(year["page"]?["key"] == "2016" && year["until"] == "2016-08-03T05")
    // 33 days and 2 hours
    #expect(year["compare"]?["until"] == "2015-08-03T05" && year["compare"]?["count"] == 794)
  }

  @Test func `today is the day before until the day begins`() throws {
    var session = try Self.session()
    session.context.now = {
      CivilDate(year: 2016, month: 3, day: 10).flatMap { CivilTime($0, hour: 3) }
    }
    session.run(all: ["go day", "date today"])
    #expect(session.place?.title == "2016-03-09")
    session.context.now = {
      CivilDate(year: 2016, month: 3, day: 10).flatMap { CivilTime($0, hour: 4) }
    }
    session.run(all: ["date today"])
    #expect(session.place?.title == "2016-03-10")
  }

  @Test func `levels stay on their keys when the calendar changes`() throws {
    var session = try Self.session(calendar: CivilCalendar())
    session.run(all: ["go day 2015-12-31", "align month", "align year"])
    let link = session.state.link.text
    #expect(link == "day=2015-12-31,month=2015-12,year=2015@day")
    let data = try #require(session.chartData)
    session.state.set(CivilCalendar(dayStart: 4, yearStart: .july), for: data)
    #expect(session.state.link.text == link)
    #expect(session.state.pager.levels.map(\.count) == [777, 27, 4])
    session.state.set(CivilCalendar(), for: data)
    #expect(session.state.link.text == link)
    #expect(session.state.pager.levels.map(\.count) == [776, 27, 3])
  }

  @Test func `a snapshot restores the calendar, and its keys lead to the same dates`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["go day 2015-12-31", "align month", "align year", "save a.json"])
    #expect(storage["a.json"]?.contains(#""dayStart":"04:00""#) == true)
    #expect(storage["a.json"]?.contains(#""yearStart":"july""#) == true)
    var other = try Self.session(calendar: CivilCalendar(dayStart: 7), storage: storage)
    #expect(other.outcome("restore a.json")?["result"] == "changed")
    #expect(other.state == session.state)
    #expect(other.chartData?.calendar == CivilCalendar(dayStart: 4, yearStart: .july))
    // A snapshot of an earlier version has neither, so the calendar stays.
    let text = try #require(storage["a.json"])
      .replacing(#""dayStart":"04:00","#, with: "").replacing(#","yearStart":"july""#, with: "")
    storage.put(text, "b.json")
    var third = try Self.session(calendar: CivilCalendar(dayStart: 5), storage: storage)
    third.run(all: ["restore --repair b.json"])
    #expect(third.chartData?.calendar == CivilCalendar(dayStart: 5))
    #expect(third.state.link.text == "day=2015-12-31,month=2015-12,year=2015@day")
    storage.put(text.replacing("{", with: #"{"dayStart":"4:30","#, maxReplacements: 1), "c.json")
    #expect(third.message("restore c.json")?.contains("dayStart") == true)
  }

  @Test func `the same gaps are skipped as in the default calendar`() throws {
    let text = "time,v\n2016-01-01T03:00,1\n2016-01-01T05:00,2\n2016-01-09T02:00,4\n"
    var session = try Self.read(text, calendar: CivilCalendar(dayStart: 4))
    session.run(all: ["gaps skip"])
    let days = try #require(session.state.labels[0].dated)
    #expect((0..<days.count).map(days.key(ofPage:)) == ["2015-12-31", "2016-01-01", "2016-01-08"])
  }

  @Test(arguments: [
    ("time,v\n2015-12-31,1\n2016-01-01T05:00,2\n", 4, Month.january),
    ("year,v\n2013,1\n2014,2\n2015,4\n", 4, .july),
    ("time,v\n2015-12-31T02:00,1\n2016-01-01T05:00,2\n", 0, .january),
  ])
  func `dates and years keep the start with which they were read`(
    text: String, dayStart: Int, yearStart: Month
  ) throws {
    let session = try Self.read(text, calendar: CivilCalendar(dayStart: 4, yearStart: .july))
    #expect(
      session.chartData?.calendar(following: CivilCalendar(firstWeekday: .sunday))
        == CivilCalendar(firstWeekday: .sunday, dayStart: dayStart, yearStart: yearStart))
  }

  @Test func `the data report shows dates without times as dates`() throws {
    let text = "time,v\n2015-12-31,1\n2015-12-31,2\n2016-01-01T05:00,4\n"
    var session = try Self.read(text, calendar: CivilCalendar(dayStart: 4))
    let data = session.outcome("data")?["data"]
    #expect(data?["first"] == "2015-12-31" && data?["last"] == "2016-01-01T05:00")
    #expect(data?["duplicateRows"] == [["line": 3, "time": "2015-12-31", "value": 2]])
  }

  @Test(arguments: [
    ("4", 4), ("04", 4), ("4:00", 4), ("04:00", 4), ("0", 0), ("00:00", 0), ("23:00", 23),
    ("24", nil), ("24:00", nil), ("4:30", nil), ("004", nil), ("-1", nil), ("", nil), (":00", nil),
    ("4:0", nil), ("four", nil), ("4:00:00", nil),
  ])
  func `a day start is a whole hour`(text: String, hour: Int?) {
    #expect(DayStart(text: text)?.hour == hour)
  }

  @Test(arguments: [
    ("july", Month.july), ("Jul", .july), ("7", .july), ("07", .july), ("12", .december),
    ("1", .january), ("0", nil), ("13", nil), ("ju", nil), ("", nil), ("7.5", nil),
  ])
  func `a year start is a month`(text: String, month: Month?) {
    #expect(Month(text: text) == month)
  }
}
