/// Reads the records of a table whose columns are aligned with blanks.
extension CSVCursor {
  /// Reads the fields of a record, which are separated by runs of blanks. Returns false if a quoted field is
  /// incomplete.
  mutating func readAligned(
    in bytes: Span<UInt8>, _ end: Int, _ isLast: Bool, into fields: inout [CSVField],
    _ count: inout Int
  ) throws(CSVError) -> Bool {
    while position < end, !isLineEnd(bytes[position]) {
      if bytes[position] == CSVReader.quote {
        guard let field = try quotedField(in: bytes, end, isLast) else { return false }
        Self.store(field, in: &fields, &count)
      } else {
        let start = position
        position = alignedFieldEnd(in: bytes, from: start, to: end)
        let field = CSVField(
          range: start..<position, line: line, column: start - lineStart + 1, needsUnquoting: false)
        Self.store(field, in: &fields, &count)
      }
      skipBlanks(in: bytes, end)
    }
    return true
  }

  mutating func skipBlanks(in bytes: Span<UInt8>, _ end: Int) {
    while position < end, isBlank(bytes[position]) { position += 1 }
  }

  /// The position of the first delimiter, line end, or blank before a line end, searching from `start`; `end` if there
  /// is none.
  func alignedFieldEnd(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, !isLineEnd(bytes[position]) {
      if isBlank(bytes[position]), isDelimiter(in: bytes, at: position, end) { return position }
      position += 1
    }
    return position
  }

  /// Whether the blank at a position separates fields or precedes the line end.
  private func isDelimiter(in bytes: Span<UInt8>, at position: Int, _ end: Int) -> Bool {
    guard delimiter == .wideSpaces, bytes[position] == UInt8(ascii: " ") else { return true }
    let next = position + 1
    return next >= end || isBlank(bytes[next]) || isLineEnd(bytes[next])
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }
}
