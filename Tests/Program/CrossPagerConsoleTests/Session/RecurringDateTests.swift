import CivilDates
import CrossPagerTesting
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests dates such as `last july`, and the advice after dates that are longer than a page.
struct RecurringDateTests {
  /// The session's page is 2016-01-31, a Sunday, or the page of the unit that contains this day.
  @Test(arguments: [
    (CalendarUnit.day, "last monday", "2016-01-25"), (.day, "last sunday", "2016-01-24"),
    (.day, "next sunday", "2016-02-07"), (.day, "next MON", "2016-02-01"),
    (.day, "last january", "2016-01-31"), (.day, "next january", "2017-01-01"),
    (.day, "last december", "2015-12-28"), (.day, "next december", "2016-12-01"),
    (.day, "last week", "2016-01-18"), (.day, "next week", "2016-02-01"),
    (.day, "last month", "2015-12-28"), (.day, "next month", "2016-02-01"),
    (.day, "next quarter", "2016-04-01"), (.day, "next year", "2017-01-01"),
    (.week, "last sunday", "2016-W03"), (.week, "next monday", "2016-W05"),
    (.month, "last week", "2015-12"), (.month, "next june", "2016-06"),
    (.month, "last month", "2015-12"), (.year, "next month", "2017"),
    (.hour, "next day", "2016-02-01T00"),
  ])
  func `last and next select the nearest unit outside the page`(
    unit: CalendarUnit, words: String, page: String
  ) throws {
    var session = try DateWordsTests.session(unit)
    session.run(all: ["date \(words)"])
    #expect(session.place?.title == page)
  }

  @Test func `the month of the page itself is neither last nor next`() throws {
    var session = try DateWordsTests.session()
    #expect(
      session.message("date last january")
        == "No page for 2015-01 in level 'day'. Its pages are 2015-12-28 to 2017-02-04.")
  }

  @Test(
    arguments: pairs(
      of: """
        date 2016-07 | moved to day 2016-07-01 (187 of 405). To see the whole month: go month 2016-07
        date may | moved to day 2016-05-01 (126 of 405). To see the whole month: go month 2016-05
        date last month | moved to day 2015-12-28 (1 of 405). To see the whole month: go month 2015-12
        date 2016 | moved to day 2016-01-01 (5 of 405). To see the whole year: go year, then date 2016
        go month 2016 | ignored: No page 2016 in level 'month'. Its pages are 0 to 14. To go to the year: go month, then date 2016
        preview go day 2016-07 | would move to day 2016-07-01 (187 of 405). To see the whole month: go month 2016-07
        date 2016-Q3 | moved to day 2016-07-01 (187 of 405)
        date 2016-07-01 | moved to day 2016-07-01 (187 of 405)
        date +1m | moved to day 2016-02-29 (64 of 405)
        go month 2016-07 | moved to month 2016-07 (8 of 15)
        """))
  func `a period longer than a page names the command that shows all of it`(
    line: String, sentence: String
  ) throws {
    var session = try DateWordsTests.session()
    session.run(all: ["levels day,month,year"])
    let report = TextReport(style: TextStyle(width: 200))
    #expect(session.run(line).map { report.lines($0) } == [sentence])
  }

  @Test func `the advice repeats when there is nothing to change`() throws {
    var session = try DateWordsTests.session()
    session.run(all: ["levels day,month", "date 2016-07"])
    #expect(
      session.message("date july")
        == "Already at 2016-07-01 of level 'day'. To see the whole month: go month 2016-07")
    let run = session.run("date 2016-08")
    let response = try #require(run)
    #expect(
      TextReport(style: TextStyle()).remaining(response)
        == ["To see the whole month: go month 2016-08"])
    #expect(response.json(number: 1).contains("whole") == false)
  }
}
