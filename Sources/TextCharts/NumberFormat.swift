import CLibrary

/// Formats numbers for axes and captions as a person writes them: with as few digits as possible, and with separators
/// between thousands.
///
/// The decimal point is `.` and the thousands separator is `,` in every locale, so programs can read the output.
public enum NumberFormat {
  /// Returns labels for ticks, all with the same number of decimal places.
  ///
  /// Labels have just enough decimal places to be within a hundredth of a step of their ticks, so adjacent labels
  /// differ.
  /// Examples are `0.0 0.5 1.0` and `623,031,950 623,032,000`. If the largest magnitude is below 1e-6 or at least 1e15,
  /// the labels use scientific notation. Zero has no sign. Labels wider than seven columns become short, such as
  /// `0  10 bn  20 bn`, unless that takes more than two decimal places.
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
    guard whole.contains(where: { $0.count > 7 }),
      let power = powers.first(where: { greatest >= $0.value && greatest < 1e15 })
    else { return whole.isEmpty ? ticks.map(\.description) : whole }
    let short = labels(ticks.map { $0 / power.value }, step: step / power.value, in: 0..<3)
    return short.isEmpty
      ? whole : zip(short, ticks).map { $1 == 0 ? "0" : "\(grouping($0)) \(power.name)" }
  }

  /// The powers of ten with short names.
  private static let powers = [
    (value: 1e12, name: "tn"), (value: 1e9, name: "bn"), (value: 1e6, name: "M"),
  ]

  /// The labels with the fewest decimal places in a range that are within a hundredth of a step of the ticks, or an empty
  /// array if there are none.
  private static func labels(
    _ ticks: [Double], step: Double, in decimals: Range<Int>, _ scientific: Bool = false
  ) -> [String] {
    for decimals in decimals {
      let labels = ticks.map {
        scientific ? exponential($0, decimals: decimals) : fixed($0, decimals: decimals)
      }
      let exact = zip(labels, ticks).allSatisfy { label, tick in
        abs((Double(label) ?? .nan) - tick) <= step / 50
      }
      if exact { return labels }
    }
    return []
  }

  /// Returns a number as text for a caption, such as `623032040`, `12.8`, `6.22857` or `0.00012`. The text has at most
  /// six significant digits, except that it always includes the complete integer part.
  ///
  /// Nonzero magnitudes below 1e-6 and magnitudes of at least 1e15 use scientific notation, as in `1.5e15`. Zero has no
  /// sign. Infinities and NaN are written as `inf`, `-inf` and `nan`.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimal places of the data, or nil if it is unknown. The text has no more of them,
  ///     but at least two significant digits.
  ///   - grouped: Whether to separate thousands with commas, as on axes.
  /// - Complexity: O(1).
  public static func caption(
    _ value: Double, decimals: Int? = nil, grouped: Bool = false
  ) -> String {
    guard value.isFinite else { return value.description }
    let magnitude = abs(value)
    if magnitude == 0 { return "0" }
    // Small whole numbers need no formatting.
    if magnitude < 1000, let whole = Int(exactly: value) { return String(whole) }
    if isScientific(magnitude) { return exponential(value, decimals: 5, trimmed: true) }
    let integerDigits = magnitude.decimalExponent + 1  // From -5 to 15.
    let most = decimals.map { max($0, 2 - integerDigits) } ?? 6
    let text = trimmingZeros(fixed(value, decimals: max(0, min(6 - integerDigits, most))))
    return grouped ? grouping(text) : text
  }

  private static func isScientific(_ magnitude: Double) -> Bool {
    magnitude >= 1e15 || magnitude > 0 && magnitude < 1e-6
  }

  /// Returns a number with a fixed number of decimal places. Zero has no sign.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let text = value.formatted("%.*f", decimals: decimals)
    let isZero = text.allSatisfy { "-0.".contains($0) }
    return isZero && text.first == "-" ? String(text.dropFirst()) : text
  }

  /// Formats a number as C's `%e` does, but without a plus sign or leading zeros in the exponent, as in `1.5e15`,
  /// `2e-7` and `0`.
  private static func exponential(_ value: Double, decimals: Int, trimmed: Bool = false) -> String {
    let parts = value.formatted("%.*e", decimals: decimals).split(separator: "e")
    guard value != 0, parts.count == 2, let exponent = Int(parts[1]) else { return "0" }
    let mantissa = String(parts[0])
    return "\(trimmed ? trimmingZeros(mantissa) : mantissa)e\(exponent)"
  }

  private static func trimmingZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var digits = Substring(text)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }

  /// Separates thousands in the integer part, which has only one digit in scientific notation.
  private static func grouping(_ text: String) -> String {
    let sign = text.prefix { $0 == "-" }
    let digits = text.dropFirst(sign.count).prefix(while: \.isWholeNumber)
    var grouped = ""
    for (place, digit) in zip((0..<digits.count).reversed(), digits) {
      grouped.append(digit)
      if place > 0 && place.isMultiple(of: 3) { grouped.append(",") }
    }
    return sign + grouped + text.dropFirst(sign.count + digits.count)
  }
}

/// The decimal digits of numbers, from the C library.
extension Double {
  /// The exponent of the largest power of ten that is not larger than this positive number.
  var decimalExponent: Int { Int(log10(self).rounded(.down)) }

  static func powerOfTen(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

  /// The number as text. The decimal mark is a point, because the program never calls `setlocale`.
  ///
  /// - Parameter format: The format for printf(3), which takes the number of decimal places and the number.
  func formatted(_ format: String, decimals: Int) -> String {
    // The largest number has 309 digits before the point.
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
      unsafe withVaList([Int32(decimals), self]) { arguments in
        _ = unsafe vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
      }
      return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
    }
  }
}
