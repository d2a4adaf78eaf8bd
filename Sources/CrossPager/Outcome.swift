/// The result of a command.
public enum Outcome: Hashable, Sendable {
  /// The pager moved to another position.
  case moved(Move)
  /// The state changed without a move. `finished` is the settle that the command finished first, if any.
  case changed(finished: Arrival? = nil)
  /// The command was ignored and changed nothing.
  case ignored(Reason)
}

/// The end of a settle. If the content returned to its previous position, both positions are the same.
public struct Arrival: Hashable, Sendable {
  /// The position before the gesture.
  public var from: Position
  /// The position at which the content came to rest.
  public var to: Position

  /// Creates an arrival.
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
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
  /// The settle that the command finished first; nil if there was no settle.
  public var finished: Arrival?

  /// Creates a move.
  public init(
    from: Position, to: Position, steps: Int? = nil, stopped: Pager.Edge? = nil,
    finished: Arrival? = nil
  ) {
    self.from = from
    self.to = to
    self.steps = steps
    self.stopped = stopped
    self.finished = finished
  }
}

extension Outcome {
  /// The outcome of a command that changed the state without a move, or was ignored for a reason.
  static func changed(unless reason: Reason?) -> Outcome {
    reason.map { .ignored($0) } ?? .changed()
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
  /// The level has no page with this index.
  case noSuchPage
  /// There is nothing to change.
  case alreadyThere
  /// This direction is locked.
  case locked(Direction)
  /// The pager has no levels.
  case noLevels
  /// The request does not fit the pager.
  ///
  /// For example, a count is outside `0...Track.maximumCount`, or a link or snapshot does not match the levels. A
  /// ``TypedPager`` returns this reason for edits to its levels, and an ``IdentifiedPager`` returns it for all edits by
  /// index.
  case doesNotFit
  /// There is no change to undo in an ``UndoHistory``.
  case nothingToUndo
  /// There is no change to redo in an ``UndoHistory``.
  case nothingToRedo
  /// The level's pages have no dates. A ``Pager`` never returns this reason.
  case noDates
  /// Another level has this name. A ``Pager`` never returns this reason.
  case nameTaken
}
