/// Writes floating-point numbers without loss of precision. `readNumbers` in `Sources/CrossPagerWeb/page/data.js` reads
/// them.
enum NumberCode {
  /// The largest difference between a number and the decimal that stands for it, in units in the last place.
  private static let largestCorrection: Int64 = 1 << 12

  /// Writes finite numbers in the first form that fits: decimals, multiples of a power of two, decimals with
  /// corrections to their last bits, or bits. Negative zero becomes zero.
  static func write(_ numbers: [Double], lags: [Int], to bits: inout BitWriter) {
    if let (decimals, exponent) = decimals(numbers, correction: 0) {
      bits.write(0, bits: 2)
      write(decimals.map(\.integer), exponent, lags, to: &bits)
    } else if let (multiples, exponent) = multiples(numbers) {
      bits.write(1, bits: 2)
      write(multiples, exponent, lags, to: &bits)
    } else if let (decimals, exponent) = decimals(numbers, correction: largestCorrection) {
      bits.write(2, bits: 2)
      write(decimals.map(\.integer), exponent, lags, to: &bits)
      let corrections = decimals.map(\.correction)
      IntegerCode(for: corrections, lags: [1]).write(corrections, to: &bits)
    } else {
      bits.write(3, bits: 2)
      for number in numbers { bits.write(number.bitPattern, bits: 64) }
    }
  }

  private static func write(
    _ integers: [Int64], _ exponent: Int, _ lags: [Int], to bits: inout BitWriter
  ) {
    bits.write(UInt64(exponent + 2048), bits: 12)
    IntegerCode(for: integers, lags: lags).write(integers, to: &bits)
  }

  /// The integers that give the numbers when divided by a power of ten, with corrections to the last bits.
  private static func decimals(
    _ numbers: [Double], correction largest: Int64
  ) -> (numbers: [(integer: Int64, correction: Int64)], exponent: Int)? {
    var unit = 1.0
    for exponent in 0...15 {
      defer { unit *= 10 }
      var found: [(integer: Int64, correction: Int64)] = []
      found.reserveCapacity(numbers.count)
      for number in numbers {
        guard let integer = Int64(exactly: (number * unit).rounded()),
          IntegerCode.range.contains(integer)
        else { return nil }
        let decimal = Double(integer) / unit
        let correction =
          decimal == number
          ? 0 : Int64(bitPattern: number.bitPattern &- decimal.bitPattern)
        // Numbers on opposite sides of zero have very different bits.
        if correction.magnitude > UInt64(largest) || correction != 0 && decimal == 0 { break }
        found.append((integer, correction))
      }
      if found.count == numbers.count { return (found, exponent) }
    }
    return nil
  }

  /// The integers that give the numbers when multiplied by a power of two.
  private static func multiples(_ numbers: [Double]) -> (integers: [Int64], exponent: Int)? {
    let exponents = numbers.filter { $0 != 0 }.map { $0.ulp.exponent + trailingZeros(of: $0) }
    let exponent = Int(exponents.min() ?? 0)
    guard exponent >= -1000 else { return nil }
    let unit = Double(sign: .plus, exponent: exponent, significand: 1)
    var integers: [Int64] = []
    for number in numbers {
      guard let integer = Int64(exactly: number / unit), IntegerCode.range.contains(integer) else {
        return nil
      }
      integers.append(integer)
    }
    return (integers, exponent)
  }

  /// The number of zero bits at the end of a number's significand.
  private static func trailingZeros(of number: Double) -> Double.Exponent {
    let bits = number.significandBitPattern | 1 << 52
    return bits.trailingZeroBitCount
  }
}
