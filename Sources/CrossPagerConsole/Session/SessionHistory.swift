import CrossPager
import PagerCompanions

/// The history of states for undo and redo, with a mark at the start of a recording.
struct SessionHistory {
  typealias Entry = UndoHistory<SessionState, String>.Entry

  private var states = UndoHistory<SessionState, String>()
  /// The number of changes before the mark, and the number of changes that were undone before the
  /// mark and can still be redone.
  private var marked = (before: 0, after: 0)

  /// The number of changes before the current state, including dropped changes.
  private var position: Int { states.droppedCount + states.undoCount }

  /// Marks the current state.
  mutating func mark() { marked = (position, states.redoCount) }

  /// The memory, in bytes, used by the changes that can be undone.
  var bytes: Int { states.bytes }

  /// Records the change that a line made to a state.
  ///
  /// - Parameter line: The line, or nil for a gesture.
  mutating func recordChange(
    from before: consuming SessionState, to after: SessionState, _ line: String?
  ) {
    states.recordChange(from: before, to: after, line) {
      $0.bytes(besides: $1) + (line?.utf8.count ?? 0)
    }
    if states.redoCount == 0 { marked.after = 0 }
  }

  /// Forgets all changes.
  mutating func forgetChanges() {
    states = UndoHistory()
    marked = (0, 0)
  }

  /// Returns the previous state and the undone line, or nil if there is nothing to undo.
  mutating func undo(from present: SessionState) -> Entry? { states.undo(from: present) }

  /// Returns the next state and the redone line, or nil if there is nothing to redo.
  mutating func redo(from present: SessionState) -> Entry? { states.redo(from: present) }

  /// Whether `undo` goes to a state before the mark.
  var undoPassesMark: Bool { states.undoCount > 0 && position <= marked.before }

  /// Whether `redo` goes to a state before the mark.
  var redoPassesMark: Bool { states.redoCount > 0 && states.redoCount <= marked.after }
}
