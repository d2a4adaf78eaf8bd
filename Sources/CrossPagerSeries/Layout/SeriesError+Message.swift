import MessageWords

extension SeriesError: CustomStringConvertible {
  /// What was given, what is wrong with it, and what is allowed, in a sentence for the user.
  public var description: String {
    switch self {
    case .empty(let source):
      "File '\(source.pathExcerpt)' is empty, a header and rows are needed."
    case .headerAlone(let source):
      "File '\(source.pathExcerpt)' has a header but no rows, at least one is needed."
    case .binary(let source, let line):
      "File '\(source.pathExcerpt)' is binary, with a zero byte on line \(line), only text is allowed."
    case .utf16(let source):
      "File '\(source.pathExcerpt)' is UTF-16, UTF-8 is the only encoding that is allowed."
    case .notUTF8(let source, let line):
      "Line \(line) of '\(source.pathExcerpt)' is not UTF-8, the only encoding that is allowed."
    case .unterminatedQuote(let source, let line):
      "The quote that opens on line \(line) of '\(source.pathExcerpt)' is never closed."
    case .recordTooLong(let source, let line, let limit):
      "The record that starts on line \(line) of '\(source.pathExcerpt)' is too long, at most \(limit >> 20) MiB are allowed."
    case .missingHeader(let source, let line, let value):
      "Line \(line) of '\(source.pathExcerpt)' starts the rows with the date \(Self.quoted(value)), the first line must name the columns unless '--no-header' reads it as a row."
    case .unknownColumn(let source, let name, let columns):
      "Column \(Self.quoted(name)) is not in '\(source.pathExcerpt)', which has \(Self.beginning(columns)).\(Self.hint(name, columns))"
    case .noDateColumn(let source, let columns, let format):
      "File '\(source.pathExcerpt)' has no column of dates\(format.map { " like \(Self.quoted($0))" } ?? "") among \(Self.beginning(columns))."
    case .noDates(let source, let columns, let value):
      "File '\(source.pathExcerpt)' has no dates in \(Self.columns(columns)), \(Self.quoted(value)) is none."
    case .ambiguousDates(let source, let columns, let value, let formats):
      "File '\(source.pathExcerpt)' has dates like \(Self.quoted(value)) in \(Self.columns(columns)), which can be "
        + "\(Self.choice(formats)), \(Self.options(formats)) tells which."
    case .noNumberColumn(let source, let dates, let others, _) where others.isEmpty:
      "File '\(source.pathExcerpt)' has no column beside \(Self.beginning(dates)) with the dates, one of numbers is needed."
    case .noNumberColumn(let source, let dates, let others, let value):
      "File '\(source.pathExcerpt)' has no column of numbers beside the dates in \(Self.beginning(dates)), only "
        + "\(Self.beginning(others))\(value.map(Self.example) ?? "")."
    case .noSamples(let source, let skipped):
      "File '\(source.pathExcerpt)' gives no sample, \(Self.count(skipped, "row")) could not be read and all others are blank."
    case .badCell(let source, let line, let column, let value, let problem):
      "Line \(line) of '\(source.pathExcerpt)' has \(Self.quoted(value)) in column \(Self.quoted(column)), \(Self.text(problem, of: value))."
    case .shortRow(let source, let line, let fields, let columns):
      "Line \(line) of '\(source.pathExcerpt)' has \(Self.count(fields, "field")), at least \(columns) are needed."
    case .longRow(let source, let line, let value, let columns):
      "Line \(line) of '\(source.pathExcerpt)' has \(Self.quoted(value)) behind the last column, at most \(Self.count(columns, "field")) may be there."
    case .badDelimiter(let byte):
      "Byte \(byte) is no delimiter, all are allowed but the quote and line ends."
    case .unknownTimeZone(let name):
      "Time zone \(Self.quoted(name)) is unknown, names like 'UTC' or 'Europe/Berlin' are allowed."
    case .badDateFormat(let pattern, let problem):
      "Date format \(Self.quoted(pattern)) \(Self.text(problem))."
    }
  }

