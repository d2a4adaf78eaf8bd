/// Finds a table with one column for each month, such as `Year,Jan,Feb,…,Dec`.
///
/// The table has a column of years and a column for each of the twelve months. The month columns either are adjacent
/// and named `1` to `12`, or have English month names of at least three letters. Other columns, such as annual means,
/// are passed over.
///
/// A table without a header has exactly these 13 columns, with the years in ascending order. NOAA publishes such tables
/// with the first and last years above the rows, and with a missing-value number and lines of text below the rows.
struct MonthFinder {
  /// The name of the series if the file has no title.
  static let defaultName = "value"

  private let sample: SeriesSample
  private let year: Int
  /// The columns for January to December.
  private let months: [Int]
  /// The number of lines above the rows, excluding the header.
  private let linesAbove: Int
  /// The number that marks a missing value, given below the rows.
  private let missingNumber: String?

  /// Finds the columns. The result is nil if the sample is not such a table.
  init?(_ sample: SeriesSample) {
    guard let found = sample.header == nil ? Self.unnamed(sample) : Self.named(sample) else {
      return nil
    }
    self = found
  }

  private init(
    _ sample: SeriesSample, year: Int, months: [Int], linesAbove: Int = 0,
    missingNumber: String? = nil
  ) {
    self.sample = sample
    self.year = year
    self.months = months
    self.linesAbove = linesAbove
    self.missingNumber = missingNumber
  }

  /// Finds the columns by their names.
  private static func named(_ sample: SeriesSample) -> MonthFinder? {
    guard
      let months = Self.namedMonths(sample.headings) ?? Self.numberedMonths(sample.headings)
    else { return nil }
    let columns = sample.names.indices.filter { sample.names[$0].part == .year }
    let year = (columns + [months[0] - 1, 0]).first { column in
      column >= 0 && !months.contains(column) && Self.areYears(sample.cells([column]))
    }
    return year.map { MonthFinder(sample, year: $0, months: months) }
  }

  /// Finds the columns of a table without a header.
  static func unnamed(_ sample: SeriesSample) -> MonthFinder? {
    let records = sample.rows
    func year(_ column: Int, _ row: [CSVField]) -> Int? {
      let cell = sample.cell(column, in: row)
      return areYears([cell]) ? Int(cell.text) : nil
    }
    let hasSpan = records.first.map { $0.count == 2 && year(0, $0) != nil && year(1, $0) != nil }
    let linesAbove = hasSpan == true ? 1 : 0
    let rows = records.dropFirst(linesAbove).prefix { $0.count == 13 && year(0, $0) != nil }
    let years = rows.compactMap { year(0, $0) }
    guard years.count > 1, zip(years, years.dropFirst()).allSatisfy(<) else { return nil }
    var missingNumber: String?
    if let next = records[rows.endIndex...].first {
      guard next.count < 13, year(0, next) == nil else { return nil }
      let cell = sample.cell(0, in: next)
      missingNumber = next.count == 1 && cell.isNumber ? cell.text : nil
    }
    return MonthFinder(
      sample.keeping(rows), year: 0, months: Array(1...12), linesAbove: linesAbove,
      missingNumber: missingNumber)
  }

  /// The layout of the table, or nil if the cells of a month are not numbers.
  ///
  /// - Parameter title: The title of the file; nil if there is none.
  func layout(skippedLines: Int, title: String?, options: SeriesOptions) -> SeriesLayout? {
    let numbers = NumberFinder(sample, except: [year], options: options)
    guard let format = try? DateFormat("YYYY"), months.contains(where: numbers.columns.contains),
      months.allSatisfy((numbers.columns + numbers.blankColumns).contains)
    else { return nil }
    let finder = SeriesColumnFinder(
      sample, dates: [year], numbers: numbers.columns, format: format, isWhole: true)
    let names =
      options.by.map { SeriesColumnFinder.Found(columns: $0.compactMap(sample.column)) }
      ?? finder?.found { $0 == year || months.contains($0) } ?? SeriesColumnFinder.Found()
    // All months are values of one series.
    let unit = months.lazy.compactMap(numbers.unit).first
    var layout = SeriesLayout(
      skippedLines: skippedLines + linesAbove, delimiter: sample.delimiter,
      decimalMark: numbers.decimalMark,
      hasHeader: sample.header != nil, headerRecords: sample.headerRecords,
      comments: sample.comments,
      columnNames: sample.columnNames, dateColumns: [year], dateFormat: format,
      valueColumns: months.map {
        SeriesLayout.ValueColumn(index: $0, isRequired: true, unit: unit)
      },
      dated: DatedColumns(name: title ?? Self.defaultName, times: .monthsOfYear),
      seriesColumns: names.columns,
      constantColumns: names.constant)
    layout.endsAtText = sample.header == nil
    layout.missingNumber = missingNumber
    let used = Set([year] + months + names.columns)
    layout.passedOver = sample.columnNames.indices.filter { !used.contains($0) }
    return layout
  }

  private static func namedMonths(_ headings: [String]) -> [Int]? {
    var columns: [Int: Int] = [:]
    for (column, heading) in headings.enumerated() where columns.count < 12 {
      let bytes = Array(heading.utf8.prefix { $0 != UInt8(ascii: ".") })
      var name = ByteScanner(bytes.span)
      guard let month = name.monthName(), name.isAtEnd, columns[month] == nil else { continue }
      columns[month] = column
    }
    let found = (1...12).compactMap { columns[$0] }
    return found.count == 12 ? found : nil
  }

  private static func numberedMonths(_ headings: [String]) -> [Int]? {
    let numbers = headings.map { $0.utf8.count <= 2 ? Int($0) : nil }
    let first = numbers.indices.first { column in
      numbers[column...].prefix(12).elementsEqual((1...12).map(Optional.some))
    }
    return first.flatMap { $0 > 0 ? Array($0..<$0 + 12) : nil }
  }

  /// Whether most cells are four-digit years.
  private static func areYears(_ cells: [SampleCell]) -> Bool {
    let years = cells.count { $0.bytes.count == 4 && $0.isDigits && $0.bytes.first != 0x30 }
    return 2 * years > cells.count
  }
}
