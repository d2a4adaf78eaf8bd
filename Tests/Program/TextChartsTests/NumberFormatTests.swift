import Testing
import TextCharts

/// Some of the rows come from `Tests/Verification/charts/writing.py`.
struct NumberFormatTests {
  @Test(
    arguments: [
      (623_032_040, "623032040"), (12.8, "12.8"), (6.228571428571428, "6.22857"),
      (0.00012, "0.00012"), (0, "0"), (-0.0, "0"), (-5, "-5"), (0.1 + 0.2, "0.3"),
      (1.0 / 3, "0.333333"), (-2.5, "-2.5"), (1_234_567.8, "1234568"), (999_999.96, "1000000"),
      (99_999.96, "100000"), (1e-6, "0.000001"), (9.9e-7, "9.9e-7"), (1.5e15, "1.5e15"),
      (-1e15, "-1e15"), (999_999_999_999_999, "999999999999999"),
      (1.7976931348623157e308, "1.79769e308"), (.leastNonzeroMagnitude, "4.94066e-324"),
      (2e-9, "2e-9"), (0.0001234567, "0.000123"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `captions keep six digits and every integer digit`(value: Double, text: String) {
    #expect(NumberFormat.caption(value) == text)
  }

  @Test(
    arguments: [
      (623_032_040, "623,032,040"), (1234.5, "1,234.5"), (-1000, "-1,000"), (-999, "-999"),
      (0, "0"), (0.1234, "0.1234"), (1e15, "1e15"),
    ] as [(Double, String)])
  func `captions can group thousands`(value: Double, text: String) {
    #expect(NumberFormat.caption(value, grouped: true) == text)
  }

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
      ([0, 0.5, 1], ["0.0", "0.5", "1.0"]), ([-2.5, 0, 2.5, 5], ["-2.5", "0.0", "2.5", "5.0"]),
      ([-0.0, 1], ["0", "1"]), ([-0.1 * 3, -0.0000001, 0.3], ["-0.3", "0.0", "0.3"]),
      ([623_031_950, 623_032_000], ["623,031,950", "623,032,000"]),
      ([0.1, 0.1 + 0.1, 0.1 + 0.2], ["0.1", "0.2", "0.3"]),
      ([1e15, 1.05e15], ["1.00e15", "1.05e15"]), ([-1e308, 0, 1e308], ["-1e308", "0", "1e308"]),
      ([0, 2e-7], ["0", "2e-7"]), ([1500], ["1,500"]), ([], []),
      ([0, 50_000, 100_000], ["0", "50,000", "100,000"]),
      ([0, 500_000, 1_000_000], ["0", "0.5 M", "1.0 M"]),
      ([0, 10_000_000_000, 20_000_000_000], ["0", "10 bn", "20 bn"]),
      ([0, 2_500_000, 5_000_000], ["0", "2.5 M", "5.0 M"]),
      ([-2_000_000_000_000, 0, 2_000_000_000_000], ["-2 tn", "0", "2 tn"]),
      ([1_250_000, 1_500_000], ["1.25 M", "1.50 M"]),
      ([1_000_000, 1_001_000], ["1,000,000", "1,001,000"]),  // Three decimal places are not short.
      ([0, 999_999], ["0", "999,999"]), ([0, 1_000_000], ["0", "1 M"]),
      ([0, 1e9 - 1], ["0", "1,000 M"]), ([0, 1e9], ["0", "1 bn"]),
      ([0, 1e12 - 1], ["0", "1,000 bn"]), ([0, 1e12], ["0", "1 tn"]),
      ([0, 1e15 - 1], ["0", "1,000 tn"]), ([0, 1e15], ["0", "1e15"]),
      // A hundredth of the step is 0.25.
      ([0.25, 25.25], ["0", "25"]), ([0.255, 25.255], ["0.3", "25.3"]),
    ] as [([Double], [String])])
  func `axis labels are short and share the fewest decimals that tell them apart`(
    ticks: [Double], labels: [String]
  ) {
    #expect(NumberFormat.axisLabels(ticks) == labels)
  }

  @Test func `axis labels have up to 24 decimal places, and beyond that they are scientific`() {
    let zeros = String(repeating: "0", count: 23)
    #expect(
      NumberFormat.axisLabels([0, 1e-24, 1]) == ["0.0\(zeros)", "0.\(zeros)1", "1.0\(zeros)"])
    for greatest in [1, 1e6] {
      let last = greatest == 1 ? "1.0000000000000000e0" : "1.0000000000000000e6"
      #expect(
        NumberFormat.axisLabels([0, 1e-25, greatest]) == ["0", "1.0000000000000000e-25", last])
    }
  }

  @Test func `a number that rounds to zero has no sign`() {
    #expect([-0.06, -0.04].map { NumberFormat.fixed($0, decimals: 1) } == ["-0.1", "0.0"])
  }
}
