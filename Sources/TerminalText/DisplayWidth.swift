/// How many columns text takes on a terminal.
///
/// A grapheme is the unit, as it is on the screen: an emoji joined from several scalars is two columns
/// wide, a letter is as wide with its accent as without it. East Asian wide and fullwidth characters
/// take two columns (Unicode Standard Annex #11), combining and zero-width characters none, everything
/// else one. *Ambiguous* characters, box lines among them, take one, as UAX #11 recommends outside East
/// Asian legacy encodings. Control characters take none; see `replacingControlCharacters`.
public enum DisplayWidth {
  /// Where text stands in room that is wider than it is.
  public enum Alignment: Sendable {
    /// At the start of the line; the spaces come after it.
    case leading
    /// At the end of the line; the spaces come before it.
    case trailing
  }

  /// Returns the columns a character takes: 0, 1 or 2, more only for clusters of several letters.
  ///
  /// - Complexity: O(*n*) in the character's scalars.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    return isEmoji(character) ? 2 : character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Emoji by their own default, or made one by the presentation selector U+FE0F (UTS #51).
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains(where: \.properties.isEmojiPresentation) { return true }
    return scalars.first?.properties.isEmoji == true && scalars.contains("\u{FE0F}")
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{AD}"  // A soft hyphen shows on terminals.
    default: hangulVowelsAndFinals.contains { $0.contains(scalar.value) }
    }
  }
}

extension String {
  /// The columns the string takes on a terminal, as `DisplayWidth` counts them.
  ///
  ///     "日本".displayWidth  // 4
  ///
  /// - Complexity: O(*n*).
  public var displayWidth: Int {
    reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  /// Returns the string cut to at most `width` columns, ending in `ellipsis` if anything was cut.
  ///
  /// A wide character that would straddle the limit is cut whole, so the result can be one column short.
  ///
  ///     "temperature".truncated(toWidth: 5)  // "temp…"
  ///
  /// - Parameters:
  ///   - width: in columns; below 1, nothing is left.
  ///   - ellipsis: marks the cut; where not even it fits, the result is empty.
  /// - Complexity: O(*n*).
  public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
    if displayWidth <= width { return self }
    let room = width - DisplayWidth.columns(of: ellipsis)
    if width < 1 || room < 0 { return "" }
    var result = ""
    var used = 0
    for character in self {
      used += DisplayWidth.columns(of: character)
      if used > room { break }
      result.append(character)
    }
    return result + String(ellipsis)
  }

  /// Returns the string filled with spaces to at least `width` columns; a wider one is left alone.
  ///
  ///     "7".padded(toWidth: 3, alignment: .trailing)  // "  7"
  ///
  /// - Complexity: O(*n* + `width`).
  public func padded(toWidth width: Int, alignment: DisplayWidth.Alignment = .leading) -> String {
    let spaces = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// The string with every scalar that could steer a terminal replaced by a visible one.
  ///
  /// C0 controls and delete become their Unicode control pictures (escape is `␛`); C1 controls, line and
  /// paragraph separators, and the marks that reverse the direction of text become `�`. Use it for every
  /// name that comes from a file, which could otherwise write escape sequences.
  ///
  /// - Complexity: O(*n*).
  public var replacingControlCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.visibleReplacement ?? $0 }))
  }
}

extension Unicode.Scalar {
  /// What to show in place of a scalar that steers the terminal; nil for one that is harmless.
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
  /// The text without the spaces at its end.
  package var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
