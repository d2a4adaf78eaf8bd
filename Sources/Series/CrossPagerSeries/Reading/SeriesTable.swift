import CivilDates

/// Reads the cells of rows according to the layout of the file.
struct SeriesTable: Sendable {
  let source: String
  let layout: SeriesLayout
  /// The columns to read, required columns first, or the columns of the times if each time has a column.
  private(set) var columns: [SeriesLayout.ValueColumn]
  /// The value of each column in the last row; NaN for a blank.
  private(set) var values: [Double]
  /// The number of values in the last row, which can be short if the header has times. Further ``values`` are outdated.
  private(set) var valueCount = 0
  /// The positions in ``columns`` of the unreadable cells in the last row.
  private var unreadable: [Int] = []

  private let numbers: ValueFormat
  private var zone: ZoneConverter?
  /// Whether `zone` is set. Checking the optional for each row would take longer.
  private let converts: Bool
  private let neededFields: Int
  private var joinedDate: [UInt8] = []
  /// The calendar that defines the start of the days. If the header contains times of day, days start at midnight.
  private let calendar: CivilCalendar
  private let namesYears: Bool
  /// Whether the date of any row has no time of day.
  private var hasReadDates = false
  /// Whether the rows have ended at a line of text.
  private var hasEnded = false

  enum Row {
    /// A row with neither a date nor a value.
    case blank
    /// A line of text below the rows of a table of months without a header. It has fewer fields than a row and no date.
    case text
    /// A row with one time, and a value for each column. `offset` is the UTC offset in seconds; nil if there is none.
    case sample(CivilTime, offset: Int32?)
    /// A row with a column for each of these times. The row contains only the first ``SeriesTable/valueCount`` samples.
    case samples([CivilTime])
  }

  init(_ layout: SeriesLayout, source: String, options: SeriesOptions) throws(SeriesError) {
    self.source = source
    self.layout = layout
    zone = try options.timeZone.map { name throws(SeriesError) in
      guard let zone = ZoneConverter(identifier: name) else { throw .unknownTimeZone(name) }
      return zone
    }
    converts = zone != nil
    numbers = ValueFormat(
      decimalMark: layout.decimalMark,
      missingTokens: options.missingTokens + layout.missingWords
        + [layout.missingNumber].compactMap(\.self),
      hasFlags: layout.shape.datedRows?.hasFlags == true)
    namesYears = layout.dateFormat.namesYears
    if case .clockHeader = layout.shape {
      calendar = CivilCalendar()
    } else {
      calendar = options.calendar
    }
    let values = layout.valueColumns
    columns = values.filter(\.isRequired) + values.filter { !$0.isRequired }
    self.values = columns.isEmpty ? [1] : Array(repeating: .nan, count: columns.count)
    // A row of months can end after the year. In a table with dates in its header, a row can end after its first value.
    let needed =
      switch layout.shape {
      case .rows: values.filter(\.isRequired)
      case .months, .clockHeader: [] as [SeriesLayout.ValueColumn]
      case .datedHeader: [values[0]]
      }
    neededFields =
      layout.delimiter.alignsColumns
      ? layout.columnNames.count
      : (layout.datePositions + needed.map(\.position)).reduce(0) { max($0, $1 + 1) }
  }

  /// Whether any sample has a date without a time of day.
  var hasDates: Bool {
    switch layout.shape {
    case .rows: hasReadDates
    case .months, .datedHeader: true
    case .clockHeader: false
    }
  }

  /// Continues after rows that were read by a copy of this table.
  mutating func resume(after copy: SeriesTable) {
    let hadDates = hasReadDates
    self = copy
    hasReadDates = hasReadDates || hadDates
  }

  var names: [String] {
    let one = countsRows ? SeriesLayout.rowsName : layout.shape.name
    return one.map { [$0] } ?? layout.names(at: columns.map(\.position))
  }

  /// Whether each row is a sample with the value 1, because the file has no numbers.
  var countsRows: Bool { layout.valueColumns.isEmpty }

  /// The number of series in a row: one for each column, or one if there is a column for each time.
  var seriesCount: Int { layout.shape == .rows && !countsRows ? columns.count : 1 }

