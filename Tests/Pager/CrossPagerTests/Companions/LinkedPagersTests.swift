import CrossPager
import CrossPagerTesting
import PagerCompanions
import Testing

struct LinkedPagersTests {
  private typealias Linked = LinkedPagers<Pager>

  @Test func `one command has one outcome and puts every pager on its page`() {
    var linked = Linked([
      Pager(counts: [5]), Pager(counts: [3]), Pager(counts: [0]), Pager(counts: []),
    ])
    #expect(linked.move(.right, by: 4) == Pager(counts: [5]).outcome { $0.move(.right, by: 4) })
    #expect(linked.members.map(\.currentPage) == [4, 2, nil, nil])
    #expect(linked.perform(on: 1) { $0.move(.left) }.arrival?.page == 1)
    #expect(linked.members.map(\.currentPage) == [1, 1, nil, nil] && linked.leader == 1)
  }

  @Test func `a pager on a corresponding page stays there`() {
    var linked = Linked([Pager(counts: [9]), Pager(counts: [3])])
    linked.move(.right, by: 7)
    linked.perform(on: 1) { $0.setForAllLevels(.edge(.wrap)) }
    #expect(linked.members.map(\.currentPage) == [7, 2])
    linked.perform(on: 1) { $0.move(.left) }
    #expect(linked.members.map(\.currentPage) == [1, 1])
  }

  @Test func `pages are linked by date`() {
    let days = Pager(levels: [Level(count: 70, spans: .every(1))])
    let weeks = Pager(levels: [Level(count: 10, spans: .every(7))])
    var linked = Linked([days, weeks])
    linked.move(.right, by: 16)
    #expect(linked.members.map(\.currentPage) == [16, 2])
    linked.perform(on: 1) { $0.move(.right) }
    #expect(linked.members.map(\.currentPage) == [21, 3])
    // Halfway to the next week, the days are halfway to its first day.
    linked.drag(x: -0.5)
    #expect(linked.displayed(0).progress == 24.5)
    #expect(linked.displayed(0).window.pages.map(\.position.page) == [24, 25])
  }

  @Test func `pages are linked by identity`() {
    typealias Feed = IdentifiedPager<String, String>
    let news = Feed([PagerSection("news", pages: ["a", "b", "c"])])
    let saved = Feed([PagerSection("saved", pages: ["c", "x", "a"])])
    var linked = LinkedPagers([news, saved], by: .identity)
    #expect(linked.members.map(\.currentPageID) == ["a", "a"])
    linked.goToLastPage()
    #expect(linked.members.map(\.currentPageID) == ["c", "c"])
    linked.move(.left)
    #expect(linked.members.map(\.currentPageID) == ["b", "c"])
    linked.perform(on: 1) { $0.update(to: [PagerSection("saved", pages: ["b", "c"])]) }
    #expect(linked.members.map(\.currentPageID) == ["c", "c"])
  }

  @Test func `a drag moves every pager by the same part of its way`() {
    var tabs = Pager(counts: [5])
    tabs.rules.viewport = Viewport(levels: 1, pages: 3)
    var linked = Linked([Pager(counts: [5]), tabs])
    linked.drag(x: -0.25)
    #expect(linked.displayed(1).progress == 0.25 && linked.members[1] == tabs)
    #expect(linked.displayed(1).window.pages.map(\.position.page) == [0, 1, 2, 3])
    linked.release(xPagesPerSecond: -1)
    linked.tick(milliseconds: 100)
    #expect(linked.displayed(1).offset == linked.offset && linked.offset > 0.5)
    linked.finish()
    #expect(linked.members.map(\.currentPage) == [1, 1])
  }

  @Test func `each pager has its own edge rule`() {
    var linked = Linked([
      Pager(counts: [3], levelRules: LevelRules(edge: .wrap)), Pager(counts: [3]),
      Pager(counts: [3], levelRules: LevelRules(edge: .wrap)),
    ])
    linked.goToLastPage()
    linked.drag(x: -0.5)
    #expect(linked.displayed(1).progress == 1)
    #expect(linked.displayed(2).progress == 2.5)
    linked.perform(on: 1) { $0.move(.right) }
    #expect(linked.leader == 0, "The pager that stops refuses, and the drag goes on.")
    #expect(linked.phase != .settled)
    linked.finish()
    #expect(linked.members.map(\.currentPage) == [0, 0, 0])
  }

  @Test func `a finger catches any of the pagers`() {
    var linked = Linked([Pager(counts: [5]), Pager(counts: [5])])
    linked.drag(x: -0.6)
    linked.release()
    linked.tick(milliseconds: 50)
    let offset = linked.offset
    linked.perform(on: 1) { $0.drag() }
    #expect(linked.leader == 1 && linked.offset == offset && linked.displayed(0).offset == offset)
    linked.cancel()
    linked.finish()
    #expect(linked.members.map(\.currentPage) == [0, 0])
  }

