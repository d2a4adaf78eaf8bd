#if canImport(CrossPager)
  public import CrossPager
#endif

/// A pager for levels whose ends are not known, such as an endless calendar, a chat or a feed.
///
/// Pages are identified by signed places, counted from an anchor. A place means the same page however many pages you add
/// at either end, so snapshots, links and undo by places survive it:
///
///     var days = OpenEndedPager([OpenEndedLevel("days", places: -1..<2)])
///     days.place                                  // 0
///     days.answer(to: .move(.left, 3))            // .waiting(.left, moved: one step, to place -1)
///     days.addPages(7, at: .backward, ofLevel: "days")
///     days.place                                  // -3
///
/// A move past the last known page waits. When the page is added, the pager goes there. When the end becomes known
/// instead, the pager goes to the last page. Any other move takes the place of the one that waits.
///
/// The pager has the methods of ``CrossPager/Paging``, and the identities of its pages are their places. A level stops
/// at an end that is not known: there, it does not wrap around or continue in another level. While a finger drags past
/// such an end, the content resists. Pages added then come under the finger at once, and the drag goes on.
///
/// Take undo steps as snapshots rather than as copies, because a copy also has the old ends. See <doc:EndlessCalendar>.
public struct OpenEndedPager<LevelID: Hashable>: Paging {
  /// A move that waits for a page.
  public struct Waiting: Hashable, Sendable {
    /// The edge beyond which the page is.
    public let edge: Pager.Edge
    /// The place of the page.
    public let place: Int
    /// The index of the level.
    public let level: Int
    /// Whether the pager glides to the page.
    let glides: Bool
  }

  /// The answer to a command.
  public enum Answer: Hashable, Sendable {
    /// The command was performed or ignored.
    case outcome(Outcome)
    /// The command waits for pages beyond an edge. `moved` tells how far it went; nil if it did not move.
    case waiting(Pager.Edge, moved: Move?)
  }

  /// The underlying pager, whose names are the places.
  public private(set) var pager: NamedPager<OpenEndedNames<LevelID>>
  /// The move that waits for a page; nil if there is none. Add pages beyond its edge.
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
  ///   - newLevelRules: The rules of all levels. An `edge` other than `stop` has no effect while an end is not known, and
  ///     the start page is place 0.
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

  /// The number of known pages between the current page and an end of its level; nil if that end is known or there is no
  /// current page.
  ///
  /// To load pages before they are needed, call this method after each move:
  ///
  ///     if let ahead = days.knownPages(toward: .forward), ahead < 5 { load() }
  public func knownPages(toward end: Sense) -> Int? {
    guard let position = base.target, let place = pageID(at: position),
      !names.levels[position.level].knows(end)
    else { return nil }
    let places = names.levels[position.level].places
    return end == .forward ? places.upperBound - 1 - place : place - places.lowerBound
  }

  /// Performs or ignores a command. A command that waits is `moved` if it went part of the way, and otherwise `changed`
  /// or, if it waited already, ignored with `alreadyThere`. See ``answer(to:)``.
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
  /// - Returns: `waiting` for a relative move or a glide beyond an end that is not known; otherwise the outcome. A rule
  ///   `edge` other than `stop` is ignored with `doesNotFit` while the level has such an end.
  /// - Complexity: O(levels)
  public mutating func answer(to command: Command) -> Answer {
    let before = pager
    let outcome = pager.apply(command)
    if stopAtUnknownEnds() && pager == before { return .outcome(.ignored(.doesNotFit)) }
    let isTick =
      if case .gesture(.tick) = command { true } else { command == .gesture(.finish) }
    let isElsewhere =
      pager.currentPageID != before.currentPageID
      || base.position?.level != before.base.position?.level
    if !isTick && (isElsewhere || base.phase != before.base.phase) { waiting = nil }
    let wait = wait(after: outcome, to: command)
    if let (waiting, _) = wait { self.waiting = waiting }
    // Pages that came during a settle may be those for which the command waits.
    if isTick || wait != nil || command == .close { resolve() }
    if let (waiting, move) = wait, self.waiting == waiting {
      return .waiting(waiting.edge, moved: move)
    }
    guard case .moved(var move) = outcome, let position = base.position, move.to != position else {
      return .outcome(outcome)
    }
    let way = abs((position.page ?? 0) - (move.to.page ?? 0))
    (move.to, move.steps, move.stopped) = (position, move.steps.map { $0 + way }, nil)
    return .outcome(.moved(move))
  }

