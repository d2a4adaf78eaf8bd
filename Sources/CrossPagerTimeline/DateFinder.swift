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
    let readings = candidates.compactMap { reading(of: [$0], standing(of: $0)) }
    let written = readings.filter { !$0.isDigits }
    if let dates = written.first(where: \.isClean) ?? written.first { return withTime(dates) }
    if let pair = format.flatMap(pair) { return pair }
    let known = readings.filter(isKnown)
    let clean = known.filter(\.isClean)
    if let dates = clean.first(where: isNamed) { return withTime(dates) }
    if let parts = calendarParts() { return withTime(parts) }
    if let dates = clean.first ?? known.first { return withTime(dates) }
    let counts = readings.filter(\.isClean)
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
    ColumnName(sample.columnNames[column]).isOfTime ? .named : .unknown
  }
}

extension DateFinder {
  /// The reading with the column of its time of day, if it has none itself and there is one.
  ///
  /// A column named like a time, or in a file without names, is taken if its cells make times with the dates; hours of
  /// another name, `sunset`, only if they tell apart what the dates do not. Numbers need the name, and must be hours, `18`,
  /// or clocks, `18.30`.
  private func withTime(_ dates: DateReading) -> DateReading {
    guard !dates.hasHours, format == nil else { return dates }
    for column in candidates where !dates.columns.contains(column) {
      if let timed = timed(dates, by: column) { return timed }
    }
    return dates
  }

  private func timed(_ dates: DateReading, by column: Int) -> DateReading? {
    let cells = sample.cells([column])
    guard !cells.isEmpty else { return nil }
    let isNamed = sample.header != nil && ColumnName(sample.columnNames[column]).isTimeOfDay
    let isNumber = cells.contains(where: NumberFormat.isNumber)
    let columns = dates.columns + [column]
    guard !isNumber || isNamed && cells.allSatisfy(\.isHourOrClock),
      let timed = reading(of: columns, .named), timed.hasHours, timed.isClean || !isNumber
    else { return nil }
    let isTold =
      isNamed || sample.header == nil
      || timed.distinctCount(sample.cells(columns))
        > dates.distinctCount(sample.cells(dates.columns))
    return isTold ? timed : nil
  }

  /// Two columns whose cells, joined, have the format that was given.
  private func pair(_ format: StampFormat) -> DateReading? {
    guard let row = sample.rows.first(where: { !sample.cell(candidates, in: $0).isBlank }) else {
      return nil
    }
    for one in candidates {
      for other in candidates where other != one {
        guard format.stamp(in: sample.cell([one, other], in: row)) != nil else { continue }
        if let reading = reading(of: [one, other], .asked) { return reading }
      }
    }
    return nil
  }

  /// Year, month, day, hour, minute and second in columns of these names, as far as they are there and make dates.
  private func calendarParts() -> DateReading? {
    guard sample.header != nil else { return nil }
    var columns: [Int] = []
    for part in ColumnName.Part.allCases {
      let column = candidates.first { ColumnName(sample.columnNames[$0]).part == part }
      guard let column else { break }
      columns.append(column)
    }
    while !columns.isEmpty {
      if let reading = reading(of: columns, .asked), reading.isClean { return reading }
      columns.removeLast()
    }
    return nil
  }
}

/// What the name of a column says of its cells.
struct ColumnName {
  /// A part of a date, in the order in which parts make one.
  enum Part: CaseIterable {
    case year, month, day, hour, minute, second
  }

  /// The part of a date that the name is the word for.
  let part: Part?
  private let words: [Substring]

  init(_ name: String) {
    let name = name.lowercased()
    part =
      switch name {
      case "year", "yr": .year
      case "month", "mon", "mo": .month
      case "day": .day
      case "hour", "hr": .hour
      case "minute", "min": .minute
      case "second", "sec": .second
      default: nil
      }
    words = name.split { !$0.isLetter && !$0.isNumber }
  }

  private static let wordsOfTime: Set<Substring> = ["epoch", "ts", "ds", "unix", "dt"]
  /// Words for the time of day in the languages whose files are met most.
  private static let wordsOfTimeOfDay: Set<Substring> = [
    "time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tid",
  ]

  /// Whether a column of the name may be expected to hold times: `time`, `start_date`, `Timestamp (UTC)`, `ds`.
  var isOfTime: Bool {
    words.contains { word in
      Self.wordsOfTime.contains(word)
        || ["time", "date", "timestamp"].contains(where: word.hasSuffix)
    }
  }

  /// Whether a column of the name may be expected to hold times of the day: `Time (UTC)`, `hour`.
  var isTimeOfDay: Bool { part == .hour || words.first.map(Self.wordsOfTimeOfDay.contains) == true }
}
