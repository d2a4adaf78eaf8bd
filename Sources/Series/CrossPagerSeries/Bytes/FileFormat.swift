/// A file format other than UTF-8 text in columns, detected from the first bytes of a file.
public enum FileFormat: Hashable, Sendable, CaseIterable {
  case gzip, bzip2, xz, zstd, zip, workbook, parquet, sqlite
  /// Little-endian UTF-16 without a byte order mark.
  case utf16
  /// Big-endian UTF-16 without a byte order mark.
  case utf16BigEndian
  case json
  /// HTML or XML.
  case markup

  /// The number of bytes that the initializers need.
  package static let length = 64

  /// Detects a binary format. Returns nil if the format is unknown.
  ///
  /// - Parameter bytes: The first bytes, up to ``length``, of a file that is not UTF-8 text.
  package init?(ofBinary bytes: [UInt8]) {
    let signatures: [(FileFormat, [UInt8])] = [
      (.gzip, [0x1F, 0x8B]), (.bzip2, Array("BZh".utf8)), (.xz, [0xFD] + Array("7zXZ".utf8)),
      (.zstd, [0x28, 0xB5, 0x2F, 0xFD]), (.zip, Array("PK\u{3}\u{4}".utf8)),
      (.parquet, Array("PAR1".utf8)), (.sqlite, Array("SQLite format 3".utf8)),
    ]
    if let known = signatures.first(where: { bytes.starts(with: $0.1) })?.0 {
      self = known == .zip && Self.isWorkbook(bytes) ? .workbook : known
    } else if Self.isUTF16(bytes, zero: 1) {
      self = .utf16
    } else if Self.isUTF16(bytes, zero: 0) {
      self = .utf16BigEndian
    } else {
      return nil
    }
  }

  /// Returns whether at least half of the first byte pairs, and at least two, have a NUL byte at `zero`, and none has
  /// one at the other place.
  private static func isUTF16(_ bytes: [UInt8], zero: Int) -> Bool {
    let pairs = stride(from: 0, to: min(length, bytes.count) - 1, by: 2)
    let zeros = pairs.count { bytes[$0 + zero] == 0 }
    return zeros >= 2 && zeros * 2 >= pairs.underestimatedCount
      && !pairs.contains { bytes[$0 + 1 - zero] == 0 }
  }

  /// Returns whether the first file in a ZIP archive, whose name starts at byte 30, is part of a workbook.
  private static func isWorkbook(_ bytes: [UInt8]) -> Bool {
    ["[Content_Types]", "_rels/", "docProps/", "xl/", "mimetypeapplication/vnd.oasis"].contains {
      bytes.dropFirst(30).starts(with: $0.utf8)
    }
  }

  /// Detects a text format. Returns nil for text that does not start like JSON, HTML or XML.
  init?(ofText bytes: [UInt8]) {
    let text = bytes.prefix(Self.length).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    let next = text.dropFirst().first { $0 > 0x20 }
    switch (text.first.map(Unicode.Scalar.init), next.map(Unicode.Scalar.init)) {
    case ("{", "\""?), ("{", "}"?), ("[", "{"?), ("[", "["?), ("[", "\""?), ("[", "]"?),
      ("[", "-"?):
      self = .json
    case ("[", ("0"..."9")?):
      // A log may start with a bracket and a date, such as `[31.1.2015` or `[2015-01-31 10:00`.
      var rest = text.dropFirst().drop { $0 <= 0x20 }.drop(while: \.isDigit)
      if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop(while: \.isDigit) }
      if let mark = rest.first(where: { $0 > 0x20 }), !",]eE".utf8.contains(mark) { return nil }
      self = .json
    case ("<", "!"?), ("<", "?"?), ("<", ("a"..."z")?), ("<", ("A"..."Z")?): self = .markup
    default: return nil
    }
  }
}
