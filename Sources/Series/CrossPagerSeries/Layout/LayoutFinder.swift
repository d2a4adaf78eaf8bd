/// Finds the layout of a file whose rows have dates.
struct LayoutFinder {
  let sample: SeriesSample
  let countsRows: Bool

  private var source: String { sample.file.source }
  private var options: SeriesOptions { sample.file.options }
  private var format: DateFormat? { sample.file.format }

  /// Finds the layout. Returns nil if it depends on rows after the sample.
  func layout() throws(SeriesError) -> SeriesLayout? {
    if hasOnlyOneRow { return try sample.withFirstRow().layout(countsRows: countsRows) }
    if sample.rows.isEmpty {
      throw sample.header == nil ? .empty(source: source) : .headerAlone(source: source)
    }
    let asked = try sample.positions(of: options.value)
    let finder = DateFinder(sample, except: asked)
    let (dates, formats) = try dates(finder, besides: asked)
    if let header = sample.header {
      let cell = sample.cell(dates, in: header)
      if formats.contains(where: { $0.stamp(in: cell) != nil }) {
        return try sample.withFirstRow().layout(countsRows: countsRows)
      }
    }
    guard let (decided, order) = try decided(formats, dates) else { return nil }
    let format = format == nil ? decided.withLikelyYears(in: sample.cells(dates)) : decided
    let numbers = NumberFinder(sample, except: dates)
    func isOfDates(_ column: Int) -> Bool { finder.isOfDates(column, besides: dates, in: format) }
    let series = try seriesColumns(numbers, dates, format) { column in
      let hints = sample.columns[column].hints
      return dates.contains(column) || asked.contains(column) || hints.part != nil
        || hints.isTimeOfDay || isOfDates(column)
    }
    guard let series else { return nil }
    var found = numbers.positions.filter { !isOfDates($0) && !series.positions.contains($0) }
    // Entries of a log contain numbers, such as codes, but it is more useful to count the entries.
    let isLog = format.hasBrackets && sample.header == nil && sample.delimiter.alignsColumns
    if asked.isEmpty, isLog || areOfEntries(found) { found = [] }
    if let clock = ClockHeader(found, of: sample), asked.isEmpty {
      return SeriesLayout(
        of: sample, numbers, dates: dates, format, order: order,
        values: numbers.columns(ofOneSeries: clock.positions),
        shape: .clockHeader(name: clock.name, minutes: clock.minutes),
        series: series, passedOver: found.filter { !clock.positions.contains($0) })
    }
    let counts = countsRows && found.isEmpty && asked.isEmpty && mayCountRows(dates, format)
    var layout = SeriesLayout(
      of: sample, numbers, dates: dates, format, order: order,
      values: counts
        ? [] : try values(asked: asked, found: found, numbers, dates: dates, last: series.fixed),
      series: counts && options.by == nil ? SeriesColumnFinder.Found() : series)
    var path = DatePath()
    for stamp in sample.cells(dates).lazy.compactMap(format.stamp) { path.add(stamp.civil) }
    layout.isNewestFirst = path.isNewestFirst
    return layout
  }

  /// Returns whether the numbers in a column only name something.
  private func isOfNames(_ column: Int) -> Bool {
    let hints = sample.columns[column].hints
    return hints.name == "id" || [.identifier, .datePart].contains(hints.role)
  }

  /// Returns whether the columns only name or flag entries, or have a number in only one of many rows.
  private func areOfEntries(_ columns: [Int]) -> Bool {
    let others = columns.filter { !isOfNames($0) }
    let areFlags = others.allSatisfy { ColumnChooser.role(of: $0, in: sample) == .flag }
    let areAlone = others.allSatisfy { sample.columns[$0].cells.count == 1 }
    return others.isEmpty || areFlags && others.count < columns.count
      || areAlone && sample.rows.count >= 10 && sample.file.isWhole && sample.isAll
  }

  /// Returns whether the rows of a file without numbers are worth counting. A lone column of years may be ordinary
  /// numbers, and columns that are all blank may have numbers in later rows.
  private func mayCountRows(_ dates: [Int], _ format: DateFormat) -> Bool {
    let others = sample.columns.indices.filter { !dates.contains($0) }
    return others.isEmpty
      ? !format.isOfYears : others.contains { !sample.columns[$0].cells.isEmpty }
  }

  /// Whether the first record is a row with a date, and no other rows follow.
  private var hasOnlyOneRow: Bool {
    guard sample.rows.isEmpty, let header = sample.header else { return false }
    return header.indices.contains { column in
      let cell = sample.cell(column, in: header)
      return DateReading([cell], at: [column], standing: .unknown).map { !$0.isDoubtful } ?? false
    }
  }

