import CrossPagerTimeline
import Testing

struct SummaryTests {
  private func summary(_ values: [Double?]) -> Summary {
    var summary = Summary()
    for value in values { summary.add(value) }
    return summary
  }

  private func values(_ summary: Summary) -> [Double?] {
    Aggregate.allCases.map { summary.value($0) }
  }

  @Test func `samples come to mean, sum, min, max, count and last`() {
    let summary = summary([3, nil, -1.5, 6, nil])
    #expect(values(summary) == [2.5, 7.5, -1.5, 6, 3, 6])
    #expect(
      [summary.mean, summary.sum, summary.min, summary.max, summary.last] == [2.5, 7.5, -1.5, 6, 6])
    #expect([summary.count, summary.missing] == [3, 2])
  }

  @Test(arguments: [[], [nil], [nil, nil]] as [[Double?]])
  func `without a value every aggregate is missing, the count too`(samples: [Double?]) {
    #expect(values(summary(samples)) == [nil, nil, nil, nil, nil, nil])
    #expect(summary(samples).missing == samples.count)
  }

  @Test func `aggregates come in the order of the contract`() {
    #expect(
      Aggregate.allCases.map(\.description) == ["mean", "sum", "min", "max", "count", "last"])
  }

  @Test func `sums do not lose digits`() {
    #expect(summary([1e16, 1, -1e16]).sum == 1)
    #expect(summary([1, 1e100, 1, -1e100]).sum == 2)
    #expect(summary(Array(repeating: 0.1, count: 10)).sum == 1)
    #expect(summary(Array(repeating: 0.1, count: 1_000_000)).sum == 100_000)
    #expect(summary(Array(repeating: 623_031_970.1, count: 1_000)).mean == 623_031_970.1)
  }

  @Test func `a sum beyond all numbers is none, and the mean is right all the same`() {
    let great = Double.greatestFiniteMagnitude
    #expect(summary([great, great]).sum == nil)
    #expect(summary([-great, -great, -great]).mean == -great)
    #expect(summary([1e308, 1e308]).mean == 1e308)
    #expect(summary([1e308, 1e308, -1e308]).mean == 1e308 / 3)
    #expect(summary([1e308, 1e308, -1e308]).sum == 1e308)
  }

  @Test func `what is not finite is a blank`() {
    let summary = summary([.nan, .infinity, -.infinity, 2])
    #expect(values(summary) == [2, 2, 2, 2, 1, 2])
    #expect(summary.missing == 3)
  }
}
