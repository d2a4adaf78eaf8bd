import CrossPager
import MessageWords

/// Performs and undoes changes.
extension Session {
  /// Makes a change and, unless the change is ignored, records it for undo.
  ///
  /// Before the change, a drag is discarded, or a settle is finished and recorded as a separate change. If the change is
  /// ignored, the gesture continues instead. While a page is open, every command except `close` is ignored.
  ///
  /// - Parameter body: A closure that makes the change and fills in its details.
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
      let result = ignored(
        reason, command, word, notes: change.notes, message: change.refusal)
      // Restore the gesture, and undo the changes made by a snapshot that does not fit.
      state = before
      return result
    }
    let line = lines.last ?? ""
    guard case .moved(let move) = outcome else {
      history.recordChange(from: consume before, to: state, line)
      change.opened = state.opened
      return .changed(change)
    }
    let from = before.place(move.from)
    history.recordChange(from: consume before, to: state, line)
    return .moved(
      from: from, to: state.place(move.to), steps: move.steps, stopped: move.stopped,
      finished: change.finished)
  }

  /// Performs a step of a gesture. A completed gesture is recorded as one change unless the content
  /// goes back.
  mutating func gesture(_ gesture: Command.Gesture) -> Response.Result {
    let before = state
    let outcome = state.apply(.gesture(gesture))
    if case .ignored(let reason) = outcome { return ignored(reason, .gesture(gesture)) }
    history.recordChange(from: before, to: state, nil)
    guard case .moved(let move) = outcome else { return .changed(Response.Change()) }
    return .moved(from: before.place(move.from), to: state.place(move.to))
  }

  /// Performs `undo` or `redo`.
  ///
  /// - Parameter done: The verb for the message: `undid` or `redid`.
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
    takeData()
    catchUp()
    return .changed(
      Response.Change(
        travel: "\(done) \(entry.name.map { "'\($0.excerpt)'" } ?? "a gesture")",
        finished: arrival.map { NamedArrival($0, in: base) },
        opened: state.opened))
  }

  /// Whether the current gesture will change the state when it ends.
  var isArriving: Bool {
    if state.pager.phase == .settled { return false }
    var next = state
    _ = next.settle()
    return next != state.withoutGesture
  }

  /// The result for an ignored command.
  private func ignored(
    _ reason: Reason, _ command: Command? = nil, _ word: String? = nil, notes: [String] = [],
    message: String? = nil
  ) -> Response.Result {
    .ignored(
      reason, message: message ?? state.message(reason, of: command, word: word), notes: notes)
  }
}
