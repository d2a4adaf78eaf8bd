#if canImport(CrossPager)
  public import CrossPager
#endif

/// An announcement by a screen reader or a plain terminal after a call, in a form that is independent of language.
///
/// For its text, see ``text(levelTitle:pageTitle:in:)``. A front end without strings can switch over the properties.
public struct Announcement: Hashable, Sendable {
  /// The position at which the content came to rest. The page is nil on an empty level.
  public let position: Position
  /// The number of pages in the level.
  public let count: Int
  /// Whether the content came to rest at another position. If this is false, an edge refused the call, and only the
  /// edge is announced.
  public let isMove: Bool
  /// Whether the level differs from the level of the last announced move, in which case its title is announced.
  public let isNewLevel: Bool
  /// The edge that refused the call or stopped it early; nil if there was none.
  public let edge: Pager.Edge?
  /// The sense of a move that wrapped around: `forward` from the last page or level to the first, `backward` from the
  /// first to the last; nil for any other move.
  public let wrap: Sense?
}

/// Decides what to announce after each call: at most one announcement for each settle, and only if it says something
/// new.
///
/// An announcer remembers the last position and the last announcement. Call ``update(to:after:by:)`` after every call, or
/// perform calls through ``perform(on:by:_:)``:
///
///     var pager = Pager(counts: [12])
///     var announcer = Announcer(of: pager)
///     announcer.perform(on: &pager) { $0.move(.right) }?.text(pageTitle: "February")     // "February, 2 of 12"
///     announcer.perform(on: &pager) { $0.glide(.right) }  // nil, still moving
///     announcer.perform(on: &pager) { $0.finish() }?.text(pageTitle: "March")             // "March, 3 of 12"
///
/// The following calls cause no announcement:
///
/// - drags, releases and ticks before the content comes to rest;
/// - calls that leave the pager on its page, except that an edge is announced once until the next move;
/// - calls by the program, such as a move by ``Autoplay``. If such a call completes a person's settle, the settle is
///   announced.
public struct Announcer: Hashable, Sendable {
  /// Who asked for a call.
  public enum Asker: Hashable, Sendable {
    /// A person, with a key, a finger or a command.
    case person
    /// The program, for example a timer, an edit or a restoration.
    case program
  }

  /// The last known position and phase of the pager.
  private var position: Position?
  private var phase: Phase
  /// The level whose title has been announced.
  private var level: Int?
  /// Who asked for the gesture in progress.
  private var gestureAsker = Asker.program
  /// The last announcement since the last move.
  private var last: Announcement?

  /// Creates an announcer that regards the pager's position as known.
  public init(of pager: some Paging) {
    (position, phase, level) = (pager.base.position, pager.base.phase, pager.base.position?.level)
  }

  /// Performs a call on a pager and returns the announcement, if there is one. See ``update(to:after:by:)``.
  public mutating func perform<State: Paging>(
    on pager: inout State, by asker: Asker = .person, _ call: (inout State) -> Outcome
  ) -> Announcement? {
    let outcome = call(&pager)
    return update(to: pager, after: outcome, by: asker)
  }

  /// Decides what to announce after a call. Returns nil if there is nothing to announce.
  ///
  /// - Parameters:
  ///   - pager: The pager after the call.
  ///   - outcome: The outcome of the call; nil to announce any new position, for example after an undo, a restoration
  ///     or `forget`, whose outcome is `changed`. A `changed` without a settle counts as an edit, which shifts indices
  ///     but leaves the pager on its page.
  ///   - asker: Who asked for the call. A tick, or a `finish` during a settle, belongs to whoever asked for the
  ///     gesture, so `asker` has no effect in that case.
  /// - Complexity: O(1), or O(levels) after a vertical move
  public mutating func update(
    to pager: some Paging, after outcome: Outcome? = nil, by asker: Asker = .person
  ) -> Announcement? {
    let (pager, from, before) = (pager.base, position, phase)
    (position, phase) = (pager.position, pager.phase)
    let finished = outcome?.finished
    // A tick, `finish`, a release or an ignored call continues a settle. Any other call ends it at once.
    let continues = before.isSettling && finished == nil
    if phase != .settled {
      if !continues || !phase.isSettling { gestureAsker = asker }
      return nil
    }
    let isSettle = finished.map { $0.from != $0.to } == true
    let isOfPerson = gestureAsker == .person
    let isAsked = continues ? isOfPerson : asker == .person || isSettle && isOfPerson
    var (isMove, edge, wrap) = (position != from, Pager.Edge?.none, Sense?.none)
    switch outcome {
    case .moved(let move)?:
      (isMove, edge) = (true, move.stopped)
      wrap = pager.wrap(by: move, during: before)
    case .changed?: isMove = isSettle
    case .ignored(.edge(let refused))?: (isMove, edge) = (false, refused)
    case .ignored?: isMove = false
    case nil: break
    }
    if isMove || position != from { last = nil }
    guard isAsked, isMove || edge != nil, let position else { return nil }
    let announcement = Announcement(
      position: position, count: pager.levels[position.level].count, isMove: isMove,
      isNewLevel: isMove && position.level != level, edge: edge, wrap: wrap)
    if isMove { level = position.level }
    defer { last = announcement }
    return announcement == last ? nil : announcement
  }
}

extension Pager {
  /// Returns the sense of a move that wrapped around, or nil if the move did not wrap around or if this is unclear.
  /// In a level of two pages, for example, a step leads to the other page in both directions. `phase` is the phase
  /// before the call. A move that ends a turn has no `steps`, but counts as one step.
  package func wrap(by move: Move, during phase: Phase) -> Sense? {
    let isTurn = phase.axis.map { !scrollsFreely($0) } == true && move.finished == nil
    guard let steps = move.steps ?? (isTurn ? 1 : nil) else { return nil }
    return wrap(from: move.from, to: move.to, steps: steps)
  }

  private func wrap(from: Position, to: Position, steps: Int) -> Sense? {
    if from.level == to.level {
      let wraps = levels[to.level].rules.edge == .wrap
      guard wraps, let start = from.page, let end = to.page else { return nil }
      return Pager.wrap(from: start, to: end, steps: steps, count: levels[to.level].count)
    }
    if rules.ends == .stop { return nil }
    // In the linear order, a step leads to the next page.
    if let start = ordinal(from), let end = ordinal(to), abs(end - start) == steps { return nil }
    // Under `empty skip`, only levels with pages count as steps.
    let stops = levels.indices.filter { rules.empty == .enter || levels[$0].count > 0 }
    guard let start = stops.firstIndex(of: from.level), let end = stops.firstIndex(of: to.level)
    else { return nil }
    return Pager.wrap(from: start, to: end, steps: steps, count: stops.count)
  }

  private static func wrap(from: Int, to: Int, steps: Int, count: Int) -> Sense? {
    // In 64 bits, the sums fit on every platform.
    let (way, count) = (Int64(to) - Int64(from), Int64(count))
    if abs(way) == steps { return nil }
    let isForward = (Int64(steps) % count - way) % count == 0
    let isBackward = (Int64(steps) % count + way) % count == 0
    return isForward == isBackward ? nil : isForward ? .forward : .backward
  }

  /// Returns the index of a page in the linear order.
  private func ordinal(_ position: Position) -> Int64? {
    position.page.map { page in
      levels[..<position.level].reduce(Int64(page)) { $0 + Int64($1.count) }
    }
  }
}
