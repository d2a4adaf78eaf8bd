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
  let layout: SeriesLayout
  private let values: ValueFormat
  private let zone: ZoneConverter
  private var reader: CSVReader
  private(set) var fields: [CSVField] = []

  /// The table in a file, with the header read.
  init(_ bytes: [UInt8], source: String, options: SeriesOptions) throws(SeriesError) {
    guard let zone = ZoneConverter(identifier: options.timeZone) else {
      throw .unknownTimeZone(options.timeZone)
    }
    let layout = try SeriesLayout.find(
      in: bytes, isWhole: true, source: source, options: options)
    guard let layout else { throw .empty(source: source) }
    self.source = source
    self.layout = layout
    self.zone = zone
    values = ValueFormat(
      decimalMark: layout.decimalMark, missingTokens: options.missingTokens)
    reader = CSVReader(bytes, delimiter: layout.delimiter)
    reader.skipLines(layout.skippedLines)
    if layout.hasHeader { _ = try nextRecord() }
  }

  /// Reads the next record into ``fields``; false at the end.
  mutating func nextRecord() throws(SeriesError) -> Bool {
    try Self.read(&reader, into: &fields, source: source)
  }

  /// The text of a field without white space on either side.
  func cell(_ field: CSVField) -> ByteScanner { reader.scanner(over: field) }

  /// What the current record says in the columns of date and value.
  func row() throws(SeriesError) -> Row {
    let value = layout.valueColumns[0].index
    let needed = (layout.dateColumns + [value]).reduce(0, max) + 1
    if fields.count < needed || fields.count > layout.columnNames.count {
      if fields.allSatisfy({ cell($0).isAtEnd }) { return Row() }
      try checkLength(needed)
    }
    return try row(dates: layout.dateColumns.map { fields[$0] }, value: fields[value])
  }

  /// Refuses a row that ends before the columns that are needed, or has a text behind the last.
  private func checkLength(_ needed: Int) throws(SeriesError) {
    let count = layout.columnNames.count
    guard fields.count >= needed else {
      throw .shortRow(source: source, line: fields[0].line, fields: fields.count, columns: needed)
    }
    if let extra = fields.dropFirst(count).first(where: { !cell($0).isAtEnd }) {
      throw .longRow(source: source, line: extra.line, value: text(cell(extra)), columns: count)
    }
  }

  private func row(dates: [CSVField], value: CSVField) throws(SeriesError) -> Row {
    let dateCell = joined(dates)
    let reading = values.reading(of: cell(value))
    if dateCell.isAtEnd {
      if reading == .missing { return Row() }
      throw badDate(dates, dateCell, .blankDate)
    }
    guard let stamp = layout.dateFormat.stamp(in: dateCell), let time = zone.civilTime(of: stamp)
    else {
      switch layout.dateFormat {
      case .iso: throw badDate(dates, dateCell, .notISODate)
      case .pattern(let pattern): throw badDate(dates, dateCell, .notDate(format: pattern.text))
      }
    }
    let isConverted = stamp.secondsAheadOfUTC != nil
    switch reading {
    case .number(let number): return Row(time: time, value: number, isConverted: isConverted)
    case .missing: return Row(time: time, value: nil, isConverted: isConverted)
    case .unreadable:
      throw .badCell(
        source: source, line: value.line, column: layout.columnNames[layout.valueColumns[0].index],
        value: text(cell(value)), problem: .notNumber(layout.decimalMark))
    }
  }

  /// The cells of fields, joined by a space.
  private func joined(_ fields: [CSVField]) -> ByteScanner {
    if fields.count == 1 { return cell(fields[0]) }
    let bytes = Array(fields.map { cell($0).rest }.joined(separator: [UInt8(ascii: " ")]))
    return ByteScanner(trimming: bytes, in: bytes.indices)
  }

  private func badDate(
    _ fields: [CSVField], _ cell: ByteScanner, _ problem: SeriesError.CellProblem
  ) -> SeriesError {
    .badCell(
      source: source, line: fields[0].line,
      column: layout.dateColumns.map { layout.columnNames[$0] }.joined(separator: " "),
      value: text(cell), problem: problem)
  }

  private func text(_ cell: ByteScanner) -> String { String(decoding: cell.rest, as: UTF8.self) }

  private static func read(
    _ reader: inout CSVReader, into fields: inout [CSVField], source: String
  ) throws(SeriesError) -> Bool {
    do throws(CSVError) {
      return try reader.nextRecord(into: &fields)
    } catch {
      throw SeriesError(error, source: source)
    }
  }
}
