/// Puts the layout of a file together from the first records.
struct LayoutFinder {
  let sample: SeriesSample
  let source: String
  let options: SeriesOptions
  /// The format of the dates that was given.
  let format: StampFormat?

  /// The layout, or nil if rows behind those that are there are needed to tell.
  func layout(isWhole: Bool, skippedLines: Int) throws(SeriesError) -> SeriesLayout? {
    try checkRecords()
    let askedValues = try columns(named: options.value)
    let finder = DateFinder(sample, except: askedValues, format: format)
    let (dates, formats) = try dates(finder)
    try checkHeader(dates, formats)
    guard let dateFormat = try decided(formats, dates, isWhole: isWhole) else { return nil }
    let numbers = NumberFinder(sample, except: dates, options: options)
    return SeriesLayout(
      skippedLines: skippedLines, delimiter: sample.delimiter, decimalMark: numbers.decimalMark,
      hasHeader: options.hasHeader, columnNames: sample.columnNames, dateColumns: dates,
      dateFormat: dateFormat,
      valueColumns: try values(
        asked: askedValues, found: numbers.columns.filter { !finder.isOfDates($0) }, numbers,
        dates: dates, mayGoOn: !isWhole || !sample.isAll))
  }

  func columns(named names: [String]) throws(SeriesError) -> [Int] {
    var columns: [Int] = []
    for name in names {
      guard let column = sample.column(named: name) else {
        throw .unknownColumn(source: source, name: name, columns: sample.columnNames)
      }
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  func names(_ columns: [Int]) -> [String] { columns.map { sample.columnNames[$0] } }

  /// Refuses a file without rows.
  private func checkRecords() throws(SeriesError) {
    guard sample.rows.isEmpty else { return }
    guard let header = sample.header else { throw .empty(source: source) }
    for column in header.indices {
      let cell = sample.cell([column], in: header)
      let reading = DateReading([cell], of: [column], standing: .unknown)
      if let reading, !reading.isDigits {
        throw .missingHeader(source: source, line: header[column].line, value: cell.text)
      }
    }
    throw .headerAlone(source: source)
  }

  /// Refuses a header with a date where the name of the date column belongs.
  private func checkHeader(_ dates: [Int], _ formats: [StampFormat]) throws(SeriesError) {
    guard let header = sample.header else { return }
    let cell = sample.cell(dates, in: header)
    if formats.contains(where: { $0.stamp(in: cell) != nil }) {
      throw .missingHeader(source: source, line: header[dates[0]].line, value: cell.text)
    }
  }

  /// The columns asked for, then all others of numbers. Of these, if none is asked for, the first comes first that is no
  /// part of a date, numbers no rows and has no bad cell. Columns with a name and nothing in them are open, too, if rows
  /// go on behind those that were looked at.
  private func values(
    asked: [Int], found: [Int], _ numbers: NumberFinder, dates: [Int], mayGoOn: Bool
  ) throws(SeriesError) -> [SeriesLayout.ValueColumn] {
    var shown = asked
    if asked.isEmpty {
      let clean = found.filter(numbers.isClean)
      let values = clean.filter { sample.names[$0].part == nil }
      let first = values.first { !sample.names[$0].isIndex }
      guard let first = first ?? values.first ?? clean.first ?? found.first else {
        let others = sample.columnNames.indices.filter { !dates.contains($0) }
        let cells = others.lazy.compactMap { sample.cells([$0]).first }
        let example = cells.first { $0.bytes.contains { 0x30...0x39 ~= $0 } } ?? cells.first
        throw .noNumberColumn(
          source: source, dates: names(dates), others: names(others), value: example?.text)
      }
      shown = [first]
    }
    let blank = mayGoOn ? numbers.blankColumns.filter { !sample.headings[$0].isEmpty } : []
    return shown.map { SeriesLayout.ValueColumn(index: $0, isRequired: true) }
      + (found + blank).sorted().filter { !shown.contains($0) }.map {
        SeriesLayout.ValueColumn(index: $0, isRequired: false)
      }
  }
}
