import CrossPagerTesting
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ErrorExcerptTests {
  @Test(
    arguments: pairs(
      of: #"""
        lfet 3 |   lfet 3\n  ^^^^\nUnknown command 'lfet'. Did you mean 'left'?
        leave |   leave\n  ^^^^^\nUnknown command 'leave'. Did you mean 'quit'?
        \u{1B}[C |   ␛[C\n  ^^^\nThe Right key does not work here. Instead, enter: right
        whe\u{1B}[5~re |   whe␛[5~re\n  ^^^^^^^^^\nThe Page Up key does not work here. Instead, enter: left 10
        left 2\u{1B}x |   left 2␛x\n       ^^^\n'2␛x' is not a number from 1 to 2147483647.
        \u{1B}[99z |   ␛[99z\n  ^^^^^\nThis key does not work here. 'help' lists the commands.
        bye |   bye\n  ^^^\nUnknown command 'bye'. Did you mean 'quit'?
        :q |   :q\n  ^^\nUnknown command ':q'. Did you mean 'quit'?
        OLDER |   OLDER\n  ^^^^^\nUnknown command 'OLDER'. Did you mean 'left'?
        forward 2 |   forward 2\n  ^^^^^^^\nUnknown command 'forward'. Did you mean 'right'?
        cd a |   cd a\n  ^^\nUnknown command 'cd'. Did you mean 'go'?
        jump a |   jump a\n  ^^^^\nUnknown command 'jump'. Did you mean 'go'?
        ls |   ls\n  ^^\nUnknown command 'ls'. Did you mean 'levels'?
        status |   status\n  ^^^^^^\nUnknown command 'status'. Did you mean 'where'?
        man |   man\n  ^^^\nUnknown command 'man'. Did you mean 'help'?
        xyzzy |   xyzzy\n  ^^^^^\nUnknown command 'xyzzy'. 'help' lists the commands.
        un |   un\n  ^^\n'un' could be undo, unlock or unmark.
        go |   go\n    ^\n'go' needs a level. Usage: go LEVEL [PAGE|DATE]
        preview go |   preview go\n            ^\n'preview go' needs a level. Usage: go LEVEL [PAGE|DATE]
        top 3 |   top 3\n      ^\nUnexpected '3'. Usage: top
        page 1 2 |   page 1 2\n         ^\nUnexpected '2'. Usage: page PAGE
        go wek | ignored: No level 'wek'. Did you mean 'week'? Levels: day, week
        page x |   page x\n       ^\n'x' is not an index (0 or more).
        left 0 |   left 0\n       ^\n'0' is not a number from 1 to 2147483647.
        left 2147483648 |   left 2147483648\n       ^^^^^^^^^^\n'2147483648' is not a number from 1 to 2147483647.
        page 9 | ignored: No page 9 in level 'day'. Its pages are 0 to 4.
        quit 256 |   quit 256\n       ^^^\n'256' is not an exit status from 0 to 255.
        lock lfet |   lock lfet\n       ^^^^\n'lfet' is not 'left', 'right', 'up' or 'down'. Did you mean 'left'?
        set egde wrap |   set egde wrap\n      ^^^^\nUnknown rule 'egde'. Did you mean 'edge'?
        set edge wrp |   set edge wrp\n           ^^^\n'wrp' is not 'stop', 'wrap' or 'continue'. Did you mean 'wrap'?
        set ends wrap day |   set ends wrap day\n                ^^^\n'ends' is a pager rule and takes no level. Usage: set ends stop|wrap
        zoom oot |   zoom oot\n       ^^^\n'oot' is not 'in' or 'out'. Did you mean 'out'?
        follow day=1 |   follow day=1\n         ^^^^^\n'day=1' is not a link. A link has one '@', followed by the name of the current\nlevel.
        date 2015-13 |   date 2015-13\n       ^^^^^^^\n'2015-13' is not a date. There is no month 13. Months go from 1 to 12.
        go "day |   go "day\n     ^^^^\nMissing '"' at the end of the name.
        restore none | Cannot read 'none': no such file.
        replay none | Cannot read 'none': no such file.
        restore bad | 'bad' is not a snapshot: Not JSON. Expected a value at line 1, column 1, found\n'l'.
        """#
    ))
  func `an error shows its place and a remedy`(line: String, text: String) throws {
    var session = try session("day=5,week=5", storage: MemoryStorage(["bad": "left"]))
    let report = TextReport(style: TextStyle())
    let result = session.run(line)
    let response = try #require(result)
    #expect(
      (report.lines(response) + report.messages(response)).joined(separator: "\n") == text)
  }
}
