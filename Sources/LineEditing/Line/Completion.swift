/// What the word before the cursor may be.
public struct Completion: Hashable, Sendable {
  /// The characters of the line that the replacement takes the place of.
  public var range: Range<Int>
  /// What all candidates begin with, quoted where that is needed; with a space behind it if there is one and it is
  /// a whole word.
  public var replacement: String
  /// What to choose from.
  public var candidates: [String]

  /// A completion of the characters in `range`.
  public init(range: Range<Int>, replacement: String, candidates: [String]) {
    self.range = range
    self.replacement = replacement
    self.candidates = candidates
  }
}
