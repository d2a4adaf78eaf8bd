/// A completion of the word before the cursor.
public struct Completion: Hashable, Sendable {
  /// The characters of the line to replace.
  public var range: Range<Int>
  /// The common prefix of all candidates, quoted if necessary. A space follows if there is one
  /// candidate and it is a whole word.
  public var replacement: String
  /// The candidates to choose from.
  public var candidates: [String]

  /// Creates a completion of the characters in `range`.
  public init(range: Range<Int>, replacement: String, candidates: [String]) {
    self.range = range
    self.replacement = replacement
    self.candidates = candidates
  }
}
