/// The lines below a table, such as its title, a source or a total.
///
/// Such lines are left out only at the end of the file. If a row follows them, the first one is an error.
struct Footer: Sendable {
  /// The error in the first line; nil if there are no lines.
  private(set) var first: SeriesError?
  private(set) var count = 0

  private static let limit = 5
  /// The minimum number of rows above a footer.
  private static let leastRows = 10

  /// Whether another line may belong to the footer, after this number of rows and lines.
  func mayGrow(after rows: Int) -> Bool { count < Self.limit && rows - count >= Self.leastRows }

  mutating func add(_ error: SeriesError) {
    first = first ?? error
    count += 1
  }
}

extension SeriesError {
  /// Whether a row has no date or another number of fields than its table.
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
  /// Whether a row is unlike a damaged row: its date has no digits, or it starts with text and has no value.
  func mayBeFooter(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    func text(_ column: Int) -> String {
      fields.indices.contains(column) ? fields[column].trimmedText(in: bytes) : ""
    }
    let dates = layout.dateColumns.map(text).joined()
    guard dates.utf8.contains(where: \.isDigit) else { return true }
    return !dates.utf8.prefix(1).contains(where: \.isDigit)
      && columns.filter(\.isRequired).allSatisfy { text($0.index).isEmpty }
  }
}
