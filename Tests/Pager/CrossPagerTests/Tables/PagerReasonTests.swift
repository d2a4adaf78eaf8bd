import CrossPager
import Testing

/// Tests every reason that the core returns, and the order of the reasons in `Docs/Guide.md`
/// ("Scripts and JSON").
struct PagerReasonTests {
  private static func ignored(
    _ counts: [Int], _ setUp: [Command] = [], _ command: Command, _ reason: Reason
  ) -> PagerCase {
    let words = (setUp + [command]).map { "\($0)" }.joined(separator: ", ")
    return PagerCase("\(counts) \(words): \(reason)", counts, setUp, command, .ignored(reason))
  }

  @Test(arguments: edges + levels + pages + locks + alreadyThere + fits)
  func `an impossible command is ignored with its reason`(example: PagerCase) {
    example.expect()
  }

  @Test(arguments: precedence)
  func `if several reasons apply, the first in the order is given`(
    example: PagerCase
  ) {
    example.expect()
  }

  static let edges: [PagerCase] = [
    ignored([2], [], .move(.left, 1), .edge(.left)),
    ignored([2], [.last], .move(.right, 3), .edge(.right)),
    ignored([2, 2], [], .move(.up, 1), .edge(.top)),
    ignored([2, 2], [.bottom], .move(.down, 1), .edge(.bottom)),
    ignored([2, 2], [], .previous(1), .edge(.beginning)),
    ignored([2, 0], [.last], .next(1), .edge(.end)), ignored([0, 0], [], .next(1), .edge(.end)),
    ignored([0, 0], [], .previous(1), .edge(.beginning)), ignored([], [], .next(1), .edge(.end)),
    ignored([], [], .previous(1), .edge(.beginning)), ignored([], [], .next(0), .alreadyThere),
    ignored([2], [], .zoom(.in), .edge(.top)), ignored([2], [], .zoom(.out), .edge(.bottom)),
    ignored([2, 2], [.setPagerRule(.ends(.wrap))], .zoom(.in), .edge(.top)),
    ignored([2, 0], [.setPagerRule(.empty(.skip))], .move(.down, 1), .edge(.bottom)),
    ignored([2, 0], [.setPagerRule(.empty(.skip))], .zoom(.out), .edge(.bottom)),
    ignored([1], [.setRuleOfAllLevels(.edge(.wrap))], .move(.right, 1), .edge(.right)),
    ignored([1], [.setPagerRule(.ends(.wrap))], .move(.down, 1), .edge(.bottom)),
    ignored(
      [1, 0], [.setPagerRule(.ends(.wrap)), .setPagerRule(.empty(.skip))], .move(.up, 1),
      .edge(.top)),
    ignored([1, 0], [.setRuleOfAllLevels(.edge(.continue))], .move(.right, 1), .edge(.right)),
  ]

  static let levels: [PagerCase] =
    [
      .move(.left, 1), .move(.down, 1), .first, .last, .top, .bottom, .page(0), .zoom(.in),
      .forgetAll,
    ].map { ignored([], [], $0, .noLevels) }
    + [-1, 2, .max, .min].flatMap { level in
      [
        .goLevel(level), .goPage(level: level, page: 0), .remember(level: level, page: 0),
        .forget(level: level), .align(level: level), .removeLevel(level),
        .insert(level: level, index: 0, count: 1), .remove(level: level, index: 0, count: 1),
        .resize(level: level, count: 1), .reload(level: level, count: 1, page: nil),
        .moveLevel(level, index: 0), .moveLevel(0, index: level),
        .setLevelRule(.snap(.free), level: level),
      ].map { ignored([2, 2], [], $0, .noSuchLevel) }
    }
    + [-1, 3, .max, .min].map {
      ignored([2, 2], [], .insertLevel(count: 1, index: $0), .noSuchLevel)
    }

  static let pages: [PagerCase] =
    [-1, 2, .max, .min].flatMap { page in
      [
        .page(page), .goPage(level: 1, page: page), .remember(level: 1, page: page),
        .remember(level: 0, page: page), .remove(level: 1, index: page, count: 1),
      ].map { ignored([2, 2], [], $0, .noSuchPage) }
    }
    + [-1, 3, .max, .min].map {
      ignored([2], [], .insert(level: 0, index: $0, count: 1), .noSuchPage)
    } + [
      ignored([2], [], .remove(level: 0, index: 1, count: 2), .noSuchPage),
      ignored([2], [], .remove(level: 0, index: 1, count: .max), .noSuchPage),
      ignored([0], [], .remove(level: 0, index: 0, count: 1), .noSuchPage),
    ]
    + [
      .move(.left, 1), .move(.right, 1), .first, .last, .page(0), .goPage(level: 0, page: 0),
      .remember(level: 0, page: 0), .align(level: 1), .align(level: 0),
    ].map { ignored([0, 2], [], $0, .emptyLevel) } + [
      ignored([2, 0], [], .goPage(level: 1, page: 0), .emptyLevel),
      ignored([2, 0], [], .remember(level: 1, page: 0), .emptyLevel),
      ignored([2, 0], [], .align(level: 1), .emptyLevel),
      ignored([2, 0], [.setPagerRule(.empty(.skip))], .goLevel(1), .emptyLevel),
      ignored([0, 0], [.setPagerRule(.empty(.skip))], .top, .emptyLevel),
      ignored([0, 0], [.setPagerRule(.empty(.skip))], .bottom, .emptyLevel),
    ]

