/// Reads comma-separated values, RFC 4180, from bytes: one pass, one record at a time, without copying cells.
///
/// Fields are separated by the delimiter and records by LF, CRLF or CR. A field that starts with a double quote may
/// hold all of these, and double quotes that are doubled. Beyond the RFC, a byte order mark is stepped over,
/// completely empty lines are no records, records may differ in length, a quote inside an unquoted field is a
/// character like others, and so is what follows a closing quote.
///
/// Between records the state is three numbers. A reader of chunks can therefore keep the bytes from the start of the
/// last, unfinished record and go on with them and the next chunk. A copy of the reader looks ahead.
///
/// ```swift
/// var reader = CSVReader(Array("a,\"b,c\"\n".utf8))
/// var fields: [CSVField] = []
/// try reader.nextRecord(into: &fields)  // true
/// reader.text(of: fields[1])  // "b,c"
/// ```
public struct CSVReader: Sendable {
  /// The bytes that are read.
  public let bytes: [UInt8]
  /// The byte between fields.
  public let delimiter: UInt8

  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  private var position = 0
  private var line = 1
  private var lineStart = 0

  /// A reader at the start of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: Text in UTF-8 or another encoding that extends ASCII.
  ///   - delimiter: Any byte but a double quote, CR and LF; with those, what is read is not meaningful.
  /// - Complexity: O(1).
  public init(_ bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) {
    self.bytes = bytes
    self.delimiter = delimiter
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
  }

  /// Steps over whole lines, whatever they hold, and stops at the end.
  ///
  /// - Complexity: O(length of the lines).
  mutating func skipLines(_ count: Int) {
    for _ in 0..<count {
      while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
      if position < bytes.count { endLine() }
    }
  }

  /// Reads the next record.
  ///
  /// - Parameter fields: Is replaced by the record's fields, at least one; by none at the end.
  /// - Returns: Whether there was a record.
  /// - Throws: ``CSVError`` for a quote that is not closed before the end.
  /// - Complexity: O(length of the record).
  public mutating func nextRecord(into fields: inout [CSVField]) throws(CSVError) -> Bool {
    fields.removeAll(keepingCapacity: true)
    while position < bytes.count, isLineEnd(bytes[position]) { endLine() }
    guard position < bytes.count else { return false }
    fields.append(try nextField())
    while position < bytes.count, bytes[position] == delimiter {
      position += 1
      fields.append(try nextField())
    }
    if position < bytes.count { endLine() }
    return true
  }

  /// Reads a field up to the delimiter, line end or end of the bytes behind it.
  private mutating func nextField() throws(CSVError) -> CSVField {
    let start = position
    let place = (line: line, column: start - lineStart + 1)
    guard start < bytes.count, bytes[start] == Self.quote else {
      skipPlainText()
      return CSVField(
        range: start..<position, line: place.line, column: place.column, needsUnquoting: false)
    }
    position += 1
    let hasDoubledQuotes = try skipQuotedText(openedOnLine: place.line)
    let close = position
    skipPlainText()
    let isSimple = !hasDoubledQuotes && position == close
    return CSVField(
      range: isSimple ? start + 1..<close - 1 : start..<position,
      line: place.line, column: place.column, needsUnquoting: !isSimple)
  }

  private mutating func skipPlainText() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter || isLineEnd(byte) { return }
      position += 1
    }
  }

  /// Steps behind the closing quote; the opening one has been read. Returns whether there were doubled quotes.
  private mutating func skipQuotedText(openedOnLine openLine: Int) throws(CSVError) -> Bool {
    var hasDoubledQuotes = false
    while position < bytes.count {
      let byte = bytes[position]
      if isLineEnd(byte) {
        endLine()
      } else if byte != Self.quote {
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == Self.quote {
        hasDoubledQuotes = true
        position += 2
      } else {
        position += 1
        return hasDoubledQuotes
      }
    }
    throw .unterminatedQuote(line: openLine)
  }

  /// Steps over the line end at the position, which is LF, CR or both.
  private mutating func endLine() {
    let isPair = bytes[position] == Self.carriageReturn && position + 1 < bytes.count
    position += isPair && bytes[position + 1] == Self.lineFeed ? 2 : 1
    line += 1
    lineStart = position
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Self.lineFeed || byte == Self.carriageReturn
  }
}
