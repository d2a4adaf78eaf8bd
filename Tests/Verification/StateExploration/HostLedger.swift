public import CrossPager
public import PageHosts

/// Handles the display's events as a front end does, and detects inconsistent events.
public struct HostLedger {
  public private(set) var displayed: Set<Position> = []
  private var hosts: [Int: Entry] = [:]
  private var rule = HostingRule.recycled
  private var created = 0
  private var mostDisplayed = 0

  private struct Entry {
    var host: Int
    var last: HostStep
    var shows: Position?
  }

  public init() {}

  /// Applies the events of one update and returns the first error, or nil if there is none.
  public mutating func follow(
    _ events: [DisplayEvent<Int>], to pager: Pager, _ pool: Pager.Hosts<Int>
  ) -> String? {
    if let wrong = follow(pages: events) { return wrong }
    let pages = pager.window.positions
    if displayed != Set(pages) { return "Expected \(pages) on the display, found \(displayed)." }
    for case .host(let step, let number, let host, let position) in events {
      if rule != pool.hosting && step == .create {
        if let wrong = change(to: pool.hosting) { return wrong }
      }
      if let wrong = follow(step, number, host, position) { return wrong }
    }
    if rule != pool.hosting, let wrong = change(to: pool.hosting) { return wrong }
    mostDisplayed = max(mostDisplayed, pages.count)
    return difference(from: pages, pager, pool)
  }

  /// Expects the pages that leave, then the pages that appear, and then the steps for hosts. Pages must be in order.
  private mutating func follow(pages events: [DisplayEvent<Int>]) -> String? {
    var last = (0, 0, 0)
    for event in events {
      let place: (Int, Int, Int)
      switch event {
      case .didEndDisplaying(let page):
        if displayed.remove(page) == nil { return "\(page) stops twice." }
        place = (1, page.level, page.page ?? -1)
      case .willDisplay(let page):
        if !displayed.insert(page).inserted { return "\(page) starts twice." }
        place = (2, page.level, page.page ?? -1)
      case .host: place = (3, 0, 0)
      }
      if place < last { return "\(event) is out of order." }
      last = place
    }
    return nil
  }

  private mutating func follow(
    _ step: HostStep, _ number: Int, _ host: Int, _ position: Position?
  ) -> String? {
    let entry = hosts[number]
    if !rule.steps(after: entry?.last).contains(step) {
      return "After \(String(describing: entry?.last)), host \(number) does \(step)."
    }
    if let entry, entry.host != host { return "Another host has number \(number)." }
    var next = entry ?? Entry(host: host, last: step, shows: nil)
    next.last = step
    switch step {
    case .create: created += 1
    case .addView: next.shows = position
    case .removeView:
      if entry?.shows != position { return "A view is removed from the wrong page." }
      next.shows = nil
    case .reuse, .addChild, .didMoveToParent, .configure, .willMoveFromParent, .removeFromParent:
      break
    }
    hosts[number] = rule != .cell && step == .removeFromParent ? nil : next
    return nil
  }

  /// Changes the rule. A new rule replaces all hosts.
  private mutating func change(to rule: HostingRule) -> String? {
    if hosts.values.contains(where: { $0.last != .removeFromParent }) {
      return "Hosts under the rule \(self.rule) remain."
    }
    self.rule = rule
    hosts = [:]
    created = 0
    mostDisplayed = 0
    return nil
  }

  private func difference(from pages: [Position], _ pager: Pager, _ pool: Pager.Hosts<Int>)
    -> String?
  {
    if hosts.values.compactMap(\.shows).count != pages.count {
      return "The wrong hosts are in use."
    }
    for (number, entry) in hosts {
      if let page = entry.shows, pool.host(at: page) != entry.host {
        return "\(page) has the wrong host."
      }
      if !pool.assignments.contains(where: { $0.number == number && $0.position == entry.shows }) {
        return "The pool does not report host \(number)."
      }
    }
    if pool.assignments.count != hosts.count { return "The pool has other hosts." }
    switch rule {
    case .recycled, .cell:
      return created > mostDisplayed ? "Created \(created) hosts for \(mostDisplayed) pages." : nil
    case .preallocated:
      let count = pager.levels.reduce(0) { $0 + $1.count }
      return hosts.count == count ? nil : "Found \(hosts.count) hosts for \(count) pages."
    }
  }
}

extension HostingRule {
  /// Returns the steps that may follow `step`, or that may come first if `step` is nil. These are the steps in
  /// `Docs/Gestures.md` ("Hosts") and the steps that release hosts.
  fileprivate func steps(after step: HostStep?) -> [HostStep] {
    switch (self, step) {
    case (_, nil): [.create]
    case (.recycled, .create), (.preallocated, .create), (.cell, .configure): [.addChild]
    case (_, .addChild): [.didMoveToParent]
    case (.recycled, .didMoveToParent), (.preallocated, .didMoveToParent), (.cell, .create),
      (.recycled, .reuse), (.cell, .reuse):
      [.configure]
    case (.cell, .didMoveToParent), (.recycled, .configure): [.addView]
    case (.preallocated, .configure): [.addView, .willMoveFromParent]
    case (_, .addView): [.removeView]
    case (.recycled, .removeView): [.reuse, .willMoveFromParent]
    case (.preallocated, .removeView): [.addView, .willMoveFromParent]
    case (.cell, .removeView): [.willMoveFromParent]
    case (_, .willMoveFromParent): [.removeFromParent]
    case (.cell, .removeFromParent): [.reuse]
    case (.recycled, .removeFromParent), (.preallocated, .removeFromParent),
      (.preallocated, .reuse):
      []
    }
  }
}
