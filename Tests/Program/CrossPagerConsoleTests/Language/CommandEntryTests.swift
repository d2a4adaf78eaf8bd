import CivilDates
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct CommandEntryTests {
  @Test func `every command lists its parameters`() {
    #expect(
      CommandTable.entries.map(\.usage) == [
        "left [N]", "right [N]", "up [N]", "down [N]", "next [N]", "previous [N]", "zoom in|out",
        "first", "last", "top", "bottom", "go LEVEL [PAGE|DATE]", "page PAGE", "date DATE",
        "latest", "remember LEVEL PAGE", "forget LEVEL|all", "align LEVEL", "drag DX DY",
        "release [VX VY]", "cancel", "glide left|right|up|down", "tick MS", "finish",
        "open [LEVEL PAGE]", "close", "undo", "redo", "insert LEVEL INDEX [COUNT]",
        "remove LEVEL INDEX [COUNT]", "resize LEVEL COUNT", "insert-level NAME COUNT [INDEX]",
        "remove-level LEVEL", "move-level LEVEL INDEX", "set RULE VALUE [LEVEL]", "lock DIRECTION…",
        "unlock DIRECTION…", "where", "levels [UNIT…]", "map", "routes", "preview COMMAND…", "show",
        "hosts", "data", "value [COLUMN]", "gaps show|skip", "values", "series [NAME]",
        "split N|off|NAME…", "save FILE", "restore [--repair] FILE", "link", "follow LINK",
        "export [--all] [--force] FILE", "record [FILE]", "replay FILE",
        "expect OUTCOME [REASON] [LINK]", "help [WORD…]", "history", "quit [STATUS]", "keys",
        "bar BAR", "enter", "back", "style auto|line|bar|calendar", "goal GOAL", "smooth COUNT",
        "cumulate off|on", "note TEXT…", "notes", "compare PAGE", "profile day|week|year [all]",
        "find WHAT", "count COMPARISON", "mark NAME [LEVEL PAGE]", "marks", "unmark NAME",
        "aggregate mean|sum|min|max|count|last|rise", "first-weekday DAY", "timezone ZONE",
        "missing TOKEN…", "duplicates all|first|last", "by COLUMN…", "browse FILE",
      ])
  }

  @Test(arguments: CommandTable.entries)
  func `every example is of its command and can be parsed`(entry: CommandEntry) throws {
    let session = try datedSession()
    for example in entry.examples {
      var reader = WordReader(
        words: try Words(line: example), labels: session.state.labels, grammar: .explorer,
        calendar: .init())
      #expect(try Grammar.explorer.entry(for: reader.next("a command")) == entry, "\(example)")
      _ = try entry.parse(&reader)
      #expect(reader.peek == nil, "\(example)")
    }
  }

  @Test(arguments: CommandTable.entries)
  func `every command with parameters has an example`(entry: CommandEntry) {
    #expect(entry.parameters.isEmpty == entry.examples.isEmpty)
  }

  @Test(arguments: CommandTable.entries)
  func `a summary is one line without a full stop, and details are sentences`(entry: CommandEntry) {
    #expect(!entry.summary.isEmpty)
    #expect(!entry.summary.contains("\n"))
    #expect(entry.summary.last != ".")
    #expect(entry.details.isEmpty || entry.details.last == ".")
  }

  @Test func `names and short forms are unique, and every group has commands`() {
    let words = CommandTable.entries.flatMap {
      [$0.name] + ($0.shortForm.map { [$0] } ?? []) + $0.aliases
    }
    #expect(Set(words).count == words.count)
    #expect(Set(CommandTable.entries.map(\.group)) == Set(CommandGroup.allCases))
  }

  private static func content(_ name: String) -> ParameterKind {
    .content(ContentWords(name) { _, _ in [] })
  }

  @Test func `every parameter has the right kind`() {
    let kinds = Dictionary(
      CommandTable.entries.map { ($0.name, $0.parameters.map(\.kind)) }, uniquingKeysWith: +)
    let expected: [String: [ParameterKind]] = [
      "left": [.number], "right": [.number], "up": [.number], "down": [.number], "next": [.number],
      "previous": [.number], "zoom": [.choice(["in", "out"])], "go": [.stop, .pageOfLevel],
      "page": [.number], "date": [.date], "remember": [.level, .number], "forget": [.levelOrAll],
      "align": [.level], "drag": [.number, .number], "release": [.number, .number],
      "glide": [.choice(["left", "right", "up", "down"])], "tick": [.number],
      "open": [.level, .number], "insert": [.level, .number, .number],
      "remove": [.level, .number, .number], "resize": [.level, .number],
      "insert-level": [.name, .number, .number], "remove-level": [.level],
      "move-level": [.level, .number], "set": [.rule], "lock": [.direction], "unlock": [.direction],
      "preview": [.command], "save": [.file], "restore": [.choice(["--repair"]), .file],
      "follow": [.link], "value": [Self.content("column")], "gaps": [.choice(["show", "skip"])],
      "series": [Self.content("series")], "split": [Self.content("split")],
      "export": [.choice(["--all"]), .choice(["--force"]), .file], "record": [.file],
      "replay": [.file], "expect": [.choice(["moved", "changed", "ignored", "report", "error"])],
      "help": [.command], "quit": [.number], "bar": [Self.content("bar")],
      "compare": [Self.content("comparison")], "goal": [.choice(["off"])],
      "smooth": [.choice(["off"])], "cumulate": [.choice(["off", "on"])],
      "note": [.choice(["off"])], "count": [.number],
      "style": [.choice(["auto", "line", "bar", "calendar"])],
      "profile": [.choice(["day", "week", "year"]), .choice(["all"])],
      "find": [Self.content("search")], "mark": [.mark, .level, .number], "unmark": [.mark],
      "levels": [Self.content("units")],
      "aggregate": [.choice(["mean", "sum", "min", "max", "count", "last", "rise"])],
      "first-weekday": [.choice(Weekday.allCases.map(\.description))],
      "timezone": [Self.content("timeZone")],
      "missing": [.choice(["none"])], "duplicates": [.choice(["all", "first", "last"])],
      "by": [Self.content("fileColumn")], "browse": [.file],
    ]
    #expect(kinds.filter { !$0.value.isEmpty } == expected)
  }

  @Test func `a synonym is lower case and not a command name`() {
    for entry in CommandTable.entries {
      for word in entry.synonyms {
        #expect(word == word.lowercased())
        #expect(!CommandTable.entries.map(\.name).contains(word), "\(word)")
      }
      #expect(Set(entry.synonyms).count == entry.synonyms.count)
    }
  }
}
