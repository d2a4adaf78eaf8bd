/// Reads a time series from comma-separated values.
///
/// The first record names the columns; every other is a row, and each row is accounted for in the ``ReadReport``.
///
/// ```swift
/// let file = Array("date,rain\n2015-12-30,0.5\n2015-12-31,\n".utf8)
/// let (series, report) = try SeriesReader().read(file, source: "rain.csv")
/// series.count  // 2
/// report.blank  // 1
/// ```
public struct SeriesReader: Sendable {
  /// How files are read.
  public let options: SeriesOptions

  /// A reader with these options.
  public init(options: SeriesOptions = SeriesOptions()) {
    self.options = options
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file: UTF-8, with or without a byte order mark.
  ///   - source: What messages call the file.
  /// - Returns: The series, and what came of every row.
  /// - Throws: ``SeriesError`` for the first thing that is wrong, single rows excepted with
  ///   ``SeriesOptions/skipBadRows``.
  /// - Complexity: O(*n*) for *n* bytes if the rows are in order, else O(*n* log *n*).
  public func read(_ bytes: [UInt8], source: String) throws(SeriesError) -> (
    series: Series, report: ReadReport
  ) {
    var table = try SeriesTable(bytes, source: source, options: options)
    let layout = table.layout
    let names = layout.columnNames
    var report = ReadReport(
      source: source, columns: names,
      dateColumn: layout.dateColumns.map { names[$0] }.joined(separator: " "),
      valueColumn: names[layout.valueColumns[0].index], delimiter: layout.delimiter)
    var times: [CivilTime] = []
    var values: [Double] = []
    while try table.nextRecord() {
      report.rows += 1
      do throws(SeriesError) {
        let row = try table.row()
        guard let time = row.time else {
          report.blank += 1
          continue
        }
        if let last = times.last, time < last { report.outOfOrder += 1 }
        if row.isConverted { report.converted += 1 }
        if row.value == nil { report.blank += 1 } else { report.used += 1 }
        times.append(time)
        values.append(row.value ?? .nan)
      } catch {
        guard options.skipBadRows else { throw error }
        report.skipped += 1
        if report.skippedErrors.count < ReadReport.skippedErrorLimit {
          report.skippedErrors.append(error)
        }
      }
    }
    guard !times.isEmpty else { throw .noSamples(source: source, skipped: report.skipped) }
    let series = Series(name: report.valueColumn, times: times, values: values)
    report.duplicate = series.repeatedCount
    return (series, report)
  }
}
