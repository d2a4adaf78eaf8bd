import CrossPager
import TextCharts

extension Offset {
  /// Reads a decimal number such as `2.5`, `-0.25` or `1e-3` and rounds it to the nearest offset. Halves are rounded
  /// away from zero.
  ///
  /// Returns nil for other text and for numbers beyond ±2³¹.
  init?(decimal text: String) {
    guard let offset = Offset(heldDecimal: text),
      offset.rawValue.magnitude <= (1 << 31) * Offset.unitsPerPage
    else { return nil }
    self = offset
  }

  /// Reads a decimal number of any size and clamps it to the range of offsets.
  init?(heldDecimal text: String) {
    guard let units = WrittenDecimal(text)?.rounded(times: Int(Offset.unitsPerPage)) else {
      return nil
    }
    self.init(rawValue: units)
  }

  /// The shortest decimal that converts back to this offset.
  var decimal: String {
    for digits in 0...5 {
      let text = NumberFormat.fixed(Double(self), decimals: digits)
      if Offset(decimal: text) == self { return text }
    }
    return "\(Double(self))"
  }
}

/// Reads the whole numbers in commands.
package enum WholeNumber {
  /// Reads an index, which consists of digits only, and clamps it to 2³¹ − 1.
  package static func index(_ text: String) -> Int? {
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if text.isEmpty || !isNumber { return nil }
    return min(Int(text) ?? Int.max, Pager.maximumCount)
  }

  /// Reads an index within a range.
  package static func index(_ text: String, in range: ClosedRange<Int>) -> Int? {
    index(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Reads a count from `least` to 2³¹ − 1.
  package static func count(_ text: String, least: Int) -> Int? {
    guard index(text) != nil, let count = Int(text) else { return nil }
    return least...Pager.maximumCount ~= count ? count : nil
  }
}
