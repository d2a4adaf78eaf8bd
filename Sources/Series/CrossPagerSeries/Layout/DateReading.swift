import CivilDates

/// An interpretation of one or more columns as dates.
struct DateReading {
  /// The evidence, other than the cells, that the columns contain dates.
  enum Standing {
    case unknown
    /// The names of the columns suggest times, but not necessarily dates.
    case named
    /// The names of the columns refer to dates or years.
    case dated
    /// The caller requested the columns as date columns.
    case asked
  }

  let positions: [Int]
  /// The formats that can read the most cells, most common first; counts since 1970 only if there is no other format.
  let formats: [DateFormat]
  let fitting: Int
  let isClean: Bool
  let hasHours: Bool

  var isDoubtful: Bool { formats[0].isDoubtful }
  var isOfYears: Bool { formats[0].isOfYears }

  private static let probes = 16

  /// Reads the cells as dates. Returns nil if most cells are not dates or, with `isStrict`, if any cell is not a date.
  init?(
    _ cells: [SampleCell], at positions: [Int], standing: Standing, isStrict: Bool = false
  ) {
    let cells = Self.withoutFooter(cells)
    guard let first = cells.first else { return nil }
    var formats = Self.formats(reading: first, standing)
    // A format that reads all cells also reads the first cell.
    var best = Self.best(formats.decidingFiscalYears(cells), cells, standing, mayMiss: 0)
    if best == nil, !isStrict {
      let step = max(1, cells.count / Self.probes)
      for place in stride(from: step, to: cells.count, by: step) {
        formats += Self.formats(reading: cells[place], standing).filter { !formats.contains($0) }
      }
      best = Self.best(formats.decidingFiscalYears(cells), cells, standing)
    }
    self.init(cells, at: positions, by: best, standing)
  }

  /// Reads cells in the given formats. Returns nil if none fits half of them. `standing` is nil for requested formats.
  init?(_ cells: [SampleCell], at positions: [Int], by formats: [DateFormat], _ standing: Standing?)
  {
    self.init(cells, at: positions, by: Self.best(formats, cells, standing), standing)
  }

  /// Returns the cells without a footer, which is up to five cells of text below at least ten other cells.
  private static func withoutFooter(_ cells: [SampleCell]) -> [SampleCell] {
    guard let last = cells.lastIndex(where: { $0.bytes.contains(where: \.isDigit) }), last >= 9,
      cells.count - last <= 6
    else { return cells }
    return Array(cells[...last])
  }

  private init?(
    _ cells: [SampleCell], at positions: [Int], by best: (formats: [DateFormat], missed: Int)?,
    _ standing: Standing?
  ) {
    guard let best else { return nil }
    isClean = best.missed == 0
    // Read a number as a calendar date if possible. As seconds since 1970, it would represent a time after 2026.
    let ofCalendar = best.formats.filter { !$0.isEpoch }
    let likely = ofCalendar.isEmpty ? best.formats : ofCalendar
    if let standing, likely[0].isOfYears {
      guard isClean || standing == .dated || standing == .asked else { return nil }
      let years = isClean ? cells : cells.filter { likely[0].stamp(in: $0) != nil }
      guard let format = YearNumbers(years).format(standing) else { return nil }
      formats = [format]
    } else {
      formats = likely
    }
    self.positions = positions
    fitting = cells.count - best.missed
    hasHours = formats[0].hasHours(in: cells)
  }

  /// Returns the formats that miss the fewest cells, and the number of cells that they miss. Returns nil if all formats
  /// miss more than `mayMiss` cells, by default half of the cells. A format that misses more cells than another is not
  /// tried on the remaining cells.
  private static func best(
    _ formats: [DateFormat], _ cells: [SampleCell], _ standing: Standing?, mayMiss: Int? = nil
  ) -> (formats: [DateFormat], missed: Int)? {
    guard !cells.isEmpty else { return nil }
    var best = (formats: [] as [DateFormat], missed: mayMiss ?? cells.count / 2)
    for format in formats {
      let isPlausible = standing.map { Self.isPlausible(format, $0) }
      var missed = 0
      for cell in cells {
        if let stamp = format.stamp(in: cell), isPlausible?(stamp, cell) ?? true { continue }
        missed += 1
        if missed > best.missed { break }
      }
      guard missed <= best.missed else { continue }
      best = (missed < best.missed ? [format] : best.formats + [format], missed)
      // If every cell is a year, ``YearNumbers`` chooses the format.
      if missed == 0, best.formats[0].isOfYears { break }
    }
    return best.formats.isEmpty ? nil : best
  }

  static func formats(reading cell: SampleCell, _ standing: Standing) -> [DateFormat] {
    if DateFormat.iso.stamp(in: cell) != nil { return [.iso] }
    guard cell.isNumber else { return DateFormat.formats(reading: cell) }
    // The shortest numeric date is a four-digit year.
    guard cell.bytes.count >= 4 else { return [] }
    return DateFormat.formats(readingDigits: cell).filter { format in
      format.stamp(in: cell).map { isPlausible(format, standing)($0, cell) } ?? false
    }
  }

