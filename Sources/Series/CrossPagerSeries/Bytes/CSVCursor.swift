/// A position between two records of comma-separated values (RFC 4180) or aligned columns.
///
/// Records end with LF, CRLF or CR and may have different lengths. The cursor skips a byte order mark and empty lines.
/// A quote inside an unquoted field, and text after a closing quote, are ordinary characters.
///
/// The cursor does not store the bytes and reads only complete records, so the bytes can arrive in chunks.
package struct CSVCursor: Sendable {
  let delimiter: Delimiter
  let comments: CommentMark?
  /// The start of the next record, or of an empty line or comment before it.
  var position = 0
  /// The number of the current line, counting from 1.
  var line = 1
  private(set) var recordStart = 0
  private(set) var commentCount = 0
  private(set) var lineStart = 0
  /// The number of the line where the last record starts, and the start of that line.
  private var recordLine = (number: 1, start: 0)
  /// The maximum number of line ends in a quoted field. A field with more line ends counts as never closed.
  var quoteLimit = Int.max
  /// The character that separates fields; a line feed if blanks separate them.
  private let mark: UInt8
  private let alignsColumns: Bool
  private let commentByte: UInt8?

  init(delimiter: Delimiter, comments: CommentMark? = nil, in bytes: Span<UInt8>) {
    self.delimiter = delimiter
    self.comments = comments
    alignsColumns = delimiter.alignsColumns
    commentByte = comments?.first
    mark = if case .character(let byte) = delimiter { byte } else { .lineFeed }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      lineStart = 3
    }
  }

  /// Returns the fields of the first record in a range, or nil if there is no record or a quoted field is never closed.
  static func record(in bytes: [UInt8], _ range: Range<Int>, delimiter: Delimiter) -> [CSVField]? {
    var cursor = CSVCursor(delimiter: delimiter, in: bytes.span)
    cursor.position = range.lowerBound
    var fields: [CSVField] = []
    let isRead = try? cursor.nextRecord(
      in: bytes.span, upTo: range.upperBound, isLast: true, into: &fields)
    return isRead == true ? fields : nil
  }

  /// Returns the texts and line numbers of all records. A quote that is never closed begins an empty last record.
  package static func records(
    in bytes: [UInt8], delimiter: Delimiter
  ) -> [(line: Int, fields: [String])] {
    var cursor = CSVCursor(delimiter: delimiter, comments: .numberSign, in: bytes.span)
    var (records, fields) = ([(line: Int, fields: [String])](), [CSVField]())
    while (try? cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields))
      == true
    {
      let texts = fields.map { $0.trimmedText(in: bytes.span).withoutFormulaGuard }
      records.append((fields.first?.line ?? cursor.line, texts))
    }
    if cursor.position < bytes.count { records.append((cursor.line, [])) }
    return records
  }

  /// Adjusts the positions after the caller has removed `count` bytes from the front.
  mutating func forget(_ count: Int) {
    position -= count
    recordStart -= count
    lineStart -= count
    recordLine.start -= count
  }

  /// Returns a copy at another position. The copy counts lines and comments from that position.
  func moved(to position: Int) -> CSVCursor {
    var cursor = self
    cursor.position = position
    cursor.lineStart = position
    cursor.line = 1
    cursor.commentCount = 0
    return cursor
  }

  /// Moves to the position of another cursor, which has counted lines and comments from this cursor's position.
  mutating func advance(to other: CSVCursor) {
    let (lines, comments) = (line - 1, commentCount)
    self = other
    line += lines
    commentCount += comments
  }

  mutating func returnToRecord() {
    position = recordStart
    (line, lineStart) = recordLine
  }

  /// Skips a number of lines, or fewer if the bytes end first.
  mutating func skipLines(_ count: Int, in bytes: Span<UInt8>) {
    for _ in 0..<count {
      position = end(of: .lineFeed, in: bytes, from: position, to: bytes.count)
      if position < bytes.count { _ = endLine(in: bytes, bytes.count, true) }
    }
  }

  /// Reads the next record. If there is none, skips only empty lines and comments.
  ///
  /// - Parameters:
  ///   - isLast: Whether these are the last bytes. If so, the last record needs no line end.
  ///   - fields: An array that receives the fields of the record. Its contents are undefined if no record is read.
  /// - Returns: Whether a record was read.
  /// - Throws: ``OpenQuote`` if a quoted field is never closed. The cursor stays at the start of the record.
  mutating func nextRecord(
    in bytes: Span<UInt8>, upTo end: Int, isLast: Bool, into fields: inout [CSVField]
  ) throws(OpenQuote) -> Bool {
    guard skipToRecord(in: bytes, end, isLast) else { return false }
    recordStart = position
    recordLine = (line, lineStart)
    var count = 0
    let isComplete: Bool
    do throws(OpenQuote) {
      isComplete = try readFields(in: bytes, end, isLast, into: &fields, &count)
    } catch {
      returnToRecord()
      throw error
    }
    if count < fields.count { fields.removeLast(fields.count - count) }
    if isComplete, position < end ? endLine(in: bytes, end, isLast) : isLast { return true }
    returnToRecord()
    return false
  }

  /// Skips empty lines and comments, and returns whether a record starts at ``position``.
  @inline(__always)
  private mutating func skipToRecord(in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool) -> Bool {
    while position < end {
      let start = position
      if alignsColumns { skipBlanks(in: bytes, end) }
      // A partial mark at the end of the bytes counts as a comment, because its line is incomplete.
      let isComment =
        position < end && bytes[position] == commentByte
        && zip(comments?.rawValue.utf8 ?? "".utf8, position..<end).allSatisfy { $0 == bytes[$1] }
      if isComment {
        position = self.end(of: .lineFeed, in: bytes, from: position, to: end)
      }
      if position < end, !bytes[position].isLineEnd { return true }
      guard position < end ? endLine(in: bytes, end, isLast) : isLast else {
        position = start
        return false
      }
      if isComment { commentCount += 1 }
    }
    return false
  }

  /// Reads the fields of a record. Returns false if a quoted field is incomplete.
  @inline(__always)
  private mutating func readFields(
    in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool, into fields: inout [CSVField],
    _ count: inout Int
  ) throws(OpenQuote) -> Bool {
    while true {
      let field: CSVField
      if position < end, bytes[position] == .quote {
        guard let quoted = try quotedField(in: bytes, end, isLast) else { return false }
        field = quoted
      } else {
        let start = position
        position = fieldEnd(in: bytes, from: start, to: end)
        field = CSVField(
          range: start..<position, line: line, column: start - lineStart + 1, needsUnquoting: false)
      }
      // Reuse the array, because most records have as many fields as the previous one.
      if count < fields.count { fields[count] = field } else { fields.append(field) }
      count += 1
      if alignsColumns {
        skipBlanks(in: bytes, end)
        guard position < end, !bytes[position].isLineEnd else { return true }
      } else {
        guard position < end, bytes[position] == mark else { return true }
        position += 1
      }
    }
  }

  /// Reads a quoted field. Returns nil if the field is incomplete.
  private mutating func quotedField(
    in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool
  ) throws(OpenQuote) -> CSVField? {
    let start = position
    let place = (line: line, column: start - lineStart + 1)
    var hasDoubledQuotes = false
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte.isLineEnd {
        _ = endLine(in: bytes, end, true)
        if line - place.line > quoteLimit { break }
      } else if byte != .quote {
        position += 1
      } else if position + 1 < end, bytes[position + 1] == .quote {
        hasDoubledQuotes = true
        position += 2
      } else {
        let close = position
        position = fieldEnd(in: bytes, from: close + 1, to: end)
        let isSimple = !hasDoubledQuotes && position == close + 1
        return CSVField(
          range: isSimple ? start + 1..<close : start..<position,
          line: place.line, column: place.column, needsUnquoting: !isSimple)
      }
    }
    if isLast || line - place.line > quoteLimit { throw OpenQuote(line: place.line) }
    return nil
  }

  /// Skips LF, CR or CRLF. Returns false if the bytes end with a CR that an LF may follow.
  private mutating func endLine(in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool) -> Bool {
    var length = 1
    if bytes[position] == .carriageReturn {
      if position + 1 < end {
        if bytes[position + 1] == .lineFeed { length = 2 }
      } else if !isLast {
        return false
      }
    }
    position += length
    line += 1
    lineStart = position
    return true
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }

  private mutating func skipBlanks(in bytes: Span<UInt8>, _ end: Int) {
    while position < end, isBlank(bytes[position]) { position += 1 }
  }

  /// From `start` on, finds the first delimiter, line end, or blank before a line end. Returns `end` if there is none.
  @inline(__always)
  private func fieldEnd(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard alignsColumns else { return self.end(of: mark, in: bytes, from: start, to: end) }
    return (start..<end).first { place in
      bytes[place].isLineEnd || isBlank(bytes[place]) && separates(in: bytes, at: place, end)
    } ?? end
  }

  /// Returns whether the blank at a position separates fields or precedes the line end.
  private func separates(in bytes: Span<UInt8>, at position: Int, _ end: Int) -> Bool {
    guard delimiter == .wideSpaces, bytes[position] == UInt8(ascii: " ") else { return true }
    let next = position + 1
    return next >= end || isBlank(bytes[next]) || bytes[next].isLineEnd
  }

  /// Returns the position of the first `mark` or line end at or after `start`, or `end` if there is none.
  @inline(__always)
  private func end(of mark: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position + 8 <= end {
      let word = ByteWord(of: bytes, at: position)
      if let place = word.first(mark, .lineFeed, .carriageReturn) {
        return position + place
      }
      position += 8
    }
    while position < end, bytes[position] != mark, !bytes[position].isLineEnd {
      position += 1
    }
    return position
  }
}
