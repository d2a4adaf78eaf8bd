import CrossPager
import Testing

/// Which pages of plain levels correspond (section 8), and how the pager uses an alignment.
struct AlignmentTests {
  @Test(arguments: [
    // target count and page, source count and page, the page that corresponds
    (5, 0, 5, 3, 3), (5, 3, 5, 3, 3), (3, 0, 9, 8, 2), (3, 2, 9, 8, 2), (3, 0, 9, 2, 2),
    (9, 8, 3, 2, 8), (9, 1, 3, 2, 2), (9, 2, 3, 2, 2), (9, 8, 3, 1, 1), (1, 0, 9, 8, 0),
    (9, 8, 1, 0, 8), (9, 0, 1, 0, 0),
  ])
  func `plain levels correspond by index, and what corresponds stays`(
    targetCount: Int, targetPage: Int, sourceCount: Int, sourcePage: Int, expected: Int
  ) {
    let target = LevelPage(level: 1, count: targetCount, page: targetPage)
    let source = LevelPage(level: 0, count: sourceCount, page: sourcePage)
    #expect(IndexAlignment().page(of: target, alignedWith: source) == expected)
  }

  /// An alignment that reports what it is asked by the page it gives.
  private struct Fixed: Alignment {
    let page: Int
    func page(of target: LevelPage, alignedWith source: LevelPage) -> Int { page }
  }

  @Test(arguments: [(2, 2), (-1, 0), (5, 4), (.min, 0), (.max, 4)])
  func `what an alignment gives is held within the level`(given: Int, page: Int) {
    let alignment = Fixed(page: given)
    var pager = Pager(counts: [5, 5])
    _ = pager.apply(.remember(level: 1, page: 1))
    var (zoomed, entered) = (pager, pager)
    _ = entered.apply(.setLevelRule(.entry(.align), level: 1))
    let move = Outcome.move(at(0, 0), at(1, page), steps: 1)
    #expect(pager.outcome(of: .align(level: 1), alignment: alignment) == .changed())
    #expect(pager.apply(.align(level: 1), alignment: alignment) == .changed())
    #expect(pager.levels.map(\.page) == [0, page])
    #expect(zoomed.apply(.zoom(.out), alignment: alignment) == move)
    #expect(entered.apply(.move(.down, 1), alignment: alignment) == move)
  }

  @Test func `the current level corresponds to itself whatever the alignment says`() {
    var pager = Pager(counts: [5])
    #expect(
      pager.apply(.align(level: 0), alignment: Fixed(page: 3)) == .ignored(.alreadyThere))
  }

  @Test(arguments: [
    (Direction.left, Axis.horizontal, Sense.backward, Edge.left),
    (.right, .horizontal, .forward, .right), (.up, .vertical, .backward, .top),
    (.down, .vertical, .forward, .bottom),
  ])
  func `a direction lies on an axis and ends at an edge`(
    direction: Direction, axis: Axis, sense: Sense, edge: Edge
  ) {
    #expect(direction.axis == axis)
    #expect(direction.sense == sense)
    #expect(direction.edge == edge)
    #expect(Direction.allCases.filter { Directions(direction).contains($0) } == [direction])
  }

  @Test func `routes are the moves that would move`() {
    var pager = Pager(counts: [2, 0, 2])
    #expect(pager.routes() == [.right, .down])
    _ = pager.apply(.move(.down, 1))
    #expect(pager.routes() == [.up, .down])
    _ = pager.apply(.lock(.up))
    #expect(pager.routes() == [.down])
  }
}
