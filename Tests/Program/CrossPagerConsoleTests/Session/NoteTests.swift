import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Notes are marks on dates.
struct NoteTests {
  @Test func `a note belongs to the marked bar's date, or to the page's`() throws {
    try datedSession().expectText(
      """
      > notes
      no notes. To write one on this page: note TEXT
      > go week
      moved to week 2015-W53 (1 of 1)
      > note a wet week
      changed: note on 2015-W53
      > bar 30
      changed: bar at 2, Wed 2015-12-30: 3, 1 sample
      > note new  shoes, red
      changed: note on 2015-12-30
      > note new shoes, red
      ignored: 2015-12-30 already has this note.
      > note =1+1
      changed: note on 2015-12-30
      > notes
      date,note
      2015-W53,a wet week
      2015-12-30,"'=1+1"
      2015-12-30,"new shoes, red"
      > bar 30
      ignored: The bar is already marked.
      > bar off
      changed: bar off
      > bar 30
      changed: bar at 2, Wed 2015-12-30: 3, 1 sample, note: =1+1, note: new shoes, red
      > note off
      changed: no note on 2015-12-30
      > note off
      ignored: 2015-12-30 has no note.
      > undo
      changed: undid 'note off', at week 2015-W53 (1 of 1)
      > notes
      date,note
      2015-W53,a wet week
      2015-12-30,"'=1+1"
      2015-12-30,"new shoes, red"
      > note "a\tb"
      ignored: 'a␉b' cannot be a note. Use any text but 'all', without control
        characters.
      """)
  }

  @Test func `notes are marks: both are listed, drawn and reached`() throws {
    var session = try datedSession()
    session.run(all: [
      "mark storm day 2015-12-29", "go week", "bar 30", "note new shoes", "bar off",
    ])
    session.expectText(
      """
      > marks
        mark       level  page
      ▸ new shoes  -      2015-12-30
        storm      day    2015-12-29
      > notes
      date,note
      2015-12-29,storm
      2015-12-30,new shoes
      > go 'storm
      moved to day 2015-12-29 (2 of 6)
      > go "'new shoes"
      moved to day 2015-12-30 (3 of 6)
      > unmark "new shoes"
      changed: no mark new shoes
      > notes
      date,note
      2015-12-29,storm
      """)
  }

