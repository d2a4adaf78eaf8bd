/// The number a bar shows for its samples. The first case is the default.
public enum Aggregate: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case mean, sum, min, max, count, last

  /// The aggregate's name: `mean`.
  public var description: String { rawValue }
}

/// Count, sum, mean, minimum, maximum and last value of some samples.
///
/// Only samples with a value are counted and added up. Without one, every value is nil: missing is never zero.
public struct Summary: Hashable, Sendable {
  /// The number of samples with a value.
  public private(set) var count = 0
  /// The number of samples whose value is blank.
  public private(set) var missing = 0
  // Not optional, which would take room: a level may have a million bars.
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private var latest = 0.0

  /// The sum of the values, and what rounding took off it. Once a value is great all are scaled down, so that no number
  /// of samples can overflow the sum.
  private var scaledSum = 0.0
  private var lostDigits = 0.0
  /// 2⁶³ values below this add up to less than the greatest number.
  private static let great = 0x1p960
  /// How far values are scaled down. Then all are below ``great``.
  private static let scaleBesideGreat = 0x1p-64

  /// The summary of no samples.
  public init() {}

  /// The smallest value.
  public var min: Double? { count > 0 ? least : nil }
  /// The greatest value.
  public var max: Double? { count > 0 ? greatest : nil }
  /// The latest value; of several with the same time, the one that was added last.
  public var last: Double? { count > 0 ? latest : nil }

  /// The sum of all values; nil if it is beyond `Double`, see ``isOutOfRange(_:)``.
  ///
  /// It is as precise as if the values were added with twice the digits and rounded once.
  public var sum: Double? { unboundedSum.flatMap { $0.isFinite ? $0 : nil } }

  /// The sum, infinite if it is beyond `Double`.
  private var unboundedSum: Double? {
    let total = scaledSum + lostDigits
    return count > 0 ? isScaled ? total / Self.scaleBesideGreat : total : nil
  }

  /// The arithmetic mean, which is never outside `min...max`.
  public var mean: Double? {
    guard let min, let max else { return nil }
    let mean = (scaledSum + lostDigits) / Double(count)
    return Swift.min(Swift.max(isScaled ? mean / Self.scaleBesideGreat : mean, min), max)
  }

  /// Whether a value is so great that all are scaled down.
  private var isScaled: Bool { greatest >= Self.great || least <= -Self.great }

  /// The value of an aggregate; nil without a value, also for `count`, and for a sum beyond `Double`, see
  /// ``isOutOfRange(_:)``.
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

  /// Whether an aggregate has values but is beyond `Double`, which only a sum can be.
  ///
  /// - Complexity: O(1).
  public func isOutOfRange(_ aggregate: Aggregate) -> Bool {
    unboundedValue(aggregate).map(\.isInfinite) ?? false
  }

  /// The value of an aggregate, infinite with its sign if it is beyond `Double`; nil without a value.
  ///
  /// - Complexity: O(1).
  public func unboundedValue(_ aggregate: Aggregate) -> Double? {
    aggregate == .sum ? unboundedSum : value(aggregate)
  }

  /// Adds a sample that is no earlier than those before. Nil and values that are not finite count as blanks.
  ///
  /// What rounding takes off the sum is added up beside it (A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur
  /// Summation endlicher Summen", 1974).
  ///
  /// - Complexity: O(1).
  public mutating func add(_ value: Double?) {
    guard let value, value.isFinite else {
      addMissing()
      return
    }
    add(value, isLatest: true)
  }

  /// Adds a blank sample.
  mutating func addMissing() { missing += 1 }

  /// Adds a finite value. ``last`` changes only if it is the latest.
  @inline(__always)
  mutating func add(_ value: Double, isLatest: Bool) {
    if value.magnitude >= Self.great { scaleDown() }
    count += 1
    least = Swift.min(least, value)
    greatest = Swift.max(greatest, value)
    if isLatest { latest = value }
    addUp(isScaled ? value * Self.scaleBesideGreat : value)
  }

  /// Adds the summary of later samples.
  ///
  /// - Complexity: O(1).
  public mutating func add(_ later: Summary) {
    missing += later.missing
    guard later.count > 0 else { return }
    var later = later
    if later.isScaled { scaleDown() }
    if isScaled { later.scaleDown() }
    count += later.count
    least = Swift.min(least, later.least)
    greatest = Swift.max(greatest, later.greatest)
    latest = later.latest
    addUp(later.scaledSum)
    lostDigits += later.lostDigits
  }

  /// Scales the sum down, if it is not scaled yet.
  private mutating func scaleDown() {
    guard !isScaled else { return }
    scaledSum *= Self.scaleBesideGreat
    lostDigits *= Self.scaleBesideGreat
  }

  @inline(__always)
  private mutating func addUp(_ scaled: Double) {
    let total = scaledSum + scaled
    lostDigits +=
      abs(scaledSum) >= abs(scaled) ? (scaledSum - total) + scaled : (scaled - total) + scaledSum
    scaledSum = total
  }
}
