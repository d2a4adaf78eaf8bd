package import CivilDates

/// Evidence in the values of a series, regardless of its name, for the aggregate that suits it.
extension Series {
  /// Returns whether the values rise over the whole length of the series, except for a few falls.
  ///
  /// - Parameters:
  ///   - isMeter: Whether the series has the name of a meter. If so, the meter may have been replaced once, even if
  ///     there are few values.
  ///   - startingAgain: Whether the values must also fall to less than a tenth of the previous value, on average
  ///     once for every 3 to 50 rises. These falls are not counted.
  package func onlyRises(
    atLeast least: Int, isMeter: Bool = false, startingAgain: Bool = false
  ) -> Bool {
    var (rises, falls, starts) = (0, 0, 0)
    let fewest = isMeter && count >= 5 ? 1 : 0
    let limit = bars.count < 30 ? fewest : 2 + bars.count / 200
    func fall(from old: Double, to new: Double) {
      if startingAgain, new >= 0, 10 * new < old { starts += 1 } else { falls += 1 }
    }
    var last: Double?
    for position in bars.indices {
      let bar = summaries.rising(position)
      guard let bar else { continue }
      if let last, bar.first > last { rises += 1 }
      if let last, bar.first < last { fall(from: last, to: bar.first) }
      if bar.falls {
        fall(from: bar.first, to: bar.last)
      } else if bar.first < bar.last {
        rises += 1
      }
      if falls > limit { return false }
      last = bar.last
    }
    return rises >= least && (!startingAgain || 3 * starts...50 * starts ~= rises)
  }

  /// Whether the values are far from 0 and close to each other, as the readings of a meter are.
  package var isOfReadings: Bool {
    let all = summaries.own(bars.indices)
    guard let least = all.min, let greatest = all.max else { return false }
    return 10 * (greatest - least) < least
  }

  /// Returns the reason why the values of dates without times are probably amounts, or nil if there is none.
  ///
  /// - Numbers with cents, some of them negative, are payments if they are on irregular days or on days with several
  ///   entries.
  /// - Numbers of which at least half are 0 are amounts if none is negative and their average change from one date to
  ///   the next is at least a quarter of their mean.
  /// - Daily whole numbers that change as much on average are counts if at least half of the changes reach a tenth of
  ///   the mean. If all numbers are small, they may be ratings.
  package func evidenceOfAmounts(in calendar: CivilCalendar) -> String? {
    let recent = bars.indices.suffix(1_000).filter(summaries.hasValue)
    let days = recent.map { calendar.start(of: bars[$0], in: resolution) }
    guard recent.count > 2, step == nil,
      days.allSatisfy({ calendar.start(ofUnit: .day, holding: $0) == $0 })
    else { return nil }
    let values = recent.map { summaries[$0] }
    let numbers = values.flatMap { [$0.min, $0.max, $0.sum].compactMap(\.self) }
    let sums = values.compactMap(\.sum)
    func areWhole(_ factor: Double) -> Bool {
      numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-4 }
    }
    let single = zip(days, days.dropFirst()).count { $1.date.dayNumber == $0.date.dayNumber + 1 }
    let areDaily = 4 * single >= 3 * (days.count - 1) && count <= bars.count
    if numbers.contains(where: { $0 < 0 }) {
      let haveCents = areWhole(100) && (!areWhole(1) || count >= 2 * bars.count)
      return !areDaily && haveCents ? "payments on irregular days" : nil
    }
    let changes = zip(sums, sums.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    guard sums.count >= 20, changes > 0, 4 * changes >= sums.reduce(0, +) else { return nil }
    if 2 * values.count(where: { $0.min == 0 }) >= sums.count { return "mostly 0" }
    let mean = sums.reduce(0, +) / Double(sums.count)
    let changing = zip(sums, sums.dropFirst()).count { 10 * abs($1 - $0) >= mean }
    let areCounts =
      areDaily && areWhole(1) && 2 * changing >= sums.count && numbers.contains { $0 >= 20 }
    return areCounts ? "whole numbers that change like counts" : nil
  }
}
