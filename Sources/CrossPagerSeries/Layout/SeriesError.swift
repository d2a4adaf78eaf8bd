/// Why a file gives no series.
///
/// Lines count from 1, with the header. `source` is the name of the file.
public enum SeriesError: Error, Hashable, Sendable {
  /// The file has no record.
  case empty(source: String)
  /// The file has a header and no rows.
  case headerAlone(source: String)
  /// The file has another format than text in columns.
  case otherFormat(source: String, format: FileFormat)
  /// The file has a NUL byte.
  case binary(source: String, line: Int)
  /// The file has bytes that are not UTF-8.
  case notUTF8(source: String, line: Int)
  /// A quoted field that starts on this line never ends.
  case unterminatedQuote(source: String, line: Int)
  /// The record that starts on this line is longer than `limit` bytes.
  case recordTooLong(source: String, line: Int, limit: Int)
  /// The header has a date where the name of the date column belongs.
  case missingHeader(source: String, line: Int, value: String)
  /// No column has this name.
  case unknownColumn(source: String, name: String, columns: [String])
  /// No column holds dates.
  case noDateColumn(source: String, columns: [String], format: String?)
  /// The columns given for the date do not hold dates. `value` is what they hold in the first row.
  case noDates(source: String, columns: [String], value: String)
  /// The column given for the values holds the dates. `numbers` are the columns of numbers.
  case valueIsDate(source: String, column: String, numbers: [String])
  /// All dates can be read in several ways, and `value` is a different time in each.
  case ambiguousDates(source: String, columns: [String], value: String, formats: [String])
  /// No column besides those of the dates holds numbers. `value` is a cell of one of them, if any is not blank.
  case noNumberColumn(source: String, dates: [String], others: [String], value: String?)
  /// No row has a date that can be read.
  case noSamples(source: String, skipped: Int)
  /// A cell cannot be read.
  case badCell(source: String, line: Int, column: String, value: String, problem: CellProblem)
  /// A row ends before the columns that are needed.
  case shortRow(source: String, line: Int, fields: Int, columns: Int)
  /// A row has text after the last column.
  case longRow(source: String, line: Int, value: String, columns: Int)
  /// The delimiter is a quote or a line end.
  case badDelimiter(UInt8)
  /// Foundation knows no time zone of this name.
  case unknownTimeZone(String)
  /// The text is not a date pattern.
  case badDateFormat(String, DateFormat.Problem)

  /// What is wrong with a cell.
  public enum CellProblem: Hashable, Sendable {
    /// The date is blank, but the row has a value.
    case blankDate
    /// It is not an existing date in ISO 8601.
    case notISODate
    /// It is not an existing date in this pattern.
    case notDate(format: String)
    /// It is a date outside the years 1 to 9999: in this time zone, or, with nil, as written.
    case outsideYears(timeZone: String?)
    /// It is not a number with this decimal mark, or too great for a `Double`.
    case notNumber(DecimalMark)
  }
}

extension SeriesError {
  /// The error for a byte that is not text; nil if a check found none.
  ///
  /// - Parameters:
  ///   - check: The check of the bytes.
  ///   - bytes: The bytes.
  ///   - cursor: The place up to which records were read; nil at the start of the file.
  ///   - source: The name of the file.
  init?(_ check: TextCheck, in bytes: [UInt8], behind cursor: CSVCursor? = nil, source: String) {
    guard let problem = check.problem else { return nil }
    if cursor == nil, let format = FileFormat(ofBinary: bytes) {
      self = .otherFormat(source: source, format: format)
      return
    }
    let start = cursor?.position ?? 0
    let lineEnds = bytes[start..<max(start, check.checked)].indices.count { place in
      bytes[place] == CSVReader.lineFeed
        || bytes[place] == CSVReader.carriageReturn
          && (place + 1 >= bytes.count || bytes[place + 1] != CSVReader.lineFeed)
    }
    let line = (cursor?.line ?? 1) + lineEnds
    switch problem {
    case .zero: self = .binary(source: source, line: line)
    case .notUTF8: self = .notUTF8(source: source, line: line)
    }
  }

  init(_ error: CSVError, source: String) {
    switch error {
    case .unterminatedQuote(let line): self = .unterminatedQuote(source: source, line: line)
    }
  }

  /// Whether more bytes may cure the error.
  var passesWithMore: Bool {
    if case .empty = self { return true }
    if case .headerAlone = self { return true }
    if case .unterminatedQuote = self { return true }
    // All cells are blank so far.
    if case .noNumberColumn(_, _, let others, value: nil) = self { return !others.isEmpty }
    return false
  }
}

extension SeriesError.CellProblem {
  /// What is wrong with a cell that gives no time.
  init(of cell: SampleCell, as format: DateFormat) {
    self =
      if format.isOutsideYears(cell) {
        .outsideYears(timeZone: nil)
      } else {
        format == .iso ? .notISODate : .notDate(format: format.description)
      }
  }
}
