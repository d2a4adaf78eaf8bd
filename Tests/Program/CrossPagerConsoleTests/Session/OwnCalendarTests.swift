import CivilDates
import CrossPager
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Days that begin at an hour, and years that begin with a month.
struct OwnCalendarTests {
  @Test func `today is the day before until the day begins`() throws {
    var session = try datedSession(
      from: (2016, 3, 1), days: 20, units: [.day], calendar: CivilCalendar(dayStart: 4))
    for (hour, day) in [(3, "2016-03-09"), (4, "2016-03-10")] {
      session.context.now = {
        CivilDate(year: 2016, month: 3, day: 10).flatMap { CivilTime($0, hour: hour) }
      }
      session.run(all: ["date today"])
      #expect(session.place?.title == day)
    }
  }

  @Test func `levels stay on their keys when the calendar changes`() throws {
    let start = try #require(CivilDate(year: 2014, month: 6, day: 20)).dayNumber
    let samples = (0..<18_606).map { hour in
      Sample(
        time: CivilTime(microseconds: Int64(start * 24 + hour) * 3_600_000_000),
        value: Double(hour))
    }
    var session = try dataSession(
      of: Series(name: "steps", samples: samples), units: [.day, .month, .year])
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

  @Test(arguments: [
    ("time,v\n2015-12-31,1\n2016-01-01T05:00,2\n", 4, Month.january),
    ("year,v\n2013,1\n2014,2\n2015,4\n", 4, .july),
    ("time,v\n2015-12-31T02:00,1\n2016-01-01T05:00,2\n", 0, .january),
  ])
  func `dates and years keep the start with which they were read`(
    text: String, dayStart: Int, yearStart: Month
  ) throws {
    var options = SeriesOptions()
    options.calendar = CivilCalendar(dayStart: 4, yearStart: .july)
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv", options: options)
    let data = ChartData(columns: read.series, report: read.report, calendar: options.calendar)
    #expect(
      data.calendar(for: DrawingSettings(calendar: CivilCalendar(firstWeekday: .sunday)))
        == CivilCalendar(firstWeekday: .sunday, dayStart: dayStart, yearStart: yearStart))
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
