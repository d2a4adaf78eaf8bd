import CrossPagerTesting
import Testing

@testable import PageHosts

struct HostNumberTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a queue returns numbers in the order in which they were added`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = NumberQueue()
    var expected: [Int] = []
    for _ in 0..<500 {
      if Bool.random(using: &random) {
        let number = Int.random(in: 0..<100, using: &random)
        queue.put(number)
        expected.append(number)
      } else {
        #expect(queue.take() == expected.first)
        expected = Array(expected.dropFirst())
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a new host gets the lowest unused number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var roster = HostRoster(.recycled, preallocatedCount: 0)
    var used: Set<Int> = []
    for _ in 0..<500 {
      if let number = used.randomElement(using: &random), Bool.random(using: &random) {
        roster.drop(number)
        used.remove(number)
      } else {
        let lowest = (0...used.count).first { !used.contains($0) }
        #expect(roster.add() == lowest)
        lowest.map { _ = used.insert($0) }
      }
    }
  }
}
