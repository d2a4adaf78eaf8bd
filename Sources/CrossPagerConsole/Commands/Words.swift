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
  /// Where the last word ends.
  var end: Int
  /// The line without its comment and the spaces around it.
  var command: String

  /// - Complexity: O(length)
  init(line: String) throws(LineError) {
    let characters = Array(line)
    var words: [Word] = []
    var index = 0
    while index < characters.count, characters[index] != "#" {
      if characters[index].isWhitespace {
        index += 1
      } else {
        let word =
          characters[index] == "\""
          ? try Words.quoted(characters, from: index) : Words.plain(characters, from: index)
        words.append(word)
        index = word.range.upperBound
      }
    }
    self.words = words
    end = words.last?.range.upperBound ?? 0
    command = String(characters[(words.first?.range.lowerBound ?? 0)..<end])
  }

  private static func plain(_ characters: [Character], from start: Int) -> Word {
    let end = characters[start...].firstIndex { $0.isWhitespace } ?? characters.count
    return Word(text: String(characters[start..<end]), range: start..<end)
  }

  private static func quoted(_ characters: [Character], from start: Int) throws(LineError) -> Word {
    var text = ""
    var index = start + 1
    while index < characters.count {
      if characters[index] != "\"" {
        text.append(characters[index])
        index += 1
      } else if index + 1 < characters.count, characters[index + 1] == "\"" {
        text.append("\"")
        index += 2
      } else if index + 1 < characters.count, !characters[index + 1].isWhitespace {
        throw LineError(
          "The quoted name '\(text)' goes on after its closing quote, a space must follow it.",
          at: start..<(index + 2))
      } else {
        return Word(text: text, range: start..<(index + 1))
      }
    }
    throw LineError("The quote is not closed, a name ends with '\"'.", at: start..<characters.count)
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
    var commands = [""]
    var isQuoted = false
    var isComment = false
    var previous: Character = " "
    for character in text {
      let beginsWord = previous.isWhitespace || previous == ";"
      if character.isNewline || (character == ";" && !isQuoted) {
        commands.append("")
        (isQuoted, isComment) = (false, false)
      } else {
        if character == "\"" && !isComment { isQuoted = isQuoted ? false : beginsWord }
        if character == "#" && !isQuoted && beginsWord { isComment = true }
        commands[commands.count - 1].append(character)
      }
      previous = character
    }
    return commands.map { String($0.drop(while: \.isWhitespace)) }
  }
}
