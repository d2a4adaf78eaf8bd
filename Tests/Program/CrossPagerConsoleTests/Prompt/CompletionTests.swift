import CivilDates
import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import LineEditing
@testable import SeriesExplorer

private struct SomeFiles: FileNames {
  func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    switch folder {
    case "": [("places", true), ("place.json", false), ("my day.json", false), (".hidden", false)]
    case "~/": [("home.json", false)]
    case "many/": (1...1001).map { ("\($0).json", false) }
    case "places/": [("a\u{1B}b", false), ("one.json", false)]
    default: []
    }
  }
}

struct CompletionTests {
  private func completion(_ line: String, of session: Session) -> (line: String, list: [String]) {
    let completion = Completion(of: line, cursor: line.count, in: session, files: SomeFiles())
    var buffer = LineBuffer(line)
    buffer.replace(completion.range, with: completion.replacement)
    return (buffer.text, completion.candidates)
  }

  /// Lines with their completions and candidates.
  private static let plain: [(String, String, [String])] = [
    ("mov", "move-level ", ["move-level"]), ("MOV", "move-level ", ["move-level"]),
    ("le", "le", ["left", "levels"]), ("  ro", "  routes ", ["routes"]), ("xyz", "xyz", []),
    ("go ", "go ", ["day", "my week", "month", "\"odd\"", "#no"]), ("go d", "go day ", ["day"]),
    ("go m", "go m", ["my week", "month"]), ("go my", "go \"my week\" ", ["my week"]),
    ("go \"m", "go \"m", ["my week", "month"]), ("go \"mo", "go \"month\" ", ["month"]),
    ("go \"my week\"", "go \"my week\" ", ["my week"]), ("go #", "go #", []),
    ("go \"#", "go \"#no\" ", ["#no"]), ("go \"\"\"", "go \"\"\"odd\"\"\" ", ["\"odd\""]),
    ("go day ", "go day ", []), ("go day mo", "go day mo", []), ("exi", "exi", []),
    ("forget a", "forget all ", ["all"]),
    ("lock ", "lock ", ["left", "right", "up", "down"]), ("set hin", "set hints ", ["hints"]),
    ("lock l", "lock left ", ["left"]),
    ("lock left r", "lock left right ", ["right"]), ("zoom ", "zoom ", ["out", "in"]),
    ("bar n", "bar next ", ["next"]), ("bar m", "bar m", ["max", "min"]),
    ("compare p", "compare previous ", ["previous"]), ("compare 2", "compare 2", []),
    ("ente", "enter ", ["enter"]), ("bar next ", "bar next ", []),
    ("set ed", "set edge ", ["edge"]), ("set edge w", "set edge wrap ", ["wrap"]),
    ("set edge wrap d", "set edge wrap day ", ["day"]), ("set ends wrap ", "set ends wrap ", []),
    ("set start ", "set start ", ["first", "last"]), ("set viewport ", "set viewport ", []),
    ("set viewport 3 2.5 ", "set viewport 3 2.5 beyond ", ["beyond"]),
    ("set viewport 3 2.5 beyond ", "set viewport 3 2.5 beyond ", []),
    ("set nothing ", "set nothing ", []), ("help lat", "help latest ", ["latest"]),
    ("help left ri", "help left ri", []), ("preview go mon", "preview go month ", ["month"]),
    ("preview preview unl", "preview preview unlock ", ["unlock"]),
    ("save pl", "save place", ["place.json", "places/"]),
    ("save places", "save places/", ["places/"]),
    ("save places/", "save places/one.json ", ["one.json"]),
    ("save my", "save \"my day.json\" ", ["my day.json"]), ("save .", "save .hidden ", [".hidden"]),
    ("save ~", "save ~/", ["~/"]), ("save ~/", "save ~/home.json ", ["home.json"]),
    ("restore --", "restore --repair ", ["--repair"]),
    ("restore --repair m", "restore --repair \"my day.json\" ", ["my day.json"]),
    ("restore place.json --", "restore place.json --repair ", ["--repair"]),
    ("date 2", "date 2", []), ("page 1", "page 1", []), ("left # mo", "left # mo", []),
    ("go \"day\"x", "go \"day\"x", []),
  ]

