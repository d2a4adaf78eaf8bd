/// The possible completions of the word before the cursor.
public struct Completion: Hashable, Sendable {
  /// The range of characters to replace.
  public var range: Range<Int>
  /// The common prefix of all candidates, quoted if necessary. If the only candidate is a complete word, a space
  /// follows.
  public var replacement: String
  /// The candidates to choose from.
  public var candidates: [String]

  /// Creates a completion that replaces the characters in `range`.
  public init(range: Range<Int>, replacement: String, candidates: [String]) {
    self.range = range
    self.replacement = replacement
    self.candidates = candidates
  }
}