  private static let isoDates = "2015-12-31 or 2015-12-31T23:59"

  /// What dates that several formats read may begin with.
  private static func choice(_ formats: [String]) -> String {
    let parts = formats.compactMap { ["D": "day", "M": "month", "Y": "year"][$0.prefix(1)] }
    return "\(parts.dropLast().joined(separator: ", ")) or \(parts.last ?? "") first"
  }

  private static func options(_ formats: [String]) -> String {
    let options = formats.map { format in
      format.contains(" ") ? "'--date-format \"\(format)\"'" : "'--date-format \(format)'"
    }
    return options.joined(separator: " or ")
  }

  /// A cell that shows what others hold.
  private static func example(_ value: String) -> String {
    " with cells like \(quoted(value))"
      + (hasCurrencySign(value) ? ", currency signs are not read" : "")
  }

  private static func hasCurrencySign(_ value: String) -> Bool {
    value.excerpt.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
  }

  private static func text(_ problem: CellProblem, of value: String) -> String {
    switch problem {
    case .blankDate: "which is no date, and a row with a value needs one"
    case .notISODate: "which is no date, only ones like \(isoDates) are allowed"
    case .outsideYears(let zone?):
      "which falls outside the years 1 to 9999 in time zone \(quoted(zone)), '--timezone' takes another"
    case .outsideYears(nil):
      "which falls outside the years 1 to 9999"
    case .notDate(let format): "which is no date, only ones like \(quoted(format)) are allowed"
    case .notNumber(let mark) where hasCurrencySign(value):
      "which has a currency sign, only numbers like -12\(mark.rawValue)5 or 3e4 are allowed"
    case .notNumber(let mark) where isTooGreat(value, mark):
      "which is out of range, only numbers up to 1.8e308 are allowed"
    case .notNumber(let mark):
      "which is no number, only ones like -12\(mark.rawValue)5 or 3e4 are allowed"
    }
  }

  /// Whether a cell is a number beyond those of `Double`.
  private static func isTooGreat(_ value: String, _ mark: DecimalMark) -> Bool {
    guard value.utf8.count < 4096 else { return false }
    let digits = value.utf8.map { UInt32($0) == mark.scalar.value ? 0x2E : $0 }
    let letters = digits.filter { 0x61...0x7A ~= $0 | 0x20 }
    // 'inf' is infinite, but no number.
    return letters.allSatisfy { $0 | 0x20 == UInt8(ascii: "e") }
      && Double(String(decoding: digits, as: UTF8.self))?.isInfinite == true
  }

  private static func text(_ problem: StampPattern.Problem) -> String {
    let fields = list(StampPattern.fields)
    return switch problem {
    case .unknownField(let letters): "has \(quoted(letters)), only the fields \(fields) are allowed"
    case .repeatedField(let letters):
      "has \(quoted(letters)) for what another field says already, once is allowed"
    case .missingField(let letters): "has no \(quoted(letters)), which it needs"
    }
  }

  private static func columns(_ names: [String]) -> String {
    "\(names.count == 1 ? "column" : "columns") \(beginning(names))"
  }

  /// A text that was given, cut where it is long.
  private static func quoted(_ text: String) -> String { "'\(text.excerpt)'" }

  private static func list(_ names: [String]) -> String {
    names.map(quoted).joined(separator: ", ")
  }

  /// The first names of a list, and how many more there are.
  private static func beginning(_ names: [String]) -> String {
    let shown = names.count > 11 ? 10 : names.count
    let rest = names.count - shown
    return list(Array(names.prefix(shown))) + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func hint(_ name: String, _ columns: [String]) -> String {
    Spelling.nearest(to: name, among: columns).map { " Did you mean \(quoted($0))?" } ?? ""
  }
}
