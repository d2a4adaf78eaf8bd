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
        asked: askedValues, numbers, dates: dates,
        unwanted: finder.columnsOfDigits()))
  }

  private func columns(named names: [String]) throws(SeriesError) -> [Int] {
    var columns: [Int] = []
    for name in names {
      guard let column = sample.column(named: name) else {
        throw .unknownColumn(source: source, name: name, columns: sample.columnNames)
      }
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  private func names(_ columns: [Int]) -> [String] { columns.map { sample.columnNames[$0] } }

  private func text(_ cell: ByteScanner) -> String { String(decoding: cell.rest, as: UTF8.self) }

  // MARK: Header

  /// Refuses a file without rows.
  private func checkRecords() throws(SeriesError) {
    guard sample.rows.isEmpty else { return }
    guard let header = sample.header else { throw .empty(source: source) }
    for column in header.indices {
      let cell = sample.cell([column], in: header)
      let reading = DateReading([cell], of: [column], standing: .unknown)
      if let reading, !reading.isDigits {
        throw .missingHeader(source: source, line: header[column].line, value: text(cell))
      }
    }
    throw .headerAlone(source: source)
  }

  /// Refuses a header with a date where the name of the date column belongs.
  private func checkHeader(_ dates: [Int], _ formats: [StampFormat]) throws(SeriesError) {
    guard let header = sample.header else { return }
    let cell = sample.cell(dates, in: header)
    if formats.contains(where: { $0.stamp(in: cell) != nil }) {
      throw .missingHeader(source: source, line: header[dates[0]].line, value: text(cell))
    }
  }

  // MARK: Dates

  /// The columns of the date, and the formats it may have.
  private func dates(_ finder: DateFinder) throws(SeriesError) -> ([Int], [StampFormat]) {
    let asked = try columns(named: options.date)
    if asked.isEmpty {
      if let reading = finder.reading() { return (reading.columns, reading.formats) }
      throw .noDateColumn(
        source: source, columns: names(finder.candidates), format: format?.description)
    }
    if let format { return (asked, [format]) }
    if let reading = finder.reading(ofAsked: asked) { return (asked, reading.formats) }
    guard let example = sample.cells(asked).first else { return (asked, [.iso]) }
    throw .noDates(source: source, columns: names(asked), value: text(example))
  }

  /// The format that all rows allow; nil if several do and there may be more rows.
  private func decided(
    _ formats: [StampFormat], _ columns: [Int], isWhole: Bool
  ) throws(SeriesError) -> StampFormat? {
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
    let padded = format == nil ? formats.map { $0.padded(reading: cells) } : formats
    if formats.count == 1 { return padded[0] }
    guard isWhole else { return nil }
    var example = cells.first { differ(formats, $0) }
    if example == nil {
      try further(columns) { cell in
        if differ(formats, cell) { example = cell }
        return example != nil
      }
    }
    guard let example else { return padded[0] }
    throw .ambiguousDates(
      source: source, columns: names(columns), value: text(example),
      formats: padded.map(\.description))
  }

  /// Whether formats read a cell as different times.
  private func differ(_ formats: [StampFormat], _ cell: ByteScanner) -> Bool {
    Set(formats.compactMap { $0.stamp(in: cell) }).count > 1
  }

  private func further(_ columns: [Int], until body: (ByteScanner) -> Bool) throws(SeriesError) {
    do throws(CSVError) {
      try sample.furtherCells(columns, until: body)
    } catch {
      throw SeriesError(error, source: source)
    }
  }

  // MARK: Values

  /// The columns asked for, then all others of numbers. Of these, if none is asked for, the first comes first that is no
  /// part of a date and has no bad cell.
  private func values(
    asked: [Int], _ numbers: NumberFinder, dates: [Int], unwanted: [Int]
  ) throws(SeriesError) -> [SeriesLayout.ValueColumn] {
    let found = numbers.columns.filter { !asked.contains($0) && !unwanted.contains($0) }
    var shown = asked
    if asked.isEmpty {
      let clean = found.filter(numbers.isClean)
      let first = clean.first { ColumnName(sample.columnNames[$0]).part == nil }
      guard let first = first ?? clean.first ?? found.first else {
        throw .noNumberColumn(
          source: source, dates: names(dates),
          others: names(sample.columnNames.indices.filter { !dates.contains($0) }))
      }
      shown = [first]
    }
    return shown.map { SeriesLayout.ValueColumn(index: $0, isRequired: true) }
      + found.filter { !shown.contains($0) }.map {
        SeriesLayout.ValueColumn(index: $0, isRequired: false)
      }
  }
}

extension StampFormat {
  /// The format with two digits where cells always have them.
  fileprivate func padded(reading cells: [ByteScanner]) -> StampFormat {
    switch self {
    case .iso: self
    case .pattern(let pattern): .pattern(StampForms.padded(pattern, reading: cells))
    }
  }
}
