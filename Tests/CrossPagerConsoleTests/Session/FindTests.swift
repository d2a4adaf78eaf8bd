import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole

struct FindTests {
  /// A week of hourly values: Monday 4 at 12:00; Tuesday 1 and 9; Wednesday without a sample; Thursday blank; Friday
  /// 6.25; Saturday 9; Sunday 2 at every hour.
  private static func session(
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
    let data = ChartData(columns: read.columns, report: read.report, aggregate: aggregate)
    var session = Session(scene: try Scene(data, units: units), storage: storage)
    session.run(all: ["first"])
    return session
  }

  @Test func `a search goes to the next page with such a bar and names the bar`() throws {
    try Self.session().expectText(
      """
      > find > 5
      moved to day 2016-01-05 (2 of 7), 9 °C at 18:00 on Tue 2016-01-05
      > find next
      moved to day 2016-01-08 (5 of 7), 6.25 °C at 03:00 on Fri 2016-01-08
      > find next
      moved to day 2016-01-09 (6 of 7), 9 °C at 20:00 on Sat 2016-01-09
      > find next
      ignored: No later page has a bar > 5 °C. To look the other way: find previous >
        5
      > find previous
      moved to day 2016-01-08 (5 of 7), 6.25 °C at 03:00 on Fri 2016-01-08
      > find previous >= 9
      moved to day 2016-01-05 (2 of 7), 9 °C at 18:00 on Tue 2016-01-05
      > find > 500
      ignored: No later page has a bar > 500 °C.
      > preview find missing
      would move to day 2016-01-06 (3 of 7), no value at 00:00 on Wed 2016-01-06
      > find next
      ignored: No later page has a bar > 500 °C.
      > find gap
      moved to day 2016-01-06 (3 of 7), no values
      > find next
      moved to day 2016-01-07 (4 of 7), no values
      > find next
      ignored: No later page is without values. To look the other way: find previous
        gap
      """)
  }

  @Test(arguments: [
    (">5", "2016-01-05"), ("<2", "2016-01-05"), ("<= 2", "2016-01-05"), ("< 1", nil),
    (">= 9", "2016-01-05"), ("= 6.25", "2016-01-08"), ("= 6.3", "2016-01-08"), ("=6", "2016-01-08"),
    ("= 6.2", "2016-01-08"), ("= 6.1", nil), ("= 60e-1", nil), ("= 1e1", "2016-01-05"),
    ("> 1e400", nil), ("missing", "2016-01-05"), ("gap", "2016-01-06"),
  ])
  func `a comparison finds the first later page`(search: String, page: String?) throws {
    var session = try Self.session()
    session.run(all: ["find \(search)"])
    #expect(session.place?.title == page ?? "2016-01-04")
  }

  @Test func `the greatest values are found in order, from any page`() throws {
    try Self.session().expectText(
      """
      > find max
      moved to day 2016-01-05 (2 of 7), max 9 °C at 18:00 on Tue 2016-01-05
      > find max
      ignored: Already at max 9 °C at 18:00 on Tue 2016-01-05.
      > find previous
      ignored: No page has a greater maximum. To look the other way: find next max
      > find next
      moved to day 2016-01-09 (6 of 7), max 9 °C at 20:00 on Sat 2016-01-09, number 2
        of 5 pages
      > find next
      moved to day 2016-01-08 (5 of 7), max 6.25 °C at 03:00 on Fri 2016-01-08, number
        3 of 5 pages
      > find previous
      moved to day 2016-01-09 (6 of 7), max 9 °C at 20:00 on Sat 2016-01-09, number 2
        of 5 pages
      > find min
      moved to day 2016-01-05 (2 of 7), min 1 °C at 06:00 on Tue 2016-01-05
      > page 3
      moved to day 2016-01-07 (4 of 7)
      > find next
      moved to day 2016-01-05 (2 of 7), min 1 °C at 06:00 on Tue 2016-01-05
      """)
  }

  @Test func `the result in JSON has the page, the bar and the value`() throws {
    try Self.session().expectJSON(
      """
      > find max
      {"n":1,"command":"find max","result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":1},"found":{"key":"2016-01-05T18","bar":18,"value":9,"rank":1,"of":5},"at":{"level":"day","page":1}}
      > preview find missing
      {"n":2,"command":"preview find missing","result":"moved","preview":true,"from":{"level":"day","page":1},"to":{"level":"day","page":2},"found":{"key":"2016-01-06T00","bar":0,"value":null},"at":{"level":"day","page":1}}
      > find gap
      {"n":3,"command":"find gap","result":"moved","from":{"level":"day","page":1},"to":{"level":"day","page":2},"found":{"key":"2016-01-06","bar":null,"value":null},"at":{"level":"day","page":2}}
      > find < 0
      {"n":4,"command":"find < 0","result":"ignored","reason":"noSuchPage","at":{"level":"day","page":2}}
      """)
  }

  @Test func `the drawn aggregate of the bars is searched`() throws {
    var session = try Self.session(.sum, units: [.week])
    #expect(session.message("find max") == "Already at max 48 °C on Sun 2016-01-10.")
    session.run(all: ["aggregate count"])
    #expect(session.message("find max") == "Already at max 24 on Sun 2016-01-10.")
  }

  @Test(arguments: [
    (
      "find",
      "'find' needs a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'next' or 'previous'. Usage: find WHAT"
    ),
    ("find >", "'find >' needs a number, such as 20 or -0.5. Usage: find WHAT"),
    ("find > much", "'much' is not a number, such as 20 or -0.5."),
    ("find >much", "'much' is not a number, such as 20 or -0.5."),
    ("find > 1 2", "Unexpected '2'. Usage: find WHAT"),
    (
      "find mising",
      "'mising' is not a comparison such as '> 20', or 'missing', 'gap', 'max', 'min', 'next' or 'previous'. Did you mean 'missing'?"
    ),
    ("find next", "Nothing has been searched for. To search: find > 20"),
  ])
  func `a search that cannot be read says what to type`(line: String, message: String) throws {
    var session = try Self.session()
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
    #expect(session.message("find gap") == "No later page is without values.")
  }
}
