#if canImport(CrossPager)
  public import CrossPager
#endif

/// A history of states for undo and redo, with limits on the number of changes and the memory they use.
///
/// A pager is a value, so an undo step is a copy. Copies share their unchanged parts in memory.
///
///     var history = UndoHistory<Pager, String>()
///     history.perform("Next week", on: &pager) { $0.move(.right, by: 7) }
///     history.nameToUndo                          // "Next week"
///     history.undo(&pager)
///
/// A history keeps up to ``limit`` changes with a total size of up to ``byteLimit`` bytes, and drops the oldest changes
/// first. The newest ``leastCount`` changes may exceed the byte limit. To limit memory, pass the size of each change as
/// `bytes`.
public struct UndoHistory<State, Name> {
  /// A state to restore, and the name of the change to undo or redo.
  public final class Entry {
    /// The state.
    public let state: State
    /// The name of the change; nil for a gesture.
    public let name: Name?
    @usableFromInline let bytes: Int

    @inlinable
    init(state: consuming State, name: Name?, bytes: Int) {
      self.state = state
      self.name = name
      self.bytes = bytes
    }
  }

  /// The maximum number of changes that can be undone.
  public let limit: Int
  /// The maximum memory used by the changes that can be undone, in bytes.
  public let byteLimit: Int
  /// The range to which sizes are clamped so that their sums cannot overflow.
  @usableFromInline static var sizes: ClosedRange<Int> { 0...(Int.max / 64) }
  /// The default maximum number of changes: 1000.
  public static var defaultLimit: Int { 1000 }
  /// The default maximum memory: 64 MB.
  public static var defaultByteLimit: Int { 64_000_000 }
  /// The number of recent changes to keep regardless of their size.
  @inlinable public static var leastCount: Int { 10 }

  /// The memory used by the changes that can be undone, in bytes.
  public var bytes: Int { heldBytes }
  @usableFromInline var heldBytes = 0
  /// The changes that can be undone, oldest first. Dropped entries become nil and are removed in batches.
  @usableFromInline var past: [Entry?] = []
  /// The number of nil entries at the beginning of `past`.
  @usableFromInline var dropped = 0
  /// The number of changes dropped to stay within the limits.
  public var droppedCount: Int { droppedBefore }
  @usableFromInline var droppedBefore = 0
  @usableFromInline var future: [Entry] = []

  /// Creates an empty history.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of changes that can be undone, clamped to at least 1.
  ///   - byteLimit: The maximum memory used by the changes, in bytes, clamped to `0...Int.max / 64`.
  public init(limit: Int = defaultLimit, byteLimit: Int = defaultByteLimit) {
    self.limit = max(limit, 1)
    self.byteLimit = min(max(byteLimit, 0), Self.sizes.upperBound)
  }

  /// The number of changes that can be undone.
  @inlinable public var undoCount: Int { past.count - dropped }
  /// The number of changes that can be redone.
  public var redoCount: Int { future.count }
  /// The name of the change to undo; nil for a gesture or if there is nothing to undo.
  public var nameToUndo: Name? { undoCount == 0 ? nil : past.last??.name }
  /// The name of the change to redo; nil for a gesture or if there is nothing to redo.
  public var nameToRedo: Name? { future.last?.name }

  /// Records a change and discards the changes that could be redone.
  ///
  /// - Parameters:
  ///   - state: The state before the change.
  ///   - name: The name of the change; nil for a gesture.
  ///   - bytes: The memory, in bytes, that `state` does not share with the next state.
  /// - Complexity: O(1) on average
  @inlinable
  public mutating func record(_ state: consuming State, before name: Name?, bytes: Int = 0) {
    let size = min(max(bytes, 0), Self.sizes.upperBound)
    keep(
      Entry(
        state: state, name: name, bytes: size + MemoryLayout<State>.size + MemoryLayout<Name?>.size)
    )
    future.removeAll()
  }

  /// Undoes the last change. Returns the state before the change, or nil if there is nothing to undo.
  public mutating func undo(from present: State) -> Entry? {
    guard undoCount > 0, let entry = past.removeLast() else { return nil }
    heldBytes -= entry.bytes
    future.append(Entry(state: present, name: entry.name, bytes: entry.bytes))
    return entry
  }

