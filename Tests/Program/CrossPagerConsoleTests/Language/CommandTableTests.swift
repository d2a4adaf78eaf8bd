import CivilDates
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct CommandTableTests {
  @Test(arguments: CommandTable.entries)
  func `an entry has examples of its command, a summary and sentences`(entry: CommandEntry) throws {
    let session = try datedSession()
    for example in entry.examples {
      var reader = WordReader(
        words: try Words(line: example), labels: session.state.labels, grammar: .explorer,
        calendar: .init())
      #expect(try Grammar.explorer.entry(for: reader.next("a command")) == entry, "\(example)")
      _ = try entry.parse(&reader)
      #expect(reader.peek == nil, "\(example)")
    }
    #expect(entry.parameters.isEmpty == entry.examples.isEmpty)
    #expect(!entry.summary.isEmpty && !entry.summary.contains("\n") && entry.summary.last != ".")
    #expect(entry.details.isEmpty || entry.details.last == ".")
  }

  @Test func `names and short forms are unique, and every group has commands`() {
    let words = CommandTable.entries.flatMap {
      [$0.name] + ($0.shortForm.map { [$0] } ?? []) + $0.aliases
    }
    #expect(Set(words).count == words.count)
    #expect(Set(CommandTable.entries.map(\.group)) == Set(CommandGroup.allCases))
  }

  @Test(arguments: [
    ("lev", true), ("exit", true), ("q", true), ("?", true), ("exi", false), ("levelss", false),
    ("2016", false),
  ])
  func `a prefix of a command, a short form and an alias are commands`(word: String, isOne: Bool) {
    #expect(Grammar.explorer.isCommand(word) == isOne)
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

  @Test func `a synonym is in lower case and is not a command name`() {
    for entry in CommandTable.entries {
      for word in entry.synonyms {
        #expect(word == word.lowercased())
        #expect(!CommandTable.entries.map(\.name).contains(word), "\(word)")
      }
      #expect(Set(entry.synonyms).count == entry.synonyms.count)
    }
  }

  @Test(arguments: CommandTable.entries.flatMap { [$0.name] + $0.aliases })
  func `a command is found by its name in any case`(name: String) throws {
    for word in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      let entry = try Grammar.explorer.entry(for: Word(text: word, range: 0..<1))
      #expect(([entry.name] + entry.aliases).contains(name))
    }
    #expect(Grammar.explorer.isCommand(name))
  }

  @Test(arguments: CommandTable.entries.map(\.name))
  func `every prefix finds its command or lists all matches`(name: String) {
    let names = CommandTable.entries.map(\.name)
    let shortForms = CommandTable.entries.compactMap(\.shortForm)
    for length in 1..<name.count {
      let prefix = String(name.prefix(length))
      if shortForms.contains(prefix) || names.contains(prefix) { continue }
      let candidates = names.filter { $0.hasPrefix(prefix) }
      let word = Word(text: prefix, range: 2..<5)
      let found = Result { () throws(LineError) in try Grammar.explorer.entry(for: word) }.map(
        \.name)
      if candidates.count == 1 {
        #expect(found == .success(name))
      } else {
        #expect(found == .failure(LineError(.ambiguous(prefix, candidates: candidates), at: 2..<5)))
      }
    }
  }
}
