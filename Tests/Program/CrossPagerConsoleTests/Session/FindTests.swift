import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct FindTests {
  /// A week of hourly values: Monday 4 at 12:00; Tuesday 1 and 9; Wednesday without a sample; Thursday blank; Friday
  /// 6.25; Saturday 9; Sunday 2 at every hour.
  static func session(
    _ aggregate: Aggregate = .mean, units: [CalendarUnit] = [.day, .week],
    storage: any Storage = MemoryStorage()
  ) throws -> Session {
    let sunday = (0..<24).map { "2016-01-10T\($0 < 10 ? "0" : "")\($0):00,2 °C\n" }.joined()
    let text = """
      t,v
      2016-01-04T12:00,4 °C
      2016-01-05T06:00,1 °C
      2016-01-05T18:00,9 °C
      2016-01-07T18:00,
      2016-01-08T03:00,6.25 °C
      2016-01-09T20:00,9 °C
      \(sunday)
      """
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv")
    let data = ChartData(columns: read.series, report: read.report, aggregate: aggregate)
    var session = Session(scene: try Scene(data, units: units), storage: storage)
    session.run(all: ["first"])
    return session
  }

  @Test func `a search goes to the next page with such a bar and names the bar`() throws {
    try Self.session().expectText(
      """
      > find > 5
      moved to day 2016-01-05 (2 of 7), 9 °C in the hour from 18:00 on Tue 2016-01-05
      > find next
      moved to day 2016-01-08 (5 of 7), 6.25 °C in the hour from 03:00 on Fri
        2016-01-08
      > find next
      moved to day 2016-01-09 (6 of 7), 9 °C in the hour from 20:00 on Sat 2016-01-09
      > find next
      moved to day 2016-01-05 (2 of 7), 9 °C in the hour from 18:00 on Tue 2016-01-05,
        continued from the first page
      > last
      moved to day 2016-01-10 (7 of 7)
      > find previous
      moved to day 2016-01-09 (6 of 7), 9 °C in the hour from 20:00 on Sat 2016-01-09
      > find previous
      moved to day 2016-01-08 (5 of 7), 6.25 °C in the hour from 03:00 on Fri
        2016-01-08
      > find previous >= 9
      moved to day 2016-01-05 (2 of 7), 9 °C in the hour from 18:00 on Tue 2016-01-05
      > find > 500
      ignored: No other page has a bar > 500 °C.
      > preview find missing
      would move to day 2016-01-06 (3 of 7), no value in the hour from 00:00 on Wed
        2016-01-06
      > find next
      ignored: No other page has a bar > 500 °C.
      > find gap
      moved to day 2016-01-06 (3 of 7), no values
      > find next
      moved to day 2016-01-07 (4 of 7), no values
      > find next
      moved to day 2016-01-06 (3 of 7), no values, continued from the first page
      """)
  }

  @Test func `on a coarser level, a refusal says what a bar is and names a bar of the page`()
    throws
  {
    try Self.session(.mean, units: [.day, .week]).after("go week").expectText(
      """
      > find > 9
      ignored: No other page has a bar (mean by day) > 9 °C.
      > find >= 9
      ignored: No other page has a bar (mean by day) >= 9 °C. This page has one: bar
        2016-01-09
      > go day
      moved to day 2016-01-04 (1 of 7)
      > find > 9
      ignored: No other page has a bar > 9 °C.
      """)
  }

  @Test(arguments: [
    (">5", "2016-01-05"), ("<2", "2016-01-05"), ("<= 2", "2016-01-05"), ("< 1", nil),
    (">= 9", "2016-01-05"), ("= 6.25", "2016-01-08"), ("= 6.3", "2016-01-08"), ("=6", "2016-01-08"),
    ("= 6.2", "2016-01-08"), ("= 6.1", nil), ("= 60e-1", nil), ("= 1e1", "2016-01-05"),
    ("< 9,000", "2016-01-05"), ("> 1,000.5", nil), ("> 1e400", nil), ("missing", "2016-01-05"),
    ("gap", "2016-01-06"),
  ])
  func `a comparison finds the first later page`(search: String, page: String?) throws {
    var session = try Self.session()
    session.run(all: ["find \(search)"])
    #expect(session.place?.title == page ?? "2016-01-04")
  }

  @Test func `a bar that is found on the current page is marked`() throws {
    try Self.session(.sum, units: [.week]).expectText(
      """
      > find max
      changed: bar marked, max 48 °C on Sun 2016-01-10
      > find max
      ignored: Already at max 48 °C on Sun 2016-01-10.
      > bar first
      changed: bar at 0, Mon 2016-01-04: 4 °C, 1 sample
      > preview find max
      would change: bar marked, max 48 °C on Sun 2016-01-10
      > find min
      ignored: Already at min 4 °C on Mon 2016-01-04.
      > undo
      changed: undid 'bar first', at week 2016-W01 (1 of 1)
      > find max
      ignored: Already at max 48 °C on Sun 2016-01-10.
      > undo
      changed: undid 'find max', at week 2016-W01 (1 of 1)
      """)
  }

  @Test(arguments: ["find max", "find min", "find > 5000", "find previous < 0", "find gap"])
  func `an interrupt stops a search, and nothing changes`(search: String) throws {
    var session = try datedSession(from: (2000, 1, 3), days: 4000, units: [.day, .week])
    session.run(all: ["page 2000"])
    let state = session.state
    session.context.isInterrupted = { true }
    #expect(session.message(search) == "The search was interrupted.")
    #expect(session.state == state)
    #expect(session.outcome("undo")?["result"] == "changed")
  }

  @Test func `the result in JSON has the page, the bar and the value`() throws {
    try Self.session().expectJSON(
      """
      > find max {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":1},"found":{"key":"2016-01-05T18","bar":18,"value":9,"rank":1,"of":5},"at":{"level":"day","page":1}}
      > preview find missing {"result":"moved","preview":true,"from":{"level":"day","page":1},"to":{"level":"day","page":2},"found":{"key":"2016-01-06T00","bar":0,"value":null},"at":{"level":"day","page":1}}
      > find gap {"result":"moved","from":{"level":"day","page":1},"to":{"level":"day","page":2},"found":{"key":"2016-01-06","bar":null,"value":null},"at":{"level":"day","page":2}}
      > find < 0 {"result":"ignored","reason":"noSuchPage","at":{"level":"day","page":2}}
      """)
  }

  @Test func `the drawn aggregate of the bars is searched`() throws {
    var session = try Self.session(.sum, units: [.week])
    session.run(all: ["find max"])
    #expect(session.message("find max") == "Already at max 48 °C on Sun 2016-01-10.")
    session.run(all: ["aggregate count"])
    #expect(session.message("find max") == "Already at max 24 on Sun 2016-01-10.")
  }

  @Test(arguments: [
    (
      "find",
      "'find' needs a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'note', 'next' or 'previous'. Usage: find WHAT"
    ),
    ("find >", "'find >' needs a number, such as 20 or -0.5. Usage: find WHAT"),
    ("find > much", "'much' is not a number, such as 20 or -0.5."),
    ("find >much", "'much' is not a number, such as 20 or -0.5."),
    ("find > 60_000", "'60_000' is not a number. Write it as 60000."),
    ("find > 60x", "'60x' is not a number. Write it without letters, such as 60000."),
    ("find > 1 2", "Unexpected '2'. Usage: find WHAT"),
    (
      "find mising",
      "'mising' is not a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'note', 'next' or 'previous'. Did you mean 'missing'?"
    ),
    ("max", "Unknown command 'max'. On this page: bar max. On all pages: find max"),
    ("Lowest", "Unknown command 'Lowest'. On this page: bar min. On all pages: find min"),
    ("find next", "There is no search to repeat. To search: find > 20"),
  ])
  func `a search that cannot be read says what to type`(line: String, message: String) throws {
    var session = try Self.session()
    #expect(session.message(line) == message)
  }

  @Test(arguments: [
    (
      "find max day",
      "'find max' takes no unit, because it compares the bars of a level. To find the day with the greatest value: "
        + "go month, then find max"
    ),
    (
      "find previous min HOURS",
      "'find min' takes no unit, because it compares the bars of a level. To find the hour with the least value: "
        + "go day, then find min"
    ),
    (
      "find max decade",
      "'find max' takes no unit, because it compares the bars of a level. No level has a bar for each decade."
    ),
    ("find max 3", "Unexpected '3'. Usage: find WHAT"),
    ("find missing day", "Unexpected 'day'. Usage: find WHAT"),
  ])
  func `a unit after max or min names the level to search`(line: String, message: String) throws {
    var session = try datedSession()
    #expect(session.message(line) == message)
  }

  @Test func `plain levels have no values to find`() throws {
    var session = try articleSession()
    #expect(session.outcome("find max")?["reason"] == "noDates")
    #expect(session.outcome("find > 1")?["reason"] == "noDates")
  }

  @Test func `a search is undone as one change`() throws {
    var session = try Self.session()
    let start = session.state
    session.run(all: ["find max", "undo"])
    #expect(session.state == start)
  }

  @Test func `a recording names the repeated search`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["find > 5", "record a.txt", "find next", "preview find previous", "record"])
    let lines = try #require(storage["a.txt"]).split(separator: "\n")
    #expect(lines.contains("find next > 5"))
    #expect(lines.contains("preview find previous > 5"))
    var other = try Self.session(storage: storage)
    #expect(other.outcome("replay a.txt")?["replay"]?["expectations"] == 3)
    #expect(other.state == session.state)
  }

  @Test func `pages that are left out are not found`() throws {
    var session = try Self.session()
    session.run(all: ["gaps skip"])
    #expect(session.message("find gap") == "No other page is without values.")
  }
}
