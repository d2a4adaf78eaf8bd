import MessageWords
import TimeZones

extension SeriesError: CustomStringConvertible {
  /// The message, including the bad value and its location.
  public var description: String { words(nil).message }

  /// Returns advice for fixing the error, with options or a command to copy.
  ///
  /// - Parameter unpacker: The command that unpacks the file, such as `gzip -dc`; nil if it is not compressed.
  package func cure(unpackedBy unpacker: String? = nil) -> String { words(unpacker).cure }

  /// Returns the message and the cure. A new error needs a case here.
  private func words(_ unpacker: String?) -> (message: String, cure: String) {
    let message: String
    let cure: String
    switch self {
    case .empty(let source):
      message = "\(source.file) has no data."
      cure = "A file needs a line of column names and a line for each row."
    case .headerAlone(let source):
      message = "\(source.file) has a header but no rows."
      cure = "If the first line is a row, add --no-header."
    case .otherFormat(let source, let format):
      let words = format.words(source, unpacker)
      message = "\(source.file) \(words.message)."
      cure = words.cure
    case .notJSON(let source, let line):
      message = "\(source.line(line)) is not readable as JSON."
      cure = Self.skipping
    case .severalLists(let source, let names):
      let isWord = names[0].utf8.allSatisfy { $0.isLetter || $0 == 0x5F }
      let name = isWord ? names[0].shellWord(orIfLong: "NAME") : "NAME"
      let command = "jq '.. | objects | .\(name) // empty'"
      message = "\(source.file) has more than one list of records: \(names.list)."
      cure = "Choose one, for example: \(source.piped(to: command, unpacker)) | crosspager -"
    case .binary(let source, let line):
      let text = source.piped(to: "tr -d '\\000'", by: " < ", unpacker)
      message = "\(source.line(line)) has a NUL byte."
      cure = "If the rest is text, remove the NUL bytes: \(text) | crosspager -"
    case .notUTF8(let source, let line):
      let text = source.piped(to: "iconv -f WINDOWS-1252 -t UTF-8", unpacker)
      message = "\(source.line(line)) is not UTF-8."
      cure = "Convert the file to UTF-8, for example: \(text) | crosspager -"
    case .notUTF16(let source, let line):
      let text = source.piped(to: "iconv -c -f UTF-16 -t UTF-8", unpacker)
      message = "\(source.line(line)) has an incomplete UTF-16 character."
      cure = "Remove incomplete characters: \(text) | crosspager -"
    case .unterminatedQuote(let source, let line), .openQuote(let source, let line):
      let isNeverClosed = self == .unterminatedQuote(source: source, line: line)
      let problem = isNeverClosed ? "is never closed" : "the next lines do not close"
      message = "\(source.line(line)) opens a quote that \(problem)."
      let text = source.piped(to: "sed -n \(line)p", unpacker)
      cure = "Close or remove the quote. To see the line: \(text)"
    case .recordTooLong(let source, let line, let limit):
      let text = source.piped(to: "sed -n \(line)p", unpacker)
      message = "\(source.line(line)) starts a record longer than the limit of \(limit >> 20) MiB."
      cure = "To see the start of the record: \(text) | head -c 200"
    case .unknownColumn(let source, let name, let columns):
      let hint = Spelling.nearest(to: name, among: columns).map { " Did you mean \($0.quoted)?" }
      message = "No column \(name.quoted) in \(source.file).\(hint ?? "") Columns: \(columns.list)."
      cure = "You can also give a column by number, starting at 1."
    case .noDateColumn(let source, let columns, let format):
      let detail = format.map { " in the format \($0.quoted)" } ?? ""
      message = "\(source.file) has no column of dates\(detail). Columns: \(columns.list)."
      let advice =
        format == nil
        ? "Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
        : "Change --date-format, or omit it to detect the format."
      cure = columns.count == 1 ? columns[0].cureOfDelimiter : advice
    case .noYear(let source, let columns):
      message = "The dates in columns \(columns.list) of \(source.file) have no year."
      cure = "Add a column named 'year'."
    case .noDates(let source, let columns, let value):
      message = "\(columns.that("hold", source)) \(value.quoted), which is not a recognized date."
      cure =
        "Choose another column with --date, or describe the format, for example: --date-format DD.MM.YYYY"
    case .valueIsDate(let source, let column, let numbers):
      message = "Column \(column.quoted) of \(source.file) holds the dates, not numbers."
      let advice = numbers.first.map { "a column of numbers, for example: --value \($0.word)" }
      cure = "Choose \(advice ?? "the date column with --date COLUMN.")"
    case .ambiguousDates(let source, let columns, let value, let formats):
      let parts = formats.compactMap { ["D": "day", "M": "month", "Y": "year"][$0.prefix(1)] }
      message =
        "\(columns.that("hold", source)) dates like \(value.quoted), which can start with the "
        + "\(parts.dropLast().joined(separator: ", ")) or \(parts.last ?? "")."
      let options = formats.map { "--date-format \($0.word)" }
      cure = "Choose one: \(options.joined(separator: " or "))"
    case .noNumberColumn(let source, let dates, [], _):
      message = "\(source.file) has dates in \(dates.list) but no other columns."
      let advice = "Choose the date columns with --date COLUMN."
      cure = dates.count == 1 ? dates[0].cureOfDelimiter : advice
    case .noNumberColumn(let source, _, let others, let value):
      let detail = value.map { "with cells like \($0.quoted)" } ?? "all blank"
      message =
        "\(source.file) has no column of numbers. Other columns: \(others.list), \(detail)."
      cure = "To see what is wrong with a column, add --value \(others[0].word)"
    case .noSamples(let source, skipped: 0):
      message = "All rows of \(source.file) are blank."
      cure = "At least one row needs a date."
    case .noSamples(let source, let skipped):
      message = "\(source.file) has no readable rows: \(skipped.times("row")) skipped."
      cure = "To see the first error, omit --skip-bad-rows."
    case .badCell(let source, let line, let column, let value, let problem):
      let words = problem.words(value)
      message =
        problem == .blankDate
        ? "\(source.line(line)) has a value but no date in column \(column.quoted)."
        : "\(source.line(line)) has \(value.quoted) in column \(column.quoted), which \(words.message)."
      cure = words.cure + Self.skipping
    case .shortRow(let source, let line, let fields, let columns):
      message = "\(source.line(line)) has \(fields.times("field")) but needs at least \(columns)."
      cure = Self.skipping
    case .longRow(let source, let line, let value, let columns):
      let end = "the last of \(columns.times("column"))"
      message = "\(source.line(line)) has \(value.quoted) after \(end)."
      cure = Self.skipping
    case .tooManySeries(let source, let columns, let limit):
      message = "\(columns.that("name", source)) more than \(limit) series."
      cure = "To read all rows as one series, add --by none. To choose another column: --by COLUMN"
    case .badDelimiter(let byte):
      let name = byte.isLineEnd ? "A line end" : "'\(Unicode.Scalar(byte))'"
      message = "\(name) cannot separate fields."
      cure = "Choose another character, for example: --delimiter ';'"
    case .unknownTimeZone(let name):
      message = "No time zone \(name.quoted)."
      cure = name.cureOfZone
    case .badDateFormat(let pattern, let problem):
      message = "Date format \(pattern.quoted) \(problem.words)."
      cure = "Example: --date-format 'DD.MM.YYYY hh:mm'"
    }
    return (message, cure)
  }

