import CivilDates

struct DateFinder {
  let sample: SeriesSample
  /// The columns that may be part of the date.
  let candidates: [Int]
  let format: DateFormat?

  init(_ sample: SeriesSample, except values: [Int], ignoresFormat: Bool = false) {
    self.sample = sample
    format = ignoresFormat ? nil : sample.file.format
    let values = Set(values)
    candidates = sample.columns.indices.filter { !values.contains($0) }
  }

  /// Reads the requested columns. Returns nil if they do not contain dates, or if one of them is blank.
  func reading(ofAsked positions: [Int]) -> DateReading? {
    guard positions.allSatisfy({ !sample.columns[$0].cells.isEmpty }) else { return nil }
    return reading(of: positions, .asked)
  }

  /// The ranks of columns of dates, best first.
  private enum Rank: Int {
    /// The first column whose cells differ, or any such column whose name suggests times. The name must not suggest
    /// times other than those of the rows, as `updated` does.
    case varied
    /// Any other column whose cells differ.
    case otherVaried
    case constant
    /// A column with bad cells, which are reported later.
    case unclean
  }

  /// Finds the dates. A column of dates with the best ``Rank`` takes precedence over numbers that may be dates, but
  /// such numbers take precedence over a constant date in a column whose name suggests other times. If several columns
  /// have the same rank, the first is chosen or, if it has gaps, a column with the same dates and no gaps. If a later
  /// column, such as `Week` after `Season`, has far more different dates, that column is chosen. If the dates have no
  /// time of day, a column with the time of day is added.
  func reading() -> DateReading? {
    var best: (rank: Rank, dates: DateReading)?
    var numeric: [DateReading] = []
    for column in candidates {
      guard let reading = reading(of: column) else { continue }
      if reading.isDoubtful {
        numeric.append(reading)
        continue
      }
      // The search for times is slow, so a column with bad cells gets times only if it is chosen.
      let dates = reading.isClean ? withTime(reading) : reading
      let isFirst = best.map { $0.rank.rawValue > Rank.otherVaried.rawValue } ?? true
      let rank: Rank =
        !reading.isClean
        ? .unclean
        : isConstant(dates)
          ? .constant
          : !sample.columns[column].hints.isOfOtherTimes && (isFirst || isNamed(dates))
            ? .varied : .otherVaried
      if rank == .varied { return complete(dates) ?? finer(than: dates) ?? dates }
      if best.map({ rank.rawValue < $0.rank.rawValue }) ?? true { best = (rank, dates) }
    }
    guard let best else { return reading(among: numeric) }
    if best.rank == .constant, sample.columns[best.dates.positions[0]].hints.isOfOtherTimes,
      let numbers = reading(among: numeric), numbers.isClean
    {
      return numbers
    }
    return best.rank == .unclean ? withTime(best.dates) : best.dates
  }

  /// Returns a column that has the same dates but no gaps, if the given columns have gaps; otherwise nil.
  private func complete(_ dates: DateReading) -> DateReading? {
    let count = sample.rows.count
    guard sample.cells(dates.positions).count < count else { return nil }
    let full = candidates.lazy.filter { sample.columns[$0].cells.count == count }
    return full.compactMap(reading).first { other in
      let hints = sample.columns[other.positions[0]].hints
      return other.isClean && isNamed(other) && !hints.isOfOtherTimes
        && areClose(
          other.positions, other.formats[0], dates.positions, dates.formats[0], within: 1)
    }
  }

  /// Returns a later column whose name suggests dates and that has at least four times as many different dates.
  private func finer(than dates: DateReading) -> DateReading? {
    let count = Set(sample.cells(dates.positions)).count
    let later = candidates.lazy.filter { $0 > dates.positions[dates.positions.count - 1] }
    let found = later.compactMap(reading).first { other in
      let hints = sample.columns[other.positions[0]].hints
      return other.isClean && !other.isDoubtful && (isNamed(other) || hints.part != nil)
        && !hints.isOfOtherTimes && Set(sample.cells(other.positions)).count >= 4 * count
    }
    return found.map(withTime)
  }

  private static let tellingRows = 3

