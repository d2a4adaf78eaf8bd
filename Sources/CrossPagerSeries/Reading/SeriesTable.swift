import CivilDates

/// Reads the cells of rows according to the layout of the file.
struct SeriesTable: Sendable {
  let source: String
  let layout: SeriesLayout
  /// The columns to read, required columns first.
  private(set) var columns: [SeriesLayout.ValueColumn]
  /// The value of each column in the last row; NaN for a blank.
  private(set) var values: [Double]
  /// The positions in ``columns`` of the unreadable cells in the last row.
  private var unreadable: [Int] = []

  /// The values of the last row, if the table has a column for each time.
  private(set) var dated: DatedCells?
  /// The times of the columns, if the header contains them.
  let headerTimes: [CivilTime]?
  private let numbers: ValueFormat
  private var zone: ZoneConverter
  private let timeZone: String
  /// The minimum number of fields in a row.
  private var neededFields: Int
  private var joinedDate: [UInt8] = []
  /// Whether the rows have ended at a line of text.
  private var hasEnded = false

  enum Row {
    /// A row with neither a date nor a value.
    case blank
    /// A line below the rows. See ``SeriesLayout/endsAtText``.
    case text
    case sample(CivilTime, isConverted: Bool)
    /// A row with samples at these times. See ``SeriesTable/dated``.
    case samples([CivilTime])
  }

  init(_ layout: SeriesLayout, source: String, options: SeriesOptions) throws(SeriesError) {
    guard let zone = ZoneConverter(identifier: options.timeZone) else {
      throw .unknownTimeZone(options.timeZone)
    }
    self.source = source
    self.layout = layout
    self.zone = zone
    timeZone = options.timeZone
    numbers = ValueFormat(
      decimalMark: layout.decimalMark,
      missingTokens: options.missingTokens + (layout.missingNumber.map { [$0] } ?? []),
      hasFlags: layout.hasFlags)
    dated = DatedCells(layout)
    let areInHeader = layout.dated?.areInHeader == true
    headerTimes = areInHeader ? layout.dated?.times(inYear: nil) : nil
    let required =
      dated == nil
      ? layout.valueColumns.filter(\.isRequired) : areInHeader ? [layout.valueColumns[0]] : []
    columns =
      dated == nil
      ? required + layout.valueColumns.filter { !$0.isRequired }
      : Array(layout.valueColumns.prefix(1))
    values = Array(repeating: .nan, count: columns.count)
    neededFields =
      layout.delimiter.alignsColumns
      ? layout.columnNames.count
      : (layout.dateColumns + required.map(\.index)).reduce(0) { max($0, $1 + 1) }
  }

  /// The names of the series.
  var names: [String] {
    layout.dated.map { [$0.name] } ?? columns.map { layout.columnNames[$0.index] }
  }

  /// Reads a row into ``values``.
  ///
  /// - Complexity: O(length of the cells).
  mutating func read(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) -> Row {
    if !unreadable.isEmpty { unreadable.removeAll() }
    if fields.count != layout.columnNames.count {
      if areBlank(fields, in: bytes) { return .blank }
      if layout.endsAtText, hasEnded || isText(fields, in: bytes) {
        hasEnded = true
        return .text
      }
      try checkLength(fields, in: bytes)
    }
    if dated != nil { return try readDated(fields, in: bytes) }
    var hasValue = false
    for place in columns.indices {
      switch numbers.reading(
        of: columns[place].index, in: fields, bytes, unit: columns[place].unit)
      {
      case .number(let number):
        values[place] = number
        hasValue = true
      case .missing: values[place] = .nan
      case .unreadable:
        values[place] = .nan
        hasValue = true
        unreadable.append(place)
      }
    }
    return try row(fields, in: bytes, hasValue: hasValue)
  }

  /// Reads a row of a table with a column for each time into ``dated``.
  private mutating func readDated(
    _ fields: [CSVField], in bytes: Span<UInt8>
  ) throws(SeriesError) -> Row {
    guard let read = dated?.read(fields, in: bytes, by: numbers) else { return .blank }
    let times: [CivilTime]
    if let headerTimes {
      guard read.hasValue || !areBlank(fields, in: bytes) else { return .blank }
      times = headerTimes
    } else {
      guard case .sample(let year, _) = try row(fields, in: bytes, hasValue: read.hasValue),
        let months = layout.dated?.times(inYear: year)
      else { return .blank }
      times = months
    }
    if let column = read.unreadable { throw badCell(fields[column], column, in: bytes) }
    return .samples(times)
  }

  /// Uses the value of a column in ``dated`` as the value of the sample.
  mutating func select(_ place: Int) {
    if let dated { values[0] = dated.values[place] }
  }

  private func areBlank(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    fields.allSatisfy { $0.withScanner(in: bytes) { $0.isAtEnd } }
  }

  /// Makes the values of a parsed row the values of the sample.
  mutating func selectRow(_ row: Int, of values: [Double]) {
    for column in self.values.indices {
      self.values[column] = values[row * self.values.count + column]
    }
  }