  private func dates(
    _ finder: DateFinder, besides values: [Int]
  ) throws(SeriesError) -> (positions: [Int], formats: [DateFormat]) {
    let asked = try sample.positions(of: options.date)
    if asked.isEmpty {
      // A requested value column causes an error here only if it is one of the date columns.
      let all = DateFinder(sample, except: []).reading()
      let clash = all?.positions.first(where: values.contains)
      if let dates = clash == nil ? all : nil { return (dates.positions, dates.formats) }
      if let dates = finder.reading() { return (dates.positions, dates.formats) }
      if let all, let clash {
        let numbers = NumberFinder(sample, except: all.positions).positions
        throw .valueIsDate(
          source: source, column: sample.columns[clash].name, numbers: sample.names(at: numbers))
      }
      if let parts = finder.partsWithoutYear {
        throw .noYear(source: source, columns: sample.names(at: parts))
      }
      throw .noDateColumn(
        source: source, columns: sample.names(at: finder.candidates), format: format?.description)
    }
    if let format { return (asked, [format]) }
    if let dates = finder.reading(ofAsked: asked) { return (asked, dates.formats) }
    guard let example = sample.cells(asked).first else { return (asked, [.iso]) }
    throw .noDates(source: source, columns: sample.names(at: asked), value: example.text)
  }

  /// Decides on a format. Returns nil if several formats fit and more rows may follow.
  private func decided(
    _ formats: [DateFormat], _ positions: [Int]
  ) throws(SeriesError) -> (format: DateFormat, order: DateOrder?)? {
    let cells = sample.cells(positions)
    var formats = formats.filter { format in
      format == formats[0]
        || cells.contains { formats[0].stamp(in: $0) != nil && format.stamp(in: $0) != nil }
    }
    if formats.count > 1 {
      try further(positions) { cell in
        let reading = formats.filter { $0.stamp(in: cell) != nil }
        if !reading.isEmpty { formats = reading }
        return formats.count == 1
      }
    }
    guard sample.file.isWhole || formats.count == 1 else { return nil }
    return try formats.decided(
      format == nil ? cells : nil, source: source, columns: sample.names(at: positions),
      hint: formats.count > 1 ? sample.orderHint(besides: positions, formats[0]) : nil
    ) { body throws(SeriesError) in
      if !cells.contains(where: body) { try further(positions, until: body) }
    }
  }

  /// Calls `body` with the joined cells of each row after the sample until `body` returns true.
  private func further(_ positions: [Int], until body: (SampleCell) -> Bool) throws(SeriesError) {
    do throws(OpenQuote) {
      try sample.furtherRows { row in
        let cell = sample.cell(positions, in: row)
        return !cell.isBlank && body(cell)
      }
    } catch {
      throw .unterminatedQuote(source: source, line: error.line)
    }
  }

  /// Finds the columns that name the series. Returns nil if they depend on rows after the sample.
  private func seriesColumns(
    _ numbers: NumberFinder, _ dates: [Int], _ format: DateFormat, isExcluded: (Int) -> Bool
  ) throws(SeriesError) -> SeriesColumnFinder.Found? {
    if let asked = options.by {
      return SeriesColumnFinder.Found(positions: try sample.positions(of: asked))
    }
    // If the file has only date columns and one value column, no column can name the series.
    guard sample.columns.count > dates.count + 1 else { return SeriesColumnFinder.Found() }
    let finder = SeriesColumnFinder(
      sample, dates: dates, numbers: numbers.positions, format: format, isWhole: sample.file.isWhole
    )
    return finder?.found(isExcluded: isExcluded)
  }

  /// Returns the requested columns, followed by all other numeric columns. A column in `last` comes first only if it is
  /// requested or there is no other column. If no column is requested, ``ColumnChooser`` chooses the first one. If more
  /// rows may follow, the result includes named columns with only blank cells.
  private func values(
    asked: [Int], found: [Int], _ numbers: NumberFinder, dates: [Int], last: Set<Int>
  ) throws(SeriesError) -> [SeriesLayout.ValueColumn] {
    let mayGoOn = !sample.file.isWhole || !sample.isAll
    let blank =
      mayGoOn ? numbers.blankPositions.filter { !sample.columns[$0].heading.isEmpty } : []
    let chooser = ColumnChooser(Set(asked + found + blank), of: sample, numbers)
    var shown = asked
    if asked.isEmpty {
      let first = chooser.first(of: found.filter { !last.contains($0) })
      guard let first = first ?? chooser.first(of: found) else {
        let others = sample.columns.indices.filter { !dates.contains($0) }
        let cells = others.lazy.compactMap { sample.columns[$0].cells.first }
        let example = cells.first { $0.bytes.contains(where: \.isDigit) } ?? cells.first
        throw .noNumberColumn(
          source: source, dates: sample.names(at: dates), others: sample.names(at: others),
          value: example?.text)
      }
      shown = [first]
    }
    let others = (found + blank).sorted().filter { !shown.contains($0) }
    let unit = unit
    return (shown + others).enumerated().map { place, column in
      SeriesLayout.ValueColumn(
        position: column, isRequired: place < shown.count, notation: numbers.notation(of: column),
        role: chooser.role(of: column), namedUnit: unit)
    }
  }

  private var unit: String? {
    let column = sample.columns.first { column in
      column.hints.words.contains(where: Self.wordsOfUnits.contains)
        && column.cells.count == sample.rows.count && Set(column.cells).count == 1
    }
    let text = column?.cells.first?.text ?? ""
    let isUnit = text.count <= 12 && text.first?.isNumber == false
    return sample.isAll && sample.file.isWhole && isUnit ? text : nil
  }

  private static let wordsOfUnits: Set<Substring> = [
    "unit", "units", "uom", "einheit", "unidad", "unité", "unità", "eenheid", "enhet", "satuan",
  ]
}
