public import CivilDates

/// An error that prevents a file from being read as a series.
///
/// Lines are counted from 1 and include the header. `source` is the name of the file.
public enum SeriesError: Error, Hashable, Sendable {
  /// The file has no records.
  case empty(source: String)
  /// The file has a header but no rows.
  case headerAlone(source: String)
  /// The file is not text in columns.
  case otherFormat(source: String, format: FileFormat)
  /// The record that starts on this line is not JSON, or is nested too deeply.
  case notJSON(source: String, line: Int)
  /// The file contains several lists of records in JSON. `names` lists the first two.
  case severalLists(source: String, names: [String])
  /// The file contains NUL bytes and is not text. `line` is the line of the first NUL byte.
  case binary(source: String, line: Int)
  /// The file is not UTF-8. `line` is the line of the first invalid byte.
  case notUTF8(source: String, line: Int)
  /// The file is UTF-16, but the line has half a surrogate pair or half a code unit.
  case notUTF16(source: String, line: Int)
  /// A quoted field that starts on this line is never closed.
  case unterminatedQuote(source: String, line: Int)
  /// A quoted field that starts on this line is not closed on the next lines, so the line was skipped.
  case openQuote(source: String, line: Int)
  /// The record that starts on this line is longer than `limit` bytes.
  case recordTooLong(source: String, line: Int, limit: Int)
  /// No column has this name.
  case unknownColumn(source: String, name: String, columns: [String])
  /// No column contains dates.
  case noDateColumn(source: String, columns: [String], format: String?)
  /// Some columns contain the month and the day, but no column contains the year.
  case noYear(source: String, columns: [String])
  /// The requested date columns do not contain dates. `value` is the first nonblank cell.
  case noDates(source: String, columns: [String], value: String)
  /// The requested value column contains the dates. `numbers` lists the numeric columns.
  case valueIsDate(source: String, column: String, numbers: [String])
  /// All dates fit multiple formats. `value` is a date whose meaning depends on the format.
  case ambiguousDates(source: String, columns: [String], value: String, formats: [String])
  /// No column other than the date columns contains numbers. `value` is a nonblank cell from one of the other columns,
  /// if there is one.
  case noNumberColumn(source: String, dates: [String], others: [String], value: String?)
  /// No row has a readable date.
  case noSamples(source: String, skipped: Int)
  /// A cell cannot be read.
  case badCell(source: String, line: Int, column: String, value: String, problem: CellProblem)
  /// A row ends before the last required column.
  case shortRow(source: String, line: Int, fields: Int, columns: Int)
  /// A row has text after the last column.
  case longRow(source: String, line: Int, value: String, columns: Int)
  /// The columns name more than `limit` series.
  case tooManySeries(source: String, columns: [String], limit: Int)
  /// The delimiter is a quote or a line end.
  case badDelimiter(UInt8)
  /// No time zone has this name.
  case unknownTimeZone(String)
  /// The text is not a valid date pattern.
  case badDateFormat(String, DateFormat.Problem)

  /// A problem with a cell.
  public enum CellProblem: Hashable, Sendable {
    /// The date is blank, but the row has a value.
    case blankDate
    /// The cell is not a valid ISO 8601 date.
    case notISODate
    /// The cell is not a valid date in this format.
    case notDate(format: String)
    /// The cell is a period such as a year, in a column whose other dates have another format.
    case otherPeriod(CalendarUnit)
    /// The date is outside the years 1 to 9999, either in `timeZone` or, if `timeZone` is nil, as written in the cell.
    case outsideYears(timeZone: String?)
    /// The cell is not a number with this decimal mark, or the number exceeds the range of `Double`.
    case notNumber(DecimalMark)
    /// The cell contains a NUL byte.
    case zeroByte
    /// The cell contains invalid UTF-8.
    case notUTF8
    /// The cell contains half a surrogate pair or half a code unit of UTF-16.
    case notUTF16
    /// The unit of the number differs from the unit of the column. `expected` is nil if the numbers in the column have
    /// no unit.
    case otherUnit(String, expected: String?)
  }
}

extension SeriesError {
  /// Determines the error that a check found. Returns nil if all checked bytes are text.
  ///
  /// - Parameter cursor: The cursor after the records that have been read; nil at the start of the file.
  init?(_ check: TextCheck, in bytes: [UInt8], behind cursor: CSVCursor? = nil, source: String) {
    guard let problem = check.problem else { return nil }
    if cursor == nil, let format = FileFormat(ofBinary: bytes) {
      self = .otherFormat(source: source, format: format)
      return
    }
    let start = cursor?.position ?? 0
    let lineEnds = bytes[start..<max(start, check.checked)].indices.count { place in
      bytes[place] == .lineFeed
        || bytes[place] == .carriageReturn
          && (place + 1 >= bytes.count || bytes[place + 1] != .lineFeed)
    }
    let line = (cursor?.line ?? 1) + lineEnds
    switch problem {
    case .zero: self = .binary(source: source, line: line)
    case .notUTF8: self = .notUTF8(source: source, line: line)
    case .notUTF16: self = .notUTF16(source: source, line: line)
    case .notJSON: self = .notJSON(source: source, line: line)
    }
  }

  /// Whether more bytes may resolve the error.
  var passesWithMore: Bool {
    switch self {
    case .empty, .headerAlone, .unterminatedQuote: true
    // All cells are blank so far.
    case .noNumberColumn(_, _, let others, value: nil): !others.isEmpty
    default: false
    }
  }
}

extension SeriesError.CellProblem {
  init(_ problem: TextCheck.Problem) {
    self =
      switch problem {
      case .zero: .zeroByte
      case .notUTF8: .notUTF8
      case .notUTF16, .notJSON: .notUTF16
      }
  }

  /// Determines the problem with a cell that is not a valid time.
  init(of cell: SampleCell, as format: DateFormat) {
    if format.isOutsideYears(cell) {
      self = .outsideYears(timeZone: nil)
    } else if let unit = format.otherPeriod(cell) {
      self = .otherPeriod(unit)
    } else {
      self = format.isISO ? .notISODate : .notDate(format: format.description)
    }
  }
}
