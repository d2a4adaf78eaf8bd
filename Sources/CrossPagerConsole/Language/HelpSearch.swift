/// Finds commands by what they do.
enum HelpSearch {
  /// The commands that most of the words are about, best first; equally good ones in the table's order.
  ///
  /// A word counts by the most telling place it is found in: a name or a synonym, the summary, the rest. Letter case
  /// and simple endings do not matter, small words do not count beside others.
  ///
  /// - Complexity: O(length of the help × words)
  static func commands(about words: [String]) -> [CommandEntry] {
    let all = Set(words.flatMap(stems))
    let telling = all.filter { !smallWords.contains($0) }
    let stems = telling.isEmpty ? all : telling
    let hits = CommandTable.entries.map { entry in
      let weights = Self.weights(of: entry)
      let found = stems.compactMap { weights[$0] }
      return (entry: entry, count: found.count, weight: found.reduce(0, +))
    }
    let most = hits.map(\.count).max() ?? 0
    if most == 0 { return [] }
    return hits.filter { $0.count == most }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.entry)
  }

  /// The words a command is found by, with how telling they are.
  private static func weights(of entry: CommandEntry) -> [String: Int] {
    let places: [(weight: Int, texts: [String])] = [
      (1, entry.parameters.flatMap { [$0.usage, $0.meaning] } + [entry.details]),
      (3, [entry.summary]), (9, [entry.name] + entry.synonyms),
    ]
    var weights: [String: Int] = [:]
    for place in places {
      for stem in place.texts.flatMap(stems) { weights[stem] = place.weight }
    }
    return weights
  }

  /// The words of a text without their endings.
  private static func stems(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map { stem(String($0)) }
  }

  /// A word without the ending of a plural or a verb: `pages`, `paging` and `paged` become `pag`.
  private static func stem(_ word: String) -> String {
    var stem = word
    for ending in ["ing", "ed", "es", "s", "e"] where stem.hasSuffix(ending) {
      if stem.count - ending.count < 3 { continue }
      stem.removeLast(ending.count)
      break
    }
    return stem
  }

  /// Words that say nothing of what is wanted, as stems.
  private static let smallWords: Set<String> = [
    "a", "an", "and", "are", "at", "by", "can", "do", "does", "for", "go", "how", "i", "in", "is",
    "it", "my", "of",
    "on", "or", "so", "that", "the", "this", "to", "what", "which", "with", "you",
  ]
}
