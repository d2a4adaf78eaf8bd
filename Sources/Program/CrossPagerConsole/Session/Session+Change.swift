package import CrossPager
import MessageWords
import PagerCompanions

extension Session {
  /// Performs a command of the pager and, unless it is ignored, records it for undo.
  ///
  /// - Parameters:
  ///   - name: The name of an inserted level.
  ///   - word: The word to quote in the message if the command is ignored.
  package mutating func perform(
    _ command: Command, name: String = "", _ word: String? = nil,
    setting: (SessionState) -> String? = { _ in nil }
  ) throws(Refusal) -> Answer {
    let before = state
    let outcome = state.apply(command, name: name)
    var change = Response.Change()
    if !outcome.isIgnored {
      change.finished = outcome.finished.map { NamedArrival($0, in: state) }
      change.setting = setting(state)
    }
    return try conclude(outcome, from: before, command, word, change)
  }

  /// Makes a change and, unless the change is refused, records it for undo.
  ///
  /// Before the change, a drag is discarded, or a settle is finished and recorded as a separate change. If the change
  /// is refused, the gesture continues instead.
  ///
  /// - Parameters:
  ///   - command: The command for the message if the change is refused.
  ///   - word: The word to quote in that message.
  ///   - tellsFormerPlaces: Whether to report the places of a finished settle as they were before the change.
  package mutating func change(
    _ command: Command? = nil, _ word: String? = nil, tellsFormerPlaces: Bool = false,
    _ body: (inout SessionState, inout Response.Change) throws(Refusal) -> Outcome
  ) throws(Refusal) -> Answer {
    let before = state
    var change = Response.Change()
    let arrival = state.settle()
    let rested = arrival.map { _ in state }
    let outcome: Outcome
    do throws(Refusal) {
      outcome = try body(&state, &change)
    } catch {
      state = before
      throw explained(error, command, word)
    }
    if let arrival, let rested {
      change.finished =
        tellsFormerPlaces
        ? NamedArrival(arrival, in: rested)
        : NamedArrival(state.successor(of: arrival, in: rested), in: state)
    }
    return try conclude(outcome, from: before, command, word, change)
  }

  /// Records the change that a command made, or restores the state before an ignored command.
  private mutating func conclude(
    _ outcome: Outcome, from before: consuming SessionState, _ command: Command?,
    _ word: String?, _ details: Response.Change
  ) throws(Refusal) -> Answer {
    if case .ignored(let reason) = outcome {
      state = before
      throw explained(.ignored(reason), command, word)
    }
    var change = details
    var answer: Answer
    let loss = state.content.base?.note(onLosing: before.content.base)
    change.notes += [loss].compactMap(\.self)
    if case .moved(let move) = outcome {
      answer = Answer(
        .moved(
          from: before.place(move.from), to: state.place(move.to), steps: move.steps,
          stopped: move.stopped, finished: change.finished))
      let wrap = state.pager.wrap(by: move, during: before.pager.phase)
      answer.details = [wrap.map(WrapDetail.init)].compactMap(\.self)
    } else {
      change.opened = state.opened
      if state.pager.openPage == nil, command != .close { change.closed = before.opened?.place }
      answer = Answer(.changed(change))
    }
    let isGesture = if case .gesture = command { true } else { false }
    history.recordChange(from: consume before, to: state, isGesture ? nil : lines.last ?? "")
    if loss != nil { history = SessionHistory() }
    return answer
  }

  /// Adds the usual message to a refusal that has no message.
  package func explained(
    _ refusal: Refusal, _ command: Command? = nil, _ word: String? = nil
  ) -> Refusal {
    guard case .ignored(let reason, nil, let notes) = refusal else { return refusal }
    let rested = state.pager.phase == .settled ? state : state.settled
    var missing: String?
    if reason == .pager(.noSuchLevel), case .goLevel = command, let word,
      !rested.labels.contains(where: { $0.name.isName(word, ignoringCase: true) })
    {
      missing = content?.refusal(ofLevel: word, among: rested.labels)
    }
    let message = missing ?? rested.message(reason, of: command, word: word)
    return .ignored(reason, message, notes: notes)
  }

  /// Performs `undo` or `redo`.
  mutating func travel(back isUndo: Bool) throws(Refusal) -> Answer {
    let passesMark = isUndo ? history.undoPassesMark : history.redoPassesMark
    // A gesture that will change the state when it ends is undone first.
    let isArriving = state.settled != state.withoutGesture
    var base = state
    let arrival = base.settle()
    var next = history
    next.recordChange(from: state, to: base, nil)
    guard let entry = isUndo ? next.states.undo(from: base) : next.states.redo(from: base) else {
      throw explained(.ignored(isUndo ? .nothingToUndo : .nothingToRedo))
    }
    history = next
    state = entry.state
    _ = content?.catchUp(with: &state, isOther: true)
    let name = entry.name.map { "'\($0.excerpt)'" } ?? "a gesture"
    let change = Response.Change(
      travel: "\(isUndo ? "undid" : "redid") \(name)",
      finished: arrival.map { NamedArrival($0, in: base) }, opened: state.opened)
    var answer = Answer(.changed(change))
    answer.passesMark = passesMark && !isArriving
    return answer
  }
}

/// Reports that a move wrapped around, in the words of an announcement. In JSON, the places and steps show the wrap.
private struct WrapDetail: AnswerDetail {
  let sense: Sense

  var phrases: [String] {
    let words = Announcement.Words.english
    return [sense == .forward ? words.lastToFirst : words.firstToLast]
  }

  var json: JSON { [:] }
  var isDrawn: Bool { false }
}

/// The history of states for undo and redo, with a mark at the start of a recording.
struct SessionHistory {

  var states = UndoHistory<SessionState, String>()
  /// The number of changes before the mark, and the number that were undone before the mark and can still be redone.
  private var marked = (before: 0, after: 0)

  /// The number of changes before the current state, including dropped changes.
  private var position: Int { states.droppedCount + states.undoCount }

  var bytes: Int { states.bytes }

  mutating func mark() { marked = (position, states.redoCount) }

  /// - Parameter line: The line, or nil for a gesture.
  mutating func recordChange(
    from before: consuming SessionState, to after: SessionState, _ line: String?
  ) {
    states.recordChange(from: before, to: after, line) {
      $0.bytes(besides: $1) + (line?.utf8.count ?? 0)
    }
    if states.redoCount == 0 { marked.after = 0 }
  }

  var undoPassesMark: Bool { position <= marked.before }

  var redoPassesMark: Bool { states.redoCount <= marked.after }
}
