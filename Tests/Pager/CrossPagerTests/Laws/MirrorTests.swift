import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Law 12: A pager with the opposite reading direction mirrors its twin.
/// At quick depth, the suite runs a twentieth of the seeds.
struct MirrorTests {
  @Test(arguments: Seeds.all)
  func `law 12, mirror: mirrored commands reach the same pages with mirrored outcomes`(
    seed: UInt64
  ) {
    expect(seed: seed) { (script: PagerScript) in
      var pager = Pager(counts: script.counts)
      var twin = MirrorTwin(of: pager)
      for command in script.commands.map(\.withinMirror) {
        let step = Transition(pager, command)
        if let found = twin.follow(step) ?? twin.difference(from: step.after) {
          return "After \(command): \(found)"
        }
        pager = step.after
      }
      return nil
    }
  }

  /// Commands and results under `reading rtl`, for one or two levels of five pages.
  private static let seen: [PagerCase] = [
    PagerCase(
      "left goes on", [5], [.setPagerRule(.reading(.rtl))], .move(.left, 2),
      .move(at(0, 0), at(0, 2), steps: 2), pages: [2]),
    PagerCase(
      "left stops at the left edge", [5], [.setPagerRule(.reading(.rtl))], .move(.left, 9),
      .move(at(0, 0), at(0, 4), steps: 4, stopped: .left), pages: [4]),
    PagerCase(
      "right is at its edge", [5], [.setPagerRule(.reading(.rtl))], .move(.right, 1),
      .ignored(.edge(.right))),
    PagerCase(
      "a lock is as seen", [5], [.setPagerRule(.reading(.rtl)), .lock(.left)], .move(.left, 1),
      .ignored(.locked(.left))),
    PagerCase(
      "next goes on", [5], [.setPagerRule(.reading(.rtl)), .lock(.left)], .next(1),
      .move(at(0, 0), at(0, 1), steps: 1), pages: [1]),
    PagerCase(
      "last is last", [5], [.setPagerRule(.reading(.rtl))], .last, .move(at(0, 0), at(0, 4)),
      pages: [4]),
    PagerCase(
      "right wraps", [5], [.setPagerRule(.reading(.rtl)), .edge(.wrap)], .move(.right, 1),
      .move(at(0, 0), at(0, 4), steps: 1), pages: [4]),
    PagerCase(
      "left goes on to the level below", [5, 5],
      [.setPagerRule(.reading(.rtl)), .edge(.continue), .last], .move(.left, 1),
      .move(at(0, 4), at(1, 0), steps: 1), pages: [4, 0]),
    PagerCase(
      "a finger that moves right reveals the page on the left", [5],
      [.setPagerRule(.reading(.rtl)), .drag(0.5)], .finish, .move(at(0, 0), at(0, 1)), pages: [1]),
    PagerCase(
      "a throw to the right moves to the left page", [5],
      [.setPagerRule(.reading(.rtl)), .drag(0.1), .release(0.5)], .finish,
      .move(at(0, 0), at(0, 1)), pages: [1]),
    PagerCase(
      "a free level scrolls with the finger", [5],
      [.setPagerRule(.reading(.rtl)), .free, .drag(2.25), .release()], .finish,
      .move(at(0, 0), at(0, 2)), pages: [2]),
    PagerCase(
      "up and down are not mirrored", [5, 5], [.setPagerRule(.reading(.rtl)), .drag(0, -0.5)],
      .finish, .move(at(0, 0), at(1, 0)), pages: [0, 0]),
  ]

  @Test(arguments: seen)
  func `under rtl, page 0 is the rightmost and order is logical`(example: PagerCase) {
    example.expect()
  }

  @Test func `under rtl, a window begins at the right`() {
    var pager = Pager([5], [.setPagerRule(.reading(.rtl)), .viewport(1, 2.5)])
    #expect(pager.places == [at(0, 0): [1.5, 0], at(0, 1): [0.5, 0], at(0, 2): [-0.5, 0]])
    pager.drag(x: 0.25)
    #expect(pager.phase.offset == -0.25)
    #expect(pager.target == at(0, 0))
    #expect(
      pager.places == [
        at(0, 0): [1.75, 0], at(0, 1): [0.75, 0], at(0, 2): [-0.25, 0], at(0, 3): [-1.25, 0],
      ])
    pager.goToLastPage()
    #expect(pager.places == [at(0, 4): [0, 0], at(0, 3): [1, 0], at(0, 2): [2, 0]])
    #expect(pager.restOffset(ofLevel: 0) == 2.5)
    #expect(pager.routes == [.right])
  }
}

extension Pager {
  /// The left and top edges of each displayed page.
  fileprivate var places: [Position: [Offset]] {
    Dictionary(uniqueKeysWithValues: window.pages.map { ($0.position, [$0.x, $0.y]) })
  }
}
