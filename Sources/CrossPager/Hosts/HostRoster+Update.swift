/// Updates.
extension HostRoster {
  /// Brings the hosts in line with what the pager displays now.
  ///
  /// - Parameters:
  ///   - pager: The pager, after a command.
  ///   - origin: Returns where the content of a place stood at the last update; nil if the content is new. Without this
  ///     closure, all content has kept its place. Content that stays on the display keeps its host, even in another
  ///     place, and causes no step. New content in a place leaves and comes again.
  /// - Returns: The steps, in this order: pages that left, pages that came, hosts' steps for pages that left, other
  ///   hosts' steps. Each group is in the order of levels and pages.
  /// - Complexity: O(pages displayed before and now), and what ``Pager/window`` takes; under `preallocated`
  ///   O(levels) more, and after an edit O(pages with hosts of their own)
  public mutating func update(
    to pager: Pager,
    origin: ((Position) -> Position?)? = nil
  ) -> [DisplayStep] {
    var steps: [DisplayStep] = []
    update(to: pager, origin: origin) { steps.append($0) }
    return steps
  }

  /// Brings the hosts in line with what the pager displays now, and calls `body` with each step instead of returning an
  /// array.
  ///
  /// - Parameters:
  ///   - pager: The pager, after a command.
  ///   - origin: As for ``update(to:origin:)``.
  ///   - body: Takes the steps that ``update(to:origin:)`` returns, in the same order.
  /// - Complexity: That of ``update(to:origin:)``; it allocates nothing unless more pages are displayed than ever before
  public mutating func update(
    to pager: Pager,
    origin: ((Position) -> Position?)? = nil, _ body: (DisplayStep) -> Void
  ) {
    change.find(from: showing, to: pager, origin: origin)
    let isUnchanged = change.isEmpty && origin == nil
    if isUnchanged && rule == pager.rules.hosting && rule != .preallocated { return }
    for shown in change.left { body(.didEndDisplaying(shown.position)) }
    for position in change.came { body(.willDisplay(position)) }
    if rule == pager.rules.hosting {
      for shown in change.left { clear(shown, body) }
      preallocate(for: pager, staying: change.stayed, origin, body)
    } else {
      removeAll(body)
      rule = pager.rules.hosting
      preallocate(for: pager, staying: [], nil, body)
      change.find(from: [], to: pager, origin: nil)
    }
    showNext(body)
  }

  /// The steps with which the pages that came are shown, among those that stay.
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

  /// The steps with which a page comes.
  private mutating func show(
    _ position: Position, _ body: (DisplayStep) -> Void
  ) -> Shown {
    let number: Int
    switch rule {
    case .recycled:
      number = reuse(for: position, body) ?? createChild(for: position, body)
      tell(.configure, number, position, body)
    case .preallocated:
      number = own(position) ?? createOwn(for: position, body)
    case .cell:
      number = reuse(for: position, body) ?? create(for: position, body)
      tell(.configure, number, position, body)
      tell(.addChild, number, position, body)
      tell(.didMoveToParent, number, position, body)
    }
    tell(.addView, number, position, body)
    return Shown(position: position, number: number)
  }

  /// An unused host, to be used again; nil if there is none.
  private mutating func reuse(for position: Position, _ body: (DisplayStep) -> Void) -> Int? {
    guard let number = unused.take() else { return nil }
    tell(.reuse, number, position, body)
    return number
  }

  private mutating func create(for position: Position, _ body: (DisplayStep) -> Void) -> Int {
    let number = add()
    tell(.create, number, position, body)
    return number
  }

  private mutating func createChild(for position: Position, _ body: (DisplayStep) -> Void) -> Int {
    let number = create(for: position, body)
    tell(.addChild, number, position, body)
    tell(.didMoveToParent, number, position, body)
    return number
  }

  /// The steps with which a page leaves.
  private mutating func clear(_ shown: Shown, _ body: (DisplayStep) -> Void) {
    tell(.removeView, shown.number, shown.position, body)
    switch rule {
    case .recycled: unused.put(shown.number)
    case .preallocated:
      if own(shown.position) == nil { remove(shown.number, from: shown.position, body) }
    case .cell:
      tell(.willMoveFromParent, shown.number, shown.position, body)
      tell(.removeFromParent, shown.number, shown.position, body)
      unused.put(shown.number)
    }
  }

  /// The steps with which all hosts go.
  private mutating func removeAll(_ body: (DisplayStep) -> Void) {
    for shown in showing { clear(shown, body) }
    switch rule {
    case .recycled:
      for number in isPresent.indices where isPresent[number] {
        remove(number, from: nil, body)
      }
    case .preallocated:
      for (level, numbers) in owned.enumerated() {
        for (page, number) in numbers.enumerated() {
          remove(number, from: Position(level: level, page: page), body)
        }
      }
    case .cell:
      for number in isPresent.indices where isPresent[number] {
        body(.drop(number: number))
      }
    }
    dropAll()
  }

  /// The steps with which a host goes for good.
  private mutating func remove(
    _ number: Int, from position: Position?, _ body: (DisplayStep) -> Void
  ) {
    tell(.willMoveFromParent, number, position, body)
    tell(.removeFromParent, number, position, body)
    drop(number)
    body(.drop(number: number))
  }

  private func tell(
    _ step: HostStep, _ number: Int, _ position: Position?, _ body: (DisplayStep) -> Void
  ) {
    body(.host(step, number: number, position))
  }
}

/// Hosts that pages have of their own.
extension HostRoster {
  /// Gives the first pages hosts of their own, and lets go of those whose pages are gone.
  ///
  /// An edit may put a page that stays on the display among the first, or push it out of them; it keeps its host.
  ///
  /// - Parameter staying: the pages that stay on the display, in the places they have now.
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
    for (level, numbers) in owned.enumerated() {
      for (page, number) in numbers.enumerated() where !isKept[number] {
        remove(number, from: Position(level: level, page: page), body)
      }
    }
    owned = []
    for (level, numbers) in next.enumerated() {
      owned.append([])
      for (page, number) in numbers.enumerated() {
        let position = Position(level: level, page: page)
        owned[level].append(number ?? createOwn(for: position, body))
      }
    }
  }

  /// How many pages of each level have their own hosts.
  private func preallocatedCounts(of pager: Pager) -> [Int] {
    var rest = preallocatedCount
    return pager.levels.map { level in
      let count = min(level.count, rest)
      rest -= count
      return count
    }
  }

  /// The number of the host that a page has of its own; nil if it has none.
  private func own(_ position: Position) -> Int? {
    guard let page = position.page, position.level < owned.count,
      page < owned[position.level].count
    else { return nil }
    return owned[position.level][page]
  }

  /// The steps with which a page gets a host of its own.
  private mutating func createOwn(for position: Position, _ body: (DisplayStep) -> Void) -> Int {
    let number = createChild(for: position, body)
    tell(.configure, number, position, body)
    return number
  }
}
