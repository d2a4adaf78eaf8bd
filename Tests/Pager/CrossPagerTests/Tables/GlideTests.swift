import CrossPager
import Testing

/// A glide, and the settle that it begins.
struct GlideTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    let setUp: [Command]
    let direction: Direction
    let outcome: Outcome
    /// The outcome of the settle's last tick; nil if the glide is ignored.
    let arrival: Outcome?
    /// The rest offset of the current level after the settle, if the test checks it.
    let rest: Offset?

    init(
      _ name: String, _ counts: [Int], _ setUp: [Command], _ direction: Direction,
      _ outcome: Outcome = .changed(), then arrival: Outcome? = nil, rest: Offset? = nil
    ) {
      testDescription = name
      (self.counts, self.setUp, self.direction) = (counts, setUp, direction)
      (self.outcome, self.arrival, self.rest) = (outcome, arrival, rest)
    }
  }

  private static let rtl = Command.setPagerRule(.reading(.rtl))
  private static let wide = Command.viewport(1, 2.5)

  static let landings: [Case] = [
    Case("to the next page", [3], [], .right, then: .move(at(0, 0), at(0, 1))),
    Case("back", [3], [.last], .left, then: .move(at(0, 2), at(0, 1))),
    Case("round a level", [3], [.edge(.wrap)], .left, then: .move(at(0, 0), at(0, 2))),
    Case("on to a level", [1, 0, 2], [.edge(.continue)], .right, then: .move(at(0, 0), at(2, 0))),
    Case(
      "to a remembered page", [3, 2], [.remember(level: 1, page: 1)], .down,
      then: .move(at(0, 0), at(1, 1))),
    Case(
      "to an entry page", [3, 2], [.setRuleOfAllLevels(.entry(.last))], .down,
      then: .move(at(0, 0), at(1, 1))),
    Case("to an empty level", [3, 0], [], .down, then: .move(at(0, 0), at(1, nil))),
    Case(
      "past an empty level", [3, 0, 2], [.setPagerRule(.empty(.skip))], .down,
      then: .move(at(0, 0), at(2, 0))),
    Case(
      "round the column", [3, 2, 1], [.setPagerRule(.ends(.wrap))], .up,
      then: .move(at(0, 0), at(2, 0))),
    Case("left under rtl", [3], [rtl], .left, then: .move(at(0, 0), at(0, 1))),
    Case(
      "under bounce off", [3], [.setPagerRule(.bounce(.off))], .right,
      then: .move(at(0, 0), at(0, 1))),
  ]

  static let interruptions: [Case] = [
    Case("a drag is dropped", [3, 2], [.drag(-0.75)], .down, then: .move(at(0, 0), at(1, 0))),
    Case(
      "a settle is completed", [3], [.drag(-0.75), .release(), .tick(100)], .right,
      .changed(finished: Arrival(from: at(0, 0), to: at(0, 1))), then: .move(at(0, 1), at(0, 2))),
    Case(
      "a settle to another level is completed", [3, 3], [.glide(.down), .tick(100)], .right,
      .changed(finished: Arrival(from: at(0, 0), to: at(1, 0))), then: .move(at(1, 0), at(1, 1))),
    Case(
      "a settle that goes back is completed", [3], [.drag(-0.75), .cancel], .right,
      .changed(finished: Arrival(from: at(0, 0), to: at(0, 0))), then: .move(at(0, 0), at(0, 1))),
  ]

  /// Free levels, on a display that fits 2.5 pages.
  static let scrolls: [Case] = [
    Case("one page", [5], [.free, wide], .right, then: .move(at(0, 0), at(0, 1)), rest: 1),
    Case("to the bound", [3], [.free, wide], .right, then: .changed(), rest: 0.5),
    Case(
      "to the beginning", [5], [.free, wide, .drag(-0.25), .finish], .left, then: .changed(),
      rest: 0),
    Case(
      "from between two pages", [5], [.free, wide, .drag(-0.25), .finish], .right,
      then: .move(at(0, 0), at(0, 1)), rest: 1.25),
    Case(
      "left under rtl", [5], [.free, wide, rtl], .left, then: .move(at(0, 0), at(0, 1)), rest: 1),
    Case("down as ever", [5, 5], [.free, wide], .down, then: .move(at(0, 0), at(1, 0)), rest: 0),
  ]

  static let refusals: [Case] = [
    Case("at an edge", [3], [], .left, .ignored(.edge(.left))),
    Case("at the end", [3], [.last], .right, .ignored(.edge(.right))),
    Case("at the top", [3, 3], [], .up, .ignored(.edge(.top))),
    Case("a single page does not wrap", [1], [.edge(.wrap)], .right, .ignored(.edge(.right))),
    Case("right under rtl", [3], [rtl], .right, .ignored(.edge(.right))),
    Case("locked", [3], [.lock(.right)], .right, .ignored(.locked(.right))),
    Case("an empty level", [0], [], .right, .ignored(.emptyLevel)),
    Case("no levels", [], [], .down, .ignored(.noLevels)),
    Case("an open page", [3], [.open], .right, .ignored(.pageOpen)),
    Case("at the edge where a settle ends", [2], [.glide(.right)], .right, .ignored(.edge(.right))),
    Case(
      "at the lock during a drag", [3], [.lock(.right), .drag(0.5)], .right,
      .ignored(.locked(.right))),
    Case(
      "at the bound of a free level", [5], [.free, wide, .drag(-9), .finish], .right,
      .ignored(.edge(.right))),
    Case(
      "at the bound of a free level that wraps", [5], [.free, wide, .edge(.wrap)], .left,
      .ignored(.edge(.left))),
    Case(
      "at the bound of a free level that continues", [5, 5],
      [.free, wide, .edge(.continue), .drag(-9), .finish], .right, .ignored(.edge(.right))),
    Case("a locked free level", [5], [.free, .lock(.right)], .right, .ignored(.locked(.right))),
    Case("an empty free level", [0], [.free], .right, .ignored(.emptyLevel)),
  ]

  @Test(arguments: landings + interruptions + scrolls)
  func `a glide settles where the move would lead`(example: Case) {
    var pager = Pager(example.counts, example.setUp)
    let rested = pager.settled
    #expect(pager.glide(example.direction) == example.outcome)
    #expect(pager.phase.isSettling && pager.phase.axis == example.direction.axis)
    #expect(pager.offset == 0 && pager.position == rested.position)
    #expect(pager.tick(milliseconds: 299) == .changed())
    let isForward = example.direction == .right || example.direction == .down
    #expect((pager.offset > 0) == isForward)
    #expect(pager.tick(milliseconds: 1) == example.arrival)
    #expect(pager.phase == .settled)
    if let rest = example.rest {
      #expect(pager.restOffset(ofLevel: pager.currentLevel ?? -1) == rest)
    } else {
      var moved = rested
      moved.move(example.direction)
      #expect(pager == moved)
    }
  }

  @Test(arguments: refusals)
  func `a glide is refused as the move is, and leaves a gesture alone`(example: Case) {
    var pager = Pager(example.counts, example.setUp)
    let before = pager
    #expect(pager.glide(example.direction) == example.outcome)
    #expect(pager == before)
  }

  @Test func `a glide takes the time that the rule gives`() {
    var pager = Pager(counts: [3])
    pager.rules.gesture = GestureRule(settleMilliseconds: 100)
    pager.glide(.right)
    #expect(pager.tick(milliseconds: 99) == .changed())
    #expect(pager.tick(milliseconds: 1) == .move(at(0, 0), at(0, 1)))
  }

  @Test func `a finger catches a glide, and two glides go two pages`() {
    var pager = Pager(counts: [5])
    pager.glide(.right)
    pager.tick(milliseconds: 150)
    #expect(pager.drag(x: 0.25) == .changed())
    #expect(pager.offset == 0.625)
    pager.finish()
    #expect(pager.position == at(0, 1))
    pager.glide(.right)
    pager.glide(.right)
    pager.finish()
    #expect(pager.position == at(0, 3))
  }
}
