import CrossPager
import MessageWords

/// Changes and their undo.
extension Session {
  /// Makes a change and records it for undo, unless it is ignored.
  ///
  /// Drops a drag or finishes a settle first. A finished settle is a separate change, recorded
  /// before this one. If the change is then ignored, the gesture continues. While a page is open,
  /// only `close` changes anything.
  mutating func change(
    _ command: Command? = nil, _ word: String? = nil, _ body: (inout SessionState) -> Changed
  ) -> Response.Result {
    if state.pager.openPage != nil && command != .close { return ignored(.pageOpen, command, word) }
    let gesture = state.phase == .settled ? nil : state
    let arrival = gesture == nil ? nil : state.settle()
    let base = state
    let changed = body(&state)
    if case .ignored(let reason) = changed.outcome {
      // Even if a snapshot does not fit, its differences are reported.
      state = gesture ?? base
      return ignored(reason, command, word, in: base, notes: changed.notes)
    }
    history.recordChange(from: gesture ?? base, to: state, lines.last ?? "")
    let finished = arrival.map { NamedArrival($0, in: base) }
    switch changed.outcome {
    case .moved(let move):
      return .moved(
        from: base.place(move.from), to: state.place(move.to), steps: move.steps,
        stopped: move.stopped, finished: finished)
    case .changed, .ignored:
      return .changed(
        Response.Change(
          what: changed.what, notes: changed.notes, finished: finished, opened: state.opened))
    }
  }

  /// The result of a change.
  struct Changed {
    var outcome: Outcome
    var what: Response.Change.What?
    /// Repairs or differences.
    var notes: [String] = []

    init(_ outcome: Outcome, what: Response.Change.What? = nil, notes: [String] = []) {
      self.outcome = outcome
      self.what = what
      self.notes = notes
    }

    /// The result of reading a state from a link or a snapshot, with the differences found.
    init(
      adopting state: SessionState, from before: SessionState, fits: Bool, _ differences: [String]
    ) {
      self.init(
        !fits ? .ignored(.doesNotFit) : state == before ? .ignored(.alreadyThere) : .changed(),
        notes: differences)
    }
  }

  /// Performs a step of a gesture. A gesture is recorded as one change when it arrives, or not at
  /// all if it went back.
  mutating func gesture(_ gesture: Command.Gesture) -> Response.Result {
    let before = state
    let outcome = state.apply(.gesture(gesture))
    if case .ignored(let reason) = outcome { return ignored(reason, .gesture(gesture)) }
    history.recordChange(from: before, to: state, nil)
    switch outcome {
    case .moved(let move):
      return .moved(from: before.place(move.from), to: state.place(move.to))
    case .changed, .ignored:
      return .changed(Response.Change())
    }
  }

  /// Performs `undo` or `redo`: goes to another state of the history.
  ///
  /// - Parameter done: Describes the change by the command that is undone or redone.
  mutating func travel(
    _ done: (String?) -> Response.Change.What, else reason: Reason,
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
        what: done(entry.name),
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
  ///
  /// - Parameter other: The state that the reason applies to, if not the current one.
  private func ignored(
    _ reason: Reason, _ command: Command? = nil, _ word: String? = nil,
    in other: SessionState? = nil,
    notes: [String] = []
  ) -> Response.Result {
    let state = other ?? state
    return .ignored(
      reason, message: .reason(reason, of: command, word: word, in: state), notes: notes)
  }
}
