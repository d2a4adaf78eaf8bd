import CivilDates

/// Summarizes the samples in a file, separately for each series, and accounts for every row.
struct SeriesCollector: Sendable {
  private(set) var table: SeriesTable
  private var names: SeriesNames
  /// The samples of each series. There is at least one series.
  private var stores: [Store]
  private(set) var report: ReadReport
  private let options: SeriesOptions
  private let resolution: CalendarUnit?
  /// The rows skipped since the last ``takeSkipped()``.
  private var newlySkipped = SkippedRows()
  /// The rows left out although the options do not skip bad rows.
  private var strays = StrayRows()
  /// The bars of a row that has a sample for each time in the header; nil if the header has no times.
  private let template: BarTemplate?

  private struct Store {
    var bars: BarStore
    var order = TimeOrder()
  }

  /// The minimum number of rows in a series that is split when a constant cell changes between rows with the same time.
  private static let leastRows = 100
  /// The maximum number of columns in all series together.
  private static let columnLimit = 4_000_000

  init(_ table: SeriesTable, options: SeriesOptions, resolution: CalendarUnit?) {
    self.table = table
    self.options = options
    self.resolution = resolution
    names = SeriesNames(table.layout)
    report = ReadReport(table, options: options)
    // With this rule, each series keeps its rows, so series cannot share their times.
    template =
      options.duplicates == .last
      ? nil
      : table.layout.shape.datedRows.map {
        BarTemplate(times: $0.times, resolution: resolution, rule: options.duplicates)
      }
    stores = []
    addStore()
  }

  private mutating func addStore() {
    stores.append(
      Store(
        bars: BarStore(
          resolution: resolution, rule: options.duplicates, columnCount: table.seriesCount,
          isNewestFirst: table.layout.isNewestFirst)))
  }

  /// Adds a row. Throws an error if the row cannot be read, unless the options skip such rows.
  mutating func add(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) {
    do throws(SeriesError) {
      let row = try table.read(fields, in: bytes)
      if table.hasUnreadable { closeUnreadable(fields, in: bytes) }
      switch row {
      case .text:
        report.comments += 1
        return
      case .blank:
        for column in report.valueColumns.indices {
          report.valueColumns[column].blank += report.samplesPerRow
        }
      case .sample(let time, let offset):
        let series = try series(of: fields, in: bytes, time)
        add(time, offset, table.values, to: series, line: fields[0].line)
      case .samples(let times):
        try add(times, of: fields, in: bytes)
      }
    } catch {
      if error.isOfShape, table.isHeader(fields, in: bytes) {
        report.comments += 1
        return
      }
      let isBelow = error.isOfShape && table.mayBeBelow(fields, in: bytes)
      return try skipRow(error, isBelow: isBelow)
    }
    strays.endTable()
    report.rows += 1
  }

  /// Whether rows can be parsed before earlier rows are added.
  var canAddParsedRows: Bool {
    names.positions.isEmpty && !names.watches && table.layout.shape == .rows
  }

  /// Adds rows that were parsed by a copy of the table. `lines` is the number of lines before them.
  mutating func add(_ parsed: ParsedRows, after lines: Int) {
    table.resume(after: parsed.table)  // The copy knows the UTC offset of the latest time.
    var values = table.values
    if !parsed.rows.isEmpty { strays.endTable() }
    for (place, row) in parsed.rows.enumerated() {
      for column in values.indices {
        values[column] = parsed.values[place * values.count + column]
      }
      add(row.time, row.offset, values, to: 0, line: lines + Int(row.line))
    }
    report.rows += parsed.rows.count
  }

  /// Adds the samples of a row with a column for each time. Columns after the end of the row have no samples.
  private mutating func add(
    _ times: [CivilTime], of fields: [CSVField], in bytes: Span<UInt8>
  ) throws(SeriesError) {
    let series = try series(of: fields, in: bytes, times[0])
    let values = table.values.prefix(table.valueCount)
    if let template, values.count == times.count, stores[series].bars.count == 0 {
      stores[series] = Store(bars: template.store(with: table.values), order: template.order)
      report.outOfOrder += template.backSteps
      for value in values { report.valueColumns[0].count(value) }
      return
    }
    // Using one array for all samples saves an allocation for each sample.
    var sample = [Double.nan]
    for (time, value) in zip(times, values) {
      sample[0] = value
      add(time, nil, sample, to: series, line: fields[0].line)
    }
    report.valueColumns[0].blank += times.count - values.count
  }

  /// Throws the error for the first row that was left out, if there are too many such rows. If the file does not end
  /// here, more rows may follow, so no line is treated as text below the table.
  mutating func refuseStrays(isLast: Bool) throws(SeriesError) {
    if !isLast { strays.endTable() }
    if let error = strays.refusal(among: report.rows) { throw error }
  }

  var firstStray: SeriesError? { strays.first }

  mutating func takeSkipped() -> SkippedRows {
    defer { newlySkipped = SkippedRows() }
    return newlySkipped
  }

  mutating func keepColumns() { table.keepColumns() }

  /// Skips an unreadable row, which may be a line below the table if `isBelow` is true.
  mutating func skipRow(_ error: SeriesError, isBelow: Bool = false) throws(SeriesError) {
    if case .tooManySeries = error { throw error }
    report.rows += 1
    if !options.skipBadRows {
      strays.add(error, isBelow: isBelow)
      if let first = strays.first, !error.isOfRow || strays.areTooMany(among: report.rows) {
        throw first
      }
    }
    report.skipped += 1
    newlySkipped.add(error)
    if report.skippedErrors.count < ReadReport.exampleLimit { report.skippedErrors.append(error) }
  }

