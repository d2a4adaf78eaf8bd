/// Why a file gives no series.
///
/// Lines count from 1 and the header's line with them. `source` is the name of the file.
public enum SeriesError: Error, Hashable, Sendable {
  /// The file has no record at all.
  case empty(source: String)
  /// The file has a header and nothing behind it.
  case headerAlone(source: String)
  /// The file has a byte 0.
  case binary(source: String, line: Int)
  /// The file begins with the byte order mark of UTF-16.
  case utf16(source: String)
  /// The file has bytes that are not UTF-8.
  case notUTF8(source: String, line: Int)
  /// A quoted field that starts on this line never ends.
  case unterminatedQuote(source: String, line: Int)
  /// The record that starts on this line is longer than `limit` bytes, or never ends.
  case recordTooLong(source: String, line: Int, limit: Int)
  /// The header has a date where the name of the date column belongs.
  case missingHeader(source: String, line: Int, value: String)
  /// No column has that name.
  case unknownColumn(source: String, name: String, columns: [String])
  /// No column holds dates.
  case noDateColumn(source: String, columns: [String], format: String?)
  /// The columns that are to make the date do not hold dates; `value` is what they hold in the first row.
  case noDates(source: String, columns: [String], value: String)
  /// All dates can be read in several ways, and `value` is another time in each.
  case ambiguousDates(source: String, columns: [String], value: String, formats: [String])
  /// None of the columns beside those of the dates holds numbers; `value` is what one of them holds, if any holds
  /// something.
  case noNumberColumn(source: String, dates: [String], others: [String], value: String?)
  /// No row has a date, or none that could be read.
  case noSamples(source: String, skipped: Int)
  /// A cell cannot be read.
  case badCell(source: String, line: Int, column: String, value: String, problem: CellProblem)
  /// A row ends before the columns that are needed.
  case shortRow(source: String, line: Int, fields: Int, columns: Int)
  /// A row has a text behind the last column.
  case longRow(source: String, line: Int, value: String, columns: Int)
  /// The delimiter is a quote or a line end.
  case badDelimiter(UInt8)
  /// Foundation knows no time zone of that name.
  case unknownTimeZone(String)
  /// The pattern of the dates is none.
  case badDateFormat(String, StampPattern.Problem)

  /// What a cell is not.
  public enum CellProblem: Hashable, Sendable {
    /// The date is blank, but the row has a value.
    case blankDate
    /// It is no date as ISO 8601 writes it, or one that does not exist.
    case notISODate
    /// It is no date of this pattern, or one that does not exist.
    case notDate(format: String)
    /// It is a date that falls outside the years 1 to 9999: on the clocks of this time zone, or, with nil, as it is.
    case outsideYears(timeZone: String?)
    /// It is no number with this decimal mark, or one too great for a `Double`.
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
    // UTF-16 begins with a byte order mark.
    if cursor == nil, bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(source: source)
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
  init(of cell: SampleCell, as format: StampFormat) {
    switch format {
    case _ where format.isOutsideYears(cell): self = .outsideYears(timeZone: nil)
    case .iso: self = .notISODate
    case .pattern(let pattern): self = .notDate(format: pattern.text)
    }
  }
}
