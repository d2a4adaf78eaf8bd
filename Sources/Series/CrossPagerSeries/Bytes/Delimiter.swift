/// The text between the fields of a record.
public enum Delimiter: Hashable, Sendable {
  /// One ASCII character. The result is undefined for a double quote, CR or LF.
  case character(UInt8)
  /// One or more spaces or tabs, as in a table with aligned columns. Blanks at the start and end of a line do not
  /// count.
  case spaces
  /// Two or more spaces, or a run of blanks that includes a tab. Fields can contain single spaces.
  case wideSpaces

  /// A comma.
  public static let comma = Delimiter.character(UInt8(ascii: ","))
  /// A semicolon.
  public static let semicolon = Delimiter.character(UInt8(ascii: ";"))
  /// A tab. Two adjacent tabs enclose an empty field.
  public static let tab = Delimiter.character(UInt8(ascii: "\t"))

  /// Creates a delimiter from one byte. A space means ``spaces``.
  public init(_ byte: UInt8) { self = byte == UInt8(ascii: " ") ? .spaces : .character(byte) }

  /// Creates a delimiter from one ASCII character, two spaces or a name. The names are `tab`, `\t`, `space` and
  /// `spaces`.
  ///
  /// The result is nil for any other text.
  public init?(_ text: String) {
    switch text {
    case "tab", "\\t": self = .tab
    case "space", "spaces": self = .spaces
    case "  ": self = .wideSpaces
    default:
      guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
      self.init(byte)
    }
  }

  /// The character, or one or two spaces. ``init(_:)-(String)`` accepts this text.
  public var text: String {
    switch self {
    case .character(let byte): String(Unicode.Scalar(byte))
    case .spaces: " "
    case .wideSpaces: "  "
    }
  }

  /// Whether blanks align the columns. A row then needs all its fields, because a missing cell's column is unknown.
  var alignsColumns: Bool { if case .character = self { false } else { true } }
}

/// The characters that start a comment line.
package enum CommentMark: String, CaseIterable, Hashable, Sendable {
  case numberSign = "#"
  case percentSign = "%"
  case exclamationMark = "!"
  case slashes = "//"

  var first: UInt8? { rawValue.utf8.first }

  /// Finds the mark at the start of a line. Returns nil if the line is not a comment.
  init?(startOf line: ArraySlice<UInt8>) {
    guard let mark = Self.allCases.first(where: { line.starts(with: $0.rawValue.utf8) }) else {
      return nil
    }
    self = mark
  }
}
