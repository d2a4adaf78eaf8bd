import CrossPager
import CrossPagerTesting
import Testing

/// Rest offsets range from 0 to 3, because two of a level's five pages fit on the display.
struct FreeScrollTests {
  private static let free: [Command] = [.setRuleOfAllLevels(.snap(.free)), .viewport(1, 2)]

  /// The displayed offsets for drags of one, ten and twenty pages beyond an edge.
  private static let (one, ten, twenty) = (
    Offset(pages: 1 - 1 / 1.55), Offset(pages: 1 - 1 / 6.5), Offset(pages: 1 - 1 / 12.0)
  )

  private static let drags: [(dx: Offset, offset: Offset)] = [
    (-0.25, 0.25), (-1.5, 1.5), (-2, 2), (0.75, -0.75), (1, -1), (-3, 2 + one), (-12, 2 + ten),
    (2, -1 - one), (21, -1 - twenty),
  ]

  @Test(arguments: drags)
  func `a drag goes as far as there are pages, and a rubber band holds the excess`(
    dx: Offset, offset: Offset
  ) {
    let pager = Pager([5], Self.free + [.page(1), .drag(dx)])
    #expect(pager.phase.offset == offset)
    #expect(pager.restOffset(ofLevel: 0) == 1)
  }

  private static let unit = Offset(rawValue: 1)

  private static let releases: [(dx: Offset, vx: Offset, rest: Offset, page: Int)] = [
    // From page 1: the drag, the velocity, the rest offset, and the first page that is at least
    // half visible.
    (-0.25, 0, 1.25, 1), (-0.5, 0, 1.5, 1), (-0.5 - unit, 0, 1.5 + unit, 2), (-0.25, -0.5, 1.5, 1),
    (-0.25, -1, 1.75, 2), (-0.25, 1, 0.75, 1), (-0.5, 2, 0.5, 0),
    (-0.5, 2 - unit * 4, 0.5 + unit * 2, 1), (-1.5, 0, 2.5, 2), (-1.5, -9, 3, 3), (-9, 0, 3, 3),
    (-9, 2, 3 - Offset(pages: 1 / 4.85), 3), (-0.1, 1e9, 0, 0), (9, 0, 0, 0),
    (9, -2, Offset(pages: 1 / 5.4), 0), (-0.25, unit, 1.25 - unit, 1),
    (-0.25, -unit, 1.25 + unit, 1), (-0.25, unit * -3, 1.25 + unit * 2, 1),
  ]

  @Test(arguments: releases)
  func `a release travels for half a second at its velocity, within the bounds`(
    dx: Offset, vx: Offset, rest: Offset, page: Int
  ) {
    var pager = Pager([5], Self.free + [.page(1), .drag(dx), .release(vx)])
    #expect(pager.target == at(0, page))
    #expect(pager.levels[0].page == 1)
    let outcome = pager.apply(.finish)
    #expect(outcome == (page == 1 ? .changed() : .move(at(0, 1), at(0, page))))
    #expect(pager.restOffset(ofLevel: 0) == rest)
    #expect(pager.position == at(0, page))
  }

  @Test func `no velocity is too high for the longest level`() {
    let last = Pager.maximumCount - 1
    for velocity in [Int64.min, -1 << 62, -1 << 49, -1 << 48] {
      var pager = Pager([Pager.maximumCount], [.setRuleOfAllLevels(.snap(.free)), .drag(-1)])
      _ = pager.apply(.gesture(.release(vx: Offset(rawValue: velocity), vy: .zero)))
      #expect(pager.apply(.finish) == .move(at(0, 0), at(0, last)))
      #expect(pager.restOffset(ofLevel: 0) == Offset(pages: last))
      _ = pager.apply(.drag(1))
      _ = pager.apply(.gesture(.release(vx: Offset(rawValue: ~velocity), vy: .zero)))
      #expect(pager.apply(.finish) == .move(at(0, last), at(0, 0)))
    }
  }

  private static let keeps: [(name: String, gesture: [Command])] = [
    ("cancel", [.drag(-0.75), .cancel, .finish]),
    ("cancel and ticks", [.drag(9), .cancel, .tick(300)]),
    ("a rest where it began", [.drag(-0.75), .drag(0.75), .release(), .finish]),
    ("thrown back to where it began", [.drag(-0.5), .release(1), .finish]),
    ("catching it on its way back", [.drag(-0.75), .cancel, .tick(150), .cancel, .finish]),
  ]

  @Test(arguments: keeps)
  func `a rest where it began, or after cancel, keeps the page and the rest`(
    name: String, gesture: [Command]
  ) {
    let before = Pager([5], Self.free + [.page(1), .drag(0.5), .release(), .finish])
    #expect(before.position == at(0, 0))
    #expect(before.restOffset(ofLevel: 0) == 0.5)
    var pager = before
    var outcome = Outcome.ignored(.alreadyThere)
    for command in gesture { outcome = pager.apply(command) }
    #expect(outcome == .changed(), "\(name)")
    #expect(pager == before, "\(name)")
  }

