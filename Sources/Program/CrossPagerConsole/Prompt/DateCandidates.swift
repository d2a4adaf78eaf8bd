package import CivilDates
import CrossPager
import CrossPagerTimeline

package enum DateCandidates {
  /// The dates that begin with `text` and have a page in the current level. Each completion adds a finer unit: first
  /// the year, then the month, and so on.
  ///
  /// - Parameter unit: The finest unit, or nil for the unit of the level.
  package static func beginning(
    with text: String, in state: SessionState, downTo unit: CalendarUnit? = nil,
    names: [String] = RecurringUnit.names
  ) -> [Candidate] {
    guard let level = state.currentDates else { return [] }
    return DateWords.beginning(with: text, names: names).map { Candidate($0) }
      + keys(text, on: level, downTo: unit ?? level.unit)
  }

  /// A year alone would be an index, so it is never a complete candidate.
  package static func beginning(
    with text: String, in state: SessionState, ofLevel name: String
  ) -> [Candidate] {
    let label = state.labels.first { $0.name.isName(name) }
    guard let level = label?.dated else { return [] }
    return DateWords.beginning(with: text).map { Candidate($0) }
      + (level.unit == .year ? [] : keys(text, on: level, downTo: level.unit))
  }

  private static func keys(
    _ text: String, on level: DatedLevel, downTo finest: CalendarUnit
  ) -> [Candidate] {
    let text = text.uppercased()
    var span = level.span(ofPage: 0).lowerBound..<level.span(ofPage: level.count - 1).upperBound
    for unit in finest.stepsOfKeys {
      let last = CivilTime(
        microseconds: max(span.lowerBound.microseconds, span.upperBound.microseconds - 1))
      let units = DatedLevel(
        unit: unit, calendar: level.calendar, covering: span.lowerBound...last)
      let keys = (0..<units.count).map(units.key(ofPage:))
      let isLast = unit == finest
      // All keys of a unit have the same length. If the text contains a complete key, complete the next unit.
      if isLast || text.count < (keys.first?.count ?? 0) {
        return keys.filter { key in
          key.hasPrefix(text) && level.calendar.span(ofKey: key).flatMap(level.page(in:)) != nil
        }.map { Candidate($0, isWhole: isLast) }
      }
      guard let key = keys.first(where: text.hasPrefix),
        let period = level.calendar.span(ofKey: key)
      else { return [] }
      span = period.clamped(to: span)
      if span.isEmpty { return [] }
    }
    return []
  }
}

extension CalendarUnit {
  /// The units to complete, in order. The key of a nested unit begins with the key of the previous unit.
  fileprivate var stepsOfKeys: [CalendarUnit] {
    let nested: [CalendarUnit] = [.year, .month, .day, .hour, .minute, .second]
    if let place = nested.firstIndex(of: self) { return Array(nested[...place]) }
    return self > .year ? [self] : [.year, self]
  }
}
