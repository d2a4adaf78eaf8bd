import CivilDates
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the hints after a date without a command that takes dates.
struct DateHintTests {
  @Test(arguments: [
    "july 2016", "Next July", "next week", "july", "monday", "2016-07", "-7d", "today",
  ])
  func `a date alone names the command that goes there`(words: String) throws {
    var session = try DateWordsTests.session()
    let message = "Unknown command '\(words)'. Did you mean 'date \(words)'?"
    #expect(session.message(words) == message)
    #expect(session.message("preview \(words)") == message)
    #expect(session.outcome("date \(words)")?["result"] == "moved")
  }

  @Test func `a date in quotes names the command, too`() throws {
    var session = try DateWordsTests.session()
    #expect(
      session.message("\"july 2016\"")
        == "Unknown command 'july 2016'. Did you mean 'date july 2016'?")
  }

  @Test(arguments: [
    ("july", "july"), ("monday", "monday"), ("last monday", "last monday"),
    ("July 2016", "July 2016"), ("\"next week\"", "next week"), ("2016-07", "2016-07"),
    ("-7d", "-7d"), ("today", "today"),
  ])
  func `go with a date instead of a level names the command that goes there`(
    words: String, date: String
  ) throws {
    var session = try DateWordsTests.session()
    let outcome = session.outcome("go \(words)")
    #expect(outcome?["reason"] == "noSuchLevel")
    let message = "No level '\(date)'. To go to a date on this level: date \(date)"
    #expect(session.message("go \(words)") == message)
    #expect(session.outcome("date \(date)")?["result"] == "moved")
  }

  @Test(arguments: [
    ("go july 2030", "No level 'july 2030'. Levels: day"),
    ("go july 20", "No level 'july'. Levels: day"),
  ])
  func `go without a page for the date has no hint`(line: String, message: String) throws {
    var session = try DateWordsTests.session()
    #expect(session.message(line)?.hasPrefix(message) == true, "\(session.message(line) ?? "")")
  }

  @Test(arguments: ["max", "highest", "peak", "Lowest", "today", "july", "last july", "july 2016"])
  func `plain levels have no hint for a command that needs dates`(line: String) throws {
    var session = try session("day=5,week=5")
    let answer = session.message(line)
    let message = try #require(answer)
    for command in ["date", "find", "bar"] { #expect(!message.contains(command)) }
    #expect(!message.contains("Did you mean"))
  }

  @Test func `a plain level beside dated levels has no date to go to`() throws {
    var session = try DateWordsTests.session()
    session.run(all: ["insert-level notes 3", "go notes"])
    #expect(session.message("go july") == "No level 'july'. Levels: day, notes")
  }
}
