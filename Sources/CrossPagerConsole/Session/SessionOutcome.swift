public import CrossPager

/// The reason that a session ignored a command.
public enum SessionReason: Hashable, Sendable {
  /// A reason of the pager.
  case pager(Reason)
  /// The level has no dates.
  case noDates
  /// Another level has this name.
  case nameTaken
  /// No change can be undone.
  case nothingToUndo
  /// No undone change can be done again.
  case nothingToRedo
}

/// The outcome of a command for a session.
enum SessionOutcome: Hashable {
  case pager(Outcome)
  case ignored(SessionReason)

  /// The reason that the command was ignored; nil if it was performed.
  var reason: SessionReason? {
    switch self {
    case .ignored(let reason): reason
    case .pager(.ignored(let reason)): .pager(reason)
    case .pager(.moved), .pager(.changed): nil
    }
  }

  /// The settle that the command completed first.
  var finished: Arrival? {
    switch self {
    case .pager(.moved(let move)): move.finished
    case .pager(.changed(let finished, _)): finished
    case .pager(.ignored), .ignored: nil
    }
  }

  static func ignored(_ reason: Reason) -> SessionOutcome { .pager(.ignored(reason)) }
  static func changed() -> SessionOutcome { .pager(.changed()) }
}
