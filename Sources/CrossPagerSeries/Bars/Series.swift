public import CivilDates

/// A sample of a series: a time and a value.
public struct Sample: Hashable, Sendable {
  /// When it was taken.
  public let time: CivilTime
  /// The value, or nil for a blank.
  public let value: Double?

  /// A sample; a value that is not finite is taken as a blank.
  public init(time: CivilTime, value: Double?) {
    self.time = time
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Samples of one column, summed up by the finest bars that can be shown.
///
/// A series holds 16 bytes for every bar with one sample and 72 for every bar with more, however many; bars without take
/// nothing. The columns of a file share 8 of these bytes. Samples with equal times all count.
public struct Series: Sendable, Equatable {
  /// The name of the value column.
  public let name: String
  /// The unit of the finest bars: a minute or an hour.
  public let resolution: CalendarUnit
  /// The number of samples, blanks included.
  public let count: Int
  /// The times of the first and the last sample, blanks included; nil if there is no sample.
  public let span: ClosedRange<CivilTime>?
  /// The numbers of the bars that have samples, ascending: units of the resolution since 0001-01-01.
  let bars: [Int]
  /// What the samples of each of these bars come to.
  let summaries: SummaryList

  init(
    name: String, resolution: CalendarUnit, count: Int, span: ClosedRange<CivilTime>?, bars: [Int],
    summaries: SummaryList
  ) {
    self.name = name
    self.resolution = resolution
    self.count = count
    self.span = span
    self.bars = bars
    self.summaries = summaries
  }

  /// The series of these samples.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - samples: The samples, in any order.
  ///   - resolution: The unit of the finest bars, a minute or an hour. Any other unit counts as an hour.
  /// - Complexity: O(*n*) for *n* samples, and O(*b* log *b*) for *b* bars that do not come in order.
  public init(name: String, samples: [Sample], resolution: CalendarUnit = .minute) {
    var store = BarStore(
      resolution: resolution == .minute ? .minute : .hour, rule: .all, columnCount: 1)
    for sample in samples { _ = store.add(sample.time, [sample.value ?? .nan]) }
    self = store.series([name])[0]
  }

  /// What the samples of a span of time come to.
  ///
  /// - Parameter span: The span, which is widened to whole bars of ``resolution``.
  /// - Complexity: O(log *n* + *k*) for *k* bars in the span, of *n* in all.
  public func summary(of span: Range<CivilTime>) -> Summary {
    var summary = Summary()
    for position in positions(in: span) { summary.add(summaries[position]) }
    return summary
  }

  /// What all samples come to.
  ///
  /// - Complexity: O(*n*) for *n* bars.
  public var total: Summary {
    bars.indices.reduce(into: Summary()) { $0.add(summaries[$1]) }
  }

  /// The positions of the bars that a span of time meets.
  private func positions(in span: Range<CivilTime>) -> Range<Int> {
    guard !span.isEmpty else { return 0..<0 }
    let first = CivilCalendar().index(of: span.lowerBound, in: resolution)
    let last = CivilCalendar().index(
      of: CivilTime(microseconds: span.upperBound.microseconds - 1), in: resolution)
    return bars.firstPosition { $0 >= first }..<bars.firstPosition { $0 > last }
  }
}