  /// Reads a row into ``values``.
  mutating func read(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) -> Row {
    if !unreadable.isEmpty { unreadable.removeAll() }
    valueCount = columns.count
    if fields.count != layout.columnNames.count {
      if areBlank(fields, in: bytes) { return .blank }
      if case .months = layout.shape, !layout.hasHeader, hasEnded || isText(fields, in: bytes) {
        hasEnded = true
        return .text
      }
      try checkLength(fields, in: bytes)
      if case .datedHeader = layout.shape {
        valueCount = columns.firstPosition { $0.position >= fields.count }
      }
    }
    var hasValue = countsRows
    for place in 0..<valueCount {
      switch numbers.reading(
        of: columns[place].position, in: fields, bytes, columns[place].notation)
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
    switch layout.shape {
    case .rows: return try row(fields, in: bytes, hasValue: hasValue)
    case .months:
      guard case .sample(let year, _) = try row(fields, in: bytes, hasValue: hasValue) else {
        return .blank
      }
      return .samples(
        (1...12).compactMap { CivilDate(year: year.date.year, month: $0, day: 1) }
          .map { calendar.start(of: $0.dayNumber, in: .day) })
    case .clockHeader(_, let minutes):
      guard case .sample(let day, _) = try row(fields, in: bytes, hasValue: hasValue) else {
        return .blank
      }
      return .samples(
        minutes.map {
          CivilTime(
            microseconds: day.microseconds + Int64($0) * 60 * CivilTime.microsecondsPerSecond)
        })
    case .datedHeader(_, let rows):
      guard hasValue || !areBlank(fields, in: bytes) else { return .blank }
      try checkCells(fields, in: bytes)
      return .samples(rows.times)
    }
  }

  private func areBlank(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    fields.allSatisfy { $0.withScanner(in: bytes) { $0.isAtEnd } }
  }

  /// Reads the date of a row whose values have been read.
  private mutating func row(
    _ fields: [CSVField], in bytes: Span<UInt8>, hasValue: Bool
  ) throws(SeriesError) -> Row {
    guard let stamp = stamp(fields, in: bytes) else {
      let isBlank = layout.datePositions.allSatisfy { column in
        fields[column].withScanner(in: bytes) { $0.isAtEnd }
      }
      if isBlank, !hasValue { return .blank }
      throw badDate(fields, in: bytes, isBlank ? .blankDate : nil)
    }
    if !stamp.hasTime { hasReadDates = true }
    guard
      let time = converts && stamp.hasTime
        ? zone?.civilTime(of: stamp) : stamp.start(in: calendar, namesYear: namesYears)
    else {
      throw badDate(fields, in: bytes, .outsideYears(timeZone: zone?.identifier))
    }
    if !unreadable.isEmpty { try checkCells(fields, in: bytes) }
    let offset = stamp.secondsAheadOfUTC
    return .sample(
      time, offset: offset.map { Int32(converts ? zone?.secondsAhead ?? $0 : $0) })
  }

  /// Throws an error if a required cell or all cells are unreadable. Inlining this would copy the table for each row.
  @inline(never)
  private func checkCells(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) {
    guard let place = unreadable.first else { return }
    if columns[place].isRequired || unreadable.count == columns.count {
      throw badCell(columns[place], fields, in: bytes)
    }
  }

  @inline(__always)
  private mutating func stamp(_ fields: [CSVField], in bytes: Span<UInt8>) -> Stamp? {
    // A closure that reads `layout` would copy all of it.
    let format = layout.dateFormat
    if layout.datePositions.count == 1 {
      return fields[layout.datePositions[0]].withScanner(in: bytes) { format.stamp(in: $0) }
    }
    joinedDate.removeAll(keepingCapacity: true)
    for column in layout.datePositions {
      if !joinedDate.isEmpty { joinedDate.append(UInt8(ascii: " ")) }
      fields[column].withScanner(in: bytes) { $0.append(to: &joinedDate) }
    }
    return format.stamp(in: ByteScanner(joinedDate.span))
  }

  /// Makes all open columns required: a cell that is not a number is an error, and its column stays open.
  mutating func keepColumns() {
    for place in columns.indices { columns[place].isRequired = true }
  }

  /// Returns whether a record is shorter than a row and has no date.
  private mutating func isText(_ fields: [CSVField], in bytes: Span<UInt8>) -> Bool {
    fields.count < layout.columnNames.count && stamp(fields, in: bytes) == nil
  }

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

  var hasUnreadable: Bool { !unreadable.isEmpty }

  /// Drops the optional columns with unreadable cells in the last row, and returns their positions and errors.
  mutating func closeUnreadable(
    _ fields: [CSVField], in bytes: Span<UInt8>, where isClosed: (Int, SeriesError) -> Bool
  ) -> (places: Set<Int>, columns: [ClosedColumn]) {
    var places: Set<Int> = []
    var closed: [ClosedColumn] = []
    for place in unreadable {
      let error = badCell(columns[place], fields, in: bytes)
      guard isClosed(place, error) else { continue }
      places.insert(place)
      closed.append(ClosedColumn(name: layout.columnNames[columns[place].position], error: error))
    }
    unreadable = []
    let kept = columns.indices.filter { !places.contains($0) }
    columns = kept.map { columns[$0] }
    values = kept.map { values[$0] }
    return (places, closed)
  }

  private func badCell(
    _ column: SeriesLayout.ValueColumn, _ fields: [CSVField], in bytes: Span<UInt8>
  ) -> SeriesError {
    let field = fields[column.position]
    let text = field.trimmedText(in: bytes)
    let unit = numbers.otherUnit(in: SampleCell(bytes: Array(text.utf8)), besides: column.unit)
    return .badCell(
      source: source, line: field.line, column: layout.columnNames[column.position], value: text,
      problem: unit.map { .otherUnit($0, expected: column.unit) }
        ?? .notNumber(layout.decimalMark))
  }

  func badText(
    _ fields: [CSVField], in bytes: Span<UInt8>, _ problem: TextCheck.Problem, at position: Int
  ) -> SeriesError {
    if problem == .notJSON { return .notJSON(source: source, line: fields[0].line) }
    let place = fields.lastIndex { $0.range.lowerBound <= position } ?? 0
    let isNamed = layout.columnNames.indices.contains(place)
    return .badCell(
      source: source, line: fields[place].line,
      column: isNamed ? layout.columnNames[place] : "column \(place + 1)",
      value: fields[place].trimmedText(in: bytes),
      problem: SeriesError.CellProblem(problem))
  }

  /// Returns the error for a date. If `known` is nil, the problem is determined from the cells.
  private func badDate(
    _ fields: [CSVField], in bytes: Span<UInt8>, _ known: SeriesError.CellProblem?
  ) -> SeriesError {
    let cells = layout.datePositions.map { fields[$0] }
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
