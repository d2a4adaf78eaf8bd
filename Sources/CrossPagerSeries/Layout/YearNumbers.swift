/// The numbers in a column that may be years, with or without decimal fractions.
struct YearNumbers {
  private struct Number {
    let year: Double
    /// The number of digits after the decimal mark.
    let digits: Int

    init?(_ cell: SampleCell) {
      let mark = cell.bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      digits = mark.map { cell.bytes.endIndex - $0 - 1 } ?? 0
      let isComma = mark.map { cell.bytes[$0] == UInt8(ascii: ",") } ?? false
      let format: DecimalMark = isComma ? .comma : .point
      guard let year = format.number(in: ByteScanner(cell.bytes.span)) else { return nil }
      self.year = year
    }

    var fraction: Double { year - year.rounded(.down) }

    /// Whether the fraction is a multiple of 1/`count` of a year, allowing for rounding.
    func isMultiple(of count: Double) -> Bool {
      var rounding = 0.5
      for _ in 0..<min(digits, 6) { rounding /= 10 }
      let parts = fraction * count
      return abs(parts - parts.rounded()) <= (rounding + 1e-9) * count
    }

    /// Whether the fraction represents a time within four days of the middle of a month.
    var isMidMonth: Bool { abs((fraction * 12).truncatingRemainder(dividingBy: 1) - 0.5) <= 0.12 }
  }

  private let numbers: [Number]

  init(_ cells: [SampleCell]) { numbers = cells.compactMap(Number.init) }

  /// Returns the format of the years, or nil if the numbers are probably not years.
  ///
  /// Numbers near 2000 are often prices or counts. In a column whose name does not refer to a date or year, numbers
  /// are years only if they are evenly spaced, at most ten years apart, with few gaps. If the name does not even
  /// suggest times, there must also be at least three numbers, and they must always increase or always decrease.
  func format(_ standing: DateReading.Standing) -> DateFormat? {
    switch standing {
    case .asked, .dated: break
    case .named: guard isEven else { return nil }
    case .unknown: guard numbers.count > 2, isOrdered, isEven else { return nil }
    }
    guard numbers.contains(where: { $0.digits > 0 }) else { return try? DateFormat("YYYY") }
    guard !areYearsAndMonths else { return nil }
    let areMonths =
      numbers.allSatisfy { $0.isMultiple(of: 12) } || numbers.allSatisfy(\.isMidMonth)
    return try? DateFormat(areMonths ? "YYYY.yy" : "YYYY.y")
  }

  /// Whether the digits after the mark may be the number of a month, as in `2015.12`. Such numbers may also be decimal
  /// years.
  private var areYearsAndMonths: Bool {
    numbers.contains { $0.fraction > 0 }
      && numbers.allSatisfy { $0.digits <= 2 && $0.fraction < 0.125 }
  }

  private var isOrdered: Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0.year < $1.year } || pairs.allSatisfy { $0.year > $1.year }
  }

  /// Whether the median interval between successive years is at most ten years, and at least three quarters of the
  /// intervals are near the median.
  private var isEven: Bool {
    let years = numbers.map(\.year).sorted()
    let distances = zip(years, years.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    guard !distances.isEmpty else { return false }
    let median = distances[distances.count / 2]
    return median <= 10
      && distances.count { abs($0 - median) <= median * 0.15 } * 4 >= distances.count * 3
  }
}