  @Test func `any other call completes the settle first`() {
    var linked = Linked([Pager(counts: [5]), Pager(counts: [5])])
    linked.glide(.right)
    linked.tick(milliseconds: 50)
    let outcome = linked.perform(on: 1) { $0.move(.right) }
    #expect(outcome.arrival?.page == 2)
    #expect(linked.members.map(\.currentPage) == [2, 2])
    linked.drag(x: -0.9)
    linked.perform(on: 0) { $0.move(.left) }
    #expect(linked.members.map(\.currentPage) == [1, 1])
  }

  @Test func `a leader out of range is the nearest pager, and the others drop their gestures`() {
    var dragged = Pager(counts: [5])
    dragged.drag(x: -0.25)
    let pagers = [dragged, dragged, dragged]
    #expect([-5, 1, 99].map { Linked(pagers, leader: $0).leader } == [0, 1, 2])
    let linked = Linked(pagers, leader: 1)
    #expect(linked.members.map(\.offset) == [0, 0.25, 0])
    #expect(linked.displayed(1) == dragged)
  }

  @Test func `a turn between levels leaves the other pagers alone`() {
    var leader = Pager(counts: [5, 5])
    leader.remember(page: 3, ofLevel: 1)
    var linked = Linked([leader, Pager(counts: [5])])
    linked.drag(y: -0.5)
    #expect(linked.displayed(1) == linked.members[1])
  }

  @Test func `a pager between the pages of a longer way is not caught`() {
    let days = Pager(levels: [Level(count: 70, spans: .every(1))])
    let weeks = Pager(levels: [Level(count: 10, spans: .every(7))])
    let start = Linked([days, weeks], leader: 1)
    var linked = start
    linked.drag(x: -0.5)
    linked.perform(on: 0) { $0.drag(x: -0.125) }
    #expect(linked.base.progress == 0.125)
    linked = start
    linked.glide(.right)
    linked.perform(on: 0) { $0.drag(x: -0.125) }
    #expect(linked.base.progress == 7.125)
    #expect(linked.members.map(\.currentPage) == [7, 1])
  }

  @Test func `a settle goes on where the former leader would settle`() {
    for isBack in [true, false] {
      var linked = Linked([Pager(counts: [5]), Pager(counts: [5])])
      linked.drag(x: -0.25)
      linked.release(xPagesPerSecond: isBack ? 0 : -1)
      let outcome = linked.perform(on: 1) { $0.tick(milliseconds: 100) }
      #expect(outcome == .changed() && linked.leader == 1)
      #expect(linked.base.target?.page == (isBack ? 0 : 1))
    }
  }

  @Test func `levels for a later restoration are kept by the leader`() throws {
    typealias Feed = IdentifiedPager<String, String>
    let pagers = [Feed([PagerSection("a", pages: ["x"])]), Feed([PagerSection("b", pages: ["y"])])]
    var linked = LinkedPagers(pagers, by: .identity, leader: 1)
    linked.absentLevels = Feed([PagerSection("c", pages: ["z"])]).snapshot.levels
    #expect(linked.absentLevels.map(\.id) == ["c"])
    #expect(linked.members.map { $0.absentLevels.count } == [0, 1])
  }

  @Test func `no pager moves while another has an open page`() {
    var linked = Linked([Pager(counts: [5]), Pager(counts: [5])])
    linked.perform(on: 1) { $0.open() }
    let before = linked
    #expect(linked.perform(on: 0) { $0.move(.right) } == .ignored(.pageOpen))
    #expect(linked.perform(on: 0) { $0.drag(x: -0.1) } == .ignored(.pageOpen))
    #expect(linked == before)
    #expect(linked.perform(on: 0) { $0.setForAllLevels(.edge(.wrap)) } == .changed())
    #expect(linked.perform(on: 1) { $0.close() } == .changed())
    #expect(linked.perform(on: 0) { $0.move(.right) }.arrival?.page == 1)
    #expect(linked.perform(on: 7) { $0.move(.right) } == .ignored(.noSuchLevel))
  }

  @Test func `endless pagers stay linked by date`() {
    let days = OpenEndedPager([OpenEndedLevel("days", places: -7..<8)])
    let weeks = OpenEndedPager([OpenEndedLevel("weeks", places: -1..<2, anchorSpan: -3..<4)])
    var linked = LinkedPagers([days, weeks])
    linked.move(.left, by: 9)
    #expect(linked.members.map(\.place) == [-7, -1])
    linked.perform(on: 0) { $0.addPages(30, at: .backward, ofLevel: "days") }
    #expect(linked.members.map(\.place) == [-9, -1])
    linked.perform(on: 1) { $0.addPages(30, at: .backward, ofLevel: "weeks") }
    linked.perform(on: 1) { $0.move(.left) }
    #expect(linked.members.map(\.place) == [-17, -2])
  }
}
