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

/// Samples in the order of their times, under the name of the column they come from.
///
/// Samples with equal times are all kept, in the order in which they were given. Times and values are held in two
/// arrays of eight bytes a sample; times do not know what values go with them, so further columns can share them.
public struct Series: Sendable, Equatable {
  /// The name of the value column.
  public let name: String
  let times: [CivilTime]
  /// A value for each time; NaN is a blank and never leaves the series.
  let values: [Double]

  /// The series of these samples, which may come in any order.
  ///
  /// - Complexity: O(*n*) if they are in order, else O(*n* log *n*).
  public init(name: String, samples: [Sample]) {
    self.init(name: name, times: samples.map(\.time), values: samples.map { $0.value ?? .nan })
  }

  /// The series of times and their values, NaN for a blank.
  init(name: String, times: [CivilTime], values: [Double]) {
    self.name = name
    if zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
      self.times = times
      self.values = values
    } else {
      let order = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
      self.times = order.map { times[$0] }
      self.values = order.map { values[$0] }
    }
  }

  /// The number of samples, blanks included.
  public var count: Int { times.count }

  /// The times of the first and the last sample, blanks included; nil if there is no sample.
  public var span: ClosedRange<CivilTime>? {
    guard let first = times.first, let last = times.last else { return nil }
    return first...last
  }

  /// How many samples have the time of the sample before.
  var repeatedCount: Int { zip(times, times.dropFirst()).count { $0 == $1 } }

  /// What the samples of a span of time come to.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* samples in the span, of *n* in all.
  public func summary(of span: Range<CivilTime>) -> Summary {
    var summary = Summary()
    for position in position(of: span.lowerBound)..<position(of: span.upperBound) {
      summary.add(values[position])
    }
    return summary
  }

  /// The position of the first sample that is not earlier than a time.
  private func position(of time: CivilTime) -> Int {
    var range = 0..<times.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = times[middle] < time ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Whether names, times and values are the same, where a blank equals a blank.
  ///
  /// - Complexity: O(*n*).
  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.times == other.times
      && one.values.elementsEqual(other.values) { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }
}
