import Testing

@testable import CrossPager

/// The invariants, broken one at a time. Only code inside the module can break an invariant.
struct BrokenInvariantTests {
  private typealias Change = @Sendable (inout Pager) -> Void

  private static let drag = Phase.dragging(Drag(axis: .horizontal, distance: 0.5, offset: 0.5))

  private static let column = "The column's count is not the number of levels."
  private static let level = "The current level is outside the column."
  private static let page = "A page is outside its level."
  private static let rest = "A level's rest offset is out of bounds or hides its page."
  private static let gesture =
    "A gesture is in progress while a page is open or there are no levels."
  private static let open = "The open page does not exist."

  /// Changes to a pager with levels of 5, 0 and 3 pages, and the invariant that each change breaks.
  private static let changes: [(change: Change, broken: String?)] = [
    ({ _ in }, nil), ({ $0.column.count = 2 }, column), ({ $0.column.count = 4 }, column),
    ({ $0.column.place = 3 }, level), ({ $0.column.place = -1 }, level),
    ({ $0.column.place = nil }, level), ({ $0.column.place = 2 }, nil),
    ({ $0.levels[0].pages.place = 5 }, page), ({ $0.levels[0].pages.place = -1 }, page),
    ({ $0.levels[2].pages.place = nil }, page), ({ $0.levels[1].pages.place = 0 }, page),
    ({ $0.levels[0].pages.place = 4 }, nil), ({ $0.levels[0].pages.displacement = 0.5 }, rest),
    ({ $0.levels[2].pages.displacement = 0.5 }, nil),
    ({ $0.levels[2].pages.displacement = -0.5 }, rest),
    ({ $0.levels[2].pages.displacement = 1 }, rest),
    ({ $0.phase = drag }, nil), ({ $0.openPage = at(2, 2) }, nil),
    (
      {
        $0.openPage = at(0, 0)
        $0.phase = drag
      }, gesture
    ),
    (
      {
        $0 = Pager(counts: [])
        $0.phase = drag
      }, gesture
    ),
    ({ $0 = Pager(counts: []) }, nil),
    ({ $0.openPage = at(0, nil) }, open), ({ $0.openPage = at(0, 5) }, open),
    ({ $0.openPage = at(3, 0) }, open), ({ $0.openPage = at(1, 0) }, open),
  ]

  @Test(arguments: changes.indices) func `a broken invariant is described`(index: Int) {
    var pager = Pager(counts: [5, 0, 3])
    pager[2]?.rules.snap = .free
    let (change, broken) = Self.changes[index]
    change(&pager)
    #expect(pager.brokenInvariant.map { "\($0)" } == broken)
  }
}