  static let locks: [PagerCase] =
    Direction.allCases.map { direction in
      ignored(
        [3, 3, 3], [.goPage(level: 1, page: 1), .lock(Directions(direction))], .move(direction, 1),
        .locked(direction))
    } + [
      ignored([3, 3], [.lock(.down)], .zoom(.out), .locked(.down)),
      ignored([3, 3], [.bottom, .lock([.up, .left])], .zoom(.in), .locked(.up)),
    ]

  static let alreadyThere: [PagerCase] =
    [
      .first, .top, .page(0), .goLevel(0), .goPage(level: 0, page: 0), .remember(level: 0, page: 0),
      .remember(level: 1, page: 0), .forget(level: 0), .forget(level: 1), .forgetAll,
      .align(level: 0), .align(level: 1), .resize(level: 1, count: 3), .moveLevel(1, index: 1),
      .setRuleOfAllLevels(.edge(.stop)), .setLevelRule(.start(.first), level: 0),
      .setPagerRule(.ends(.stop)), .setPagerRule(.viewport(Viewport(levels: 1, pages: 1))),
      .lock([]), .unlock(.left),
      .insert(level: 0, index: 1, count: 0), .remove(level: 0, index: 1, count: .min),
      .move(.left, 0), .move(.down, -1), .next(0), .previous(.min),
    ].map { ignored([3, 3], [], $0, .alreadyThere) } + [
      ignored([3, 3], [.bottom], .bottom, .alreadyThere),
      ignored([3], [.last], .last, .alreadyThere),
      ignored([0], [], .forget(level: 0), .alreadyThere),
      ignored([3], [.lock(.left)], .lock(.left), .alreadyThere),
      ignored([3], [.setLevelRule(.edge(.wrap), level: 0)], .move(.right, 6), .alreadyThere),
      ignored([3, 3], [.setPagerRule(.ends(.wrap))], .move(.up, 2), .alreadyThere),
      ignored([3], [.setLevelRule(.entry(.last), level: 0)], .goLevel(0), .alreadyThere),
    ]

  static let fits: [PagerCase] = [
    ignored([3], [], .insert(level: 0, index: 0, count: Pager.maximumCount - 2), .doesNotFit),
    ignored([3], [], .insert(level: 0, index: 3, count: .max), .doesNotFit),
    ignored([3], [], .resize(level: 0, count: Pager.maximumCount + 1), .doesNotFit),
    ignored([3], [], .resize(level: 0, count: -1), .doesNotFit),
    ignored([3], [], .reload(level: 0, count: -1, page: nil), .doesNotFit),
    ignored([3], [], .insertLevel(count: .max, index: nil), .doesNotFit),
    ignored([3], [], .insertLevel(count: -1, index: 0), .doesNotFit),
  ]

  static let precedence: [PagerCase] = [
    ignored([], [], .next(1), .edge(.end)), ignored([], [], .goLevel(0), .noSuchLevel),
    ignored([], [], .align(level: 0), .noSuchLevel),
    ignored([], [], .remember(level: 0, page: 0), .noSuchLevel),
    ignored([], [.lock(.left)], .move(.left, 1), .noLevels),
    ignored([], [.lock(.up)], .zoom(.in), .noLevels),
    ignored([0], [.lock(.left)], .move(.left, 1), .emptyLevel),
    ignored([0], [], .page(7), .emptyLevel), ignored([0], [], .move(.left, 0), .emptyLevel),
    ignored([0], [.setPagerRule(.empty(.skip))], .goLevel(0), .emptyLevel),
    ignored([0], [], .remove(level: 0, index: 0, count: 0), .noSuchPage),
    ignored([0], [], .insert(level: 0, index: 1, count: 0), .noSuchPage),
    ignored([3], [.lock(.left)], .move(.left, 1), .locked(.left)),
    ignored([3], [.lock(.left)], .move(.left, 0), .locked(.left)),
    ignored([3], [.lock(.up)], .move(.up, 1), .locked(.up)),
    ignored([3], [.lock(.up)], .zoom(.in), .locked(.up)),
    ignored([3], [], .insert(level: 0, index: 9, count: .max), .noSuchPage),
    ignored([3], [], .insertLevel(count: -1, index: 9), .noSuchLevel),
    ignored([3], [], .moveLevel(9, index: 9), .noSuchLevel),
  ]
}
