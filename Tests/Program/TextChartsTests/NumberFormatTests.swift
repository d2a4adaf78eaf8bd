import Testing
import TextCharts

struct NumberFormatTests {
  @Test(
    arguments: [
      (623_032_040, "623032040"), (12.8, "12.8"), (6.228571428571428, "6.22857"),
      (0.00012, "0.00012"), (0, "0"), (-0.0, "0"), (-5, "-5"), (0.1 + 0.2, "0.3"),
      (1.0 / 3, "0.333333"), (-2.5, "-2.5"), (1_234_567.8, "1234568"), (999_999.96, "1000000"),
      (99_999.96, "100000"), (1e-6, "0.000001"), (9.9e-7, "9.9e-7"), (1.5e15, "1.5e15"),
      (-1e15, "-1e15"), (999_999_999_999_999, "999999999999999"),
      (1.7976931348623157e308, "1.79769e308"), (.leastNonzeroMagnitude, "4.94066e-324"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `captions keep six digits and every integer digit`(value: Double, text: String) {
    #expect(NumberFormat.caption(value) == text)
  }

  @Test(
    arguments: [
      (623_032_040, "623,032,040"), (1234.5, "1,234.5"), (-1000, "-1,000"), (-999, "-999"),
      (0, "0"),
      (0.1234, "0.1234"), (1e15, "1e15"),
    ] as [(Double, String)])
  func `captions can group thousands`(value: Double, text: String) {
    #expect(NumberFormat.caption(value, grouped: true) == text)
  }

  @Test(
    arguments: [
      ([0, 0.5, 1], ["0.0", "0.5", "1.0"]), ([-2.5, 0, 2.5, 5], ["-2.5", "0.0", "2.5", "5.0"]),
      ([-0.0, 1], ["0", "1"]), ([-0.1 * 3, -0.0000001, 0.3], ["-0.3", "0.0", "0.3"]),
      ([623_031_950, 623_032_000], ["623,031,950", "623,032,000"]),
      ([0.1, 0.1 + 0.1, 0.1 + 0.2], ["0.1", "0.2", "0.3"]),
      ([1e15, 1.05e15], ["1.00e15", "1.05e15"]),
      ([-1e308, 0, 1e308], ["-1e308", "0", "1e308"]),
      ([0, 2e-7], ["0", "2e-7"]),
      ([1500], ["1,500"]), ([], []),
    ] as [([Double], [String])])
  func `axis labels share the fewest decimals that tell them apart`(
    ticks: [Double], labels: [String]
  ) {
    #expect(NumberFormat.axisLabels(ticks) == labels)
  }
}
