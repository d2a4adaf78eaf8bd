import CrossPager
import Testing

/// Tests the replacement of all levels and the restoration of places.
struct LevelReplacementTests {
  private typealias New = LevelReplacement

  /// The levels are on pages 1 to 4 and have two to five pages. The third of the four levels is
  /// current.
  private static let setUp: [Command] = [
    .page(1), .remember(level: 1, page: 2), .goPage(level: 2, page: 3),
    .remember(level: 3, page: 4),
  ]
  private static let counts = [2, 3, 4, 5]

  private static func replaced(
    _ name: String, after setUp: [Command] = [], _ replacements: [LevelReplacement],
    _ pages: [Int?], at position: Position?
  ) -> PagerCase {
    PagerCase(
      name, counts, Self.setUp + setUp, .replaceLevels(replacements), .changed(), pages: pages,
      at: position)
  }

  private static func kept(
    _ level: Int, _ page: Int? = nil, of count: Int? = nil, addsAtEnd: Bool = false
  ) -> New {
    New(origin: level, count: count ?? counts[level], page: page, addsAtEnd: addsAtEnd)
  }

  static let replacements: [PagerCase] = [
    replaced("another order", [kept(3), kept(2), kept(1), kept(0)], [4, 3, 2, 1], at: at(1, 3)),
    replaced(
      "one inserted above and one removed",
      [New(origin: nil, count: 1, page: nil), kept(1), kept(2)], [0, 2, 3], at: at(2, 3)),
    replaced("the next below becomes current", [kept(3), kept(0)], [4, 1], at: at(0, 4)),
    replaced("the next above becomes current", [kept(0), kept(1)], [1, 2], at: at(1, 2)),
    replaced(
      "if no level is kept, the index is",
      (0..<3).map { New(origin: nil, count: $0 + 1, page: nil) }, [0, 0, 0], at: at(2, 0)),
    replaced("the last of fewer levels", [New(origin: nil, count: 2, page: 1)], [0], at: at(0, 0)),
    replaced("none", [], [], at: nil),
    replaced("a page is elsewhere", [kept(2, 8, of: 9)], [8], at: at(0, 8)),
    replaced("a page is gone", [kept(2, of: 2)], [1], at: at(0, 1)),
    replaced("a page outside is the nearest", [kept(2, 7, of: 3)], [2], at: at(0, 2)),
    replaced("no pages", [kept(2, of: 0)], [nil], at: at(0, nil)),
    replaced(
      "the last page follows", after: [.setRuleOfAllLevels(.follow(.on))],
      [kept(2, 3, of: 9, addsAtEnd: true)], [8], at: at(0, 8)),
    replaced(
      "nothing is added at the end", after: [.setRuleOfAllLevels(.follow(.on))],
      [kept(2, 3, of: 9)], [3], at: at(0, 3)),
    replaced(
      "a page that is gone does not follow", after: [.setRuleOfAllLevels(.follow(.on))],
      [kept(2, of: 9, addsAtEnd: true)], [3], at: at(0, 3)),
    replaced(
      "a page before the last does not follow",
      after: [.page(2), .setRuleOfAllLevels(.follow(.on))],
      [kept(2, 2, of: 9, addsAtEnd: true)], [2], at: at(0, 2)),
    replaced(
      "a new level follows the rules for new levels", after: [.setRuleOfAllLevels(.start(.last))],
      [kept(2), New(origin: nil, count: 7, page: nil)], [3, 6], at: at(0, 3)),
    replaced(
      "a new level with rules of its own",
      [kept(2), New(origin: nil, count: 7, page: nil, rules: LevelRules(start: .last))], [3, 6],
      at: at(0, 3)),
    PagerCase(
      "the first levels", [], [],
      .replaceLevels([New(origin: nil, count: 2, page: nil), New(origin: nil, count: 3, page: nil)]
      ),
      .changed(), pages: [0, 0], at: at(0, 0)),
  ]

  static let refusals: [PagerCase] = [
    PagerCase(
      "the same levels", counts, setUp, .replaceLevels(counts.indices.map { kept($0) }),
      .ignored(.alreadyThere)),
    PagerCase("no levels before and after", [], [], .replaceLevels([]), .ignored(.alreadyThere)),
    PagerCase(
      "a level twice", counts, [], .replaceLevels([kept(1), kept(1)]), .ignored(.noSuchLevel)),
    PagerCase(
      "no such level, before a count that does not fit", counts, [],
      .replaceLevels([kept(1, of: -1), New(origin: 4, count: 1, page: nil)]), .ignored(.noSuchLevel)
    ),
    PagerCase(
      "a negative count", counts, [], .replaceLevels([kept(1, of: -1)]), .ignored(.doesNotFit)),
    PagerCase(
      "too many pages", counts, [],
      .replaceLevels([New(origin: nil, count: Pager.maximumCount + 1, page: nil)]),
      .ignored(.doesNotFit)),
  ]

  @Test(arguments: replacements + refusals)
  func `kept levels stay on their page, and the pager on its level`(example: PagerCase) {
    example.expect()
  }

