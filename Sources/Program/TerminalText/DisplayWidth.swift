/// Measures the width of text on a terminal, in columns.
///
/// The unit of measurement is the grapheme cluster. An emoji is two columns wide, even if it consists of multiple
/// scalars. A letter has the same width with or without an accent. East Asian wide and fullwidth characters are two
/// columns wide (Unicode Standard Annex #11). Combining, zero-width and control characters have no width. All other
/// characters are one column wide. *Ambiguous* characters, such as box-drawing lines, are also one column wide, as the
/// annex recommends outside East Asian legacy encodings.
public enum DisplayWidth {
  /// Returns the width of a character, in columns. The width is 0, 1 or 2, or more for a cluster of multiple letters.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    return isEmoji(character) ? 2 : character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Returns whether a character is an emoji, by default or because of the presentation selector U+FE0F (UTS #51).
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains(where: \.properties.isEmojiPresentation) { return true }
    return scalars.first?.properties.isEmoji == true && scalars.contains("\u{FE0F}")
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{AD}"  // Terminals show a soft hyphen.
    default: hangulVowelsAndFinals.contains { $0.contains(scalar.value) }
    }
  }
}

extension String {
  /// The width of the string on a terminal, in columns. See `DisplayWidth`.
  ///
  ///     "日本".displayWidth  // 4
  ///
  /// - Complexity: O(*n*).
  public var displayWidth: Int {
    // Each byte of printable ASCII is one column wide, so there is no need to find clusters.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  /// Returns the string truncated to at most `width` columns, ending in `ellipsis` if anything was removed.
  ///
  /// A wide character that would cross the limit is removed, so the result can be one column narrower than the limit.
  ///
  ///     "temperature".truncated(toWidth: 5)  // "temp…"
  ///
  /// - Parameters:
  ///   - width: The maximum width in columns. If the width is below 1, the result is empty.
  ///   - ellipsis: The mark at the end of truncated text. If the mark does not fit, the result is empty.
  /// - Complexity: O(*n*).
  public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
    if displayWidth <= width { return self }
    let room = width - DisplayWidth.columns(of: ellipsis)
    return width < 1 || room < 0 ? "" : prefix(toWidth: room) + String(ellipsis)
  }

  /// Returns the string, with its middle replaced if it is too wide. Similar names often differ only at the end.
  ///
  ///     "temperature".truncatedInMiddle(toWidth: 7)  // "tem…ure"
  ///
  /// - Parameter width: The maximum width in columns, at least the width of the ellipsis.
  package func truncatedInMiddle(toWidth width: Int, ellipsis: Character = "…") -> String {
    if displayWidth <= width { return self }
    let mark = DisplayWidth.columns(of: ellipsis)
    let tail = max(0, (width - mark) / 2)
    let end = String(String(reversed()).prefix(toWidth: tail).reversed())
    return prefix(toWidth: width - mark - tail) + String(ellipsis) + end
  }

  private func prefix(toWidth width: Int) -> String {
    var used = 0
    return String(
      prefix {
        used += DisplayWidth.columns(of: $0)
        return used <= width
      })
  }

  /// Returns the string padded with spaces to at least `width` columns. A wider string is unchanged.
  ///
  ///     "7".padded(toWidth: 3, atEnd: true)  // "  7"
  ///
  /// - Parameter atEnd: Whether the spaces precede the text.
  /// - Complexity: O(*n* + `width`).
  public func padded(toWidth width: Int, atEnd: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - displayWidth))
    return atEnd ? spaces + self : self + spaces
  }

  /// A copy of the string in which visible scalars replace all scalars that could control a terminal.
  ///
  /// C0 controls and delete become Unicode control pictures, such as `␛` for escape. C1 controls, line and paragraph
  /// separators, and marks that change the direction of text become `�`. Use this property for every name that comes
  /// from a file, because the name can contain escape sequences.
  ///
  /// - Complexity: O(*n*).
  public var replacingControlCharacters: String {
    if !hasControlCharacters { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.visibleReplacement ?? scalar)
    }
    return String(result)
  }

  var hasControlCharacters: Bool { unicodeScalars.contains { $0.visibleReplacement != nil } }
}

extension Unicode.Scalar {
  fileprivate var visibleReplacement: Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    case 0x80..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "�"
    default: nil
    }
  }
}

extension String {
  package var trimmingTrailingSpaces: String {
    let spaces = utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return spaces == 0 ? self : String(self[..<utf8.index(endIndex, offsetBy: -spaces)])
  }
}

extension DisplayWidth {
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains { $0.contains(scalar.value) }
  }

  /// The wide (W) and fullwidth (F) scalars in the Unicode file `EastAsianWidth.txt`, version 15.1.
  ///
  /// Emoji are omitted because the standard library identifies them. The ranges include unassigned scalars, most of
  /// which are wide by default in these blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // Angle brackets
    0x2E80...0x303E,  // CJK radicals, description characters, symbols and punctuation
    0x3041...0x3247,  // Hiragana, Katakana, Bopomofo, compatibility Jamo, enclosed CJK
    0x3250...0x4DBF,  // Enclosed CJK, compatibility, extension A
    0x4E00...0xA4CF,  // CJK ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19,  // Vertical forms
    0xFE30...0xFE6F,  // CJK compatibility forms, small forms
    0xFF01...0xFF60,  // Fullwidth forms
    0xFFE0...0xFFE6,  // Fullwidth signs
    0x16FE0...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // Kana extended, Nushu
    0x1F200...0x1F265,  // Enclosed ideographs
    0x20000...0x2FFFD,  // Supplementary ideographic plane
    0x30000...0x3FFFD,  // Tertiary ideographic plane
  ]

  /// Hangul vowels and final consonants, which terminals draw in the same cell as the initial consonant.
  static let hangulVowelsAndFinals: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]
}
