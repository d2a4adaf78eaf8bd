/// The function that summarizes a bar's samples as one number. The default is ``mean``.
public enum Aggregate: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case mean, sum, min, max, count, last
  /// The amount that a meter counted: the sum of the steps between successive values.
  case rise

  /// The name of the aggregate, such as `mean`.
  public var description: String { rawValue }
}

/// The count, sum, mean, minimum, maximum and last value of a set of samples.
///
/// Blank samples affect only ``missing``. If no sample has a value, every aggregate is nil, not zero.
///
/// The rise is the sum of the steps from each value to the next one, starting with the value before the first sample if
/// it is known. A fall of a tenth or more is a reset, as when a meter is replaced, and adds the new value to the rise.
public struct Summary: Hashable, Sendable {
  /// The number of samples with a value.
  public private(set) var count = 0
  /// The number of blank samples.
  public private(set) var missing = 0
  // Optional values would take more memory, and a level may have a million bars.
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private var latest = 0.0
  /// The value from which the steps start.
  private var base = 0.0
  /// Whether ``base`` is the value before the first sample.
  private var followsValue = false
  private(set) var resets = Resets()
  /// Whether the count and the sum are 0 if there are no samples.
  private var countsRows = false

  /// The sum of the values, excluding ``lostDigits``, the part lost to rounding. If any value is very large, both
  /// numbers are scaled down so that the sum cannot overflow.
  private var scaledSum = 0.0
  private var lostDigits = 0.0
  /// The limit for unscaled values. The sum of 2⁶³ values below this limit is finite.
  private static let great = 0x1p960
  /// The factor for scaling values down. All scaled values are below ``great``.
  private static let scaleBesideGreat = 0x1p-64

  /// Creates an empty summary.
  public init() {}

  /// The summary of a span of time without rows in a file whose rows are counted.
  static let noRows = {
    var summary = Summary()
    summary.countsRows = true
    return summary
  }()

  /// The least value; nil if there are no values.
  public var min: Double? { count > 0 ? least : nil }
  /// The greatest value; nil if there are no values.
  public var max: Double? { count > 0 ? greatest : nil }
  /// The latest value; nil if there are no values. Of multiple values with the same time, the one added last is the
  /// latest.
  public var last: Double? { count > 0 ? latest : nil }

  /// The sum of all values; nil if there are no values or the sum is out of range. See ``isOutOfRange(_:)``.
  ///
  /// The sum is as precise as if it were computed with twice the precision of `Double` and rounded once.
  public var sum: Double? { value(.sum) }

  /// The number of resets: falls of a tenth or more, which add the new value to the rise.
  public var resetCount: Int { resets.count }

  /// The first value, or the value before it if the steps start there.
  var first: Double { base }

  /// The falls of a tenth or more from one value to the next.
  struct Resets: Hashable, Sendable {
    var count = 0
    /// The sum of the values immediately before each fall.
    var lost = 0.0
  }

  /// The numbers of a summary as bits, so that only identical numbers are equal. As numbers, 0 and -0 are equal.
  struct Numbers: Equatable, Sendable {
    fileprivate let least: UInt64
    fileprivate let greatest: UInt64
    fileprivate let latest: UInt64
    fileprivate let scaledSum: UInt64
    fileprivate let lostDigits: UInt64
  }

  /// ``count`` and ``missing``, stored apart from the numbers because neighboring bars often have the same counts.
  var counts: SIMD2<Int> { SIMD2(count, missing) }

  /// The value from which the steps start, as bits; ``noBase`` if this is the least value, as in a meter.
  var baseBits: UInt64 { base == least ? Self.noBase : base.bitPattern }
  static let noBase = Double.nan.bitPattern

  var numbers: Numbers {
    Numbers(
      least: least.bitPattern, greatest: greatest.bitPattern, latest: latest.bitPattern,
      scaledSum: scaledSum.bitPattern, lostDigits: lostDigits.bitPattern)
  }

  init(_ counts: SIMD2<Int>, _ numbers: Numbers, base bits: UInt64, _ resets: Resets) {
    base = Double(bitPattern: bits == Self.noBase ? numbers.least : bits)
    self.resets = resets
    (count, missing) = (counts[0], counts[1])
    least = Double(bitPattern: numbers.least)
    greatest = Double(bitPattern: numbers.greatest)
    latest = Double(bitPattern: numbers.latest)
    scaledSum = Double(bitPattern: numbers.scaledSum)
    lostDigits = Double(bitPattern: numbers.lostDigits)
  }

  /// The parts of the sum and other numbers that, with the counts, determine a summary; all 0 if there are no values.
  var parts: [Double] {
    count == 0
      ? Array(repeating: 0, count: 7)
      : [least, greatest, latest, scaledSum, lostDigits, base, resets.lost]
  }

