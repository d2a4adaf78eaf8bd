import LineEditing
import TerminalText

/// The word being typed at the end of some text, and the words before it.
struct TypedWord {
  /// The words before the typed word.
  var words: [Word] = []
  /// The typed word without quotes, or an empty string after a space.
  var text = ""
  /// The range of the typed word in characters, including quotes.
  var range: Range<Int>
  /// Whether the typed word begins with a quote.
  var isQuoted = false

  /// The maximum number of candidates in the menu.
  private static let menuLimit = 1000

  /// Splits text into words. Returns nil if the text has a comment or an error.
  init?(_ characters: [Character]) {
    range = characters.count..<characters.count
    let error: LineError?
    (words, error) = Words.found(in: String(characters))
    if let error {
      guard error.problem == .openQuote else { return nil }
      range = error.range
      text = String(characters[range].dropFirst()).replacing("\"\"", by: "\"")
    } else {
      let rest = words.last?.range.upperBound ?? 0
      if characters[rest...].contains(where: { !$0.isWhitespace }) { return nil }
      guard let last = words.last, last.range.upperBound == characters.count else { return }
      (text, range) = (last.text, last.range)
      words.removeLast()
    }
    isQuoted = !range.isEmpty && characters[range.lowerBound] == "\""
  }

  /// The completion for candidates that begin with the typed word.
  func completion(_ candidates: [Candidate]) -> Completion {
    var seen: Set<Candidate> = []
    let unique = candidates.filter { seen.insert($0).inserted }
    let labels = unique.prefix(TypedWord.menuLimit).map(\.label)
    guard let first = unique.first else {
      return Completion(range: range.upperBound..<range.upperBound, replacement: "", candidates: [])
    }
    if unique.count == 1 {
      let word = Wording.quoting(first.text, isQuoted: isQuoted, isWhole: first.isWhole)
      return Completion(
        range: range, replacement: first.isWhole ? word + " " : word, candidates: labels)
    }
    let common = unique.dropFirst().reduce(first.text) { $0.commonBeginning(with: $1.text) }
    // Differences in letter case can make the common prefix shorter than the typed text.
    let beginning = common.count < text.count ? text : common
    return Completion(
      range: range, replacement: Wording.quoting(beginning, isQuoted: isQuoted, isWhole: false),
      candidates: labels)
  }
}

extension String {
  /// The common prefix of this text and another.
  fileprivate func commonBeginning(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
