import CivilDates

/// Finds the date columns and their possible formats.
struct DateFinder {
  let sample: SeriesSample
  /// The columns that may be part of the date.
  let candidates: [Int]
  /// The requested format; nil if none was requested.
  let format: DateFormat?

  /// Creates a finder that excludes the requested value columns.
  init(_ sample: SeriesSample, except values: [Int], format: DateFormat?) {
    self.sample = sample
    self.format = format
    let values = Set(values)
    candidates = sample.columnNames.indices.filter { !values.contains($0) }
  }

  /// The reading of the requested date columns; nil if they do not contain dates, or if one of them is blank.
  func reading(ofAsked columns: [Int]) -> DateReading? {
    guard columns.allSatisfy({ !sample.cells([$0]).isEmpty }) else { return nil }
    return reading(of: columns, .asked)
  }

  /// Returns the best reading, or nil if there are no date columns. The order of preference is:
  ///
  /// 1. A column of dates. If the dates have no time of day, a column with the time of day is added.
  /// 2. A numeric column whose name suggests times.
  /// 3. Columns with the parts of a date, such as year and month.
  /// 4. A column of decimal years whose name suggests times, then a column named year, then any column of decimal
  ///    years.
  /// 5. A column of numbers that are valid calendar dates.
  /// 6. Any column of years.
  /// 7. A column of counts since 1970, whatever its name, if it is the only such column and its times are in order.
  ///
  /// Among the columns of dates, the first one whose cells differ is chosen. If its name suggests when the row was
  /// written, as `updated` does, a later column whose name suggests other times takes precedence.
  ///
  /// A column without bad cells takes precedence over one with bad cells. Bad cells are reported later.
  func reading() -> DateReading? {
    var varied: DateReading?
    var constant: DateReading?
    var unclean: DateReading?
    var numeric: [DateReading] = []
    for column in candidates {
      guard let reading = reading(of: [column], standing(of: column)) else { continue }
      if reading.isDoubtful {
        numeric.append(reading)
      } else if !reading.isClean {
        unclean = unclean ?? reading
      } else {
        let dates = withTime(reading)
        let name = sample.names[column]
        if isConstant(dates) {
          constant = constant ?? dates
        } else if !name.isOfWriting, varied == nil || isNamed(dates) {
          return dates
        } else {
          varied = varied ?? dates
        }
      }
    }
    if let varied { return varied }
    if let constant {
      guard sample.names[constant.columns[0]].isOfWriting else { return constant }
      return reading(among: numeric).flatMap { $0.isClean ? $0 : nil } ?? constant
    }
    return unclean.map(withTime) ?? reading(among: numeric)
  }

  /// The minimum number of rows needed to recognize a constant date.
  private static let tellingRows = 3

  /// Whether all rows have the same date.
  ///
  /// If rows follow the sample, a column whose name suggests times may still change.
  private func isConstant(_ dates: DateReading) -> Bool {
    let mayChange = !sample.isAll && isNamed(dates) && !sample.names[dates.columns[0]].isOfWriting
    let cells = sample.cells(dates.columns)
    return !mayChange && cells.count >= Self.tellingRows && cells.allSatisfy { $0 == cells[0] }
  }

  /// The best reading of numbers as dates, either in a single column or in columns with the parts of a date.
  private func reading(among numeric: [DateReading]) -> DateReading? {
    if let pair = format.flatMap(pair) { return pair }
    let known = numeric.filter { format != nil || isNamed($0) || !$0.formats[0].isEpoch }
    let clean = known.filter { $0.isClean && !$0.isOfYears }
    if let dates = clean.first(where: isNamed) { return withTime(dates) }
    let parts = calendarParts()
    if let parts, parts.isClean, parts.columns.count > 1 { return withTime(parts) }
    let years = known.filter { $0.isClean && $0.isOfYears && !isIndex($0) }
    let decimals = years.filter(\.formats[0].isDecimalYear)
    if let dates = decimals.first(where: isNamed) { return dates }
    if let parts, parts.isClean { return withTime(parts) }
    if let dates = decimals.first { return dates }
    if let dates = clean.first ?? parts { return withTime(dates) }
    if let dates = years.first(where: isNamed) ?? years.first { return dates }
    if let dates = known.first(where: { !$0.isClean }) { return withTime(dates) }
    let counts = numeric.filter { $0.isClean && !$0.isOfYears }
    guard let only = counts.first, counts.count == 1,
      only.order(of: sample.cells(only.columns)) != .none
    else { return nil }
    return only
  }

