import CrossPager
import Testing

/// Tests moves under every rule for moves and compares complete outcomes.
struct PagerMoveTests {
  @Test(arguments: defaults + edges + ends + entries + zooms)
  func `moves follow the rules`(example: PagerCase) {
    example.expect()
  }

  static let defaults: [PagerCase] = [
    PagerCase("right", [3], [], .move(.right, 1), .move(at(0, 0), at(0, 1), steps: 1), pages: [1]),
    PagerCase(
      "right to the edge", [3], [], .move(.right, 9),
      .move(at(0, 0), at(0, 2), steps: 2, stopped: .right), pages: [2]),
    PagerCase(
      "right just to the edge", [3], [], .move(.right, 2), .move(at(0, 0), at(0, 2), steps: 2),
      pages: [2]),
    PagerCase(
      "left to the edge", [3], [.last], .move(.left, .max),
      .move(at(0, 2), at(0, 0), steps: 2, stopped: .left), pages: [0]),
    PagerCase(
      "down remembers", [3, 3], [.remember(level: 1, page: 2)], .move(.down, 1),
      .move(at(0, 0), at(1, 2), steps: 1), pages: [0, 2]),
    PagerCase(
      "up to the top", [3, 3], [.bottom], .move(.up, 2),
      .move(at(1, 0), at(0, 0), steps: 1, stopped: .top), pages: [0, 0]),
    PagerCase("first", [3], [.last], .first, .move(at(0, 2), at(0, 0)), pages: [0]),
    PagerCase("last", [3], [], .last, .move(at(0, 0), at(0, 2)), pages: [2]),
    PagerCase("top", [1, 1], [.bottom], .top, .move(at(1, 0), at(0, 0)), pages: [0, 0]),
    PagerCase("bottom", [1, 0], [], .bottom, .move(at(0, 0), at(1, nil)), pages: [0, nil]),
    PagerCase("go", [1, 2], [], .goLevel(1), .move(at(0, 0), at(1, 0)), pages: [0, 0]),
    PagerCase(
      "go to a page", [1, 2], [], .goPage(level: 1, page: 1), .move(at(0, 0), at(1, 1)),
      pages: [0, 1]), PagerCase("page", [2], [], .page(1), .move(at(0, 0), at(0, 1)), pages: [1]),
    PagerCase(
      "remember here", [2], [], .remember(level: 0, page: 1), .move(at(0, 0), at(0, 1)), pages: [1]),
    PagerCase(
      "remember elsewhere", [2, 2], [], .remember(level: 1, page: 1), .changed(), pages: [0, 1],
      at: at(0, 0)),
    PagerCase(
      "forget", [3, 3], [.page(2), .remember(level: 1, page: 2)], .forget(level: 0), .changed(),
      pages: [0, 2], at: at(0, 0)),
    PagerCase(
      "forget all", [3, 0, 3], [.page(2), .setLevelRule(.start(.page(9)), level: 2)],
      .forgetAll, .changed(), pages: [0, nil, 2], at: at(0, 0)),
    PagerCase(
      "next to the end", [1, 0, 2], [.lock(.right)], .next(9),
      .move(at(0, 0), at(2, 1), steps: 2, stopped: .end), pages: [0, nil, 1]),
    PagerCase(
      "previous enters the last page", [3, 0, 2], [.goLevel(1)], .previous(2),
      .move(at(1, nil), at(0, 1), steps: 2), pages: [1, nil, 0]),
  ]

  static let edges: [PagerCase] = [
    PagerCase(
      "wrap left", [3], [.setLevelRule(.edge(.wrap), level: 0)], .move(.left, 1),
      .move(at(0, 0), at(0, 2), steps: 1), pages: [2]),
    PagerCase(
      "wrap right more than once", [3], [.setLevelRule(.edge(.wrap), level: 0)],
      .move(.right, 7), .move(at(0, 0), at(0, 1), steps: 7), pages: [1]),
    PagerCase(
      "continue right", [2, 0, 2], [.setRuleOfAllLevels(.edge(.continue)), .last],
      .move(.right, 1), .move(at(0, 1), at(2, 0), steps: 1), pages: [1, nil, 0]),
    PagerCase(
      "continue left to the last page", [2, 2],
      [.setRuleOfAllLevels(.edge(.continue)), .setRuleOfAllLevels(.entry(.first)), .bottom],
      .move(.left, 1), .move(at(1, 0), at(0, 1), steps: 1), pages: [1, 0]),
    PagerCase(
      "continue through a level into one that stops", [1, 2, 2, 9],
      [.setLevelRule(.edge(.continue), level: 0), .setLevelRule(.edge(.continue), level: 1)],
      .move(.right, 9), .move(at(0, 0), at(2, 1), steps: 4, stopped: .right), pages: [0, 1, 1, 0]),
    PagerCase(
      "continue into one that wraps", [1, 2],
      [.setLevelRule(.edge(.continue), level: 0), .setLevelRule(.edge(.wrap), level: 1)],
      .move(.right, 4), .move(at(0, 0), at(1, 1), steps: 4), pages: [0, 1]),
  ]

