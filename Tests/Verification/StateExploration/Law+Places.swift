import CrossPager
import PageHosts

/// Laws 8, 9 and 10: identity, alignment and balance.
extension Law {
  public static let identity = Law(
    name: "law 8, identity: every level stays on its page if that page still exists",
    scope: .resting { _, step in
      if !step.command.isEdit { return nil }
      guard step.outcome == .changed(), let pages = step.pagesAfterEdit else { return nil }
      for (index, level) in step.after.levels.enumerated() {
        guard let old = pages[index].level else { continue }
        guard let page = step.before.levels[old].page, !follows(step, level: old),
          let kept = pages[index].pages.firstIndex(of: page)
        else { continue }
        if level.page != kept { return "Level \(index) left its page, which is now \(kept)." }
      }
      guard let current = step.before.currentLevel,
        let kept = pages.firstIndex(where: { $0.level == current })
      else { return nil }
      return step.after.currentLevel == kept
        ? nil : "The pager left its level, which is now \(kept)."
    })

  /// Returns whether a level goes to its new last page when an edit adds pages at the end.
  private static func follows(_ step: Transition, level: Int) -> Bool {
    let old = step.before.levels[level]
    if case .replaceLevels = step.command {
      return old.rules.follow == .on && old.page == old.count - 1
    }
    let added =
      step.after.levels.indices.contains(level) && step.after.levels[level].count > old.count
    return old.rules.follow == .on && old.page == old.count - 1 && added
  }

  public static let alignment = Law(
    name:
      "law 9, alignment: aligning there and back keeps the page, and repeating it changes nothing",
    scope: .rest { rested in
      for level in rested.levels.indices {
        var pager = rested
        guard let home = pager.position, let page = home.page, !pager.levels[level].isEmpty else {
          continue
        }
        pager.apply(.align(level: level))
        let there = pager.levels[level].page ?? 0
        if pager.apply(.align(level: level)) != .ignored(.alreadyThere) { return "A page drifts." }
        pager.apply(.goPage(level: level, page: there))
        if pager.apply(.align(level: home.level)) != .ignored(.alreadyThere) {
          return "When aligned with level \(level), level \(home.level) leaves its page \(page)."
        }
      }
      return nil
    })

  public static let zooming = Law(
    name: "law 9, alignment: zooming there and back any number of times keeps the page",
    scope: .rest { rested in
      for (there, back) in [(Zoom.out, Zoom.in), (.in, .out)] {
        var pager = rested
        pager.apply(.unlock([.up, .down]))
        guard let home = pager.position, home.page != nil else { return nil }
        guard let move = pager.apply(.zoom(there)).move else { continue }
        pager.apply(.zoom(back))
        if pager.position != home { return "Zooming \(there) and \(back) ends elsewhere." }
        let once = pager
        for _ in 0..<3 {
          pager.apply(.zoom(there))
          if move.to.page != nil && pager.position != move.to { return "Zooming \(there) drifts." }
          pager.apply(.zoom(back))
        }
        if pager != once { return "Zooming \(there) and \(back) again drifts." }
      }
      return nil
    })

  /// Property tests also check this law over complete scripts, because hosts depend on the history.
  public static let balance = Law(
    name: "law 10, balance: page starts match page stops, and hosts in use match displayed pages",
    scope: .display { step in
      // A level may have 2³¹ − 1 pages.
      let counts = [step.before, step.after].map { $0.levels.reduce(0) { $0 + $1.count } }
      if counts.contains(where: { $0 > 500 }) { return nil }
      for hosting in HostingRule.allCases {
        var (pool, ledger, made) = (Pager.Hosts<Int>(hosting: hosting), HostLedger(), 0)
        for pager in [step.before, step.after, step.before] {
          let events = pool.update(to: pager) { _ in
            made += 1
            return made
          }
          if let wrong = ledger.follow(events, to: pager, pool) { return "\(hosting): \(wrong)" }
        }
      }
      return nil
    })
}
