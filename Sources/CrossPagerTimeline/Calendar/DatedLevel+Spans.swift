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
      let start = CivilTime(microseconds: Int64(first) * length + calendar.origin(of: unit))
      return .every(Int(length / CivilTime.microsecondsPerMinute), from: start.minutes)
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
  private static let daysBefore1970: Int64 = 719_162

  /// The whole minutes since 1970-01-01T00:00; in 32 bits, those of the years up to 6053 have room.
  fileprivate var minutes: Int {
    let minutes = microseconds.flooredQuotient(by: Self.microsecondsPerMinute)
    return Int(clamping: minutes - Self.daysBefore1970 * 24 * 60)
  }
}