  @Test(arguments: plain)
  func `words complete to those that are allowed there`(
    line: String, wanted: String, list: [String]
  )
    throws
  {
    let session = try session(
      document: #"""
        {"levels": [{"name": "day", "pages": 5}, {"name": "my week", "pages": 3},
          {"name": "month", "pages": 2}, {"name": "\"odd\"", "pages": 1}, {"name": "#no", "pages": 1}]}
        """#)
    let found = completion(line, of: session)
    #expect(found.line == wanted)
    #expect(Set(found.list) == Set(list))
  }

  @Test(arguments: [
    (CalendarUnit.day, "", "202", ["2023", "2024", "2025"]),
    (.day, "2025", "2025-0", ["2025-01", "2025-02", "2025-03"]),
    (.day, "2023-1", "2023-12", ["2023-12"]),
    (.day, "2025-03", "2025-03-0", (1...5).map { "2025-03-0\($0)" }),
    (.day, "2025-03-05", "2025-03-05 ", ["2025-03-05"]), (.day, "2026", "2026", []),
    (.week, "2025-w0", "2025-W0", (1...9).map { "2025-W0\($0)" }),
    (.week, "2024-W53", "2024-W53", []),
    (.month, "2025-0", "2025-0", ["2025-01", "2025-02", "2025-03"]),
    (.month, "2025-03", "2025-03 ", ["2025-03"]),
    (.quarter, "2024-", "2024-Q", ["2024-Q1", "2024-Q2", "2024-Q3", "2024-Q4"]),
    (.year, "202", "202", ["2023", "2024", "2025"]), (.decade, "20", "202X ", ["202X"]),
    (.century, "", "20XX ", ["20XX"]),
    (.hour, "2023-12-20T2", "2023-12-20T2", ["20", "21", "22", "23"].map { "2023-12-20T\($0)" }),
  ])
  func `dates complete to those that have pages`(
    unit: CalendarUnit, text: String, wanted: String, list: [String]
  ) throws {
    // 2023-12-20 through 2025-03-05.
    let session = try datedSession(from: (2023, 12, 20), days: 442, units: [unit])
    let found = completion("date \(text)", of: session)
    #expect(found.line == "date \(wanted)")
    #expect(found.list == list)
  }

  @Test(
    arguments: [
      (
        CalendarUnit.day, "bar 2025-03-05T1", "bar 2025-03-05T1",
        (10...19).map { "2025-03-05T\($0)" }
      ),
      (.day, "bar 2025-03-05", "bar 2025-03-05T", nil),
      (.week, "bar 2025-03-0", "bar 2025-03-0", (1...9).map { "2025-03-0\($0)" }),
      (.year, "bar 2025-1", "bar 2025-1", ["2025-10", "2025-11", "2025-12"]),
      (.decade, "bar 2024", "bar 2024 ", ["2024"]),
      (.month, "compare 2025-0", "compare 2025-0", ["2025-01", "2025-02", "2025-03"]),
      (.month, "compare 2024-12", "compare 2024-12 ", ["2024-12"]),
    ] as [(CalendarUnit, String, String, [String]?)])
  func `bars and compared pages complete to their dates`(
    unit: CalendarUnit, line: String, wanted: String, list: [String]?
  ) throws {
    let session = try datedSession(from: (2023, 12, 20), days: 442, units: [unit])
    let found = completion(line, of: session)
    #expect(found.line == wanted)
    if let list { #expect(found.list == list) }
  }

  @Test(arguments: [
    ("date to", "date to", ["today", "tomorrow"]), ("date y", "date yesterday ", ["yesterday"]),
    ("date -7", "date -7", ["-7h", "-7d", "-7w", "-7m", "-7q", "-7y"]),
    ("date mon", "date monday ", ["monday"]),
    ("date -0", "date -0", []), ("date +1", "date +1", ["+1h", "+1d", "+1w", "+1m", "+1q", "+1y"]),
    ("date dec", "date december ", ["december"]),
    ("find m", "find m", ["missing", "max", "min"]), ("find p", "find previous ", ["previous"]),
    ("find >", "find >", [">=", ">"]), ("go '", "go 'm", ["'m", "'my day"]),
    ("go 'my", "go \"'my day\" ", ["'my day"]), ("unmark my", "unmark \"my day\" ", ["my day"]),
    ("levels ce", "levels century ", ["century"]),
    ("levels day,mo", "levels day,month ", ["month"]), ("aggregate s", "aggregate sum ", ["sum"]),
    ("first-weekday su", "first-weekday sunday ", ["sunday"]),
    ("set first-weekday su", "set first-weekday sunday ", ["sunday"]),
    ("set gaps sk", "set gaps skip ", ["skip"]),
    ("timezone europe/berl", "timezone Europe/Berlin ", ["Europe/Berlin"]),
    ("missing n", "missing none ", ["none"]), ("duplicates l", "duplicates last ", ["last"]),
    ("by ra", "by rain ", ["rain"]), ("by rain no", "by rain none ", ["none"]),
    ("browse pl", "browse place", ["place.json", "places/"]),
    ("go day 2016-01-0", "go day 2016-01-0", ["2016-01-01", "2016-01-02"]),
    ("go week 2015-W", "go week 2015-W53 ", ["2015-W53"]),
    ("go month tod", "go month today ", ["today"]), ("go wek 2", "go wek 2", []),
  ])
  func `searches, marks and settings complete`(line: String, wanted: String, list: [String]) throws
  {
    var session = try datedSession()
    session.run(all: ["mark m", "mark \"my day\""])
    let found = completion(line, of: session)
    #expect(found.line == wanted)
    #expect(found.list == list)
  }

  @Test(arguments: [
    ("date last ju", "date last ju", ["july", "june"]),
    ("date NEXT w", "date NEXT we", ["week", "wednesday"]),
    ("date next cen", "date next century ", ["century"]),
    ("date last week ", "date last week ", []),
    ("go week last mon", "go week last mon", ["monday", "month"]),
    ("compare last y", "compare last year ", ["year"]),
    ("bar next fri", "bar next friday ", ["friday"]), ("date monday ", "date monday ", []),
  ])
  func `a weekday, a month or a unit completes after last and next`(
    line: String, wanted: String, list: [String]
  ) throws {
    let found = completion(line, of: try datedSession())
    #expect(found.line == wanted)
    #expect(Set(found.list) == Set(list))
  }

  @Test func `all words that can follow last are listed`() throws {
    let list = completion("date last ", of: try datedSession()).list
    #expect(list.count == 7 + 12 + 9)
    #expect(list.prefix(2) == ["monday", "tuesday"])
    #expect(list.last == "century")
  }

  @Test(arguments: [
    ("split w", "split wind "), ("split rain AIR", "split rain \"air pressure\" "),
    ("split o", "split off "),
  ])
  func `the names of columns complete`(line: String, wanted: String) throws {
    let file = "date,rain,wind,air pressure\n2024-01-01,1.5,2,3\n2024-01-02,2,2.5,1\n"
    #expect(completion(line, of: try dataSession(reading: file)).line == wanted)
  }

  @Test(arguments: [
    ("go day", "bar noo", ["noon"]), ("go day", "bar mid", ["midnight"]),
    ("go day", "bar mon", ["monday"]), ("go day", "bar dec", ["december"]),
    ("go week", "bar noo", []), ("go week", "bar mon", ["monday"]),
    ("go week", "bar dec", ["december"]),
    ("go month", "bar mon", []), ("go month", "bar dec", ["december"]),
    ("go year", "bar mon", []), ("go year", "bar dec", ["december"]),
    ("go decade", "bar dec", []), ("go decade", "bar noo", []), ("go day", "bar tod", ["today"]),
  ])
  func `the names of bars complete where bar accepts them`(
    level: String, line: String, list: [String]
  ) throws {
    var session = try datedSession([.day, .week, .month, .year, .decade])
    session.run(all: [level])
    #expect(completion(line, of: session).list == list)
  }

  @Test func `a link completes to the current place`() throws {
    let session = try session("day=5,week=3")
    #expect(completion("follow ", of: session).line == "follow day=0,week=0@day ")
  }

  @Test func `a menu has at most a thousand candidates`() throws {
    let found = completion("save many/", of: try session("a=3"))
    #expect(found.list.count == 1000)
    #expect(found.line == "save many/")
  }

  @Test func `text after the cursor stays`() throws {
    let session = try session("day=5,week=3")
    var editor = LineEditor(text: "go d 3")
    for _ in 0..<2 { _ = editor.handle(.left) }
    editor.complete(
      Completion(of: editor.text, cursor: editor.cursor, in: session, files: SomeFiles()),
      lists: false)
    #expect(editor.text == "go day  3")
    #expect(editor.cursor == 7)
  }

  @Test(arguments: [
    ("", ""), ("se", ""), ("resi", "ze LEVEL COUNT"), ("le", ""), ("l", " [N]"),
    ("go", " LEVEL [PAGE|DATE]"), ("GO ", "LEVEL [PAGE|DATE]"), ("go d", " [PAGE|DATE]"),
    ("go day ", "[PAGE|DATE]"), ("go day 3", ""), ("go day 3 ", ""), ("go day 3 4 ", ""),
    ("whe", "re"), ("where ", ""), ("xyz ", ""), ("set ", "RULE VALUE [LEVEL]"),
    ("set edge ", "stop|wrap|continue [LEVEL]"), ("set viewport 1 ", "PAGES [beyond N]"),
    ("set viewport 1 2 ", "[beyond N]"), ("set viewport 1 2 beyond ", "N"), ("set ends wrap ", ""),
    ("lock ", "DIRECTION…"), ("lock left ", "[DIRECTION…]"), ("preview ", "COMMAND…"),
    ("preview go ", "LEVEL [PAGE|DATE]"), ("preview z", "oom in|out"),
    ("restore ", "[--repair] FILE"), ("restore --repair ", "FILE"), ("help ", "[WORD…]"),
    ("left # ", ""), ("go \"my ", " [PAGE|DATE]"), ("date last", " WEEKDAY|MONTH|UNIT"),
    ("date last ", "WEEKDAY|MONTH|UNIT"), ("date last week", ""),
    ("bar next ", "[WEEKDAY|MONTH|UNIT]"), ("date monday ", ""), ("open ", "[LEVEL PAGE]"),
    ("open day ", "PAGE"), ("open day 3 ", ""), ("release 1 ", "VY"), ("insert day 0 ", "[COUNT]"),
    ("mark m ", "[LEVEL PAGE]"), ("mark m day ", "PAGE"), ("q", " [STATUS]"),
    ("exit", " [STATUS]"), ("exi", ""), ("export ", "[--all] [--force] FILE"),
    ("export --force ", "[--all] FILE"), ("export a --all ", "[--force]"),
    ("set gesture ", "PAGES VELOCITY MS"), ("set start ", "first|last|N [LEVEL]"),
    ("set start 3 ", "[LEVEL]"), ("set hosting ", "recycled|preallocated|cell"),
    ("set hints on ", ""), ("\"go\" ", "LEVEL [PAGE|DATE]"), ("remember last ", "PAGE"), ("\"", ""),
    ("  ", ""),
  ])
  func `the hint shows the missing arguments`(line: String, hint: String) {
    #expect(Hint.after(line, in: .explorer) == hint)
  }

  @Test(arguments: Depth.seeds(100))
  func `every candidate continues what was typed`(seed: UInt64) throws {
    var lines = RandomLines(seed: seed, levels: ["day", "week", "\"month\"", "9"])
    let session = try datedSession()
    for line in lines.lines(30) {
      let cursor = lines.random.number(below: line.count + 1)
      let completion = Completion(of: line, cursor: cursor, in: session, files: SomeFiles())
      #expect(completion.range.lowerBound >= 0 && completion.range.upperBound <= cursor)
      var buffer = LineBuffer(line)
      buffer.replace(completion.range, with: completion.replacement)
      let typed = String(line.prefix(cursor)).lowercased()
      #expect(
        completion.candidates.isEmpty || buffer.head.lowercased().hasPrefix(typed)
          || buffer.head.contains("\""), "\(line) at \(cursor)")
      // A second completion changes nothing.
      let again = Completion(
        of: buffer.text, cursor: buffer.cursor, in: session, files: SomeFiles())
      if completion.candidates.count > 1 { #expect(again == completion.moved(to: again.range)) }
      _ = Hint.after(String(line.prefix(cursor)), in: .explorer)
    }
  }
}

extension Completion {
  fileprivate func moved(to range: Range<Int>) -> Completion {
    Completion(range: range, replacement: replacement, candidates: candidates)
  }
}
