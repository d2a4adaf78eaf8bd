import CrossPager
import CrossPagerTesting
import Testing

/// Laws 8 and 9: Edits and alignment preserve places. At quick depth, the suite runs a tenth of the seeds.
struct PagerIdentityTests {
  @Test(arguments: Seeds.all)
  func `law 8, identity: every level stays on its page if that page still exists`(seed: UInt64) {
    expect(seed: seed) { (given: Transition) in
      let step = given.atRest
      guard step.outcome == .changed(), let pages = pagesAfter(step) else { return nil }
      for (index, level) in step.after.levels.enumerated() {
        guard let old = pages[index].level else { continue }
        guard let page = step.before.levels[old].page, !follows(step, level: old),
          let kept = pages[index].pages.firstIndex(of: page)
        else { continue }
        if level.page != kept {
          return "Level \(index) left its page, which is now \(kept)."
        }
      }
      guard let current = step.before.currentLevel,
        let kept = pages.firstIndex(where: { $0.level == current })
      else { return nil }
      return step.after.currentLevel == kept
        ? nil : "The pager left its level, which is now \(kept)."
    }
  }

  /// The levels and pages after an edit, as their indices before the edit. New levels and pages are
  /// nil. The result is nil for other commands and for levels that are too long to list.
  private func pagesAfter(_ step: Transition) -> [(level: Int?, pages: [Int?])]? {
    let counts = step.before.levels.map(\.count) + step.after.levels.map(\.count)
    guard counts.allSatisfy({ $0 <= 1000 }) else { return nil }
    var levels = step.before.levels.enumerated().map { index, level in
      (level: Int?(index), pages: (0..<level.count).map(Int?.init))
    }
    switch step.command {
    case .insert(let level, let index, let count):
      levels[level].pages.insert(contentsOf: [Int?](repeating: nil, count: count), at: index)
    case .remove(let level, let index, let count):
      levels[level].pages.removeSubrange(index..<(index + count))
    case .resize(let level, let count):
      levels[level].pages = (0..<count).map { $0 < levels[level].pages.count ? $0 : nil }
    case .reload(let level, let count, let page):
      levels[level].pages = (0..<count).map { $0 == page ? step.before.levels[level].page : nil }
    case .insertLevel(let count, let index):
      let pages = [Int?](repeating: nil, count: count)
      levels.insert((nil, pages), at: index ?? levels.count)
    case .removeLevel(let level): levels.remove(at: level)
    case .moveLevel(let level, let index): levels.insert(levels.remove(at: level), at: index)
    case .replaceLevels(let replacements):
      levels = replacements.map { replacement in
        let page = replacement.origin.flatMap { step.before.levels[$0].page }
        return (
          replacement.origin,
          (0..<replacement.count).map { $0 == replacement.page ? page : nil }
        )
      }
    default: return nil
    }
    return levels
  }

  /// Whether a level goes to its new last page when an edit adds pages at the end.
  private func follows(_ step: Transition, level: Int) -> Bool {
    let old = step.before.levels[level]
    if case .replaceLevels = step.command {
      return old.rules.follow == .on && old.page == old.count - 1
    }
    let added =
      step.after.levels.indices.contains(level)
      && step.after.levels[level].count > old.count
    return old.rules.follow == .on && old.page == old.count - 1 && added
  }

  @Test(arguments: Seeds.all)
  func `law 9, alignment: aligning there and back keeps the page, and repeating it changes nothing`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      for level in step.after.levels.indices {
        var pager = step.after.atRest
        guard let home = pager.position, let page = home.page, !pager.levels[level].isEmpty else {
          continue
        }
        _ = pager.apply(.align(level: level))
        let there = pager.levels[level].page ?? 0
        if pager.apply(.align(level: level)) != .ignored(.alreadyThere) { return "It drifts." }
        _ = pager.apply(.goPage(level: level, page: there))
        if pager.apply(.align(level: home.level)) != .ignored(.alreadyThere) {
          return "Aligned with level \(level), level \(home.level) leaves its page \(page)."
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `law 9, alignment: zooming there and back any number of times keeps the page`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      for (there, back) in [(Zoom.out, Zoom.in), (.in, .out)] {
        var pager = step.after.atRest
        _ = pager.apply(.unlock([.up, .down]))
        guard let home = pager.position, home.page != nil else { return nil }
        guard let move = pager.apply(.zoom(there)).move else { continue }
        _ = pager.apply(.zoom(back))
        if pager.position != home { return "Zooming \(there) and \(back) does not return." }
        let once = pager
        for _ in 0..<3 {
          _ = pager.apply(.zoom(there))
          if move.to.page != nil && pager.position != move.to { return "Zooming \(there) drifts." }
          _ = pager.apply(.zoom(back))
        }
        if pager != once { return "Zooming \(there) and \(back) again drifts." }
      }
      return nil
    }
  }
}
