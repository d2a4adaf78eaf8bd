import Testing

@testable import CrossPagerSeries

struct SummaryListTests {
  private static let samples: [[Double?]] = [
    [], [nil], [0], [-0.0], [1.5], [-1.5], [.greatestFiniteMagnitude], [-.greatestFiniteMagnitude],
    [.leastNonzeroMagnitude], [nil, nil], [nil, 1], [1, 2], [1, nil, 3],
  ]

  private static func summary(_ samples: [Double?]) -> Summary {
    samples.reduce(into: Summary()) { $0.add($1) }
  }

  @Test(arguments: samples, samples)
  func `a summary is returned as it was set`(first: [Double?], second: [Double?]) {
    var list = SummaryList()
    list.append()
    list.append()
    #expect([list[0], list[1]] == [Summary(), Summary()])
    list[0] = Self.summary(first)
    list[1] = Self.summary(second)
    #expect([list[0], list[1]] == [Self.summary(first), Self.summary(second)])
    list[0] = Self.summary(first + second)
    #expect([list[0], list[1]] == [Self.summary(first + second), Self.summary(second)])
    list.reorder([1, 0])
    #expect([list[1], list[0]] == [Self.summary(first + second), Self.summary(second)])
  }
}
