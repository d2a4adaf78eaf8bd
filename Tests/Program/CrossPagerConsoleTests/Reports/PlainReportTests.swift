import CivilDates
import CrossPagerTesting
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct PlainReportTests {
  private let style = TextStyle(isPlain: true)

  @Test func `a chart is described in words`() throws {
    let script = """
      > go week
      moved to week 2015-W53, 1 of 1
      > show
      week 2015-W53
      2015-12-28 through 2016-01-03
      rain, mean by day
      count 6
      missing 0
      min 1, Mon 28
      mean 3.5
      max 6, Sat 2
      Mon 28: 1, 1 sample
      Tue 29: 2, 1 sample
      Wed 30: 3, 1 sample
      Thu 31: 4, 1 sample
      Fri 1: 5, 1 sample
      Sat 2: 6, 1 sample
      Sun 3: missing
      > where
      day 2016-01-02, 6 of 6
      week 2015-W53, 1 of 1, current
      month 2016-01, 2 of 2
      > data
      source rain.csv
      first 2015-12-28
      last 2016-01-02
      column: rain (1 column), to change it value COLUMN, --value
      levels: day, week, month, to change it levels UNIT, --levels
      bars: mean, to change it aggregate HOW, --aggregate
      pages: all, to change it gaps skip, --gaps
      rows read 6
      used 6
      blank 0
      skipped 0
      left out 0
      duplicate 0
      out of order 0
      offsets 0
      rain: used 6, blank 0, min 1, max 6
      > values
      rain: count 6, missing 0, min 1, mean 3.5, max 6, bars mean, because it was set, shown
      """
    try datedSession().expectText(script, style: style)
  }

  @Test func `bars of hours and months have names that make sense alone`() throws {
    var session = try datedSession([.day, .year])
    let report = TextReport(style: style)
    let day = session.run("show").map(report.lines) ?? []
    #expect(
      day.prefix(10) == [
        "day 2016-01-02", "Saturday", "rain, mean by hour", "count 1", "missing 0", "min 6, 00:00",
        "mean 6", "max 6, 00:00", "00:00: 6, 1 sample", "01:00: missing",
      ])
    _ = session.run("down")
    let year = session.run("show").map(report.lines) ?? []
    #expect(year.dropFirst(8).prefix(2) == ["Jan: 5.5, 2 samples, so far", "Feb: missing"])
    _ = session.run("up")
    _ = session.run("left")
  }

  @Test func `places, outcomes, rules and errors need no symbols`() throws {
    let script = """
      > map
      a 0, pages 0 to 1, current
      none, empty
      > routes
      right down
      > right 5
      moved to a 1, pages 0 to 1, 1 step, stopped at the right edge
      > right
      ignored: Already at the last page of 'a'.
      > down
      moved to none, empty, 1 step
      > preview up
      would move to a 1, pages 0 to 1, 1 step
      > show
      none, empty
      > levels
      a: page 1, pages 0 to 1, start first, entry remember, edge stop, follow off, snap page
      none: no page, empty, start first, entry remember, edge stop, follow off, snap page, current
      ends stop
      empty enter
      bounce on
      reading ltr
      viewport 1 1
      gesture 0.5 0.5 300
      hosting recycled
      locked none
      scale auto
      hints on
      motion on
      > lfet 3
      Command: lfet 3
      Unknown command 'lfet'. Did you mean 'left'?
      > go
      Command: go
      'go' needs a level. Usage: go LEVEL [PAGE|DATE]
      > help undo
      undo
      Undo the last change
      Keeps the last 1000 changes, up to 64 MB, but at least the last 10.
      > help delete
      Commands for 'delete'
      remove LEVEL INDEX [COUNT]: Remove pages, starting at page INDEX
      remove-level LEVEL: Remove a level
      For more about a command: help COMMAND
      > record r
      recording to 'r'
      > save s
      saved to 's'
      > record
      recorded 1 command to 'r'
      > follow b=1@b
      ignored: The link does not fit.
      Level 'a' is not in the link.
      Level 'none' is not in the link.
      No level 'b' here.
      The link's current level 'b' is missing here.
      > history
      1: map
      2: routes
      3: right 5
      4: right
      5: down
      6: preview up
      7: show
      8: levels
      9: lfet 3
      10: go
      11: help undo
      12: help delete
      13: record r
      14: save s
      15: record
      16: follow b=1@b
      17: history
      """
    try session("a=2,none=0").expectText(script, style: style)
  }

  @Test(arguments: Depth.seeds(40))
  func `nothing is drawn, whatever the command`(seed: UInt64) throws {
    var lines = RandomLines(seed: seed, levels: ["day", "week", "month", "a", "0"])
    let report = TextReport(style: style)
    for var session in [try session("a=5,b=0"), try datedSession()] {
      for line in lines.lines(20) {
        guard let response = session.response(to: line) else { continue }
        let text = report.lines(response) + report.messages(response)
        for line in text {
          #expect(!line.contains("  "), "seed \(seed): \(line)")
          #expect(!line.contains(where: { "▸●·─│┤█…^".contains($0) }), "seed \(seed): \(line)")
        }
      }
    }
  }
}
