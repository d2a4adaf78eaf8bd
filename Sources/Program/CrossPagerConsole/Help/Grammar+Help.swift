import TerminalText

extension Grammar {
  package var groupedHelp: [(title: String, entries: [CommandEntry])] {
    CommandGroup.allCases.map { group in
      (group.rawValue, commands.filter { $0.group == group })
    }
  }

  package var ruleHelp: [CommandEntry] { rules.map(\.help) }

  /// The reference as a Markdown document, without a final line break.
  public var markdown: String {
    let meanings = Dictionary(grouping: commands.flatMap(meanings)) { $0 }
    let shared = meanings.filter { $0.value.count > 2 }.keys.sorted()
    let head = """
      # Commands

      `crosspager --commands` prints this page.

      Enter one command per line, with spaces between the words. Put names that contain spaces in double quotes, and \
      write a quote inside a name as `""`. A word that begins with `#` starts a comment. You can type commands in any \
      letter case and shorten them to any unambiguous prefix.

      Unless a command says otherwise:

      \(shared.joined(separator: "\n"))
      """
    let sections = groupedHelp.map { title, entries in
      let texts = zip(entries, [nil] + entries).map { section($0, after: $1, shared) }
      return (["## \(title)"] + texts).joined(separator: "\n\n")
    }
    return ([head] + sections + [ruleTable]).joined(separator: "\n\n")
  }

  private func meanings(_ entry: CommandEntry) -> [String] {
    entry.meanings { "- `\($0)`" }.map { $0 + "." }
  }

  private func section(
    _ entry: CommandEntry, after previous: CommandEntry?, _ shared: [String]
  ) -> String {
    let short = entry.shortForm.map { " (short: `\($0)`)" } ?? ""
    let parameters = meanings(entry).filter { !shared.contains($0) }.joined(separator: "\n")
    let examples = entry.examples.map { "`\($0)`" }
    return [
      "### `\(entry.usage)`\(short)", entry.summary + ".",
      !entry.details.isEmpty && entry.details == previous?.details
        ? "See `\(previous?.name ?? "")`." : entry.details, parameters,
      examples.count < 2 ? "" : "Examples: \(examples.joined(separator: ", ")).",
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var ruleTable: String {
    let rows = rules.map { entry in
      let values = entry.values.replacing("|", by: " \\| ")
      return
        "| `\(entry.name)` | \(values) | \(entry.isPagerRule ? "pager" : "level") | \(entry.summary). \(entry.details) |"
    }
    return """
      ## The rules

      You can set a level's rule for one level or, without LEVEL, for all existing and new levels. The pager's \
      rules take no level. The first value is the default.

      | rule | values | belongs to | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}

struct HelpOverview {
  var groups: [(title: String, entries: [CommandEntry])]
  var examples: [String]

  init(of entries: [CommandEntry], isDated: Bool) {
    func named(_ names: [String]) -> [CommandEntry] {
      names.compactMap { name in entries.first { $0.name == name } }
    }
    let jump = isDated ? "date" : "page"
    let looking = ["show"] + (isDated ? ["bar", "compare", "find", "data"] : ["map", "where"])
    let more = ["undo", "set"] + (isDated ? ["export", "keys"] : ["save", "restore"]) + ["quit"]
    groups = [
      ("Moving", named(["left", "right", "up", "down", "zoom", "go", jump])),
      ("Looking", named(looking)), ("More", named(more)),
    ]
    examples = named(["left", "down", "zoom", jump, "undo"]).map { $0.examples.first ?? $0.name }
  }
}

enum HelpSearch {
  /// Returns the commands that match the most words, best match first. Equal matches keep the table's order.
  ///
  /// A search word matches each word in the help that begins with it. It also matches a help word of at least four
  /// letters that is its prefix and at most three letters shorter: `dra` and `drawing` both find `draw`. Matches in
  /// names and synonyms rank first, then matches in summaries.
  static func commands(about words: [String], in grammar: Grammar) -> [CommandEntry] {
    let all = Set(words.flatMap(split))
    let telling = all.subtracting(commonWords)
    let wanted = telling.isEmpty ? all : telling
    let hits = grammar.commands.map { entry in
      let weights = wanted.compactMap { weight(of: $0, in: entry) }
      return (entry: entry, count: weights.count, weight: weights.reduce(0, +))
    }
    let most = hits.map(\.count).max() ?? 0
    if most == 0 { return [] }
    return hits.filter { $0.count == most }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.entry)
  }

  private static func weight(of word: String, in entry: CommandEntry) -> Int? {
    let places: [(weight: Int, texts: [String])] = [
      (9, [entry.name] + entry.aliases + entry.synonyms), (3, [entry.summary]),
      (1, entry.parameters.flatMap { [$0.usage, $0.meaning] } + [entry.details]),
    ]
    return places.first { place in
      place.texts.flatMap(split).contains { matches(word, $0) }
    }?.weight
  }

  private static func matches(_ word: String, _ other: String) -> Bool {
    other.hasPrefix(word)
      || (other.count > 3 && word.count <= other.count + 3 && word.hasPrefix(other))
  }

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static let commonWords: Set<String> = [
    "a", "an", "and", "are", "at", "by", "can", "do", "does", "for", "go", "how", "i", "in", "is",
    "it", "my", "of", "on", "or", "so", "that", "the", "this", "to", "what", "which", "with", "you",
  ]
}
