import CrossPager
import Testing

struct PagerEditingTests {
  @Test(arguments: inserts + removals + sizes + reloads + levels)
  func `an edit keeps every page that still exists`(example: PagerCase) {
    example.expect()
  }

  private static func edit(
    _ name: String, _ counts: [Int], _ setUp: [Command], _ command: Command, _ pages: [Int?],
    at position: Position?
  ) -> PagerCase {
    PagerCase(name, counts, setUp, command, .changed(), pages: pages, at: position)
  }

  private static let follow: Command = .setRuleOfAllLevels(.follow(.on))

  static let inserts: [PagerCase] = [
    edit(
      "before the page", [3], [.page(1)], .insert(level: 0, index: 0, count: 2), [3], at: at(0, 3)),
    edit("at the page", [3], [.page(1)], .insert(level: 0, index: 1, count: 1), [2], at: at(0, 2)),
    edit(
      "after the page", [3], [.page(1)], .insert(level: 0, index: 2, count: 1), [1], at: at(0, 1)),
    edit("at the end", [3], [.last], .insert(level: 0, index: 3, count: 1), [2], at: at(0, 2)),
    edit(
      "followed", [3], [.last, follow], .insert(level: 0, index: 3, count: 2), [4], at: at(0, 4)),
    edit(
      "not followed from an earlier page", [3], [.page(1), follow],
      .insert(level: 0, index: 3, count: 2), [1], at: at(0, 1)),
    edit(
      "not followed when inserted at the page", [3], [.last, follow],
      .insert(level: 0, index: 2, count: 2), [4], at: at(0, 4)),
    edit(
      "into an empty level", [0], [.setLevelRule(.start(.page(1)), level: 0)],
      .insert(level: 0, index: 0, count: 3), [1], at: at(0, 1)),
    edit(
      "into an empty level that follows", [0], [follow], .insert(level: 0, index: 0, count: 3), [0],
      at: at(0, 0)),
    edit(
      "elsewhere", [3, 3], [.remember(level: 1, page: 2)], .insert(level: 1, index: 0, count: 1),
      [0, 3], at: at(0, 0)),
    edit(
      "up to the maximum", [3], [], .insert(level: 0, index: 0, count: Pager.maximumCount - 3),
      [Pager.maximumCount - 3], at: at(0, Pager.maximumCount - 3)),
  ]

  static let removals: [PagerCase] = [
    edit(
      "before the page", [5], [.page(3)], .remove(level: 0, index: 0, count: 2), [1], at: at(0, 1)),
    edit("the page", [5], [.page(3)], .remove(level: 0, index: 3, count: 1), [3], at: at(0, 3)),
    edit(
      "around the page", [5], [.page(2)], .remove(level: 0, index: 1, count: 2), [1], at: at(0, 1)),
    edit(
      "the page and all after it", [5], [.page(3)], .remove(level: 0, index: 2, count: 3), [1],
      at: at(0, 1)),
    edit(
      "after the page", [5], [.page(3)], .remove(level: 0, index: 4, count: 1), [3], at: at(0, 3)),
    edit("all", [5], [.page(3)], .remove(level: 0, index: 0, count: 5), [nil], at: at(0, nil)),
    edit(
      "all elsewhere", [5, 2], [], .remove(level: 1, index: 0, count: 2), [0, nil], at: at(0, 0)),
  ]

  static let sizes: [PagerCase] = [
    edit("shrink beyond the page", [5], [.page(1)], .resize(level: 0, count: 2), [1], at: at(0, 1)),
    edit("shrink over the page", [5], [.page(3)], .resize(level: 0, count: 2), [1], at: at(0, 1)),
    edit("shrink to nothing", [5], [.page(3)], .resize(level: 0, count: 0), [nil], at: at(0, nil)),
    edit("grow", [5], [.last], .resize(level: 0, count: 9), [4], at: at(0, 4)),
    edit("grow followed", [5], [.last, follow], .resize(level: 0, count: 9), [8], at: at(0, 8)),
    edit(
      "grow to the maximum", [5], [.last], .resize(level: 0, count: Pager.maximumCount), [4],
      at: at(0, 4)),
    edit(
      "grow from nothing", [0], [.setLevelRule(.start(.last), level: 0)],
      .resize(level: 0, count: 4), [3], at: at(0, 3)),
  ]

