package import CivilDates
import NumberPacking

extension NamedSeries {
  package var barCount: Int { series.reduce(0) { $0 + $1.barCount } }

  /// Returns the bars as text for the web page to draw. See ``Series/init(unpacking:bars:unit:rowSpan:)``.
  ///
  /// - Parameters:
  ///   - unit: The unit of the bars. A unit finer than the resolution counts as the resolution.
  ///   - check: A closure that is called before each column, and that throws an error to stop.
  /// - Returns: The unit of the bars, the calendar indices of the bars with samples, and the summaries of these bars in
  ///   each column.
  package func packed<Failure>(
    per unit: CalendarUnit, in calendar: CivilCalendar, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> (unit: CalendarUnit, bars: String, columns: [String]) {
    let unit = series.reduce(unit) { max($0, $1.resolution) }
    let bars = Set(series.flatMap { $0.groups(per: unit, in: calendar).map(\.index) }).sorted()
    let texts = try series.map { column throws(Failure) in
      try check()
      var groups = column.groups(per: unit, in: calendar)
      var group = groups.next()
      let summaries = bars.map { bar in
        guard let found = group, found.index == bar else { return Summary() }
        group = groups.next()
        return column.summaries.own(found.positions)
      }
      return summaries.packed(lags: unit.lags)
    }
    return (unit, bars.packedIndices, texts)
  }
}

extension [Summary] {
  /// Returns the summaries of bars as text. A bar with a single value is written as one number.
  fileprivate func packed(lags: [Int]) -> String {
    var bits = BitWriter()
    for run in runs(where: { $0.kind == $1.kind }) {
      bits.write(self[run.lowerBound].kind.rawValue, bits: 2)
      bits.writeGamma(run.count - 1)
    }
    NumberCode.write(filter { $0.kind == .oneValue }.compactMap(\.last), lags: lags, to: &bits)
    let wholes = filter { $0.kind == .whole }
    if wholes.isEmpty { return bits.base64 }
    for count in [\Summary.count, \.missing] {
      let counts = wholes.map { Int64($0[keyPath: count]) }
      IntegerCode(for: counts, lags: lags).write(counts, to: &bits)
    }
    let parts = wholes.map(\.parts)
    for part in Summary().parts.indices {
      NumberCode.write(parts.map { Self.finite($0[part]) }, lags: lags, to: &bits)
    }
    return bits.base64
  }

  private static func finite(_ number: Double) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    return Swift.min(Swift.max(number, -greatest), greatest)
  }
}

extension Array {
  /// Returns the longest ranges of positions in which each element follows from its predecessor.
  fileprivate func runs(where follows: (Element, Element) -> Bool) -> [Range<Int>] {
    let starts = indices.filter { $0 == 0 || !follows(self[$0 - 1], self[$0]) }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}

extension [Int] {
  /// The calendar indices as text: their count, followed by the distance from the previous run and the length of each
  /// run of consecutive indices. The indices must be at least 0 and in ascending order.
  package var packedIndices: String {
    var bits = BitWriter()
    bits.writeGamma(count)
    var next = 0
    for run in runs(where: { $0 + 1 == $1 }) {
      bits.writeGamma(self[run.lowerBound] - next)
      bits.writeGamma(run.count - 1)
      next = self[run.upperBound - 1] + 1
    }
    return bits.base64
  }
}

extension CalendarUnit {
  /// The lengths of cycles that values of this unit may follow, such as the number of hours in a day and in a week.
  fileprivate var lags: [Int] {
    switch self {
    case .second: [1, 60, 3600]
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
