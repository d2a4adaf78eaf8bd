/// Formats numbers for axes and captions as a person would write them: with as few digits as possible, and with
/// separators between thousands.
///
/// The decimal point is `.` and the thousands separator is `,` in every locale, so programs can read the output.
public enum NumberFormat {
  /// Returns labels for ticks, all with the same number of decimal places.
  ///
  /// Labels have just enough decimal places to be within a hundredth of a step of their ticks, so adjacent labels
  /// differ. Examples are `0.0 0.5 1.0` and `623,031,950 623,032,000`. If the largest magnitude is below 1e-6 or at
  /// least 1e15, the labels use scientific notation. Zero has no sign. If the largest magnitude is at least a million,
  /// the labels are short, such as `0  10 bn  20 bn`, unless that takes more than two decimal places.
  ///
  /// - Parameter ticks: The values, which must be finite and strictly increasing. Otherwise, the labels might not be
  ///   distinct.
  /// - Complexity: O(*n*).
  public static func axisLabels(_ ticks: [Double]) -> [String] {
    guard let step = zip(ticks.dropFirst(), ticks).map({ $0 / 2 - $1 / 2 }).min() else {
      return ticks.map { caption($0, grouped: true) }
    }
    let greatest = ticks.map(abs).max() ?? 0
    let whole = labels(ticks, step: step, in: 0..<25, isScientific(greatest)).map(grouping)
    if whole.isEmpty { return ticks.map { grouping(exponential($0, decimals: 16)) } }
    guard let power = powers.first(where: { greatest >= $0.value && greatest < 1e15 })
    else { return whole }
    let short = labels(ticks.map { $0 / power.value }, step: step / power.value, in: 0..<3)
    return short.isEmpty
      ? whole : zip(short, ticks).map { $1 == 0 ? "0" : "\(grouping($0)) \(power.name)" }
  }

  private static let powers = [
    (value: 1e12, name: "tn"), (value: 1e9, name: "bn"), (value: 1e6, name: "M"),
  ]

  /// Returns labels with the fewest decimal places that put each within a hundredth of a step of its tick, or [].
  private static func labels(
    _ ticks: [Double], step: Double, in decimals: Range<Int>, _ scientific: Bool = false
  ) -> [[UInt8]] {
    for decimals in decimals {
      let labels = ticks.map {
        scientific ? exponential($0, decimals: decimals) : fixedDigits($0, decimals: decimals)
      }
      let exact = zip(labels, ticks).allSatisfy { label, tick in
        abs(Double(digits: label) - tick) <= step / 50
      }
      if exact { return labels }
    }
    return []
  }

  /// Returns a number as text for a caption, such as `623032040`, `12.8`, `6.22857` or `0.00012`. The text has at most
  /// six significant digits, except that it always includes the complete integer part and up to two decimal places of
  /// the data, as for money.
  ///
  /// Nonzero magnitudes below 1e-6 and magnitudes of at least 1e15 use scientific notation, as in `1.5e15`. Zero has no
  /// sign. Infinities and NaN are written as `inf`, `-inf` and `nan`.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimal places of the data, or nil if it is unknown. The text has no more decimal
  ///     places, unless two significant digits need them.
  ///   - grouped: Whether to separate thousands with commas, as on axes.
  /// - Complexity: O(1).
  public static func caption(
    _ value: Double, decimals: Int? = nil, grouped: Bool = false
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let magnitude = abs(value)
    // Zero has no exponent, and other small whole numbers need no formatting.
    if magnitude < 1000, let whole = Int(exactly: value) { return String(whole) }
    if isScientific(magnitude) {
      return String(decoding: exponential(value, decimals: 5, trimmed: true), as: UTF8.self)
    }
    let integerDigits = magnitude.decimalExponent + 1  // From -5 to 15.
    let most = decimals.map { max($0, 2 - integerDigits) } ?? 6
    let fit = max(6 - integerDigits, min(decimals ?? 0, 2))
    let digits = trimmingZeros(fixedDigits(value, decimals: min(fit, most)))
    return grouped ? grouping(digits) : String(decoding: digits, as: UTF8.self)
  }

  private static func isScientific(_ magnitude: Double) -> Bool {
    magnitude >= 1e15 || magnitude > 0 && magnitude < 1e-6
  }

  /// Returns a number as text with the given number of decimal places. Zero has no sign.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    String(decoding: fixedDigits(value, decimals: decimals), as: UTF8.self)
  }

  private static func fixedDigits(_ value: Double, decimals: Int) -> [UInt8] {
    let digits = value.digits(.fixed, decimals: decimals)
    let isZero = digits.allSatisfy { $0 == minus || $0 == zero || $0 == point }
    return isZero && digits.first == minus ? Array(digits.dropFirst()) : digits
  }

  private static let (minus, point, zero) = (
    UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")
  )

  /// Formats like C's `%e`, but without a plus sign or leading zeros in the exponent: `1.5e15`, `2e-7` and `0`.
  private static func exponential(_ value: Double, decimals: Int, trimmed: Bool = false) -> [UInt8]
  {
    let digits = value.digits(.exponential, decimals: decimals)
    guard value != 0, let end = digits.firstIndex(of: UInt8(ascii: "e")) else { return [zero] }
    let (mantissa, exponent) = (Array(digits[..<end]), digits[(end + 1)...])
    let size = exponent.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
    return (trimmed ? trimmingZeros(mantissa) : mantissa) + [digits[end]]
      + (exponent.first == minus ? [minus] : []) + (size.isEmpty ? [zero] : size)
  }

  private static func trimmingZeros(_ digits: [UInt8]) -> [UInt8] {
    guard digits.contains(point) else { return digits }
    var digits = digits
    while digits.last == zero { digits.removeLast() }
    if digits.last == point { digits.removeLast() }
    return digits
  }

  private static func grouping(_ digits: [UInt8]) -> String {
    let end = digits.firstIndex { $0 == point || $0 == UInt8(ascii: "e") } ?? digits.count
    var grouped: [UInt8] = []
    for (place, digit) in digits.enumerated() {
      grouped.append(digit)
      let rest = end - place - 1
      if rest > 0 && rest.isMultiple(of: 3) && digit != minus { grouped.append(UInt8(ascii: ",")) }
    }
    return String(decoding: grouped, as: UTF8.self)
  }
}
