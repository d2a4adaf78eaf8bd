/// The least and greatest values in a column, and a check for a placeholder for missing data. Values may arrive in any
/// order and are not stored. Once an extreme value arrives, its occurrences are counted.
struct ValueExtent: Hashable, Sendable {
  private var least = End()
  private var greatest = End()
  private var distinct: [Double] = []

  /// The outermost value and the next one. Values increase outward, so the lower end stores negated values.
  private struct End: Hashable {
    var value = -Double.infinity
    var next = -Double.infinity
    var count = 0

    mutating func add(_ value: Double) {
      if value > self.value {
        next = self.value
        self.value = value
        count = 1
      } else if value == self.value {
        count += 1
      } else if value > next {
        next = value
      }
    }

    /// Returns whether the outermost value is far from all other values, which range from the next value to `other`.
    func isOutlier(other: Double) -> Bool {
      let (distance, range) = (value - next, next - other)
      let isOtherSign = value > 0 && next <= 0
      return count >= leastCount && (distance >= range || isOtherSign && distance >= range / 10)
    }
  }

  /// The minimum number of occurrences of a placeholder.
  private static let leastCount = 3
  /// The minimum number of distinct values needed to recognize an outlier. The column `0, 0, 0, 1, 2` has too few.
  private static let distinctLimit = 6

  @inline(__always)
  mutating func add(_ value: Double) {
    if value <= -least.next || value >= greatest.next || distinct.count < Self.distinctLimit {
      addAtEnd(value)
    }
  }

  @inline(never)
  private mutating func addAtEnd(_ value: Double) {
    least.add(-value)
    greatest.add(value)
    if distinct.count < Self.distinctLimit, !distinct.contains(value) { distinct.append(value) }
  }

  /// Returns whether removing a value may change the extent.
  func depends(on value: Double) -> Bool {
    value <= -least.next || value >= greatest.next || distinct.contains(value)
  }

  var range: ClosedRange<Double>? {
    greatest.count > 0 ? -least.value...greatest.value : nil
  }

  var sentinel: Sentinel? {
    guard distinct.count >= Self.distinctLimit else { return nil }
    let (low, high) = (-least.value, greatest.value)
    return if greatest.isOutlier(other: low), Sentinel.isUsual(high, besideNegative: low < 0) {
      Sentinel(value: high, count: greatest.count, others: low...greatest.next)
    } else if least.isOutlier(other: -high),
      Sentinel.isUsual(low, besideNegative: -least.next < 0)
    {
      Sentinel(value: low, count: least.count, others: -least.next...high)
    } else {
      nil
    }
  }

  /// Returns whether two extents are equal, regardless of which distinct values arrived first.
  static func == (one: Self, other: Self) -> Bool {
    (one.least, one.greatest, one.distinct.count)
      == (other.least, other.greatest, other.distinct.count)
  }

  func hash(into hasher: inout Hasher) { hasher.combine([least, greatest]) }
}

/// A value that may be a placeholder for missing data, such as -200 among temperatures from -2 to 45.
///
/// A sentinel is the least or greatest value in a column and occurs at least 3 times. The column has at least 5 other
/// distinct values. The gap between the sentinel and the nearest other value is at least as wide as the range of the
/// other values, or at least a tenth as wide if the signs differ. The value is one that files use as a placeholder: it
/// consists of nines, is the limit of an integer type, is at least 1e18 in magnitude, is a negative multiple of 100, or
/// is -1 if no other value is negative. Other distant values, such as a salary among small amounts, are more likely
/// real.
public struct Sentinel: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// The number of occurrences in the column.
  public let count: Int
  /// The range of all other values.
  public let others: ClosedRange<Double>

  fileprivate static func isUsual(_ value: Double, besideNegative hasNegative: Bool) -> Bool {
    let limits: [Double] = [32_767, -32_768, 65_535, 2_147_483_647, -2_147_483_648, 4_294_967_295]
    let digits = value.magnitude.description.split(separator: "e")[0].filter { $0 != "." }
    let nines = digits.drop { $0 == "0" }.reversed().drop { $0 == "0" }
    let isRound = value < 0 && value.truncatingRemainder(dividingBy: 100) == 0
    return nines.count > 1 && nines.allSatisfy { $0 == "9" } || limits.contains(value)
      || value.magnitude >= 1e18 || isRound || value == -1 && !hasNegative
  }
}