  /// Returns whether all dates are the same. A column whose name suggests times may still change after the sample.
  private func isConstant(_ dates: DateReading) -> Bool {
    let mayChange =
      !sample.isAll && isNamed(dates) && !sample.columns[dates.positions[0]].hints.isOfOtherTimes
    let cells = sample.cells(dates.positions)
    return !mayChange && cells.count >= Self.tellingRows && Set(cells).count == 1
  }

  /// The rank of numbers that may be dates, best first. Columns with the parts of a date are called parts.
  private enum NumberRank: Int {
    /// Dates or counts since 1970 in a column whose name suggests times.
    case named
    /// Several columns, such as year and month.
    case parts
    case namedDecimalYears
    /// A column named year.
    case part
    case decimalYears
    /// Numbers that are valid calendar dates.
    case dates
    case uncleanParts
    case namedYears
    case years
    case unclean
    /// Counts since 1970 in the only such column, regardless of its name, if its times are in order.
    case counts

    /// Whether the dates are complete, so that no column with a time of day or an offset is added.
    var isWhole: Bool {
      [.namedDecimalYears, .decimalYears, .namedYears, .years, .counts].contains(self)
    }
  }

  /// Returns the best reading of numbers as dates, either in a single column or in columns with the parts of a date.
  private func reading(among numeric: [DateReading]) -> DateReading? {
    if let pair = format.flatMap(pair) { return pair }
    let hasOneCount = numeric.count { $0.isClean && !$0.isOfYears } == 1
    var best: (rank: NumberRank, dates: DateReading)?
    func consider(_ rank: NumberRank?, _ dates: DateReading) {
      guard let rank, best.map({ rank.rawValue < $0.rank.rawValue }) ?? true else { return }
      best = (rank, dates)
    }
    for dates in numeric { consider(rank(dates, isOnlyCount: hasOneCount), dates) }
    if let parts = calendarParts() {
      consider(parts.isClean ? parts.positions.count > 1 ? .parts : .part : .uncleanParts, parts)
    }
    return best.map { $0.rank.isWhole ? $0.dates : withTime($0.dates) }
  }

  /// Returns the rank of the numbers in a column, or nil if they are not dates.
  private func rank(_ dates: DateReading, isOnlyCount: Bool) -> NumberRank? {
    let isNamed = isNamed(dates)
    guard format != nil || isNamed || !dates.formats[0].isEpoch else {
      let isCount = isOnlyCount && dates.isClean && !dates.isOfYears
      return isCount && dates.order(of: sample.cells(dates.positions)) != .none ? .counts : nil
    }
    guard dates.isClean else { return .unclean }
    guard dates.isOfYears else { return isNamed ? .named : .dates }
    if sample.columns[dates.positions[0]].hints.isIndex { return nil }
    return dates.formats[0].isDecimalYear
      ? isNamed ? .namedDecimalYears : .decimalYears : isNamed ? .namedYears : .years
  }

  /// Returns whether the numbers in a column are dates. Such a column is not a value column, even if other columns are
  /// the date columns. Years without fractions do not count as dates, because they may be values. If the column name
  /// does not suggest times, decimal years must be within a year of the dates in the date columns, or within four days
  /// if the years are not evenly spaced.
  func isOfDates(_ column: Int, besides dates: [Int], in format: DateFormat) -> Bool {
    let standing = sample.columns[column].hints.standing
    let cells = sample.columns[column].cells
    if let decimal = try? DateFormat("YYYY.y"), let first = cells.first, !first.isDigits,
      decimal.stamp(in: first) != nil, areClose([column], decimal, dates, format, within: 4)
    {
      return true
    }
    guard let reading = DateReading(cells, at: [column], standing: standing, isStrict: true),
      !reading.formats[0].isYear
    else { return false }
    guard standing == .unknown else { return true }
    return reading.isOfYears
      ? areClose([column], reading.formats[0], dates, format, within: 366)
      : !reading.formats[0].isEpoch
  }

