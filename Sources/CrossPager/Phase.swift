/// The state of the content: at rest, following a finger, or coming to rest.
///
/// Each case lists the phases that may follow it. See section 4 of the contract for all transitions.
public enum Phase: Hashable, Sendable {
  /// The content is at rest. Followed by `dragging` after a drag, and by `settled` after any other command.
  case settled
  /// The content follows a finger. Followed by `dragging` after a drag, by `settling` after a release or cancel, and by
  /// `settled` after `finish`. Any other command that is not ignored drops the drag and leads to `settled`.
  case dragging(Drag)
  /// The content was released and is coming to rest. Followed by `settling` after a tick, by `dragging` after a drag,
  /// which catches the content, and by `settled` after `finish` or the last tick. Any other command that is not ignored
  /// first completes the settle and leads to `settled`.
  case settling(Settle)

  /// The axis along which the content moves; nil at rest.
  public var axis: Pager.Axis? {
    switch self {
    case .settled: nil
    case .dragging(let drag): drag.axis
    case .settling(let settle): settle.axis
    }
  }

  /// Whether the content is coming to rest and needs ticks.
  public var isSettling: Bool {
    if case .settling = self { true } else { false }
  }

  /// The displayed distance of the content from its rest; zero at rest.
  ///
  /// - Complexity: O(1)
  public var offset: Offset {
    switch self {
    case .settled: .zero
    case .dragging(let drag): drag.offset
    case .settling(let settle): settle.offset
    }
  }
}

/// Content that follows a finger.
public struct Drag: Hashable, Sendable {
  /// The axis along which the content moves. The first drag of the gesture chooses it.
  public let axis: Pager.Axis
  /// The distance that the finger has moved, positive if it reveals content to the right or below. At most one page,
  /// unless the level scrolls freely.
  public let distance: Offset
  /// The displayed offset: `distance`, reduced by a rubber band if there is no page in that direction.
  public let offset: Offset
}

/// Released content that is coming to rest.
public struct Settle: Hashable, Sendable {
  /// The axis along which the content moves.
  public let axis: Pager.Axis
  /// The displayed offset at the release.
  public let start: Offset
  /// The displayed offset at the end; zero if the content goes back.
  public let end: Offset
  /// The duration of the settle, in milliseconds.
  public let durationMilliseconds: Int
  /// The time since the release, in `0..<durationMilliseconds`.
  public internal(set) var elapsedMilliseconds = 0

  /// The displayed offset. At time t of the duration T, the content has covered 1 − (1 − t/T)³ of the distance.
  ///
  /// - Complexity: O(1)
  public var offset: Offset {
    start.eased(to: end, elapsed: Int64(elapsedMilliseconds), of: Int64(durationMilliseconds))
  }

  /// The settle after more milliseconds, at least 0; nil if the settle is complete by then.
  func advanced(by milliseconds: Int) -> Settle? {
    if milliseconds >= durationMilliseconds - elapsedMilliseconds { return nil }
    var settle = self
    settle.elapsedMilliseconds += milliseconds
    return settle
  }
}

/// A state whose content can move: a pager, or an app's state that contains one.
public protocol Settling: Equatable {
  /// Whether the content is settled, dragged or settling.
  var phase: Phase { get }
  /// The state as if the current gesture had never begun.
  var withoutGesture: Self { get }
  /// Brings the content to rest by dropping a drag or completing a settle.
  ///
  /// - Returns: The completed settle; nil if the content was not settling.
  @discardableResult
  mutating func settle() -> Arrival?
}