  @Test func `a chart marks the bars with notes and tells the notes`() throws {
    var session = try datedSession()
    session.run(all: ["go week", "note wet", "bar 30", "note shoes", "bar 31"])
    let blocks = TextReport(style: TextStyle(width: 48)).lines(session.show())
    #expect(blocks.contains("                    ◆     ▲"))
    #expect(blocks.contains("◆ wet · Wed 30: shoes"))
    session.run(all: ["bar 30"])
    let lines = TextReport(style: TextStyle(width: 48, isASCII: true)).lines(session.show())
    #expect(lines.contains("Wed 2015-12-30: 3 | 1 sample | note: shoes"))
    #expect(lines.contains("* wet"))
    let plain = TextReport(style: TextStyle(isPlain: true)).lines(session.show())
    #expect(plain.contains("Wed 30: 3, 1 sample, note: shoes"))
    #expect(
      session.outcome("show")?["page"]?["notes"] == [
        ["date": "2015-W53", "note": "wet"], ["date": "2015-12-30", "note": "shoes"],
      ])
    #expect(session.outcome("show")?["bar"]?["notes"] == ["shoes"])
  }

  @Test(arguments: [
    ("day", "2015-12-30", ["day", "week", "month"]), ("day", "2015-W53", ["week"]),
    ("day", "2015-12", ["month"]), ("day", "2015-12-30T14", ["day", "week", "month"]),
    ("day", "2016", []),
  ])
  func `a note is on the pages that contain its date`(
    level: String, key: String, levels: [String]
  ) throws {
    var session = try datedSession()
    _ = session.state.note("n", on: key)
    let shown = ["day", "week", "month"].filter { level in
      session.run(all: ["go \(level)", "date 2015-12-30"])
      return session.outcome("show")?["page"]?["notes"] != nil
    }
    #expect(shown == levels)
  }

  @Test func `find note goes from note to note and round once`() throws {
    var session = try datedSession(
      from: (2015, 12, 28), days: 80, units: [.day, .week, .month])
    session.run(all: ["go month"])
    #expect(
      session.message("find note") == "No page of 'month' has a note. To list all notes: notes")
    for (key, text) in [
      ("2015-12-30", "a"), ("2016-01", "b"), ("2016-01-02", "c"), ("2016-01-02", "d"),
      ("2016-02-20", "e"),
    ] { _ = session.state.note(text, on: key) }
    session.run(all: ["go month", "first"])
    session.expectText(
      """
      > find note
      changed: bar marked, 'a' on Wed 2015-12-30
      > find note
      moved to month 2016-01 (2 of 4), 'b' in 2016-01
      > find next
      changed: bar marked, 'c', 'd' on Sat 2016-01-02
      > find next
      moved to month 2016-02 (3 of 4), 'e' on Sat 2016-02-20
      > find next
      moved to month 2015-12 (1 of 4), 'a' on Wed 2015-12-30, continued from the first
        note
      > find previous
      moved to month 2016-02 (3 of 4), 'e' on Sat 2016-02-20, continued from the last
        note
      > find previous note
      moved to month 2016-01 (2 of 4), 'c', 'd' on Sat 2016-01-02
      > find previous
      changed: no bar marked, 'b' in 2016-01
      """)
    session.run(all: ["go month", "first"])
    #expect(
      session.outcome("find note")?["found"]
        == ["key": "2015-12-30", "bar": 29, "value": .null, "notes": ["a"]])
    var one = try datedSession([.day])
    _ = one.state.note("far", on: "2016")
    #expect(one.message("find note") == "No page of 'day' has a note. To list all notes: notes")
    _ = one.state.note("here", on: "2016-01-02")
    #expect(one.message("find note") == "Already at 'here' on Sat 2016-01-02.")
  }

  @Test func `snapshots and other files keep notes, and other files leave out marks`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: ["mark m", "note n", "save a.json"])
    let saved = session.state
    session.run(all: ["note off", "unmark m", "restore a.json"])
    #expect(session.state == saved)
    let text = try #require(storage["a.json"])
    let note = #"{"level":null,"name":"n","page":"2016-01-02"}"#
    #expect(text.contains(note))
    storage.put(text.replacing(note, with: #"{"level":null,"name":"n","page":3}"#), "b.json")
    #expect(session.message("restore b.json")?.contains("a string") == true)
    let other = try datedSession(from: (2020, 1, 1), days: 3, units: [.day])
    let scene = try Scene(try #require(other.chartData), units: [.day])
    #expect(session.state.opening(scene).notes.map(\.text) == ["n"])
  }

  @Test func `notes need dates`() throws {
    var session = try session("a=5")
    #expect(session.message("note x") == "A note needs a date. To name this page: mark NAME")
    #expect(session.outcome("note x")?["reason"] == "noDates")
  }

  @Test func `a recording has notes`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(storage: storage)
    session.run(all: ["record a.txt", "go week", "bar 30", "note \"a b\" c", "record"])
    var other = try datedSession(storage: storage)
    #expect(other.message("replay a.txt") == nil)
    #expect(other.state == session.state)
  }

  /// The notes in files with these texts, and the lines that are not notes.
  @Test(arguments: [
    ("date,text\n2015-12-30,a\n2015-12,b\n", [], ["2015-12 b", "2015-12-30 a"]),
    ("2015-12-30;a; b\n", [], ["2015-12-30 a, b"]),
    ("2015-12-30,\"a, \"\"b\"\"\"\n", [], ["2015-12-30 a, \"b\""]),
    ("2015-12-30T14:05,'=a\r\n# none\r\n", [], ["2015-12-30T14:05 =a"]),
    ("30.12.2015\ta\n", [], ["2015-12-30 a"]), ("Dec 30 2015,a\n", [], ["2015-12-30 a"]),
    ("when,what\n2015-12-32,a\n", ["'n.csv', line 2: '2015-12-32' is not a date."], []),
    ("2015-12-30\n", ["'n.csv', line 1: The date has no text."], []),
    ("12/30/2015,a\n12/11/2015,b\n", [], ["2015-12-11 b", "2015-12-30 a"]),
    ("30/12/2015,a\n12/11/2015,b\n", [], ["2015-11-12 b", "2015-12-30 a"]),
    ("12.11.2015,a\n", [], ["2015-11-12 a"]),
    ("12.30.2015,a\n12.11.2015,b\n", [], ["2015-12-11 b", "2015-12-30 a"]),
    (
      "12/11/2015,a\n11/11/2015,b\n",
      [
        "'n.csv', line 1: '12/11/2015' could be two dates. Write dates in the form 2024-05-04."
      ], ["2015-11-11 b"]
    ),
    (
      "2015-12-30,all\n", ["'n.csv', line 1: 'all' cannot be a note."], []
    ),
    (
      "2015-12-30,a\n\n\"2015-12-31,b\n",
      [
        "'n.csv', line 3: The quote is never closed, so this line and all lines below it are left out."
      ], ["2015-12-30 a"]
    ),
    (
      "\"2015-12-31,b\n",
      [
        "'n.csv', line 1: The quote is never closed, so this line and all lines below it are left out."
      ], []
    ),
    ("My notes\n2015-12-30,a\n", [], ["2015-12-30 a"]),
    ("\n# mine\n2015-12-30,a\n", [], ["2015-12-30 a"]),
    (
      "2015-12-30\n2015-12-31,a, b\n", ["'n.csv', line 1: The date has no text."],
      ["2015-12-31 a, b"]
    ), ("", [], []),
  ])
  func `a file has a note in each line`(text: String, problems: [String], notes: [String]) throws {
    let session = try datedSession()
    let data = try #require(session.chartData)
    var scene = try Scene(data, units: [.day])
    #expect(scene.addNotes(text, from: "n.csv") == problems)
    #expect(scene.state.notes.map { "\($0.key) \($0.text)" } == notes)
  }

  @Test func `listed notes are a file of notes`() throws {
    var session = try datedSession()
    session.run(all: ["note =a, \"\"b\"\"", "go week", "note 'x"])
    let lines = session.run("notes").map(TextReport(style: TextStyle()).lines) ?? []
    var scene = try Scene(try #require(session.chartData), units: [.day])
    #expect(scene.addNotes(lines.joined(separator: "\n"), from: "n.csv") == [])
    #expect(scene.state.notes == session.state.notes)
  }
}
