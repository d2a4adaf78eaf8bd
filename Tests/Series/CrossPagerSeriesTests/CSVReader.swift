@testable import CrossPagerSeries

/// Reads all records of a text with a cursor.
struct CSVReader {
  let bytes: [UInt8]
  private var cursor: CSVCursor

  init(_ bytes: [UInt8], delimiter: Delimiter = .comma, comments: CommentMark? = nil) {
    self.bytes = bytes
    cursor = CSVCursor(delimiter: delimiter, comments: comments, in: bytes.span)
  }

  var commentCount: Int { cursor.commentCount }

  mutating func nextRecord(into fields: inout [CSVField]) throws -> Bool {
    let bytes = bytes
    if try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields) {
      return true
    }
    fields.removeAll()
    return false
  }

  func text(of field: CSVField) -> String {
    String(decoding: field.unquoted(in: bytes.span), as: UTF8.self)
  }
}
