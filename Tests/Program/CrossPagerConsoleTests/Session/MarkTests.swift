import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct MarkTests {
  @Test func `a mark leads back to its page`() throws {
    let start = try datedSession()
    start.expectText(
      """
      > marks
      no marks. To mark the current page: mark NAME
      > mark new
      changed: mark new
      > mark new
      ignored: Nothing to change.
      > go new
      ignored: No level 'new'. To go to the mark: go 'new
      > go 'new
      ignored: Already at 2016-01-02 of level 'day'.
      > mark "first week" week 2015-W53
      changed: mark first week
      > first
      moved to day 2015-12-28 (1 of 6)
      > marks
        mark        level  page
        first week  week   2015-W53
        new         day    2016-01-02
      > go 'new
      moved to day 2016-01-02 (6 of 6)
      > go "'first week"
      moved to week 2015-W53 (1 of 1)
      > preview go 'new
      would move to day 2016-01-02 (6 of 6)
      > unmark new
      changed: no mark new
      > go 'new
      ignored: No mark 'new'. Marks: first week
      > undo
      changed: undid 'unmark new', at week 2015-W53 (1 of 1)
      > go 'new
      moved to day 2016-01-02 (6 of 6)
      """)
  }

  @Test func `marks are listed in JSON with level, page and key`() throws {
    try datedSession().expectJSON(
      """
      > mark a day 1 {"result":"changed","at":{"level":"day","page":5}}
      > insert-level notes 3 {"result":"changed","at":{"level":"day","page":5}}
      > mark b notes 2 {"result":"changed","at":{"level":"day","page":5}}
      > marks {"result":"report","marks":[{"mark":"a","level":"day","page":1,"key":"2015-12-29"},{"mark":"b","level":"notes","page":2,"key":null}],"at":{"level":"day","page":5}}
      > go 'b {"result":"moved","from":{"level":"day","page":5},"to":{"level":"notes","page":2},"at":{"level":"notes","page":2}}
      > go 'c {"result":"ignored","reason":"noSuchPage","at":{"level":"notes","page":2}}
      """)
  }

  @Test(arguments: [
    ("insert a 0 2", 4), ("insert a 3", 2), ("remove a 0", 1), ("remove a 3", 2),
    ("remove a 1 2", nil), ("resize a 3", 2), ("resize a 2", nil), ("move-level a 1", 2),
    ("remove-level a", nil), ("remove-level b", 2),
  ])
  func `a mark moves with its page and is removed with it`(edit: String, page: Int?) throws {
    var session = try session("a=5,b=5")
    session.run(all: ["mark m a 2", edit])
    let marks = session.state.marks
    #expect(marks == page.map { [Mark(name: "m", level: "a", page: .index($0))] } ?? [])
  }

  @Test func `a mark on a date survives other pages and new data`() throws {
    var session = try datedSession([.day])
    session.run(all: ["mark m day 2015-12-30"])
    let marks = session.state.marks
    session.run(all: ["levels month"])
    #expect(
      session.message("go 'm")
        == "The mark 'm' names page '2015-12-30' of level 'day', which does not exist now.")
    session.run(all: ["levels day"])
    #expect(session.state.marks == marks)
    session.run(all: ["go 'm"])
    #expect(session.place?.title == "2015-12-30")
  }

  @Test func `a mark on a week stays on its date when the first weekday changes`() throws {
    var session = try datedSession()
    session.run(all: ["mark m week 2015-W53", "first-weekday sunday", "latest", "go 'm"])
    #expect(session.place?.title == "2015-12-27")
  }

  @Test(
    arguments: pairs(
      of: """
        mark all | 'all' is not a name (any text but 'all', without control characters).
        mark a notes 0 | No level 'notes'. Levels: day, week, month
        mark a day 9 | No page 9 in level 'day'. Its pages are 0 to 5.
        mark a day 2020 | No page for 2020 in level 'day'. Its pages are 2015-12-28 to 2016-01-02.
        unmark x | No mark 'x'. To mark the current page: mark x
        go 'x 3 | Unexpected '3'. Usage: go LEVEL [PAGE|DATE]
        go 'x y | A name with spaces needs double quotes: "'x y"
        go ' | 'go '' needs the name of a mark right after the quote. Usage: go LEVEL [PAGE|DATE]
        go ' x | 'go '' needs the name of a mark right after the quote. Usage: go LEVEL [PAGE|DATE]
        mark 'x y' | A name with spaces needs double quotes: "x y"
        mark 'my first day' | A name with spaces needs double quotes: "my first day"
        unmark 'x y' | A name with spaces needs double quotes: "x y"
        value 'wind max' | A name with spaces needs double quotes: "wind max"
        mark "'x" y' | 'mark "'x" y'' needs PAGE, a page's index or, on a dated level, its date. Usage: mark NAME [LEVEL PAGE]
        mark m day "" | '' is not a page's index or, on a dated level, its date.
        """))
  func `a mark that cannot be set or found is refused`(line: String, message: String) throws {
    var session = try datedSession()
    #expect(session.message(line) == message)
  }

  @Test func `a level whose name begins with a quote is found before a mark`() throws {
    var session = try session("a=5,'b=5")
    session.run(all: ["mark b a 3", "go 'b"])
    #expect(session.place?.level == "'b")
  }

  @Test func `an empty level and a pager without levels have no page to mark`() throws {
    var empty = try session("a=0")
    #expect(empty.outcome("mark m")?["reason"] == "emptyLevel")
    var none = emptySession()
    #expect(none.outcome("mark m")?["reason"] == "noLevels")
  }

  @Test func `a snapshot brings marks back, and reports those without a page`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: ["mark m", "mark n day 0", "save a.json"])
    let saved = session.state
    session.run(all: ["unmark m", "mark n", "mark o", "restore a.json"])
    #expect(session.state == saved)
    let text = try #require(storage["a.json"])
    #expect(
      text.contains(
        #""marks":[{"level":"day","name":"m","page":"2016-01-02"},{"level":"day","name":"n","page":"2015-12-28"}]"#
      ))
    storage.put(text.replacing(#""page":"2016-01-02"}"#, with: #""page":"2019-01-02"}"#), "b.json")
    session.expectText(
      """
      > restore b.json
      ignored: The snapshot does not fit. To repair it: restore --repair b.json
      - The mark 'm' names page '2019-01-02' of level 'day', which does not exist.
        --repair leaves out the mark.
      > restore --repair b.json
      changed, at day 2016-01-02 (6 of 6)
      - The mark 'm' names page '2019-01-02' of level 'day', which does not exist.
        --repair leaves out the mark.
      > marks
        mark  level  page
        n     day    2015-12-28
      """)
  }

  @Test func `marks are recorded as commands`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: [
      "record a.txt", "mark \"my day\"", "gaps skip", "levels day,month", "mark b month 0",
      "mark c", "go 'b", "unmark \"my day\"", "record",
    ])
    let lines = try #require(storage["a.txt"]).split(separator: "\n")
    #expect(lines.contains("mark \"my day\""))
    #expect(lines.contains("mark b month 0"))
    var other = try datedSession(storage: storage)
    #expect(other.message("replay a.txt") == nil)
    #expect(other.state == session.state)
  }
}
