public import CivilDates

/// A sample of a series: a time and a value.
public struct Sample: Hashable, Sendable {
  /// The time of the sample.
  public let time: CivilTime
  /// The value; nil if it is blank.
  public let value: Double?

  /// Creates a sample. An infinite or NaN value counts as blank.
  public init(time: CivilTime, value: Double?) {
    self.time = time
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// The samples of one column, summarized in bars of one second, minute or hour.
///
/// A bar with one sample takes 8 bytes, and a bar with more samples takes 40 bytes. An empty bar takes no memory. Where
/// bars have different numbers of samples, each bar takes up to 24 more bytes. The columns of a file share the bar
/// numbers. If bars are missing between the samples, as in daily data, each number takes 8 more bytes.
public struct Series: Sendable, Equatable {
  /// The name of the value column.
  public let name: String
  /// The unit of the finest bars: a second, a minute or an hour.
  public let resolution: CalendarUnit
  /// The number of samples, including blank ones.
  public let count: Int
  /// The times of the earliest and latest samples, including blank ones; nil if there are no samples.
  public let span: ClosedRange<CivilTime>?
  /// The numbers of the bars with samples, in ascending order, in units of the resolution since 0001-01-01.
  let bars: BarNumbers
  let summaries: SummaryList
  /// The time span of the rows of a file without numbers, over all its series; nil for other files. In this span, bars
  /// without rows have the value 0 instead of no value.
  package internal(set) var rowSpan: ClosedRange<CivilTime>?

  package var countsRows: Bool { rowSpan != nil }
}

extension Series {
  /// Returns the summary of the samples in a span of time.
  ///
  /// - Parameter span: The span of time, widened to whole bars of ``resolution``.
  /// - Complexity: O(log *n* + *k*) for *n* bars, *k* of them in the span.
  public func summary(of span: Range<CivilTime>) -> Summary {
    summary(of: span, in: CivilCalendar())
  }

  package func summary(of span: Range<CivilTime>, in calendar: CivilCalendar) -> Summary {
    guard !span.isEmpty else { return Summary() }
    let first = calendar.index(of: span.lowerBound, in: resolution)
    let last = calendar.index(
      of: CivilTime(microseconds: span.upperBound.microseconds - 1), in: resolution)
    let summary = summaries[bars.firstPosition { $0 >= first }..<bars.firstPosition { $0 > last }]
    return summary.count == 0 && isOfNoRows(span) ? .noRows : summary
  }

  /// Returns whether a span of time without samples has the value 0.
  func isOfNoRows(_ span: Range<CivilTime>) -> Bool {
    guard let rowSpan else { return false }
    return span.lowerBound <= rowSpan.upperBound && rowSpan.lowerBound < span.upperBound
  }

  /// Returns whether at least `count` bars have a value.
  package func hasValues(atLeast count: Int) -> Bool {
    bars.indices.lazy.filter { summaries.hasValue($0) }.prefix(count).count == count
  }

  /// The greatest number of decimal places, at most 6, in the least and greatest samples of evenly spaced bars.
  package var decimals: Int {
    let places = stride(from: 0, to: bars.count, by: max(1, bars.count / 64))
    let values = places.flatMap { place in
      let summary = summaries[place]
      return [summary.min, summary.max].compactMap { $0 }
    }
    var (decimals, power) = (0, 1.0)
    while decimals < 6, values.contains(where: { ($0 * power).rounded() / power != $0 }) {
      (decimals, power) = (decimals + 1, power * 10)
    }
    return decimals
  }

  /// The summary of all samples.
  ///
  /// - Complexity: O(*n*) for *n* bars.
  public var total: Summary { summaries[bars.indices] }

  package var barCount: Int { bars.count }

  package var summaryBytes: Int { summaries.bytes }
}
