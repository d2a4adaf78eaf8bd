import MessageWords
import TimeZones

extension SeriesError {
  /// Advice for fixing the error, with options or a command to copy.
  ///
  /// - Parameter unpacker: The command that writes the unpacked file to standard output, such as `gzip -dc`; nil if the
  ///   file is not compressed.
  package func cure(unpackedBy unpacker: String? = nil) -> String {
    func pipe(_ command: String, _ source: String) -> String {
      Self.pipe(command, Self.file(source), unpackedBy: unpacker)
    }
    return switch self {
    case .empty: "A file needs a line of column names and a line for each row."
    case .headerAlone: "If the first line is a row, add --no-header."
    case .otherFormat(let source, let format):
      Self.cure(format, Self.file(source), unpackedBy: unpacker)
    case .binary(let source, _):
      "If the rest is text, remove the NUL bytes: "
        + (unpacker == nil
          ? "tr -d '\\000' < \(Self.file(source))" : pipe("tr -d '\\000'", source))
        + " | crosspager -"
    case .notUTF8(let source, _):
      "Convert the file to UTF-8, for example: "
        + "\(pipe("iconv -f WINDOWS-1252 -t UTF-8", source)) | crosspager -"
    case .notUTF16(let source, _):
      "Remove incomplete characters: \(pipe("iconv -c -f UTF-16 -t UTF-8", source)) | crosspager -"
    case .unterminatedQuote(let source, let line), .openQuote(let source, let line):
      "Close or remove the quote. To see the line: \(pipe("sed -n \(line)p", source))"
    case .recordTooLong(let source, let line, _):
      "To see the start of the record: \(pipe("sed -n \(line)p", source)) | head -c 200"
    case .missingHeader: "If the first line is a row, add --no-header."
    case .unknownColumn: "You can also give a column by number, starting at 1."
    case .noDateColumn(_, let columns, _) where columns.count == 1: Self.delimiterCure(columns[0])
    case .noDateColumn(_, _, format: nil):
      "Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
    case .noDateColumn: "Change --date-format, or omit it to detect the format."
    case .noYear: "Add a column named 'year'."
    case .noDates:
      "Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date."
    case .valueIsDate(_, _, let numbers):
      numbers.first.map { "Choose a column of numbers, for example: --value \(Self.word($0))" }
        ?? "Choose the date column with --date COLUMN."
    case .ambiguousDates(_, _, _, let formats):
      "Choose one: "
        + formats.map { "--date-format \(Self.word($0))" }.joined(separator: " or ")
    case .noNumberColumn(_, let dates, let others, _) where others.isEmpty:
      dates.count == 1
        ? Self.delimiterCure(dates[0]) : "Choose the date columns with --date COLUMN."
    case .noNumberColumn(_, _, let others, _):
      "To see what is wrong with a column, add --value \(Self.word(others[0]))"
    case .noSamples(_, skipped: 0): "At least one row needs a date."
    case .noSamples: "To see the first error, omit --skip-bad-rows."
    case .badCell(_, _, _, let value, let problem): Self.cure(problem, of: value) + Self.skipping
    case .shortRow, .longRow: Self.skipping
    case .tooManySeries:
      "To read all rows as one series, add --by none. To choose another column: --by COLUMN"
    case .badDelimiter: "Choose another character, for example: --delimiter ';'"
    case .unknownTimeZone(let name): Self.cure(zone: name)
    case .badDateFormat: "Example: --date-format 'DD.MM.YYYY hh:mm'"
    }
  }

  private static let skipping = "To skip such rows, add --skip-bad-rows."

  private static func cure(zone name: String) -> String {
    guard let database = ZoneDatabase.system else {
      if let folder = ZoneDatabase.named {
        return "TZDIR is '\(folder.pathExcerpt)', which has no time zones."
      }
      return
        "This system has no time zones. Install the package 'tzdata', or set TZDIR to a folder of time zones."
    }
    if database.names.contains(name) {
      return "Its file in '\(database.folder.pathExcerpt)' cannot be read."
    }
    return Spelling.nearest(to: name, among: database.names).map { "Did you mean '\($0)'?" }
      ?? "Examples: --timezone UTC, --timezone Europe/Berlin"
  }