  /// Drops the optional columns with unreadable cells in the row, unless only one cell in a thousand is unreadable. In
  /// a column that stays, an unreadable cell counts as blank.
  private mutating func closeUnreadable(_ fields: [CSVField], in bytes: Span<UInt8>) {
    let (places, columns) = table.closeUnreadable(fields, in: bytes) { place, error in
      report.valueColumns[place].unreadable.add(error)
      return report.valueColumns[place].unreadable.count * StrayRows.usualRows > report.rows
    }
    for number in stores.indices { stores[number].bars.removeColumns(at: places) }
    report.valueColumns = report.valueColumns.indices.filter { !places.contains($0) }
      .map { report.valueColumns[$0] }
    report.closedColumns += columns
  }

  @inline(__always)
  private mutating func series(
    of fields: [CSVField], in bytes: Span<UInt8>, _ time: CivilTime
  ) throws(SeriesError) -> Int {
    var number = names.number(of: fields, in: bytes)
    if names.watches { number = watchedNumber(number, of: fields, in: bytes, time) }
    // Each series takes memory for all columns.
    let limit = max(1, min(SeriesNames.limit, Self.columnLimit / table.seriesCount))
    guard let number, number < stores.count || number < limit else {
      throw .tooManySeries(source: table.source, columns: report.seriesColumns, limit: limit)
    }
    if number == stores.count { addStore() }
    return number
  }

  /// Returns the number of the row's series. Splits the series if cells that have been constant change where the times
  /// start again, or between rows with the same time. If a clock change may repeat an hour, the series is split
  /// only at the second such change between rows with the same time.
  private mutating func watchedNumber(
    _ number: Int?, of fields: [CSVField], in bytes: Span<UInt8>, _ time: CivilTime
  ) -> Int? {
    let changes = names.changes(in: fields, bytes)
    guard let number, !changes.fromFirst.isEmpty || !changes.fromLast.isEmpty else { return number }
    var splitting: [Int] = []
    if number < stores.count {
      let order = stores[number].order
      if order.isRestart(time, in: stores[number].bars.span) {
        splitting = names.withoutExceptions(changes.fromFirst)
      } else if time == order.last, stores[number].bars.count >= Self.leastRows {
        splitting = names.changeAtSameTime(
          changes.fromLast, atLeast: order.mayRepeatHour ? 2 : 1)
      }
    }
    if splitting.isEmpty {
      names.allow(changes.fromFirst)
      return number
    }
    names.split(by: splitting, in: fields, bytes)
    report.seriesColumns = table.layout.names(at: names.positions)
    return names.number(of: fields, in: bytes)
  }

  @inline(__always)
  private mutating func add(
    _ time: CivilTime, _ offset: Int32?, _ values: [Double], to series: Int, line: Int
  ) {
    if offset != nil { report.offsets += 1 }
    if stores[series].order.add(time) { report.outOfOrder += 1 }
    let addition = stores[series].bars.add(time, values, offset: offset ?? 0)
    for column in report.valueColumns.indices {
      if addition != .leftOut { report.valueColumns[column].count(values[column]) }
      if addition == .replaced {
        report.valueColumns[column].takeBack(stores[series].bars.replaced[column])
      }
    }
    if addition == .new { return }
    report.duplicate += 1
    if report.duplicateRows.count < ReadReport.exampleLimit {
      report.duplicateRows.append(
        DuplicateRow(line: line, time: time, value: values[0].isNaN ? nil : values[0]))
    }
  }

  mutating func currentReport() -> ReadReport {
    for column in report.valueColumns.indices where report.valueColumns[column].isExtentStale {
      var extent = ValueExtent()
      for store in stores { store.bars.add(column, to: &extent) }
      report.valueColumns[column].extent = extent
      report.valueColumns[column].isExtentStale = false
    }
    report.hourOfDates = table.hasDates ? options.calendar.dayStart : nil
    if table.layout.shape.datedRows?.areSeries == true {
      report.seriesColumns = names.telling(among: table.layout.columnNames)
    }
    return report
  }

  var seriesCount: Int { names.count }

  mutating func firstSeries() -> [Series] {
    stores[0].bars.series(table.names, rowSpan: rowSpan)
  }

  private var rowSpan: ClosedRange<CivilTime>? {
    guard table.countsRows else { return nil }
    let spans = stores.compactMap(\.bars.span)
    return spans.first.map { spans.reduce($0) { $0.union($1) } }
  }

  /// Returns the series, in order of arrival.
  mutating func series() -> [NamedSeries] {
    let (columnNames, rowSpan) = (table.names, rowSpan)
    let texts = names.texts
    return stores.indices.map { number in
      NamedSeries(
        name: number < texts.count ? texts[number] : "",
        series: stores[number].bars.series(columnNames, rowSpan: rowSpan))
    }
  }

  var isEmpty: Bool { stores.allSatisfy { $0.bars.count == 0 } }
}

extension ColumnReport {
  /// Counts a value, or a blank if the value is NaN.
  @inline(__always)
  fileprivate mutating func count(_ value: Double) {
    if value.isNaN {
      blank += 1
    } else {
      used += 1
      extent.add(value)
    }
  }

  /// Removes the value of a replaced sample from the counts.
  fileprivate mutating func takeBack(_ value: Double) {
    if value.isNaN {
      blank -= 1
    } else {
      used -= 1
      isExtentStale = isExtentStale || extent.depends(on: value)
    }
  }
}
