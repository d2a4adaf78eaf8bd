import Testing

@testable import TextCharts

/// The tables come from `Tests/Verification/charts/writing.py`.
struct WrittenNumberTests {
  @Test(
    arguments: [
      ("7040.33", 0, "7,040"), ("62.4", 0, "62"), ("2.333", 0, "2.3"), ("0.0333", 0, "0.033"),
      ("18.25", 1, "18.2"), ("5.4666", 1, "5.5"), ("1234567.891", 2, "1,234,567.89"),
      ("13102.5", 2, "13,102.5"), ("-123456.789", 1, "-123,456.8"),
      ("1234567.891", 3, "1,234,567.89"),
      ("-1234.5", 1, "-1,234.5"), ("0.00012", 5, "0.00012"), ("999.96", 1, "1,000"),
      ("20034567890", 0, "20,034,567,890"), ("0.30000000000000004", 1, "0.3"),
    ] as [(String, Int, String)])
  func `captions have at most the digits of the data`(number: String, decimals: Int, text: String) {
    #expect(NumberFormat.caption(Double(number) ?? 0, decimals: decimals, grouped: true) == text)
  }

  @Test(
    arguments: [
      ([0, 50_000, 100_000], ["0", "50,000", "100,000"]),
      ([0, 500_000, 1_000_000], ["0", "0.5 M", "1.0 M"]),
      ([0, 10_000_000_000, 20_000_000_000], ["0", "10 bn", "20 bn"]),
      ([0, 2_500_000, 5_000_000], ["0", "2.5 M", "5.0 M"]),
      ([623_031_950, 623_032_000], ["623,031,950", "623,032,000"]),
      ([-2_000_000_000_000, 0, 2_000_000_000_000], ["-2 tn", "0", "2 tn"]),
      ([1_250_000, 1_500_000], ["1.25 M", "1.50 M"]),
    ] as [([Double], [String])])
  func `long labels of an axis are short if that loses no digit`(
    ticks: [Double], labels: [String]
  ) {
    #expect(NumberFormat.axisLabels(ticks) == labels)
  }
}
