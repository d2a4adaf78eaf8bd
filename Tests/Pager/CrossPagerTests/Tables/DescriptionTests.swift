import CrossPager
import PagerCompanions
import Testing

struct DescriptionTests {
  private enum Scale: CaseIterable { case day, week }

  @Test func `a pager prints the names of its levels`() {
    let names = TypedPager<Scale> { $0 == .day ? 5 : 0 }
    #expect("\(names)" == "<Pager: page 0 of level day, settled, 5 and 0 pages>")
    let feed = IdentifiedPager([
      PagerSection("a", pages: [1]), PagerSection("b", pages: [2]), PagerSection("c", pages: [3]),
    ])
    #expect("\(feed)" == "<Pager: page 0 of level a, settled, 1, 1 and 1 pages>")
  }
}