  /// Commands that scroll one level of five pages to 2.25 on page 2, and another to 0.5 on page 0.
  private static let scrolled: [Command] =
    free + [
      .goPage(level: 1, page: 0), .drag(-0.5), .finish, .goPage(level: 0, page: 2), .drag(-0.25),
      .finish,
    ]

  private static let placing: [(command: Command, outcome: Outcome, rests: [Offset])] = [
    (.page(2), .changed(), [2, 0.5]), (.goPage(level: 0, page: 2), .changed(), [2, 0.5]),
    (.remember(level: 0, page: 2), .changed(), [2, 0.5]),
    (.remember(level: 1, page: 0), .changed(), [2.25, 0]),
    (.forget(level: 1), .changed(), [2.25, 0]), (.forgetAll, .changed(), [0, 0]),
    (.setLevelRule(.snap(.page), level: 0), .changed(), [2, 0.5]),
    (.setRuleOfAllLevels(.snap(.page)), .changed(), [2, 0]),
    (.move(.right, 1), .move(at(0, 2), at(0, 3), steps: 1), [3, 0.5]),
    (.next(1), .move(at(0, 2), at(0, 3), steps: 1), [3, 0.5]),
    (.first, .move(at(0, 2), at(0, 0)), [0, 0.5]), (.last, .move(at(0, 2), at(0, 4)), [3, 0.5]),
    (.move(.down, 1), .move(at(0, 2), at(1, 0), steps: 1), [2.25, 0.5]),
    (.goLevel(1), .move(at(0, 2), at(1, 0)), [2.25, 0.5]),
    (.goPage(level: 1, page: 0), .move(at(0, 2), at(1, 0)), [2.25, 0]),
    (.zoom(.out), .move(at(0, 2), at(1, 2), steps: 1), [2.25, 2]),
    (.align(level: 1), .changed(), [2.25, 2]),
    (.setRuleOfAllLevels(.edge(.wrap)), .changed(), [2.25, 0.5]),
    (.setRuleOfAllLevels(.snap(.free)), .ignored(.alreadyThere), [2.25, 0.5]),
    (.goLevel(0), .ignored(.alreadyThere), [2.25, 0.5]),
    (.align(level: 0), .ignored(.alreadyThere), [2.25, 0.5]),
    (.moveLevel(0, index: 1), .changed(), [0.5, 2.25]),
  ]

  @Test(arguments: placing)
  func `only a command that places the level puts it where a snapping one rests`(
    command: Command, outcome: Outcome, rests: [Offset]
  ) {
    var pager = Pager([5, 5], Self.scrolled)
    #expect(pager.observedState.display?.rests == [2.25, 0.5])
    #expect(pager.apply(command) == outcome)
    #expect(pager.observedState.display?.rests == rests)
  }

  @Test func `wrapping around a whole level changes only the rest`() {
    var pager = Pager([5, 5], Self.scrolled + [.setRuleOfAllLevels(.edge(.wrap))])
    #expect(pager.apply(.move(.left, 10)) == .changed())
    #expect(pager.restOffset(ofLevel: 0) == 2)
    #expect(pager.apply(.move(.left, 10)) == .ignored(.alreadyThere))
  }

  @Test func `an entry rule that names a page places the level`() {
    let rests: [(EntryRule, Offset)] = [
      (.remember, 0.5), (.start, 0), (.first, 0), (.last, 3), (.align, 2),
    ]
    for (entry, rest) in rests {
      var pager = Pager([5, 5], Self.scrolled + [.setRuleOfAllLevels(.entry(entry))])
      _ = pager.apply(.move(.down, 1))
      #expect(pager.restOffset(ofLevel: 1) == rest, "\(entry)")
      #expect(pager.restOffset(ofLevel: 0) == 2.25, "\(entry)")
    }
  }

  private static let edits: [(command: Command, page: Int?, rest: Offset?)] = [
    // The current page begins a quarter of a page to the left of the display and stays there if the
    // bounds allow.
    (.insert(level: 0, index: 0, count: 3), 5, 5.25),
    (.insert(level: 0, index: 2, count: 1), 3, 3.25),
    (.insert(level: 0, index: 3, count: 1), 2, 2.25),
    (.insert(level: 0, index: 5, count: 9), 2, 2.25),
    (.remove(level: 0, index: 0, count: 1), 1, 1.25),
    (.remove(level: 0, index: 0, count: 2), 0, 0.25),
    (.remove(level: 0, index: 4, count: 1), 2, 2), (.remove(level: 0, index: 3, count: 2), 2, 1),
    (.remove(level: 0, index: 2, count: 1), 2, 2), (.remove(level: 0, index: 1, count: 3), 1, 0),
    (.resize(level: 0, count: 9), 2, 2.25), (.resize(level: 0, count: 3), 2, 1),
    (.resize(level: 0, count: 0), nil, nil), (.reload(level: 0, count: 9, page: 6), 6, 6.25),
    (.reload(level: 0, count: 9, page: nil), 2, 2.25), (.reload(level: 0, count: 1, page: 0), 0, 0),
  ]

