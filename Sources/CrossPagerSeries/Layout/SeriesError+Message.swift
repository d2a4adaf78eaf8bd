import MessageWords

extension SeriesError: CustomStringConvertible {
  /// The message, including the bad value and its location.
  public var description: String {
    switch self {
    case .empty(let source): "\(Self.file(source)) has no data."
    case .headerAlone(let source): "\(Self.file(source)) has a header but no rows."
    case .otherFormat(let source, let format): "\(Self.file(source)) \(Self.text(format))."
    case .binary(let source, let line): "\(Self.place(line, source)) has a NUL byte."
    case .notUTF8(let source, let line): "\(Self.place(line, source)) is not UTF-8."
    case .notUTF16(let source, let line):
      "\(Self.place(line, source)) has an incomplete UTF-16 character."
    case .unterminatedQuote(let source, let line):
      "\(Self.place(line, source)) opens a quote that is never closed."
    case .openQuote(let source, let line):
      "\(Self.place(line, source)) opens a quote that the next lines do not close."
    case .recordTooLong(let source, let line, let limit):
      "\(Self.place(line, source)) starts a record longer than the limit of \(limit >> 20) MiB."
    case .missingHeader(let source, let line, let value):
      "\(Self.place(line, source)) has the date \(Self.quoted(value)) where a column name belongs."
    case .unknownColumn(let source, let name, let columns):
      "No column \(Self.quoted(name)) in \(Self.file(source)).\(Self.hint(name, columns)) "
        + "Columns: \(Self.list(columns))."
    case .noDateColumn(let source, let columns, let format):
      "\(Self.file(source)) has no column of dates"
        + "\(format.map { " in the format \(Self.quoted($0))" } ?? ""). Columns: \(Self.list(columns))."
    case .noYear(let source, let columns):
      "The dates in columns \(Self.list(columns)) of \(Self.file(source)) have no year."
    case .noDates(let source, let columns, let value):
      "\(Self.columns(columns)) of \(Self.file(source)) "
        + "\(columns.count == 1 ? "holds" : "hold") \(Self.quoted(value)), which is not a recognized date."
    case .valueIsDate(let source, let column, _):
      "Column \(Self.quoted(column)) of \(Self.file(source)) holds the dates, not numbers."
    case .ambiguousDates(let source, let columns, let value, let formats):
      "\(Self.columns(columns)) of \(Self.file(source)) "
        + "\(columns.count == 1 ? "holds" : "hold") dates like \(Self.quoted(value)), "
        + "which can start with the \(Self.choice(formats))."
    case .noNumberColumn(let source, let dates, let others, _) where others.isEmpty:
      "\(Self.file(source)) has dates in \(Self.list(dates)) but no other columns."
    case .noNumberColumn(let source, _, let others, let value):
      "\(Self.file(source)) has no column of numbers. Other columns: \(Self.list(others))"
        + "\(value.map { ", with cells like \(Self.quoted($0))" } ?? ", all blank")."
    case .noSamples(let source, skipped: 0): "All rows of \(Self.file(source)) are blank."
    case .noSamples(let source, let skipped):
      "\(Self.file(source)) has no readable rows: \(Self.count(skipped, "row")) skipped."
    case .badCell(let source, let line, let column, _, .blankDate):
      "\(Self.place(line, source)) has a value but no date in column \(Self.quoted(column))."
    case .badCell(let source, let line, let column, let value, let problem):
      "\(Self.place(line, source)) has \(Self.quoted(value)) in column \(Self.quoted(column)), "
        + "which \(Self.text(problem, of: value))."
    case .shortRow(let source, let line, let fields, let columns):
      "\(Self.place(line, source)) has \(Self.count(fields, "field")) but needs at least \(columns)."
    case .longRow(let source, let line, let value, let columns):
      "\(Self.place(line, source)) has \(Self.quoted(value)) after the last of \(Self.count(columns, "column"))."
    case .tooManySeries(let source, let columns, let limit):
      "\(Self.columns(columns)) of \(Self.file(source)) "
        + "\(columns.count == 1 ? "names" : "name") more than \(limit) series."
    case .badDelimiter(let byte):
      "\(byte < 0x20 ? "A line end" : "'\(Unicode.Scalar(byte))'") cannot separate fields."
    case .unknownTimeZone(let name): "No time zone \(Self.quoted(name))."
    case .badDateFormat(let pattern, let problem):
      "Date format \(Self.quoted(pattern)) \(Self.text(problem))."
    }
  }

