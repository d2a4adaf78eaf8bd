/// The states before and after the present one, for undo and redo.
struct History<State> {
  /// How many changes can be taken back.
  static var limit: Int { 1000 }

  /// A state that can be gone to, and the command that lies between it and the present or the next nearer one.
  struct Entry {
    var state: State
    /// nil for a gesture.
    var command: String?
  }

  private var past: [Entry] = []
  private var future: [Entry] = []
  /// How many entries there were of each at the mark, and still are; fewer than none of those that were dropped.
  private var marked = (past: 0, future: 0)

  /// Remembers where the present state is.
  mutating func mark() { marked = (past.count, future.count) }

  /// Whether there is something to undo that was done before the mark, or that was dropped since.
  var undoPassesMark: Bool { past.isEmpty ? marked.past < 0 : past.count <= marked.past }
  /// Whether there is something to redo that was undone before the mark.
  var redoPassesMark: Bool { !future.isEmpty && future.count <= marked.future }

  /// Keeps `state` as what undoing `command` leads to; what could be done again no longer can.
  ///
  /// The oldest states are dropped in batches, so that keeping one is O(1) on average.
  mutating func record(_ state: consuming State, before command: consuming String?) {
    past.append(Entry(state: state, command: command))
    if past.count >= 2 * Self.limit {
      marked.past -= past.count - Self.limit
      past.removeFirst(past.count - Self.limit)
    }
    future.removeAll()
    marked.future = 0
  }

  /// The state before `present` and the command that is taken back; nil if there is none.
  mutating func undo(from present: State) -> Entry? {
    guard let entry = past.popLast() else { return nil }
    future.append(Entry(state: present, command: entry.command))
    return entry
  }

  /// The state after `present` and the command that is done again; nil if there is none.
  mutating func redo(from present: State) -> Entry? {
    guard let entry = future.popLast() else { return nil }
    past.append(Entry(state: present, command: entry.command))
    return entry
  }
}
