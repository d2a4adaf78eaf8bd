#if canImport(CrossPager)
  public import CrossPager
#endif

/// A pager for levels whose ends are not known, such as an endless calendar, a chat or a feed.
///
/// Pages are identified by signed places, counted from an anchor. A place means the same page however many pages you add
/// at either end, so snapshots, links and undo steps stay valid:
///
///     var days = OpenEndedPager([OpenEndedLevel("days", places: -1..<2)])
///     days.place                                  // 0
///     days.answer(to: .move(.left, 3))            // .waiting(.left, moved: one step, to place -1)
///     days.addPages(7, at: .backward, ofLevel: "days")
///     days.place                                  // -3
///
/// A move past the known pages waits. When its destination is added, the pager goes there. If the end of the level
/// becomes known first, the pager goes to the page at that end. Any other move cancels the move that waits.
///
/// The pager has the methods of ``CrossPager/Paging``, and the identities of its pages are their places. A level with an
/// unknown end has the rule `edge stop`. While a finger drags past such an end, the content resists. If you then add
/// pages, they appear under the finger at once, and the drag goes on.
///
/// Record undo steps as snapshots rather than as copies, because a copy also restores the old ends. See
/// <doc:EndlessCalendar>.
public struct OpenEndedPager<LevelID: Hashable>: Paging, Hashable {
  /// A move that waits for a page.
  public struct Waiting: Hashable, Sendable {
    /// The edge beyond which the page lies.
    public let edge: Pager.Edge
    /// The place of the page.
    public let place: Int
    /// The index of the level.
    public let level: Int
  }

  /// The answer to a command.
  public enum Answer: Hashable, Sendable {
    /// The command was performed or ignored.
    case outcome(Outcome)
    /// The command waits for pages beyond an edge. `moved` is the completed part of the move; nil if the pager did
    /// not move.
    case waiting(Pager.Edge, moved: Move?)
  }

  /// The underlying pager, which identifies pages by their places.
  public private(set) var pager: NamedPager<OpenEndedNames<LevelID>>
  /// The move that waits for a page; nil if there is none.
  public private(set) var waiting: Waiting?

  public var base: Pager { pager.base }
  public var names: OpenEndedNames<LevelID> { pager.names }
  public var absentLevels: [Snapshot.SavedLevel] {
    get { pager.absentLevels }
    set { pager.absentLevels = newValue }
  }

  /// Creates a pager. Each level is at place 0 or, if that page is not known, at the nearest known page.
  ///
  /// - Parameters:
  ///   - levels: The levels, top to bottom.
  ///   - rules: The rules of the pager as a whole.
  ///   - newLevelRules: The rules of all levels, except that their start page is place 0.
  public init(
    _ levels: [OpenEndedLevel<LevelID>], rules: PagerRules = PagerRules(),
    newLevelRules: LevelRules = LevelRules()
  ) {
    pager = NamedPager(
      names: OpenEndedNames(levels: levels), rules: rules, newLevelRules: newLevelRules)
    _ = stopAtUnknownEnds()
  }

  /// The place of the current page; nil if there is none.
  public var place: Int? { currentPageID }

  /// Returns the number of known pages beyond the current page in the direction of an end, or nil if that end is known
  /// or there is no current page. During a gesture, the target counts as the current page. Call this method after each
  /// move to load pages before they are needed:
  ///
  ///     if let ahead = days.knownPages(toward: .forward), ahead < 5 { load() }
  public func knownPages(toward end: Sense) -> Int? {
    guard let position = base.target, let place = pageID(at: position),
      !names.levels[position.level].knows(end)
    else { return nil }
    let places = names.levels[position.level].places
    return end == .forward ? places.upperBound - 1 - place : place - places.lowerBound
  }

  /// Performs or ignores a command. A command that waits returns `moved` if the pager moved part of the way, `ignored`
  /// with `alreadyThere` if the same move was already waiting, and `changed` otherwise. See ``answer(to:)``.
  @discardableResult public mutating func apply(_ command: Command) -> Outcome {
    let before = waiting
    switch answer(to: command) {
    case .outcome(let outcome): return outcome
    case .waiting(_, let move?): return .moved(move)
    case .waiting: return waiting == before ? .ignored(.alreadyThere) : .changed()
    }
  }

  /// Performs or ignores a command, or waits for a page.
  ///
  /// - Returns: `waiting` for a relative move or a glide beyond an end that is not known; otherwise the outcome. While
  ///   a level has such an end, a command that sets its `edge` to anything but `stop` is ignored with `doesNotFit`.
  /// - Complexity: O(levels)
  public mutating func answer(to command: Command) -> Answer {
    let before = pager
    let outcome = pager.apply(command)
    if stopAtUnknownEnds() && pager == before { return .outcome(.ignored(.doesNotFit)) }
    let isTick = if case .gesture(.tick) = command { true } else { command == .gesture(.finish) }
    let isHere =
      place == before.currentPageID && base.position?.level == before.base.position?.level
    if !isTick && !(isHere && base.phase == before.base.phase) { waiting = nil }
    let wait = wait(after: outcome, to: command)
    if let (waiting, _) = wait { self.waiting = waiting }
    // Pages that arrived during a settle may be those for which the command waits.
    if isTick || wait != nil || command == .close { resolve() }
    if let (waiting, move) = wait, self.waiting == waiting {
      return .waiting(waiting.edge, moved: move)
    }
    guard case .moved(var move) = outcome, let position = base.position, move.to != position,
      let page = position.page, let end = move.to.page
    else { return .outcome(outcome) }
    let way = abs(page - end)
    (move.to, move.steps, move.stopped) = (position, move.steps.map { $0 + way }, nil)
    return .outcome(.moved(move))
  }

