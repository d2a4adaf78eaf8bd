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

  /// The sum of the values, each scaled down by a power of two so that no number of samples can overflow it.
  private var scaledSum = 0.0
  private var lostDigits = 0.0
  private static let scale = 0x1p-40

  /// The summary of no samples.
  public init() {}

  /// The sum of all values, as if they were added exactly and rounded once; nil if it is beyond `Double`.
  public var sum: Double? {
    let total = (scaledSum + lostDigits) / Self.scale
    return count > 0 && total.isFinite ? total : nil
  }

  /// The arithmetic mean, which is never outside `min...max`.
  public var mean: Double? {
    guard let min, let max else { return nil }
    return ((scaledSum + lostDigits) / Double(count) / Self.scale).clamped(to: min...max)
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
    let scaled = value * Self.scale
    let total = scaledSum + scaled
    lostDigits +=
      abs(scaledSum) >= abs(scaled) ? (scaledSum - total) + scaled : (scaled - total) + scaledSum
    scaledSum = total
  }
}
