#if canImport(CrossPager)
  package import CrossPager
#endif

/// A step of an update, with hosts identified by number.
package enum DisplayStep {
  case didEndDisplaying(Position)
  case willDisplay(Position)
  case host(HostStep, number: Int, Position?)
  /// The host no longer exists, and a new host may get its number.
  case drop(number: Int)
}

extension HostRoster {
  /// Updates the hosts to match the pager's displayed pages and passes each step to a closure, in the order of the
  /// events of ``HostPool/update(to:make:)``. Except under `preallocated`, memory is allocated only when more pages are
  /// displayed than ever before.
  ///
  /// - Parameter origin: The `origin` closure of ``HostPool/update(to:origin:make:)``.
  package mutating func update(
    to pager: Pager, hosting: HostingRule, origin: ((Position) -> Position?)?,
    _ body: (DisplayStep) -> Void
  ) {
    change.find(from: showing, to: pager, origin: origin)
    let isUnchanged = change.isEmpty && origin == nil
    if isUnchanged && rule == hosting && rule != .preallocated { return }
    for shown in change.left { body(.didEndDisplaying(shown.position)) }
    for position in change.came { body(.willDisplay(position)) }
    if rule == hosting {
      for shown in change.left { clear(shown, body) }
      preallocate(for: pager, staying: change.stayed, origin, body)
    } else {
      removeAll(body)
      rule = hosting
      preallocate(for: pager, staying: [], nil, body)
      change.find(from: [], to: pager, origin: nil)
    }
    showNext(body)
  }

  /// Shows the pages that appear and merges them with the pages that stay on the display.
  private mutating func showNext(_ body: (DisplayStep) -> Void) {
    showing.removeAll(keepingCapacity: true)
    var next = 0
    for position in change.came {
      while next < change.stayed.count, change.stayed[next].position.precedes(position) {
        showing.append(change.stayed[next])
        next += 1
      }
      showing.append(show(position, body))
    }
    for index in next..<change.stayed.count { showing.append(change.stayed[index]) }
  }

  private mutating func show(_ position: Position, _ body: (DisplayStep) -> Void) -> Shown {
    let number = own(position) ?? configured(for: position, body)
    body(.host(.addView, number: number, position))
    return Shown(position: position, number: number)
  }

  /// Configures an unused or new host for a page and returns the host's number.
  private mutating func configured(
    for position: Position, _ body: (DisplayStep) -> Void
  ) -> Int {
    let number: Int
    if let unused = unused.take() {
      number = unused
      body(.host(.reuse, number: number, position))
    } else {
      number = add()
      body(.host(.create, number: number, position))
      if rule != .cell { contain(number, position, body) }
    }
    body(.host(.configure, number: number, position))
    if rule == .cell { contain(number, position, body) }
    return number
  }

  private func contain(_ number: Int, _ position: Position, _ body: (DisplayStep) -> Void) {
    body(.host(.addChild, number: number, position))
    body(.host(.didMoveToParent, number: number, position))
  }

  private func uncontain(_ number: Int, _ position: Position?, _ body: (DisplayStep) -> Void) {
    body(.host(.willMoveFromParent, number: number, position))
    body(.host(.removeFromParent, number: number, position))
  }

  /// Performs the steps for a page that leaves the display.
  private mutating func clear(_ shown: Shown, _ body: (DisplayStep) -> Void) {
    body(.host(.removeView, number: shown.number, shown.position))
    if rule == .preallocated {
      if own(shown.position) == nil { remove(shown.number, from: shown.position, body) }
      return
    }
    if rule == .cell { uncontain(shown.number, shown.position, body) }
    unused.put(shown.number)
  }

  private mutating func removeAll(_ body: (DisplayStep) -> Void) {
    for shown in showing { clear(shown, body) }
    removeOwned(body) { _ in true }
    for number in isPresent.indices where isPresent[number] {
      if rule == .cell { body(.drop(number: number)) } else { remove(number, from: nil, body) }
    }
    dropAll()
  }

  private mutating func remove(
    _ number: Int, from position: Position?, _ body: (DisplayStep) -> Void
  ) {
    uncontain(number, position, body)
    drop(number)
    body(.drop(number: number))
  }
}

/// Preallocated hosts.
extension HostRoster {
  /// Gives the first pages their own hosts and removes preallocated hosts that are no longer needed. The pages in
  /// `staying`, at their current positions, keep their hosts even if an edit moves them into or out of the first pages.
  private mutating func preallocate(
    for pager: Pager, staying: [Shown], _ origin: ((Position) -> Position?)?,
    _ body: (DisplayStep) -> Void
  ) {
    if rule != .preallocated { return }
    let counts = preallocatedCounts(of: pager)
    if origin == nil && owned.elementsEqual(counts, by: { $0.count == $1 }) { return }
    var isKept = [Bool](repeating: false, count: isPresent.count)
    for shown in staying { isKept[shown.number] = true }
    var next = counts.map { [Int?](repeating: nil, count: $0) }
    for level in next.indices {
      for page in next[level].indices {
        let position = Position(level: level, page: page)
        let old = origin.map { $0(position) } ?? position
        let number =
          staying.number(at: position) ?? old.flatMap(own).flatMap { isKept[$0] ? nil : $0 }
        next[level][page] = number
        if let number { isKept[number] = true }
      }
    }
    removeOwned(body) { !isKept[$0] }
    owned = []
    owned.reserveCapacity(next.count)
    for (level, numbers) in next.enumerated() {
      var own: [Int] = []
      own.reserveCapacity(numbers.count)
      for (page, number) in numbers.enumerated() {
        own.append(number ?? configured(for: Position(level: level, page: page), body))
      }
      owned.append(own)
    }
  }

  private mutating func removeOwned(
    _ body: (DisplayStep) -> Void, where isRemoved: (Int) -> Bool
  ) {
    for (level, numbers) in owned.enumerated() {
      for (page, number) in numbers.enumerated() where isRemoved(number) {
        remove(number, from: Position(level: level, page: page), body)
      }
    }
  }

  private func preallocatedCounts(of pager: Pager) -> [Int] {
    var remaining = preallocatedCount
    return pager.levels.map { level in
      let count = min(level.count, remaining)
      remaining -= count
      return count
    }
  }

  /// Returns the number of a page's preallocated host, or nil if the page has none.
  private func own(_ position: Position) -> Int? {
    guard let page = position.page, owned.indices.contains(position.level),
      owned[position.level].indices.contains(page)
    else { return nil }
    return owned[position.level][page]
  }
}
