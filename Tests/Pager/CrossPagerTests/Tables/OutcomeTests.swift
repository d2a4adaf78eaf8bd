import CrossPager
import Testing

/// The properties of an outcome that a front end reads.
struct OutcomeTests {
  private static let arrivals: [(outcome: Outcome, arrival: Position?)] = [
    (.moved(Move(from: at(0, 0), to: at(0, 1), steps: 1)), at(0, 1)),
    (
      .moved(Move(from: at(0, 1), to: at(1, 0), finished: Arrival(from: at(0, 0), to: at(0, 1)))),
      at(1, 0)
    ),
    (.changed(finished: Arrival(from: at(0, 0), to: at(0, 1))), at(0, 1)),
    (.changed(finished: Arrival(from: at(0, 1), to: at(0, 1))), nil),
    (.changed(finished: Arrival(from: at(0, 1), to: nil)), nil),
    (.changed(finished: Arrival(from: nil, to: at(0, 1))), at(0, 1)),
    (.changed(), nil), (.changed(closed: at(0, 1)), nil), (.ignored(.edge(.left)), nil),
  ]

  @Test(arguments: arrivals)
  func `the arrival is the place where content has come to rest`(
    outcome: Outcome, arrival: Position?
  ) {
    #expect(outcome.arrival == arrival)
  }

  @Test func `only an ignored outcome is ignored`() {
    #expect(Outcome.ignored(.alreadyThere).isIgnored)
    #expect(!Outcome.changed().isIgnored)
    #expect(!Outcome.moved(Move(from: at(0, 0), to: at(0, 1))).isIgnored)
  }
}

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
}
