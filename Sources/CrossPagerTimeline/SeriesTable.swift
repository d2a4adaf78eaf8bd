/// A file as a table: columns with names, and rows that are read one after the other.
///
/// Like the reader it is built on, a copy looks ahead.
struct SeriesTable {
  /// A row's sample: no time if the row is blank, no value if the sample is missing.
  struct Row {
    var time: CivilTime?
    var value: Double?
    var isConverted = false
  }

  let source: String
  let columnNames: [String]
  /// Where the names of the columns stand.
  let headerFields: [CSVField]
  let options: SeriesOptions
  let dates: StampFormat
  let values: ValueFormat
  private let zone: ZoneConverter
  private var reader: CSVReader
  private(set) var fields: [CSVField] = []

  /// The table in a file, with the header read.
  init(_ bytes: [UInt8], source: String, options: SeriesOptions) throws(SeriesError) {
    self.source = source
    self.options = options
    values = ValueFormat(decimalMark: options.decimalMark, missingTokens: options.missingTokens)
    dates = try Self.dateFormat(options)
    guard let zone = ZoneConverter(identifier: options.timeZone) else {
      throw .unknownTimeZone(options.timeZone)
    }
    self.zone = zone
    try Self.checkText(bytes, source: source)
    var reader = CSVReader(bytes, delimiter: try Self.delimiter(of: bytes, options: options))

    var header: [CSVField] = []
    guard try Self.read(&reader, into: &header, source: source) else {
      throw .empty(source: source)
    }
    let rows = reader
    columnNames = header.map { String(decoding: rows.scanner(over: $0).rest, as: UTF8.self) }
    headerFields = header
    self.reader = rows
    guard try Self.read(&reader, into: &header, source: source) else {
      throw .headerAlone(source: source)
    }
  }

  /// The byte between fields.
  var delimiter: UInt8 { reader.delimiter }

  /// Reads the next record into ``fields``; false at the end.
  mutating func nextRecord() throws(SeriesError) -> Bool {
    try Self.read(&reader, into: &fields, source: source)
  }

  /// The text of a field without white space on either side.
  func cell(_ field: CSVField) -> ByteScanner { reader.scanner(over: field) }

  /// What the current record says in the columns of date and value.
  func row(_ columns: Columns) throws(SeriesError) -> Row {
    guard columns.date < fields.count, columns.value < fields.count,
      fields.count <= columnNames.count
    else {
      return try rowOfOtherLength(columns)
    }
    return try row(date: fields[columns.date], value: fields[columns.value], columns)
  }

  /// A row that is longer than the header or too short. It may be if it is blank, or blank behind the last column.
  private func rowOfOtherLength(_ columns: Columns) throws(SeriesError) -> Row {
    if fields.allSatisfy({ cell($0).isAtEnd }) { return Row() }
    let line = fields[0].line
    let needed = max(columns.date, columns.value) + 1
    guard fields.count >= needed else {
      throw .shortRow(source: source, line: line, fields: fields.count, columns: needed)
    }
    if let extra = fields.dropFirst(columnNames.count).first(where: { !cell($0).isAtEnd }) {
      throw .longRow(
        source: source, line: extra.line, value: text(extra), columns: columnNames.count)
    }
    return try row(date: fields[columns.date], value: fields[columns.value], columns)
  }

  private func row(date: CSVField, value: CSVField, _ columns: Columns) throws(SeriesError) -> Row {
    let dateCell = cell(date)
    let reading = values.reading(of: cell(value))
    if dateCell.isAtEnd {
      if reading == .missing { return Row() }
      throw badCell(date, columns.date, .blankDate)
    }
    guard let stamp = dates.stamp(in: dateCell), let time = zone.civilTime(of: stamp) else {
      throw badCell(
        date, columns.date, options.dateFormat.map { .notDate(format: $0) } ?? .notISODate)
    }
    let isConverted = stamp.secondsAheadOfUTC != nil
    switch reading {
    case .number(let number): return Row(time: time, value: number, isConverted: isConverted)
    case .missing: return Row(time: time, value: nil, isConverted: isConverted)
    case .unreadable: throw badCell(value, columns.value, .notNumber(options.decimalMark))
    }
  }

  private func badCell(_ field: CSVField, _ column: Int, _ problem: SeriesError.CellProblem)
    -> SeriesError
  {
    .badCell(
      source: source, line: field.line, column: columnNames[column], value: text(field),
      problem: problem)
  }

  /// The text of a field for a message.
  func text(_ field: CSVField) -> String { String(decoding: cell(field).rest, as: UTF8.self) }
}

extension SeriesTable {
  private static func read(
    _ reader: inout CSVReader, into fields: inout [CSVField], source: String
  ) throws(SeriesError) -> Bool {
    do throws(CSVError) {
      return try reader.nextRecord(into: &fields)
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  private static func dateFormat(_ options: SeriesOptions) throws(SeriesError) -> StampFormat {
    guard let text = options.dateFormat else { return .iso }
    do throws(StampPattern.Problem) {
      return .pattern(try StampPattern(text))
    } catch {
      throw .badDateFormat(text, error)
    }
  }

  private static func delimiter(of bytes: [UInt8], options: SeriesOptions) throws(SeriesError)
    -> UInt8
  {
    if let delimiter = options.delimiter {
      let reserved = [CSVReader.quote, CSVReader.lineFeed, CSVReader.carriageReturn]
      guard !reserved.contains(delimiter) else { throw .badDelimiter(delimiter) }
      return delimiter
    }
    return Delimiter.found(in: bytes)
  }

  /// Refuses what is not UTF-8 text.
  private static func checkText(_ bytes: [UInt8], source: String) throws(SeriesError) {
    if let zero = bytes.firstIndex(of: 0) {
      throw .binary(source: source, line: line(of: zero, in: bytes))
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8(source: source, line: line(of: error.byteOffsets.lowerBound, in: bytes))
    }
  }

  private static func line(of position: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<position].count { $0 == CSVReader.lineFeed }
  }
}

extension SeriesError {
  fileprivate init(_ error: CSVError, source: String) {
    switch error {
    case .unterminatedQuote(let line): self = .unterminatedQuote(source: source, line: line)
    }
  }
}
