/// Detects the layout of a file from its first records.
struct LayoutFinder {
  let sample: SeriesSample
  let source: String
  let options: SeriesOptions
  /// The requested date format; nil if none was requested.
  let format: DateFormat?

  /// Returns the layout, or nil if it depends on rows after the sample.
  func layout(isWhole: Bool, skippedLines: Int) throws(SeriesError) -> SeriesLayout? {
    try checkRecords()
    let askedValues = try columns(named: options.value)
    let finder = DateFinder(sample, except: askedValues, format: format)
    let (dates, formats) = try dates(finder, besides: askedValues)
    try checkHeader(dates, formats)
    guard let (dateFormat, isFromSteps) = try decided(formats, dates, isWhole: isWhole) else {
      return nil
    }
    let numbers = NumberFinder(sample, except: dates, options: options)
    guard
      let names = try seriesColumns(
        finder, numbers, dates, dateFormat, askedValues, isWhole: isWhole)
    else { return nil }
    let values = try values(
      asked: askedValues,
      found: numbers.columns.filter {
        !finder.isOfDates($0, besides: dates, in: dateFormat) && !names.columns.contains($0)
      },
      numbers, dates: dates, last: names.fixed, mayGoOn: !isWhole || !sample.isAll)
    var layout = SeriesLayout(
      of: sample, skippedLines: skippedLines, decimalMark: numbers.decimalMark, dates: dates,
      dateFormat, values: values, series: names)
    layout.hasOrderFromSteps = isFromSteps
    return layout
  }

  /// The columns that name the series; nil if they depend on rows after the sample.
  private func seriesColumns(
    _ dateFinder: DateFinder, _ numbers: NumberFinder, _ dates: [Int], _ format: DateFormat,
    _ values: [Int], isWhole: Bool
  ) throws(SeriesError) -> SeriesColumnFinder.Found? {
    if let asked = options.by {
      return SeriesColumnFinder.Found(columns: try columns(named: asked))
    }
    // If the file has only date columns and one value column, no column can name the series.
    guard sample.columnNames.count > dates.count + 1 else { return SeriesColumnFinder.Found() }
    let finder = SeriesColumnFinder(
      sample, dates: dates, numbers: numbers.columns, format: format, isWhole: isWhole)
    return finder?.found { column in
      dates.contains(column) || values.contains(column) || sample.names[column].part != nil
        || sample.names[column].isTimeOfDay
        || dateFinder.isOfDates(column, besides: dates, in: format)
    }
  }

  private func columns(named names: [String]) throws(SeriesError) -> [Int] {
    try sample.columns(named: names, source: source)
  }

  private func names(_ columns: [Int]) -> [String] { columns.map { sample.columnNames[$0] } }

  /// Throws an error if the file has no rows.
  private func checkRecords() throws(SeriesError) {
    guard sample.rows.isEmpty else { return }
    guard let header = sample.header else { throw .empty(source: source) }
    for column in header.indices {
      let cell = sample.cell(column, in: header)
      let reading = DateReading([cell], of: [column], standing: .unknown)
      if let reading, !reading.isDoubtful {
        throw .missingHeader(source: source, line: header[column].line, value: cell.text)
      }
    }
    throw .headerAlone(source: source)
  }

  /// Throws an error if the header has a date instead of the name of the date column.
  private func checkHeader(_ dates: [Int], _ formats: [DateFormat]) throws(SeriesError) {
    guard let header = sample.header else { return }
    let cell = sample.cell(dates, in: header)
    if formats.contains(where: { $0.stamp(in: cell) != nil }) {
      throw .missingHeader(source: source, line: header[dates[0]].line, value: cell.text)
    }
  }

