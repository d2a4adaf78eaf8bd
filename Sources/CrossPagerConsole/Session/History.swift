/// The states before and after the present one, for undo and redo.
struct History<State> {
  /// How many changes can be taken back.
  static var limit: Int { 1000 }

  private var past: [State] = []
  private var future: [State] = []

  /// Keeps `state` as what the next change is undone to; what could be done again no longer can.
  ///
  /// The oldest states are dropped in batches, so that keeping one is O(1) on average.
  mutating func record(_ state: State) {
    past.append(state)
    if past.count >= 2 * Self.limit { past.removeFirst(past.count - Self.limit) }
    future.removeAll()
  }

  /// The state before `present`; nil if there is none.
  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// The state after `present`; nil if there is none.
  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}
