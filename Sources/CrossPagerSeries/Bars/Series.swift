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
  /// The numbers of the bars with samples, in ascending order. Bars are numbered in units of the resolution since
  /// 0001-01-01.
  let bars: BarNumbers
  /// The summary of each bar in ``bars``.
  let summaries: SummaryList
  /// The time span of the rows of a file without numbers, in all series; nil for other files. In this span, bars
  /// without rows have the value 0 instead of no value.
  package internal(set) var rowSpan: ClosedRange<CivilTime>?

  /// Whether the samples are rows of a file without numbers.
  package var countsRows: Bool { rowSpan != nil }
}

extension Series {
  /// Creates a series from samples.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - samples: The samples, in any order.
  ///   - resolution: The unit of the finest bars: a second, a minute or an hour. A longer unit counts as an hour.
  /// - Complexity: O(*n*) for *n* samples, plus O(*b* log *b*) for *b* bars if the samples are not in order.
  public init(name: String, samples: [Sample], resolution: CalendarUnit = .minute) {
    var store = BarStore(resolution: min(resolution, .hour), rule: .all, columnCount: 1)
    var (bars, summaries) = (BarNumbers(), SummaryList())
    // If the samples are in order and each has its own bar, this loop takes a fifth of the time that a store takes.
    for sample in samples {
      let number = store.number(of: sample.time)
      if let previous = bars.last, number <= previous { break }
      bars.append(number)
      summaries.append(sample.value)
    }
    if bars.count == samples.count {
      self.init(
        name: name, resolution: store.resolution, count: samples.count,
        span: samples.first.map { $0.time...samples[samples.count - 1].time }, bars: bars,
        summaries: summaries)
      return
    }
    // One array for all samples saves an allocation for each.
    var values = [Double.nan]
    for sample in samples {
      values[0] = sample.value ?? .nan
      _ = store.add(sample.time, values)
    }
    self = store.series([name])[0]
  }

  /// The summary of the samples in a span of time.
  ///
  /// - Parameter span: The span of time, widened to whole bars of ``resolution``.
  /// - Complexity: O(log *n* + *k*) for *n* bars, *k* of them in the span.
  public func summary(of span: Range<CivilTime>) -> Summary {
    guard !span.isEmpty else { return Summary() }
    let first = CivilCalendar().index(of: span.lowerBound, in: resolution)
    let last = CivilCalendar().index(
      of: CivilTime(microseconds: span.upperBound.microseconds - 1), in: resolution)
    let summary = summaries[bars.firstPosition { $0 >= first }..<bars.firstPosition { $0 > last }]
    return summary.count == 0 && isOfNoRows(span) ? .noRows : summary
  }

  /// Whether a span of time without samples has the value 0.
  func isOfNoRows(_ span: Range<CivilTime>) -> Bool {
    guard let rowSpan else { return false }
    return span.lowerBound <= rowSpan.upperBound && rowSpan.lowerBound < span.upperBound
  }

  /// Whether at least `count` bars have a value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bars up to the `count`th one with a value.
  package func hasValues(atLeast count: Int) -> Bool {
    bars.indices.lazy.filter { summaries.hasValue($0) }.prefix(count).count == count
  }

  /// The most decimal places of the least and greatest samples in up to 64 bars, at most 6.
  ///
  /// - Complexity: O(1)
  package var decimals: Int {
    let places = stride(from: 0, to: bars.count, by: max(1, bars.count / 64))
    let values = places.flatMap { place in
      let summary = summaries[place]
      return [summary.min, summary.max].compactMap(\.self)
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

  /// The number of bars with samples.
  package var barCount: Int { bars.count }

  /// The size of the summaries in bytes.
  package var summaryBytes: Int { summaries.bytes }
}
