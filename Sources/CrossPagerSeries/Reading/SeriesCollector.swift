import CivilDates

/// Takes the rows of a file: sums up their samples and accounts for each.
struct SeriesCollector: Sendable {
  private var table: SeriesTable
  private var store: BarStore
  private(set) var report: ReadReport
  private let skipsBadRows: Bool
  /// The time of the sample before.
  private var previous: CivilTime?

  init(_ table: SeriesTable, options: SeriesOptions, resolution: CalendarUnit) {
    self.table = table
    store = BarStore(
      resolution: resolution, rule: options.duplicates, columnCount: table.columns.count)
    report = ReadReport(table, options: options)
    skipsBadRows = options.skipBadRows
  }

  /// Takes a row.
  ///
  /// - Throws: ``SeriesError`` for a row that cannot be read, unless such rows are skipped.
  mutating func add(_ fields: [CSVField], in bytes: Span<UInt8>) throws(SeriesError) {
    do throws(SeriesError) {
      let row = try table.read(fields, in: bytes)
      if table.hasUnreadable { closeUnreadable(fields, in: bytes) }
      switch row {
      case .blank:
        for column in report.valueColumns.indices { report.valueColumns[column].blank += 1 }
      case .sample(let time, let isConverted):
        add(time, line: fields[0].line)
        if isConverted { report.converted += 1 }
      }
    } catch {
      guard skipsBadRows else { throw error }
      report.skipped += 1
      if report.skippedErrors.count < ReadReport.exampleLimit { report.skippedErrors.append(error) }
    }
    report.rows += 1
  }

  /// Leaves out the optional columns whose cell could not be read.
  private mutating func closeUnreadable(_ fields: [CSVField], in bytes: Span<UInt8>) {
    let closings = table.closeUnreadable(fields, in: bytes)
    let places = Set(closings.map(\.place))
    store.removeColumns(at: places)
    report.valueColumns = report.valueColumns.indices.filter { !places.contains($0) }
      .map { report.valueColumns[$0] }
    report.closedColumns += closings.map(\.column)
  }

  @inline(__always)
  private mutating func add(_ time: CivilTime, line: Int) {
    if let previous, time < previous { report.outOfOrder += 1 }
    previous = time
    let addition = store.add(time, table.values)
    if addition != .leftOut { count(table.values) }
    if addition == .new { return }
    if addition == .replaced { takeBack(store.replaced) }
    report.duplicate += 1
    if report.duplicateRows.count < ReadReport.exampleLimit {
      let value = table.values[0]
      report.duplicateRows.append(
        DuplicateRow(line: line, time: time, value: value.isNaN ? nil : value))
    }
  }

  /// Accounts for the cells of a sample.
  @inline(__always)
  private mutating func count(_ values: [Double]) {
    for column in report.valueColumns.indices { report.valueColumns[column].count(values[column]) }
  }

  /// Takes back the cells of a sample that gave way to another.
  private mutating func takeBack(_ values: [Double]) {
    for column in report.valueColumns.indices {
      report.valueColumns[column].takeBack(values[column])
    }
  }

  /// What came of every row so far.
  ///
  /// - Complexity: O(columns), and O(rows that are held) for a column from which an extreme was taken back.
  mutating func currentReport() -> ReadReport {
    for column in report.valueColumns.indices where report.valueColumns[column].isExtentStale {
      report.valueColumns[column].extent = store.extent(ofColumn: column)
      report.valueColumns[column].isExtentStale = false
    }
    return report
  }

  /// The series so far; none without samples.
  mutating func series() -> [Series] { store.series(table.names) }

  /// Whether there is no sample.
  var isEmpty: Bool { store.count == 0 }
}

extension ColumnReport {
  /// Accounts for the cell of a sample, NaN for a blank.
  @inline(__always)
  fileprivate mutating func count(_ value: Double) {
    if value.isNaN {
      blank += 1
    } else {
      used += 1
      extent.add(value)
    }
  }

  /// Takes back the cell of a sample that was accounted for.
  fileprivate mutating func takeBack(_ value: Double) {
    if value.isNaN {
      blank -= 1
    } else {
      used -= 1
      isExtentStale = isExtentStale || extent.depends(on: value)
    }
  }
}
