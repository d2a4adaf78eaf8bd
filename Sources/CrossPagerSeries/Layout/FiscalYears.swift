import CivilDates

/// Decides whether cells such as `2010/11` are fiscal years.
extension [DateFormat] {
  /// The minimum number of different fiscal years. If there are fewer, cells such as `2010/11` may be months.
  private static let leastYears = 3

  /// Returns only the format of fiscal years if the cells are consecutive fiscal years, and all other formats otherwise.
  ///
  /// The cells need not be in order, and years can repeat.
  func decidingFiscalYears(_ cells: [SampleCell]) -> [DateFormat] {
    guard let fiscal = first(where: \.isFiscalYear) else { return self }
    let years = cells.map { fiscal.stamp(in: $0)?.civil.date.year }
    let found = Set(years)
    guard !found.contains(nil), found.count >= Self.leastYears else {
      return filter { $0 != fiscal }
    }
    let sorted = found.compactMap(\.self).sorted()
    let areConsecutive = sorted[sorted.count - 1] - sorted[0] == sorted.count - 1
    return areConsecutive ? [fiscal] : filter { $0 != fiscal }
  }
}
