import CrossPager
import Foundation

extension Offset {
  /// Reads a decimal such as `2.5` or `-0.25`, rounded to the nearest offset, halves away from zero; nil if it
  /// is none or lies beyond ±2³¹.
  ///
  /// It is read digit by digit, since a binary fraction in between could round a half the wrong way.
  ///
  /// - Complexity: O(length)
  init?(decimal: String) {
    var digits = Substring(decimal)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count > 1 ? parts[1] : ""
    guard !(whole.isEmpty && fraction.isEmpty),
      (whole + fraction).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    let significant = whole.drop { $0 == "0" }
    guard significant.count <= 10, let pages = significant.isEmpty ? 0 : Int64(significant),
      pages <= 1 << 31
    else { return nil }
    let units = pages * Offset.unitsPerPage + Offset.units(fraction: fraction)
    guard units <= (1 << 31) * Offset.unitsPerPage else { return nil }
    self.init(rawValue: isNegative ? -units : units)
  }

  /// Reads a decimal, which may have an exponent as in `1e-3`, rounded likewise and held within ±2³¹; nil if it is
  /// none.
  ///
  /// - Complexity: O(length)
  init?(heldDecimal text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "eE".contains($0) }
    var exponent = 0
    if parts.count > 1 {
      let digits = parts[1].drop { "+-".contains($0) }
      guard parts[1].count - digits.count <= 1, let size = WordReader.index(String(digits)) else {
        return nil
      }
      exponent = parts[1].first == "-" ? -size : size
    }
    var mantissa = parts[0]
    let isNegative = mantissa.first == "-"
    if isNegative || mantissa.first == "+" { mantissa.removeFirst() }
    // A place for every digit that matters to the point where it stands with the exponent.
    let point = mantissa.firstIndex(of: ".") ?? mantissa.endIndex
    let digits = mantissa.filter { $0 != "." }
    guard mantissa.count - digits.count <= 1, WordReader.index(String(digits)) != nil else {
      return nil
    }
    let significant = digits.drop { $0 == "0" }
    let whole =
      mantissa.distance(from: mantissa.startIndex, to: point) - (digits.count - significant.count)
      + exponent
    let held: Offset?
    if significant.isEmpty || whole < -20 {
      held = .zero
    } else if whole > 10 {
      held = nil
    } else {
      let padded =
        String(repeating: "0", count: max(0, -whole)) + significant
        + String(repeating: "0", count: max(0, whole - significant.count))
      held = Offset(decimal: "\(padded.prefix(max(0, whole))).\(padded.dropFirst(max(0, whole)))")
    }
    let furthest: Int64 = (1 << 31) * Offset.unitsPerPage
    let units = held?.rawValue ?? furthest
    self.init(rawValue: isNegative ? -units : units)
  }

  /// The units of a fraction's digits. 17 of them decide, since no half of 1/65536 has more.
  private static func units(fraction: Substring) -> Int64 {
    var numerator: UInt128 = 0
    var denominator: UInt128 = 1
    for digit in fraction.prefix(17) {
      numerator = numerator * 10 + UInt128(digit.wholeNumberValue ?? 0)
      denominator *= 10
    }
    let halfUnits = numerator * UInt128(unitsPerPage) * 2 / denominator
    return Int64((halfUnits + 1) / 2)
  }

  /// The distance in pages; exact.
  var pages: Double { Double(rawValue) / Double(Offset.unitsPerPage) }

  /// The shortest decimal that is read back as this offset.
  var decimal: String {
    for digits in 0...5 {
      let text = String(format: "%.\(digits)f", pages)
      if Offset(decimal: text) == self { return text }
    }
    return "\(pages)"
  }
}
