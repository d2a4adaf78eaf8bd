/// Holding a roster against a pager.
extension HostRoster {
  /// Brings the hosts in line with what the pager displays now.
  ///
  /// - Parameters:
  ///   - pager: the pager, after a command.
  ///   - alignment: which pages correspond, for the entry rule `align`.
  ///   - replaced: whether other content stands at a position than at the last update; nil is nowhere. A page that was
  ///     displayed there, and still is, leaves then and comes again. The roster itself knows pages by their indices alone.
  /// - Returns: what is to be done, in this order: pages that left, pages that came, then the hosts' steps, those for
  ///   pages that left first; each in the order of levels and pages.
  /// - Complexity: O(pages displayed before and now); under `preallocated` O(levels) more, and after an edit
  ///   O(pages with hosts of their own)
  public mutating func update(
    to pager: Pager, alignment: some Alignment = IndexAlignment(),
    replaced: ((Position) -> Bool)? = nil
  ) -> [DisplayStep] {
    let window = pager.window(alignment: alignment)
    let change = DisplayChange(from: showing, to: window, replaced: replaced)
    if change.isEmpty && rule == pager.rules.hosting && rule != .preallocated { return [] }
    var steps: [DisplayStep] = []
    steps.reserveCapacity(8)
    for shown in change.left { steps.append(.didEndDisplaying(shown.position)) }
    for position in change.came { steps.append(.willDisplay(position)) }
    if rule == pager.rules.hosting {
      for shown in change.left { clear(shown, &steps) }
      preallocate(for: pager, staying: change.stayed, replaced, &steps)
      showing = change.kept(with: change.came.map { show($0, &steps) })
    } else {
      removeAll(&steps)
      rule = pager.rules.hosting
      preallocate(for: pager, staying: [], nil, &steps)
      showing = window.positions.map { show($0, &steps) }
    }
    return steps
  }

  /// The steps with which a page comes.
  private mutating func show(
    _ position: Position, _ steps: inout [DisplayStep]
  ) -> Shown {
    switch rule {
    case .recycled:
      let number: Int
      if let waiting = reuse(for: position, &steps) {
        number = waiting
      } else {
        number = add()
        tell(.create, number, position, &steps)
        tell(.addChild, number, position, &steps)
        tell(.didMoveToParent, number, position, &steps)
      }
      tell(.configure, number, position, &steps)
      tell(.addView, number, position, &steps)
      return Shown(position: position, number: number)
    case .preallocated:
      let number = own(position) ?? create(for: position, &steps)
      tell(.addView, number, position, &steps)
      return Shown(position: position, number: number)
    case .cell:
      let number: Int
      if let waiting = reuse(for: position, &steps) {
        number = waiting
      } else {
        number = add()
        tell(.create, number, position, &steps)
      }
      tell(.configure, number, position, &steps)
      tell(.addChild, number, position, &steps)
      tell(.didMoveToParent, number, position, &steps)
      tell(.addView, number, position, &steps)
      return Shown(position: position, number: number)
    }
  }

  /// An unused host, to be used again; nil if there is none.
  private mutating func reuse(for position: Position, _ steps: inout [DisplayStep]) -> Int? {
    guard let number = unused.take() else { return nil }
    tell(.reuse, number, position, &steps)
    return number
  }

  /// The steps with which a page leaves.
  private mutating func clear(_ shown: Shown, _ steps: inout [DisplayStep]) {
    tell(.removeView, shown.number, shown.position, &steps)
    switch rule {
    case .recycled: unused.put(shown.number)
    case .preallocated:
      if own(shown.position) == nil { remove(shown.number, from: shown.position, &steps) }
    case .cell:
      tell(.willMoveFromParent, shown.number, shown.position, &steps)
      tell(.removeFromParent, shown.number, shown.position, &steps)
      unused.put(shown.number)
    }
  }

  /// The steps with which all hosts go.
  private mutating func removeAll(_ steps: inout [DisplayStep]) {
    for shown in showing { clear(shown, &steps) }
    switch rule {
    case .recycled:
      for number in isPresent.indices where isPresent[number] {
        remove(number, from: nil, &steps)
      }
    case .preallocated:
      for (level, numbers) in owned.enumerated() {
        for (page, number) in numbers.enumerated() {
          remove(number, from: Position(existing: level, page: page), &steps)
        }
      }
    case .cell:
      for number in isPresent.indices where isPresent[number] {
        steps.append(.drop(number: number))
      }
    }
    dropAll()
  }

  /// The steps with which a host goes for good.
  private mutating func remove(
    _ number: Int, from position: Position?, _ steps: inout [DisplayStep]
  ) {
    tell(.willMoveFromParent, number, position, &steps)
    tell(.removeFromParent, number, position, &steps)
    drop(number)
    steps.append(.drop(number: number))
  }

  private func tell(
    _ step: HostStep, _ number: Int, _ position: Position?, _ steps: inout [DisplayStep]
  ) {
    steps.append(.host(step, number: number, position))
  }
}

/// Hosts that pages have of their own.
extension HostRoster {
  /// Gives the first pages hosts of their own, and lets go of those whose pages are gone or were replaced.
  ///
  /// An edit may put a page that stays on the display among the first, or push it out of them; it keeps its host.
  private mutating func preallocate(
    for pager: Pager, staying: [Shown], _ replaced: ((Position) -> Bool)?,
    _ steps: inout [DisplayStep]
  ) {
    if rule != .preallocated { return }
    let counts = pager.countsOfFirst(preallocatedCount)
    if replaced == nil && owned.elementsEqual(counts, by: { $0.count == $1 }) { return }
    var next = counts.map { [Int?](repeating: nil, count: $0) }
    for (level, numbers) in owned.enumerated() {
      for (page, number) in numbers.enumerated() {
        let position = Position(existing: level, page: page)
        let isFirst = level < next.count && page < next[level].count
        if isFirst && replaced?(position) != true {
          next[level][page] = number
        } else if staying.number(at: position) == nil {
          remove(number, from: position, &steps)
        }
      }
    }
    owned = []
    for (level, numbers) in next.enumerated() {
      owned.append([])
      for (page, number) in numbers.enumerated() {
        let position = Position(existing: level, page: page)
        owned[level].append(
          number ?? staying.number(at: position) ?? create(for: position, &steps))
      }
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
  private mutating func create(
    for position: Position, _ steps: inout [DisplayStep]
  ) -> Int {
    let number = add()
    tell(.create, number, position, &steps)
    tell(.addChild, number, position, &steps)
    tell(.didMoveToParent, number, position, &steps)
    tell(.configure, number, position, &steps)
    return number
  }
}

extension Pager {
  /// How many pages of each level are among the first `count` of all.
  fileprivate func countsOfFirst(_ count: Int) -> [Int] {
    var rest = count
    return levels.map { level in
      let first = min(level.count, rest)
      rest -= first
      return first
    }
  }
}
