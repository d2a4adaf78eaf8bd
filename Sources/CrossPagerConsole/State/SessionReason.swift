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

extension SessionReason {
  /// The word for this reason, without its edge or direction.
  package var spelling: String {
    switch self {
    case .pager(let reason): reason.spelling
    case .noDates: "noDates"
    case .nameTaken: "nameTaken"
    case .nothingToUndo: "nothingToUndo"
    case .nothingToRedo: "nothingToRedo"
    }
  }

  /// The words for all reasons, without edges or directions.
  package static let spellings =
    [
      Reason.edge(.left), .emptyLevel, .noSuchLevel, .noSuchPage, .alreadyThere, .locked(.left),
      .pageOpen, .nothingOpen, .notVisible, .notDragging, .noLevels, .doesNotFit,
    ].map(\.spelling) + [nothingToUndo, nothingToRedo, noDates, nameTaken].map(\.spelling)
}
