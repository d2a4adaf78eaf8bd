import CrossPager
import MessageWords

/// Changes and their undo.
extension Session {
  /// Makes a change and records it for undo, unless it is ignored.
  ///
  /// Drops a drag or finishes a settle first. A finished settle is a separate change, recorded
  /// before this one. If the change is then ignored, the gesture continues. While a page is open,
  /// only `close` changes anything.
  ///
  /// - Parameter body: Makes the change and adds its details to the response.
  mutating func change(
    _ command: Command? = nil, _ word: String? = nil,
    _ body: (inout SessionState, inout Response.Change) -> Outcome
  ) -> Response.Result {
    if state.pager.openPage != nil && command != .close { return ignored(.pageOpen, command, word) }
    let before = state
    var change = Response.Change()
    if state.phase != .settled, let arrival = state.settle() {
      change.finished = NamedArrival(arrival, in: state)
    }
    let outcome = body(&state, &change)
    if case .ignored(let reason) = outcome {
      let result = ignored(reason, command, word, notes: change.notes)
      // The gesture continues, and a snapshot that does not fit has already changed the state.
      state = before
      return result
    }
    history.recordChange(from: before, to: state, lines.last ?? "")
    guard case .moved(let move) = outcome else {
      change.opened = state.opened
      return .changed(change)
    }
    return .moved(
      from: before.place(move.from), to: state.place(move.to), steps: move.steps,
      stopped: move.stopped, finished: change.finished)
  }

  /// Performs a step of a gesture. A gesture is recorded as one change when it arrives, or not at
  /// all if it went back.
  mutating func gesture(_ gesture: Command.Gesture) -> Response.Result {
    let before = state
    let outcome = state.apply(.gesture(gesture))
    if case .ignored(let reason) = outcome { return ignored(reason, .gesture(gesture)) }
    history.recordChange(from: before, to: state, nil)
    guard case .moved(let move) = outcome else { return .changed(Response.Change()) }
    return .moved(from: before.place(move.from), to: state.place(move.to))
  }

  /// Performs `undo` or `redo`: goes to another state of the history.
  ///
  /// - Parameter done: The verb for the command that is undone or redone: `undid` or `redid`.
  mutating func travel(
    _ done: String, else reason: Reason,
    _ pick: (inout SessionHistory, SessionState) -> SessionHistory.Entry?
  ) -> Response.Result {
    var base = state
    let arrival = base.settle()
    var next = history
    next.recordChange(from: state, to: base, nil)
    guard let entry = pick(&next, base) else { return ignored(reason) }
    history = next
    state = entry.state
    catchUp()
    return .changed(
      Response.Change(
        travel: "\(done) \(entry.name.map { "'\($0.excerpt)'" } ?? "a gesture")",
        finished: arrival.map { NamedArrival($0, in: base) },
        opened: state.opened))
  }

  /// Whether the current gesture is about to reach another state.
  var isArriving: Bool {
    if state.pager.phase == .settled { return false }
    var next = state
    _ = next.settle()
    return next != state.withoutGesture
  }

  /// The result of an ignored command.
  private func ignored(
    _ reason: Reason, _ command: Command? = nil, _ word: String? = nil, notes: [String] = []
  ) -> Response.Result {
    let message = state.message(reason, of: command, word: word)
    return .ignored(reason, message: message, notes: notes)
  }
}