  private mutating func row(
    _ fields: [CSVField], in bytes: Span<UInt8>, hasValue: Bool
  ) throws(SeriesError) -> Row {
    guard let stamp = stamp(fields, in: bytes) else {
      let isBlank = layout.dateColumns.allSatisfy { column in
        fields[column].withScanner(in: bytes) { $0.isAtEnd }
      }
      if isBlank, !hasValue { return .blank }
      throw badDate(fields, in: bytes, isBlank ? .blankDate : nil)
    }
    guard let time = zone.civilTime(of: stamp) else {
      throw badDate(fields, in: bytes, .outsideYears(timeZone: timeZone))
    }
    if let place = unreadable.first, columns[place].isRequired || unreadable.count == columns.count
    {
      throw badCell(fields[columns[place].index], columns[place].index, in: bytes)
    }
    return .sample(time, isConverted: stamp.secondsAheadOfUTC != nil)
  }

  @inline(__always)
  private mutating func stamp(_ fields: [CSVField], in bytes: Span<UInt8>) -> Stamp? {
    if layout.dateColumns.count == 1 {
      return fields[layout.dateColumns[0]].withScanner(in: bytes) {
        layout.dateFormat.stamp(in: $0)
      }
    }
    joinedDate.removeAll(keepingCapacity: true)
    for column in layout.dateColumns {
      if !joinedDate.isEmpty { joinedDate.append(UInt8(ascii: " ")) }
      fields[column].withScanner(in: bytes) { $0.append(to: &joinedDate) }
    }
    return layout.dateFormat.stamp(in: ByteScanner(joinedDate.span))
  }

  /// Makes all open columns required: a cell that is not a number is an error, and its column stays open.
  mutating func keepColumns() {
    for place in columns.indices { columns[place].isRequired = true }
  }

  /// Whether a record is shorter than a row and has no date.
  private mutating func isText(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    fields.count < layout.columnNames.count && stamp(fields, in: bytes) == nil
  }

  /// Throws an error if a row is too short or has text after the last column.
  private func checkLength(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) {
    guard fields.count >= neededFields else {
      throw .shortRow(
        source: source, line: fields[0].line, fields: fields.count, columns: neededFields)
    }
    for extra in fields.dropFirst(layout.columnNames.count) {
      let text = extra.trimmedText(in: bytes)
      if !text.isEmpty {
        throw .longRow(
          source: source, line: extra.line, value: text, columns: layout.columnNames.count)
      }
    }
  }

  /// Whether the last row has unreadable cells in optional columns.
  var hasUnreadable: Bool { !unreadable.isEmpty }

  /// Drops the optional columns with unreadable cells in the last row, and returns their positions and errors.
  mutating func closeUnreadable(
    _ fields: [CSVField], in bytes: Span<UInt8>
  ) -> (places: Set<Int>, columns: [ClosedColumn]) {
    var closed: [ClosedColumn] = []
    for place in unreadable {
      let index = columns[place].index
      closed.append(
        ClosedColumn(
          name: layout.columnNames[index], error: badCell(fields[index], index, in: bytes)))
    }
    let places = Set(unreadable)
    let kept = columns.indices.filter { !places.contains($0) }
    columns = kept.map { columns[$0] }
    values = kept.map { values[$0] }
    return (places, closed)
  }

  private func badCell(_ field: CSVField, _ column: Int, in bytes: Span<UInt8>) -> SeriesError {
    let text = field.trimmedText(in: bytes)
    let unit = layout.valueColumns.first { $0.index == column }?.unit
    return .badCell(
      source: source, line: field.line, column: layout.columnNames[column],
      value: text,
      problem: numbers.otherUnit(in: SampleCell(bytes: Array(text.utf8)), besides: unit)
        .map { .otherUnit($0, expected: unit) } ?? .notNumber(layout.decimalMark))
  }

  /// The error for a byte that is not text.
  func badText(
    _ fields: [CSVField], in bytes: Span<UInt8>, _ problem: TextCheck.Problem, at position: Int
  ) -> SeriesError {
    let place = fields.lastIndex { $0.range.lowerBound <= position } ?? 0
    let isNamed = layout.columnNames.indices.contains(place)
    return .badCell(
      source: source, line: fields[place].line,
      column: isNamed ? layout.columnNames[place] : "column \(place + 1)",
      value: fields[place].trimmedText(in: bytes),
      problem: SeriesError.CellProblem(problem))
  }

  /// The error for a bad date. If `known` is nil, the problem is determined from the cells.
  private func badDate(
    _ fields: [CSVField], in bytes: Span<UInt8>, _ known: SeriesError.CellProblem?
  ) -> SeriesError {
    let cells = layout.dateColumns.map { fields[$0] }
    let text = cells.map { $0.trimmedText(in: bytes) }.joined(separator: " ")
    let problem =
      known
      ?? SeriesError.CellProblem(
        of: SampleCell(bytes: Array(text.utf8)), as: layout.dateFormat)
    return .badCell(
      source: source, line: cells.first?.line ?? 0, column: layout.dateColumnName,
      value: problem == .blankDate ? "" : text, problem: problem)
  }
}
