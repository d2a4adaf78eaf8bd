/// Finds a table with one column for each month, such as `Year,Jan,Feb,…,Dec`.
///
/// The table has a column of years and twelve month columns, which either are adjacent and named `1` to `12`, or have
/// month names of at least three letters. Other columns, such as annual means, are passed over.
///
/// A table without a header has exactly these 13 columns, with the years in ascending order. NOAA publishes such tables
/// with the first and last years above the rows, and with a missing-value number and lines of text below the rows.
struct MonthFinder {
  private let sample: SeriesSample
  private let year: Int
  /// The positions of the month columns, from January to December.
  private let months: [Int]
  /// The number of lines above the rows, excluding the header.
  private var linesAbove = 0
  /// The number that marks a missing value, given below the rows.
  private var missingNumber: String?

  init?(_ sample: SeriesSample) {
    if sample.header == nil {
      self.init(unnamed: sample)
    } else {
      self.init(named: sample)
    }
  }

  private init?(named sample: SeriesSample) {
    guard
      let months = Self.namedMonths(sample.columns) ?? Self.numberedMonths(sample.columns)
    else { return nil }
    let columns = sample.columns.indices.filter { sample.columns[$0].hints.part == .year }
    let year = (columns + [months[0] - 1, 0]).first { column in
      column >= 0 && !months.contains(column) && Self.areYears(sample.columns[column].cells)
    }
    guard let year else { return nil }
    (self.sample, self.year, self.months) = (sample, year, months)
  }

  init?(unnamed sample: SeriesSample) {
    let records = sample.rows
    func year(_ column: Int, _ row: [CSVField]) -> Int? {
      let cell = sample.cell(column, in: row)
      return Self.areYears([cell]) ? Int(cell.text) : nil
    }
    let hasSpan = records.first.map { $0.count == 2 && year(0, $0) != nil && year(1, $0) != nil }
    linesAbove = hasSpan == true ? 1 : 0
    let rows = records.dropFirst(linesAbove).prefix { $0.count == 13 && year(0, $0) != nil }
    let years = rows.compactMap { year(0, $0) }
    guard years.count > 1, zip(years, years.dropFirst()).allSatisfy(<) else { return nil }
    if let next = records[rows.endIndex...].first {
      guard next.count < 13, year(0, next) == nil else { return nil }
      let cell = sample.cell(0, in: next)
      missingNumber = next.count == 1 && cell.isNumber ? cell.text : nil
    }
    (self.sample, self.year, months) = (sample.keeping(rows), 0, Array(1...12))
  }

  /// Returns the layout of the table, or nil if the cells of a month are not numbers.
  func layout() -> SeriesLayout? {
    let numbers = NumberFinder(sample, except: [year])
    guard let format = try? DateFormat("YYYY"), months.contains(where: numbers.positions.contains),
      months.allSatisfy((numbers.positions + numbers.blankPositions).contains)
    else { return nil }
    let finder = SeriesColumnFinder(
      sample, dates: [year], numbers: numbers.positions, format: format, isWhole: true)
    let series =
      sample.file.options.by.map {
        SeriesColumnFinder.Found(positions: $0.compactMap(sample.position))
      } ?? finder?.found { $0 == year || months.contains($0) } ?? SeriesColumnFinder.Found()
    let used = Set([year] + months + series.positions)
    return SeriesLayout(
      of: sample, linesAbove: linesAbove, numbers, dates: [year], format,
      values: numbers.columns(ofOneSeries: months),
      shape: .months(
        name: sample.preamble.title ?? SeriesLayout.defaultName, missingNumber: missingNumber),
      series: series, passedOver: sample.columns.indices.filter { !used.contains($0) })
  }

  private static func namedMonths(_ all: [ColumnEvidence]) -> [Int]? {
    var columns: [Int: Int] = [:]
    for (column, evidence) in all.enumerated() where columns.count < 12 {
      let bytes = Array(evidence.heading.utf8.prefix { $0 != UInt8(ascii: ".") })
      var name = ByteScanner(bytes.span)
      guard let month = name.monthName(), name.isAtEnd, columns[month] == nil else { continue }
      columns[month] = column
    }
    let found = (1...12).compactMap { columns[$0] }
    return found.count == 12 ? found : nil
  }

  private static func numberedMonths(_ all: [ColumnEvidence]) -> [Int]? {
    let numbers = all.map { Int($0.heading) }
    let first = numbers.indices.first { column in
      numbers[column...].prefix(12).elementsEqual((1...12).map(Optional.some))
    }
    return first.map { Array($0..<$0 + 12) }
  }

  /// Returns whether most cells are four-digit years.
  private static func areYears(_ cells: [SampleCell]) -> Bool {
    let years = cells.count { $0.bytes.count == 4 && $0.isDigits && $0.bytes.first != 0x30 }
    return 2 * years > cells.count
  }
}
