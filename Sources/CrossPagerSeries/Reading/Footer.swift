/// The lines below a table, such as a title, a source or a total.
///
/// Such lines are left out only at the end of the file. If a row follows, the first such line is an error.
struct Footer: Sendable {
  /// The error in the first line; nil if there are no lines.
  private(set) var first: SeriesError?
  private(set) var count = 0

  private static let limit = 5
  /// The minimum number of rows above a footer.
  private static let leastRows = 10

  /// Whether another line may belong to the footer. `rows` includes the lines of the footer so far.
  func mayGrow(after rows: Int) -> Bool { count < Self.limit && rows - count >= Self.leastRows }

  mutating func add(_ error: SeriesError) {
    first = first ?? error
    count += 1
  }
}

extension SeriesError {
  /// Whether the error means that a row lacks a valid date or has the wrong number of fields.
  var isOfShape: Bool {
    switch self {
    case .shortRow, .longRow: true
    case .badCell(_, _, _, _, .blankDate), .badCell(_, _, _, _, .notDate),
      .badCell(_, _, _, _, .notISODate):
      true
    default: false
    }
  }
}

extension SeriesTable {
  /// Whether a row looks like a footer and not like a damaged row: its date has no digits, or its date does not start
  /// with a digit and the row has no value.
  func mayBeFooter(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    func text(_ column: Int) -> String {
      fields.indices.contains(column) ? fields[column].trimmedText(in: bytes) : ""
    }
    let dates = layout.dateColumns.map(text).joined()
    guard dates.utf8.contains(where: \.isDigit) else { return true }
    return !dates.utf8.prefix(1).contains(where: \.isDigit)
      && columns.prefix(seriesCount).filter(\.isRequired).allSatisfy { text($0.index).isEmpty }
  }
}