  static let reloads: [PagerCase] = [
    edit(
      "the page is elsewhere", [5], [.page(3)], .reload(level: 0, count: 9, page: 7), [7],
      at: at(0, 7)),
    edit(
      "the page is gone", [5], [.page(3)], .reload(level: 0, count: 9, page: nil), [3], at: at(0, 3)
    ),
    edit(
      "the page and its index are gone", [5], [.page(3)], .reload(level: 0, count: 2, page: nil),
      [1], at: at(0, 1)),
    edit(
      "to nothing", [5], [.page(3)], .reload(level: 0, count: 0, page: nil), [nil], at: at(0, nil)),
    edit(
      "an index out of range is clamped", [5], [.page(3)], .reload(level: 0, count: 4, page: 9),
      [3], at: at(0, 3)),
    edit(
      "from nothing", [0], [.setLevelRule(.start(.last), level: 0)],
      .reload(level: 0, count: 4, page: nil), [3], at: at(0, 3)),
    edit(
      "the same again", [5], [.page(3)], .reload(level: 0, count: 5, page: 3), [3], at: at(0, 3)),
  ]

  static let levels: [PagerCase] = [
    edit(
      "insert above", [3, 3], [.goPage(level: 1, page: 2)], .insertLevel(count: 1, index: 0),
      [0, 0, 2], at: at(2, 2)),
    edit(
      "insert at", [3, 3], [.goPage(level: 1, page: 2)], .insertLevel(count: 1, index: 1),
      [0, 0, 2], at: at(2, 2)),
    edit(
      "insert below", [3, 3], [.page(2)], .insertLevel(count: 0, index: nil), [2, 0, nil],
      at: at(0, 2)),
    edit(
      "insert with the rules for new levels", [3], [.setRuleOfAllLevels(.start(.last))],
      .insertLevel(count: 4, index: nil), [0, 3], at: at(0, 0)),
    edit("insert the first", [], [], .insertLevel(count: 4, index: 0), [0], at: at(0, 0)),
    edit(
      "remove above", [1, 2, 3], [.goPage(level: 2, page: 2)], .removeLevel(0), [0, 2], at: at(1, 2)
    ),
    edit(
      "remove the current", [1, 2, 3], [.goPage(level: 1, page: 1), .remember(level: 2, page: 2)],
      .removeLevel(1), [0, 2], at: at(1, 2)),
    edit(
      "remove the current with another entry", [1, 2, 3],
      [.goLevel(1), .setRuleOfAllLevels(.entry(.last))], .removeLevel(1), [0, 0], at: at(1, 0)),
    edit(
      "remove the last, current", [1, 2, 3], [.goLevel(2)], .removeLevel(2), [0, 0], at: at(1, 0)),
    edit("remove the only one", [1], [], .removeLevel(0), [], at: nil),
    edit(
      "move the current down", [1, 2, 3], [.remember(level: 1, page: 1)], .moveLevel(0, index: 2),
      [1, 0, 0], at: at(2, 0)),
    edit(
      "move above the current", [1, 2, 3], [.goPage(level: 1, page: 1)], .moveLevel(2, index: 0),
      [0, 0, 1], at: at(2, 1)),
    edit(
      "move past the current", [1, 2, 3], [.goPage(level: 1, page: 1)], .moveLevel(0, index: 1),
      [1, 0, 0], at: at(0, 1)),
  ]

  @Test func `a rule for all levels applies to new levels and replaces earlier values`() {
    var pager = Pager(counts: [3, 3])
    _ = pager.apply(.setLevelRule(.edge(.continue), level: 1))
    _ = pager.apply(.setRuleOfAllLevels(.edge(.wrap)))
    _ = pager.apply(.setLevelRule(.edge(.stop), level: 0))
    _ = pager.apply(.insertLevel(count: 1, index: 0))
    #expect(pager.levels.map(\.rules.edge) == [.wrap, .stop, .wrap])
    #expect(pager.newLevelRules == LevelRules(edge: .wrap))
  }

  @Test func `locks add up and are removed one by one`() {
    var pager = Pager(counts: [3])
    #expect(pager.apply(.lock([.left, .up])) == .changed())
    #expect(pager.apply(.lock([.left, .down])) == .changed())
    #expect(pager.apply(.unlock([.left, .right])) == .changed())
    #expect(pager.rules == PagerRules(locked: [.up, .down]))
  }
}
