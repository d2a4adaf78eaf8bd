import Testing

@testable import CrossPagerSeries

extension Reading {
  /// Returns the records in text with the line and the column of each field, the number of comments, and the line after
  /// the last record.
  func records(of text: [UInt8]) -> [String] {
    let whole = records(of: text, split: text.count)
    let start = CSVCursor(delimiter: .comma, in: text.span).position
    for split in start..<max(start, text.count) {
      #expect(records(of: text, split: split) == whole, "split at \(split)")
    }
    return whole
  }

  /// Reads text in two parts. After each part, forgets the bytes that have been read.
  private func records(of text: [UInt8], split: Int) -> [String] {
    var (bytes, fields, lines) = (text, [CSVField](), [String]())
    var cursor = CSVCursor(
      delimiter: options.delimiter ?? .comma, comments: comments, in: bytes.span)
    do {
      for isLast in [false, true] {
        let end = isLast ? bytes.count : split
        while try cursor.nextRecord(in: bytes.span, upTo: end, isLast: isLast, into: &fields) {
          let texts = fields.map { field in
            let text = String(decoding: field.unquoted(in: bytes.span), as: UTF8.self)
            return "\(field.line):\(field.column) [\(text)]"
          }
          lines.append(texts.joined(separator: " "))
        }
        bytes.removeFirst(cursor.position)
        cursor.forget(cursor.position)
      }
    } catch {
      return lines + ["\(error)"]
    }
    if cursor.commentCount > 0 { lines.append("comments \(cursor.commentCount)") }
    return lines + ["line \(cursor.line)"]
  }
}
