import CrossPager
import CrossPagerTimeline

/// Requests, done.
extension Session {
  /// Does what was asked and says what came of it.
  ///
  /// - Parameter unknownLevel: the word that was to be a level and is none, for the message.
  mutating func perform(_ request: Request, unknownLevel: String? = nil) -> Response.Result {
    switch request {
    case .preview(let request):
      var copy = self
      copy.storage = ReadOnlyStorage(storage: storage)
      return copy.perform(request, unknownLevel: unknownLevel)
    case .model(let command):
      return change(command, unknownLevel) { $0.apply(command) }
    case .insertLevel(let name, let count, let index):
      let command = Command.insertLevel(count: count, index: index)
      return change(command, name) {
        $0.labels.contains { $0.name == name }
          ? .ignored(.nameTaken) : $0.apply(command, name: name)
      }
    case .setScale(let rule):
      return change { state in
        if state.scale == rule { return .ignored(.alreadyThere) }
        state.scale = rule
        return .changed()
      }
    case .setValue(let column):
      return change { state in
        if state.value == nil { return .ignored(.noDates) }
        if state.value == column { return .ignored(.alreadyThere) }
        state.value = column
        return .changed()
      }
    case .date(let period):
      return change(nil, "\(period.lowerBound)") { $0.go(to: period) }
    case .latest:
      return change { $0.goToLatest() }
    case .undo:
      return take(history.undo(from: state), "undone", else: .nothingToUndo)
    case .redo:
      return take(history.redo(from: state), "done again", else: .nothingToRedo)
    case .restore(let file, let repairs):
      return restore(file, repairs: repairs)
    case .follow(let link):
      return follow(link)
    case .save(let file):
      return save(to: file)
    case .record(let file):
      return record(file)
    case .replay(let file):
      return replay(file)
    case .expect(let expectation):
      return expect(expectation)
    case .report(let request):
      return .report(report(request))
    }
  }

  /// Makes a change and records it for undo, unless it is ignored.
  mutating func change(
    _ command: Command? = nil, _ word: String? = nil, notes: [String] = [],
    _ body: (inout State) -> Outcome
  ) -> Response.Result {
    var next = state
    let outcome = body(&next)
    switch outcome {
    case .ignored(let reason):
      let state = state
      return .ignored(
        reason, message: .init(state.message(reason, of: command, word: word)), notes: notes)
    case .moved(let move):
      commit(next)
      return .moved(
        from: state.place(move.from), to: state.place(move.to), steps: move.steps,
        stopped: move.stopped)
    case .changed:
      commit(next)
      return .changed(notes: notes)
    }
  }

  /// Makes `next`, which was read from a link or a snapshot, the state, as one change.
  mutating func adopt(_ next: State, fits: Bool, notes: [String]) -> Response.Result {
    change(notes: notes) { state in
      if !fits { return .ignored(.doesNotFit) }
      if state == next { return .ignored(.alreadyThere) }
      state = next
      return .changed()
    }
  }

  private mutating func commit(_ next: State) {
    history.record(state, before: lines.last ?? "")
    state = next
  }

  /// Goes to another state of the history, if there is one.
  ///
  /// - Parameter done: what becomes of the command between, in words.
  private mutating func take(
    _ other: History<State>.Entry?, _ done: String, else reason: Reason
  ) -> Response.Result {
    guard let other else {
      let state = state
      return .ignored(
        reason, message: .init(state.message(reason, of: nil, word: nil)), notes: [])
    }
    state = other.state
    if let chartData { state.cover(chartData) }
    return .changed(what: "'\(Wording.short(other.command))' is \(done)", notes: [])
  }
}

extension Session.State {
  /// `date`: the page of the current level that holds the beginning of a period, else the first in it.
  fileprivate mutating func go(to period: Range<CivilTime>) -> Outcome {
    guard let level = pager.currentLevel else { return .ignored(.noLevels) }
    guard let dated = labels[level].dated else { return .ignored(.noDates) }
    guard let page = dated.page(in: period) else { return .ignored(.noSuchPage) }
    return apply(.page(page))
  }

  /// `latest`.
  fileprivate mutating func goToLatest() -> Outcome {
    guard let level = pager.currentLevel else { return .ignored(.noLevels) }
    guard labels[level].dated != nil else { return .ignored(.noDates) }
    return apply(.last)
  }
}

extension Request {
  var isPreview: Bool {
    guard case .preview = self else { return false }
    return true
  }
}
