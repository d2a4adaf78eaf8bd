import MessageWords

package struct Word: Hashable {
  /// The text without its quotes.
  package var text: String
  /// The range of characters in the line, including quotes.
  package var range: Range<Int>

  package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// Whether the word is not in double quotes. The range of a quoted word is longer than its text.
  var isUnquoted: Bool { range.count == text.count }
}

/// The words of a line. Spaces separate words. A word that begins with `"` ends at the next `"`, but `""` within it
/// stands for one quote. A word that begins with `#` starts a comment.
struct Words: Hashable {
  var words: [Word]
  /// The line without its comment or surrounding spaces.
  var command: String

  let end: Int

  init(line: String) throws(LineError) {
    let (words, error) = Words.found(in: line)
    if let error { throw error }
    self.words = words
    end = words.last?.range.upperBound ?? 0
    // Avoid a copy if there is nothing before or after the words.
    command = line
    if words.first?.range.lowerBound != 0 || words.last?.range.upperBound != line.utf8.count {
      command = String(line.prefix(end).dropFirst(words.first?.range.lowerBound ?? 0))
    }
  }

  /// Returns the words before the first error, and the error if there is one.
  static func found(in line: String) -> (words: [Word], error: LineError?) {
    var scanner = WordScanner(bytes: Array(line.utf8))
    var words: [Word] = []
    words.reserveCapacity(4)
    var error: LineError?
    do throws(LineError) {
      while let word = try scanner.next() { words.append(word) }
    } catch let wrong {
      error = wrong
    }
    if scanner.countsCharacters { return (words, error) }
    let offsets = [0] + line.enumerated().flatMap { repeatElement($0 + 1, count: $1.utf8.count) }
    func characters(_ bytes: Range<Int>) -> Range<Int> {
      offsets[bytes.lowerBound]..<offsets[bytes.upperBound]
    }
    return (
      words.map { Word(text: $0.text, range: characters($0.range)) },
      error.map { LineError($0.problem, at: characters($0.range)) }
    )
  }
}

/// Reads the words of a line one by one, with ranges in bytes.
struct WordScanner {
  let bytes: [UInt8]
  private(set) var index = 0
  /// Whether a `;` or a line break ends the line.
  var separates = false

  private static let quote = UInt8(ascii: "\"")

  /// Whether each byte is one character. CR LF is a single character.
  var countsCharacters: Bool { bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }

  mutating func next() throws(LineError) -> Word? {
    while !endsLine, let length = spaceLength { index += length }
    if !endsLine, bytes[index] == UInt8(ascii: "#") {
      while !endsLine { index += 1 }
    }
    if endsLine { return nil }
    return bytes[index] == WordScanner.quote ? try quoted() : plain()
  }

  private var endsLine: Bool {
    guard index < bytes.count else { return true }
    return separates && (endsText || bytes[index] == UInt8(ascii: ";"))
  }

  /// Whether a line break ends the line here, even within quotes.
  private var endsText: Bool { separates && 0x0A...0x0D ~= bytes[index] }

  /// The length in bytes of the white-space character at ``index``, or nil if there is none. No such character has more
  /// than three bytes.
  private var spaceLength: Int? {
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || 0x09...0x0D ~= byte ? 1 : nil }
    if UTF8.isContinuation(byte) { return nil }
    let scalar = String(decoding: bytes[index...].prefix(3), as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { $0.properties.isWhitespace ? UTF8.width($0) : nil }
  }

  private mutating func plain() -> Word {
    let start = index
    while !endsLine, spaceLength == nil { index += 1 }
    return word(start, bytes[start..<index])
  }

  private mutating func quoted() throws(LineError) -> Word {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, !endsText {
      if bytes[index] != WordScanner.quote {
        text.append(bytes[index])
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == WordScanner.quote {
        text.append(WordScanner.quote)
        index += 2
      } else {
        index += 1
        if endsLine || spaceLength != nil { return word(start, text[...]) }
        let name = String(decoding: text, as: UTF8.self)
        throw LineError(
          .said("Missing space after the quoted name '\(name.excerpt)'."), at: start..<(index + 1))
      }
    }
    throw LineError(.openQuote, at: start..<index)
  }

  private func word(_ start: Int, _ text: ArraySlice<UInt8>) -> Word {
    Word(text: String(decoding: text, as: UTF8.self), range: start..<index)
  }
}

/// Splits text into commands.
public enum CommandLines {
  /// The maximum length of a line, in bytes of UTF-8.
  public static let lineLimit = 1 << 20

  /// Splits text at each `;` and line break, as for the argument to `-c`.
  ///
  /// A `;` in quotes does not separate commands. A `;` in a comment ends the comment.
  ///
  /// - Complexity: O(length)
  public static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      var scanner = WordScanner(bytes: bytes, index: start, separates: true)
      // Skip unreadable words, which are reported when the line is parsed.
      while (try? scanner.next()) != .some(.none) {}
      let line = String(decoding: bytes[start..<scanner.index], as: UTF8.self)
      lines.append(String(line.unicodeScalars.drop(while: \.properties.isWhitespace)))
      start = scanner.index + (bytes[scanner.index...].starts(with: "\r\n".utf8) ? 2 : 1)
    }
    return lines
  }

  /// Splits a script into its lines, which end in LF or CR LF. Quoted names may contain other line separators.
  static func ofScript(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  /// Returns a command as a script line. Line feeds between words become spaces. The words must not contain line feeds.
  static func scriptLine(_ command: String) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let bytes = command.utf8.map { $0 == lineFeed ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes + [lineFeed], as: UTF8.self)
  }
}
