import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct DateWordsTests {
  /// The days from 2015-12-28, a Monday, through 2017-02-04. The session is on 2016-01-31, a Sunday. Today is
  /// 2016-03-10.
  static func session(
    _ unit: CalendarUnit = .day, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    var session = try datedSession(
      from: (2015, 12, 28), days: 405, units: [unit], storage: storage)
    session.context.now = { CivilDate(year: 2016, month: 3, day: 10).map { CivilTime($0) } }
    session.run(all: ["date 2016-01-31"])
    return session
  }

  @Test(arguments: [
    ("today", "2016-03-10"), ("Yesterday", "2016-03-09"), ("tomorrow", "2016-03-11"),
    ("-7d", "2016-01-24"), ("+1w", "2016-02-07"), ("+1m", "2016-02-29"), ("-1M", "2015-12-31"),
    ("+1q", "2016-04-30"), ("+1y", "2017-01-31"), ("-48h", "2016-01-29"),
    ("monday", "2016-01-25"), ("sun", "2016-01-31"), ("sat", "2016-01-30"),
    ("may 2016", "2016-05-01"), ("MAY 2016", "2016-05-01"), ("december 2015", "2015-12-28"),
    ("sept", "2016-09-01"), ("jan", "2017-01-01"), ("2016-07", "2016-07-01"),
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

  @Test(
    arguments: pairs(
      of: """
        date -2y | No page for 2014-01-31 in level 'day'. Its pages are 2015-12-28 to 2017-02-04.
        date +2147483647y | No page for 10000-12-01 in level 'day'. Its pages are 2015-12-28 to 2017-02-04.
        date may 2020 | No page for 2020-05 in level 'day'. Its pages are 2015-12-28 to 2017-02-04.
        date may 0000 | '0000' is not a year from 0001 to 9999.
        date monday 2016 | Unexpected '2016'. Usage: date DATE
        date last | 'date last' needs a weekday, a month or a unit such as 'week'. Usage: date DATE
        date next 2016 | '2016' is not a weekday, a month or a unit such as 'week'.
        date last wensday | 'wensday' is not a weekday, a month or a unit such as 'week'. Did you mean 'wednesday'?
        page next week | 'next week' is a date, not an index. To go there: date next week
        go day abc | 'abc' is not a page's index (0 or more) or a date such as 2015, 2015-12, 2015-12-31, 2015-W53, 2015-Q4 or 201X, or today, yesterday, monday, -7d, +1m, 'may 2020' or 'last week'.
        date may 16 | '16' is not a year with four digits, such as 'may 2020'.
        yesterday | Unknown command 'yesterday'. Did you mean 'date yesterday'?
        -7d | Unknown command '-7d'. Did you mean 'date -7d'?
        last july | Unknown command 'last july'. Did you mean 'date last july'?
        next Monday | Unknown command 'next Monday'. Did you mean 'date next Monday'?
        last 3 | Unexpected '3'. Usage: last
        """))
  func `a date without a page is refused`(line: String, message: String) throws {
    var session = try Self.session()
    #expect(session.message(line) == message)
  }

  @Test(arguments: ["d", "15", "+-1d", "mo", "to", "-d", "01-02-", "7x"])
  func `other words are not dates`(word: String) throws {
    var session = try Self.session()
    #expect(session.message("date \(word)")?.hasPrefix("'\(word)' is not a date such as") == true)
  }

  @Test(arguments: [
    ("2015-13", "There is no month 13. Months go from 1 to 12."),
    ("2015-00-01", "There is no month 0. Months go from 1 to 12."),
    ("2015-02-29", "February 2015 has no day 29."), ("2016-04-31", "April 2016 has no day 31."),
    ("2016-01-32", "There is no day 32. Days go from 1 to 31."),
    ("2016-01-00", "There is no day 0. Days go from 1 to 31."),
    ("2016-01-31T25", "There is no hour 25. Hours go from 0 to 23."),
    ("2016-01-31T23:60", "There is no minute 60. Minutes go from 0 to 59."),
    ("0000/01/02", "Years go from 0001 to 9999."),
    ("2016.01.02T3:4", "Write it as 2016-01-02T03:04."),
    ("15-12-31", "Write the year first, with four digits, such as 2015-12-31."),
    ("2015-W54", "There is no week 54. The weeks of 2015 are numbered 1 to 53."),
    ("2016-W53", "There is no week 53. The weeks of 2016 are numbered 1 to 52."),
    ("2016-Q5", "There is no quarter 5. Quarters go from 1 to 4."),
  ])
  func `a word that looks like a date says which part is wrong`(
    word: String, problem: String
  ) throws {
    var session = try Self.session()
    for command in ["date", "bar", "compare", "mark m day"] {
      #expect(session.message("\(command) \(word)") == "'\(word)' is not a date. \(problem)")
    }
    if let key = problem.split(separator: " ").last?.dropLast(), problem.hasPrefix("Write it") {
      #expect(session.message("date \(key)")?.contains("is not") != true)
    }
  }

  @Test(arguments: [
    ("7d", "Write a step with + or -, such as -7d."),
    ("-7", "A step ends in h, d, w, m, q or y, such as -7d."),
    ("+7days", "A step ends in h, d, w, m, q or y, such as +7d."),
    ("-0d", "The number in a step must be from 1 to 2147483647."),
    ("-99999999999d", "The number in a step must be from 1 to 2147483647."),
  ])
  func `a word that looks like a step says which part is wrong`(
    word: String, problem: String
  ) throws {
    var session = try Self.session()
    #expect(session.message("date \(word)") == "'\(word)' is not a date. \(problem)")
    #expect(session.message("compare \(word)") == "'\(word)' is not a date. \(problem)")
  }

  @Test(arguments: [
    ("mondy", "'mondy' is not a weekday. Did you mean 'monday'?"),
    ("Wensday", "'Wensday' is not a weekday. Did you mean 'wednesday'?"),
    ("janury", "'janury' is not a month. Did you mean 'january'?"),
  ])
  func `a misspelled weekday or month is corrected`(word: String, message: String) throws {
    var session = try Self.session()
    #expect(session.message("date \(word)") == message)
  }

  @Test(
    arguments: pairs(
      of: """
        page 2016-07 | '2016-07' is a date, not an index. To go there: date 2016-07
        preview page -7d | '-7d' is a date, not an index. To go there: date -7d
        page soon | 'soon' is not an index (0 or more).
        go notes 2016-07 | '2016-07' is not an index (0 or more).
        go day 2016-13 | '2016-13' is not a date. There is no month 13. Months go from 1 to 12.
        go month 2020-07 | No page for 2020-07 in level 'month'. Its pages are 2015-12 to 2017-02.
        go wek 2016-07 | No level 'wek'. Levels: day, month, notes
        go month may 2016 3 | Unexpected '3'. Usage: go LEVEL [PAGE|DATE]
        go 2016-07 | No level '2016-07'. To go to a date on this level: date 2016-07
        go 1999-07 | No level '1999-07'. Levels: day, month, notes
        page 2016 | No page 2016 in level 'day'. Its pages are 0 to 404. To go to the year: date 2016
        go month 2016 | No page 2016 in level 'month'. Its pages are 0 to 14. To go to the year: go month, then date 2016
        page 2020 | No page 2020 in level 'day'. Its pages are 0 to 404.
        go notes 2016 | No page 2016 in level 'notes'. Its pages are 0 to 2.
        """))
  func `a date in place of an index names the command to go there`(
    line: String, message: String
  ) throws {
    var session = try Self.session()
    session.run(all: ["levels day,month", "insert-level notes 3"])
    #expect(session.message(line) == message)
  }

  @Test(arguments: [
    ("go month 2016-07", "month", "2016-07"), ("go month 2016-07-15", "month", "2016-07"),
    ("go 1 may 2016", "month", "2016-05"), ("go month today", "month", "2016-03"),
    ("go month -1m", "month", "2015-12"), ("go month 5", "month", "2016-05"),
    ("go day monday", "day", "2016-01-25"), ("go month 2016-W53", "day", "2016-01-31"),
    ("go month 2016-Q3", "month", "2016-07"), ("go MONTH 2016-07", "day", "2016-01-31"),
    ("preview go month 2016-07", "day", "2016-01-31"), ("go notes 1", "notes", "1"),
  ])
  func `a level and a date lead to the level's page with that date`(
    line: String, level: String, page: String
  ) throws {
    var session = try Self.session()
    session.run(all: ["levels day,month", "insert-level notes 3", line])
    #expect(session.place?.level == level)
    #expect(session.place?.title == page)
  }

  @Test func `going to a level and a date is one change, in JSON a move like any other`() throws {
    var session = try Self.session()
    session.run(all: ["levels day,month", "insert-level \"my notes\" 3", "go \"my notes\""])
    // On a level without dates, steps count from the remembered page of the level to go to.
    let json = session.run("go day +1d")?.json(number: 1) ?? ""
    #expect(
      json
        == #"{"n":1,"command":"go day +1d","result":"moved","from":{"level":"my notes","page":0},"to":{"level":"day","page":35},"at":{"level":"day","page":35}}"#
    )
    session.run(all: ["undo"])
    #expect(session.place?.level == "my notes")
    #expect(session.outcome("go \"my notes\" today")?["result"] == "error")
    // On a dated level, steps count from the current page.
    session.run(all: ["go day 2016-03-11", "go month -1m"])
    #expect(session.place?.title == "2016-02")
  }

  @Test func `a session without a clock refuses today`() throws {
    var session = try Self.session()
    session.context.now = { nil }
    #expect(session.message("date today") == "This session does not know today's date.")
    session.run(all: ["date -1d"])
    #expect(session.place?.title == "2016-01-30")
  }

  @Test func `plain levels have no dates`() throws {
    var session = try articleSession()
    #expect(session.outcome("date -1d")?["reason"] == "noDates")
  }

  @Test func `a line asks for today once, and only if it depends on today`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    let asked = Locked(0)
    // The date changes with every call.
    session.context.now = {
      CivilDate(
        year: 2016, month: 3,
        day: asked.withLock {
          $0 += 1
          return $0
        }
      ).map { CivilTime($0) }
    }
    session.run(all: ["record a.txt", "right", "date -1d", "date may", "preview date monday"])
    #expect(asked.withLock { $0 } == 0)
    session.run(all: ["date today", "preview date tomorrow"])
    #expect(asked.withLock { $0 } == 2)
    #expect(session.place?.title == "2016-03-01")
    let text = try #require(storage["a.txt"])
    #expect(text.contains("\ndate 2016-03-01\nexpect moved"))
    #expect(text.contains("\npreview date 2016-03-03\n"))
  }

  @Test func `a recording has today's date`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: [
      "record a.txt", "date yesterday", "date -1d", "bar tomorrow", "compare today", "record",
    ])
    let text = try #require(storage["a.txt"])
    #expect(text.contains("\ndate 2016-03-09\nexpect moved"))
    #expect(text.contains("\nbar 2016-03-11\nexpect moved"))
    #expect(text.contains("\ncompare 2016-03-10\nexpect changed"))
    var other = try Self.session(storage: storage)
    other.context.now = { CivilDate(year: 2016, month: 12, day: 31).map { CivilTime($0) } }
    #expect(other.outcome("replay a.txt")?["replay"]?["expectations"] == 5)
  }

  @Test func `a recording keeps commands for unknown levels as they are`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["record a.txt", "go nosuch today", "preview go 99 yesterday", "record"])
    let text = try #require(storage["a.txt"])
    #expect(text.contains("\ngo nosuch today\nexpect ignored noSuchLevel\n"))
    #expect(text.contains("\npreview go 99 yesterday\nexpect ignored noSuchLevel\n"))
  }
}