  @Test(arguments: edits)
  func `an edit keeps the page at its place on the display`(
    command: Command, page: Int?, rest: Offset?
  ) {
    var pager = Pager([5, 5], Self.scrolled)
    #expect(pager.apply(command) == .changed())
    #expect(pager.levels[0].page == page)
    #expect(pager.restOffset(ofLevel: 0) == rest)
    #expect(pager.restOffset(ofLevel: 1) == 0.5)
  }

  @Test func `a free level stays at its end when pages are added, unlike a snapping one`() {
    for (snap, rest) in [(SnapRule.free, 3 as Offset), (.page, 4)] {
      let pager = Pager(
        [5],
        [.viewport(1, 2), .setLevelRule(.snap(snap), level: 0), .last, .resize(level: 0, count: 6)])
      #expect(pager.position == at(0, 4))
      #expect(pager.restOffset(ofLevel: 0) == rest)
    }
  }

  /// The number of pages that fit in the new viewport, and the new rest offset of a level that
  /// rested at 2.25 on page 2.
  private static let viewports: [(pages: Offset, rest: Offset)] = [
    (1, 2.25), (1.5, 2.25), (2.75, 2.25), (3, 2), (4, 1), (5, 0), (1000, 0),
  ]

  @Test(arguments: viewports)
  func `a new viewport keeps the rest within its bounds`(pages: Offset, rest: Offset) {
    var pager = Pager([5, 5], Self.scrolled)
    #expect(pager.apply(.viewport(1, pages)) == .changed())
    #expect(pager.restOffset(ofLevel: 0) == rest)
    #expect(pager.position == at(0, 2))
  }

  @Test func `if a new viewport would not show the page, the level rests on it`() {
    // Move page 2 of 3 to the second place on the display, then reduce the display to one page.
    var pager = Pager(
      [5], Self.free + [.page(3), .resize(level: 0, count: 3), .drag(0.25), .finish])
    #expect(pager.position == at(0, 1))
    #expect(pager.restOffset(ofLevel: 0) == 0.75)
    _ = pager.apply(.insert(level: 0, index: 1, count: 1))
    #expect(pager.position == at(0, 2))
    #expect(pager.restOffset(ofLevel: 0) == 1.75)
    _ = pager.apply(.remove(level: 0, index: 3, count: 1))
    #expect(pager.restOffset(ofLevel: 0) == 1)
    #expect(pager.apply(.viewport(1, 1)) == .changed())
    #expect(pager.restOffset(ofLevel: 0) == 2)
  }

  @Test func `a lock bounds the scrolling at the rest`() {
    let locked = Pager([5, 5], Self.scrolled + [.lock(.right)])
    var pager = locked
    _ = pager.apply(.drag(-1))
    #expect(pager.phase.offset == Offset(pages: 1 - 1 / 1.55))
    #expect(pager.target == at(0, 2))
    _ = pager.apply(.finish)
    #expect(pager == locked)
    _ = pager.apply(.drag(1))
    #expect(pager.phase.offset == -1)
    #expect(pager.apply(.finish) == .move(at(0, 2), at(0, 1)))
  }

  @Test func `a vertical move leaves a free level like any other`() {
    var pager = Pager([5, 5], Self.scrolled + [.drag(0, -3)])
    #expect(pager.phase.offset == 1)
    #expect(pager.apply(.finish) == .move(at(0, 2), at(1, 0)))
    #expect(pager.observedState.display?.rests == [2.25, 0.5])
  }

  @Test func `levels of another pager rest on their pages`() {
    let scrolled = Pager([5, 5], Self.scrolled)
    #expect(scrolled.restOffset(ofLevel: 0) == 2.25)
    let pager = Pager(levels: scrolled.levels, rules: scrolled.rules)
    #expect(pager.restOffset(ofLevel: 0) == 2 && pager.target == at(0, 2))
  }

  @Test func `a level that was never scrolled rests where a snapshot says`() {
    let level = Level(count: 5, page: 2, rules: LevelRules(snap: .free))
    var pager = Pager(levels: [level, level])
    var snapshot = pager.snapshot
    snapshot.levels[0].rest = 2.5
    pager.apply(.restore(snapshot))
    #expect(pager.restOffset(ofLevel: 0) == 2.5 && pager.restOffset(ofLevel: 1) == 2)
  }
}
