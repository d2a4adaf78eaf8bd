import CrossPager
import Foundation

extension Offset {
  /// Reads a decimal such as `2.5`, `-0.25` or `1e-3`, rounded to the nearest offset, halves away from zero; nil if it
  /// is none or lies beyond ±2³¹.
  ///
  /// It is read digit by digit, since a binary fraction in between could round a half the wrong way.
  ///
  /// - Complexity: O(length)
  init?(decimal: String) {
    guard let written = WrittenDecimal(decimal),
      written.units.magnitude <= (1 << 31) * Offset.unitsPerPage
    else { return nil }
    self.init(rawValue: written.units)
  }

  /// Reads a decimal likewise, however large; what lies beyond any offset becomes the furthest.
  init?(heldDecimal text: String) {
    guard let written = WrittenDecimal(text) else { return nil }
    self.init(rawValue: written.units)
  }

  /// The shortest decimal that is read back as this offset.
  var decimal: String {
    for digits in 0...5 {
      let text = String(format: "%.\(digits)f", Double(self))
      if Offset(decimal: text) == self { return text }
    }
    return "\(Double(self))"
  }
}

/// A decimal number as its digits.
private struct WrittenDecimal {
  private var isNegative: Bool
  /// The digits from the first that is not 0.
  private var digits: [UInt8]
  /// How many of the digits stand before the point; may be negative, or more than there are.
  private var point: Int

  /// Digits with a point among them or none, after a sign or none, and perhaps an exponent; nil for anything else.
  init?(_ text: String) {
    let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    var mantissa = parts[0]
    isNegative = mantissa.first == UInt8(ascii: "-")
    if isNegative || mantissa.first == UInt8(ascii: "+") { mantissa.removeFirst() }
    let sides = mantissa.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let all = sides.joined().map { $0 &- UInt8(ascii: "0") }
    guard !all.isEmpty, all.allSatisfy({ $0 <= 9 }),
      let exponent = parts.count > 1 ? WrittenDecimal.exponent(parts[1]) : 0
    else { return nil }
    digits = Array(all.drop { $0 == 0 })
    point = sides[0].count - (all.count - digits.count) + exponent
  }

  private static func exponent(_ text: Substring.UTF8View.SubSequence) -> Int? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    return WholeNumber.index(String(Substring(digits))).map { isNegative ? -$0 : $0 }
  }

  /// The number in units of an offset, held within what 64 bits hold.
  var units: Int64 {
    if digits.isEmpty || point < -17 { return 0 }
    if point > 15 { return isNegative ? -.max : .max }
    func digit(_ index: Int) -> UInt64 {
      digits.indices.contains(index) ? UInt64(digits[index]) : 0
    }
    let unitsPerPage = UInt64(Offset.unitsPerPage)
    let pages = (0..<max(0, point)).reduce(0) { $0 * 10 + digit($1) }
    // 17 places decide, since no half of 1/65536 has more.
    let fraction = (point..<point + 17).reduce(0) { $0 * 10 + digit($1) }
    let halfUnits = UInt64(100_000_000_000_000_000)
      .dividingFullWidth(fraction.multipliedFullWidth(by: 2 * unitsPerPage)).quotient
    // 2⁴⁷ pages are already out of range.
    let units = min(pages, 1 << 47) * unitsPerPage + (halfUnits + 1) / 2
    let held = Int64(clamping: units)
    return isNegative ? -held : held
  }
}
