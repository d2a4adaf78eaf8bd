/// A line of text that is edited, and the place in it where that happens.
///
/// Its unit is the grapheme, as it is on the screen: an accent is deleted with its letter. The cursor stands before
/// a character or at the end.
struct LineBuffer: Hashable, Sendable {
  private(set) var characters: [Character] = []
  /// In `0...characters.count`.
  private(set) var cursor = 0

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  var isAtEnd: Bool { cursor == characters.count }

  /// The line up to the cursor.
  var head: String { String(characters[..<cursor]) }

  /// Inserts a text before the cursor. It may grow together with what is there: a letter and its accent.
  ///
  /// - Complexity: O(length)
  mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

  /// Puts a text in the place of characters, and the cursor behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = min(head.count, characters.count)
  }

  /// Takes characters away and gives them back.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let removed = String(characters[range])
    replace(range, with: "")
    return removed
  }

  /// Goes to a place, or the nearest there is.
  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// Exchanges the characters around the cursor and steps over them; at the end the last two.
  mutating func transpose() {
    let place = min(cursor, characters.count - 1)
    guard place > 0 else { return }
    let pair = [characters[place], characters[place - 1]]
    replace(place - 1..<place + 1, with: String(pair))
  }

  /// Where the word before the cursor begins.
  ///
  /// - Parameter isPart: which characters words are made of.
  func wordStart(_ isPart: (Character) -> Bool = LineBuffer.isWordPart) -> Int {
    var place = cursor
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word at or after the cursor ends.
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