  /// Goes to a place of the current level, or waits for it if it is beyond an end that is not known.
  ///
  /// - Returns: The outcome. A call that waits is `changed` and leaves the pager on its page. A place beyond a known end
  ///   is ignored with `noSuchPage`.
  @discardableResult public mutating func go(toPlace place: Int) -> Outcome {
    var rested = self
    rested.pager.settle()
    guard base.openPage == nil, let level = rested.base.position?.level,
      rested.index(of: place, at: level) == nil, rested.names.levels[level].mayContain(place)
    else {
      return apply(
        .page(rested.base.position.flatMap { rested.index(of: place, at: $0.level) } ?? -1))
    }
    let sense = rested.names.levels[level].sense(of: place)
    let isRight = base.sense(of: Direction.right) == sense
    rested.waiting = Waiting(
      edge: isRight ? .right : .left, place: place, level: level, glides: false)
    defer { self = rested }
    return rested == self ? .ignored(.alreadyThere) : .changed()
  }

  /// Adds pages before the first known page or after the last. Every level stays at its place, unless a move waits for
  /// one of the pages.
  ///
  /// The pages come under the finger that drags. During a settle, they come after it.
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
    let phase = base.phase
    var interrupts = false
    if case .dragging = phase { interrupts = true }
    let outcome = pager.update(to: next, interrupting: interrupts)
    if case .dragging(let drag) = phase, !outcome.isIgnored {
      let back = -drag.distance
      pager.drag(x: drag.axis == .horizontal ? back : 0, y: drag.axis == .vertical ? back : 0)
    }
    resolve()
    return outcome
  }
}

extension OpenEndedPager {
  private func index(of place: Int, at level: Int) -> Int? {
    names.pageIndex(of: place, inLevelAt: level)
  }

  /// The move that waits after a command, and the part of it that was done; nil if nothing waits.
  private func wait(after outcome: Outcome, to command: Command) -> (Waiting, Move?)? {
    var (distance, glides) = (0, false)
    switch command {
    case .move(_, let count), .next(let count), .previous(let count): distance = count
    case .gesture(.glide): (distance, glides) = (1, true)
    default: return nil
    }
    var (stop, done) = (Pager.Edge?.none, Move?.none)
    if case .ignored(.edge(let edge)) = outcome { stop = edge }
    if case .moved(let move) = outcome { (stop, done) = (move.stopped, move) }
    guard distance > 0, let edge = stop, let sense = base.sense(of: edge),
      let from = base.phase.isSettling ? base.target : base.position,
      let place = pageID(at: from), !names.levels[from.level].knows(sense)
    else { return nil }
    done?.stopped = nil
    let limits = OpenEndedLevel<LevelID>.limits
    let rest = min(distance - (done?.steps ?? 0), limits.upperBound)
    let target = sense == .forward ? place + rest : place - rest
    let waiting = Waiting(
      edge: edge, place: min(max(target, limits.lowerBound), limits.upperBound - 1),
      level: from.level, glides: glides)
    return (waiting, done)
  }

  /// Goes to the page for which a move waits, if it is known now, or to the last page if the end is.
  private mutating func resolve() {
    guard let wait = waiting, base.phase == .settled, base.openPage == nil,
      names.levels.indices.contains(wait.level)
    else { return }
    let level = names.levels[wait.level]
    let isKnown = level.places.contains(wait.place)
    if !isKnown && level.mayContain(wait.place) { return }
    waiting = nil
    let end = level.sense(of: wait.place) == .forward ? level.places.count - 1 : 0
    let page = index(of: wait.place, at: wait.level) ?? end
    let isNext = abs(page - (base.position?.page ?? page)) == 1
    if wait.glides && isNext {
      pager.glide(wait.edge == .left ? .left : .right)
    } else {
      pager.apply(.goPage(level: wait.level, page: page))
    }
  }

  /// Sets the rule `edge` of levels with an unknown end to `stop`. Returns whether a rule changed.
  private mutating func stopAtUnknownEnds() -> Bool {
    var isChanged = false
    for (index, level) in names.levels.enumerated()
    where !(level.knowsFirst && level.knowsLast) && base.levels[index].rules.edge != .stop {
      pager.apply(.setLevelRule(.edge(.stop), level: index))
      isChanged = true
    }
    return isChanged
  }
}

extension OpenEndedPager: Sendable where LevelID: Sendable {}
extension OpenEndedPager: Hashable {}

extension Pager {
  /// The end of a level or of the linear order that an edge is; nil for an edge of the column.
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
