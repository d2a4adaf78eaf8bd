/// The state of the content: at rest, following a finger, or coming to rest.
///
/// Each case lists the phases that may follow it.
public enum Phase: Hashable, Sendable {
  /// The content is at rest. The next phase is `dragging` after a drag, `settling` after a glide, and `settled` after any
  /// other command.
  case settled
  /// The content follows a finger. The next phase is `dragging` after another drag, `settling` after a release,
  /// `cancel` or a glide, and `settled` after `finish` or any other command that is not ignored.
  case dragging(Drag)
  /// The content was released and is coming to rest. The next phase is `settling` after a tick or a glide, `dragging`
  /// after a drag, and `settled` after the last tick, `finish` or any other command that is not ignored.
  case settling(Settle)

  /// The axis along which the content moves; nil at rest.
  public var axis: Pager.Axis? { motion?.axis }

  /// Whether the content is settling and needs ticks.
  public var isSettling: Bool {
    if case .settling = self { true } else { false }
  }

  /// The displayed distance of the content from its rest position. It is positive if content to the right or below
  /// comes into view, and zero at rest.
  public var offset: Offset { motion?.offset ?? .zero }

  private var motion: (axis: Pager.Axis, offset: Offset)? {
    switch self {
    case .settled: nil
    case .dragging(let drag): (drag.axis, drag.offset)
    case .settling(let settle): (settle.axis, settle.offset)
    }
  }
}

/// Content that follows a finger.
public struct Drag: Hashable, Sendable {
  package let axis: Pager.Axis
  /// The distance of the drag, positive if it reveals content to the right or below. Unless the level scrolls freely,
  /// the distance is at most one page in either direction.
  package let distance: Offset
  /// The displayed offset: `distance`, reduced by rubber-band resistance if there is no page in that direction.
  package let offset: Offset
}

/// Released content that is coming to rest.
public struct Settle: Hashable, Sendable {
  package let axis: Pager.Axis
  /// The displayed offset at release.
  package let start: Offset
  /// The final displayed offset; zero if the content returns to its previous position.
  package let end: Offset
  package let durationMilliseconds: Int
  /// The time since the release, in `0..<durationMilliseconds`.
  package internal(set) var elapsedMilliseconds = 0

  package var offset: Offset {
    start.eased(to: end, elapsed: Int64(elapsedMilliseconds), of: Int64(durationMilliseconds))
  }
}
