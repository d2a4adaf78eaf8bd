enum HelpSearch {
  /// The commands that match the most words, best match first. Equal matches keep the table's order.
  ///
  /// A word matches each word in the help that begins with it. It also matches a word of at least four letters with
  /// which it begins if it is at most three letters longer: `dra` and `drawing` both find `draw`. Matches in names and
  /// synonyms rank first, then matches in summaries.
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
