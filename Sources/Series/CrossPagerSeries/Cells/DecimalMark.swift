/// The character that separates the whole part of a number from the fractional part.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point = "."
  case comma = ","

  /// The mark that may separate thousands if this one is the decimal mark.
  var other: DecimalMark { self == .point ? .comma : .point }
  var scalar: Unicode.Scalar { self == .point ? "." : "," }
}

/// Reads numbers: digits with an optional sign, decimal mark and exponent. A point or comma that is not the decimal
/// mark may separate groups of three digits in the whole part, as in `1,234,567.5`. A comma may also separate groups in
/// the Indian style, as in `12,34,567.5`.
extension DecimalMark {
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
  /// A `Double` can represent every whole number up to this limit.
  private static let exactLimit: UInt64 = 1 << 53

  /// Returns the number in a cell, or nil if the cell is not a number or the number exceeds the range of `Double`.
  ///
  /// A short number needs only one correctly rounded division or multiplication (W. Clinger, "How to Read Floating
  /// Point Numbers Accurately", 1990). The standard library, which parses longer numbers, takes several times as long.
  func number(in text: ByteScanner) -> Double? {
    var cell = text
    let isNegative = cell.skip("-")
    if !isNegative { _ = cell.skip("+") }
    var digits = Digits()
    digits.readAll(from: &cell)
    var hasDecimals = cell.skip(scalar)
    if !hasDecimals, cell.skip(other.scalar) {
      guard readGroups(behind: &digits, from: &cell) else { return nil }
      hasDecimals = cell.skip(scalar)
    }
    if hasDecimals {
      let whole = digits.count
      digits.readAll(from: &cell)
      digits.exponent = whole - digits.count
    }
    guard digits.count > 0 else { return nil }
    if cell.skip("e") || cell.skip("E") {
      guard let exponent = Self.exponent(from: &cell) else { return nil }
      digits.exponent += exponent
    }
    guard cell.isAtEnd else { return nil }
    guard digits.value <= Self.exactLimit, abs(digits.exponent) < Self.powersOfTen.count else {
      return parsed(text.rest)
    }
    let power = Self.powersOfTen[abs(digits.exponent)]
    let magnitude =
      digits.exponent < 0 ? Double(digits.value) / power : Double(digits.value) * power
    return isNegative ? -magnitude : magnitude
  }

  /// Reads the groups of digits after the first group mark, and returns whether the groups are valid. In the Indian
  /// style, all of these groups but the last have two digits.
  private func readGroups(behind digits: inout Digits, from cell: inout ByteScanner) -> Bool {
    guard 1...3 ~= digits.count, digits.startsWithoutZero else { return false }
    let canHavePairs = self == .point && digits.count <= 2
    var length: Int?
    while true {
      let before = digits.count
      digits.readAll(from: &cell)
      let count = digits.count - before
      guard cell.skip(other.scalar) else { return count == 3 }
      guard count == 3 || count == 2 && canHavePairs, length == nil || length == count else {
        return false
      }
      length = count
    }
  }

  /// The digits before the exponent, read as one whole number.
  private struct Digits {
    /// The whole number if it is at most ``exactLimit``; otherwise an arbitrary number above that limit.
    var value: UInt64 = 0
    var count = 0
    var exponent = 0

    /// Whether there are digits and the first one is not 0. The result is valid only if ``value`` is exact.
    var startsWithoutZero: Bool {
      count > 0 && Double(value) >= DecimalMark.powersOfTen[count - 1]
    }

    mutating func readAll(from cell: inout ByteScanner) {
      while let digit = cell.digit() {
        if value <= DecimalMark.exactLimit { value = value * 10 + UInt64(digit) }
        count += 1
      }
    }
  }

  /// Reads an exponent, clamped to a limit far beyond the range of `Double`.
  private static func exponent(from cell: inout ByteScanner) -> Int? {
    let isNegative = cell.skip("-")
    if !isNegative { _ = cell.skip("+") }
    guard var exponent = cell.digit() else { return nil }
    while let digit = cell.digit() { exponent = min(exponent * 10 + digit, 100_000) }
    return isNegative ? -exponent : exponent
  }

  private func parsed(_ text: [UInt8]) -> Double? {
    let written = text.filter { UInt32($0) != other.scalar.value }
      .map { UInt32($0) == scalar.value ? 0x2E : $0 }
    return Double(String(decoding: written, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
