import CrossPager
import MessageWords
import PagerCompanions

/// Performs and undoes changes.
extension Session {
  /// Performs a model command and, unless it is ignored, records it for undo.
  ///
  /// - Parameters:
  ///   - name: The name of an inserted level.
  ///   - word: The word to quote in the message if the command is ignored.
  mutating func perform(_ command: Command, name: String = "", _ word: String?) -> Response.Result {
    let before = state
    let outcome = SessionOutcome.pager(state.apply(command, name: name))
    var change = Response.Change()
    change.finished = outcome.finished.map { NamedArrival($0, in: state) }
    change.setting = setting(command)
    return conclude(outcome, from: before, command, word, change)
  }

  /// Makes a change and, unless the change is ignored, records it for undo.
  ///
  /// Before the change, a drag is discarded, or a settle is finished and recorded as a separate change. If the change is
  /// ignored, the gesture continues instead.
  ///
  /// - Parameters:
  ///   - command: The command for the message if the change is ignored.
  ///   - word: The word to quote in that message.
  ///   - tellsFormerPlaces: Whether to tell the places of a finished settle as they were before the change.
  ///   - body: A closure that makes the change and fills in its details.
  mutating func change(
    _ command: Command? = nil, _ word: String? = nil, tellsFormerPlaces: Bool = false,
    _ body: (inout SessionState, inout Response.Change) -> SessionOutcome
  ) -> Response.Result {
    let before = state
    var change = Response.Change()
    let arrival = state.settle()
    let rested = arrival.map { _ in state }
    let outcome = body(&state, &change)
    if let arrival, let rested {
      change.finished =
        tellsFormerPlaces
        ? NamedArrival(arrival, in: rested)
        : NamedArrival(state.successor(of: arrival, in: rested), in: state)
    }
    return conclude(outcome, from: before, command, word, change)
  }

  /// Records the change that a command made, or undoes what an ignored command did.
  private mutating func conclude(
    _ outcome: SessionOutcome, from before: consuming SessionState, _ command: Command?,
    _ word: String?, _ details: Response.Change
  ) -> Response.Result {
    if let reason = outcome.reason {
      state = before
      return ignored(reason, command, word, details)
    }
    let result: Response.Result
    if case .pager(.moved(let move)) = outcome {
      result = .moved(
        from: before.place(move.from), to: state.place(move.to), steps: move.steps,
        stopped: move.stopped, finished: details.finished)
    } else {
      var change = details
      change.opened = state.opened
      if state.pager.openPage == nil, command != .close { change.closed = before.opened?.place }
      result = .changed(change)
    }
    let isGesture = if case .gesture = command { true } else { false }
    history.recordChange(from: consume before, to: state, isGesture ? nil : lines.last ?? "")
    return result
  }

  /// The result for an ignored command.
  func ignored(
    _ reason: SessionReason, _ command: Command? = nil, _ word: String? = nil,
    _ change: Response.Change = Response.Change()
  ) -> Response.Result {
    let rested = state.pager.phase == .settled ? state : state.settled
    return .ignored(
      reason, message: change.refusal ?? rested.message(reason, of: command, word: word),
      notes: change.notes)
  }

  /// Performs `undo` or `redo`.
  ///
  /// - Parameter done: The verb for the message: `undid` or `redid`.
  mutating func travel(
    _ done: String, else reason: SessionReason,
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
  var isArriving: Bool { state.pager.phase != .settled && state.settled != state.withoutGesture }
}
