import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Compares the displayed pages with a page-by-page computation.
/// At quick depth, the suite runs a twentieth of the seeds.
struct WindowContentTests {
  @Test(arguments: Seeds.all)
  func `the window holds the pages in the viewport, at the source and at the target of a gesture`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      let window = step.after.window
      let positions = window.positions
      if Set(positions).count != positions.count { return "A page is displayed twice." }
      let sorted = positions.sorted { ($0.level, $0.page ?? -1) < ($1.level, $1.page ?? -1) }
      if sorted != positions { return "The pages are out of order: \(positions)." }
      let expected = step.after.displayedPages
      return Set(positions) == expected
        ? nil
        : "Too many: \(Set(positions).subtracting(expected)), too few: \(expected.subtracting(positions))."
    }
  }

  @Test(arguments: Seeds.all)
  func `at rest and while scrolled, every page is where its level's rest puts it`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      let pager = step.after
      guard pager.scrollsFreely || pager.phase.offset == .zero else { return nil }
      for row in pager.window.rows {
        guard let rest = pager.restOffset(ofLevel: row.level) else { return "It has no pages." }
        let scrolled = row.level == pager.currentLevel ? pager.phase.offset.rawValue : 0
        // Measure from the side where the level begins.
        let sign: Int64 = pager.rules.reading == .ltr ? 1 : -1
        let start = pager.place(of: row.pages.lowerBound) - rest.rawValue - scrolled * sign
        let beginning =
          pager.rules.reading == .ltr
          ? row.x.rawValue
          : pager.rules.viewport.pages.rawValue - row.x.rawValue - Offset.unitsPerPage
        let y = pager.place(of: row.level) - pager.columnRest
        if beginning != start || row.y.rawValue != y { return "A row is misplaced: \(row)." }
      }
      return nil
    }
  }
}

extension Pager {
  /// The displayed pages according to `Docs/Gestures.md` ("Displayed pages").
  fileprivate var displayedPages: Set<Position> {
    let scrolled = rules.reading == .ltr ? phase.offset : -phase.offset
    let here = pages(scrolled: scrollsFreely ? scrolled : .zero)
    guard let axis = phase.axis, phase.offset != .zero, !scrollsFreely else { return here }
    var there = withoutGesture
    let direction = Direction(axis, phase.offset < .zero ? .backward : .forward)
    guard there.apply(.move(direction, 1)).move != nil else { return here }
    return here.union(there.pages(scrolled: .zero))
  }

  fileprivate var scrollsFreely: Bool {
    phase.axis == .horizontal && currentLevel.map { levels[$0].rules.snap } == .free
  }

  /// Returns the pages in the viewport if the current level is scrolled by `scrolled` from its rest offset.
  private func pages(scrolled: Offset) -> Set<Position> {
    var pages: Set<Position> = []
    for level in levels.indices where meets(level, columnRest, rules.viewport.levels) {
      guard let rest = restOffset(ofLevel: level)?.rawValue else { continue }
      let start = rest + (level == currentLevel ? scrolled.rawValue : 0)
      let near = Int(start / Offset.unitsPerPage)
      let most =
        Int(rules.viewport.pages.rawValue / Offset.unitsPerPage) + rules.viewport.beyond + 3
      for page in max(0, near - most)...max(0, near + most)
      where page < levels[level].count && meets(page, start, rules.viewport.pages) {
        pages.insert(Position(level: level, page: page))
      }
    }
    return pages
  }

  /// The rest offset of the column, computed as for a level.
  fileprivate var columnRest: Int64 {
    min(
      place(of: currentLevel ?? 0), max(0, place(of: levels.count) - rules.viewport.levels.rawValue)
    )
  }

  fileprivate func place(of index: Int) -> Int64 { Int64(index) * Offset.unitsPerPage }

  /// Returns whether a place is in the viewport, or near enough to be kept ready.
  private func meets(_ index: Int, _ start: Int64, _ extent: Offset) -> Bool {
    let beyond = rules.viewport.beyond
    return place(of: index - beyond) < start + extent.rawValue
      && place(of: index + 1 + beyond) > start
  }
}
