import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct NumberFormatTests {
  private func number(_ text: String, _ mark: DecimalMark = .point) -> Double? {
    let bytes = Array(text.utf8)
    return mark.number(in: ByteScanner(bytes.span))
  }

  /// Whole numbers around powers of two, where a `Double` starts to round.
  @Test(arguments: [
    "0", "1", "3", "7", "123456789", "4503599627370497", "9007199254740991", "9007199254740992",
    "9007199254740993", "9007199254740995", "18014398509481985", "18014398509481986",
    "90071992547409920", "90071992547409925", "36028797018963969",
  ])
  func `every exponent gives the nearest number`(digits: String) {
    for exponent in -24...24 {
      for text in ["\(digits)e\(exponent)", "-\(digits)E\(exponent)", "+\(digits).5e\(exponent)"] {
        #expect(number(text) == Double(text), "\(text)")
      }
    }
  }

  @Test(arguments: ["", "-", ".", "5 "])
  func `text without digits, or with a space, is not a number`(text: String) {
    #expect(number(text) == nil)
  }

  @Test(arguments: Depth.seeds(3))
  func `random numbers agree with the standard library`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let digits = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        "\(Int.random(in: 0...9, using: &generator))"
      }.joined()
      let decimals = Int.random(in: 0...99_999, using: &generator)
      let text = "\(digits).\(decimals)e\(Int.random(in: -40...40, using: &generator))"
      #expect(number(text) == Double(text), "seed \(seed), \(text)")
    }
  }

  @Test(
    arguments: [
      ("5 m\u{A0}", "5", "m"), ("7e-3 m", "7e-3", "m"), ("7e+3 m", "7e+3", "m"),
      ("7e−3 m", "7e-3", "m"),
      ("7E3 m", "7e3", "m"), ("7 e", "7", "e"), ("7e m", "7", "e m"), ("(5\u{A0})", "-5", nil),
      ("1 234'", nil, nil), ("1.5 234", nil, nil), ("1 234'567", nil, nil), ("'123", nil, nil),
      ("1234 567", nil, nil), ("123 456", "123456", nil), ("e5", nil, nil), ("$e5", nil, nil),
      ("1 2345", nil, nil), ("0 123", nil, nil), ("1 234.5", "1234.5", nil), ("−5", "-5", nil),
      (String(repeating: "1", count: 95) + "m", String(repeating: "1", count: 95), "m"),
      (String(repeating: "1", count: 96) + "m", nil, nil), ("- 5 m", "-5", "m"), ("+ 5", "5", nil),
    ] as [(String, String?, String?)])
  func `a written number has digits and a unit`(text: String, digits: String?, unit: String?) {
    let written = WrittenNumber(Array(text.utf8))
    #expect(written.map { String(decoding: $0.digits, as: UTF8.self) } == digits)
    #expect(written?.unit?.text == unit)
  }

  @Test(
    arguments: [
      ("$5", "$", .number(5)), ("-$5", "$", .number(-5)), ("$-5", "$", .number(-5)),
      ("-$-5", "$", .unreadable), ("-$+5", "$", .unreadable), ("5 kg", "kg", .number(5)),
      ("-5 kg", "kg", .number(-5)), ("--5 kg", "kg", .unreadable), ("5 mg", "kg", .unreadable),
      ("5 kg", nil, .unreadable), ("(5)", nil, .number(-5)), ("9 kg", "kg", .missing),
      ("(9)", nil, .number(-9)), ("1 234", "kg", .number(1234)), ("kg", "kg", .unreadable),
      ("kg 5", "kg", .number(5)),
    ] as [(String, String?, ValueFormat.Reading)])
  func `a number may have the unit of its column`(
    text: String, unit: String?, expected: ValueFormat.Reading
  ) {
    let bytes = Array(text.utf8)
    let format = ValueFormat(decimalMark: .point, missingTokens: ["9"])
    let notation = unit.map(Notation.unit) ?? .plain
    #expect(format.reading(of: ByteScanner(bytes.span), in: notation) == expected)
  }

  @Test(
    arguments: [
      ("12", .number(12), .number(12)), ("12 p", .unreadable, .number(12)),
      (": c", .unreadable, .missing), ("", .missing, .missing), ("-", .missing, .missing),
      ("x y", .unreadable, .unreadable), ("NA", .missing, .missing), ("**", .missing, .missing),
      ("p", .unreadable, .unreadable), ("9.0", .missing, .missing),
    ] as [(String, ValueFormat.Reading, ValueFormat.Reading)])
  func `flags are dropped only if the column has flags`(
    text: String, plain: ValueFormat.Reading, flagged: ValueFormat.Reading
  ) {
    let bytes = Array(text.utf8)
    let format = ValueFormat(decimalMark: .point, missingTokens: ["9"])
    #expect(format.reading(of: ByteScanner(bytes.span)) == plain)
    let other = ValueFormat(decimalMark: .point, missingTokens: ["9"], hasFlags: true)
    #expect(other.reading(of: ByteScanner(bytes.span)) == flagged)
  }

  @Test(
    arguments: [
      ("5 kg", "kg", nil), ("5 mg", "kg", "mg"), ("5.5 mg", "kg", nil), ("5 mg", nil, nil),
      ("$5", nil, "$"), ("5%", nil, "%"), ("5", "kg", nil), ("x", "kg", nil),
      ("5,5 mg", "kg", "mg"),
    ] as [(String, String?, String?)])
  func `another unit is found beside a number`(text: String, expected: String?, unit: String?) {
    let format = ValueFormat(decimalMark: .comma, missingTokens: [])
    let cell = SampleCell(bytes: Array(text.utf8))
    #expect(format.otherUnit(in: cell, besides: expected) == unit)
  }
}
