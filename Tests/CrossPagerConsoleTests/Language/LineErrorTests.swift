import Testing

@testable import CrossPagerConsole

/// A line that is no command: what it says and where its caret stands.
struct LineErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var message: String
    var range: Range<Int>

    init(_ line: String, _ message: String, _ range: Range<Int>) {
      (self.line, self.message, self.range) = (line, message, range)
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Row("go", "'go' is incomplete, a level must follow.", 2..<2),
    Row("  go  # where", "'go' is incomplete, a level must follow.", 4..<4),
    Row("page", "'page' is incomplete, an index from 0 must follow.", 4..<4),
    Row("remember a", "'remember a' is incomplete, an index from 0 must follow.", 10..<10),
    Row("insert a", "'insert a' is incomplete, an index from 0 must follow.", 8..<8),
    Row(
      "resize a", "'resize a' is incomplete, a number from 0 through 2147483647 must follow.", 8..<8
    ),
    Row("insert-level", "'insert-level' is incomplete, a level's name must follow.", 12..<12),
    Row(
      "insert-level b",
      "'insert-level b' is incomplete, a number from 0 through 2147483647 must follow.", 14..<14),
    Row("zoom", "'zoom' is incomplete, one of 'in' and 'out' must follow.", 4..<4),
    Row(
      "lock", "'lock' is incomplete, one of 'left', 'right', 'up' and 'down' must follow.", 4..<4),
    Row("preview", "'preview' is incomplete, a command must follow.", 7..<7),
    Row("preview go", "'preview go' is incomplete, a level must follow.", 10..<10),
    Row("save", "'save' is incomplete, a file's path must follow.", 4..<4),
    Row(
      "restore --repair", "'restore --repair' is incomplete, a file's path must follow.", 16..<16),
    Row(
      "follow", "'follow' is incomplete, a link such as 'day=4,week=2@week' must follow.", 6..<6),
    Row("date", "'date' is incomplete, a date must follow.", 4..<4),
    Row(
      "set start", "'set start' is incomplete, 'first', 'last' or a page's index must follow.",
      9..<9),
  ])
  func `a line that stops too early says what must follow`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row("left 3 4", "'4' is more than the command takes.", 7..<8),
    Row(" top  of the world # yes", "'of' is more than the command takes.", 6..<18),
    Row("go a 1 \"\"", "'' is more than the command takes.", 7..<9),
    Row("undo 2", "'2' is more than the command takes.", 5..<6),
    Row("forget all b", "'b' is more than the command takes.", 11..<12),
    Row("set edge wrap a b", "'b' is more than the command takes.", 16..<17),
    Row("restore one two", "'two' is more than the command takes.", 12..<15),
    Row("preview left 3 4", "'4' is more than the command takes.", 15..<16),
    Row("go \"a\" 1 📄📄", "'📄📄' is more than the command takes.", 9..<11),
  ])
  func `a line that goes on too long says from where`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row("left x", "'x' is not a number from 1 through 2147483647.", 5..<6),
    Row("zoom up", "'up' is not one of 'in' and 'out'.", 5..<7),
    Row("lock left \"\" up", "'' is not one of 'left', 'right', 'up' and 'down'.", 10..<12),
    Row("lock all", "'all' is not one of 'left', 'right', 'up' and 'down'.", 5..<8),
    Row("preview lfet 3", "Unknown command 'lfet'. Did you mean 'left'?", 8..<12),
    Row("help lfet", "'lfet' is found nowhere in the help. Did you mean 'left'?", 5..<9),
    Row(
      "help  my  xyzzy", "'my xyzzy' is found nowhere in the help. 'help' lists the commands.",
      6..<15),
    Row(
      "insert-level all 3",
      "'all' is not a level's name, which is any text but 'all', not empty and without control characters.",
      13..<16),
    Row(
      "insert-level ALL 3",
      "'ALL' is not a level's name, which is any text but 'all', not empty and without control characters.",
      13..<16),
    Row(
      "insert-level \"\" 3",
      "'' is not a level's name, which is any text but 'all', not empty and without control characters.",
      13..<15),
    Row(
      "date 2015-13",
      "'2015-13' is not a date, allowed are YYYY, YYYY-MM and YYYY-MM-DD, years 0001 through 9999, and keys "
        + "such as 2015-W53, 2015-Q4 and 2015-12-31T23.", 5..<12),
    Row(
      "follow day", "'day' is not a link, it must have one '@' before the current level's name.",
      7..<10),
    Row("go \"a", "The quote is not closed, a name ends with '\"'.", 3..<5),
  ])
  func `a word that will not do says what would`(row: Row) throws {
    try expect(row)
  }

  private func expect(_ row: Row) throws {
    var session = try session("a=5,b=5")
    let before = session.state
    guard case .error(let error)? = session.run(row.line)?.result else {
      Issue.record("'\(row.line)' is no error")
      return
    }
    #expect(error.message == row.message)
    #expect(error.range == row.range)
    #expect(session.state == before)
  }
}
