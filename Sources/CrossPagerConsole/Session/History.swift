/// The states before and after the present one, for undo and redo.
struct History<State> {
  /// How many changes can be taken back.
  static var limit: Int { 1000 }
  /// How much memory the changes may take, in bytes. When they take more, the oldest are dropped.
  static var byteLimit: Int { 64_000_000 }

  /// A state that can be gone to, and the command that lies between it and the present or the next nearer one.
  struct Entry {
    var state: State
    /// nil for a gesture.
    var command: String?
  }

  private var past = NewestList<Entry>(limit: limit, byteLimit: byteLimit)
  private var future: [NewestList<Entry>.Slot] = []
  /// How many of the present entries existed at the mark; negative if later ones were dropped as well.
  private var marked = (past: 0, future: 0)

  /// The memory of the states to undo to, beyond the present state.
  var bytes: Int { past.bytes }

  /// Remembers where the present state is.
  mutating func mark() { marked = (past.count, future.count) }

  /// Whether there is something to undo that was done before the mark.
  var undoPassesMark: Bool { !past.isEmpty && past.count <= marked.past }
  /// Whether there is something to redo that was undone before the mark.
  var redoPassesMark: Bool { !future.isEmpty && future.count <= marked.future }

  /// Keeps `state` as what undoing `command` leads to; what could be done again no longer can.
  ///
  /// - Parameter bytes: the memory that `state` takes besides the state after it.
  /// - Complexity: O(1) on average
  mutating func record(
    _ state: consuming State, before command: consuming String?, bytes: Int = 0
  ) {
    let size = bytes + (command?.utf8.count ?? 0) + MemoryLayout<Entry>.stride
    marked.past -= past.append(Entry(state: state, command: command), bytes: size)
    future.removeAll()
    marked.future = 0
  }

  /// The state before `present` and the command that is taken back; nil if there is none.
  mutating func undo(from present: State) -> Entry? {
    guard let slot = past.popLast() else { return nil }
    let entry = slot.element
    future.append(.init(element: Entry(state: present, command: entry.command), bytes: slot.bytes))
    return entry
  }

  /// The state after `present` and the command that is done again; nil if there is none.
  mutating func redo(from present: State) -> Entry? {
    guard let slot = future.popLast() else { return nil }
    let entry = slot.element
    past.append(Entry(state: present, command: entry.command), bytes: slot.bytes)
    return entry
  }
}
