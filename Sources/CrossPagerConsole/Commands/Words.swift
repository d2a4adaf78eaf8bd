/// A word of a line.
struct Word: Hashable {
  /// The word as it is meant, without quotes.
  var text: String
  /// Where it stands in the line, in characters, quotes included.
  var range: Range<Int>
}

/// A line taken apart into words (the contract's section 3): words are separated by spaces, a word that begins
/// with `"` goes on to the next `"`, a word that begins with `#` ends the line. Within double quotes `""` is
/// one quote.
struct Words: Hashable {
  var words: [Word]
  /// The line without its comment and the spaces around it.
  var command: String

  /// Where the last word ends.
  var end: Int { words.last?.range.upperBound ?? 0 }

  /// - Complexity: O(length)
  init(line: String) throws(LineError) {
    let characters = Array(line)
    var scanner = WordScanner(characters: characters)
    words = []
    while let word = try scanner.next() { words.append(word) }
    let end = words.last?.range.upperBound ?? 0
    command = String(characters[(words.first?.range.lowerBound ?? 0)..<end])
  }
}

/// Takes the words of a text one by one, up to a line's end.
struct WordScanner {
  private let characters: [Character]
  /// Whether a `;` ends a line too.
  private let separates: Bool
  /// Where the next word is looked for; at a line's end when there is none.
  private(set) var index: Int

  init(characters: [Character], from index: Int = 0, separates: Bool = false) {
    self.characters = characters
    self.index = index
    self.separates = separates
  }

  /// The next word of the line; nil if there is none.
  mutating func next() throws(LineError) -> Word? {
    while !endsLine, characters[index].isWhitespace { index += 1 }
    if !endsLine, characters[index] == "#" {
      while !endsLine { index += 1 }
    }
    if endsLine { return nil }
    return characters[index] == "\"" ? try quoted() : plain()
  }

  private var endsLine: Bool {
    guard index < characters.count else { return true }
    return separates && (characters[index].isNewline || characters[index] == ";")
  }

  private mutating func plain() -> Word {
    let start = index
    while !endsLine, !characters[index].isWhitespace { index += 1 }
    return Word(text: String(characters[start..<index]), range: start..<index)
  }

  private mutating func quoted() throws(LineError) -> Word {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, !(separates && characters[index].isNewline) {
      if characters[index] != "\"" {
        text.append(characters[index])
        index += 1
      } else if index + 1 < characters.count, characters[index + 1] == "\"" {
        text.append("\"")
        index += 2
      } else {
        index += 1
        if endsLine || characters[index].isWhitespace {
          return Word(text: text, range: start..<index)
        }
        throw LineError(.textAfterQuote(name: text), at: start..<(index + 1))
      }
    }
    throw LineError(.openQuote, at: start..<index)
  }
}

/// Texts of several commands.
public enum CommandLines {
  /// The commands of a text in which `;` and line ends separate them, as `-c` takes it.
  ///
  /// A `;` in quotes separates nothing; one in a comment ends it, as a line's end does.
  ///
  /// - Complexity: O(length)
  public static func split(_ text: String) -> [String] {
    let characters = Array(text)
    var lines: [String] = []
    var start = 0
    while start < characters.count {
      var scanner = WordScanner(characters: characters, from: start, separates: true)
      // A word that cannot be read is passed over here; reading the line finds it again and says so.
      while (try? scanner.next()) != .some(.none) {}
      lines.append(String(characters[start..<scanner.index].drop(while: \.isWhitespace)))
      start = scanner.index + 1
    }
    return lines
  }
}
