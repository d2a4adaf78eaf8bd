import CivilDates
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
        Int(length / CivilTime.microsecondsPerMinute), from: Self.minutes(start))
    case .months:
      return .ranges(
        (0..<count).map { page in
          let span = span(ofPage: page)
          return Self.minutes(
            span.lowerBound.microseconds)..<Self.minutes(span.upperBound.microseconds)
        })
    }
  }

  /// The minutes from 1970-01-01T00:00 to a whole minute, which is in microseconds since 0001-01-01T00:00. In 32 bits
  /// there is room for those of the years up to 6053.
  private static func minutes(_ microseconds: Int64) -> Int {
    Int(clamping: (microseconds - CivilTime.unixEpoch) / CivilTime.microsecondsPerMinute)
  }
}
