import CivilDates

/// Summarizes the samples in a file and accounts for every row.
struct SeriesCollector: Sendable {
  private var table: SeriesTable
  private var store: BarStore
  private(set) var report: ReadReport
  private let skipsBadRows: Bool
  /// The rows skipped since the last ``takeSkipped()``.
  private var newlySkipped = SkippedRows()
  /// The time of the previous sample.
  private var previous: CivilTime?

  init(_ table: SeriesTable, options: SeriesOptions, resolution: CalendarUnit?) {
    self.table = table
    store = BarStore(
      resolution: resolution, rule: options.duplicates, columnCount: table.columns.count)
    report = ReadReport(table, options: options)
    skipsBadRows = options.skipBadRows
  }

  /// Adds a row.
  ///
  /// - Throws: ``SeriesError`` if the row cannot be read, unless the options skip such rows.
  mutating func add(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) {
    do throws(SeriesError) {
      let row = try table.read(fields, in: bytes)
      if table.hasUnreadable { closeUnreadable(fields, in: bytes) }
      switch row {
      case .blank:
        for column in report.valueColumns.indices {
          report.valueColumns[column].blank += report.samplesPerRow
        }
      case .sample(let time, let isConverted):
        add(time, line: fields[0].line)
        if isConverted { report.converted += 1 }
      case .months(let year):
        for (month, time) in MonthCells.times(of: year).enumerated() {
          table.selectMonth(month)
          add(time, line: fields[0].line)
        }
      }
    } catch {
      try skip(error)
    }
    report.rows += 1
  }

  /// The rows skipped since the last call.
  mutating func takeSkipped() -> SkippedRows {
    defer { newlySkipped = SkippedRows() }
    return newlySkipped
  }

  /// Keeps all columns open from now on.
  mutating func keepColumns() { table.keepColumns() }

  /// Skips a row with a byte that is not text.
  ///
  /// - Parameter position: The position of the byte.
  mutating func skip(
    _ fields: [CSVField], in bytes: Span<UInt8>, _ problem: TextCheck.Problem, at position: Int
  ) throws(SeriesError) {
    try skip(table.badText(fields, in: bytes, problem, at: position))
    report.rows += 1
  }

  private mutating func skip(_ error: SeriesError) throws(SeriesError) {
    guard skipsBadRows else { throw error }
    report.skipped += 1
    newlySkipped.add(error)
    if report.skippedErrors.count < ReadReport.exampleLimit { report.skippedErrors.append(error) }
  }

  /// Drops the optional columns with unreadable cells in the row.
  private mutating func closeUnreadable(_ fields: [CSVField], in bytes: Span<UInt8>) {
    let (places, columns) = table.closeUnreadable(fields, in: bytes)
    store.removeColumns(at: places)
    report.valueColumns = report.valueColumns.indices.filter { !places.contains($0) }
      .map { report.valueColumns[$0] }
    report.closedColumns += columns
  }

  @inline(__always)
  private mutating func add(_ time: CivilTime, line: Int) {
    if let previous, time < previous { report.outOfOrder += 1 }
    previous = time
    let addition = store.add(time, table.values)
    for column in report.valueColumns.indices {
      if addition != .leftOut { report.valueColumns[column].count(table.values[column]) }
      if addition == .replaced { report.valueColumns[column].takeBack(store.replaced[column]) }
    }
    if addition == .new { return }
    report.duplicate += 1
    if report.duplicateRows.count < ReadReport.exampleLimit {
      let value = table.values[0]
      report.duplicateRows.append(
        DuplicateRow(line: line, time: time, value: value.isNaN ? nil : value))
    }
  }

  /// The report on the rows so far.
  ///
  /// - Complexity: O(columns), plus O(held rows) for each column whose extreme value was replaced.
  mutating func currentReport() -> ReadReport {
    for column in report.valueColumns.indices where report.valueColumns[column].isExtentStale {
      report.valueColumns[column].extent = store.extent(ofColumn: column)
      report.valueColumns[column].isExtentStale = false
    }
    return report
  }

  /// The series so far, one for each column.
  mutating func series() -> [Series] { store.series(table.names) }

  var isEmpty: Bool { store.count == 0 }
}

extension ColumnReport {
  /// Counts the value of a sample, which is NaN for a blank.
  @inline(__always)
  fileprivate mutating func count(_ value: Double) {
    if value.isNaN {
      blank += 1
    } else {
      used += 1
      extent.add(value)
    }
  }

  /// Subtracts the value of a replaced sample from the counts.
  fileprivate mutating func takeBack(_ value: Double) {
    if value.isNaN {
      blank -= 1
    } else {
      used -= 1
      isExtentStale = isExtentStale || extent.depends(on: value)
    }
  }
}
