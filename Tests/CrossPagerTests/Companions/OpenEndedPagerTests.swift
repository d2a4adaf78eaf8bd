import CrossPager
import PagerCompanions
import Testing

struct OpenEndedPagerTests {
  private let days = OpenEndedPager([OpenEndedLevel("days", places: -1..<2)])

  @Test func `a move past an end that is not known waits for its page`() {
    var days = days
    #expect(days.place == 0 && days.position == Position(level: 0, page: 1))
    let moved = Move(from: Position(level: 0, page: 1), to: Position(level: 0, page: 0), steps: 1)
    #expect(days.answer(to: .move(.left, 3)) == .waiting(.left, moved: moved))
    #expect(days.place == -1 && days.waiting?.edge == .left && days.waiting?.place == -3)
    #expect(days.addPages(1, at: .backward, ofLevel: "days") == .changed())
    #expect(days.place == -1 && days.waiting?.place == -3)
    #expect(days.addPages(7, at: .backward, ofLevel: "days") == .changed())
    #expect(days.place == -3 && days.waiting == nil)
  }

  @Test func `an end that becomes known ends the wait at the last page`() {
    var days = days
    #expect(days.move(.right, by: 9) != .ignored(.edge(.right)))
    #expect(days.addPages(2, at: .forward, ofLevel: "days", isLast: true) == .changed())
    #expect(days.place == 3 && days.waiting == nil)
    #expect(days.answer(to: .move(.right, 1)) == .outcome(.ignored(.edge(.right))))
    #expect(days.move(.left, by: 1) == .moved(move(4, 3)))
    days.move(.right)
    days.move(.right)
    days.addPages(0, at: .backward, ofLevel: "days", isLast: true)
    #expect(days.waiting == nil && days.names.levels[0].places == -1..<4)
  }

  @Test func `another move takes the place of one that waits`() {
    var days = days
    days.move(.right, by: 5)
    #expect(days.move(.right, by: 4) == .ignored(.alreadyThere))
    #expect(days.move(.right) == .changed() && days.waiting?.place == 2)
    days.move(.left)
    #expect(days.waiting == nil)
    days.addPages(9, at: .forward, ofLevel: "days")
    #expect(days.place == 0)
  }

  @Test func `a jump waits, and is refused beyond a known end`() {
    var days = days
    #expect(days.go(toPlace: 1) == .moved(move(1, 2, steps: nil)))
    #expect(days.go(toPlace: -100) == .changed() && days.waiting?.place == -100)
    #expect(days.go(toPlace: -100) == .ignored(.alreadyThere))
    #expect(days.place == 1)
    days.addPages(200, at: .backward, ofLevel: "days", isLast: true)
    #expect(days.place == -100)
    #expect(days.go(toPlace: -202) == .ignored(.noSuchPage))
    #expect(days.go(toPlace: .max) == .ignored(.noSuchPage))
  }

  @Test func `a glide waits, too`() {
    var days = days
    days.glide(.right)
    days.glide(.right)
    #expect(days.phase.isSettling && days.waiting?.place == 2)
    days.finish()
    #expect(days.place == 1 && days.waiting?.place == 2)
    days.addPages(1, at: .forward, ofLevel: "days")
    #expect(days.place == 2 && days.waiting == nil && days.phase == .settled)
    // Pages that come during a settle wait for its end.
    days.glide(.left)
    days.glide(.right)
    days.glide(.right)
    #expect(days.waiting?.place == 3)
    days.addPages(1, at: .forward, ofLevel: "days")
    #expect(days.place == 1 && days.names.levels[0].places == -1..<3)
    #expect(days.finish().arrival?.page == 4)
    #expect(days.place == 3)
  }

  @Test func `pages come under the finger`() {
    var days = days
    days.move(.right)
    days.drag(x: -0.5)
    #expect(days.offset < 0.25)
    days.addPages(3, at: .forward, ofLevel: "days")
    #expect(days.offset == 0.5 && days.place == 1)
    days.drag(x: -0.25)
    #expect(days.offset == 0.75)
    days.finish()
    #expect(days.place == 2)
  }

  @Test func `pages added during a drag between levels leave the content under the finger`() {
    var calendar = OpenEndedPager([
      OpenEndedLevel("days", places: 0..<3), OpenEndedLevel("weeks", places: 0..<3),
    ])
    calendar.drag(y: -0.25)
    calendar.addPages(2, at: .backward, ofLevel: "days")
    #expect(calendar.phase.axis == .vertical && calendar.offset == 0.25)
  }

  @Test func `a move over pages that came during a settle tells all its steps`() {
    var days = OpenEndedPager([OpenEndedLevel("days", places: 0..<4)])
    days.glide(.right)
    days.addPages(2, at: .forward, ofLevel: "days")
    var expected = move(1, 5, steps: 4)
    expected.finished = Arrival(
      from: Position(level: 0, page: 0), to: Position(level: 0, page: 1))
    #expect(days.answer(to: .move(.right, 4)) == .outcome(.moved(expected)))
  }

