extension HostRoster {
  /// Updates the hosts to match the pages that the pager displays.
  ///
  /// - Parameters:
  ///   - pager: The pager after a command.
  ///   - origin: Returns the position that a page's content had at the last update; nil if the content is new. Content
  ///     that stays on the display keeps its host, even at another position, and causes no steps. New content at an old
  ///     position counts as one page that leaves and another that appears. If this closure is omitted, no content has
  ///     moved.
  /// - Returns: The steps, in this order: pages that left, pages that appeared, steps of hosts for pages that left,
  ///   steps of hosts for other pages. Each group is ordered by level, then by page.
  /// - Complexity: O(n log n) for n pages displayed before and now, plus the cost of ``Pager/window``. Under
  ///   `preallocated`, also O(levels), and O(preallocated pages) after an edit
  public mutating func update(
    to pager: Pager,
    origin: ((Position) -> Position?)? = nil
  ) -> [DisplayStep] {
    var steps: [DisplayStep] = []
    update(to: pager, origin: origin) { steps.append($0) }
    return steps
  }

  /// Updates the hosts, and calls a closure with each step instead of returning an array.
  ///
  /// - Parameters:
  ///   - pager: The pager after a command.
  ///   - origin: The same as for ``update(to:origin:)``.
  ///   - body: Receives the steps that ``update(to:origin:)`` returns, in the same order.
  /// - Complexity: That of ``update(to:origin:)``
  public mutating func update(
    to pager: Pager,
    origin: ((Position) -> Position?)? = nil, _ body: (DisplayStep) -> Void
  ) {
    var change = DisplayChange(from: showing, to: pager, origin: origin)
    for shown in change.left { body(.didEndDisplaying(shown.position)) }
    for page in change.next where page.number == nil { body(.willDisplay(page.position)) }
    if rule == pager.rules.hosting {
      for shown in change.left { clear(shown, body) }
    } else {
      removeAll(body)
      rule = pager.rules.hosting
      for index in change.next.indices { change.next[index].number = nil }
    }
    let staying = change.next.compactMap { position, number in
      number.map { Shown(position: position, number: $0) }
    }
    preallocate(for: pager, staying: staying, origin, body)
    showing = change.next.map { position, number in
      Shown(position: position, number: number ?? show(position, body))
    }
  }

  /// Performs the steps for a page that appears, and returns the number of its host.
  private mutating func show(_ position: Position, _ body: (DisplayStep) -> Void) -> Int {
    if let number = own(position) {
      perform([.addView], number, position, body)
      return number
    }
    let reused = unused.popFirst()
    let number = reused ?? add()
    perform([reused == nil ? .create : .reuse], number, position, body)
    let steps: [HostStep] =
      if rule == .cell {
        [.configure, .addChild, .didMoveToParent, .addView]
      } else if reused == nil {
        [.addChild, .didMoveToParent, .configure, .addView]
      } else {
        [.configure, .addView]
      }
    perform(steps, number, position, body)
    return number
  }

  /// Performs the steps for a page that leaves.
  private mutating func clear(_ shown: Shown, _ body: (DisplayStep) -> Void) {
    perform([.removeView], shown.number, shown.position, body)
    switch rule {
    case .recycled: unused.append(shown.number)
    case .preallocated:
      if own(shown.position) == nil { remove(shown.number, from: shown.position, body) }
    case .cell:
      perform([.willMoveFromParent, .removeFromParent], shown.number, shown.position, body)
      unused.append(shown.number)
    }
  }

  /// Removes all hosts.
  private mutating func removeAll(_ body: (DisplayStep) -> Void) {
    for shown in showing { clear(shown, body) }
    removeOwned(body) { _ in true }
    for number in isPresent.indices where isPresent[number] {
      if rule == .cell {
        body(.drop(number: number))
      } else {
        remove(number, from: nil, body)
      }
    }
    dropAll()
  }

  /// Removes a host permanently.
  private mutating func remove(
    _ number: Int, from position: Position?, _ body: (DisplayStep) -> Void
  ) {
    perform([.willMoveFromParent, .removeFromParent], number, position, body)
    drop(number)
    body(.drop(number: number))
  }

  private func perform(
    _ steps: [HostStep], _ number: Int, _ position: Position?, _ body: (DisplayStep) -> Void
  ) {
    for step in steps { body(.host(step, number: number, position)) }
  }
}

/// Preallocated hosts.
extension HostRoster {
  /// Gives the first pages their own hosts, and removes the hosts of pages that are gone.
  ///
  /// An edit may move a displayed page into or out of the first pages. The page keeps its host.
  ///
  /// - Parameter staying: The pages that stay on the display, at their current positions.
  private mutating func preallocate(
    for pager: Pager, staying: [Shown], _ origin: ((Position) -> Position?)?,
    _ body: (DisplayStep) -> Void
  ) {
    if rule != .preallocated { return }
    let counts = preallocatedCounts(of: pager)
    if origin == nil && owned.elementsEqual(counts, by: { $0.count == $1 }) { return }
    var isKept = [Bool](repeating: false, count: isPresent.count)
    for shown in staying { isKept[shown.number] = true }
    let kept = counts.enumerated().map { level, count in
      (0..<count).map { page in
        let position = Position(level: level, page: page)
        let old = origin.map { $0(position) } ?? position
        let number =
          staying.number(at: position) ?? old.flatMap(own).flatMap { isKept[$0] ? nil : $0 }
        if let number { isKept[number] = true }
        return number
      }
    }
    removeOwned(body) { !isKept[$0] }
    owned = kept.enumerated().map { level, numbers in
      numbers.enumerated().map { page, number in
        if let number { return number }
        let (number, position) = (add(), Position(level: level, page: page))
        perform([.create, .addChild, .didMoveToParent, .configure], number, position, body)
        return number
      }
    }
  }

  /// Removes the preallocated hosts whose numbers match.
  private mutating func removeOwned(
    _ body: (DisplayStep) -> Void, where matches: (Int) -> Bool
  ) {
    for (level, numbers) in owned.enumerated() {
      for (page, number) in numbers.enumerated() where matches(number) {
        remove(number, from: Position(level: level, page: page), body)
      }
    }
  }

  /// The number of pages of each level that get their own hosts.
  private func preallocatedCounts(of pager: Pager) -> [Int] {
    var rest = preallocatedCount
    return pager.levels.map { level in
      let count = min(level.count, rest)
      rest -= count
      return count
    }
  }

  /// The number of a page's own host; nil if the page has no host of its own.
  private func own(_ position: Position) -> Int? {
    guard let page = position.page, position.level < owned.count,
      page < owned[position.level].count
    else { return nil }
    return owned[position.level][page]
  }
}
