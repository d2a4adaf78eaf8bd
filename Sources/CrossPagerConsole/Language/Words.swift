import MessageWords

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

  /// The first word that no script can hold: a line feed in it would end the line.
  var unwritable: Word? { words.first { $0.text.utf8.contains(UInt8(ascii: "\n")) } }

  /// Where the last word ends.
  let end: Int

  /// - Complexity: O(length)
  init(line: String) throws(LineError) {
    let (words, error) = Words.found(in: line)
    if let error { throw error }
    self.words = words
    end = words.last?.range.upperBound ?? 0
    // In most lines nothing stands around the words; then there is no need for a copy.
    command = line
    if words.first?.range.lowerBound != 0 || words.last?.range.upperBound != line.utf8.count {
      command = String(line.prefix(end).dropFirst(words.first?.range.lowerBound ?? 0))
    }
  }

  /// The words of a line up to what is none, and what is wrong with that.
  static func found(in line: String) -> (words: [Word], error: LineError?) {
    var scanner = WordScanner(bytes: Array(line.utf8))
    var words: [Word] = []
    var error: LineError?
    do throws(LineError) {
      while let word = try scanner.next() { words.append(word) }
    } catch let wrong {
      error = wrong
    }
    if scanner.countsCharacters { return (words, error) }
    let ranges = characters(of: line, in: words.map(\.range) + (error.map { [$0.range] } ?? []))
    for index in words.indices { words[index].range = ranges[index] }
    return (words, error.map { LineError($0.problem, at: ranges[words.count]) })
  }

  /// Ranges of a line's bytes, as ranges of its characters.
  private static func characters(of line: String, in ranges: [Range<Int>]) -> [Range<Int>] {
    var offsets = [0]
    for (index, character) in line.enumerated() {
      offsets += repeatElement(index + 1, count: character.utf8.count)
    }
    return ranges.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
  }
}

/// Takes the words of a text one by one, up to a line's end; their ranges are of bytes.
struct WordScanner {
  private let bytes: [UInt8]
  /// Whether a `;` ends a line too.
  private let separates: Bool
  /// Where the next word is looked for; at a line's end when there is none.
  private(set) var index: Int

  private static let quote = UInt8(ascii: "\"")

  /// - Parameter bytes: the UTF-8 of a string.
  init(bytes: [UInt8], from index: Int = 0, separates: Bool = false) {
    self.bytes = bytes
    self.index = index
    self.separates = separates
  }

  /// Whether bytes are characters: so it is in ASCII, but for CR LF, which is one character.
  var countsCharacters: Bool { bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }

  /// The next word of the line; nil if there is none.
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

  /// Whether a text of several lines ends its line here, within quotes too.
  private var endsText: Bool { separates && 0x0A...0x0D ~= bytes[index] }

  /// The bytes of the white space here; nil if there is other text.
  private var spaceLength: Int? {
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || 0x09...0x0D ~= byte ? 1 : nil }
    if UTF8.isContinuation(byte) { return nil }
    guard
      let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    else { return nil }
    return scalar.properties.isWhitespace ? UTF8.width(scalar) : nil
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
        throw LineError(.textAfterQuote(name: name), at: start..<(index + 1))
      }
    }
    throw LineError(.openQuote, at: start..<index)
  }

  private func word(_ start: Int, _ text: ArraySlice<UInt8>) -> Word {
    Word(text: String(decoding: text, as: UTF8.self), range: start..<index)
  }
}

/// Texts of several commands.
public enum CommandLines {
  /// The longest a line may be, in bytes of UTF-8.
  public static let lineLimit = 1 << 20

  /// The commands of a text in which `;` and line ends separate them, as `-c` takes it.
  ///
  /// A `;` in quotes separates nothing; one in a comment ends it, as a line's end does.
  ///
  /// - Complexity: O(length)
  public static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      var scanner = WordScanner(bytes: bytes, from: start, separates: true)
      // A word that cannot be read is passed over here; reading the line finds it again and says so.
      while (try? scanner.next()) != .some(.none) {}
      let line = String(decoding: bytes[start..<scanner.index], as: UTF8.self)
      lines.append(String(line.unicodeScalars.drop(while: \.properties.isWhitespace)))
      start = scanner.index + (bytes[scanner.index...].starts(with: "\r\n".utf8) ? 2 : 1)
    }
    return lines
  }

  /// The lines of a script, which LF or CR LF end. Nothing else ends one: a quoted name may hold any other character.
  ///
  /// - Complexity: O(length)
  static func ofScript(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  /// A command as a line of a script, with its end.
  ///
  /// - Parameter command: one without a line feed in its words, so that each in it is white space like any other.
  static func scriptLine(_ command: String) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let bytes = command.utf8.map { $0 == lineFeed ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes + [lineFeed], as: UTF8.self)
  }
}
