package import CivilDates

/// The bars of a series as text, for other programs to draw.
package struct PackedSeries {
  /// The unit of the bars.
  package let unit: CalendarUnit
  /// The calendar indices of the bars with samples: their count, followed by runs of consecutive indices, each preceded
  /// by its distance from the previous run.
  package let bars: String
  /// The summaries of the bars in each column.
  package let columns: [String]
}

extension NamedSeries {
  /// The total number of bars with samples in all columns.
  package var barCount: Int { columns.reduce(0) { $0 + $1.barCount } }

  /// The bars as text, which `ChartData` in `Sources/CrossPagerWeb/page/data.js` reads.
  ///
  /// - Parameters:
  ///   - unit: The unit of the bars. A unit finer than the resolution counts as the resolution.
  ///   - calendar: The calendar that defines the units.
  ///   - check: Throws to stop. Called before each column.
  /// - Complexity: O(bars)
  package func packed<Failure>(
    per unit: CalendarUnit, in calendar: CivilCalendar, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> PackedSeries {
    let unit = columns.reduce(unit) { max($0, $1.resolution) }
    let summaries = columns.map { $0.summaries(per: unit, in: calendar) }
    let bars = Set(summaries.joined().map(\.index)).sorted()
    return try PackedSeries(
      unit: unit, bars: CalendarIndices(bars).packed,
      columns: summaries.map { column throws(Failure) in
        try check()
        var position = 0
        let all = bars.map { bar in
          guard position < column.count, column[position].index == bar else { return Summary() }
          position += 1
          return column[position - 1].summary
        }
        return Series.packed(all, lags: unit.lags)
      })
  }
}

extension Series {
  /// The summaries of all units with samples, and their calendar indices.
  fileprivate func summaries(
    per unit: CalendarUnit, in calendar: CivilCalendar
  ) -> [(index: Int, summary: Summary)] {
    if unit == resolution { return bars.indices.map { (bars[$0], summaries[$0]) } }
    var found: [(index: Int, summary: Summary)] = []
    var end = Int.min
    for position in bars.indices {
      if bars[position] >= end {
        let bar = unit.index(holding: bars[position], of: resolution, in: calendar)
        end = bar.end
        found.append((bar.index, Summary()))
      }
      found[found.count - 1].summary.add(summaries[position])
    }
    return found
  }

  /// The kind of a bar's summary.
  private enum Kind: UInt64 {
    case oneValue, oneBlank, whole, empty

    init(of summary: Summary) {
      switch (summary.count, summary.missing) {
      case (1, 0): self = .oneValue
      case (0, 1): self = .oneBlank
      case (0, 0): self = .empty
      default: self = .whole
      }
    }
  }

  /// The summaries of bars as text. A bar with a single value is written as one number.
  fileprivate static func packed(_ summaries: [Summary], lags: [Int]) -> String {
    var bits = BitWriter()
    let kinds = summaries.map(Kind.init)
    var start = 0
    while start < kinds.count {
      let end = kinds[start...].firstIndex { $0 != kinds[start] } ?? kinds.count
      bits.write(kinds[start].rawValue, bits: 2)
      bits.writeGamma(end - start - 1)
      start = end
    }
    let ones = zip(kinds, summaries).filter { $0.0 == .oneValue }.compactMap(\.1.last)
    NumberCode.write(ones, lags: lags, to: &bits)
    let wholes = zip(kinds, summaries).filter { $0.0 == .whole }.map(\.1)
    if wholes.isEmpty { return bits.base64 }
    for count in [\Summary.count, \.missing] {
      let counts = wholes.map { Int64($0[keyPath: count]) }
      IntegerCode(for: counts, lags: lags).write(counts, to: &bits)
    }
    for value in [\Summary.min, \.max, \.last] {
      NumberCode.write(wholes.map { $0[keyPath: value] ?? 0 }, lags: lags, to: &bits)
    }
    NumberCode.write(wholes.map(\.sumParts.sum), lags: lags, to: &bits)
    NumberCode.write(wholes.map(\.sumParts.lost), lags: lags, to: &bits)
    return bits.base64
  }
}

/// Calendar indices in ascending order.
package struct CalendarIndices {
  private let indices: [Int]

  /// - Parameter indices: Indices in ascending order, at least 0.
  package init(_ indices: [Int]) { self.indices = indices }

  /// The indices as text: their count, followed by runs of consecutive indices, each preceded by its distance from the
  /// previous run.
  package var packed: String {
    var bits = BitWriter()
    bits.writeGamma(indices.count)
    var (start, next) = (0, 0)
    while start < indices.count {
      var end = start + 1
      while end < indices.count, indices[end] == indices[end - 1] + 1 { end += 1 }
      bits.writeGamma(indices[start] - next)
      bits.writeGamma(end - start - 1)
      next = indices[end - 1] + 1
      start = end
    }
    return bits.base64
  }
}

extension CalendarUnit {
  /// The lengths of cycles that values of this unit may follow, such as the number of hours in a day and in a week.
  fileprivate var lags: [Int] {
    switch self {
    case .minute: [1, 60, 1440]
    case .hour: [1, 24, 168]
    case .day: [1, 7, 365]
    case .month: [1, 12]
    case .week: [1, 52]
    case .quarter: [1, 4]
    case .year, .decade, .century: [1]
    }
  }
}
