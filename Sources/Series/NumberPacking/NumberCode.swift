/// Writes floating-point numbers without loss of precision, and reads them.
package enum NumberCode {
  /// The largest difference between a number and the decimal that stands for it, in units in the last place.
  private static let largestCorrection: Int64 = 1 << 12

  /// Writes finite numbers in the first form that fits: decimals, multiples of a power of two, decimals with
  /// corrections to their last bits, or bits. Negative zero becomes zero.
  package static func write(_ numbers: [Double], lags: [Int], to bits: inout BitWriter) {
    let forms = [
      { decimals(numbers, correction: 0) }, { multiples(numbers) },
      { decimals(numbers, correction: largestCorrection) },
    ]
    for (number, form) in forms.enumerated() {
      guard let (integers, exponent, corrections) = form() else { continue }
      bits.write(UInt64(number), bits: 2)
      bits.write(UInt64(exponent + 2048), bits: 12)
      IntegerCode(for: integers, lags: lags).write(integers, to: &bits)
      IntegerCode(for: corrections, lags: [1]).write(corrections, to: &bits)
      return
    }
    bits.write(3, bits: 2)
    for number in numbers { bits.write(number.bitPattern, bits: 64) }
  }

  package static func read(_ count: Int, from bits: inout BitReader) -> [Double] {
    let form = bits.read(2)
    if form == 3 { return (0..<count).map { _ in Double(bitPattern: bits.read(64)) } }
    let exponent = Int(bits.read(12)) - 2048
    let integers = IntegerCode.read(count, from: &bits)
    if form == 1 {
      let unit = Double(sign: .plus, exponent: exponent, significand: 1)
      return integers.map { Double($0) * unit }
    }
    let unit = (0..<exponent).reduce(1.0) { unit, _ in unit * 10 }
    let decimals = integers.map { Double($0) / unit }
    if form == 0 { return decimals }
    let corrections = IntegerCode.read(count, from: &bits)
    return zip(decimals, corrections).map { decimal, correction in
      Double(bitPattern: decimal.bitPattern &+ UInt64(bitPattern: correction))
    }
  }

  /// The integers that represent the numbers, their common exponent, and any corrections to the last bits.
  private typealias Form = (integers: [Int64], exponent: Int, corrections: [Int64])

  /// Returns the integers that give the numbers when divided by a power of ten.
  private static func decimals(_ numbers: [Double], correction largest: Int64) -> Form? {
    var unit = 1.0
    for exponent in 0...15 {
      defer { unit *= 10 }
      var (integers, corrections): ([Int64], [Int64]) = ([], [])
      integers.reserveCapacity(numbers.count)
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
        integers.append(integer)
        if largest > 0 { corrections.append(correction) }
      }
      if integers.count == numbers.count { return (integers, exponent, corrections) }
    }
    return nil
  }

  /// Returns the integers that give the numbers when multiplied by a power of two.
  private static func multiples(_ numbers: [Double]) -> Form? {
    // The lowest bit that is 1 determines the power of two.
    let powers = numbers.filter { $0 != 0 }.map {
      Int($0.ulp.exponent) + ($0.significandBitPattern | 1 << 52).trailingZeroBitCount
    }
    let exponent = powers.min() ?? 0
    guard exponent >= -1000 else { return nil }
    let unit = Double(sign: .plus, exponent: exponent, significand: 1)
    var integers: [Int64] = []
    for number in numbers {
      guard let integer = Int64(exactly: number / unit), IntegerCode.range.contains(integer) else {
        return nil
      }
      integers.append(integer)
    }
    return (integers, exponent, [])
  }
}
