import CrossPager
import Testing

struct DirectionTests {
  @Test(arguments: [
    (Direction.left, Pager.Axis.horizontal, Sense.backward, Pager.Edge.left),
    (.right, .horizontal, .forward, .right), (.up, .vertical, .backward, .top),
    (.down, .vertical, .forward, .bottom),
  ])
  func `a direction lies on an axis and ends at an edge`(
    direction: Direction, axis: Pager.Axis, sense: Sense, edge: Pager.Edge
  ) {
    #expect(direction.axis == axis)
    #expect(direction.sense == sense)
    #expect(direction.edge == edge)
    #expect(Direction(axis, sense) == direction)
    #expect(Direction.allCases.filter { Directions(direction).contains($0) } == [direction])
  }

  @Test func `routes are the directions in which a move succeeds`() {
    var pager = Pager(counts: [2, 0, 2])
    #expect(pager.routes == [.right, .down])
    pager.move(.down)
    #expect(pager.routes == [.up, .down])
    pager.rules.locked = .up
    #expect(pager.routes == [.down])
    pager.rules.reading = .rtl
    pager.goToTopLevel()
    #expect(pager.routes == [.left, .down])
    pager.open()
    #expect(pager.routes == [])
  }
}
