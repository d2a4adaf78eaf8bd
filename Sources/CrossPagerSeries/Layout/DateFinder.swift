/// Finds the columns that make the date, and the formats it may have.
struct DateFinder {
  private let sample: SeriesSample
  /// The columns that may be of the date.
  let candidates: [Int]
  /// The format that was given.
  private let format: StampFormat?

  /// A finder that leaves out the columns that are asked for as values.
  init(_ sample: SeriesSample, except values: [Int], format: StampFormat?) {
    self.sample = sample
    self.format = format
    candidates = sample.columnNames.indices.filter { !values.contains($0) }
  }

  /// How the columns that are said to make the date read; nil if they do not hold dates.
  func reading(ofAsked columns: [Int]) -> DateReading? { reading(of: columns, .asked) }

  /// The best reading there is.
  ///
  /// It is a column of dates, with the time of day from another if they have none; or a column of digits that is named
  /// like a time; or year, month and so on in columns of these names; or a column of digits that make a calendar's days;
  /// or, if there is only one and it is in order, a column of counts since 1970 of any name. Columns all of whose cells
  /// fit go before those with bad cells among them, which are to be reported for what they are.
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
    let known = digits.filter(isKnown)
    let clean = known.filter(\.isClean)
    if let dates = clean.first(where: isNamed) { return withTime(dates) }
    let parts = calendarParts()
    if let parts, parts.isClean { return withTime(parts) }
    if let dates = clean.first ?? parts ?? known.first { return withTime(dates) }
    let counts = digits.filter(\.isClean)
    guard let only = counts.first, counts.count == 1,
      only.isMonotone(sample.cells(only.columns))
    else { return nil }
    return only
  }

  /// Whether a column of numbers makes dates that are just not taken, and so is none of values.
  func isOfDates(_ column: Int) -> Bool {
    let standing = standing(of: column)
    let reading = DateReading(sample.cells([column]), of: [column], standing: standing)
    guard let reading, reading.isClean else { return false }
    return standing != .unknown || !reading.formats[0].isEpoch
  }

  /// Whether digits are known to be a date, by the name of their column, by a format, or because they make a calendar's
  /// days.
  private func isKnown(_ reading: DateReading) -> Bool {
    format != nil || isNamed(reading) || !reading.formats[0].isEpoch
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
}

extension DateFinder {
  /// The reading with the column of its time of day, if it has none itself and there is one.
  ///
  /// A column named like a time, or in a file without names, is taken if its cells make times with the dates; hours of
  /// another name, `sunset`, only if they tell apart what the dates do not. Numbers need the name, and must be clocks,
  /// `18.30`, or hours, `18`; an hour 24 among these is no reason to do without them, but is reported.
  private func withTime(_ dates: DateReading) -> DateReading {
    guard !dates.hasHours, format == nil else { return dates }
    let dateCount = dates.distinctCount(sample.cells(dates.columns))
    for column in candidates where !dates.columns.contains(column) {
      if let timed = timed(dates, dateCount, by: column) { return timed }
    }
    return dates
  }

  /// The reading of dates with the times in a column; `dateCount` is how many different dates there are.
  private func timed(_ dates: DateReading, _ dateCount: Int, by column: Int) -> DateReading? {
    let cells = sample.cells([column])
    guard cells.contains(where: \.mayBeTimeOfDay) else { return nil }
    let isNamed = sample.header != nil && sample.names[column].isTimeOfDay
    let isNumber = cells.contains(where: NumberFormat.isNumber)
    let columns = dates.columns + [column]
    let isExpected = isNamed || sample.header == nil
    guard !isNumber || isNamed && cells.allSatisfy(\.isHourOrClock),
      isExpected || Set(sample.cells(columns)).count > dateCount,
      let timed = reading(of: columns, .named), timed.hasHours,
      !isNumber || timed.fitting >= dates.fitting || cells.allSatisfy(\.isHourUpTo24)
    else { return nil }
    let isTold = isExpected || timed.distinctCount(sample.cells(columns)) > dateCount
    return isTold ? timed : nil
  }

  private static let pairLimit = 100

  /// Two columns whose cells, joined, have the format that was given.
  ///
  /// Of the columns with which the format may begin or end, the first 100 are tried.
  private func pair(_ format: StampFormat) -> DateReading? {
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

  /// Year, month, day, hour, minute and second in columns of these names, as far as they are there and most rows make
  /// dates with them, so that a bad cell is reported and does not cost all others their hour.
  private func calendarParts() -> DateReading? {
    guard sample.header != nil else { return nil }
    var columns = ColumnName.columnsOfParts(sample.names, among: candidates)
    while !columns.isEmpty {
      let hasMonth = columns.count > 1
      if !hasMonth, sample.names.contains(where: \.dividesYear) { return nil }
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
