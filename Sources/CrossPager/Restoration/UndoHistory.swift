/// The states before and after the present one, for undo and redo, in bounded memory.
///
/// A pager is a value, so a step of undo is a copy, and copies share what did not change.
///
///     var history = UndoHistory<Pager, String>()
///     history.perform("Next week", on: &pager) { $0.move(.right, by: 7) }
///     history.nameToUndo                          // "Next week"
///     history.undo(&pager)
///
/// A history keeps up to ``limit`` changes that together take at most ``byteLimit`` bytes. Within the limit it always keeps
/// the newest ``leastCount``. It drops the oldest first. The caller passes the size of a change as `bytes`; without it only
/// the number of changes is limited.
public struct UndoHistory<State, Name> {
  /// A state to return to, and the change between it and the next state towards the present.
  public struct Entry {
    /// The state.
    public var state: State
    /// The name of the change; nil for a gesture.
    public var name: Name?
    @usableFromInline var bytes: Int

    @inlinable
    init(state: consuming State, name: Name?, bytes: Int) {
      self.state = state
      self.name = name
      self.bytes = bytes
    }
  }

  /// The most changes that can be undone.
  public let limit: Int
  /// The most memory that they may take, in bytes, held within `0...Int.max / 64`.
  public let byteLimit: Int
  /// The sizes that count. The sum of all that a history keeps is then far from overflowing.
  @usableFromInline static var sizes: ClosedRange<Int> { 0...(Int.max / 64) }
  /// The default limit of changes.
  public static var defaultLimit: Int { 1000 }
  /// The default limit of memory, in bytes.
  public static var defaultByteLimit: Int { 64_000_000 }
  /// How many of the newest changes are kept, however large they are.
  @inlinable public static var leastCount: Int { 10 }

  /// The memory of the states to undo to, in bytes, as the caller gave it.
  public var bytes: Int { heldBytes }
  @usableFromInline var heldBytes = 0
  /// Oldest first. Dropped entries are nil until there are many of them.
  @usableFromInline var past: [Entry?] = []
  /// How many entries at the beginning of `past` were dropped.
  @usableFromInline var dropped = 0
  /// How many changes the history has dropped for lack of room.
  public var droppedCount: Int { droppedBefore }
  @usableFromInline var droppedBefore = 0
  @usableFromInline var future: [Entry] = []

  /// A history without changes.
  ///
  /// - Parameters:
  ///   - limit: How many changes can be undone at most, at least 1.
  ///   - byteLimit: The most memory that they may take, in bytes.
  public init(limit: Int = defaultLimit, byteLimit: Int = defaultByteLimit) {
    self.limit = max(limit, 1)
    self.byteLimit = Self.sizes.clamp(byteLimit)
  }

  /// How many changes can be undone.
  @inlinable public var undoCount: Int { past.count - dropped }
  /// How many changes can be redone.
  public var redoCount: Int { future.count }
  /// The name of the change to undo; nil for a gesture, or if there is none.
  public var nameToUndo: Name? { undoCount == 0 ? nil : past.last??.name }
  /// The name of the change to redo; nil for a gesture, or if there is none.
  public var nameToRedo: Name? { future.last?.name }

  /// Records a change, so that undoing it leads to `state`. Drops the changes that could be redone.
  ///
  /// - Parameters:
  ///   - state: The state before the change.
  ///   - name: The name of the change; nil for a gesture.
  ///   - bytes: The memory that `state` takes besides the state after it.
  /// - Complexity: O(1) on average
  @inlinable
  public mutating func record(_ state: consuming State, before name: Name?, bytes: Int = 0) {
    let size = min(max(bytes, 0), Self.sizes.upperBound)
    keep(Entry(state: state, name: name, bytes: size + MemoryLayout<Entry>.stride))
    future.removeAll()
  }

  /// The state before `present`, and the change to undo; nil if there is none.
  public mutating func undo(from present: State) -> Entry? {
    guard undoCount > 0, let entry = past.removeLast() else { return nil }
    heldBytes -= entry.bytes
    future.append(Entry(state: present, name: entry.name, bytes: entry.bytes))
    return entry
  }

  /// The state after `present`, and the change to redo; nil if there is none.
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
      var oldest: Entry?
      swap(&oldest, &past[dropped])
      heldBytes -= oldest?.bytes ?? 0
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

extension UndoHistory where State: Settling {
  /// Makes a call. If the call changes anything, keeps the state before it.
  ///
  /// A gesture is one change, recorded when it arrives. A gesture that goes back is no change. A settle that the call
  /// finishes is a change of its own, before that of the call.
  ///
  /// - Parameters:
  ///   - name: The name of the change; nil for a gesture.
  ///   - state: The present state.
  ///   - bytes: The memory that a state takes in addition to the next one.
  ///   - call: The call.
  /// - Returns: The outcome of the call.
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

  /// Records the changes between a state and the state after a call.
  ///
  /// - Parameters:
  ///   - before: The state before the call, with its gesture.
  ///   - after: The state after it.
  ///   - name: The name of the call; nil for a gesture.
  ///   - bytes: The memory that a state takes in addition to the next one.
  @inlinable
  public mutating func recordChange(
    from before: State, to after: State, _ name: Name?,
    bytes: (State, State) -> Int = { _, _ in 0 }
  ) {
    if before.phase == .settled && after.phase == .settled {
      if after != before { record(before, before: name, bytes: bytes(before, after)) }
      return
    }
    let start = before.withoutGesture
    if after.phase != .settled {
      // The gesture alone goes on, unless the call changed something besides.
      if after.withoutGesture != start { record(start, before: name, bytes: bytes(start, after)) }
      return
    }
    var rested = before
    rested.settle()
    if rested != start { record(start, before: nil, bytes: bytes(start, rested)) }
    if after != rested { record(rested, before: name, bytes: bytes(rested, after)) }
  }

  /// Undoes the last change. It drops a drag first. During a settle, it lets the settle arrive and undoes it.
  ///
  /// - Returns: `changed`; `nothingToUndo` if there is no change. It never returns `pageOpen`, since opening a page can
  ///   be undone.
  @discardableResult
  public mutating func undo(_ state: inout State) -> Outcome {
    travel(&state, else: .nothingToUndo) { $0.undo(from: $1) }
  }

  /// Redoes the change that was undone last.
  ///
  /// - Returns: `changed`; `nothingToRedo` if there is none.
  @discardableResult
  public mutating func redo(_ state: inout State) -> Outcome {
    travel(&state, else: .nothingToRedo) { $0.redo(from: $1) }
  }

  private mutating func travel(
    _ state: inout State, else reason: Reason, _ pick: (inout Self, State) -> Entry?
  ) -> Outcome {
    var next = self
    var rested = state
    let arrival = rested.settle()
    next.recordChange(from: state, to: rested, nil)
    guard let entry = pick(&next, rested) else { return .ignored(reason) }
    self = next
    state = entry.state
    return .changed(finished: arrival)
  }
}
