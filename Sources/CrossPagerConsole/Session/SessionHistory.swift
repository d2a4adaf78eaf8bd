import CrossPager

/// The states before and after the present one, and which of them were there when a recording began.
struct SessionHistory {
  typealias Entry = UndoHistory<Session.State, String>.Entry

  private var states = UndoHistory<Session.State, String>()
  /// How many changes lay before the mark, and how many of those after it can still be done again.
  private var marked = (before: 0, after: 0)

  /// How many changes lie before the present state, those that were dropped among them.
  private var position: Int { states.droppedCount + states.undoCount }

  /// Remembers where the present state is.
  mutating func mark() { marked = (position, states.redoCount) }

  /// The memory of the states to undo to, beyond the present state.
  var bytes: Int { states.bytes }

  /// Whether there is something to undo that was done before the mark.
  var undoPassesMark: Bool { states.undoCount > 0 && position <= marked.before }
  /// Whether there is something to redo that was undone before the mark.
  var redoPassesMark: Bool { states.redoCount > 0 && states.redoCount <= marked.after }

  /// Keeps what lies between a state and what a line made of it.
  ///
  /// - Parameter line: nil for a gesture.
  mutating func recordChange(from before: Session.State, to after: Session.State, _ line: String?) {
    states.recordChange(from: before, to: after, line) {
      $0.bytes(besides: $1) + (line?.utf8.count ?? 0)
    }
    if states.redoCount == 0 { marked.after = 0 }
  }

  /// The state before `present`, and the line that is undone; nil if there is none.
  mutating func undo(from present: Session.State) -> Entry? { states.undo(from: present) }

  /// The state after `present`, and the line that is done again; nil if there is none.
  mutating func redo(from present: Session.State) -> Entry? { states.redo(from: present) }
}
