/// The result of a command. Positions refer to the pager after the command.
public enum Outcome: Hashable, Sendable {
  /// The pager moved to another position.
  case moved(Move)
  /// The state changed without a move. `finished` is the settle that the command completed first. `closed` is the
  /// position, before the command, of an open page that an edit removed and thereby closed.
  case changed(finished: Arrival? = nil, closed: Position? = nil)
  /// The command was ignored and changed nothing.
  case ignored(Reason)

  /// Whether the command was ignored.
  public var isIgnored: Bool {
    if case .ignored = self { true } else { false }
  }

  /// The new position, if a move or a settle has brought the content to rest at another position; otherwise nil.
  ///
  /// For the page's identity, see ``Paging/pageID(at:)``. After edits, `show`, `forget`, `restore` and undo, compare
  /// ``Paging/currentPageID`` before and after the call.
  public var arrival: Position? {
    switch self {
    case .moved(let move): move.to
    case .changed(let finished?, _) where finished.from != finished.to:
      finished.to.flatMap { $0.page == nil ? nil : $0 }
    case .changed, .ignored: nil
    }
  }

  package var finished: Arrival? {
    switch self {
    case .moved(let move): move.finished
    case .changed(let finished, _): finished
    case .ignored: nil
    }
  }

  static func changed(unless reason: Reason?) -> Outcome {
    reason.map { .ignored($0) } ?? .changed()
  }
}

/// The end of a settle. If the content returned to its previous position, both positions are the same.
///
/// If an edit completes the settle, the positions are those after the edit. A page that the edit removed is nil, and so
/// is the position on a level that the edit removed.
public struct Arrival: Hashable, Sendable {
  /// The position before the gesture.
  public var from: Position?
  /// The position at which the content came to rest.
  public var to: Position?

  package init(from: Position?, to: Position?) { (self.from, self.to) = (from, to) }

  func moved(_ successor: (Position) -> Position?) -> Arrival {
    Arrival(from: from.flatMap(successor), to: to.flatMap(successor))
  }
}

/// A change of position.
public struct Move: Hashable, Sendable {
  /// The position before the move but after any settle that the command finished first.
  public var from: Position
  /// The position after the move.
  public var to: Position
  /// The number of places moved; nil for an absolute move or a gesture.
  public var steps: Int?
  /// The edge that stopped the move early; nil if no edge stopped it.
  public var stopped: Pager.Edge?
  /// The settle that the command finished before it took effect; nil if there was no settle.
  public var finished: Arrival?

  /// Creates a move.
  public init(
    from: Position, to: Position, steps: Int? = nil, stopped: Pager.Edge? = nil,
    finished: Arrival? = nil
  ) {
    (self.from, self.to) = (from, to)
    (self.steps, self.stopped, self.finished) = (steps, stopped, finished)
  }
}

/// The reason that a command was ignored.
public enum Reason: Hashable, Sendable {
  /// The pager is at an edge.
  case edge(Pager.Edge)
  /// A page is open. Close it first.
  case pageOpen
  /// No page is open.
  case nothingOpen
  /// The page is outside the viewport, so it cannot be tapped.
  case notVisible
  /// There is no drag to release or cancel.
  case notDragging
  /// The level has no pages.
  case emptyLevel
  /// No level has this index or name.
  case noSuchLevel
  /// The level has no page with this index or identity.
  case noSuchPage
  /// There is nothing to change.
  case alreadyThere
  /// This direction is locked.
  case locked(Direction)
  /// The pager has no levels.
  case noLevels
  /// The request does not fit the pager. For example, a count is outside `0...Pager.maximumCount`, or names determine
  /// the levels or pages that an edit by index would change.
  case doesNotFit
}
