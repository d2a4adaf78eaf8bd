import TerminalText
import Testing

@testable import CrossPagerConsole

/// Every kind of line that cannot be done, as a person meets it: the line, a caret, what is wrong, what was meant,
/// what is allowed.
struct ErrorExcerptTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var text: String
    var testDescription: String { line }

    init(_ line: String, _ text: String) { (self.line, self.text) = (line, text) }
  }

  @Test(arguments: [
    Row("lfet 3", "  lfet 3\n  ^^^^\nUnknown command 'lfet'. Did you mean 'left'?"),
    Row("exit", "  exit\n  ^^^^\nUnknown command 'exit'. Did you mean 'quit'?"),
    Row("bye", "  bye\n  ^^^\nUnknown command 'bye'. Did you mean 'quit'?"),
    Row(":q", "  :q\n  ^^\nUnknown command ':q'. Did you mean 'quit'?"),
    Row("BACK", "  BACK\n  ^^^^\nUnknown command 'BACK'. Did you mean 'left'?"),
    Row("forward 2", "  forward 2\n  ^^^^^^^\nUnknown command 'forward'. Did you mean 'right'?"),
    Row("cd a", "  cd a\n  ^^\nUnknown command 'cd'. Did you mean 'go'?"),
    Row("jump a", "  jump a\n  ^^^^\nUnknown command 'jump'. Did you mean 'go'?"),
    Row("ls", "  ls\n  ^^\nUnknown command 'ls'. Did you mean 'levels'?"),
    Row("status", "  status\n  ^^^^^^\nUnknown command 'status'. Did you mean 'where'?"),
    Row("man", "  man\n  ^^^\nUnknown command 'man'. Did you mean 'help'?"),
    Row("xyzzy", "  xyzzy\n  ^^^^^\nUnknown command 'xyzzy'. 'help' lists the commands."),
    Row("un", "  un\n  ^^\n'un' is ambiguous, it begins 'undo' and 'unlock'."),
    Row("go", "  go\n    ^\n'go' is incomplete, a level must follow.\nUsage: go LEVEL [PAGE]"),
    Row(
      "preview go",
      "  preview go\n            ^\n'preview go' is incomplete, a level must follow.\nUsage: go LEVEL [PAGE]"
    ),
    Row("top 3", "  top 3\n      ^\n'3' is more than the command takes.\nUsage: top"),
    Row(
      "page 1 2", "  page 1 2\n         ^\n'2' is more than the command takes.\nUsage: page PAGE"),
    Row(
      "go wek",
      "ignored: Level 'wek' does not exist, allowed are 'day' and 'week'. Did you mean\n  'week'?"),
    Row("page x", "  page x\n       ^\n'x' is not an index from 0."),
    Row("left 0", "  left 0\n       ^\n'0' is not a number from 1 through 2147483647."),
    Row(
      "left 2147483648",
      "  left 2147483648\n       ^^^^^^^^^^\n'2147483648' is not a number from 1 through 2147483647."
    ),
    Row("page 9", "ignored: Page 9 is outside level 'day', which has pages 0 through 4."),
    Row("quit 256", "  quit 256\n       ^^^\n'256' is not an exit status from 0 through 255."),
    Row(
      "lock lfet",
      "  lock lfet\n       ^^^^\n'lfet' is not one of 'left', 'right', 'up' and 'down'. Did you mean 'left'?"
    ),
    Row(
      "set egde wrap",
      "  set egde wrap\n      ^^^^\n'egde' is not a rule, allowed are 'start', 'entry', 'edge', 'ends', 'empty',\n'follow', 'bounce', 'reading', 'snap', 'viewport', 'gesture', 'hosting' and\n'scale'. Did you mean 'edge'?"
    ),
    Row(
      "set edge wrp",
      "  set edge wrp\n           ^^^\n'wrp' is not one of 'stop', 'wrap' and 'continue'. Did you mean 'wrap'?"
    ),
    Row(
      "set ends wrap day",
      "  set ends wrap day\n                ^^^\n'ends' is a rule of the pager, a level cannot have its own.\nUsage: set ends stop|wrap"
    ),
    Row(
      "zoom oot", "  zoom oot\n       ^^^\n'oot' is not one of 'in' and 'out'. Did you mean 'out'?"),
    Row(
      "follow day=1",
      "  follow day=1\n         ^^^^^\n'day=1' is not a link, it must have one '@' before the current level's name."
    ),
    Row(
      "date 2015-13",
      "  date 2015-13\n       ^^^^^^^\n'2015-13' is not a date, allowed are YYYY, YYYY-MM and YYYY-MM-DD, years 0001\nthrough 9999, and keys such as 2015-W53, 2015-Q4 and 2015-12-31T23."
    ),
    Row("go \"day", "  go \"day\n     ^^^^\nThe quote is not closed, a name ends with '\"'."),
    Row("restore none", "File 'none' cannot be read: no such file."),
    Row("replay none", "File 'none' cannot be read: no such file."),
    Row(
      "restore bad",
      "File 'bad' is not a snapshot: The text is not JSON: 'l' in line 1, column 1 is\nnot a value."
    ),
  ])
  func `an error shows where it is and what would do`(row: Row) throws {
    var session = try session("day=5,week=5", storage: MemoryStorage(["bad": "left"]))
    let report = TextReport(style: TextStyle())
    guard let response = session.run(row.line) else { return }
    #expect(
      (report.lines(response) + report.messages(response)).joined(separator: "\n") == row.text)
  }
}
