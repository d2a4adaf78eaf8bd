public import CrossPager

extension DatedLevel {
  /// Where the pages lie along the line that all dated levels share: the minutes of civil time since 0001-01-01T00:00.
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
      let start = Int64(first) * length + calendar.origin(of: unit)
      return .every(
        Int(length / CivilTime.microsecondsPerMinute),
        from: Int(start / CivilTime.microsecondsPerMinute))
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
  /// The whole minutes since 0001-01-01T00:00.
  fileprivate var minutes: Int {
    Int(microseconds.flooredQuotient(by: Self.microsecondsPerMinute))
  }
}
