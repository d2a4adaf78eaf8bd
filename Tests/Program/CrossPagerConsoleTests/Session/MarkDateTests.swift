import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests `mark` with the dates that `date` takes.
struct MarkDateTests {
  @Test(arguments: [
    ("\"july 2016\"", "2016-W26"), ("july 2016", "2016-W26"), ("july", "2016-W26"),
    ("last january", "2015-W53"), ("monday", "2016-W04"), ("+1w", "2016-W05"),
    ("today", "2016-W10"), ("2016-07", "2016-W26"), ("2016", "2015-W53"), ("3", "2016-W03"),
    ("20", "2016-W20"),
  ])
  func `a page can be any date`(words: String, page: String) throws {
    var session = try DateWordsTests.session(.week)
    if words == "last january" { session.run(all: ["date 2017-01-31"]) }
    session.run(all: ["mark m week \(words)", "first", "go 'm"])
    #expect(session.place?.title == page)
    #expect(session.outcome("date \(words)") != nil)
  }

  @Test(
    arguments: pairs(
      of: """
        mark m week july 2030 | No page for 2030-07 in level 'week'. Its pages are 2015-W53 to 2017-W05.
        mark m week foo | No page for foo in level 'week'. Its pages are 2015-W53 to 2017-W05.
        mark m week july 20 | '20' is not a year with four digits, such as 'july 2020'.
        mark m week 2016-07 3 | Unexpected '3'. Usage: mark NAME [LEVEL PAGE]
        """))
  func `a date without a page is refused`(line: String, message: String) throws {
    var session = try DateWordsTests.session(.week)
    #expect(session.message(line) == message)
  }

  @Test func `a mark on today is recorded with the date`() throws {
    let storage = MemoryStorage()
    var session = try DateWordsTests.session(.week, storage: storage)
    session.run(all: ["record a.txt", "mark m week today", "mark n week \"last week\"", "record"])
    let lines = try #require(storage["a.txt"]).split(separator: "\n")
    #expect(lines.contains("mark m week 2016-03-10"))
    #expect(lines.contains("mark n week \"last week\""))
    session.context.now = { CivilDate(year: 2016, month: 8, day: 1).map { CivilTime($0) } }
    session.run(all: ["unmark m", "replay a.txt", "go 'm"])
    #expect(session.place?.title == "2016-W10")
  }

  @Test func `a plain level has only indices`() throws {
    var session = try session("a=5")
    session.run(all: ["mark m a 3", "go 'm"])
    #expect(session.place?.page == 3)
    #expect(session.message("mark n a july")?.hasPrefix("No page") == true)
  }
}
