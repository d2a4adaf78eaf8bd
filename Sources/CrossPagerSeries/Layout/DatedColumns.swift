public import CivilDates

/// The value columns of a table that has a column for each time. Each row has a sample for each of these columns.
public struct DatedColumns: Hashable, Sendable {
  /// The name of the values.
  public let name: String
  /// The times of the columns.
  public let times: Times

  /// The form in which a table gives the times of its columns.
  public enum Times: Hashable, Sendable {
    /// The columns are the months from January to December. The date column contains the year.
    case monthsOfYear
    /// The header contains the times. A table of this kind has no date column.
    case header([CivilTime])
  }

  /// Whether the header contains the times.
  public var areInHeader: Bool {
    switch times {
    case .monthsOfYear: false
    case .header: true
    }
  }

  /// The times of the columns in a row.
  ///
  /// - Parameter year: The start of the row's year. Times in the header do not depend on the year.
  func times(inYear year: CivilTime?) -> [CivilTime] {
    switch times {
    case .header(let times): times
    case .monthsOfYear:
      (1...12).compactMap { month in
        year.flatMap { CivilDate(year: $0.date.year, month: month, day: 1) }.map { CivilTime($0) }
      }
    }
  }
}
