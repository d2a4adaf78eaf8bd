/// A position between two records of comma-separated values.
///
/// The cursor does not store the bytes and reads only complete records, so the bytes can arrive in chunks.
struct CSVCursor: Sendable {
  let delimiter: UInt8
  /// The start of the next record, or of an empty line before it.
  private(set) var position = 0
  /// The number of the line at ``position``, counting from 1.
  private(set) var line = 1
  /// The start of the last record read.
  private(set) var recordStart = 0
  private var lineStart = 0

  /// Creates a cursor at the start of the bytes, after any byte order mark.
  init(delimiter: UInt8, in bytes: Span<UInt8>) {
    self.delimiter = delimiter
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      lineStart = 3
    }
  }

  /// Updates all positions after the caller has removed `count` bytes from the front.
  mutating func forget(_ count: Int) {
    position -= count
    recordStart -= count
    lineStart -= count
  }

  /// Skips `count` whole lines, or fewer at the end of the bytes.
  ///
  /// - Complexity: O(length of the lines).
  mutating func skipLines(_ count: Int, in bytes: Span<UInt8>) {
    for _ in 0..<count {
      while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
      if position < bytes.count { _ = endLine(in: bytes, bytes.count, true) }
    }
  }

  /// Reads the next record.
  ///
  /// - Parameters:
  ///   - bytes: The bytes received so far.
  ///   - end: The end of the bytes to read.
  ///   - isLast: Whether these are the last bytes. If so, the last record needs no line end.
  ///   - fields: Receives the fields of the record. The array is undefined if no record is read.
  /// - Returns: Whether a record was read. If not, the cursor skips only empty lines.
  /// - Complexity: O(length of the record).
  mutating func nextRecord(
    in bytes: Span<UInt8>, upTo end: Int, isLast: Bool, into fields: inout [CSVField]
  ) throws(CSVError) -> Bool {
    while position < end, isLineEnd(bytes[position]) {
      guard endLine(in: bytes, end, isLast) else { return false }
    }
    guard position < end else { return false }
    recordStart = position
    let start = self
    var count = 0
    while true {
      guard let field = try nextField(in: bytes, end, isLast) else { break }
      // Reuse the array. Most records have as many fields as the previous record.
      if count < fields.count { fields[count] = field } else { fields.append(field) }
      count += 1
      guard position < end, bytes[position] == delimiter else { break }
      position += 1
    }
    if count < fields.count { fields.removeLast(fields.count - count) }
    if position < end ? endLine(in: bytes, end, isLast) : isLast { return true }
    self = start
    return false
  }

  /// Reads a field up to a delimiter, a line end or the end of the bytes; nil if a quoted field is incomplete.
  @inline(__always)
  private mutating func nextField(
    in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool
  ) throws(CSVError) -> CSVField? {
    let start = position
    let column = start - lineStart + 1
    if start < end, bytes[start] == CSVReader.quote {
      return try quotedField(in: bytes, end, isLast)
    }
    position = fieldEnd(in: bytes, from: start, to: end)
    return CSVField(range: start..<position, line: line, column: column, needsUnquoting: false)
  }

  private mutating func quotedField(
    in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool
  ) throws(CSVError) -> CSVField? {
    let start = position
    let place = (line: line, column: start - lineStart + 1)
    position += 1
    guard let hasDoubledQuotes = skipQuotedText(in: bytes, end) else {
      if isLast { throw .unterminatedQuote(line: place.line) }
      return nil
    }
    let close = position
    position = fieldEnd(in: bytes, from: close, to: end)
    let isSimple = !hasDoubledQuotes && position == close
    return CSVField(
      range: isSimple ? start + 1..<close - 1 : start..<position,
      line: place.line, column: place.column, needsUnquoting: !isSimple)
  }

  /// Skips quoted text and its closing quote. Returns whether the text contains doubled quotes, or nil if the closing
  /// quote is missing.
  private mutating func skipQuotedText(in bytes: Span<UInt8>, _ end: Int) -> Bool? {
    var hasDoubledQuotes = false
    while position < end {
      let byte = bytes[position]
      if isLineEnd(byte) {
        _ = endLine(in: bytes, end, true)
      } else if byte != CSVReader.quote {
        position += 1
      } else if position + 1 < end, bytes[position + 1] == CSVReader.quote {
        hasDoubledQuotes = true
        position += 2
      } else {
        position += 1
        return hasDoubledQuotes
      }
    }
    position = end
    return nil
  }

  /// Skips LF, CR or CRLF. Returns false and skips nothing if the bytes end with a CR and an LF may follow.
  private mutating func endLine(in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool) -> Bool {
    var length = 1
    if bytes[position] == CSVReader.carriageReturn {
      if position + 1 < end {
        if bytes[position + 1] == CSVReader.lineFeed { length = 2 }
      } else if !isLast {
        return false
      }
    }
    position += length
    line += 1
    lineStart = position
    return true
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == CSVReader.lineFeed || byte == CSVReader.carriageReturn
  }

  /// The position of the first delimiter or line end at or after `start`; `end` if there is none.
  @inline(__always)
  private func fieldEnd(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position + 8 <= end {
      let word = ByteWord(of: bytes, at: position)
      if let place = word.first(delimiter, CSVReader.lineFeed, CSVReader.carriageReturn) {
        return position + place
      }
      position += 8
    }
    while position < end, bytes[position] != delimiter, !isLineEnd(bytes[position]) {
      position += 1
    }
    return position
  }
}
