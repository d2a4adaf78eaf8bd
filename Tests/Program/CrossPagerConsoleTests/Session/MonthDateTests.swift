import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests months without a year.
struct MonthDateTests {
  @Test(arguments: [
    ("2015-12-30", "july", "2016-07-01"), ("2017-01-05", "july", "2016-07-01"),
    ("2016-01-31", "january", "2017-01-01"), ("2016-01-31", "february", "2017-02-01"),
    ("2016-01-31", "march", "2016-03-01"), ("2017-02-04", "dec", "2016-12-01"),
  ])
  func `a month is the latest one that the data reaches, whatever the current page`(
    start: String, month: String, page: String
  ) throws {
    var session = try DateWordsTests.session()
    session.run(all: ["date \(start)", "date \(month)"])
    #expect(session.place?.title == page)
  }

  /// The data ends on 2023-11-30, a Thursday, but the last week extends to December 3.
  @Test(arguments: [
    ("go day", "2022-12-01"), ("go week", "2022-W48"), ("go month", "2022-12"), ("go year", "2022"),
  ])
  func `a month that starts after the data ends is not selected on any level`(
    level: String, page: String
  ) throws {
    var session = try datedSession(
      from: (2020, 1, 1), days: 1430, units: [.day, .week, .month, .year])
    session.run(all: [level, "date december"])
    #expect(session.place?.title == page)
    session.run(all: ["latest", "compare december"])
    let name = session.place?.level ?? ""
    #expect(session.state.drawing.comparison == .page(level: name, key: page))
    session.run(all: ["first", "latest", "mark m \(name) december", "first", "go 'm"])
    #expect(session.place?.title == page)
  }

  @Test(
    arguments: pairs(
      of: """
        date november | No page for november in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        date jan | No page for january in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        compare october | No page for october in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        bar october | No page for october in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        mark m day october | No page for october in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        go day october | No page for october in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        date november 2019 | No page for 2019-11 in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        date last january | No page for 2020-01 in level 'day'. Its pages are 2020-03-01 to 2020-09-16.
        """))
  func `a refusal names the month, not a year that nobody typed`(
    line: String, message: String
  ) throws {
    var session = try datedSession(from: (2020, 3, 1), days: 200, units: [.day])
    #expect(session.message(line) == message)
  }
}