  /// Returns whether the dates in two sets of columns are at most `days` days apart in most rows.
  func areClose(
    _ positions: [Int], _ format: DateFormat, _ others: [Int], _ otherFormat: DateFormat,
    within days: Int64
  ) -> Bool {
    let limit = days * CivilTime.microsecondsPerDay
    let distances = sample.rows.compactMap { row -> Int64? in
      guard let one = format.stamp(in: sample.cell(positions, in: row)),
        let other = otherFormat.stamp(in: sample.cell(others, in: row))
      else { return nil }
      return abs(one.civil.microseconds - other.civil.microseconds)
    }
    return distances.count { $0 <= limit } * 2 > distances.count
  }

  private func isNamed(_ reading: DateReading) -> Bool {
    sample.columns[reading.positions[0]].isNamedLikeDates
  }

  private func reading(of column: Int) -> DateReading? {
    guard let format else { return sample.columns[column].dates }
    return DateReading(sample.columns[column].cells, at: [column], by: [format], nil)
  }

  private func reading(of positions: [Int], _ standing: DateReading.Standing) -> DateReading? {
    let cells = sample.cells(positions)
    return if let format {
      DateReading(cells, at: positions, by: [format], nil)
    } else {
      DateReading(cells, at: positions, standing: standing)
    }
  }

  /// Adds a time-of-day column to dates without times, and a column of UTC offsets to dates with times.
  private func withTime(_ dates: DateReading) -> DateReading {
    guard format == nil else { return dates }
    let others = candidates.lazy.filter { !dates.positions.contains($0) }
    let timed = dates.hasHours ? dates : others.compactMap { self.timed(dates, by: $0) }.first
    guard let timed else { return dates }
    let zoned = others.filter { !timed.positions.contains($0) && isOfOffsets($0) }.compactMap {
      reading(of: timed.positions + [$0], .named)
    }
    return zoned.first { $0.fitting >= timed.fitting } ?? timed
  }

  private func isOfOffsets(_ column: Int) -> Bool {
    let cells = sample.columns[column].cells
    return !cells.isEmpty && cells.allSatisfy(\.isOffset)
  }

  /// Combines dates with the times in a column, or returns nil if the dates and times do not fit together. A column
  /// whose name suggests a time of day, or any column in a file without a header, fits if its cells form times with the
  /// dates. A column with another name, such as `sunset`, must also distinguish rows with the same date. A column of
  /// numbers needs a name that suggests a time of day, and must contain hours, such as `18`, or hours and minutes, such
  /// as `18.30`. A column that has dates of its own, such as `2000-01`, does not fit. However, cells such as `09.10.15`
  /// are times if the name suggests a time of day.
  private func timed(_ dates: DateReading, by column: Int) -> DateReading? {
    let cells = sample.columns[column].cells
    guard cells.contains(where: \.mayBeTimeOfDay), !sample.columns[column].hints.isOfDurations
    else { return nil }
    let isNamed = sample.header != nil && sample.columns[column].hints.isTimeOfDay
    let isExpected = isNamed || sample.header == nil
    let isNumber = cells.contains(where: \.isNumber)
    let own = isNumber ? nil : sample.columns[column].dates
    let positions = dates.positions + [column]
    lazy var dateCount = dates.distinctCount(sample.cells(dates.positions))
    // If another column contains distances, a column named `Time` contains durations.
    guard !isNumber || isNamed && cells.allSatisfy(\.isHourOrClock),
      own.map({ $0.isDoubtful || isNamed && !$0.formats[0].isISO }) ?? true,
      !Duration.areUnlikeClock(cells) || !sample.columns.contains(where: \.hints.isOfDistances),
      isExpected || Set(sample.cells(positions)).count > dateCount,
      let timed = reading(of: positions, .named), timed.hasHours,
      !isNumber || timed.fitting >= dates.fitting || cells.allSatisfy(\.isHourUpTo24),
      isExpected || timed.distinctCount(sample.cells(positions)) > dateCount
    else { return nil }
    return timed
  }

  private static let pairLimit = 100

  /// Finds two columns whose joined cells have the requested format.
  private func pair(_ format: DateFormat) -> DateReading? {
    guard let row = sample.rows.first(where: { !sample.cell(candidates, in: $0).isBlank }) else {
      return nil
    }
    let cells = candidates.map { (column: $0, cell: sample.cell($0, in: row)) }
    let ends = Array(cells.lazy.filter { format.mayEnd(with: $0.cell) }.prefix(Self.pairLimit))
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
