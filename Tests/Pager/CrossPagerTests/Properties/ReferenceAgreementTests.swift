import CrossPager
import CrossPagerTesting
import Testing

/// Compares the pager with a second implementation of its rules.
/// At quick depth, the suite runs a twentieth of the seeds.
struct ReferenceAgreementTests {
  @Test(arguments: Seeds.all, [4, 30, 120])
  func `the pager does what the reference does`(seed: UInt64, length: Int) {
    if let failure = checkAgreement(seed: seed, length: length, { Pager(counts: $0) }) {
      Issue.record(failure)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 100, 101, 102, 1000, Pager.maximumCount])
  func `long moves agree when they wrap and when they stop at the edge`(count: Int) {
    let distances = [1, 2, 3, 99, 100, 101, 102, 999, 1_000_000_007, Pager.maximumCount, .max]
    let directions: [Direction] = [.left, .right]
    for edge in EdgeRule.allCases {
      for distance in distances {
        for page in [0, 1, count / 2, count - 1] {
          for direction in directions {
            let script = PagerScript(
              counts: [2, count, 0, 3],
              commands: [
                .setRuleOfAllLevels(.edge(edge)), .goPage(level: 1, page: page),
                .move(direction, distance), .next(distance), .previous(distance),
              ])
            if let failure = checkAgreement(script, { Pager(counts: $0) }) { Issue.record(failure) }
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 6, 7, 8, 1_000_000_007, .max])
  func `long vertical moves agree`(distance: Int) {
    let levels = [[2], [0], [2, 2], [0, 2], [2, 0, 2], [0, 0, 2, 0], [2, 0, 2, 0, 0, 2, 1]]
    for counts in levels {
      for start in counts.indices {
        for empty in EmptyRule.allCases {
          for direction in [Direction.up, .down] {
            let script = PagerScript(
              counts: counts,
              commands: [
                .goLevel(start), .setPagerRule(.ends(.wrap)), .setPagerRule(.empty(empty)),
                .move(direction, distance),
              ])
            if let failure = checkAgreement(script, { Pager(counts: $0) }) { Issue.record(failure) }
          }
        }
      }
    }
  }
}