  private static let skipping = "To skip such rows, add --skip-bad-rows."
}

extension FileFormat {
  /// Returns a message about a file in this format, and advice for converting it.
  fileprivate func words(_ source: String, _ unpacker: String?) -> (message: String, cure: String) {
    let file = source.fileWord
    func piped(_ command: String) -> String {
      "\(source.piped(to: command, unpacker)) | crosspager -"
    }
    /// Returns the cure for a file that cannot be read from a pipe.
    func unpacked(_ cure: String) -> String {
      unpacker.map { "Unpack it first: \($0) \(file) > FILE" } ?? cure
    }
    switch self {
    case .gzip: return ("is compressed with gzip", "Unpack it: \(piped("gunzip -c"))")
    case .bzip2: return ("is compressed with bzip2", "Unpack it: \(piped("bunzip2 -c"))")
    case .xz: return ("is compressed with xz", "Unpack it: \(piped("xz -dc"))")
    case .zstd: return ("is compressed with zstd", "Unpack it: \(piped("zstd -dc"))")
    case .zip:
      return ("is a ZIP archive", unpacked("Unpack it: unzip -p \(file) | crosspager -"))
    case .workbook:
      let command = "soffice --headless --convert-to csv \(file)"
      return ("is a spreadsheet, not text", unpacked("Save it as CSV, for example: \(command)"))
    case .parquet:
      let command = "duckdb -csv -c \"select * from '\(file)'\""
      return ("is a Parquet file", unpacked("Convert it: \(command) | crosspager -"))
    case .sqlite:
      let command = "sqlite3 -header -csv \(file) 'select * from TABLE'"
      return ("is an SQLite database", unpacked("Convert a table: \(command) | crosspager -"))
    case .utf16, .utf16BigEndian:
      let command = piped("iconv -f UTF-16\(self == .utf16 ? "LE" : "BE") -t UTF-8")
      return ("is UTF-16 without a byte order mark", "Convert it: \(command)")
    case .json:
      let columns = "to_entries[] | select(.value | arrays) | [.key] + .value"
      let rows = "[\(columns)] | select(length > 1) | transpose[]"
      let command = piped("jq -c '.. | objects | \(rows)'")
      let cure = "If it has a list for each column, convert it: \(command)"
      return ("starts like JSON, not like a table", cure)
    case .markup:
      let cure = "Save the data as CSV and open that file."
      return ("starts like HTML or XML, not like a table", cure)
    }
  }
}