  @Test func `under rtl, the left edge is beyond the last page`() {
    var days = days
    days.rules.reading = .rtl
    #expect(days.move(.left, by: 2) != .ignored(.edge(.left)))
    #expect(days.place == 1 && days.waiting?.edge == .left && days.waiting?.place == 2)
    days.addPages(1, at: .forward, ofLevel: "days")
    #expect(days.place == 2)
    days.go(toPlace: 9)
    #expect(days.waiting?.edge == .left)
  }

  @Test func `a level does not wrap around while an end is not known`() {
    var days = days
    let before = days
    #expect(days.apply(.setLevelRule(.edge(.wrap), level: 0)) == .ignored(.doesNotFit))
    #expect(days == before)
    days.addPages(0, at: .backward, ofLevel: "days", isLast: true)
    #expect(days.setForAllLevels(.edge(.wrap)) == .changed() && days[at: 0]?.rules.edge == .stop)
    days.addPages(0, at: .forward, ofLevel: "days", isLast: true)
    #expect(days.setForAllLevels(.edge(.wrap)) == .changed() && days[at: 0]?.rules.edge == .wrap)
    days.move(.right, by: 2)
    #expect(days.place == -1 && days.waiting == nil)
  }

  @Test func `the linear order waits at its end`() {
    var days = OpenEndedPager([
      OpenEndedLevel("a", places: 0..<2, knowsFirst: true, knowsLast: true),
      OpenEndedLevel("b", places: 0..<1, knowsFirst: true),
    ])
    days.moveToNext(by: 5)
    #expect(days.currentLevel == "b" && days.waiting?.edge == .end && days.waiting?.place == 3)
    #expect(
      days.moveToPrevious(by: 9)
        == .moved(
          Move(
            from: Position(level: 1, page: 0), to: Position(level: 0, page: 0), steps: 2,
            stopped: .beginning)))
  }

  @Test func `known pages tell when to load`() {
    var days = OpenEndedPager([OpenEndedLevel("days", places: -3..<9, knowsFirst: true)])
    #expect(days.knownPages(toward: .forward) == 8 && days.knownPages(toward: .backward) == nil)
    days.glide(.right)
    #expect(days.knownPages(toward: .forward) == 7)
    #expect(OpenEndedPager<Int>([]).knownPages(toward: .forward) == nil)
  }

  @Test func `bad input does no harm`() {
    var days = days
    let before = days
    #expect(days.addPages(1, at: .forward, ofLevel: "weeks") == .ignored(.noSuchLevel))
    #expect(days.addPages(-1, at: .forward, ofLevel: "days") == .ignored(.doesNotFit))
    #expect(days.addPages(.max, at: .forward, ofLevel: "days") == .ignored(.doesNotFit))
    #expect(days.addPages(0, at: .forward, ofLevel: "days") == .ignored(.alreadyThere))
    #expect(days.insertPages(at: 0, inLevel: "days") == .ignored(.doesNotFit))
    #expect(days == before)
    days.move(.right, by: .max)
    #expect(days.waiting?.place == (1 << 30) - 1)
    var long = OpenEndedPager([OpenEndedLevel(0, places: .min..<Int.max, anchorSpan: .min..<(.max))]
    )
    #expect(long.levels[0].count == Pager.maximumCount && long.place == 0)
    #expect(long.names.levels[0].anchorSpan == Int.min / 2..<Int.max / 2)
    #expect(long.addPages(1, at: .backward, ofLevel: 0) == .ignored(.doesNotFit))
    #expect(OpenEndedPager([OpenEndedLevel(0, places: 5..<9)]).place == 5)
    #expect(OpenEndedPager([OpenEndedLevel(0, places: -9 ..< -5)]).place == -6)
    #expect(OpenEndedPager([OpenEndedLevel(0, places: 0..<0)]).place == nil)
  }

  @Test func `levels align by their anchors`() {
    var calendar = OpenEndedPager([
      OpenEndedLevel("days", places: -30..<30),
      OpenEndedLevel("weeks", places: -5..<5, anchorSpan: -2..<5),
    ])
    calendar.go(toPlace: 5)
    calendar.zoom(.out)
    #expect(calendar.place == 1)
    calendar.addPages(100, at: .backward, ofLevel: "weeks")
    calendar.addPages(70, at: .backward, ofLevel: "days")
    calendar.go(toPlace: -10)
    calendar.zoom(.in)
    #expect(calendar.place == -72)
  }

  private func move(_ from: Int, _ to: Int, steps: Int? = 1) -> Move {
    Move(from: Position(level: 0, page: from), to: Position(level: 0, page: to), steps: steps)
  }
}

extension OpenEndedPager {
  subscript(at level: Int) -> Level? { levelID(at: level).flatMap { self[$0] } }
}
