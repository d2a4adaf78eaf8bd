import Testing

@testable import CrossPagerSeries

struct SeriesColumnCandidateTests {
  private static func candidate(_ column: Int, _ cells: [String]) -> SeriesColumnCandidate {
    SeriesColumnCandidate(
      column, cells.map { SampleCell(bytes: Array($0.utf8)) }, isText: Int(cells[0]) == nil,
      isIdentifier: false)
  }

  @Test(arguments: [
    (0..<24, true), (1..<25, true), (1..<26, true), (0..<48, true), (1..<51, true),
    (0..<96, true), (1..<101, true), (0..<23, false), (0..<26, false), (0..<47, false),
    (0..<51, false), (0..<95, false), (0..<101, false), (2..<26, false), (5..<29, false),
  ])
  func `numbers from 0 or 1 may count the parts of a day`(numbers: Range<Int>, isPeriod: Bool) {
    #expect(Self.candidate(0, numbers.map(String.init)).isPeriod == isPeriod)
    #expect(!Self.candidate(0, numbers.map { "n\($0)" }).isPeriod)
  }

  @Test func `numbers with a gap do not count the parts of a day`() {
    let numbers = Array(0..<23) + [40]
    #expect(!Self.candidate(0, numbers.map(String.init)).isPeriod)
  }

  /// Pairs of columns, the worse one first, and whether the order of the columns makes no difference.
  @Test(arguments: [
    (["1", "2", "3"], ["ab", "cd", "ef"], true), (["1", "2", "3"], ["4", "4", "5"], true),
    (["a", "b", "c"], ["Oslo", "Rome", "Bern"], true),
    (["Oslo", "Rome", "Rome"], ["Lima", "Cork", "Bonn"], false),
    (["1", "1", "2"], ["3", "3", "4"], false),
  ])
  func `text, few numbers, words and early columns are preferred`(
    worse: [String], better: [String], isWorseFirst: Bool
  ) {
    func best(_ first: [String], _ second: [String]) -> [Int]? {
      SeriesColumnCandidate.fewest(
        of: [Self.candidate(0, first), Self.candidate(1, second)], upTo: 1
      ) { _ in true }?.positions
    }
    #expect(best(better, worse) == [0])
    #expect(best(worse, better) == [isWorseFirst ? 1 : 0])
  }
}
