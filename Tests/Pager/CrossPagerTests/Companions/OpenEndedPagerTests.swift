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
    #expect(days.move(.right, by: 3) == .moved(move(1, 2)))
    days.move(.left)
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
    #expect(OpenEndedPager<Int>([]).outcome { $0.go(toPlace: 0) } == .ignored(.noLevels))
  }

  @Test func `a jump that waits completes a settle, and an open page refuses it`() {
    var days = days
    days.glide(.left)
    #expect(days.go(toPlace: 50) == .changed())
    #expect(days.phase == .settled && days.place == -1 && days.waiting?.place == 50)
    days.open()
    let before = days
    #expect(days.go(toPlace: 60) == .ignored(.pageOpen))
    #expect(days == before)
  }

  @Test func `a jump into an empty level waits at its unknown end`() {
    var days = OpenEndedPager([OpenEndedLevel("days", places: 0..<0, knowsFirst: true)])
    #expect(days.go(toPlace: 0) == .changed() && days.waiting?.edge == .right)
  }

  @Test func `a move that a known end refuses leaves the wait alone`() {
    var days = OpenEndedPager([OpenEndedLevel("days", places: 0..<1, knowsFirst: true)])
    #expect(days.move(.right) == .changed())
    #expect(days.move(.left) == .ignored(.edge(.left)) && days.waiting?.place == 1)
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
    days.addPages(1, at: .forward, ofLevel: "days")
    #expect(days.place == 1 && days.names.levels[0].places == -1..<3)
    var finished = days
    #expect(finished.finish().arrival?.page == 4)
    #expect(finished.place == 3 && finished.names.levels[0].places == -1..<5)
    days.tick(milliseconds: 299)
    #expect(days.place == 1)
    days.tick(milliseconds: 1)
    #expect(days == finished)
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
    expected.finished = Arrival(from: Position(level: 0, page: 0), to: Position(level: 0, page: 1))
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
    var unknown = OpenEndedPager([OpenEndedLevel("a", places: 0..<2)])
    unknown.moveToPrevious(by: 5)
    #expect(unknown.waiting?.edge == .beginning && unknown.waiting?.place == -5)
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
    let open = OpenEndedPager([OpenEndedLevel("days", places: -3..<9)])
    #expect(open.knownPages(toward: .backward) == 3)
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

  /// Pages can be added up to the last possible place and no further.
  @Test(arguments: [Sense.backward, .forward])
  func `places end at the limits`(end: Sense) {
    let limit = 1 << 30
    let places = end == .backward ? -limit + 5 ..< -limit + 9 : limit - 9..<limit - 5
    var pager = OpenEndedPager([OpenEndedLevel(0, places: places)])
    #expect(pager.addPages(6, at: end, ofLevel: 0) == .ignored(.doesNotFit))
    #expect(pager.addPages(5, at: end, ofLevel: 0) == .changed())
    #expect(
      pager.names.levels[0].places
        == (end == .backward ? -limit ..< -limit + 9 : limit - 9..<limit))
  }

  @Test func `names of no page and no level are nil`() {
    let names = days.names
    let positions = [(0, -1), (0, 3), (1, 0), (-1, 0)].map { Position(level: $0, page: $1) }
    #expect(positions.allSatisfy { names.pageID(at: $0) == nil })
    #expect(names.pageID(at: Position(level: 0, page: 2)) == 1)
    #expect([-1, 1].allSatisfy { names.pageIndex(of: 0, inLevelAt: $0) == nil })
    #expect([-1, 1].allSatisfy { names.level(at: $0) == nil })
  }

  @Test func `an anchor without a length has length 1, and one that is too long begins at 0`() {
    let names = OpenEndedPager([
      OpenEndedLevel(0, places: 2..<5, anchorSpan: 7..<7),
      OpenEndedLevel(1, places: -4..<5, anchorSpan: .min..<(.max)),
    ]).names
    let rules = [0, 4].map { LevelRules(start: .page($0)) }
    #expect(names.level(at: 0) == Level(count: 3, rules: rules[0], spans: .every(1, from: 9)))
    let length = Int.max / 2 - Int.min / 2
    #expect(names.level(at: 1) == Level(count: 9, rules: rules[1], spans: .every(length, from: 0)))
  }

  @Test func `levels for a later restoration are kept`() {
    var days = days
    days.absentLevels = OpenEndedPager([OpenEndedLevel("weeks", places: 0..<1)]).snapshot.levels
    #expect(days.absentLevels.map(\.id) == ["weeks"] && days.pager.absentLevels.count == 1)
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
