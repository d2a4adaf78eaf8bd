import CrossPager
import CrossPagerTesting
import PageHosts
import PagerCompanions
import Testing

private typealias Row = PagerSection<String, Int>
private typealias Feed = IdentifiedPager<String, Int>

struct IdentifiedPagerTests {
  @Test func `pages have identities, and other places have none`() {
    let feed = Feed([Row("new", pages: [1, 2, 3]), Row("kids", pages: [])])
    #expect(feed.pageID(at: at(0, 2)) == 3)
    #expect(feed.pageID(at: at(1, nil)) == nil && feed.pageID(at: at(7, 0)) == nil)
  }

  /// Returns random sections with few distinct identities.
  private func sections(_ generator: inout SeededGenerator) -> [Row] {
    ["a", "b", "c", "d"].shuffled(using: &generator).prefix(
      Int.random(in: 0...4, using: &generator)
    ).map { id in
      let count = Int.random(in: 0...6, using: &generator)
      return Row(id, pages: Array((0..<8).shuffled(using: &generator).prefix(count)))
    }
  }

  /// Performs a random step of a gesture or a random move, or opens or closes a page.
  private func act(on feed: inout Feed, _ generator: inout SeededGenerator) {
    let direction = Direction.allCases.randomElement(using: &generator) ?? .left
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: feed.move(direction)
    case 1: feed.drag(x: Offset(rawValue: .random(in: -65536...65536, using: &generator)))
    case 2: feed.drag(y: Offset(rawValue: .random(in: -65536...65536, using: &generator)))
    case 3: feed.release()
    case 4: feed.tick(milliseconds: 100)
    case 5: feed.glide(direction)
    case 6: feed.open()
    case 7: feed.close()
    default: break
    }
  }

  @Test(arguments: 0..<100)
  func `an update that waits has the same result as one after the gesture`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var feed = Feed(sections(&generator))
    for _ in 0..<60 {
      act(on: &feed, &generator)
      let next = sections(&generator)
      var (waiting, direct) = (feed, feed)
      waiting.update(to: sections(&generator))
      waiting.update(to: next)
      if feed.phase != .settled {
        waiting.finish()
        direct.finish()
        direct.update(to: next)
        #expect(waiting == direct)
      }
      feed.update(to: next, interrupting: true)
    }
  }

  @Test(arguments: 0..<100)
  func `every level stays on its page by identity in every phase`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var feed = Feed(sections(&generator))
    for _ in 0..<60 {
      act(on: &feed, &generator)
      let next = sections(&generator)
      var rested = feed
      rested.settle()
      let outcome = feed.update(to: next, interrupting: true)
      if next == rested.names.sections {
        #expect(outcome == .ignored(.alreadyThere))
        continue
      }
      #expect(feed.phase == .settled && feed.base.brokenInvariant == nil)
      let open = rested.openPage.flatMap { page in rested.levelID(at: page.level) }
      let remains = next.contains { $0.id == open && $0.pages.contains(rested.openPageID ?? -1) }
      #expect(feed.openPageID == (remains ? rested.openPageID : nil))
      if rested.openPage != nil {
        #expect(outcome == .changed(closed: remains ? nil : rested.openPage))
      }
      #expect(feed.names.sections == next && feed.levels.map(\.count) == next.map(\.pages.count))
      for section in next {
        guard let old = rested[section.id],
          let page = old.page.map({
            rested.pageID(at: Position(level: rested.levelIndex(of: section.id) ?? 0, page: $0))
          }), let page, section.pages.contains(page)
        else { continue }
        let index = feed.levelIndex(of: section.id) ?? 0
        #expect(feed.pageID(at: Position(level: index, page: feed.levels[index].page)) == page)
      }
      if let current = rested.currentLevel, next.contains(where: { $0.id == current }) {
        #expect(feed.currentLevel == current)
      }
    }
  }
}

struct IdentifiedHostPoolTests {
  /// A view that stores its page.
  private final class View { var page: String? }

  /// Applies the pool's events and checks that every displayed page has a view with its content.
  private func update(_ pool: inout Feed.Hosts<View>, _ feed: Feed) -> [DisplayEvent<View>] {
    let events = pool.update(to: feed) { _ in View() }
    for case .host(.configure, _, let view, let position) in events {
      view.page = position.flatMap { identity($0, feed) }
    }
    for position in feed.window.positions {
      #expect(pool.host(at: position)?.page == identity(position, feed))
    }
    return events
  }

  private func identity(_ position: Position, _ feed: Feed) -> String? {
    guard let level = feed.levelID(at: position.level), let page = feed.pageID(at: position) else {
      return nil
    }
    return "\(level) \(page)"
  }

  @Test(arguments: HostingRule.allCases)
  func `a displayed page keeps its view wherever it moves`(hosting: HostingRule) {
    let rows = [Row("a", pages: [1, 2, 3]), Row("b", pages: [4, 5])]
    var feed = Feed(rows, rules: PagerRules(viewport: Viewport(levels: 2, pages: 2)))
    var pool = Feed.Hosts<View>(hosting: hosting)
    _ = update(&pool, feed)
    let view = pool.host(at: Position(level: 0, page: 0))
    feed.update(to: [Row("b", pages: [5, 4]), Row("a", pages: [0, 1, 2])])
    let events = update(&pool, feed)
    #expect(pool.host(at: Position(level: 1, page: 1)) === view)
    // The same pages are displayed. Only preallocated hosts change, for the pages that are new in the data.
    #expect(events.isEmpty == (hosting != .preallocated))
    for case .host(_, _, let host, _) in events { #expect(host !== view) }
    #expect(update(&pool, feed).isEmpty)
  }

  @Test func `the last page of a level also keeps its view`() {
    var feed = Feed([Row("a", pages: [1, 2])])
    feed.goToLastPage()
    var pool = Feed.Hosts<View>()
    _ = update(&pool, feed)
    feed.update(to: [Row("a", pages: [0, 1, 2])])
    #expect(update(&pool, feed).isEmpty)
  }

  /// Names with identities of pages that do not determine the pages.
  private struct Labels: PagerNames {
    var labels: [Int]
    var levelIDs: [Int] { [0] }
    func pageID(at position: Position) -> Int? { position.page.map { labels[$0] } }
  }

  @Test func `if names do not give the number of a level's pages, its pages count as new`() {
    var pool = HostPool<View, Labels>()
    _ = pool.update(to: NamedPager(Pager(counts: [1]), names: Labels(labels: [1]))) { _ in View() }
    let other = NamedPager(Pager(counts: [2]), names: Labels(labels: [1, 2]))
    #expect(pool.update(to: other) { _ in View() }.count == 6)
  }

  @Test(arguments: 0..<60)
  func `views show their pages through all updates and moves`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func sections() -> [Row] {
      ["a", "b", "c"].shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
        .map { Row($0, pages: Array((0..<6).shuffled(using: &generator).prefix(4))) }
    }
    let hosting = HostingRule.allCases[seed % 3]
    var feed = Feed(sections(), rules: PagerRules(viewport: Viewport(levels: 2, pages: 2.5)))
    var pool = Feed.Hosts<View>(hosting: hosting)
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: feed.update(to: sections())
      case 1: feed.drag(x: -0.5)
      case 2: feed.finish()
      default: feed.move(Direction.allCases.randomElement(using: &generator) ?? .left)
      }
      _ = update(&pool, feed)
    }
  }
}