  /// Creates a summary from its counts and ``parts``. The number of resets is unknown and therefore 0.
  init(count: Int, missing: Int, parts: [Double]) {
    (self.count, self.missing) = (count, missing)
    guard count > 0 else { return }
    (least, greatest, latest) = (parts[0], parts[1], parts[2])
    (scaledSum, lostDigits) = (parts[3], parts[4])
    (base, resets.lost) = (parts[5], parts[6])
  }

  /// The arithmetic mean, always within `min...max`; nil if there are no values.
  ///
  /// Like ``sum``, the mean is as precise as if it were computed with twice the precision of `Double` and rounded once:
  /// the remainder of the division and the digits that the sum loses are divided separately (T. J. Dekker, "A
  /// Floating-Point Technique for Extending the Available Precision", 1971).
  public var mean: Double? {
    guard let min, let max else { return nil }
    let (total, count) = (scaledSum + lostDigits, Double(count))
    let lost = total - scaledSum
    let rest = (scaledSum - (total - lost)) + (lostDigits - lost)
    let quotient = total / count
    let mean = quotient + (total.addingProduct(-quotient, count) + rest) / count
    return Swift.min(Swift.max(isScaled ? mean / Self.scaleBesideGreat : mean, min), max)
  }

  private var isScaled: Bool { greatest >= Self.great || least <= -Self.great }

  /// Returns the value of an aggregate, or nil if no sample has a value, even for `count`, or if a sum is out of range.
  /// See ``isOutOfRange(_:)``.
  ///
  /// - Complexity: O(1).
  public func value(_ aggregate: Aggregate) -> Double? {
    unboundedValue(aggregate).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns whether an aggregate exceeds the range of `Double`. Only a sum or a rise can exceed this range.
  ///
  /// - Complexity: O(1).
  public func isOutOfRange(_ aggregate: Aggregate) -> Bool {
    unboundedValue(aggregate)?.isInfinite ?? false
  }

  /// Returns the value of an aggregate, which is positive or negative infinity if it exceeds the range of `Double`.
  /// Returns nil if no sample has a value.
  ///
  /// - Complexity: O(1).
  public func unboundedValue(_ aggregate: Aggregate) -> Double? {
    guard count > 0 else {
      return countsRows && (aggregate == .count || aggregate == .sum) ? 0 : nil
    }
    return switch aggregate {
    case .mean: mean
    case .sum: (scaledSum + lostDigits) / (isScaled ? Self.scaleBesideGreat : 1)
    case .min: least
    case .max: greatest
    case .count: Double(count)
    case .last: latest
    case .rise:
      count > 1 || followsValue ? latest - base + resets.lost : nil
    }
  }

  /// Makes the steps start with the value before the first sample.
  mutating func start(after value: Double) {
    guard count > 0, !followsValue else { return }
    resets.add(from: value, to: base)
    (base, followsValue) = (value, true)
  }

  /// Adds a sample that is no earlier than the previous ones. A nil, infinite or NaN value counts as blank.
  ///
  /// Rounding errors in the sum are accumulated separately (A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur
  /// Summation endlicher Summen", 1974).
  ///
  /// - Complexity: O(1).
  public mutating func add(_ value: Double?) {
    if let value, value.isFinite { add(value, isLatest: true) } else { missing += 1 }
  }

  /// Adds a finite value. ``last`` changes only if `isLatest` is true, and the steps start with the value if
  /// `isEarliest` is true. A value that is neither changes no step, as if it lay between its neighbors.
  @inline(__always)
  mutating func add(_ value: Double, isLatest: Bool, isEarliest: Bool = false) {
    if count == 0 {
      base = value
    } else if isLatest {
      if value < latest { resets.add(from: latest, to: value) }
    } else if isEarliest {
      resets.add(from: value, to: base)
      base = value
    }
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
    countsRows = countsRows || later.countsRows
    guard later.count > 0 else { return }
    var later = later
    if later.isScaled { scaleDown() }
    if isScaled { later.scaleDown() }
    if count == 0 {
      (base, followsValue) = (later.base, later.followsValue)
    } else if !later.followsValue {
      resets.add(from: latest, to: later.base)
    }
    resets.count += later.resets.count
    resets.lost += later.resets.lost
    count += later.count
    least = Swift.min(least, later.least)
    greatest = Swift.max(greatest, later.greatest)
    latest = later.latest
    addUp(later.scaledSum)
    lostDigits += later.lostDigits
  }

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

/// Two summaries are equal if they summarize the same values, regardless of the value that precedes them.
extension Summary {
  public static func == (one: Self, other: Self) -> Bool {
    one.counts == other.counts && one.least == other.least && one.greatest == other.greatest
      && one.latest == other.latest && one.scaledSum == other.scaledSum
      && one.lostDigits == other.lostDigits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
    hasher.combine([least, greatest, latest])
  }
}

extension Summary.Resets {
  /// Adds a step if it is a fall of a tenth or more, allowing for rounding: a tenth of 0.3 is not exactly 0.03.
  mutating func add(from old: Double, to new: Double) {
    guard new < old, (old - new) * 10 >= abs(old) * (1 - 0x1p-40) else { return }
    count += 1
    lost += old
  }
}