  static let ends: [PagerCase] = [
    PagerCase(
      "wrap up", [1, 1, 1], [.setPagerRule(.ends(.wrap))], .move(.up, 2),
      .move(at(0, 0), at(1, 0), steps: 2), pages: [0, 0, 0]),
    PagerCase(
      "skip", [1, 0, 0, 1], [.setPagerRule(.empty(.skip))], .move(.down, 2),
      .move(at(0, 0), at(3, 0), steps: 1, stopped: .bottom), pages: [0, nil, nil, 0]),
    PagerCase(
      "skip and wrap", [0, 1, 0, 1],
      [.goLevel(3), .setPagerRule(.empty(.skip)), .setPagerRule(.ends(.wrap))],
      .move(.down, 1), .move(at(3, 0), at(1, 0), steps: 1), pages: [nil, 0, nil, 0]),
    PagerCase(
      "a wrap does not return to the empty level it left", [1, 0, 1],
      [.goLevel(1), .setPagerRule(.empty(.skip)), .setPagerRule(.ends(.wrap))],
      .move(.down, 3), .move(at(1, nil), at(2, 0), steps: 3), pages: [0, nil, 0]),
    PagerCase(
      "from an empty level to the only other", [1, 0],
      [.goLevel(1), .setPagerRule(.empty(.skip)), .setPagerRule(.ends(.wrap))],
      .move(.down, 2), .move(at(1, nil), at(0, 0), steps: 1, stopped: .bottom), pages: [0, nil]),
    PagerCase(
      "top skips", [0, 2, 2], [.setPagerRule(.empty(.skip)), .bottom], .top,
      .move(at(2, 0), at(1, 0)), pages: [nil, 0, 0]),
  ]

  static let entries: [PagerCase] = [
    entry(.remember, 1), entry(.start, 2), entry(.first, 0), entry(.last, 4), entry(.align, 3),
    PagerCase(
      "entry applies only to the last level", [2, 2, 2], [.setRuleOfAllLevels(.entry(.last))],
      .move(.down, 2), .move(at(0, 0), at(2, 1), steps: 2), pages: [0, 0, 1]),
    PagerCase(
      "entry applies to go", [2, 2], [.setLevelRule(.entry(.last), level: 1)], .goLevel(1),
      .move(at(0, 0), at(1, 1)), pages: [0, 1]),
    PagerCase(
      "entry does not apply to go with a page", [2, 2], [.setLevelRule(.entry(.last), level: 1)],
      .goPage(level: 1, page: 0), .move(at(0, 0), at(1, 0)), pages: [0, 0]),
    PagerCase(
      "entry does not apply to next", [1, 2], [.setLevelRule(.entry(.last), level: 1)], .next(1),
      .move(at(0, 0), at(1, 0), steps: 1), pages: [0, 0]),
  ]

  /// A move down from page 3 of 5. The lower level has five pages, is on page 1, and has page 2 as
  /// its start page.
  private static func entry(_ rule: EntryRule, _ page: Int) -> PagerCase {
    PagerCase(
      "entry \(rule)", [5, 5],
      [
        .page(3), .remember(level: 1, page: 1), .setRuleOfAllLevels(.start(.page(2))),
        .setRuleOfAllLevels(.entry(rule)),
      ],
      .move(.down, 1), .move(at(0, 3), at(1, page), steps: 1), pages: [3, page])
  }

  static let zooms: [PagerCase] = [
    PagerCase(
      "zoom out aligns", [5, 5], [.page(3)], .zoom(.out), .move(at(0, 3), at(1, 3), steps: 1),
      pages: [3, 3]),
    PagerCase(
      "zoom in aligns instead of entering", [5, 5],
      [.bottom, .page(2), .setRuleOfAllLevels(.entry(.last))], .zoom(.in),
      .move(at(1, 2), at(0, 2), steps: 1), pages: [2, 2]),
    PagerCase(
      "zoom to an empty level", [5, 0], [.page(3)], .zoom(.out),
      .move(at(0, 3), at(1, nil), steps: 1), pages: [3, nil]),
    PagerCase(
      "zoom from an empty level", [0, 5], [.remember(level: 1, page: 4)], .zoom(.out),
      .move(at(0, nil), at(1, 4), steps: 1), pages: [nil, 4]),
    PagerCase(
      "zoom skips", [5, 0, 5], [.page(3), .setPagerRule(.empty(.skip))], .zoom(.out),
      .move(at(0, 3), at(2, 3), steps: 1), pages: [3, nil, 3]),
  ]
}
