import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Law 8 for pages with identities: An edit during a gesture takes effect after the content comes
/// to rest.
/// At quick depth, the suite runs a twentieth of the seeds.
struct ReloadIdentityTests {
  private enum Section: CaseIterable { case feed }

  private static let old = ["a", "b", "c", "d", "e"]

  /// New identities for five pages, and the expected page of a level that was settling from page 2
  /// to page 3.
  private static let reloads: [(new: [String], page: Int?)] = [
    (["x", "a", "b", "c", "d", "e"], 4), (["a", "b", "c", "d", "e", "x"], 3), (["d"], 0),
    (["c", "d"], 1), (["e", "d", "c"], 1), (["a", "b", "c", "e"], 3), (["a", "b"], 1), ([], nil),
    (["a", "b", "c", "x", "e"], 3),
  ]

  @Test(arguments: reloads)
  func `a reload during a settle keeps the page it arrives at`(new: [String], page: Int?) {
    var pager = Pager(counts: [5])
    var typed = TypedPager<Section> { _ in 5 }
    var identified = IdentifiedPager([PagerSection(Section.feed, pages: Self.old)])
    func settle(_ pager: inout some Paging) {
      pager.apply(.page(2))
      pager.drag(x: -0.6)
      pager.release()
    }
    settle(&pager)
    settle(&typed)
    settle(&identified)
    let outcome = Outcome.changed(
      finished: Arrival(from: at(0, new.firstIndex(of: "c")), to: at(0, new.firstIndex(of: "d"))))
    #expect(pager.reload(level: 0, from: Self.old, to: new) == outcome)
    #expect(typed.reload(level: .feed, from: Self.old, to: new) == outcome)
    #expect(identified.update(to: [PagerSection(.feed, pages: new)], interrupting: true) == outcome)
    for position in [pager.position, typed.position, identified.position] {
      #expect(position == at(0, page))
    }
    #expect(identified.currentPageID == page.map { new[$0] })
  }

  @Test func `a level that settles from page 2 toward 3 and gets one more page ends on 3`() {
    var pager = Pager(counts: [5])
    pager.go(toPage: 2)
    pager.drag(x: -0.6)
    pager.release()
    pager.reload(level: 0, from: Self.old, to: Self.old + ["f"])
    #expect(pager.position == at(0, 3))
    #expect(pager.levels[0].count == 6)
  }

  @Test func `a reload during a drag keeps the page where the drag began`() {
    var pager = Pager(counts: [5])
    pager.go(toPage: 2)
    pager.drag(x: -0.6)
    #expect(pager.reload(level: 0, from: Self.old, to: ["x"] + Self.old) == .changed())
    #expect(pager.position == at(0, 3))
  }

  /// Returns some of the existing pages, sometimes in a new order, and new pages with negative numbers.
  private static func reloaded(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    var pages = Array(0..<count).filter { _ in Int.random(in: 0..<4, using: &random) != 0 }
    if Int.random(in: 0..<3, using: &random) == 0 { pages.shuffle(using: &random) }
    for new in 0..<Int.random(in: 0..<4, using: &random) {
      pages.insert(-1 - new, at: Int.random(in: 0...pages.count, using: &random))
    }
    return pages
  }

  @Test(arguments: Seeds.all)
  func `law 8, identity: a reload in any phase keeps the page where content comes to rest`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      var random = SeededGenerator(seed: seed)
      let pager = step.after
      for (level, rested) in pager.atRest.levels.enumerated() where rested.count < 100 {
        let new = Self.reloaded(rested.count, &random)
        var reloaded = pager
        let outcome = reloaded.reload(level: level, from: Array(0..<rested.count), to: new)
        if let open = pager.openPage {
          let page = open.level == level ? open.page.flatMap { new.firstIndex(of: $0) } : open.page
          let next = page.map { Position(level: open.level, page: $0) }
          if reloaded.openPage != next || outcome != .changed(closed: next == nil ? open : nil) {
            return "It is \(outcome), and \(String(describing: reloaded.openPage)) is open."
          }
        }
        let kept = rested.page.flatMap { new.firstIndex(of: $0) }
        let nearest = new.isEmpty ? nil : min(rested.page ?? 0, new.count - 1)
        let start = Level(count: new.count, rules: rested.rules).page
        let expected = rested.page == nil ? start : kept ?? nearest
        if reloaded.levels[level].page != expected || reloaded.levels[level].count != new.count {
          return "Level \(level) of \(rested) became \(reloaded.levels[level]) of \(new)."
        }
        if reloaded.currentLevel != pager.atRest.currentLevel { return "It left its level." }
      }
      return nil
    }
  }
}
