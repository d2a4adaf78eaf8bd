public import CrossPager

extension DatedLevel {
  /// Where the pages lie along the line that all dated levels share: the minutes of civil time since 1970-01-01T00:00.
  ///
  /// Levels of a `Pager` with these spans correspond by date, whatever their units are. `align`, `zoom` and the entry
  /// rule `align` then follow section 8 of the contract. ``DatedPager`` does this for all its levels.
  ///
  /// ```swift
  /// Level(count: weeks.count, spans: weeks.spans)
  /// ```
  ///
  /// - Complexity: O(1) for weeks and shorter units, O(pages) for months and longer ones.
  public var spans: PageSpans {
    switch unit.length {
    case .microseconds(let length):
      // Index arithmetic: the first week of year 1 starts before the first date there is.
      let start = Int64(first) * length + calendar.origin(of: unit)
      return .every(
        Int(length / CivilTime.microsecondsPerMinute), from: start.minutesOfMicroseconds)
    case .months:
      return .ranges(
        (0..<count).map { page in
          let span = span(ofPage: page)
          return span.lowerBound.minutes..<span.upperBound.minutes
        })
    }
  }
}

extension CivilTime {
  /// The whole minutes since 1970-01-01T00:00.
  fileprivate var minutes: Int { microseconds.minutesOfMicroseconds }
}

extension Int64 {
  private static var daysBefore1970: Int64 { 719_162 }

  /// The whole minutes since 1970-01-01T00:00, of microseconds since 0001-01-01T00:00. In 32 bits there is room for those
  /// of the years up to 6053.
  fileprivate var minutesOfMicroseconds: Int {
    let minutes = flooredQuotient(by: CivilTime.microsecondsPerMinute)
    return Int(clamping: minutes - Self.daysBefore1970 * 24 * 60)
  }
}