  /// Returns a test that checks whether the time in a numeric cell is plausible. All other cells pass the test.
  ///
  /// Counts since 1970 must represent times in the years 1990 to 2100. If the column is requested or its name suggests
  /// times, counts of seconds may represent times in the years 1900 to 2100, but must have at least nine digits.
  /// Elapsed seconds in an experiment are therefore not read as dates. Calendar dates must be in the years 1800 to
  /// 2100. A number like `201512` or `2015365` is a date only in a column that is requested or whose name suggests
  /// times. Years must be from 1500 to 2100, or from 1000 to 2200 in a column that is requested or whose name refers to
  /// a date or year. In such a column, years can also be of the Buddhist era.
  private static func isPlausible(_ format: DateFormat, _ standing: Standing) -> (
    Stamp, SampleCell
  ) -> Bool {
    guard format.isDigits else { return { _, _ in true } }
    let isKnown = standing != .unknown
    switch format.parts {
    case [.field(.epoch)] where isKnown:
      return { stamp, cell in 1900...2100 ~= stamp.civil.date.year && cell.wholeDigitCount >= 9 }
    case [.field(.year), .field(.month)] where !isKnown,
      [.field(.year), .field(.dayOfYear)] where !isKnown:
      return { _, _ in false }
    default:
      let isDated = standing == .asked || standing == .dated
      let years =
        format.isOfYears
        ? isDated ? 1000...2200 : DateFormat.likelyYears
        : format.isEpoch ? 1990...2100 : 1800...2100
      let needsDigits = format.isEpoch && !isKnown
      return { stamp, cell in
        let year = stamp.civil.date.year
        return (years ~= year || isDated && !format.isEpoch && DateFormat.buddhistYears ~= year)
          && (!needsDigits || cell.isDigits)
      }
    }
  }

  func order(of cells: [SampleCell]) -> Order {
    Order(of: cells.compactMap { formats[0].stamp(in: $0)?.civil })
  }

  func distinctCount(_ cells: [SampleCell]) -> Int {
    Set(cells.compactMap { formats[0].stamp(in: $0) }).count
  }
}

/// The order of a list of values.
enum Order {
  /// The values always increase or always decrease.
  case strict
  /// The values never decrease or never increase.
  case monotone
  case none

  init(of values: [some Comparable]) {
    let pairs = zip(values, values.dropFirst())
    self =
      pairs.allSatisfy(<) || pairs.allSatisfy(>)
      ? .strict : pairs.allSatisfy(<=) || pairs.allSatisfy(>=) ? .monotone : .none
  }
}

extension DateFormat {
  /// The plausible years in a column whose name does not refer to dates.
  static let likelyYears = 1500...2100
  /// The years that are more likely years of the Buddhist era.
  static let buddhistYears = 2400...2600

  /// Returns the format with the more likely years. Years that are all from 2400 to 2600 are of the Buddhist era. Two
  /// digits mean a year from 1930 to 2029 if the dates are in order only in that case, or if all dates would otherwise
  /// be after 2029.
  func withLikelyYears(in cells: [SampleCell]) -> DateFormat {
    let pattern =
      isISO
      ? cells.first.flatMap { DateFormat.formats(reading: $0).first?.padded(reading: cells) }
      : self
    let fields = pattern?.parts.compactMap(\.field) ?? []
    let isShort = fields.contains(Field(.year, .shortYear))
    guard let pattern, isShort || fields.contains(.year),
      !fields.contains(where: { [.week, .dayOfYear].contains($0.meaning) })
    else { return self }
    let other = DateFormat(
      unchecked: pattern.parts.map { part in
        part.field?.meaning != .year ? part : .field(isShort ? .recentYear : .buddhistYear)
      })
    func times(_ format: DateFormat) -> [CivilTime] {
      cells.compactMap { format.stamp(in: $0)?.civil }
    }
    let found = times(self)
    let areOther =
      found.allSatisfy { isShort ? $0.date.year >= 2030 : Self.buddhistYears ~= $0.date.year }
      || isShort && Order(of: found) == .none && Order(of: times(other)) != .none
    return areOther && times(other).count >= found.count ? other : self
  }

  /// Returns the calendar unit, a month or longer, that a cell in another format means, if dates in this format do not
  /// mean that unit. Returns nil for any other cell. Dates in ISO 8601 may mean months.
  func otherPeriod(_ cell: SampleCell) -> CalendarUnit? {
    // Other cells, such as `01/02/03 04:05:06`, are slow to examine.
    guard cell.bytes.count < 32, !cell.bytes.contains(UInt8(ascii: ":")) else { return nil }
    let own = isISO ? .month : finestUnit(in: cell)
    let format = DateReading.formats(reading: cell, .dated).first { !$0.isEpoch }
    return (format?.finestUnit(in: cell)).flatMap { $0 >= .month && $0 != own ? $0 : nil }
  }

  var isOfYears: Bool { isYear || isDecimalYear }
}
