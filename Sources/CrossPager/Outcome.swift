/// What came of a command.
public enum Outcome: Hashable, Sendable {
  /// The position changed.
  case moved(Move)
  /// Anything else in the state changed.
  case changed
  /// A legal request that changed nothing.
  case ignored(Reason)
}

/// A change of position.
public struct Move: Hashable, Sendable {
  /// Where the pager was.
  public var from: Position
  /// Where it is now.
  public var to: Position
  private var stepCount: OptionalIndex
  /// The edge that stopped a longer move.
  public var stopped: Edge?

  /// The places gone, for a relative move; nil for an absolute one.
  public var steps: Int? {
    get { stepCount.value }
    set { stepCount = OptionalIndex(clamping: newValue) }
  }

  /// A move as it is reported, not checked against any pager.
  ///
  /// - Parameter steps: held within `0...Track.maximumCount`.
  public init(from: Position, to: Position, steps: Int? = nil, stopped: Edge? = nil) {
    self.from = from
    self.to = to
    self.stepCount = OptionalIndex(clamping: steps)
    self.stopped = stopped
  }

  /// A move that was made, which needs no check.
  @inline(__always)
  init(existing from: Position, _ to: Position, steps: Int?, stopped: Edge?) {
    self.from = from
    self.to = to
    self.stepCount = OptionalIndex(steps)
    self.stopped = stopped
  }
}

/// Why a command changed nothing.
public enum Reason: Hashable, Sendable {
  /// There is nothing further that way.
  case edge(Edge)
  /// The level has no pages.
  case emptyLevel
  /// A level's index is outside the pager.
  case noSuchLevel
  /// A page's index is outside its level.
  case noSuchPage
  /// What was asked for is so already.
  case alreadyThere
  /// Moves in that direction are locked.
  case locked(Direction)
  /// The pager has no levels.
  case noLevels
  /// The level would have more than ``Track/maximumCount`` pages; or, above the core, a link or a snapshot
  /// names other levels, or an edit is asked of pages that a calendar gives.
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