extension SeriesError.CellProblem {
  /// Returns a message about the problem with a cell, and advice for fixing it. The advice is empty if there is none.
  fileprivate func words(_ value: String) -> (message: String, cure: String) {
    switch self {
    case .blankDate: return ("is blank", "")
    case .notISODate: return ("is not a valid date like 2015-12-31 or 2015-12-31T23:59", "")
    case .otherPeriod(let unit): return ("is a \(unit), unlike the dates of most rows", "")
    case .notDate(let format): return ("is not a valid date in the format \(format.quoted)", "")
    case .outsideYears(nil): return ("is outside the years 1 to 9999", "")
    case .outsideYears(let zone?):
      let message = "is outside the years 1 to 9999 in time zone \(zone.quoted)"
      return (message, "Choose another zone with --timezone. ")
    case .zeroByte: return ("contains a NUL byte", "")
    case .notUTF8: return ("contains a byte that is not UTF-8", "")
    case .notUTF16: return ("contains an incomplete UTF-16 character", "")
    case .otherUnit(let unit, let expected?):
      return ("is in \(unit.quoted), not in \(expected.quoted) like the rest of the column", "")
    case .otherUnit(let unit, nil):
      return ("has the unit \(unit.quoted), but the other numbers in the column have no unit", "")
    case .notNumber(let mark) where value.isTooGreat(mark):
      return ("is beyond the largest number, 1.8e308", Self.otherMark(value, mark) ?? "")
    case .notNumber(let mark):
      let isToken = value.utf8.count <= 20 && !value.contains(where: ",'".contains)
      let advice = isToken ? "To read it as missing, add --missing '\(value)'. " : ""
      let message = "is not a number like -12\(mark.rawValue)5 or 3e4"
      return (message, Self.otherMark(value, mark) ?? advice)
    }
  }

