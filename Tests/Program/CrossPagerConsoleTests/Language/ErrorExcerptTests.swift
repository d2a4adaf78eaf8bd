import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ErrorExcerptTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var text: String
    var testDescription: String { line }

    init(_ line: String, _ text: String) { (self.line, self.text) = (line, text) }
  }

  @Test(arguments: [
    Row("lfet 3", "  lfet 3\n  ^^^^\nUnknown command 'lfet'. Did you mean 'left'?"),
    Row("leave", "  leave\n  ^^^^^\nUnknown command 'leave'. Did you mean 'quit'?"),
    Row("\u{1B}[C", "  ␛[C\n  ^^^\nThe Right key does not work here. Instead, enter: right"),
    Row(
      "whe\u{1B}[5~re",
      "  whe␛[5~re\n  ^^^^^^^^^\nThe Page Up key does not work here. Instead, enter: left 10"),
    Row("left 2\u{1B}x", "  left 2␛x\n       ^^^\n'2␛x' is not a number from 1 to 2147483647."),
    Row("\u{1B}[99z", "  ␛[99z\n  ^^^^^\nThis key does not work here. 'help' lists the commands."),
    Row("bye", "  bye\n  ^^^\nUnknown command 'bye'. Did you mean 'quit'?"),
    Row(":q", "  :q\n  ^^\nUnknown command ':q'. Did you mean 'quit'?"),
    Row("OLDER", "  OLDER\n  ^^^^^\nUnknown command 'OLDER'. Did you mean 'left'?"),
    Row("forward 2", "  forward 2\n  ^^^^^^^\nUnknown command 'forward'. Did you mean 'right'?"),
    Row("cd a", "  cd a\n  ^^\nUnknown command 'cd'. Did you mean 'go'?"),
    Row("jump a", "  jump a\n  ^^^^\nUnknown command 'jump'. Did you mean 'go'?"),
    Row("ls", "  ls\n  ^^\nUnknown command 'ls'. Did you mean 'levels'?"),
    Row("status", "  status\n  ^^^^^^\nUnknown command 'status'. Did you mean 'where'?"),
    Row("man", "  man\n  ^^^\nUnknown command 'man'. Did you mean 'help'?"),
    Row("xyzzy", "  xyzzy\n  ^^^^^\nUnknown command 'xyzzy'. 'help' lists the commands."),
    Row("un", "  un\n  ^^\n'un' could be undo, unlock or unmark."),
    Row("go", "  go\n    ^\n'go' needs a level. Usage: go LEVEL [PAGE|DATE]"),
    Row(
      "preview go",
      "  preview go\n            ^\n'preview go' needs a level. Usage: go LEVEL [PAGE|DATE]"),
    Row("top 3", "  top 3\n      ^\nUnexpected '3'. Usage: top"),
    Row("page 1 2", "  page 1 2\n         ^\nUnexpected '2'. Usage: page PAGE"),
    Row("go wek", "ignored: No level 'wek'. Did you mean 'week'? Levels: day, week"),
    Row("page x", "  page x\n       ^\n'x' is not an index (0 or more)."),
    Row("left 0", "  left 0\n       ^\n'0' is not a number from 1 to 2147483647."),
    Row(
      "left 2147483648",
      "  left 2147483648\n       ^^^^^^^^^^\n'2147483648' is not a number from 1 to 2147483647."),
    Row("page 9", "ignored: No page 9 in level 'day'. Its pages are 0 to 4."),
    Row("quit 256", "  quit 256\n       ^^^\n'256' is not an exit status from 0 to 255."),
    Row(
      "lock lfet",
      "  lock lfet\n       ^^^^\n'lfet' is not 'left', 'right', 'up' or 'down'. Did you mean 'left'?"
    ),
    Row("set egde wrap", "  set egde wrap\n      ^^^^\nUnknown rule 'egde'. Did you mean 'edge'?"),
    Row(
      "set edge wrp",
      "  set edge wrp\n           ^^^\n'wrp' is not 'stop', 'wrap' or 'continue'. Did you mean 'wrap'?"
    ),
    Row(
      "set ends wrap day",
      "  set ends wrap day\n                ^^^\n'ends' is a pager rule and takes no level. Usage: set ends stop|wrap"
    ),
    Row(
      "zoom oot", "  zoom oot\n       ^^^\n'oot' is not 'in' or 'out'. Did you mean 'out'?"),
    Row(
      "follow day=1",
      "  follow day=1\n         ^^^^^\n'day=1' is not a link. A link has one '@', followed by the name of the current\nlevel."
    ),
    Row(
      "date 2015-13",
      "  date 2015-13\n       ^^^^^^^\n'2015-13' is not a date. There is no month 13. Months go from 1 to 12."
    ),
    Row("go \"day", "  go \"day\n     ^^^^\nMissing '\"' at the end of the name."),
    Row("restore none", "Cannot read 'none': no such file."),
    Row("replay none", "Cannot read 'none': no such file."),
    Row(
      "restore bad",
      "'bad' is not a snapshot: Not JSON. Expected a value at line 1, column 1, found\n'l'."
    ),
  ])
  func `an error shows its place and a remedy`(row: Row) throws {
    var session = try session("day=5,week=5", storage: MemoryStorage(["bad": "left"]))
    let report = TextReport(style: TextStyle())
    let result = session.run(row.line)
    let response = try #require(result)
    #expect(
      (report.lines(response) + report.messages(response)).joined(separator: "\n") == row.text)
  }
}
