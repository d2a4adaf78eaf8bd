import CrossPager
import PagerCompanions
import Testing

struct OpenEndedPagerTests {
  private let days = OpenEndedPager([OpenEndedLevel("days", places: -1..<2)])

  @Test func `an answer says that a move waits`() {
    var days = days
    let moved = Move(from: at(0, 1), to: at(0, 0), steps: 1)
    #expect(days.answer(to: .move(.left, 3)) == .waiting(.left, moved: moved))
    #expect(days.waiting?.edge == .left && days.waiting?.place == -3)
    #expect(days.answer(to: .move(.right, 1)) == .outcome(.move(at(0, 0), at(0, 1), steps: 1)))
    #expect(OpenEndedPager<Int>([]).outcome { $0.go(toPlace: 0) } == .ignored(.noLevels))
    #expect(OpenEndedPager<Int>([]).knownPages(toward: .forward) == nil)
  }

  @Test func `places are clamped`() {
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

  @Test func `positions without a page and unknown levels have no names`() {
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
}