  /// Whether the numbers in a column are dates. Such a column is not a value column, even if other columns are the
  /// date columns.
  ///
  /// Years without fractions do not count as dates, because they may be values. If the column name does not suggest
  /// times, decimal years must be within a year of the dates in the date columns, or within four days if the years are
  /// not evenly spaced.
  func isOfDates(_ column: Int, besides dates: [Int], in format: DateFormat) -> Bool {
    let standing = standing(of: column)
    let cells = sample.cells([column])
    if let decimal = try? DateFormat("YYYY.y"), let first = cells.first, !first.isDigits,
      decimal.stamp(in: first) != nil, areClose([column], decimal, dates, format, within: 4)
    {
      return true
    }
    guard let reading = DateReading(cells, of: [column], allOf: standing),
      !reading.formats[0].isYear
    else { return false }
    guard standing == .unknown else { return true }
    return reading.isOfYears
      ? areClose([column], reading.formats[0], dates, format, within: 366)
      : !reading.formats[0].isEpoch
  }

  /// The approximate number of rows in which to compare two sets of columns.
  private static let comparedRows = 100

  /// Whether the dates in two sets of columns are at most `days` days apart in most rows.
  func areClose(
    _ columns: [Int], _ format: DateFormat, _ others: [Int], _ otherFormat: DateFormat,
    within days: Int64
  ) -> Bool {
    let limit = days * CivilTime.microsecondsPerDay
    let step = max(1, sample.rows.count / Self.comparedRows)
    let distances = stride(from: 0, to: sample.rows.count, by: step).compactMap { place -> Int64? in
      let row = sample.rows[place]
      guard let one = format.stamp(in: sample.cell(columns, in: row)),
        let other = otherFormat.stamp(in: sample.cell(others, in: row))
      else { return nil }
      return abs(one.civil.microseconds - other.civil.microseconds)
    }
    return distances.count { $0 <= limit } * 2 > distances.count
  }

  private func isIndex(_ reading: DateReading) -> Bool { sample.names[reading.columns[0]].isIndex }

  private func isNamed(_ reading: DateReading) -> Bool {
    standing(of: reading.columns[0]) != .unknown
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
    let name = sample.names[column]
    return name.isOfDate ? .dated : name.isOfTime ? .named : .unknown
  }

  /// Adds a time-of-day column, if there is one, to a reading whose dates have no time.
  private func withTime(_ dates: DateReading) -> DateReading {
    guard !dates.hasHours, format == nil else { return dates }
    for column in candidates where !dates.columns.contains(column) {
      if let timed = timed(dates, by: column) { return timed }
    }
    return dates
  }

  /// Combines dates with the times in a column, or returns nil if the dates and times do not fit together.
  ///
  /// A column whose name suggests a time of day, or any column in a file without a header, fits if its cells form times
  /// with the dates. A column with another name, such as `sunset`, must also distinguish rows with the same date. A
  /// column of numbers needs a name that suggests a time of day, and must contain hours, such as `18`, or hours and
  /// minutes, such as `18.30`. An hour of 24 is accepted here and reported later as a bad cell.
  private func timed(_ dates: DateReading, by column: Int) -> DateReading? {
    let cells = sample.cells([column])
    guard cells.contains(where: \.mayBeTimeOfDay) else { return nil }
    let isNamed = sample.header != nil && sample.names[column].isTimeOfDay
    let isExpected = isNamed || sample.header == nil
    let isNumber = cells.contains(where: \.isNumber)
    let columns = dates.columns + [column]
    lazy var dateCount = dates.distinctCount(sample.cells(dates.columns))
    guard !isNumber || isNamed && cells.allSatisfy(\.isHourOrClock),
      isExpected || Set(sample.cells(columns)).count > dateCount,
      let timed = reading(of: columns, .named), timed.hasHours,
      !isNumber || timed.fitting >= dates.fitting || cells.allSatisfy(\.isHourUpTo24),
      isExpected || timed.distinctCount(sample.cells(columns)) > dateCount
    else { return nil }
    return timed
  }

  private static let pairLimit = 100

  /// Finds two columns whose joined cells have the requested format.
  ///
  /// Only the first 100 possible columns are tried for each half of the date.
  private func pair(_ format: DateFormat) -> DateReading? {
    guard let row = sample.rows.first(where: { !sample.cell(candidates, in: $0).isBlank }) else {
      return nil
    }
    let cells = candidates.map { (column: $0, cell: sample.cell($0, in: row)) }
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
}
