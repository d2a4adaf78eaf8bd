/// Converts text that is not a table to comma-separated text, before records are read. The text arrives in chunks.
enum TextConversion: Hashable, Sendable {
  case json(JSONRecords)
  case lines(LineTable)

  mutating func append(_ text: [UInt8], isLast: Bool, to table: inout [UInt8]) {
    switch self {
    case .json(var json):
      // Clear `self` first, because sharing the bytes would force a copy.
      self = .json(JSONRecords())
      json.append(text, isLast: isLast, to: &table)
      self = .json(json)
    case .lines(var lines):
      lines.append(text, isLast: isLast, to: &table)
      self = .lines(lines)
    }
  }

  var json: JSONRecords? { if case .json(let json) = self { json } else { nil } }

  /// The number of the text line that the table starts with. A header added to the table counts as the line before it.
  var firstLine: Int {
    switch self {
    case .json(let json): json.firstLine - (json.areObjects == true ? 1 : 0)
    case .lines(let lines): lines.hasHeader ? 0 : 1
    }
  }

  var restCount: Int {
    switch self {
    case .json(let json): json.rest.count
    case .lines(let lines): lines.rest.count
    }
  }
}
