import CrossPagerTesting
import Testing

@testable import CrossPager

/// The numbers of hosts.
struct HostNumberTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a new host gets the lowest unused number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var roster = HostRoster()
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
