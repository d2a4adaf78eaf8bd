import TerminalText
import Testing

@testable import CrossPagerConsole

/// What a person reads.
struct ReportTextTests {
  @Test func `outcomes are told in a line`() throws {
    let script = """
      > right 2
      moved to day 2/0…4, 2 steps
      > right 9
      moved to day 4/0…4, 2 steps, stopped at the right edge
      > right
      ignored: Page 4 of level 'day' is at the right edge, there is nothing further
        right.
      > next 99
      moved to week 2/0…2, 3 steps, stopped at the end
      > go none
      moved to none (empty)
      > left
      ignored: Level 'none' is empty, it has no pages to go to.
      > up
      moved to week 2/0…2, 1 step
      > remember day 0
      changed, week 2/0…2
      > preview top
      would have moved to day 0/0…4
      > preview insert day 0
      would have changed
      > preview down 9
      would have moved to none (empty), 1 step, stopped at the bottom
      > preview right
      would be ignored: Page 2 of level 'week' is at the right edge, there is nothing
        further right.
      > routes
      left up down
      > link
      day=0,week=2,none=-@week
      > lock left up down
      changed, week 2/0…2
      > routes
      none
      > quit 3
      """
    try session("day=5,week=3,none=0").expectText(script)
  }

  @Test func `places are told level by level`() throws {
    let script = """
      > where
      ▸ day        0/0…4
        two words  0/0…99
        none       (empty)
      > go "two words" 50
      moved to two words 50/0…99
      > map
        day        ● · · · ·                                 0/0…4
      ▸ two words  ────────────────────●───────────────────  50/0…99
        none                                                 (empty)
      > set viewport 1.5 2 beyond 1
      changed, two words 50/0…99
      > set start 3 day
      changed, two words 50/0…99
      > lock up left
      changed, two words 50/0…99
      > levels
      level      pages  page  title  start  entry     edge  follow  snap
      day            5     0  0      3      remember  stop  off     page
      two words    100    50  50     first  remember  stop  off     page
      none           0     -  -      first  remember  stop  off     page
      ends stop · empty enter · bounce on · reading ltr · viewport 1.5 2 beyond 1
      gesture 0.5 0.5 300 · hosting recycled · locked left up · scale level
      > show
      two words 50/0…99
        50
      > data
      no data, the pages are plain
      > history
      1  where
      2  go "two words" 50
      3  map
      4  set viewport 1.5 2 beyond 1
      5  set start 3 day
      6  lock up left
      7  levels
      8  show
      9  data
      10  history
      """
    try session("day=5,two words=100,none=0").expectText(script)
  }

  @Test func `where there are no levels it says so`() {
    let script = """
      > where
      (no levels)
      > map
      (no levels)
      > show
      (no levels)
      > link
      @
      > left
      ignored: The pager has no levels, 'insert-level' makes one.
      """
    emptySession().expectText(script)
  }

  @Test func `a series is drawn and its rows accounted for`() throws {
    let script = """
      > where
      > day    2016-01-02  5/0..5
        week   2015-W53    0/0..0
        month  2016-01     1/0..1
      > data
      rain.csv | value rain | date time | 2015-12-28 through 2016-01-02
      rows read     6
      used          6
      blank         0
      skipped       0
      left out      0
      duplicate     0
      out of order  0
      converted     0
      column  used  blank  min  max
      rain       6      0    1    6
      """
    let report = TextReport(style: TextStyle(isASCII: true))
    var session = try datedSession()
    let responses = [session.run("where"), session.run("data")].compactMap { $0 }
    let lines = zip(["> where", "> data"], responses).flatMap { [$0] + report.lines($1) }
    #expect(lines.joined(separator: "\n") == script)
    _ = session.run("go week")
    guard let shown = session.run("show") else { return }
    #expect(report.lines(shown).first == "week 2015-W53 | 2015-12-28 through 2016-01-03")
    #expect(report.lines(shown)[1] == "rain, mean by day")
    #expect(report.lines(shown).last == "count 6 | missing 0 | min 1 | mean 3.5 | max 6")
  }

  @Test func `errors show the line with a caret under what is meant`() throws {
    let script = """
      >   lfet 3
          lfet 3
          ^^^^
      Unknown command 'lfet'. Did you mean 'left'?
      > go
        go
          ^
      'go' is incomplete, a level must follow.
      Usage: go LEVEL [PAGE]
      > go 日本 x # där
        go 日本 x # där
                ^
      'x' is not an index from 0.
      > left "日本"
        left "日本"
             ^^^^^^
      '日本' is not a number from 1 through 2147483647.
      > top  of the world
        top  of the world
             ^^^^^^^^^^^^
      'of' is more than the command takes.
      Usage: top
      > set edge x # comment
        set edge x # comment
                 ^
      'x' is not one of 'stop', 'wrap' and 'continue'.
      > restore none
      File 'none' cannot be read: no such file.
      """
    try session("a=5").expectText(script)
  }

  @Test func `differences and repairs are listed`() throws {
    let snapshot = JSON(encoding: SessionSnapshot(of: try session("a=9,c=2").state)).text
    let script = """
      > restore old
      ignored: It does not fit this pager, its levels or pages are others.
      - Level 'c' does not exist here, it is left out.
      - Level 'a' has 5 pages, in the snapshot 9, its page is 0.
      - Level 'b' is not in the snapshot, it stays as it is.
      > restore --repair old
      changed, a 0/0…4
      - Level 'c' does not exist here, it is left out.
      - Level 'a' has 5 pages, in the snapshot 9, its page is 0.
      - Level 'b' is not in the snapshot, it stays as it is.
      > follow a=1@a
      ignored: It does not fit this pager, its levels or pages are others.
      - Level 'b' is not in the link.
      > save new
      saved to 'new'
      """
    try session("a=5,b=2", storage: MemoryStorage(["old": snapshot])).after("right")
      .expectText(script)
  }
}