  /// Returns advice for a number with the other decimal mark, or nil for any other text.
  private static func otherMark(_ value: String, _ mark: DecimalMark) -> String? {
    let bytes = Array(value.utf8)
    let digits = WrittenNumber(bytes)?.digits ?? bytes
    func isNumber(_ mark: DecimalMark) -> Bool { mark.number(in: ByteScanner(digits.span)) != nil }
    let other = mark.other.rawValue
    return isNumber(mark.other) && !isNumber(mark)
      ? "If '\(other)' is the decimal mark, add --decimal '\(other)'. " : nil
  }
}

extension DateFormat.Problem {
  fileprivate var words: String {
    switch self {
    case .unknownField(let letters):
      "has the unknown field \(letters.quoted). Fields: \(DateFormat.fields.joined(separator: ", "))"
    case .repeatedField(let letters): "repeats a part of the date with \(letters.quoted)"
    case .missingField(let letters): "needs the field \(letters.quoted)"
    }
  }
}

extension String {
  fileprivate var quoted: String { "'\(excerpt)'" }

  /// A column or a format as a shell word; a placeholder for a long name.
  fileprivate var word: String { shellWord(orIfLong: "COLUMN") }

  fileprivate var file: String { "'\(pathExcerpt)'" }

  /// The file as a shell word; `FILE` for a long name or standard input.
  fileprivate var fileWord: String {
    self == "standard input" ? "FILE" : shellWord(orIfLong: "FILE")
  }

  fileprivate func line(_ line: Int) -> String { "Line \(line) of \(file)" }

  /// Returns a command that reads the file, or that reads the unpacked file from a pipe.
  fileprivate func piped(
    to command: String, by space: String = " ", _ unpacker: String?
  ) -> String {
    unpacker.map { "\($0) \(fileWord) | \(command)" } ?? command + space + fileWord
  }

  /// Advice for a file with one column of this name, based on the first possible delimiter in the name.
  fileprivate var cureOfDelimiter: String {
    let sign = prefix(60).first { ",;\t|:~^/\\&!+*#@=".contains($0) }
    return sign.map { "If '\($0)' separates the fields, add --delimiter \(String($0).word)" }
      ?? "A file needs a column of dates and a column of numbers."
  }

  fileprivate var cureOfZone: String {
    guard let database = ZoneDatabase.system else {
      return ZoneDatabase.named.map { "TZDIR is '\($0.pathExcerpt)', which has no time zones." }
        ?? "This system has no time zones. Install the package 'tzdata', or set TZDIR to a folder of time zones."
    }
    if database.names.contains(self) {
      return "Its file in '\(database.folder.pathExcerpt)' cannot be read."
    }
    return Spelling.nearest(to: self, among: database.names).map { "Did you mean '\($0)'?" }
      ?? "Examples: --timezone UTC, --timezone Europe/Berlin"
  }

  fileprivate func isTooGreat(_ mark: DecimalMark) -> Bool {
    let digits = utf8.map { UInt32($0) == mark.scalar.value ? 0x2E : $0 }
    let letters = digits.filter(\.isLetter)
    // 'inf' parses as infinity but is not a number.
    return letters.allSatisfy { $0 | 0x20 == UInt8(ascii: "e") }
      && Double(String(decoding: digits, as: UTF8.self))?.isInfinite == true
  }
}

extension [String] {
  fileprivate var list: String {
    let shown = count > 11 ? 10 : count
    return prefix(shown).map(\.quoted).joined(separator: ", ")
      + (shown < count ? " and \(count - shown) more" : "")
  }

  /// Returns the columns of a file, followed by a verb.
  fileprivate func that(_ verb: String, _ source: String) -> String {
    "\(count == 1 ? "Column" : "Columns") \(list) of \(source.file) \(verb)\(count == 1 ? "s" : "")"
  }
}

extension Int {
  fileprivate func times(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
