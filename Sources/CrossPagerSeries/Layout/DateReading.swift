import CivilDates

/// How the cells of some columns read as dates.
struct DateReading {
  /// What is known of the columns before their cells are read.
  enum Standing {
    case unknown
    /// They have names like times.
    case named
    /// The caller says that they hold the dates.
    case asked
  }

  let columns: [Int]
  /// The formats that read the most cells, the most usual first; none of them counts from 1970 unless all do.
  let formats: [DateFormat]
  /// How many cells the formats read.
  let fitting: Int
  /// Whether all cells are dates.
  let isClean: Bool
  /// Whether the dates come with a time of day.
  let hasHours: Bool

  /// Whether the cells are digits alone, and might be numbers as well.
  var isDigits: Bool { formats[0].isDigits }

  /// How many cells are tried to learn the formats.
  private static let probes = 16

  /// The reading by the formats that are found in the cells, or nil if most cells are not dates.
  init?(_ cells: [SampleCell], of columns: [Int], standing: Standing) {
    var formats: [DateFormat] = []
    for place in stride(from: 0, to: cells.count, by: max(1, cells.count / Self.probes)) {
      formats += Self.formats(reading: cells[place], standing).filter { !formats.contains($0) }
    }
    self.init(cells, of: columns, by: formats, standing)
  }

  /// The reading by a format that was given, or nil if most cells are not such dates.
  init?(_ cells: [SampleCell], of columns: [Int], by format: DateFormat) {
    self.init(cells, of: columns, by: [format], nil)
  }

  /// The reading of year, month, day, hour, minute and second in this order, as many as there are columns; nil if most
  /// cells are not such dates.
  init?(_ cells: [SampleCell], ofParts columns: [Int]) {
    let starts = [["YYYY", "M"], ["YYYY", "MMM"], ["YY", "M"], ["YY", "MMM"]]
    let formats = starts.compactMap { start in
      let fields = (start + ["D", "h", "m", "s"]).prefix(columns.count)
      return try? DateFormat(fields.joined(separator: " "))
    }
    self.init(cells, of: columns, by: formats, .asked)
  }

  private init?(
    _ cells: [SampleCell], of columns: [Int], by formats: [DateFormat], _ standing: Standing?
  ) {
    let fitting = formats.map { format in
      let isPlausible = standing.map { Self.isPlausible(format, $0) }
      return cells.count { cell in
        format.stamp(in: cell).map { isPlausible?($0, cell) ?? true } ?? false
      }
    }
    guard let most = fitting.max(), most > 0, most >= cells.count - most else { return nil }
    let best = zip(formats, fitting).filter { $0.1 == most }.map(\.0)
    // Seconds since 1970 that also read as a calendar's days and hours are later than 2030.
    let ofCalendar = best.filter { !$0.isEpoch }
    self.columns = columns
    self.formats = ofCalendar.isEmpty ? best : ofCalendar
    self.fitting = most
    isClean = most == cells.count
    hasHours = self.formats[0].hasHours(in: cells)
  }

  private static func formats(reading cell: SampleCell, _ standing: Standing) -> [DateFormat] {
    if DateFormat.iso.stamp(in: cell) != nil { return [.iso] }
    guard cell.isNumber else { return DateFormat.formats(reading: cell) }
    // A year alone has four digits.
    guard cell.bytes.count >= 4 else { return [] }
    return DateFormat.formats(readingDigits: cell).filter { format in
      format.stamp(in: cell).map { isPlausible(format, standing)($0, cell) } ?? false
    }
  }

  /// Whether a cell of digits is likely to mean the time it reads as. Other cells always are.
  ///
  /// Counts since 1970 are in the years 1990 to 2100. Seconds in a column named like a time may be earlier if they have
  /// at least nine digits, so that the seconds of an experiment are not dates. Digits of a calendar are in the years
  /// 1800 to 2100; a year alone or with a month must be expected.
  private static func isPlausible(_ format: DateFormat, _ standing: Standing) -> (
    Stamp, SampleCell
  ) -> Bool {
    guard format.isDigits else { return { _, _ in true } }
    let isKnown = standing != .unknown
    switch format.description {
    case "X" where isKnown:
      return { stamp, cell in 1900...2100 ~= stamp.civil.date.year && cell.bytes.count >= 9 }
    case "YYYY" where standing != .asked, "YYYYMM" where !isKnown:
      return { _, _ in false }
    default:
      let years = format.isEpoch ? 1990...2100 : 1800...2100
      let needsDigits = format.isEpoch && !isKnown
      return { stamp, cell in
        years ~= stamp.civil.date.year && (!needsDigits || cell.isDigits)
      }
    }
  }

  /// Whether the times in cells only grow or only shrink from row to row.
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
