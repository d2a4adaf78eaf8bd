/// Finds commands by what they do.
enum HelpSearch {
  /// The commands that match the most words, best match first. Equal matches keep the table's
  /// order.
  ///
  /// A word matches a word that it begins, or one of at least four letters that begins it and is at
  /// most three letters shorter: `dra` and `drawing` both find `draw`. A match in a name or synonym
  /// counts most, then one in the summary, then one elsewhere.
  ///
  /// - Complexity: O(length of the help × words)
  static func commands(about words: [String]) -> [CommandEntry] {
    let all = Set(words.flatMap(split))
    let telling = all.subtracting(smallWords)
    let wanted = telling.isEmpty ? all : telling
    let hits = CommandTable.entries.map { entry in
      let weights = wanted.compactMap { weight(of: $0, in: entry) }
      return (entry: entry, count: weights.count, weight: weights.reduce(0, +))
    }
    let most = hits.map(\.count).max() ?? 0
    if most == 0 { return [] }
    return hits.filter { $0.count == most }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.entry)
  }

  /// How well a word matches a command, or nil if it does not.
  private static func weight(of word: String, in entry: CommandEntry) -> Int? {
    let places: [(weight: Int, texts: [String])] = [
      (9, [entry.name] + entry.synonyms), (3, [entry.summary]),
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

  /// Words too common to search for.
  private static let smallWords: Set<String> = [
    "a", "an", "and", "are", "at", "by", "can", "do", "does", "for", "go", "how", "i", "in", "is",
    "it", "my", "of", "on", "or", "so", "that", "the", "this", "to", "what", "which", "with", "you",
  ]
}