  private static func text(_ format: FileFormat) -> String {
    switch format {
    case .gzip: "is compressed with gzip"
    case .bzip2: "is compressed with bzip2"
    case .xz: "is compressed with xz"
    case .zstd: "is compressed with zstd"
    case .zip: "is a ZIP archive"
    case .workbook: "is a spreadsheet, not text"
    case .parquet: "is a Parquet file"
    case .sqlite: "is an SQLite database"
    case .utf16, .utf16BigEndian: "is UTF-16 without a byte order mark"
    case .json: "starts like JSON, not like a table"
    case .markup: "starts like HTML or XML, not like a table"
    }
  }

  private static func text(_ problem: CellProblem, of value: String) -> String {
    switch problem {
    case .blankDate: "is blank"
    case .notISODate: "is not a valid date like 2015-12-31 or 2015-12-31T23:59"
    case .notDate(let format): "is not a valid date in the format \(quoted(format))"
    case .outsideYears(let zone?): "is outside the years 1 to 9999 in time zone \(quoted(zone))"
    case .outsideYears(nil): "is outside the years 1 to 9999"
    case .notNumber(let mark) where isTooGreat(value, mark): "is beyond the largest number, 1.8e308"
    case .zeroByte: "contains a NUL byte"
    case .notUTF8: "contains a byte that is not UTF-8"
    case .notUTF16: "contains an incomplete UTF-16 character"
    case .otherUnit(let unit, let expected?):
      "is in \(quoted(unit)), not in \(quoted(expected)) like the rest of the column"
    case .otherUnit(let unit, nil):
      "has the unit \(quoted(unit)), but the other numbers in the column have no unit"
    case .notNumber(let mark): "is not a number like -12\(mark.rawValue)5 or 3e4"
    }
  }

  private static func text(_ problem: DateFormat.Problem) -> String {
    switch problem {
    case .unknownField(let letters):
      "has the unknown field \(quoted(letters)). Fields: \(DateFormat.fields.joined(separator: ", "))"
    case .repeatedField(let letters): "repeats a part of the date with \(quoted(letters))"
    case .missingField(let letters): "needs the field \(quoted(letters))"
    }
  }

  /// Whether a cell is a number that exceeds the range of `Double`.
  static func isTooGreat(_ value: String, _ mark: DecimalMark) -> Bool {
    guard value.utf8.count < 4096 else { return false }
    let digits = value.utf8.map { UInt32($0) == mark.scalar.value ? 0x2E : $0 }
    let letters = digits.filter { 0x61...0x7A ~= $0 | 0x20 }
    // 'inf' parses as infinity but is not a number.
    return letters.allSatisfy { $0 | 0x20 == UInt8(ascii: "e") }
      && Double(String(decoding: digits, as: UTF8.self))?.isInfinite == true
  }

  /// The possible first parts of ambiguous dates, such as `day or month`.
  private static func choice(_ formats: [String]) -> String {
    let parts = formats.compactMap { ["D": "day", "M": "month", "Y": "year"][$0.prefix(1)] }
    return "\(parts.dropLast().joined(separator: ", ")) or \(parts.last ?? "")"
  }

  private static func file(_ source: String) -> String { "'\(source.pathExcerpt)'" }

  private static func place(_ line: Int, _ source: String) -> String {
    "Line \(line) of \(file(source))"
  }

  private static func columns(_ names: [String]) -> String {
    "\(names.count == 1 ? "Column" : "Columns") \(list(names))"
  }

  private static func quoted(_ text: String) -> String { "'\(text.excerpt)'" }

  /// The first names in a list and the number of remaining names.
  private static func list(_ names: [String]) -> String {
    let shown = names.count > 11 ? 10 : names.count
    let rest = names.count - shown
    return names.prefix(shown).map(quoted).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func hint(_ name: String, _ columns: [String]) -> String {
    Spelling.nearest(to: name, among: columns).map { " Did you mean \(quoted($0))?" } ?? ""
  }
}