  /// Goes to a place of the current level, or waits for that place if it is beyond an end that is not known.
  ///
  /// - Returns: `moved`; `changed` if the pager waits; or `ignored`, with `noSuchPage` for a place beyond a known end.
  @discardableResult public mutating func go(toPlace place: Int) -> Outcome {
    var rested = self
    rested.pager.settle()
    let current = rested.base.position?.level
    guard let level = current, base.openPage == nil, rested.names.levels[level].awaits(place) else {
      let page = current.flatMap { rested.names.pageIndex(of: place, inLevelAt: $0) }
      return apply(.page(page ?? -1))
    }
    let edge = base.direction(of: rested.names.levels[level].sense(of: place)).edge
    rested.waiting = Waiting(edge: edge, place: place, level: level)
    defer { self = rested }
    return rested == self ? .ignored(.alreadyThere) : .changed()
  }

  /// Adds pages before the first known page or after the last one. Every level stays at its place, unless a move waits
  /// for one of the pages. During a settle, the pages are added when the settle ends.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 0.
  ///   - end: `backward` for pages before the first known page, `forward` for pages after the last.
  ///   - level: The level.
  ///   - isLast: Whether there are no more pages beyond these. An end that is known stays known.
  /// - Returns: `changed`, or `ignored` with `noSuchLevel`, `alreadyThere` if nothing changes, or `doesNotFit` if the
  ///   places would exceed ±2³⁰.
  /// - Complexity: O(levels)
  @discardableResult public mutating func addPages(
    _ count: Int, at end: Sense, ofLevel level: LevelID, isLast: Bool = false
  ) -> Outcome {
    guard let index = levelIndex(of: level) else { return .ignored(.noSuchLevel) }
    var next = pager.waitingNames ?? pager.names
    guard next.levels[index].addPages(count, at: end, isLast: isLast) else {
      return .ignored(.doesNotFit)
    }
    var held: Drag?
    if case .dragging(let drag) = base.phase { held = drag }
    let outcome = pager.update(to: next, interrupting: held != nil)
    if let held, !outcome.isIgnored {
      let (isAcross, back) = (held.axis == .horizontal, -held.distance)
      pager.drag(x: isAcross ? back : 0, y: isAcross ? 0 : back)
    }
    resolve()
    return outcome
  }
}

extension OpenEndedPager {
  /// Returns the move that waits after a command and the part of it that was done, or nil if nothing waits.
  private func wait(after outcome: Outcome, to command: Command) -> (Waiting, Move?)? {
    let distance: Int
    switch command {
    case .move(_, let count), .next(let count), .previous(let count): distance = count
    case .gesture(.glide): distance = 1
    default: return nil
    }
    var (stop, done) = (Pager.Edge?.none, Move?.none)
    if case .ignored(.edge(let edge)) = outcome { stop = edge }
    if case .moved(let move) = outcome { (stop, done) = (move.stopped, move) }
    guard let edge = stop, let sense = base.sense(of: edge),
      let from = base.phase.isSettling ? base.target : base.position,
      let place = pageID(at: from), !names.levels[from.level].knows(sense)
    else { return nil }
    done?.stopped = nil
    let limits = OpenEndedLevel<LevelID>.limits
    let rest = min(distance - (done?.steps ?? 0), limits.upperBound)
    let target =
      sense == .forward
      ? min(place + rest, limits.upperBound - 1) : max(place - rest, limits.lowerBound)
    return (Waiting(edge: edge, place: target, level: from.level), done)
  }

  /// Goes to the page for which a move waits if that page is now known, or to the last page if the end is now known.
  private mutating func resolve() {
    guard let wait = waiting, base.openPage == nil else { return }
    let level = names.levels[wait.level]
    if level.awaits(wait.place) { return }
    waiting = nil
    let reached = min(max(wait.place, level.places.lowerBound), level.places.upperBound - 1)
    pager.apply(.goPage(level: wait.level, page: reached - level.places.lowerBound))
  }

  /// Sets the rule `edge` of levels with an unknown end to `stop`. Returns whether a rule changed.
  private mutating func stopAtUnknownEnds() -> Bool {
    let open = base.levels.indices.filter { index in
      let level = names.levels[index]
      return !(level.knowsFirst && level.knowsLast) && base.levels[index].rules.edge != .stop
    }
    for index in open { pager.apply(.setLevelRule(.edge(.stop), level: index)) }
    return !open.isEmpty
  }
}

extension OpenEndedPager: Sendable where LevelID: Sendable {}

extension Pager {
  /// Returns `backward` for the beginning and `forward` for the end of a level or of the linear order, or nil for an
  /// edge of the column.
  fileprivate func sense(of edge: Edge) -> Sense? {
    switch edge {
    case .left: sense(of: Direction.left)
    case .right: sense(of: Direction.right)
    case .beginning: .backward
    case .end: .forward
    case .top, .bottom: nil
    }
  }
}
