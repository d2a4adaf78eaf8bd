import CrossPager

/// The states before and after the current one, with a mark at the start of a recording.
struct SessionHistory {
  typealias Entry = UndoHistory<SessionState, String>.Entry

  private var states = UndoHistory<SessionState, String>()
  /// The number of changes before the mark, and the number that were undone before it and can still
  /// be redone.
  private var marked = (before: 0, after: 0)

  /// The number of changes before the current state, including dropped ones.
  private var position: Int { states.droppedCount + states.undoCount }

  /// Marks the current state.
  mutating func mark() { marked = (position, states.redoCount) }

  /// The memory of the states to undo to, beyond the current state.
  var bytes: Int { states.bytes }

  /// Records the changes between a state and the state after a line.
  ///
  /// - Parameter line: The line, or nil for a gesture.
  mutating func recordChange(from before: SessionState, to after: SessionState, _ line: String?) {
    states.recordChange(from: before, to: after, line) {
      $0.bytes(besides: $1) + (line?.utf8.count ?? 0)
    }
    if states.redoCount == 0 { marked.after = 0 }
  }

  /// The state before `present` and the line to undo, or nil if there is none.
  mutating func undo(from present: SessionState) -> Entry? { states.undo(from: present) }

  /// The state after `present` and the line to redo, or nil if there is none.
  mutating func redo(from present: SessionState) -> Entry? { states.redo(from: present) }

  /// Whether a request, performed or previewed, goes to a state from before the mark.
  func passesMark(_ request: Request) -> Bool {
    switch request.previewed ?? request {
    case .undo: states.undoCount > 0 && position <= marked.before
    case .redo: states.redoCount > 0 && states.redoCount <= marked.after
    default: false
    }
  }
}
