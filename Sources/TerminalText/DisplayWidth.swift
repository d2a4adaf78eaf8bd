/// Measures text in terminal columns.
///
/// The unit is the grapheme, as on the screen: an emoji joined from several scalars is two columns
/// wide, and a letter is as wide with its accent as without it. East Asian wide and fullwidth
/// characters take two columns (Unicode Standard Annex #11), combining and zero-width characters
/// none, and all others one. *Ambiguous* characters, such as box lines, take one, as UAX #11
/// recommends outside East Asian legacy encodings. Control characters take none. See
/// `replacingControlCharacters`.
public enum DisplayWidth {
  /// The alignment of text in a wider space.
  public enum Alignment: Sendable {
    /// At the start of the line, with the spaces after it.
    case leading
    /// At the end of the line, with the spaces before it.
    case trailing
  }

  /// The columns that a character takes: 0, 1 or 2, and more only for clusters of several letters.
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

  /// Whether a character is an emoji by default or by the presentation selector U+FE0F (UTS #51).
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
  /// The columns that the string takes on a terminal, as `DisplayWidth` counts them.
  ///
  ///     "日本".displayWidth  // 4
  ///
  /// - Complexity: O(*n*).
  public var displayWidth: Int {
    // Of plain ASCII a byte is a column, and need not be taken for the beginning of a cluster.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  /// Cuts the string to at most `width` columns, ending in `ellipsis` if anything was cut.
  ///
  /// A wide character at the limit is cut as a whole, so the result can be one column short.
  ///
  ///     "temperature".truncated(toWidth: 5)  // "temp…"
  ///
  /// - Parameters:
  ///   - width: The maximum columns. Below 1, the result is empty.
  ///   - ellipsis: The mark of a cut. If even the mark does not fit, the result is empty.
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

  /// Fills the string with spaces to at least `width` columns. A wider string is unchanged.
  ///
  ///     "7".padded(toWidth: 3, alignment: .trailing)  // "  7"
  ///
  /// - Complexity: O(*n* + `width`).
  public func padded(toWidth width: Int, alignment: DisplayWidth.Alignment = .leading) -> String {
    let spaces = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// The string with a visible scalar in place of every scalar that could control a terminal.
  ///
  /// C0 controls and delete become their Unicode control pictures (escape is `␛`). C1 controls,
  /// line and paragraph separators, and marks that reverse the direction of text become `�`. Use it
  /// for every name from a file, because it could contain escape sequences.
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

  /// Whether any scalar would be replaced.
  var hasControlCharacters: Bool { unicodeScalars.contains { $0.visibleReplacement != nil } }
}

extension Unicode.Scalar {
  /// The scalar to show in place of one that could control the terminal, or nil for a harmless one.
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
  /// The text without trailing spaces.
  package var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
