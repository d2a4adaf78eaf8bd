import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

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
    Row("go", "'go' needs a level. Usage: go LEVEL [PAGE|DATE]", 2..<2),
    Row("  go  # where", "'go' needs a level. Usage: go LEVEL [PAGE|DATE]", 4..<4),
    Row("page", "'page' needs an index (0 or more). Usage: page PAGE", 4..<4),
    Row(
      "remember a", "'remember a' needs an index (0 or more). Usage: remember LEVEL PAGE", 10..<10),
    Row(
      "insert a", "'insert a' needs an index (0 or more). Usage: insert LEVEL INDEX [COUNT]", 8..<8),
    Row(
      "resize a", "'resize a' needs a number from 0 to 2147483647. Usage: resize LEVEL COUNT", 8..<8
    ),
    Row(
      "insert-level", "'insert-level' needs a level's name. Usage: insert-level NAME COUNT [INDEX]",
      12..<12),
    Row(
      "insert-level b",
      "'insert-level b' needs a number from 0 to 2147483647. Usage: insert-level NAME COUNT [INDEX]",
      14..<14), Row("zoom", "'zoom' needs 'in' or 'out'. Usage: zoom in|out", 4..<4),
    Row("lock", "'lock' needs 'left', 'right', 'up' or 'down'. Usage: lock DIRECTION…", 4..<4),
    Row("preview", "'preview' needs a command. Usage: preview COMMAND…", 7..<7),
    Row("preview go", "'preview go' needs a level. Usage: go LEVEL [PAGE|DATE]", 10..<10),
    Row("save", "'save' needs a file path. Usage: save FILE", 4..<4),
    Row(
      "restore --repair", "'restore --repair' needs a file path. Usage: restore [--repair] FILE",
      16..<16),
    Row("follow", "'follow' needs a link such as 'day=4,week=2@week'. Usage: follow LINK", 6..<6),
    Row("date", "'date' needs a date. Usage: date DATE", 4..<4),
    Row(
      "set start",
      "'set start' needs 'first', 'last' or a page's index. Usage: set start first|last|N [LEVEL]",
      9..<9),
  ])
  func `an incomplete line says what must follow`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row("left 3 4", "Unexpected '4'. Usage: left [N]", 7..<8),
    Row(" top  of the world # yes", "Unexpected 'of'. Usage: top", 6..<18),
    Row("go a 1 \"\"", "Unexpected ''. Usage: go LEVEL [PAGE|DATE]", 7..<9),
    Row("undo 2", "Unexpected '2'. Usage: undo", 5..<6),
    Row("forget all b", "Unexpected 'b'. Usage: forget LEVEL|all", 11..<12),
    Row("set edge wrap a b", "Unexpected 'b'. Usage: set RULE VALUE [LEVEL]", 16..<17),
    Row("restore one two", "Unexpected 'two'. Usage: restore [--repair] FILE", 12..<15),
    Row("preview left 3 4", "Unexpected '4'. Usage: left [N]", 15..<16),
    Row("go \"a\" 1 📄📄", "Unexpected '📄📄'. Usage: go LEVEL [PAGE|DATE]", 9..<11),
  ])
  func `a line with extra words points to the first`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row("left x", "'x' is not a number from 1 to 2147483647.", 5..<6),
    Row("zoom up", "'up' is not 'in' or 'out'.", 5..<7),
    Row("lock left \"\" up", "'' is not 'left', 'right', 'up' or 'down'.", 10..<12),
    Row("lock all", "'all' is not 'left', 'right', 'up' or 'down'.", 5..<8),
    Row("preview lfet 3", "Unknown command 'lfet'. Did you mean 'left'?", 8..<12),
    Row("help lfet", "No help for 'lfet'. Did you mean 'left'?", 5..<9),
    Row("help  my  xyzzy", "No help for 'my xyzzy'. 'help' lists the commands.", 6..<15),
    Row(
      "insert-level all 3",
      "'all' is not a level name (any text but 'all', without control characters).", 13..<16),
    Row(
      "insert-level ALL 3",
      "'ALL' is not a level name (any text but 'all', without control characters).", 13..<16),
    Row(
      "insert-level \"\" 3",
      "'' is not a level name (any text but 'all', without control characters).", 13..<15),
    Row(
      "date 2015-13", "'2015-13' is not a date. There is no month 13. Months go from 1 to 12.",
      5..<12),
    Row(
      "follow day",
      "'day' is not a link. A link has one '@', followed by the name of the current level.", 7..<10),
    Row("go \"a", "Missing '\"' at the end of the name.", 3..<5),
  ])
  func `a wrong word says what is allowed`(row: Row) throws {
    try expect(row)
  }

  /// The bounds are 1/65536 of a page or page per second, 1 page, 1,000 pages per second, and 1 and 1,000 milliseconds.
  /// Numbers below half of 1/65536, which is 0.00000762939, round to 0.
  @Test(
    arguments: [
      ("0.5 0.5 1", nil), ("0.00000762 0.5 1", "'0.00000762' is not a fraction of a page"),
      ("0.00000763 0.00000763 1", nil), ("1 1000 1000", nil),
      ("0 1 1", "'0' is not a fraction of a page"),
      ("1.00001 1 1", "'1.00001' is not a fraction of a page"),
      ("-0.5 1 1", "'-0.5' is not a fraction of a page"),
      ("1 0 1", "'0' is not a velocity in pages per second"),
      ("1 0.00000762 1", "'0.00000762' is not a velocity in pages per second"),
      ("1 1000.00001 1", "'1000.00001' is not a velocity in pages per second"),
      ("1 1 0", "'0' is not a number of milliseconds"),
      ("1 1 1001", "'1001' is not a number of milliseconds"),
      ("1 1 1.5", "'1.5' is not a number of milliseconds"),
    ] as [(String, String?)])
  func `the rule for gestures has bounds`(value: String, problem: String?) throws {
    var session = try session("a=5")
    let bounds = [
      "a fraction of a page": ", above 0 and up to 1.",
      "a velocity in pages per second": ", above 0 and up to 1000.",
      "a number of milliseconds": " from 1 to 1000.",
    ]
    let end = bounds.first { problem?.hasSuffix($0.key) == true }?.value
    #expect(session.message("set gesture \(value)") == problem.map { $0 + (end ?? "") })
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
