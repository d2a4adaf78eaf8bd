/// The one number a bar shows for its samples. The first is the default.
public enum Aggregate: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case mean, sum, min, max, count, last

  /// The aggregate's name: `mean`.
  public var description: String { rawValue }
}

/// What a number of samples come to.
///
/// Only samples with a value are counted and added up. Where there is none, every value is nil: missing is never zero.
public struct Summary: Hashable, Sendable {
  /// The number of samples with a value.
  public private(set) var count = 0
  /// The number of samples whose value is blank.
  public private(set) var missing = 0
  /// The smallest value.
  public private(set) var min: Double?
  /// The greatest value.
  public private(set) var max: Double?
  /// The latest value; of several with the same time, the one that was read last.
  public private(set) var last: Double?

  private var partialSum = 0.0
  private var lostDigits = 0.0

  /// The summary of no samples.
  public init() {}

  /// The sum of all values, as if they were added exactly and rounded once.
  ///
  /// A sum that leaves the range of `Double`, be it on the way, is its greatest finite magnitude.
  public var sum: Double? {
    guard count > 0 else { return nil }
    let limit = Double.greatestFiniteMagnitude
    let total = partialSum + lostDigits
    return (total.isNaN ? partialSum : total).clamped(to: -limit...limit)
  }

  /// The arithmetic mean, which is never outside `min...max`.
  public var mean: Double? {
    guard let sum, let min, let max else { return nil }
    return (sum / Double(count)).clamped(to: min...max)
  }

  /// The value of an aggregate, nil where there is no sample with a value: then `count` is nil too.
  ///
  /// - Complexity: O(1).
  public func value(_ aggregate: Aggregate) -> Double? {
    switch aggregate {
    case .mean: mean
    case .sum: sum
    case .min: min
    case .max: max
    case .count: count > 0 ? Double(count) : nil
    case .last: last
    }
  }

  /// Adds a sample that is no earlier than those before; nil is a blank, and so is a value that is not finite.
  ///
  /// The sum is compensated: what rounding takes off the sum is added up beside it (A. Neumaier, "Rundungsfehleranalyse
  /// einiger Verfahren zur Summation endlicher Summen", 1974).
  ///
  /// - Complexity: O(1).
  public mutating func add(_ value: Double?) {
    guard let value, value.isFinite else {
      missing += 1
      return
    }
    count += 1
    min = Swift.min(min ?? value, value)
    max = Swift.max(max ?? value, value)
    last = value
    let total = partialSum + value
    lostDigits +=
      abs(partialSum) >= abs(value) ? (partialSum - total) + value : (value - total) + partialSum
    partialSum = total
  }
}
