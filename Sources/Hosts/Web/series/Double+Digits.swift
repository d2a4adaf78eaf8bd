/// The decimal digits of numbers, from JavaScript. The program takes them from the C standard library
/// (`Sources/Program/TextCharts/Double+Digits.swift`).
extension Double {
  /// The notation of a number: with a fixed number of decimal places, or with an exponent.
  enum Notation { case fixed, exponential }

  /// The exponent of the largest power of ten that is not larger than this positive number.
  var decimalExponent: Int { Int(logarithm(self).rounded(.down)) }

  static func powerOfTen(_ exponent: Int) -> Double { power(Int32(exponent)) }

  /// Returns the number as ASCII text.
  func digits(_ notation: Notation, decimals: Int) -> [UInt8] {
    Exchange.bytes(Int(format(self, Int32(decimals), notation == .exponential)))
  }

  /// Creates the number that ``digits(_:decimals:)`` wrote.
  init(digits: [UInt8]) {
    Exchange.write(digits)
    self = number(Int32(digits.count))
  }
}

@_extern(wasm, module: "page", name: "log10") @_extern(c)
private func logarithm(_ number: Double) -> Double

@_extern(wasm, module: "page", name: "power") @_extern(c)
private func power(_ exponent: Int32) -> Double

/// Writes a number as text to the exchange, and returns the length of the text.
@_extern(wasm, module: "page", name: "format") @_extern(c)
private func format(_ number: Double, _ decimals: Int32, _ isExponential: Bool) -> Int32

/// Reads the text in the exchange as a number.
@_extern(wasm, module: "page", name: "number") @_extern(c)
private func number(_ length: Int32) -> Double
