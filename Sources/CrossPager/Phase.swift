/// What the pager is doing between commands.
///
/// Every phase says which phases may follow it, and by which command; the contract's section 4 is the table.
public enum Phase: Hashable, Sendable {
  /// At rest. Followed by `dragging`, by a drag; `settled`, by every other command.
  case settled
  /// Content follows a finger. Followed by `dragging`, by a drag; `settling`, by a release or cancel; `settled`, by
  /// `finish`, and by every other command that is not ignored, which drops the drag without trace.
  case dragging(Drag)
  /// Content that was let go of comes to rest. Followed by `settling`, by a tick; `dragging`, by a drag, which
  /// catches it; `settled`, by the tick with which it arrives, by `finish`, and by every other command that is not
  /// ignored, which lets it arrive first.
  case settling(Settle)

  /// The axis content moves along; nil at rest.
  public var axis: Pager.Axis? {
    switch self {
    case .settled: nil
    case .dragging(let drag): drag.axis
    case .settling(let settle): settle.axis
    }
  }

  /// Whether released content is coming to rest, so that it needs ticks.
  public var isSettling: Bool {
    if case .settling = self { true } else { false }
  }

  /// How far from its rest content shows; zero at rest.
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

/// Content under a finger.
public struct Drag: Hashable, Sendable {
  /// The axis the content moves along, chosen by the first drag.
  public let axis: Pager.Axis
  /// How far the finger has come, in the sense in which content is revealed: one page at most, unless the level
  /// scrolls freely.
  public let distance: Offset
  /// Where the content shows: `distance`, but held by a rubber band where there is no page.
  public let offset: Offset
}

/// Content on its way to a rest.
public struct Settle: Hashable, Sendable {
  /// The axis the content moves along.
  public let axis: Pager.Axis
  /// Where it was let go of.
  public let start: Offset
  /// Where it is going; zero if it goes back.
  public let end: Offset
  /// The duration of the settle, in milliseconds.
  public let durationMilliseconds: Int
  /// The time since the release, in `0..<durationMilliseconds`.
  public private(set) var elapsedMilliseconds = 0

  init(axis: Pager.Axis, start: Offset, end: Offset, durationMilliseconds: Int) {
    self.axis = axis
    self.start = start
    self.end = end
    self.durationMilliseconds = durationMilliseconds
  }

  /// The displayed offset. After t of the duration T, it has covered 1 − (1 − t/T)³ of its way.
  ///
  /// - Complexity: O(1)
  public var offset: Offset {
    start.eased(to: end, elapsed: Int64(elapsedMilliseconds), of: Int64(durationMilliseconds))
  }

  /// The settle after so many more milliseconds, at least 0; nil if it arrives.
  func advanced(by milliseconds: Int) -> Settle? {
    if milliseconds >= durationMilliseconds - elapsedMilliseconds { return nil }
    var settle = self
    settle.elapsedMilliseconds += milliseconds
    return settle
  }
}

/// A state whose content can move: a pager, or an app's state with a pager in it.
public protocol Settling: Equatable {
  /// Whether the content is settled, dragged or settling.
  var phase: Phase { get }
  /// The state without its present gesture, as if the gesture had never begun.
  var withoutGesture: Self { get }
  /// Brings content to rest. It drops a drag without trace and lets a settle arrive.
  ///
  /// - Returns: Where a settle led; nil if there was none.
  @discardableResult
  mutating func settle() -> Arrival?
}
