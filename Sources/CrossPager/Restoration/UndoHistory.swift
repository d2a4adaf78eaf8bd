/// The states before and after the present one, for undo and redo, in bounded memory.
///
/// A pager is a value, so a step of undo is a copy, and copies share what did not change.
///
///     var history = UndoHistory<Pager, String>()
///     history.perform("Next week", on: &pager) { $0.move(.right, by: 7) }
///     history.nameToUndo                          // "Next week"
///     history.undo(&pager)
///
/// There is room for ``limit`` changes that together take at most ``byteLimit`` bytes, and for the newest ``leastCount``
/// of these however large they are. The oldest are dropped first. A change takes as many bytes as ``record(_:before:bytes:)``
/// is told, and a few of its own.
public struct UndoHistory<State, Name> {
  /// A state that can be gone to, and the change that lies between it and the present or the next nearer one.
  public struct Entry {
    /// The state.
    public var state: State
    /// What the change is called; nil for a gesture.
    public var name: Name?
    fileprivate var bytes: Int
  }

  /// How many changes can be undone at most.
  public let limit: Int
  /// How much memory they may take, in bytes.
  public let byteLimit: Int
  /// How many changes can be undone unless another number is given.
  public static var defaultLimit: Int { 1000 }
  /// How much memory they may take unless another number is given, in bytes.
  public static var defaultByteLimit: Int { 64_000_000 }
  /// How many of the newest changes are kept, however large they are.
  public static var leastCount: Int { 10 }

  /// The memory of the states to undo to, as it was told, in bytes.
  public private(set) var bytes = 0
  /// Oldest first; those that were dropped are nil until there are many of them.
  private var past: [Entry?] = []
  /// How many at the beginning of `past` were dropped.
  private var dropped = 0
  /// How many changes were dropped since the history began, because there was no room for them.
  public private(set) var droppedCount = 0
  private var future: [Entry] = []

  /// A history without changes.
  ///
  /// - Parameters:
  ///   - limit: How many changes can be undone at most, at least 1.
  ///   - byteLimit: How much memory they may take, in bytes.
  public init(limit: Int = defaultLimit, byteLimit: Int = defaultByteLimit) {
    self.limit = max(limit, 1)
    self.byteLimit = byteLimit
  }

  /// How many changes can be undone.
  public var undoCount: Int { past.count - dropped }
  /// How many changes can be done again.
  public var redoCount: Int { future.count }
  /// What the change is called that would be undone; nil for a gesture, and if there is none.
  public var nameToUndo: Name? { undoCount == 0 ? nil : past.last??.name }
  /// What the change is called that would be done again; nil for a gesture, and if there is none.
  public var nameToRedo: Name? { future.last?.name }

  /// Keeps `state` as what undoing a change leads to. What could be done again no longer can.
  ///
  /// - Parameters:
  ///   - state: The state before the change.
  ///   - name: What the change is called; nil for a gesture.
  ///   - bytes: The memory that `state` takes besides the state after it.
  /// - Complexity: O(1) on average
  public mutating func record(_ state: consuming State, before name: Name?, bytes: Int = 0) {
    let held = min(max(bytes, 0), Int.max / 2)
    keep(Entry(state: state, name: name, bytes: held + MemoryLayout<Entry>.stride))
    future.removeAll()
  }

  /// The state before `present`, and the change that is undone; nil if there is none.
  public mutating func undo(from present: State) -> Entry? {
    guard undoCount > 0, let entry = past.removeLast() else { return nil }
    bytes -= entry.bytes
    future.append(Entry(state: present, name: entry.name, bytes: entry.bytes))
    return entry
  }

  /// The state after `present`, and the change that is done again; nil if there is none.
  public mutating func redo(from present: State) -> Entry? {
    guard let entry = future.popLast() else { return nil }
    keep(Entry(state: present, name: entry.name, bytes: entry.bytes))
    return entry
  }

  private mutating func dropAll() {
    droppedCount += undoCount
    past.removeAll()
    (bytes, dropped) = (0, 0)
  }

  private mutating func keep(_ entry: consuming Entry) {
    let (sum, overflow) = bytes.addingReportingOverflow(entry.bytes)
    if overflow { dropAll() }
    bytes = overflow ? entry.bytes : sum
    past.append(entry)
    while undoCount > limit || bytes > byteLimit && undoCount > Self.leastCount {
      bytes -= past[dropped]?.bytes ?? 0
      past[dropped] = nil
      dropped += 1
      droppedCount += 1
    }
    if dropped > undoCount {
      past.removeFirst(dropped)
      dropped = 0
    }
  }
}

extension UndoHistory: Sendable where State: Sendable, Name: Sendable {}
extension UndoHistory.Entry: Sendable where State: Sendable, Name: Sendable {}

/// A state that content can move in: a pager, or an app's state with a pager in it.
public protocol Settling: Equatable {
  /// What goes on between commands.
  var phase: Phase { get }
  /// The state without the gesture there is, as if it had never begun.
  var withoutGesture: Self { get }
  /// Brings content to rest: a drag is dropped without trace, a settle arrives.
  ///
  /// - Returns: Where a settle led; nil if there was none.
  @discardableResult
  mutating func settle() -> Arrival?
}

extension UndoHistory where State: Settling {
  /// Makes a call and keeps the state before it, if it changed anything.
  ///
  /// A gesture is one change, made when it arrives; one that goes back is none. A settle that the call finishes is a
  /// change of its own, before it.
  ///
  /// - Parameters:
  ///   - name: What the change is called; nil for a gesture.
  ///   - state: The present state.
  ///   - bytes: The memory that a state takes besides the one after it.
  ///   - call: The call.
  /// - Returns: What the call returns.
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

  /// Keeps what lies between a state and the one that a call made of it.
  ///
  /// - Parameters:
  ///   - before: The state before the call, with the gesture there was.
  ///   - after: The state after it.
  ///   - name: What the call is called; nil for a gesture.
  ///   - bytes: The memory that a state takes besides the one after it.
  public mutating func recordChange(
    from before: State, to after: State, _ name: Name?,
    bytes: (State, State) -> Int = { _, _ in 0 }
  ) {
    let start = before.withoutGesture
    if after.phase != .settled {
      // The gesture alone goes on, unless the call changed something besides.
      if after.withoutGesture != start { record(start, before: name, bytes: bytes(start, after)) }
      return
    }
    if after == before { return }
    var rested = before
    rested.settle()
    if rested != start { record(start, before: nil, bytes: bytes(start, rested)) }
    if after != rested { record(rested, before: name, bytes: bytes(rested, after)) }
  }

  /// Undoes the last change. A drag is dropped first; a settle arrives, and is what is undone.
  ///
  /// - Returns: `changed`; `nothingToUndo` if there is no change, `pageOpen` never: opening can be undone.
  @discardableResult
  public mutating func undo(_ state: inout State) -> Outcome {
    travel(&state, else: .nothingToUndo) { $0.undo(from: $1) }
  }

  /// Does the last change again that was undone.
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
