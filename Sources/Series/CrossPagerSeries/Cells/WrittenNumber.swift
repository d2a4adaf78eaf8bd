/// A number as people write it: with a currency or another unit, in parentheses if it is negative, with a minus sign
/// instead of a hyphen, or with spaces or apostrophes that separate thousands. Examples are `-$4.50`, `($4.50)`,
/// `4,50 EUR`, `1 234,5 %`, `1'234.50` and `12.5 km/h`.
struct WrittenNumber {
  /// The digits of the number, with any hyphen, decimal mark, exponent, and commas or points that separate thousands.
  private(set) var digits: [UInt8] = []
  private(set) var unit: NumberUnit?
  /// Whether a mark such as an asterisk or `[3]` follows the number.
  private(set) var hasMark = false

  /// The maximum length of the text, in bytes.
  static let lengthLimit = 96

  init?(_ text: some Collection<UInt8>) {
    guard text.count <= Self.lengthLimit, text.contains(where: \.isDigit),
      !Self.isDateOrTime(text)
    else { return nil }
    var rest = String(decoding: text, as: UTF8.self)[...].unicodeScalars
    guard let sign = readSign(&rest), readDigits(&rest) else { return nil }
    if sign != "+" { digits.insert(UInt8(ascii: "-"), at: 0) }
    Self.trim(&rest)
    if sign == "(" {
      guard (rest.first == ")" ? rest.popFirst() : rest.popLast()) == ")" else { return nil }
      Self.trim(&rest)
    }
    dropMarks(&rest)
    guard !rest.isEmpty else { return }
    guard let behind = NumberUnit(behindNumber: rest) else { return nil }
    unit = unit.map { $0.followed(by: behind) } ?? behind
  }

  /// Drops marks at the end, such as an asterisk, `[3]` or `(p)`, which refer to a note.
  private mutating func dropMarks(_ text: inout Substring.UnicodeScalarView) {
    while let last = text.last {
      let open: Unicode.Scalar? = last == "]" ? "[" : last == ")" ? "(" : nil
      if let open {
        guard let start = text.lastIndex(of: open), text[start...].count <= 5,
          open == "[" || text[start...].dropFirst().dropLast().allSatisfy(\.properties.isAlphabetic)
        else { return }
        text = text[..<start]
      } else if "*†‡".unicodeScalars.contains(last) {
        text.removeLast()
      } else {
        return
      }
      hasMark = true
      Self.trim(&text)
    }
  }

  func number(_ mark: DecimalMark) -> Double? { mark.number(in: ByteScanner(digits.span)) }

  /// Returns whether a hyphen or a colon follows the first digits, as in `2024-12-31` and `18:30`.
  private static func isDateOrTime(_ text: some Collection<UInt8>) -> Bool {
    guard text.first?.isDigit == true else { return false }
    let mark = text.first { !$0.isDigit && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
    return mark == UInt8(ascii: "-") || mark == UInt8(ascii: ":")
  }

  /// Reads the sign and the currency before the number, in either order. An opening parenthesis is the sign of a
  /// negative number. The result is nil if there are two signs or nothing follows.
  private mutating func readSign(_ text: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    var sign: Unicode.Scalar?
    while let first = text.first {
      switch first {
      case "+", "-", "−", "(":
        guard sign == nil else { return nil }
        sign = first
        text.removeFirst()
      case "0"..."9": return sign ?? "+"
      case _ where Self.isSpace(first): text.removeFirst()
      default:
        guard unit == nil, let currency = NumberUnit(beforeNumber: &text) else {
          return sign ?? "+"
        }
        unit = currency
      }
    }
    return nil
  }

  /// Drops spaces and apostrophes that separate thousands, and returns whether there is a number.
  private mutating func readDigits(_ text: inout Substring.UnicodeScalarView) -> Bool {
    var separator: Unicode.Scalar?
    var mayGroup = true
    while let scalar = text.first {
      switch scalar {
      case "0"..."9": digits.append(UInt8(scalar.value))
      case ".", ",":
        mayGroup = false
        digits.append(UInt8(scalar.value))
      default:
        let isFirst = separator == nil
        guard mayGroup, Self.isSeparator(scalar), isFirst || scalar == separator,
          !isFirst || 1...3 ~= digits.count && digits[0] != UInt8(ascii: "0"),
          Self.startsWithGroup(text.dropFirst())
        else {
          readExponent(&text)
          return !digits.isEmpty
        }
        separator = scalar
      }
      text.removeFirst()
    }
    return !digits.isEmpty
  }

  /// Returns whether the text starts with exactly three digits.
  private static func startsWithGroup(_ text: Substring.UnicodeScalarView) -> Bool {
    text.prefix(4).prefix { "0"..."9" ~= $0 }.count == 3
  }

  /// Reads an exponent. An `e` without a digit belongs to the unit.
  private mutating func readExponent(_ text: inout Substring.UnicodeScalarView) {
    guard !digits.isEmpty, text.first == "e" || text.first == "E" else { return }
    var rest = text.dropFirst()
    var exponent = [UInt8(ascii: "e")]
    if let sign = rest.first, "+-−".unicodeScalars.contains(sign) {
      exponent.append(UInt8(ascii: sign == "+" ? "+" : "-"))
      rest.removeFirst()
    }
    let written = rest.prefix { "0"..."9" ~= $0 }
    guard !written.isEmpty else { return }
    digits += exponent + written.map { UInt8($0.value) }
    text = rest[written.endIndex...]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    isSpace(scalar) || scalar == "'" || scalar == "’"
  }

  private static func trim(_ text: inout Substring.UnicodeScalarView) {
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
  }
}