  /// The date columns and their possible formats.
  private func dates(
    _ finder: DateFinder, besides values: [Int]
  ) throws(SeriesError) -> ([Int], [DateFormat]) {
    let asked = try columns(named: options.date)
    if asked.isEmpty {
      // A requested value column causes an error here only if it is one of the date columns.
      let all = DateFinder(sample, except: [], format: format).reading()
      let clash = all?.columns.first(where: values.contains)
      if let all, clash == nil { return (all.columns, all.formats) }
      if let reading = finder.reading() { return (reading.columns, reading.formats) }
      if let all, let clash {
        let numbers = NumberFinder(sample, except: all.columns, options: options).columns
        throw .valueIsDate(
          source: source, column: sample.columnNames[clash], numbers: names(numbers))
      }
      if let parts = finder.partsWithoutYear {
        throw .noYear(source: source, columns: names(parts))
      }
      throw .noDateColumn(
        source: source, columns: names(finder.candidates), format: format?.description)
    }
    if let format { return (asked, [format]) }
    if let reading = finder.reading(ofAsked: asked) { return (asked, reading.formats) }
    guard let example = sample.cells(asked).first else { return (asked, [.iso]) }
    throw .noDates(source: source, columns: names(asked), value: example.text)
  }

  /// Returns the format that fits all rows, or nil if multiple formats fit and more rows may follow.
  private func decided(
    _ formats: [DateFormat], _ columns: [Int], isWhole: Bool
  ) throws(SeriesError) -> (format: DateFormat, isFromSteps: Bool)? {
    let cells = sample.cells(columns)
    var formats = formats.filter { format in
      format == formats[0]
        || cells.contains { formats[0].stamp(in: $0) != nil && format.stamp(in: $0) != nil }
    }
    if formats.count > 1 {
      try further(columns) { cell in
        let reading = formats.filter { $0.stamp(in: cell) != nil }
        if !reading.isEmpty { formats = reading }
        return formats.count == 1
      }
    }
    guard isWhole || formats.count == 1 else { return nil }
    return try formats.decided(
      format == nil ? cells : nil, source: source, columns: names(columns)
    ) { body throws(SeriesError) in
      if !cells.contains(where: body) { try further(columns, until: body) }
    }
  }

  /// Calls `body` with the joined cells of each row after the sample until `body` returns true.
  private func further(_ columns: [Int], until body: (SampleCell) -> Bool) throws(SeriesError) {
    do throws(CSVError) {
      try sample.furtherRows { row in
        let cell = sample.cell(columns, in: row)
        return !cell.isBlank && body(cell)
      }
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  /// Returns the requested columns, followed by all other numeric columns. A column in `last` comes first only if it is
  /// requested or there is no other column.
  ///
  /// If no column is requested, ``ColumnChooser`` chooses the first one. If more rows may follow, the result includes
  /// named columns with only blank cells.
  private func values(
    asked: [Int], found: [Int], _ numbers: NumberFinder, dates: [Int], last: Set<Int>,
    mayGoOn: Bool
  ) throws(SeriesError) -> [SeriesLayout.ValueColumn] {
    let blank = mayGoOn ? numbers.blankColumns.filter { !sample.headings[$0].isEmpty } : []
    let all = Set(asked + found + blank).sorted()
    let chooser = ColumnChooser(all, of: sample, numbers, source: source)
    var shown = asked
    if asked.isEmpty {
      let first = chooser.first(of: found.filter { !last.contains($0) })
      guard let first = first ?? chooser.first(of: found) else {
        let others = sample.columnNames.indices.filter { !dates.contains($0) }
        let cells = others.lazy.compactMap { sample.cells([$0]).first }
        let example = cells.first { $0.bytes.contains(where: \.isDigit) } ?? cells.first
        throw .noNumberColumn(
          source: source, dates: names(dates), others: names(others), value: example?.text)
      }
      shown = [first]
    }
    let others = (found + blank).sorted().filter { !shown.contains($0) }
    return (shown + others).enumerated().map { place, column in
      SeriesLayout.ValueColumn(
        index: column, isRequired: place < shown.count, unit: numbers.unit(of: column),
        role: chooser.role(of: column))
    }
  }
}
