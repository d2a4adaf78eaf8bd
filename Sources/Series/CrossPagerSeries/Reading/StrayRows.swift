/// The unreadable rows that were left out, although the options do not skip such rows.
///
/// Lines below the table, such as a source, a total or another table, may be left out. So may one row in a thousand
/// between the other rows, such as a damaged line, and up to half of the rows if they are for other periods, such as a
/// year among quarters. If there are more, the first stray row is an error. The number of rows is known only at the end
/// of the file. The limits are shares of the rows, because one damaged line says little about a long file and much
/// about a short one.
struct StrayRows: Sendable {
  private(set) var first: SeriesError?
  /// The number of rows for other periods.
  private var ofOtherPeriods = 0
  /// The number of rows with NUL bytes, which appear in the logs of devices that lose power.
  private var damaged = 0
  /// The number of other rows that are followed by rows of the table.
  private var between = 0
  /// The number of lines that look like lines below the table and are not yet followed by a row.
  private var below = 0

  /// The minimum number of rows above lines that are not part of the table.
  private static let leastRows = 10
  /// The minimum number of rows for each stray row between other rows.
  static let usualRows = 1_000
  private static let undamagedRows = 10  // For each row with NUL bytes.
  /// Reading stops at once if the stray rows between other rows exceed one in a thousand by more than this number.
  private static let limit = 10

  /// Adds a row. `isBelow` is true if the row looks like a line below the table.
  mutating func add(_ error: SeriesError, isBelow: Bool) {
    // An error that is not about another period is more informative.
    if first == nil || first?.isOfOtherPeriod == true && !error.isOfOtherPeriod { first = error }
    if error.isOfOtherPeriod {
      ofOtherPeriods += 1
    } else if error.isOfZeroByte {
      damaged += 1
    } else if isBelow {
      below += 1
    } else {
      endTable()
      between += 1
    }
  }

  /// Counts the lines below the table as stray rows between other rows, because another row follows.
  mutating func endTable() {
    if below > 0 { (between, below) = (between + below, 0) }
  }

  /// Returns whether there are so many stray rows that the rest of the file makes no difference.
  func areTooMany(among rows: Int) -> Bool {
    (between - Self.limit) * Self.usualRows > rows
  }

  /// Returns the first error, or nil if a file with `rows` rows in all may have these stray rows.
  func refusal(among rows: Int) -> SeriesError? {
    let table = rows - below
    let mayBeBelow = below == 0 || table >= Self.leastRows && below <= table
    return mayBeBelow && between * Self.usualRows <= rows && damaged * Self.undamagedRows <= rows
      && ofOtherPeriods * 2 <= rows ? nil : first
  }
}

extension SeriesError {
  /// Whether the error is in a single row, so that the other rows can be read without it.
  var isOfRow: Bool {
    switch self {
    case .shortRow, .longRow, .badCell: true
    default: false
    }
  }

  /// Whether the error means that a row lacks a valid date or has the wrong number of fields.
  var isOfShape: Bool {
    switch self {
    case .shortRow, .longRow: true
    case .badCell(_, _, _, _, .blankDate), .badCell(_, _, _, _, .notDate),
      .badCell(_, _, _, _, .notISODate), .badCell(_, _, _, _, .otherPeriod):
      true
    default: false
    }
  }

  fileprivate var isOfOtherPeriod: Bool {
    if case .badCell(_, _, _, _, .otherPeriod) = self { true } else { false }
  }

  fileprivate var isOfZeroByte: Bool {
    if case .badCell(_, _, _, _, .zeroByte) = self { true } else { false }
  }
}

extension SeriesTable {
  /// Returns whether a row looks like a line below the table and not like a damaged row: its date has no digits, or its
  /// date does not start with a digit and the row has no value.
  func mayBeBelow(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    func text(_ column: Int) -> String {
      fields.indices.contains(column) ? fields[column].trimmedText(in: bytes) : ""
    }
    let dates = layout.datePositions.map(text).joined()
    guard dates.utf8.contains(where: \.isDigit) else { return true }
    return !dates.utf8.prefix(1).contains(where: \.isDigit)
      && columns.prefix(seriesCount).filter(\.isRequired).allSatisfy { text($0.position).isEmpty }
  }

  /// Returns whether a row repeats the column names, as in files that were appended to each other.
  func isHeader(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    layout.hasHeader && fields.count == layout.columnNames.count
      && layout.datePositions.allSatisfy {
        fields[$0].trimmedText(in: bytes) == layout.columnNames[$0]
      }
  }
}
