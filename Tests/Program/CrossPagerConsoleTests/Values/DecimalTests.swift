import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Decimals are rounded to the nearest offset, and halves are rounded away from zero.
struct DecimalTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("+0.0", 0), ("1", 65_536), ("-1", -65_536), ("+1", 65_536),
    ("0.25", 16_384), ("-0.25", -16_384), (".5", 32_768), ("5.", 327_680), ("-.5", -32_768),
    ("2.5", 163_840), ("007.50", 491_520),
    // 1/65536 is 0.0000152587890625, and half of that is 0.00000762939453125.
    ("0.0000152587890625", 1), ("0.00000762939453125", 1), ("0.00000762939453124", 0),
    ("0.000007629394531249999999999999999999", 0), ("0.00000762939453125000000000000000001", 1),
    ("-0.00000762939453125", -1), ("-0.00000762939453124", 0), ("0.00002288818359375", 2),
    ("0.00002288818359374", 1), ("0.99999237060546875", 65_536), ("0.99999237060546874", 65_535),
    ("0.999999999999999999999999999999", 65_536), ("0.1", 6_554), ("0.3", 19_661),
    ("-0.3", -19_661), ("2147483647", 140_737_488_289_792), ("2147483648", 140_737_488_355_328),
    ("-2147483648", -140_737_488_355_328), ("2147483648.000007", 140_737_488_355_328),
    ("1e3", 65_536_000), ("25E-1", 163_840), ("-.25e+1", -163_840), ("0.000001e6", 65_536),
    ("1e-400", 0), ("7.62939453125e-6", 1), ("762939453124e-17", 0), ("0e999", 0),
    ("0000000000000000000001", 65_536), ("1.5e-99999999999999999999", 0),
    ("1." + String(repeating: "0", count: 500) + "9", 65_536),
  ])
  func `a decimal gives the nearest offset`(text: String, units: Int64) {
    #expect(Offset(decimal: text) == Offset(rawValue: units))
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "--1", "+-1", "1-", "1.2.3", "1,5", "1e", "e1", "1e+", "1e1.5",
    "1e1e1", "1e99", "1e-", "0x1", "inf", "nan", "one", " 1", "1 ", "1_0", "１", "1.５", "1\u{301}",
    "2.5\u{301}", "1\u{FE0F}\u{20E3}", "½", "1.½", "2147483648.000008", "2147483649", "-2147483649",
    "9999999999", "10000000000", "123456789012345678901234567890",
  ])
  func `a word that is not a decimal, or out of range, gives nil`(text: String) {
    #expect(Offset(decimal: text) == nil)
  }

  @Test(arguments: [
    ("1e300", Int64.max), ("-1e300", -.max), ("1e99999999999999999999", .max),
    ("2147483649", 140_737_488_420_864), ("140737488355328", .max),
    ("1000000000000000", .max), ("-999999999999999999999999", -.max), ("-0.25", -16_384),
    ("140737488355327.99", .max - 654),
  ])
  func `a decimal out of range is clamped on request`(text: String, units: Int64) {
    #expect(Offset(heldDecimal: text) == Offset(rawValue: units))
  }

  @Test(arguments: [
    (0, "0"), (65_536, "1"), (-65_536, "-1"), (16_384, "0.25"), (163_840, "2.5"), (1, "0.00002"),
    (-1, "-0.00002"),
    (6_554, "0.1"), (32_769, "0.50002"), (140_737_488_355_327, "2147483647.99998"),
  ])
  func `an offset is written as its shortest decimal`(units: Int64, text: String) {
    #expect(Offset(rawValue: units).decimal == text)
  }

  @Test(arguments: Depth.seeds(300))
  func `a written offset is read back, and no shorter text is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let range = 1 << (1 + random.number(below: 47))
    let offset = Offset(rawValue: Int64(random.number(below: 2 * range + 1) - range))
    let text = offset.decimal
    #expect(Offset(decimal: text) == offset, "seed \(seed): \(offset) \(text)")
    #expect(Double(text).map { Int64(($0 * 65_536).rounded()) } == offset.rawValue, "seed \(seed)")
    if text.contains(".") {
      #expect(text.last != "0", "seed \(seed): \(text)")
      #expect(Offset(decimal: String(text.dropLast())) != offset, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: Depth.seeds(300))
  func `decimals agree with integer arithmetic`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = random.number(below: 1000)
    let digits = 1 + random.number(below: 9)
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let numerator = random.number(below: scale)
    let fraction = String(String(numerator + scale).dropFirst())
    // ⌊x + ½⌋ in integers.
    let units = whole * 65_536 + (numerator * 131_072 + scale) / (2 * scale)
    #expect(Offset(decimal: "\(whole).\(fraction)")?.rawValue == Int64(units), "seed \(seed)")
    #expect(Offset(decimal: "-\(whole).\(fraction)")?.rawValue == Int64(-units), "seed \(seed)")
  }
}

struct WholeNumberTests {
  static let counts: [(word: String, count: Int?)] = [
    ("0", 0), ("1", 1), ("7", 7), ("007", 7), ("000", 0), ("2147483646", 2_147_483_646),
    ("2147483647", 2_147_483_647), ("0000000000000000000000002147483647", 2_147_483_647),
    ("2147483648", nil), ("4294967296", nil), ("9223372036854775808", nil),
    ("123456789012345678901234567890", nil), ("-1", nil), ("+1", nil), ("1.5", nil), ("1.0", nil),
    ("1e3", nil), ("0x10", nil), ("1_000", nil), ("one", nil), ("", nil), (" 1", nil), ("１", nil),
    ("١", nil), ("1\u{301}", nil), ("½", nil),
  ]

  @Test(arguments: counts)
  func `a count is digits up to the maximum, and an index out of range stays out of range`(
    row: (word: String, count: Int?)
  ) {
    #expect(WholeNumber.count(row.word, least: 0) == row.count)
    #expect(WholeNumber.count(row.word, least: 1) == (row.count == 0 ? nil : row.count))
    let isDigits = !row.word.isEmpty && row.word.utf8.allSatisfy { (48...57).contains($0) }
    #expect(WholeNumber.index(row.word) == row.count ?? (isDigits ? Int(Int32.max) : nil))
  }
}
