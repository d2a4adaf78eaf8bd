/// Finds the columns that make the date, and the formats it may have.
struct DateFinder {
  private let sample: SeriesSample
  /// The columns that may belong to the date.
  let candidates: [Int]
  /// The format that was given.
  private let format: DateFormat?

  /// A finder that leaves out the columns given for the values.
  init(_ sample: SeriesSample, except values: [Int], format: DateFormat?) {
    self.sample = sample
    self.format = format
    candidates = sample.columnNames.indices.filter { !values.contains($0) }
  }

  /// How the columns given for the date read; nil if they do not hold dates.
  func reading(ofAsked columns: [Int]) -> DateReading? { reading(of: columns, .asked) }

  /// The best reading; nil if there is none. In this order:
  ///
  /// 1. A column of dates, with the time of day from another column if it has none.
  /// 2. A column of digits that has a name like a time.
  /// 3. Columns named year, month and so on.
  /// 4. A column of digits that make a calendar's days.
  /// 5. A column of counts since 1970 of any name, if it is the only one and in order.
  ///
  /// A column whose cells all fit goes before one with bad cells, which are to be reported.
  func reading() -> DateReading? {
    var written: DateReading?
    var digits: [DateReading] = []
    for column in candidates {
      guard let reading = reading(of: [column], standing(of: column)) else { continue }
      if reading.isDigits {
        digits.append(reading)
      } else if reading.isClean {
        return withTime(reading)
      } else {
        written = written ?? reading
      }
    }
    if let written { return withTime(written) }
    if let pair = format.flatMap(pair) { return pair }
    let known = digits.filter { format != nil || isNamed($0) || !$0.formats[0].isEpoch }
    let clean = known.filter(\.isClean)
    if let dates = clean.first(where: isNamed) { return withTime(dates) }
    let parts = calendarParts()
    if let parts, parts.isClean { return withTime(parts) }
    if let dates = clean.first ?? parts ?? known.first { return withTime(dates) }
    let counts = digits.filter(\.isClean)
    guard let only = counts.first, counts.count == 1, only.isMonotone(sample.cells(only.columns))
    else { return nil }
    return only
  }

  /// Whether the numbers of a column read as dates. Such a column holds no values, even if the date is another one.
  func isOfDates(_ column: Int) -> Bool {
    let standing = standing(of: column)
    let reading = DateReading(sample.cells([column]), of: [column], standing: standing)
    guard let reading, reading.isClean else { return false }
    return standing != .unknown || !reading.formats[0].isEpoch
  }

  private func isNamed(_ reading: DateReading) -> Bool {
    standing(of: reading.columns[0]) == .named
  }

  private func reading(of columns: [Int], _ standing: DateReading.Standing) -> DateReading? {
    let cells = sample.cells(columns)
    return if let format {
      DateReading(cells, of: columns, by: format)
    } else {
      DateReading(cells, of: columns, standing: standing)
    }
  }

  private func standing(of column: Int) -> DateReading.Standing {
    sample.names[column].isOfTime ? .named : .unknown
  }

  /// The reading with the column of its time of day, if it has none itself and there is one.
  private func withTime(_ dates: DateReading) -> DateReading {
    guard !dates.hasHours, format == nil else { return dates }
    let dateCount = dates.distinctCount(sample.cells(dates.columns))
    for column in candidates where !dates.columns.contains(column) {
      if let timed = timed(dates, dateCount, by: column) { return timed }
    }
    return dates
  }

  /// The reading of dates with the times in a column. `dateCount` is the number of different dates.
  ///
  /// A column named like a time of day, or in a file without names, is taken if its cells make times with the dates.
  /// Hours of another name, `sunset`, must tell rows of one date apart. Numbers need the name, and must be clocks,
  /// `18.30`, or hours, `18`. An hour 24 among them is reported later.
  private func timed(_ dates: DateReading, _ dateCount: Int, by column: Int) -> DateReading? {
    let cells = sample.cells([column])
    guard cells.contains(where: \.mayBeTimeOfDay) else { return nil }
    let isNamed = sample.header != nil && sample.names[column].isTimeOfDay
    let isExpected = isNamed || sample.header == nil
    let isNumber = cells.contains(where: \.isNumber)
    let columns = dates.columns + [column]
    guard !isNumber || isNamed && cells.allSatisfy(\.isHourOrClock),
      isExpected || Set(sample.cells(columns)).count > dateCount,
      let timed = reading(of: columns, .named), timed.hasHours,
      !isNumber || timed.fitting >= dates.fitting || cells.allSatisfy(\.isHourUpTo24),
      isExpected || timed.distinctCount(sample.cells(columns)) > dateCount
    else { return nil }
    return timed
  }

  private static let pairLimit = 100

  /// Two columns whose cells, joined, have the format that was given.
  ///
  /// Of the columns that may hold the beginning or the end of the date, the first 100 are tried.
  private func pair(_ format: DateFormat) -> DateReading? {
    guard let row = sample.rows.first(where: { !sample.cell(candidates, in: $0).isBlank }) else {
      return nil
    }
    let cells = candidates.map { (column: $0, cell: sample.cell([$0], in: row)) }
    let ends = cells.lazy.filter { format.mayEnd(with: $0.cell) }.prefix(Self.pairLimit)
    for one in cells.lazy.filter({ format.mayBegin(with: $0.cell) }).prefix(Self.pairLimit) {
      for other in ends where other.column != one.column {
        let joined = SampleCell(bytes: one.cell.bytes + [UInt8(ascii: " ")] + other.cell.bytes)
        guard format.stamp(in: joined) != nil else { continue }
        if let reading = reading(of: [one.column, other.column], .asked) { return reading }
      }
    }
    return nil
  }

  /// The columns named year, month, day, hour, minute and second, as many of them as make dates in most rows.
  private func calendarParts() -> DateReading? {
    guard sample.header != nil else { return nil }
    var columns = ColumnName.columnsOfParts(sample.names, among: candidates)
    while !columns.isEmpty {
      if columns.count == 1, sample.names.contains(where: \.dividesYear) { return nil }
      let cells = sample.cells(columns)
      let reading =
        if let format {
          DateReading(cells, of: columns, by: format)
        } else {
          DateReading(cells, ofParts: columns)
        }
      if let reading { return reading }
      columns.removeLast()
    }
    return nil
  }
}