  @Test func `a level with new spans keeps its rest`() {
    var pager = Pager([5], [.free, .drag(-1.25), .finish])
    #expect(
      pager.apply(
        .replaceLevels([LevelReplacement(origin: 0, count: 5, page: 1, spans: .every(7))]))
        == .changed())
    #expect(pager.restOffset(ofLevel: 0) == 1.25)
    #expect(pager.levels[0].spans == .every(7))
    pager.apply(.replaceLevels([LevelReplacement(origin: 0, count: 9, page: 4)]))
    #expect(pager.restOffset(ofLevel: 0) == 4.25)
    #expect(pager.levels[0].rules.snap == .free)
    #expect(pager.levels[0].spans == .plain)
  }

  @Test func `a level that gets a rule to snap to pages rests on its page`() {
    var pager = Pager([5], [.free, .drag(-1.25), .finish])
    let new = LevelReplacement(origin: 0, count: 5, page: 1, rules: LevelRules())
    #expect(pager.apply(.replaceLevels([new])) == .changed())
    #expect(pager.restOffset(ofLevel: 0) == 1 && pager.levels[0].rules.snap == .page)
  }

  /// Two freely scrolling levels in a viewport of 2.5 pages. The second level is scrolled to 1.25.
  private static let free: [Command] = [
    .free, .viewport(1, 2.5), .page(3), .goLevel(1), .drag(-1.25), .finish,
  ]

  private static let usual = LevelRules()
  private static let scrolling = LevelRules(snap: .free)

  private static func places(
    _ levels: [Pager.Snapshot.SavedLevel], on level: Int? = nil, _ rules: PagerRules = PagerRules()
  ) -> Pager.Snapshot {
    Pager.Snapshot(levels: levels, currentLevel: level, rules: rules, newLevelRules: usual)
  }

  /// A saved level. Its count has no effect.
  private static func saved(
    _ level: Int, page: Int?, rest: Offset? = nil, _ rules: LevelRules
  ) -> Pager.Snapshot.SavedLevel {
    .init(id: level, count: 77, page: page, rest: rest, rules: rules)
  }

  private static func wide(_ pages: Offset) -> PagerRules {
    PagerRules(viewport: Viewport(levels: 1, pages: pages))
  }

  /// Restored places, and the resulting level, pages and rest offsets.
  private static let restored:
    [(places: Pager.Snapshot, level: Int, pages: [Int], rests: [Offset])] = [
      (places([], wide(2.5)), 1, [3, 1], [2.5, 1.25]),
      // A level that was not scrolled rests on its page if the new viewport allows it.
      (places([], wide(1.5)), 1, [3, 1], [3, 1.25]), (places([], wide(4)), 1, [3, 1], [1, 1]),
      (places([], on: 0, wide(2.5)), 0, [3, 1], [2.5, 1.25]),
      (places([], on: -3, wide(2.5)), 0, [3, 1], [2.5, 1.25]),
      (places([], on: .max, wide(2.5)), 1, [3, 1], [2.5, 1.25]),
      (places([saved(0, page: 0, usual)], wide(2.5)), 1, [0, 1], [0, 1.25]),
      (places([saved(0, page: 99, usual)], wide(1)), 1, [4, 1], [4, 1.25]),
      (places([saved(0, page: nil, LevelRules(start: .last))], wide(1)), 1, [4, 1], [4, 1.25]),
      (places([saved(0, page: 2, rest: 2.25, scrolling)], wide(1)), 1, [2, 1], [2.25, 1.25]),
      (places([saved(0, page: 2, rest: 2.25, usual)], wide(1)), 1, [2, 1], [2, 1.25]),
      (places([saved(0, page: 2, rest: 9, scrolling)], wide(1)), 1, [2, 1], [2, 1.25]),
      (
        places([saved(0, page: 2, rest: Offset(rawValue: .min), scrolling)], wide(4)), 1, [2, 1],
        [0, 1]
      ),
      (places([saved(1, page: 1, scrolling)], wide(1)), 1, [3, 1], [3, 1]),
      // Levels may come in any order. Of two for one level, the last counts.
      (
        places(
          [saved(1, page: 0, usual), saved(0, page: 4, usual), saved(1, page: 3, usual)], wide(1)),
        1, [4, 3], [4, 3]
      ),
      (
        places([saved(2, page: 0, rest: 0, usual)], wide(2.5)), 1, [3, 1],
        [2.5, 1.25]
      ),
    ]

  @Test(arguments: restored)
  func `restored pages and rests stay within bounds`(
    example: (places: Pager.Snapshot, level: Int, pages: [Int], rests: [Offset])
  ) {
    var pager = Pager([5, 5], Self.free)
    #expect(pager.observedRests == [2.5, 1.25])
    #expect(pager.apply(.restore(example.places)) == .changed())
    #expect(pager.currentLevel == example.level)
    #expect(pager.levels.map(\.page) == example.pages)
    #expect(pager.observedRests == example.rests)
    #expect(pager.rules == example.places.rules)
    #expect(pager.newLevelRules == Self.usual)
    #expect(pager.apply(.restore(example.places)) == .ignored(.alreadyThere))
  }

  @Test func `restoring places drops a drag and finishes a settle`() {
    let places = Self.places([Self.saved(0, page: 0, Self.usual)])
    var dragged = Pager([5], [.drag(-0.6)])
    #expect(dragged.apply(.restore(places)) == .ignored(.alreadyThere))
    #expect(dragged.phase.offset == 0.6)
    var settling = Pager([5], [.drag(-0.6), .release()])
    #expect(
      settling.apply(.restore(places)) == .changed(finished: Arrival(from: at(0, 0), to: at(0, 1))))
    #expect(settling == Pager([5], []))
  }
}

extension Pager {
  fileprivate var observedRests: [Offset?] { levels.indices.map { restOffset(ofLevel: $0) } }
}
