/// Holding a pool against a pager.
extension HostPool {
  /// Brings the hosts in line with what the pager displays now.
  ///
  /// - Parameters:
  ///   - pager: the pager, after a command.
  ///   - alignment: which pages correspond, for the entry rule `align`.
  ///   - replaced: whether other content stands at a position than at the last update; nil is nowhere. A page that was
  ///     displayed there, and still is, leaves then and comes again. The pool itself knows pages by their indices alone.
  ///   - make: makes a host for a page.
  /// - Returns: what is to be done, in this order: pages that left, pages that came, then the hosts' steps, those for
  ///   pages that left first; each in the order of levels and pages.
  /// - Complexity: O(pages displayed before and now); under `preallocated` O(levels) more, and after an edit
  ///   O(pages with hosts of their own)
  public mutating func update(
    to pager: Pager, alignment: some Alignment = IndexAlignment(),
    replaced: ((Position) -> Bool)? = nil, make: (Position) -> Host
  ) -> [DisplayEvent<Host>] {
    let pages = pager.window(alignment: alignment).positions
    let change = DisplayChange(from: showing, to: pages, replaced: replaced)
    var events: [DisplayEvent<Host>] = change.left.map { .didEndDisplaying($0.position) }
    events += change.came.map { .willDisplay($0) }
    if rule == pager.rules.hosting {
      for shown in change.left { clear(shown, &events) }
      preallocate(for: pager, staying: change.stayed, replaced, &events, make)
      showing = change.kept(with: change.came.map { show($0, &events, make) })
    } else {
      removeAll(&events)
      rule = pager.rules.hosting
      preallocate(for: pager, staying: [], nil, &events, make)
      showing = pages.map { show($0, &events, make) }
    }
    return events
  }

  /// The steps with which a page comes.
  private mutating func show(
    _ position: Position, _ events: inout [DisplayEvent<Host>], _ make: (Position) -> Host
  ) -> Shown {
    switch rule {
    case .recycled:
      let number = take(for: position, [.addChild, .didMoveToParent], &events, make)
      tell([.configure, .addView], number, position, &events)
      return Shown(position: position, number: number)
    case .preallocated:
      let number = own(position) ?? create(for: position, &events, make)
      tell([.addView], number, position, &events)
      return Shown(position: position, number: number)
    case .cell:
      let number = take(for: position, [], &events, make)
      tell([.configure, .addChild, .didMoveToParent, .addView], number, position, &events)
      return Shown(position: position, number: number)
    }
  }

  /// An unused host, else a new one, which does some steps more.
  private mutating func take(
    for position: Position, _ steps: [HostStep], _ events: inout [DisplayEvent<Host>],
    _ make: (Position) -> Host
  ) -> Int {
    if let number = unused.take() {
      tell([.reuse], number, position, &events)
      return number
    }
    let number = add(make(position))
    tell([.create] + steps, number, position, &events)
    return number
  }

  /// The steps with which a page leaves.
  private mutating func clear(_ shown: Shown, _ events: inout [DisplayEvent<Host>]) {
    tell([.removeView], shown.number, shown.position, &events)
    switch rule {
    case .recycled: unused.put(shown.number)
    case .preallocated:
      if own(shown.position) == nil { remove(shown.number, from: shown.position, &events) }
    case .cell:
      tell([.willMoveFromParent, .removeFromParent], shown.number, shown.position, &events)
      unused.put(shown.number)
    }
  }

  /// The steps with which all hosts go.
  private mutating func removeAll(_ events: inout [DisplayEvent<Host>]) {
    for shown in showing { clear(shown, &events) }
    switch rule {
    case .recycled:
      for number in hosts.indices { remove(number, from: nil, &events) }
    case .preallocated:
      for (level, numbers) in owned.enumerated() {
        for (page, number) in numbers.enumerated() {
          remove(number, from: Position(existing: level, page: page), &events)
        }
      }
    case .cell: break
    }
    dropAll()
  }

  /// The steps with which a host goes for good.
  private mutating func remove(
    _ number: Int, from position: Position?, _ events: inout [DisplayEvent<Host>]
  ) {
    tell([.willMoveFromParent, .removeFromParent], number, position, &events)
    drop(number)
  }

  private func tell(
    _ steps: [HostStep], _ number: Int, _ position: Position?,
    _ events: inout [DisplayEvent<Host>]
  ) {
    guard let host = hosts[number] else { return }
    for step in steps {
      events.append(.host(HostEvent(step: step, number: number, host: host, position: position)))
    }
  }
}

/// Hosts that pages have of their own.
extension HostPool {
  /// Gives the first pages hosts of their own, and lets go of those whose pages are gone or were replaced.
  ///
  /// An edit may put a page that stays on the display among the first, or push it out of them; it keeps its host.
  private mutating func preallocate(
    for pager: Pager, staying: [Shown], _ replaced: ((Position) -> Bool)?,
    _ events: inout [DisplayEvent<Host>], _ make: (Position) -> Host
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
          remove(number, from: position, &events)
        }
      }
    }
    owned = []
    for (level, numbers) in next.enumerated() {
      owned.append([])
      for (page, number) in numbers.enumerated() {
        let position = Position(existing: level, page: page)
        owned[level].append(
          number ?? staying.number(at: position) ?? create(for: position, &events, make))
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
    for position: Position, _ events: inout [DisplayEvent<Host>], _ make: (Position) -> Host
  ) -> Int {
    let number = add(make(position))
    tell([.create, .addChild, .didMoveToParent, .configure], number, position, &events)
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
