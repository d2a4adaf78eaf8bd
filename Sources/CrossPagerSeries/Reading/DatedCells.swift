/// The values in a row of a table that has a column for each time.
struct DatedCells: Sendable {
  /// The columns, in the order of their times.
  private let columns: [SeriesLayout.ValueColumn]
  /// The value of each column in the last row; NaN for a blank.
  private(set) var values: [Double]
  /// The number of columns in the last row, which can be short if the times are in the header. The values of the other
  /// columns are outdated.
  private(set) var count = 0
  /// Whether rows can be short, in which case the columns are in file order.
  private let mayEndEarly: Bool

  /// Creates empty cells; nil if the layout does not have a column for each time.
  init?(_ layout: SeriesLayout) {
    guard let dated = layout.dated else { return nil }
    columns = layout.valueColumns
    mayEndEarly = dated.areInHeader
    values = Array(repeating: .nan, count: columns.count)
  }

  /// Reads the cells of a row into ``values``.
  ///
  /// - Returns: Whether the row has a nonblank cell, and the first column with an unreadable cell.
  /// - Complexity: O(length of the row).
  mutating func read(
    _ fields: [CSVField], in bytes: Span<UInt8>, by numbers: ValueFormat
  ) -> (hasValue: Bool, unreadable: Int?) {
    var hasValue = false
    var unreadable: Int?
    let last = columns[columns.count - 1].index
    count =
      mayEndEarly && last >= fields.count
      ? columns.firstPosition { $0.index >= fields.count } : columns.count
    for (place, column) in columns.prefix(count).enumerated() {
      values[place] = .nan
      switch numbers.reading(of: column.index, in: fields, bytes, unit: column.unit) {
      case .number(let number):
        values[place] = number
        hasValue = true
      case .missing: break
      case .unreadable:
        hasValue = true
        unreadable = unreadable ?? column.index
      }
    }
    return (hasValue, unreadable)
  }
}
