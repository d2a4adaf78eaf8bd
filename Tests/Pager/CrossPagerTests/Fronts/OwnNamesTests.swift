import CrossPager
import PagerCompanions
import Testing

/// Names of one level, with a start page that the names determine, such as today.
private struct Days: PagerNames {
  var pages: ClosedRange<Int>
  var today: Int

  var levelIDs: [String] { ["days"] }
  func pageIndex(of page: Int, inLevelAt level: Int) -> Int? {
    level == 0 && pages.contains(page) ? page - pages.lowerBound : nil
  }
  func pageID(at position: Position) -> Int? {
    guard position.level == 0, let page = position.page, 0..<pages.count ~= page else { return nil }
    return pages.lowerBound + page
  }
  func level(at index: Int) -> Level? {
    if index != 0 { return nil }
    return Level(count: pages.count, rules: LevelRules(start: .page(today - pages.lowerBound)))
  }
}

/// Names of a level of tens and a level of units, where a number also means the tens that contain it.
private struct Numbers: PagerNames {
  var levelIDs: [String] { ["tens", "units"] }
  func pageIndex(of page: Int, inLevelAt level: Int) -> Int? {
    [0..<4, 0..<30][level].contains(page / [10, 1][level]) ? page / [10, 1][level] : nil
  }
  func pageID(at position: Position) -> Int? { position.page.map { $0 * [10, 1][position.level] } }
  func level(at index: Int) -> Level? { Level(count: [4, 30][index]) }
}

/// Pagers with names of an app's own type.
struct OwnNamesTests {
  private static func days(_ pages: ClosedRange<Int>, today: Int) -> Days {
    Days(pages: pages, today: today)
  }

  /// Returns a pager with the days from 1 through 9, of which today is 5.
  private func pager(follow: FollowRule = .on) -> NamedPager<Days> {
    NamedPager(names: Self.days(1...9, today: 5), newLevelRules: LevelRules(follow: follow))
  }

  @Test func `a level begins on the start page that the names determine`() {
    let pager = pager()
    #expect(pager.currentPageID == 5 && pager["days"]?.rules.start == .page(4))
  }

  @Test func `a level on its start page follows that page`() {
    var pager = pager()
    #expect(pager.update(to: Self.days(-1...10, today: 7)) == .changed())
    #expect(pager.currentPageID == 7 && pager["days"]?.rules.start == .page(8))
  }

  @Test func `a level on another page stays there, even on the last page`() {
    for page in [3, 9] {
      var pager = pager()
      pager.go(toPageID: page)
      pager.update(to: Self.days(-1...10, today: 7))
      #expect(pager.currentPageID == page && pager["days"]?.rules.start == .page(8))
    }
  }

  @Test func `a level without the rule stays on its page`() {
    var pager = pager(follow: .off)
    pager.update(to: Self.days(-1...10, today: 7))
    #expect(pager.currentPageID == 5 && pager["days"]?.rules.start == .page(8))
  }

  @Test func `no level follows while a page is open, or if the update does not permit it`() {
    var pager = pager()
    var other = pager
    pager.open()
    pager.update(to: Self.days(-1...10, today: 7))
    #expect(pager.currentPageID == 5 && pager.openPageID == 5)
    _ = other.update(to: Self.days(-1...10, today: 7), interrupting: false, canFollow: false)
    #expect(other.currentPageID == 5 && other["days"]?.rules.start == .page(8))
  }

  @Test func `a level that was saved on its start page is restored to the present start page`() {
    var saved = pager()
    var later = NamedPager(
      names: Self.days(1...12, today: 8), newLevelRules: LevelRules(follow: .on))
    later.repair(from: saved.snapshot)
    #expect(later.currentPageID == 8)
    saved.goToLastPage()
    later.repair(from: saved.snapshot)
    #expect(later.currentPageID == 9)
  }
}

extension OwnNamesTests {
  @Test func `a page is found first by its exact identity, and then by a page that includes it`() {
    var pager = NamedPager(names: Numbers())
    pager.go(toPageID: 12)
    #expect(pager.position == at(1, 12))
    pager.go(toPageID: 35)
    #expect(pager.position == at(0, 3))
    #expect(pager.go(toPageID: 47) == .ignored(.noSuchLevel))
  }
}

/// Pagers whose names do not match the levels of their base, and fronts of an app's own type.
struct OwnFrontTests {
  private typealias Row = PagerSection<String, Int>
  private typealias Feed = IdentifiedPager<String, Int>

  @Test func `a pager without names of its own permits all edits`() {
    let base = Pager(counts: [3, 2])
    var pager = NamedPager(base, names: base.names)
    #expect(pager.insertPages(at: 0, inLevel: 0) == .changed())
    #expect(pager.removeLevel(1) == .changed())
    #expect(pager.levels.map(\.count) == [4])
  }

  @Test func `an update drops a level that has no name`() {
    let names = Feed([Row("a", pages: [1, 2])]).names
    #expect(names.level(at: 1) == nil)
    var feed = Feed(Pager(counts: [2, 2]), names: names)
    feed.move(.down)
    feed.drag(x: -0.75)
    feed.update(to: [Row("a", pages: [1, 2, 3])])
    #expect(feed.finish() == .changed(finished: Arrival(from: nil, to: at(0, 0))))
    #expect(feed.levels.map(\.count) == [3])
  }

  @Test func `an update with names instead of sections also waits for the end of a gesture`() {
    var feed = Feed([Row("a", pages: [1, 2])])
    feed.drag(x: -0.25)
    #expect(feed.update(to: Feed([Row("a", pages: [1, 2, 3])]).names) == .changed())
    #expect(feed.phase != .settled && feed.names.sections[0].pages == [1, 2])
  }

  /// A front that lists the commands it receives.
  private struct Recorder: Paging {
    var base = Pager(counts: [3, 2])
    var commands: [Command] = []
    var names: PagerIndices { base.names }

    mutating func apply(_ command: Command) -> Outcome {
      commands.append(command)
      return base.apply(command)
    }
  }

  @Test func `rules that are assigned become commands for those that differ`() {
    var front = Recorder()
    front.rules.ends = .wrap
    #expect(front.commands == [.setPagerRule(.ends(.wrap))])
    front.rules.locked = [.left]
    #expect(front.commands.dropFirst() == [.unlock([]), .lock([.left])])
  }
}
