/// Finds a table with one column for each month, such as `Year,Jan,Feb,…,Dec`.
///
/// A column of years comes with columns for all twelve months. The months have English names, of which three letters
/// are enough, or are numbered 1 to 12 in adjacent columns. Other columns, such as annual means, are passed over.
struct MonthFinder {
  /// The name of the series if the file has no title.
  static let defaultName = "value"

  private let sample: SeriesSample
  private let year: Int
  /// The columns of January to December.
  private let months: [Int]

  /// Finds the columns. The result is nil if the sample is not such a table.
  init?(_ sample: SeriesSample) {
    guard sample.header != nil,
      let months = Self.namedMonths(sample.headings) ?? Self.numberedMonths(sample.headings)
    else { return nil }
    let named = sample.names.indices.filter { sample.names[$0].part == .year }
    let year = (named + [months[0] - 1, 0]).first { column in
      column >= 0 && !months.contains(column) && Self.areYears(sample.cells([column]))
    }
    guard let year else { return nil }
    self.sample = sample
    self.year = year
    self.months = months
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
    return SeriesLayout(
      skippedLines: skippedLines, delimiter: sample.delimiter, decimalMark: numbers.decimalMark,
      hasHeader: true, headerRecords: sample.headerRecords, comments: sample.comments,
      columnNames: sample.columnNames, dateColumns: [year], dateFormat: format,
      valueColumns: months.map { SeriesLayout.ValueColumn(index: $0, isRequired: true, unit: unit) },
      monthlySeries: title ?? Self.defaultName, seriesColumns: names.columns,
      constantColumns: names.constant)
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

  /// Whether most cells are years in four digits.
  private static func areYears(_ cells: [SampleCell]) -> Bool {
    let years = cells.count { $0.bytes.count == 4 && $0.isDigits && $0.bytes[0] != 0x30 }
    return 2 * years > cells.count
  }
}
