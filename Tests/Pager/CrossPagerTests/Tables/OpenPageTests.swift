import CrossPager
import Testing

/// What an open page permits, and what becomes of it.
struct OpenPageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let setUp: [Command]
    let open: Position
    let command: Command
    let outcome: Outcome
    let next: Position?
    let pages: [Int?]

    /// Two levels of four pages, on pages 1 and 2 and then on page 1 of level 0. A display of two levels of two pages
    /// shows pages 1 and 2 of level 0, and pages 2 and 3 of level 1.
    init(
      _ name: String, after setUp: [Command] = [], open: Position, _ command: Command,
      _ outcome: Outcome = .changed(), then next: Position?, pages: [Int?]
    ) {
      testDescription = name
      self.setUp = setUp
      (self.open, self.command, self.outcome) = (open, command, outcome)
      (self.next, self.pages) = (next, pages)
    }

    var pager: Pager {
      Pager(
        [4, 4],
        [.remember(level: 1, page: 2), .page(1), .viewport(2, 2)] + setUp
          + [.openPage(level: open.level, page: open.page ?? -1)])
    }
  }

  private typealias New = LevelReplacement

  private static func closed(_ level: Int, _ page: Int) -> Outcome {
    .changed(closed: at(level, page))
  }

  static let edits: [Case] = [
    Case(
      "pages before it", open: at(0, 2), .insert(level: 0, index: 0, count: 2),
      then: at(0, 4), pages: [3, 2]),
    Case(
      "pages at its index", open: at(0, 2), .insert(level: 0, index: 2, count: 2),
      then: at(0, 4), pages: [1, 2]),
    Case(
      "pages after it", open: at(0, 2), .insert(level: 0, index: 3, count: 2),
      then: at(0, 2), pages: [1, 2]),
    Case(
      "pages of another level", open: at(0, 2), .remove(level: 1, index: 0, count: 3),
      then: at(0, 2), pages: [1, 0]),
    Case(
      "removed before it", open: at(1, 3), .remove(level: 1, index: 0, count: 2),
      then: at(1, 1), pages: [1, 0]),
    Case(
      "removed after it", open: at(1, 2), .remove(level: 1, index: 3, count: 1),
      then: at(1, 2), pages: [1, 2]),
    Case(
      "it is removed", open: at(1, 3), .remove(level: 1, index: 1, count: 3), closed(1, 3),
      then: nil, pages: [1, 0]),
    Case(
      "the level's own page is removed", open: at(0, 2), .remove(level: 0, index: 0, count: 2),
      then: at(0, 0), pages: [0, 2]),
    Case(
      "its level shrinks", open: at(0, 2), .resize(level: 0, count: 3), then: at(0, 2),
      pages: [1, 2]),
    Case(
      "its level loses it", open: at(0, 2), .resize(level: 0, count: 2), closed(0, 2), then: nil,
      pages: [1, 2]),
    Case(
      "an edit that is refused", open: at(0, 2), .remove(level: 0, index: 2, count: 9),
      .ignored(.noSuchPage), then: at(0, 2), pages: [1, 2]),
    Case(
      "a level above", open: at(0, 2), .insertLevel(count: 1, index: 0), then: at(1, 2),
      pages: [0, 1, 2]),
    Case(
      "a level below", open: at(0, 2), .insertLevel(count: 1, index: 1), then: at(0, 2),
      pages: [1, 0, 2]),
    Case("the level above is removed", open: at(1, 3), .removeLevel(0), then: at(0, 3), pages: [2]),
    Case(
      "its level is removed", open: at(0, 2), .removeLevel(0), closed(0, 2), then: nil, pages: [2]),
    Case(
      "its level moves", open: at(0, 2), .moveLevel(0, index: 1), then: at(1, 2), pages: [2, 1]),
  ]

  static let replacements: [Case] = [
    Case(
      "a reload that tells its index", open: at(0, 2),
      .reload(level: 0, count: 9, page: 3, openPage: 7), then: at(0, 7), pages: [3, 2]),
    Case(
      "a reload that does not", open: at(0, 2), .reload(level: 0, count: 4, page: 1),
      closed(0, 2), then: nil, pages: [1, 2]),
    Case(
      "a reload of the open own page", open: at(0, 1),
      .reload(level: 0, count: 9, page: 8, openPage: 2), then: at(0, 8), pages: [8, 2]),
    Case(
      "a reload without the open own page", open: at(0, 1),
      .reload(level: 0, count: 9, page: nil, openPage: 2), closed(0, 1), then: nil, pages: [1, 2]),
    Case(
      "a reload of another level", open: at(1, 3), .reload(level: 0, count: 2, page: nil),
      then: at(1, 3), pages: [1, 2]),
    Case(
      "a reload without pages", open: at(0, 2), .reload(level: 0, count: 0, page: 0, openPage: 0),
      closed(0, 2), then: nil, pages: [nil, 2]),
    Case(
      "an index that is too large means the last page", open: at(0, 2),
      .reload(level: 0, count: 3, page: 0, openPage: 9), then: at(0, 2), pages: [0, 2]),
    Case(
      "all levels, with its index", open: at(0, 2),
      .replaceLevels([
        New(origin: 1, count: 4, page: 2), New(origin: 0, count: 4, page: 1, openPage: 3),
      ]), then: at(1, 3), pages: [2, 1]),
    Case(
      "all levels, without its index", open: at(0, 2),
      .replaceLevels([New(origin: 0, count: 4, page: 1), New(origin: 1, count: 4, page: 2)]),
      closed(0, 2), then: nil, pages: [1, 2]),
    Case(
      "all levels as they are", open: at(0, 2),
      .replaceLevels([
        New(origin: 0, count: 4, page: 1, openPage: 2), New(origin: 1, count: 4, page: 2),
      ]), .ignored(.alreadyThere), then: at(0, 2), pages: [1, 2]),
    Case(
      "only another index", open: at(0, 2),
      .replaceLevels([
        New(origin: 0, count: 4, page: 1, openPage: 3), New(origin: 1, count: 4, page: 2),
      ]), then: at(0, 3), pages: [1, 2]),
    Case(
      "all levels but its own", open: at(0, 2),
      .replaceLevels([New(origin: 1, count: 4, page: 2)]), closed(0, 2), then: nil, pages: [2]),
    Case("no levels", open: at(0, 2), .replaceLevels([]), closed(0, 2), then: nil, pages: []),
  ]

  private static let following: [Command] = [.setRuleOfAllLevels(.follow(.on)), .last]

  /// Level 0 is on its last page and would follow the end.
  static let ends: [Case] = [
    Case(
      "insert", after: following, open: at(0, 3), .insert(level: 0, index: 4, count: 2),
      then: at(0, 3), pages: [3, 2]),
    Case(
      "resize", after: following, open: at(0, 3), .resize(level: 0, count: 9), then: at(0, 3),
      pages: [3, 2]),
    Case(
      "insert, with a page of another level open", after: following, open: at(1, 2),
      .insert(level: 0, index: 4, count: 2), then: at(1, 2), pages: [3, 2]),
    Case(
      "replaceLevels", after: following, open: at(0, 3),
      .replaceLevels([
        New(origin: 0, count: 6, page: 3, addsAtEnd: true), New(origin: 1, count: 4, page: 2),
      ]), then: at(0, 3), pages: [3, 2]),
  ]

  @Test(arguments: edits + replacements + ends)
  func `an edit keeps the open page, or closes it and tells where it was`(example: Case) {
    var pager = example.pager
    #expect(pager.openPage == example.open)
    #expect(pager.outcome(of: example.command) == example.outcome)
    #expect(pager.apply(example.command) == example.outcome)
    #expect(pager.openPage == example.next)
    #expect(pager.levels.map(\.page) == example.pages)
  }

  @Test func `a level that did not follow while a page was open does not follow afterwards`() {
    var pager = Pager([4, 4], Self.following + [.open, .resize(level: 0, count: 6)])
    #expect(pager.close() == .changed())
    #expect(pager.position == at(0, 3))
    #expect(pager.resize(level: 0, to: 9) == .changed())
    #expect(pager.position == at(0, 3))
  }

  @Test(
    arguments: [
      .setRuleOfAllLevels(.edge(.wrap)), .setLevelRule(.start(.last), level: 1),
      .setPagerRule(.ends(.wrap)), .setPagerRule(.reading(.rtl)), .lock(.left), .viewport(1, 1),
      .free,
    ] as [Command])
  func `a rule that is set while a page is open lasts, and close changes nothing else`(
    command: Command
  ) {
    var pager = Pager([4, 4], [.page(1), .viewport(2, 2)])
    var expected = pager
    expected.apply(command)
    pager.open()
    #expect(pager.apply(command) == .changed())
    #expect(pager.openPage == at(0, 1))
    #expect(pager.close() == .changed())
    #expect(pager == expected)
  }

  @Test func `a rotation under an open page lasts`() {
    var pager = Pager(counts: [9])
    pager.go(toPage: 4)
    pager.open()
    pager.rules.viewport = Viewport(levels: 1, pages: 2.5)
    pager.close()
    #expect(pager.rules.viewport == Viewport(levels: 1, pages: 2.5))
    #expect(pager.window.positions == [at(0, 4), at(0, 5), at(0, 6)])
  }

  @Test(
    arguments: [
      [.drag(-0.25)], [.drag(-0.75), .release(), .tick(100)], [.glide(.right)], [],
    ] as [[Command]])
  func `closing at once leads to the state before opening, at rest`(gesture: [Command]) {
    var pager = Pager([4, 4], [.page(1), .viewport(2, 2)] + gesture)
    let rested = pager.settled
    let finished = pager.finished
    #expect(pager.open(page: 2, ofLevel: 0) == .changed(finished: finished))
    #expect(pager.close() == .changed())
    #expect(pager == rested)
  }
}

extension Pager {
  /// The settle that a command would complete.
  fileprivate var finished: Arrival? {
    var copy = self
    return copy.settle()
  }
}
