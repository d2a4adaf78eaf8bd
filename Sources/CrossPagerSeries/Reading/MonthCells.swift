import CivilDates

/// The values in a row of a table with one column for each month.
struct MonthCells: Sendable {
  /// The columns for January to December.
  private let columns: [SeriesLayout.ValueColumn]
  /// The value of each month in the last row; NaN for a blank.
  private(set) var values: [Double]

  /// Creates empty cells; nil if the layout does not have a column for each month.
  init?(_ layout: SeriesLayout) {
    guard layout.monthlySeries != nil else { return nil }
    columns = layout.valueColumns
    values = Array(repeating: .nan, count: columns.count)
  }

  /// Reads the cells of a row into ``values``. Cells after the end of the row are blank.
  ///
  /// - Returns: Whether any cell is not blank, and the first column with an unreadable cell.
  /// - Complexity: O(length of the cells).
  mutating func read(
    _ fields: [CSVField], in bytes: Span<UInt8>, by numbers: ValueFormat
  ) -> (hasValue: Bool, unreadable: Int?) {
    var hasValue = false
    var unreadable: Int?
    for (month, column) in columns.enumerated() {
      values[month] = .nan
      switch numbers.reading(of: column.index, in: fields, bytes, unit: column.unit) {
      case .number(let number):
        values[month] = number
        hasValue = true
      case .missing: break
      case .unreadable:
        hasValue = true
        unreadable = unreadable ?? column.index
      }
    }
    return (hasValue, unreadable)
  }

  /// The start of each month in a year.
  static func times(of year: CivilTime) -> [CivilTime] {
    (1...12).compactMap { month in
      CivilDate(year: year.date.year, month: month, day: 1).map { CivilTime($0) }
    }
  }
}
