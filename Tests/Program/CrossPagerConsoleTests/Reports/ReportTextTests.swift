import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ReportTextTests {
  @Test func `an outcome is one line`() throws {
    let script = """
      > right 2
      moved to day 2 (0…4), 2 steps
      > right 9
      moved to day 4 (0…4), 2 steps, stopped at the right edge
      > right
      ignored: Already at the last page of 'day'.
      > next 99
      moved to week 2 (0…2), 3 steps, stopped at the end
      > go none
      moved to none (empty)
      > left
      ignored: Level 'none' has no pages.
      > up
      moved to week 2 (0…2), 1 step
      > remember day 0
      changed, at week 2 (0…2)
      > preview top
      would move to day 0 (0…4)
      > preview insert day 0
      would change
      > preview down 9
      would move to none (empty), 1 step, stopped at the bottom
      > preview right
      would be ignored: Already at the last page of 'week'.
      > routes
      left up down
      > link
      day=0,week=2,none=-@week
      > lock left up down
      changed: locked left up down
      > routes
      none
      > quit 3
      """
    try session("day=5,week=3,none=0").expectText(script)
  }

  @Test func `places have one line for each level`() throws {
    let script = """
      > where
      ▸ day        0  (0…4)
        two words  0  (0…99)
        none          (empty)
      > go "two words" 50
      moved to two words 50 (0…99)
      > map
        day        ● · · · ·                                 0   (0…4)
      ▸ two words  ────────────────────●───────────────────  50  (0…99)
        none                                                     (empty)
      > set viewport 1.5 2 beyond 1
      changed: viewport 1.5 2 beyond 1
      > set start 3 day
      changed: start 3 for 'day'
      > lock up left
      changed: locked left up
      > levels
        level      page           start  entry     edge  follow  snap
        day        0     (0…4)    3      remember  stop  off     page
      ▸ two words  50    (0…99)   first  remember  stop  off     page
        none       -     (empty)  first  remember  stop  off     page
      ends stop · empty enter · bounce on · reading ltr · viewport 1.5 2 beyond 1
        gesture 0.5 0.5 300 · hosting recycled · locked left up · scale auto
        hints on · motion on
      > show
      two words 50 (0…99)
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌──────────────────────────────────────┐
      ┃                                      ┃│                                      │
      ┃ 50                                   ┃│ 51                                   │
      ┃                                      ┃│                                      │
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└──────────────────────────────────────┘



      > data
      no data because all pages are plain
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

  @Test func `a report without levels says so`() {
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
      ignored: There are no levels. To add one: insert-level NAME COUNT
      """
    emptySession().expectText(script)
  }

  @Test func `a series is drawn, and its rows are counted`() throws {
    let script = """
      > where
      > day    2016-01-02  (6 of 6)
        week   2015-W53    (1 of 1)
        month  2016-01     (2 of 2)
      > data
      source rain.csv | first 2015-12-28 | last 2016-01-02
      found                     to change it
      column  rain (1 column)   value COLUMN, --value
      levels  day, week, month  levels UNIT, --levels
      bars    mean              aggregate HOW, --aggregate
      pages   all               gaps skip, --gaps
      rows read     6
      used          6
      blank         0
      skipped       0
      left out      0
      duplicate     0
      out of order  0
      offsets       0
      column  used  blank  min  max
      rain       6      0    1    6
      """
    let report = TextReport(style: TextStyle(isASCII: true))
    var session = try datedSession()
    let responses = [session.run("where"), session.run("data")].compactMap { $0 }
    let lines = zip(["> where", "> data"], responses).flatMap { [$0] + report.lines($1) }
    #expect(lines.joined(separator: "\n") == script)
    _ = session.run("go week")
    let result = session.run("show")
    let shown = try #require(result)
    #expect(report.lines(shown).first == "week 2015-W53 | 2015-12-28 through 2016-01-03")
    #expect(report.lines(shown)[1] == "rain, mean by day")
    #expect(report.lines(shown).last == "count 6 | missing 0 | min 1 | mean 3.5 | max 6")
  }

  @Test func `errors show the line with a caret under the wrong word`() throws {
    let script = """
      >   lfet 3
          lfet 3
          ^^^^
      Unknown command 'lfet'. Did you mean 'left'?
      > go
        go
          ^
      'go' needs a level. Usage: go LEVEL [PAGE|DATE]
      > go 日本 x # där
        go 日本 x # där
                ^
      'x' is not an index (0 or more).
      > left "日本"
        left "日本"
             ^^^^^^
      '日本' is not a number from 1 to 2147483647.
      > top  of the world
        top  of the world
             ^^^^^^^^^^^^
      Unexpected 'of'. Usage: top
      > set edge x # comment
        set edge x # comment
                 ^
      'x' is not 'stop', 'wrap' or 'continue'.
      > restore none
      Cannot read 'none': no such file.
      """
    try session("a=5").expectText(script)
  }

  @Test func `differences and repairs are listed`() throws {
    let snapshot = SessionSnapshot(of: try session("a=9,c=2").state, .explorer, Explorer()).json
      .text
    let script = """
      > restore old
      ignored: The snapshot does not fit. To repair it: restore --repair old
      - No level 'c' here. --repair ignores the level.
      - Level 'a' has 5 pages here and 9 in the snapshot. --repair selects page 0.
      - Level 'b' is not in the snapshot. --repair keeps the level unchanged.
      > restore --repair old
      changed, at a 0 (0…4)
      - No level 'c' here. --repair ignores the level.
      - Level 'a' has 5 pages here and 9 in the snapshot. --repair selects page 0.
      - Level 'b' is not in the snapshot. --repair keeps the level unchanged.
      > follow a=1@a
      ignored: The link does not fit.
      - Level 'b' is not in the link.
      > save new
      saved to 'new'
      """
    try session("a=5,b=2", storage: MemoryStorage(["old": snapshot])).after("right")
      .expectText(script)
  }
}
