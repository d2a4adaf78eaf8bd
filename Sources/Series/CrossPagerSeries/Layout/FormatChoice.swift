import CivilDates

/// Chooses between formats that can read the same cells.
extension [DateFormat] {
  /// The minimum number of different fiscal years. If there are fewer, cells such as `2010/11` may be months.
  private static let leastYears = 3

  /// Returns the format of fiscal years if the cells are consecutive fiscal years in any order; otherwise, all others.
  func decidingFiscalYears(_ cells: [SampleCell]) -> [DateFormat] {
    guard let fiscal = first(where: \.isFiscalYear) else { return self }
    let years = Set(cells.map { fiscal.stamp(in: $0)?.civil.date.year })
    let known = years.compactMap(\.self)
    guard known.count == years.count, known.count >= Self.leastYears,
      let least = known.min(), let greatest = known.max(), greatest - least == known.count - 1
    else { return filter { $0 != fiscal } }
    return [fiscal]
  }

  /// Returns the first format if all formats read all cells alike. Otherwise, returns the format that the steps between
  /// the dates suggest or, if the steps suggest none, the format that the rest of the file suggests.
  ///
  /// - Parameters:
  ///   - cells: The cells of the sample, whose leading zeros determine the digits of each field; nil if the format is
  ///     requested.
  ///   - visit: A closure that calls its argument with each cell until the argument returns true.
  /// - Throws: ``SeriesError/ambiguousDates(source:columns:value:formats:)`` if nothing suggests a format.
  func decided(
    _ cells: [SampleCell]?, source: String, columns: [String], hint: DateOrder.Hint?,
    _ visit: (_ body: (SampleCell) -> Bool) throws(SeriesError) -> Void
  ) throws(SeriesError) -> (format: DateFormat, order: DateOrder?) {
    let padded = map { format in cells.map(format.padded) ?? format }
    if count == 1 { return (padded[0], nil) }
    var example: SampleCell?
    try visit { cell in
      if Set(compactMap { $0.stamp(in: cell) }).count > 1 { example = cell }
      return example != nil
    }
    guard let example else { return (padded[0], nil) }
    var paths = map { _ in DatePath() }
    try visit { cell in
      for (place, format) in enumerated() {
        if let stamp = format.stamp(in: cell) { paths[place].add(stamp.civil) }
      }
      return false
    }
    let hinted = indices.filter { self[$0].isDayFirst == hint?.isDayFirst }
    let known = hinted.count == 1 ? hint.map { (hinted[0], $0.evidence) } : nil
    if let (place, evidence) = DatePath.chosen(paths) ?? known {
      let other = padded[place == 0 ? 1 : 0].description
      return (padded[place], DateOrder(evidence: evidence, other: other))
    }
    throw .ambiguousDates(
      source: source, columns: columns, value: example.text, formats: padded.map(\.description))
  }
}

/// The numbers in a column that may be years, with or without decimal fractions.
struct YearNumbers {
  private struct Number {
    let year: Double
    /// The number of digits after the decimal mark.
    let digits: Int

    init?(_ cell: SampleCell) {
      let mark = cell.onlyMark
      guard let year = (mark ?? .point).number(in: ByteScanner(cell.bytes.span)) else { return nil }
      self.year = year
      digits = mark == nil ? 0 : cell.bytes.reversed().prefix(while: \.isDigit).count
    }

    var fraction: Double { year - year.rounded(.down) }

    /// Whether the fraction is a multiple of a twelfth of a year, allowing for rounding.
    var isTwelfth: Bool {
      var rounding = 0.5
      for _ in 0..<min(digits, 6) { rounding /= 10 }
      let months = fraction * 12
      return abs(months - months.rounded()) <= rounding * 12
    }

    /// Whether the fraction represents a time within four days of the middle of a month.
    var isMidMonth: Bool { abs((fraction * 12).truncatingRemainder(dividingBy: 1) - 0.5) <= 0.12 }
  }

  private let numbers: [Number]

  init(_ cells: [SampleCell]) { numbers = cells.compactMap(Number.init) }

  /// Returns the format of the years, or nil if the numbers are probably not years. Numbers near 2000 are often prices
  /// or counts. In a column whose name does not refer to a date or year, numbers are years only if they are evenly
  /// spaced, at most ten years apart, with few gaps. If the name does not even suggest times, there must also be at
  /// least three numbers, and they must always increase or always decrease.
  func format(_ standing: DateReading.Standing) -> DateFormat? {
    switch standing {
    case .asked, .dated: break
    case .named: guard isEven else { return nil }
    case .unknown:
      guard numbers.count > 2, Order(of: numbers.map(\.year)) == .strict, isEven else { return nil }
    }
    guard numbers.contains(where: { $0.digits > 0 }) else { return try? DateFormat("YYYY") }
    // The digits after the mark may be the number of a month, as in `2015.12`, or a fraction of a year.
    if numbers.contains(where: { $0.fraction > 0 }),
      numbers.allSatisfy({ $0.digits <= 2 && $0.fraction < 0.125 })
    {
      return nil
    }
    let areMonths = numbers.allSatisfy(\.isTwelfth) || numbers.allSatisfy(\.isMidMonth)
    return try? DateFormat(areMonths ? "YYYY.yy" : "YYYY.y")
  }

  /// Whether the median interval is at most ten years and at least three quarters of the intervals are near it.
  private var isEven: Bool {
    let years = numbers.map(\.year).sorted()
    let distances = zip(years, years.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    guard !distances.isEmpty else { return false }
    let median = distances[distances.count / 2]
    return median <= 10
      && distances.count { abs($0 - median) <= median * 0.15 } * 4 >= distances.count * 3
  }
}
