import Testing

@testable import CrossPagerSeries

struct BlockListTests {
  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 9_000])
  func `a block list has the elements of an array`(count: Int) {
    var list = BlockList<Int>()
    for number in 0..<count { list.append(number) }
    #expect(Array(list) == Array(0..<count))
    #expect(list == BlockList(0..<count))
    for place in [0, 4_095, 4_096, count - 1] where list.indices.contains(place) {
      list[place] = -1
      #expect(Array(list) == (0..<count).map { $0 == place ? -1 : $0 })
      #expect(list != BlockList(0..<count))
      list[place] = place
    }
    #expect(list.firstPosition { $0 >= 4_096 } == min(count, 4_096))
    let zeros = BlockList(repeating: 0, count: count)
    #expect(Array(zeros) == Array(repeating: 0, count: count))
  }
}

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
