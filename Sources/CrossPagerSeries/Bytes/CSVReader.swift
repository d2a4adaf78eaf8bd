/// Reads comma-separated values (RFC 4180) and aligned columns from bytes, one record at a time, without copying cells.
///
/// Fields are separated by the delimiter and records by LF, CRLF or CR. A field that starts with a double quote may
/// contain delimiters, line breaks and doubled double quotes. In addition, the reader skips a byte order mark and empty
/// lines, and accepts records of different lengths. The reader treats a quote inside an unquoted field, and text after
/// a closing quote, as ordinary characters.
///
/// To look ahead, read with a copy of the reader.
///
/// ```swift
/// var reader = CSVReader(Array("a,\"b,c\"\n".utf8))
/// var fields: [CSVField] = []
/// try reader.nextRecord(into: &fields)  // true
/// reader.text(of: fields[1])  // "b,c"
/// ```
public struct CSVReader: Sendable {
  /// The bytes to read.
  public let bytes: [UInt8]

  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  private var cursor: CSVCursor

  /// Creates a reader at the start of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: Text in UTF-8 or another encoding that extends ASCII.
  ///   - delimiter: The text between fields.
  ///   - comments: The mark that starts a comment line; nil if there are no comment lines. Comment lines are skipped.
  /// - Complexity: O(1).
  public init(_ bytes: [UInt8], delimiter: Delimiter = .comma, comments: CommentMark? = nil) {
    self.bytes = bytes
    cursor = CSVCursor(delimiter: delimiter, comments: comments, in: bytes.span)
  }

  /// The text between fields.
  public var delimiter: Delimiter { cursor.delimiter }
  /// The mark that starts a comment line; nil if there are no comment lines.
  public var comments: CommentMark? { cursor.comments }
  /// The number of comment lines that have been skipped.
  public var commentCount: Int { cursor.commentCount }

  /// The fields of the single record in a range; nil if there is no record or a quoted field is never closed.
  static func record(in bytes: [UInt8], _ range: Range<Int>, delimiter: Delimiter) -> [CSVField]? {
    var cursor = CSVCursor(delimiter: delimiter, in: bytes.span)
    cursor.position = range.lowerBound
    var fields: [CSVField] = []
    let isRead = try? cursor.nextRecord(
      in: bytes.span, upTo: range.upperBound, isLast: true, into: &fields)
    return isRead == true ? fields : nil
  }

  /// Skips `count` whole lines, or fewer at the end of the bytes.
  ///
  /// - Complexity: O(length of the lines).
  mutating func skipLines(_ count: Int) {
    let bytes = bytes
    cursor.skipLines(count, in: bytes.span)
  }

  /// Reads the next record.
  ///
  /// - Parameter fields: Receives one or more fields of the record. The array is empty at the end of the bytes.
  /// - Returns: True if a record was read; false at the end of the bytes.
  /// - Throws: ``CSVError`` if a quoted field is never closed.
  /// - Complexity: O(length of the record).
  public mutating func nextRecord(into fields: inout [CSVField]) throws(CSVError) -> Bool {
    let bytes = bytes
    if try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields) {
      return true
    }
    fields.removeAll(keepingCapacity: true)
    return false
  }

  /// The text of a field, without quotes. Invalid UTF-8 is replaced by U+FFFD.
  ///
  /// - Complexity: O(length of the field).
  public func text(of field: CSVField) -> String {
    field.needsUnquoting
      ? String(decoding: field.unquoted(in: bytes.span), as: UTF8.self)
      : String(decoding: bytes[field.range], as: UTF8.self)
  }

  /// Writes a quoted field.
  static func write(_ bytes: some Sequence<UInt8>, to table: inout [UInt8]) {
    table.append(quote)
    for byte in bytes {
      if byte == quote { table.append(byte) }
      table.append(byte)
    }
    table.append(quote)
  }
}