  /// Redoes the most recently undone change. Returns the state after the change, or nil if there is nothing to redo.
  public mutating func redo(from present: State) -> Entry? {
    guard let entry = future.popLast() else { return nil }
    keep(Entry(state: present, name: entry.name, bytes: entry.bytes))
    return entry
  }

  @inlinable
  mutating func keep(_ entry: consuming Entry) {
    heldBytes += entry.bytes
    past.append(entry)
    while undoCount > limit || heldBytes > byteLimit && undoCount > Self.leastCount {
      heldBytes -= past[dropped]?.bytes ?? 0
      past[dropped] = nil
      dropped += 1
      droppedBefore += 1
    }
    if dropped > undoCount {
      past.removeFirst(dropped)
      dropped = 0
    }
  }
}

extension UndoHistory: Sendable where State: Sendable, Name: Sendable {}
extension UndoHistory.Entry: Sendable where State: Sendable, Name: Sendable {}

extension UndoHistory where State: Paging {
  /// Calls a closure with a state and records any change.
  ///
  /// A gesture counts as one change and is recorded when the content reaches its target. A gesture that returns to its
  /// starting position is not recorded. If the call completes a settle, the history records the gesture as a separate
  /// change before any change made by the call.
  ///
  /// - Parameters:
  ///   - name: The name of the change; nil for a gesture.
  ///   - state: The current state.
  ///   - bytes: A closure that returns the size, in bytes, of the memory that the earlier state does not share with the
  ///     later state. It receives the earlier state first.
  ///   - call: A closure that may change the state.
  /// - Returns: The result of `call`.
  @discardableResult
  public mutating func perform<Result>(
    _ name: Name? = nil, on state: inout State, bytes: (State, State) -> Int = { _, _ in 0 },
    _ call: (inout State) -> Result
  ) -> Result {
    let before = state
    let result = call(&state)
    recordChange(from: before, to: state, name, bytes: bytes)
    return result
  }

  /// Records the changes made by a call.
  ///
  /// - Parameters:
  ///   - before: The state before the call.
  ///   - after: The state after the call.
  ///   - name: The name of the change; nil for a gesture.
  ///   - bytes: A closure that returns the size, in bytes, of the memory that the earlier state does not share with the
  ///     later state. It receives the earlier state first.
  @inlinable
  public mutating func recordChange(
    from before: consuming State, to after: State, _ name: Name?,
    bytes: (State, State) -> Int = { _, _ in 0 }
  ) {
    guard before.base.phase == .settled && after.base.phase == .settled else {
      return recordGesture(from: before, to: after, name, bytes: bytes)
    }
    if after != before {
      let bytes = bytes(before, after)
      record(before, before: name, bytes: bytes)
    }
  }

  @usableFromInline
  mutating func recordGesture(
    from before: State, to after: State, _ name: Name?, bytes: (State, State) -> Int
  ) {
    let start = before.withoutGesture
    if after.base.phase != .settled {
      // A gesture is recorded when it ends, but any other change during a gesture is recorded immediately.
      if after.withoutGesture != start { record(start, before: name, bytes: bytes(start, after)) }
      return
    }
    var rested = before
    rested.settle()
    if rested != start { record(start, before: nil, bytes: bytes(start, rested)) }
    if after != rested { record(rested, before: name, bytes: bytes(rested, after)) }
  }

  /// Undoes the last change. A drag in progress is dropped first. A settle in progress is completed first and counts as
  /// the last change. If the last change opened a page, undo closes it.
  ///
  /// - Returns: `changed`; nil if there is nothing to undo.
  @discardableResult
  public mutating func undo(_ state: inout State) -> Outcome? {
    travel(&state) { $0.undo(from: $1) }
  }

  /// Redoes the most recently undone change.
  ///
  /// - Returns: `changed`; nil if there is nothing to redo.
  @discardableResult
  public mutating func redo(_ state: inout State) -> Outcome? {
    travel(&state) { $0.redo(from: $1) }
  }

  private mutating func travel(
    _ state: inout State, _ pick: (inout Self, State) -> Entry?
  ) -> Outcome? {
    var next = self
    var rested = state
    let arrival = rested.settle()
    next.recordChange(from: state, to: rested, nil)
    guard let entry = pick(&next, rested) else { return nil }
    self = next
    state = entry.state
    return .changed(finished: arrival)
  }
}
