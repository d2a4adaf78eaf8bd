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
