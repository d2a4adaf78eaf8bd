/// The least and the greatest of values, and whether one of them may stand for a missing value.
///
/// The values may come in any order and take no memory: the occurrences of the least value can be counted, because it is
/// the least from its first occurrence on.
struct ValueExtent: Hashable, Sendable {
  private var least = End()
  private var greatest = End()
  /// Different values, up to ``distinctLimit``.
  private var distinct: [Double] = []

  /// One end of the values: the outermost value and the next one. Values grow outwards.
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
  }

  /// How often a value must occur to stand for a missing one.
  private static let leastCount = 3
  /// How many different values are needed to know what is far outside. In `0, 0, 0, 1, 2` nothing is.
  private static let distinctLimit = 6

  /// Adds a value.
  ///
  /// - Complexity: O(1).
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

  /// Whether the extent may change if a value is taken back.
  func depends(on value: Double) -> Bool {
    value <= -least.next || value >= greatest.next || distinct.contains(value)
  }

  /// The least and the greatest value; nil without values.
  var range: ClosedRange<Double>? {
    greatest.count > 0 ? -least.value...greatest.value : nil
  }

  /// The value that may stand for a missing one, see ``Sentinel``.
  var sentinel: Sentinel? {
    guard distinct.count >= Self.distinctLimit else { return nil }
    if Self.isFarOutside(greatest, other: -least.value) {
      return Sentinel(
        value: greatest.value, count: greatest.count, others: -least.value...greatest.next)
    }
    if Self.isFarOutside(least, other: -greatest.value) {
      return Sentinel(
        value: -least.value, count: least.count, others: -least.next...greatest.value)
    }
    return nil
  }

  /// Whether the value at an end is far from all others, which lie between the next one and `other`.
  private static func isFarOutside(_ end: End, other: Double) -> Bool {
    let distance = end.value - end.next
    let range = end.next - other
    let isOtherSign = end.value > 0 && end.next <= 0
    return end.count >= leastCount && (distance >= range || isOtherSign && distance >= range / 10)
  }
}

extension ValueExtent {
  /// Whether both are the same, whichever of many different values came first.
  static func == (one: Self, other: Self) -> Bool {
    (one.least, one.greatest, one.distinct.count)
      == (other.least, other.greatest, other.distinct.count)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(least)
    hasher.combine(greatest)
    hasher.combine(distinct.count)
  }
}

/// A value that may stand for a missing one, such as -200 among temperatures from -2 to 45.
///
/// It is the column's least or greatest value, occurs at least 3 times beside at least 5 other values, and is far outside:
/// as far from the next value as all others reach, or a tenth of that if it has the other sign.
public struct Sentinel: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// How often it occurs in the column.
  public let count: Int
  /// The range of all other values.
  public let others: ClosedRange<Double>
}
