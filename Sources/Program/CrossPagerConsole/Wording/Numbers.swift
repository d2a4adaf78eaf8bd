import CrossPager
import TextCharts

extension Offset {
  /// Reads a decimal number such as `2.5` or `1e-3` and rounds it to the nearest offset, halves away from zero. Returns
  /// nil for other text and for numbers beyond ±2³¹.
  init?(decimal text: String) {
    guard let offset = Offset(heldDecimal: text),
      offset.rawValue.magnitude <= (1 << 31) * Offset.unitsPerPage
    else { return nil }
    self = offset
  }

  /// Reads a decimal number of any size and clamps it to the range of offsets.
  init?(heldDecimal text: String) {
    guard let decimal = WrittenDecimal(text) else { return nil }
    self.init(rawValue: decimal.rounded(times: Int(Offset.unitsPerPage)))
  }

  /// The shortest decimal that converts back to this offset.
  var decimal: String {
    (0...5).lazy.map { NumberFormat.fixed(Double(self), decimals: $0) }
      .first { Offset(decimal: $0) == self } ?? "\(Double(self))"
  }
}

package enum WholeNumber {
  /// Reads an index, which consists of digits only, and clamps it to 2³¹ − 1.
  package static func index(_ text: String) -> Int? {
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if text.isEmpty || !isNumber { return nil }
    return min(Int(text) ?? Int.max, Pager.maximumCount)
  }

  package static func index(_ text: String, in range: ClosedRange<Int>) -> Int? {
    index(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Reads a count from `least` to 2³¹ − 1.
  package static func count(_ text: String, least: Int) -> Int? {
    guard index(text) != nil, let count = Int(text) else { return nil }
    return least...Pager.maximumCount ~= count ? count : nil
  }
}

/// A decimal number as written, so that no digit is lost.
package struct WrittenDecimal {
  private let isNegative: Bool
  private let digits: [UInt8]
  /// The number of digits after the decimal point. If it is negative, zeros follow the last digit.
  package let places: Int

  /// Reads text such as `2.5`, `-.25` or `1e-3`. Returns nil for other text.
  package init?(_ text: String) {
    var scanner = TextScanner(text)
    isNegative = scanner.takeOne(of: "+-") == "-"
    let whole = scanner.takeDigits() ?? ""
    let fraction = scanner.takeOne(of: ".").flatMap { _ in scanner.takeDigits() } ?? ""
    digits = Array((whole + fraction).utf8)
    var exponent = 0
    if scanner.takeOne(of: "eE") != nil {
      let sign = scanner.takeOne(of: "+-") == "-" ? -1 : 1
      guard let power = scanner.takeDigits(1...(.max)) else { return nil }
      exponent = sign * min(Int(power) ?? .max, .max / 2)
    }
    places = fraction.utf8.count - exponent
    if digits.isEmpty || !scanner.isAtEnd { return nil }
  }

  /// Returns the nearest integer to `factor` times the number, clamped to ±`Int64.max`. Halves round away from zero.
  func rounded(times factor: Int) -> Int64 {
    // Multiply from the last digit to the first, as on paper.
    var product: [Int] = []
    var carry = 0
    for digit in digits.reversed() + repeatElement(UInt8(ascii: "0"), count: 19) {
      carry += Int(digit - UInt8(ascii: "0")) * factor
      product.append(carry % 10)
      carry /= 10
    }
    while product.last == 0 { product.removeLast() }
    if product.isEmpty || places > product.count { return 0 }
    if product.count - places > 19 { return isNegative ? -.max : .max }
    if places < 0 { product.insert(contentsOf: repeatElement(0, count: -places), at: 0) }
    var units = product.dropFirst(max(0, places)).reversed().reduce(UInt64(0)) {
      $0 * 10 + UInt64($1)
    }
    if places > 0, product[places - 1] >= 5 { units += 1 }
    return (isNegative ? -1 : 1) * Int64(clamping: units)
  }
}

/// Takes ASCII characters from the start of text.
package struct TextScanner {
  private var rest: Substring.UTF8View

  package init(_ text: String) { rest = Substring(text).utf8 }

  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func takeOne(of characters: String) -> String? { take(characters, 1...1) }

  /// Takes the next characters that are among `characters`. Returns nil if there are fewer than `counts` allows.
  package mutating func take(_ characters: String, _ counts: ClosedRange<Int> = 0...(.max))
    -> String?
  {
    let matching = rest.prefix { characters.utf8.contains($0) }
    let count = min(matching.count, counts.upperBound)
    guard count >= counts.lowerBound else { return nil }
    rest = rest.dropFirst(count)
    return String(Substring(matching.prefix(count)))
  }

  package mutating func takeDigits(_ counts: ClosedRange<Int> = 0...(.max)) -> String? {
    take("0123456789", counts)
  }
}
