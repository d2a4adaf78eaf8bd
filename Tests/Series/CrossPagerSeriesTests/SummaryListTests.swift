import CrossPagerTesting
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
  /// Returns the bits of all numbers in a summary.
  private static func bits(_ summary: Summary) -> [UInt64] {
    summary.parts.map(\.bitPattern) + [UInt64(summary.count), UInt64(summary.missing)]
  }

  /// Stretches of bars have the same samples, so that some blocks are packed.
  @Test(arguments: Depth.seeds(20, quick: 3))
  func `any changes give the summaries of an array, to the last bit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (list, array) = (SummaryList(), [Summary]())
    for _ in 0..<6 {
      let isSteady = Bool.random(using: &generator)
      var samples = Self.samples.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...2_000, using: &generator) {
        if !isSteady { samples = Self.samples.randomElement(using: &generator) ?? [] }
        list.append()
        list[array.count] = Self.summary(samples)
        array.append(Self.summary(samples))
      }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let position = Int.random(in: array.indices, using: &generator)
        array[position].add(Double.random(in: -1...1, using: &generator))
        list[position] = array[position]
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let positions = array.indices.shuffled(using: &generator)
        list.reorder(positions)
        array = positions.map { array[$0] }
      }
      #expect(array.indices.map { Self.bits(list[$0]) } == array.map(Self.bits), "seed \(seed)")
      #expect(array.indices.map { list.hasValue($0) } == array.map { $0.count > 0 }, "seed \(seed)")
      let sums = array.map { $0.unboundedValue(.sum) }
      #expect(array.indices.map { list.unboundedValue($0, .sum) } == sums, "seed \(seed)")
    }
  }

  @Test func `0 and -0 remain different`() {
    var list = SummaryList()
    let summaries = (0..<3_000).map { Self.summary($0 % 2 == 0 ? [0, 0] : [-0.0, -0.0]) }
    for (position, summary) in summaries.enumerated() {
      list.append()
      list[position] = summary
    }
    #expect(summaries.indices.map { Self.bits(list[$0]) } == summaries.map(Self.bits))
  }

  @Test func `bars with the same counts take 40 bytes each`() {
    var list = SummaryList()
    for position in 0..<10_240 {
      list.append()
      list[position] = Self.summary([0.1, 1 + Double(position)])
    }
    // The counts, the missing first values and the missing resets are the same.
    let packed = 9 * (8 + 2) + 8 * 1_024 + 2 * (9 * (16 + 2) + 16 * 1_024) + 9 * (8 + 2) + 8 * 1_024
    #expect(list.bytes == 40 * 10_240 + packed)
  }
}
