/// A line being edited and its cursor.
///
/// The unit of editing is the grapheme cluster, so deleting a letter also deletes its accent.
struct LineBuffer: Hashable, Sendable {
  private(set) var characters: [Character]
  /// The number of characters before the cursor, in `0...characters.count`.
  private(set) var cursor: Int

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  var isAtEnd: Bool { cursor == characters.count }

  var head: String { String(characters[..<cursor]) }

  /// Inserts text before the cursor. Adjacent characters, such as a letter and an accent, may combine.
  mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

  /// Replaces characters with text and moves the cursor to the end of the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = min(head.count, characters.count)
  }

  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let removed = String(characters[range])
    replace(range, with: "")
    return removed
  }

  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// Swaps the characters around the cursor, or the last two at the end of the line, and moves the cursor past them.
  mutating func transpose() {
    let place = min(cursor, characters.count - 1)
    guard place > 0 else { return }
    let pair = [characters[place], characters[place - 1]]
    replace(place - 1..<place + 1, with: String(pair))
  }

  func wordStart(_ isPart: (Character) -> Bool = LineBuffer.isWordPart) -> Int {
    var place = cursor
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }

  var wordEnd: Int {
    var place = cursor
    while place < characters.count, !LineBuffer.isWordPart(characters[place]) { place += 1 }
    while place < characters.count, LineBuffer.isWordPart(characters[place]) { place += 1 }
    return place
  }

  static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

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
