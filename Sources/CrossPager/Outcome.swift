/// The result of a command.
public enum Outcome: Hashable, Sendable {
  /// The position changed.
  case moved(Move)
  /// Anything else in the state changed. `finished` is the settle that the command finished first.
  case changed(finished: Arrival? = nil)
  /// A legal request that changed nothing.
  case ignored(Reason)
}

/// Where a settle led: from the position that was taken before the gesture to the one where it came to rest, which are
/// the same if it went back.
public struct Arrival: Hashable, Sendable {
  /// Where the pager was before the gesture.
  public var from: Position
  /// Where it came to rest.
  public var to: Position

  /// An arrival as it is reported, not checked against any pager.
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

/// A change of position.
public struct Move: Hashable, Sendable {
  /// Where the pager was; where a settle that the command finished first had led to.
  public var from: Position
  /// Where it is now.
  public var to: Position
  /// The places gone, for a relative move; nil for an absolute one.
  public var steps: Int?
  /// The edge that stopped a longer move.
  public var stopped: Pager.Edge?
  /// The settle that the command finished first, which led to `from`; nil if there was none.
  public var finished: Arrival?

  /// A move as it is reported, not checked against any pager.
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
  /// The outcome of a command before which a settle was finished.
  func after(_ arrival: Arrival) -> Outcome {
    switch self {
    case .moved(var move):
      move.finished = arrival
      return .moved(move)
    case .changed: return .changed(finished: arrival)
    case .ignored: return self
    }
  }
}

/// Why a command changed nothing.
public enum Reason: Hashable, Sendable {
  /// No page or level lies further that way.
  case edge(Pager.Edge)
  /// A page is open, and refuses everything but `close`.
  case pageOpen
  /// No page is open.
  case nothingOpen
  /// The page is not displayed, so it cannot be tapped.
  case notVisible
  /// No finger is dragging the content.
  case notDragging
  /// The level has no pages.
  case emptyLevel
  /// A level's index is outside the pager.
  case noSuchLevel
  /// A page's index is outside its level.
  case noSuchPage
  /// The state is already as requested.
  case alreadyThere
  /// Moves in that direction are locked.
  case locked(Direction)
  /// The pager has no levels.
  case noLevels
  /// The level would have more than ``Track/maximumCount`` pages; or, above the core, a link or a snapshot names other
  /// levels, or something else determines the levels or pages to edit: an enumeration, sections with identities, a
  /// calendar.
  case doesNotFit
  /// Given by a session: there is no change to take back.
  case nothingToUndo
  /// Given by a session: there is no change to do again.
  case nothingToRedo
  /// Given by a session: the level's pages have no dates.
  case noDates
  /// Given by a session: another level has that name.
  case nameTaken
}
