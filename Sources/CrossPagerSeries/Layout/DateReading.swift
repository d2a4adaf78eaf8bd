import CivilDates

/// How the cells of some columns read as dates.
struct DateReading {
  /// What is known of the columns before their cells are looked at.
  enum Standing: Int {
    case unknown
    /// They are named like times.
    case named
    /// They are said to hold the dates.
    case asked
  }

  let columns: [Int]
  /// The formats that read the most cells, the most usual first; not one if the first was given.
  let formats: [StampFormat]
  let fitting: Int
  let others: Int

  /// Whether all cells are dates.
  var isClean: Bool { others == 0 }

  /// Whether the cells are digits alone, and might be numbers as well.
  var isDigits: Bool { formats[0].isDigits }

  /// Whether the dates come with a time of day.
  let hasHours: Bool

  /// How many of the cells are read, spread over all, to learn which formats there are.
  private static let probes = 16

  /// The reading by the formats that are found in the cells, or nil if they are not mostly dates.
  init?(_ cells: [SampleCell], of columns: [Int], standing: Standing) {
    var formats: [StampFormat] = []
    for place in stride(from: 0, to: cells.count, by: max(1, cells.count / Self.probes)) {
      formats += Self.formats(reading: cells[place], standing).filter { !formats.contains($0) }
    }
    self.init(cells, of: columns, by: formats, standing)
  }

  /// The reading by a format that was given, or nil if the cells are not mostly such dates.
  init?(_ cells: [SampleCell], of columns: [Int], by format: StampFormat) {
    self.init(cells, of: columns, by: [format], nil)
  }

  /// The reading of year, month, day, hour, minute and second, as many as there are columns, in this order; nil if the
  /// cells are not mostly such dates.
  init?(_ cells: [SampleCell], ofParts columns: [Int]) {
    let formats = Self.formsOfParts.compactMap { fields in
      try? StampFormat(fields.prefix(columns.count).joined(separator: " "))
    }
    self.init(cells, of: columns, by: formats, .asked)
  }

  private static let formsOfParts = [
    ["YYYY", "M"], ["YYYY", "MMM"], ["YY", "M"], ["YY", "MMM"],
  ].map { $0 + ["D", "h", "m", "s"] }

  private init?(
    _ cells: [SampleCell], of columns: [Int], by formats: [StampFormat], _ standing: Standing?
  ) {
    let fitting = formats.map { format in
      let isPlausible = standing.map { Self.isPlausible(format, $0) }
      return cells.count { cell in
        format.stamp(in: cell).map { isPlausible?($0, cell) ?? true } ?? false
      }
    }
    guard let most = fitting.max(), most > 0, most >= cells.count - most else { return nil }
    self.columns = columns
    let best = zip(formats, fitting).filter { $0.1 == most }.map(\.0)
    // Seconds since 1970 that also read as a calendar's days and hours are later than 2030.
    let ofCalendar = best.filter { !$0.isEpoch }
    self.formats = ofCalendar.isEmpty ? best : ofCalendar
    self.fitting = most
    others = cells.count - most
    hasHours = self.formats[0].hasHours(in: cells)
  }

  private static func formats(reading cell: SampleCell, _ standing: Standing) -> [StampFormat] {
    if StampFormat.iso.stamp(in: cell) != nil { return [.iso] }
    guard NumberFormat.isNumber(cell) else {
      return StampForms.patterns(reading: cell).map { .pattern($0) }
    }
    // A year alone has four digits.
    guard cell.bytes.count >= 4 else { return [] }
    return StampForms.patterns(readingDigits: cell).map { .pattern($0) }.filter { format in
      format.stamp(in: cell).map { isPlausible(format, standing)($0, cell) } ?? false
    }
  }
}

extension DateReading {
  /// Whether a cell of digits alone is likely to be meant as the time it reads as; other cells always are.
  ///
  /// Counts since 1970 are of the years 1990 to 2100; seconds in a column that is named like a time may also be earlier
  /// if they have at least nine digits, so that the seconds of an experiment are no dates. Digits of a calendar are of
  /// the years 1800 to 2100; year alone, or with a month, must be expected.
  private static func isPlausible(_ format: StampFormat, _ standing: Standing) -> (
    Stamp, SampleCell
  ) -> Bool {
    guard format.isDigits, case .pattern(let pattern) = format else { return { _, _ in true } }
    let isKnown = standing != .unknown
    switch pattern.text {
    case "X" where isKnown:
      return { stamp, cell in 1900...2100 ~= stamp.civil.date.year && cell.bytes.count >= 9 }
    case "YYYY" where standing != .asked, "YYYYMM" where !isKnown:
      return { _, _ in false }
    default:
      let years = format.isEpoch ? 1990...2100 : 1800...2100
      let areOnlyDigits = format.isEpoch && !isKnown
      return { stamp, cell in
        years ~= stamp.civil.date.year
          && (!areOnlyDigits || cell.isDigits)
      }
    }
  }

  /// The times in cells that grow or shrink from row to row, or stay.
  func isMonotone(_ cells: [SampleCell]) -> Bool {
    let times = cells.compactMap { formats[0].stamp(in: $0)?.civil }
    return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      || zip(times, times.dropFirst()).allSatisfy { $0 >= $1 }
  }

  /// The number of different times in cells.
  func distinctCount(_ cells: [SampleCell]) -> Int {
    Set(cells.compactMap { formats[0].stamp(in: $0) }).count
  }
}
