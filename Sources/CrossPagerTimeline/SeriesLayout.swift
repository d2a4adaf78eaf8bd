/// How a file is laid out: what separates its cells, which columns are read, and how they are written.
struct SeriesLayout: Sendable {
  /// The byte between fields.
  let delimiter: UInt8
  let decimalMark: DecimalMark
  /// Whether the first record names the columns.
  let hasHeader: Bool
  let columnNames: [String]
  /// The columns whose cells, joined by one space, make the date.
  let dateColumns: [Int]
  let dateFormat: StampFormat
  /// The columns that are read.
  let valueColumns: [ValueColumn]

  /// A column of values.
  struct ValueColumn: Hashable, Sendable {
    let index: Int
    /// Whether a cell that cannot be read is an error; else it closes the column.
    let isRequired: Bool
  }

  /// Finds the layout in the beginning of a file.
  ///
  /// - Parameters:
  ///   - prefix: The beginning.
  ///   - isWhole: Whether that is all of it.
  /// - Returns: The layout; nil if more bytes are wanted.
  static func find(
    in prefix: [UInt8], isWhole: Bool, source: String, options: SeriesOptions
  ) throws(SeriesError) -> SeriesLayout? {
    if isWhole {
      return try LayoutFinder(prefix, source: source, options: options).layout()
    }
    let end = prefix.lastIndex(of: CSVReader.lineFeed) ?? 0
    do throws(SeriesError) {
      let finder = try LayoutFinder(Array(prefix[..<end]), source: source, options: options)
      return finder.rows.count < LayoutFinder.sampledRows ? nil : try finder.layout()
    } catch {
      switch error {
      case .empty, .headerAlone, .unterminatedQuote: return nil
      default: throw error
      }
    }
  }
}

extension StampFormat {
  /// How the format is told of.
  var text: String {
    switch self {
    case .iso: "ISO 8601"
    case .pattern(let pattern): pattern.text
    }
  }

  /// What a cell that is not written like this is not.
  var problem: SeriesError.CellProblem {
    switch self {
    case .iso: .notISODate
    case .pattern(let pattern): .notDate(format: pattern.text)
    }
  }
}

/// The first rows of a file, from which its layout is found.
private struct LayoutFinder {
  static let sampledRows = 100
  let source: String
  let options: SeriesOptions
  let reader: CSVReader
  let columnNames: [String]
  let headerFields: [CSVField]
  private(set) var rows: [[CSVField]] = []
  let dates: StampFormat
  let values: ValueFormat

  init(_ bytes: [UInt8], source: String, options: SeriesOptions) throws(SeriesError) {
    self.source = source
    self.options = options
    values = ValueFormat(decimalMark: options.decimalMark, missingTokens: options.missingTokens)
    dates = try Self.dateFormat(options)
    var reader = CSVReader(bytes, delimiter: try Self.delimiter(of: bytes, options: options))
    var fields: [CSVField] = []
    guard try Self.read(&reader, into: &fields, source: source) else {
      throw .empty(source: source)
    }
    headerFields = fields
    columnNames = fields.map { $0.trimmedText(in: bytes.span) }
    while rows.count < Self.sampledRows, try Self.read(&reader, into: &fields, source: source) {
      rows.append(fields)
    }
    self.reader = reader
    guard !rows.isEmpty else { throw .headerAlone(source: source) }
  }

  func layout() throws(SeriesError) -> SeriesLayout {
    let date: Int
    if let name = options.date {
      date = try column(named: name)
    } else {
      let namedValue = try options.value.map { name throws(SeriesError) in try column(named: name) }
      let found = columns(except: namedValue) { cell in
        cell.isAtEnd ? nil : dates.stamp(in: cell) != nil
      }.first
      guard let found else {
        let searched = columnNames.indices.filter { $0 != namedValue }.map { columnNames[$0] }
        throw .noDateColumn(source: source, columns: searched, format: options.dateFormat)
      }
      date = found
    }
    let header = headerFields[date]
    guard header.withScanner(in: reader.bytes.span, { dates.stamp(in: $0) }) == nil else {
      throw .missingHeader(
        source: source, line: header.line, value: header.trimmedText(in: reader.bytes.span))
    }
    let numbers = columns(except: date) { cell in
      switch values.reading(of: cell) {
      case .number: true
      case .unreadable: false
      case .missing: nil
      }
    }
    let required: Int
    if let name = options.value {
      required = try column(named: name)
    } else {
      guard let first = numbers.first else {
        throw .noNumberColumn(source: source, columns: columnNames)
      }
      required = first
    }
    return SeriesLayout(
      delimiter: reader.delimiter, decimalMark: options.decimalMark, hasHeader: true,
      columnNames: columnNames, dateColumns: [date], dateFormat: dates,
      valueColumns: [.init(index: required, isRequired: true)]
        + numbers.filter { $0 != required }.sorted().map { .init(index: $0, isRequired: false) })
  }

  /// The first column with this name; letter case matters only if one column has it exactly.
  private func column(named name: String) throws(SeriesError) -> Int {
    let column =
      columnNames.firstIndex(of: name)
      ?? columnNames.firstIndex { $0.lowercased() == name.lowercased() }
    guard let column else { throw .unknownColumn(source: source, name: name, columns: columnNames) }
    return column
  }

  /// The columns all of whose cells fit, then those at least half of whose cells do, so that a bad cell is reported for
  /// what it is and does not hide its column.
  ///
  /// - Parameter fits: Whether a cell is what is looked for; nil if it says nothing.
  private func columns(except taken: Int?, fits: (ByteScanner) -> Bool?) -> [Int] {
    let candidates = columnNames.indices.filter { $0 != taken }
    let votes = candidates.map { column in
      let cells = rows.compactMap { row in
        row.indices.contains(column)
          ? row[column].withScanner(in: reader.bytes.span, fits) : nil
      }
      return (column: column, fitting: cells.count { $0 }, others: cells.count { !$0 })
    }
    let clean = votes.filter { $0.fitting > 0 && $0.others == 0 }
    let others = votes.filter { $0.others > 0 && $0.fitting >= $0.others }
    return (clean + others).map(\.column)
  }

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
}
