/// The unit of a number: a currency, a percent sign, or text such as `km/h` after the number.
struct NumberUnit: Hashable {
  let text: String
  /// Whether the unit is a currency or a percent sign, which tables of amounts often show only in the first row.
  let isSign: Bool

  /// The maximum length of a unit, in Unicode scalars.
  private static let lengthLimit = 24
  private static let percents: Set<String> = ["%", "‰"]
  /// The endings of ordinal numbers and times of day, which are not amounts.
  private static let endings: Set<String> = ["st", "nd", "rd", "th", "am", "pm", "a", "p"]
  /// Abbreviations and codes of currencies. Most of the codes are from ISO 4217.
  private static let currencies = Set(
    """
    Rs Rs. kr kr. Fr Fr. fr. RM Rp \
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF \
    CLF CLP CNH CNY COP CRC CUP CVE CZK DEM DJF DKK DOP DZD EGP ERN ESP ETB EUR FJD FKP FRF GBP GBX GEL GHS GIP GMD \
    GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK ITL JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK \
    LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NLG NOK NPR NZD OMR PAB \
    PEN PGK PHP PKR PLN PYG QAR RMB RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB \
    TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XAG XAU XCD XOF XPF YER ZAR ZMW
    """.split(separator: " ").map(String.init))
}

extension NumberUnit {
  /// The factor that a letter such as `K` stands for; nil for any other unit.
  var magnitude: Double? { Self.magnitudes[text] }

  private static let magnitudes = [
    "K": 1e3, "k": 1e3, "M": 1e6, "B": 1e9, "bn": 1e9, "Bn": 1e9, "T": 1e12,
  ]

  /// Reads a currency at the start of the text, such as `$`, `US$` or `EUR`, and removes it from `text`.
  init?(beforeNumber text: inout Substring.UnicodeScalarView) {
    let word = text.prefix { scalar in
      Self.isLetter(scalar) || scalar == "." || Self.isCurrencySign(scalar)
    }
    // The point may be part of the number, as in `$.50`.
    for word in [word, word.last == "." ? word.dropLast() : word] where Self.isCurrency(word) {
      text = text[word.endIndex...]
      self.init(text: String(word), isSign: true)
      return
    }
    return nil
  }

  /// Reads a unit after a number. Returns nil for other text, such as `-12-31`, `:30`, `th` or `h 30m`.
  init?(behindNumber text: Substring.UnicodeScalarView) {
    guard let first = text.first, text.count <= Self.lengthLimit,
      Self.canStart(first, text.dropFirst().first)
    else { return nil }
    var previous = first
    for scalar in text.dropFirst() {
      guard Self.canContinue(scalar, after: previous) else { return nil }
      previous = scalar
    }
    let word = String(text)
    guard !Self.endings.contains(word.lowercased().filter { $0 != "." }) else { return nil }
    self.init(text: word, isSign: Self.percents.contains(word) || Self.isCurrency(text))
  }

  /// Returns the unit of a number with a currency before it and a unit after it, such as `$80/bbl`.
  func followed(by unit: NumberUnit) -> NumberUnit {
    NumberUnit(text: text + unit.text, isSign: false)
  }

  /// Returns whether a word is a currency: a code, an abbreviation, or a sign such as `US$`.
  private static func isCurrency(_ word: Substring.UnicodeScalarView) -> Bool {
    guard !word.isEmpty, word.count <= 5 else { return false }
    let text = String(word)
    let letters = word.drop { $0.isASCII && isLetter($0) }
    return currencies.contains(text) || letters.count == 1 && letters.allSatisfy(isCurrencySign)
  }

  private static func isCurrencySign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == "$" : scalar.properties.generalCategory == .currencySymbol
  }

  /// Returns whether the scalar is a letter. Comparing ASCII letters is faster than looking up a scalar's properties.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x61...0x7A ~= scalar.value | 0x20 : scalar.properties.isAlphabetic
  }

  /// Returns whether a unit can start with a scalar. A slash needs a letter after it.
  private static func canStart(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    if scalar == "/" { return next.map(isLetter) == true }
    return isLetter(scalar) || isCurrencySign(scalar) || "%‰°′″".unicodeScalars.contains(scalar)
  }

  private static func canContinue(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool
  {
    switch scalar {
    case "0"..."9":
      // One digit, as in `m2`, `m s-1` and `W/m^2`.
      isLetter(previous) || "-^−".unicodeScalars.contains(previous)
    case " ", ".", "/", "-", "^", "*", "(", ")", "·", "⋅", "−", "²", "³", "¹", "⁻", "%", "°", "′",
      "″":
      true
    default: isLetter(scalar) || isCurrencySign(scalar)
    }
  }
}