  /// A command that reads a file, or reads the unpacked file from a pipe.
  private static func pipe(
    _ command: String, _ file: String, unpackedBy unpacker: String?
  ) -> String {
    unpacker.map { "\($0) \(file) | \(command)" } ?? "\(command) \(file)"
  }

  private static func cure(
    _ format: FileFormat, _ file: String, unpackedBy unpacker: String?
  ) -> String {
    func pipe(_ command: String) -> String {
      "\(Self.pipe(command, file, unpackedBy: unpacker)) | crosspager -"
    }
    switch format {
    case .zip, .workbook, .parquet, .sqlite:
      if let unpacker { return "Unpack it first: \(unpacker) \(file) > FILE" }
    default: break
    }
    return switch format {
    case .gzip: "Unpack it: \(pipe("gunzip -c"))"
    case .bzip2: "Unpack it: \(pipe("bunzip2 -c"))"
    case .xz: "Unpack it: \(pipe("xz -dc"))"
    case .zstd: "Unpack it: \(pipe("zstd -dc"))"
    case .zip: "Unpack it: unzip -p \(file) | crosspager -"
    case .workbook: "Save it as CSV, for example: soffice --headless --convert-to csv \(file)"
    case .parquet:
      "Convert it: duckdb -csv -c \"select * from '\(file)'\" | crosspager -"
    case .sqlite:
      "Convert a table: sqlite3 -header -csv \(file) 'select * from TABLE' | crosspager -"
    case .utf16: "Convert it: \(pipe("iconv -f UTF-16LE -t UTF-8"))"
    case .utf16BigEndian: "Convert it: \(pipe("iconv -f UTF-16BE -t UTF-8"))"
    case .json:
      "If it is a list of objects, convert it: "
        + pipe(
          "jq -rs 'flatten | (reduce .[] as $o ([]; . + (($o | keys_unsorted) - .))) as $k | "
            + "$k, (.[] | [.[$k[]]]) | @csv'")
    case .markup: "Save the data as CSV and open that file."
    }
  }

  private static func cure(_ problem: CellProblem, of value: String) -> String {
    switch problem {
    case .outsideYears(timeZone: _?): "Choose another zone with --timezone. "
    case .notNumber(let mark) where isNumber(value, mark.other) && !isNumber(value, mark):
      "If '\(mark.other.rawValue)' is the decimal mark, add --decimal '\(mark.other.rawValue)'. "
    case .notNumber(let mark)
    where value.utf8.count <= 20 && !value.contains(where: ",'".contains)
      && !isTooGreat(value, mark):
      "To read it as missing, add --missing '\(value)'. "
    default: ""
    }
  }

  private static func isNumber(_ value: String, _ mark: DecimalMark) -> Bool {
    let bytes = Array(value.utf8)
    let digits = WrittenNumber(bytes)?.digits ?? bytes
    return NumberFormat(decimalMark: mark).number(in: ByteScanner(digits.span)) != nil
  }

  /// Advice for a file with one column, based on the first possible delimiter in the column name.
  private static func delimiterCure(_ name: String) -> String {
    let sign = name.prefix(60).first { ",;\t|:~^/\\&!+*#@=".contains($0) }
    return sign.map { "If '\($0)' separates the fields, add --delimiter \(word(String($0)))" }
      ?? "A file needs a column of dates and a column of numbers."
  }

  /// The file name as a shell word; `FILE` for a long name or standard input.
  private static func file(_ source: String) -> String {
    source == "standard input" ? "FILE" : word(source, or: "FILE")
  }

  /// A name as a shell word; a placeholder for a long name.
  private static func word(_ name: String, or placeholder: String = "COLUMN") -> String {
    name.shellWord(orIfLong: placeholder)
  }
}
