import CivilDates
import CrossPager
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole

struct DateWordsTests {
  /// The days from 2015-12-28, a Monday, through 2017-02-04. The session is at 2016-01-31, a Sunday. Today is
  /// 2016-03-10.
  private static func session(
    _ unit: CalendarUnit = .day, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    var session = try datedSession(
      from: (2015, 12, 28), days: 405, units: [unit], storage: storage)
    session.today = CivilDate(year: 2016, month: 3, day: 10)
    session.run(all: ["date 2016-01-31"])
    return session
  }

  @Test(arguments: [
    ("today", "2016-03-10"), ("Yesterday", "2016-03-09"), ("tomorrow", "2016-03-11"),
    ("-7d", "2016-01-24"), ("+1w", "2016-02-07"), ("+1m", "2016-02-29"), ("-1M", "2015-12-31"),
    ("+1q", "2016-04-30"), ("+1y", "2017-01-31"), ("-48h", "2016-01-29"),
    ("monday", "2016-01-25"), ("sun", "2016-01-31"), ("sat", "2016-01-30"),
    ("may 2016", "2016-05-01"), ("MAY 2016", "2016-05-01"), ("december 2015", "2015-12-28"),
    ("sept", "2016-09-01"), ("jan", "2016-01-01"), ("2016-07", "2016-07-01"),
  ])
  func `words are dates relative to today or to the current page`(
    words: String, page: String
  ) throws {
    var session = try Self.session()
    session.run(all: ["date \(words)"])
    #expect(session.place?.title == page)
  }

  @Test(arguments: [
    (CalendarUnit.week, "+1m", "2016-W08"), (.week, "monday", "2016-W04"),
    (.month, "+1y", "2017-01"), (.month, "monday", "2016-01"), (.month, "today", "2016-03"),
    (.year, "+1y", "2017"), (.hour, "-1d", "2016-01-30T00"), (.hour, "+5h", "2016-01-31T05"),
  ])
  func `words lead to pages of every unit`(unit: CalendarUnit, words: String, page: String) throws {
    var session = try Self.session(unit)
    session.run(all: ["date \(words)"])
    #expect(session.place?.title == page)
  }

  @Test(arguments: [
    ("date -2y", "No page for 2014-01-31 in level 'day'. Its pages are 2015-12-28 to 2017-02-04."),
    (
      "date +2147483647y",
      "No page for 10000-12-01 in level 'day'. Its pages are 2015-12-28 to 2017-02-04."
    ),
    (
      "date may 2020",
      "No page for 2020-05-01 in level 'day'. Its pages are 2015-12-28 to 2017-02-04."
    ),
    ("date may 0000", "'0000' is not a year from 0001 to 9999."),
    ("date monday 2016", "Unexpected '2016'. Usage: date DATE"),
    ("date may 16", "Unexpected '16'. Usage: date DATE"),
    ("yesterday", "Unknown command 'yesterday'. Did you mean 'date yesterday'?"),
    ("-7d", "Unknown command '-7d'. Did you mean 'date -7d'?"),
  ])
  func `a date without a page is refused`(line: String, message: String) throws {
    var session = try Self.session()
    #expect(session.message(line) == message)
  }

  @Test(arguments: ["d", "-7", "7d", "-0d", "+-1d", "-1x", "mo", "to", "-99999999999d", "-d"])
  func `other words are not dates`(word: String) throws {
    var session = try Self.session()
    #expect(session.message("date \(word)")?.hasPrefix("'\(word)' is not a date such as") == true)
  }

  @Test func `a session without a clock refuses today`() throws {
    var session = try Self.session()
    session.today = nil
    #expect(session.message("date today") == "This session does not know today's date.")
    session.run(all: ["date -1d"])
    #expect(session.place?.title == "2016-01-30")
  }

  @Test func `plain levels have no dates`() throws {
    var session = try articleSession()
    #expect(session.outcome("date -1d")?["reason"] == "noDates")
  }

  @Test func `a recording has the date of today`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["record a.txt", "date yesterday", "date -1d", "record"])
    #expect(try #require(storage["a.txt"]).contains("\ndate 2016-03-09\nexpect moved"))
    var other = try Self.session(storage: storage)
    other.today = CivilDate(year: 2016, month: 12, day: 31)
    #expect(other.outcome("replay a.txt")?["replay"]?["expectations"] == 3)
  }
}
