public import CrossPager

/// A literal, slow implementation of a pager that is independent of the core.
///
/// Levels are rows of pages, and both have identities. A move of several steps takes one step at a time. The model
/// collects all reasons that apply and selects the first in the order of `Docs/Guide.md` ("Scripts and JSON"). A refused
/// command has no effect. A gesture ends with a single move. After an edit, the model looks for the open page by its
/// identity.
///
///     var reference = ReferencePager(counts: [3, 2])
///     reference.apply(.move(.right, 9))   // moved to page 2 of level 0, 2 steps, stopped at the right edge
public struct ReferencePager: PagerSystem, Hashable, Sendable {
  var rows: [ReferenceRow]
  var current: Int?
  var rules = PagerRules()
  var newLevelRules = LevelRules()
  var phase = ReferencePhase.settled
  var openPage: Position?
  /// The identity of the next new level.
  private var born = 0

  /// Creates a pager with default rules. The first level is current, and every level is on its
  /// first page.
  ///
  /// - Parameter counts: The page count of each level, top to bottom, in `0...Pager.maximumCount`.
  public init(counts: [Int]) {
    rows = []
    current = counts.isEmpty ? nil : 0
    rows = counts.map { newRow(count: $0, rules: LevelRules()) }
  }

  mutating func newRow(count: Int, rules: LevelRules) -> ReferenceRow {
    defer { born += 1 }
    return ReferenceRow(id: born, count: count, rules: rules)
  }

  /// Performs or ignores a command, and returns the outcome.
  ///
  /// The method is slow for long rows and distances.
  public mutating func apply(_ command: Command) -> Outcome {
    if openPage != nil && command.isRefusedWhileOpen { return .ignored(.pageOpen) }
    var next = self
    if case .gesture(let gesture) = command, gesture.continues {
      let outcome = next.perform(gesture)
      self = next
      return outcome
    }
    var finished = next.rest()
    let rested = next
    var outcome = next.perform(command)
    var closed: Position?
    if command.edits, case .changed = outcome {
      let place = { next.place(of: $0, since: rested, after: command) }
      finished = finished.map { Arrival(from: $0.from.flatMap(place), to: $0.to.flatMap(place)) }
      next.openPage = rested.openPage.flatMap(place).flatMap { $0.page == nil ? nil : $0 }
      closed = next.openPage == nil ? rested.openPage : nil
      if case .replaceLevels = command, next.looks(like: rested) {
        outcome = .ignored(.alreadyThere)
      }
    }
    switch outcome {
    case .ignored(let reason): return .ignored(reason)
    case .changed:
      self = next
      return .changed(finished: finished, closed: closed)
    case .moved(var move):
      self = next
      move.finished = finished
      return .moved(move)
    }
  }

  /// The visible state.
  public var observedState: ObservedState {
    ObservedState(
      position: position, levels: rows.map { ObservedLevel(count: $0.count, page: $0.page) },
      rules: ObservedRules(pager: rules, levels: rows.map(\.rules), newLevels: newLevelRules),
      display: ObservedDisplay(
        phase: observedPhase, openPage: openPage,
        rests: rows.map { $0.isEmpty ? nil : Offset($0.rest(extent)) }))
  }

  var position: Position? { current.map { Position(level: $0, page: rows[$0].page) } }

  private mutating func perform(_ command: Command) -> Outcome {
    switch command {
    case .move(let direction, let distance): move(direction, distance)
    case .first: goToEnd { $0.isEmpty ? nil : 0 }
    case .last: goToEnd { $0.isEmpty ? nil : $0.last }
    case .top: goToOutermost { $0.first }
    case .bottom: goToOutermost { $0.last }
    case .next(let distance): moveInLinearOrder(.forward, distance, stop: .end)
    case .previous(let distance): moveInLinearOrder(.backward, distance, stop: .beginning)
    case .goLevel(let level): go(to: level)
    case .goPage(let level, let page): go(to: level, page: page)
    case .page(let page): go(toPage: page)
    case .remember(let level, let page): remember(level: level, page: page)
    case .forget(let level): forget(level)
    case .forgetAll: forget(nil)
    case .align(let level): align(level)
    case .zoom(.in): zoom(.up)
    case .zoom(.out): zoom(.down)
    case .gesture(let gesture): perform(gesture)
    case .open: open()
    case .openPage(let level, let page): open(level: level, page: page)
    case .close: close()
    case .insert(let level, let index, let count): insert(level: level, index: index, count: count)
    case .remove(let level, let index, let count): remove(level: level, index: index, count: count)
    case .resize(let level, let count): resize(level: level, count: count)
    case .reload(let level, let count, let page, _): reload(level: level, count: count, page: page)
    case .insertLevel(let count, let index): insertLevel(count: count, index: index)
    case .removeLevel(let level): removeLevel(level)
    case .moveLevel(let level, let index): moveLevel(level, to: index)
    case .replaceLevels(let replacements): replaceLevels(replacements)
    case .restore(let snapshot): restore(snapshot)
    case .setLevelRule(let rule, let level): set(rule, level: level)
    case .setRuleOfAllLevels(let rule): set(rule, level: nil)
    case .setPagerRule(let rule): set(rule)
    case .lock(let directions): setLocks(rules.locked.union(directions))
    case .unlock(let directions): setLocks(rules.locked.subtracting(directions))
    }
  }

  /// Returns the refusal of a command, or nil if no reason applies. The command's own reason comes
  /// first, and the others follow in the order of `Docs/Guide.md` ("Scripts and JSON").
  func refusal(own: Reason? = nil, _ reasons: KeyValuePairs<Reason, Bool>) -> Outcome? {
    var reason = own
    for (other, applies) in reasons where own == nil && applies {
      if reason.map({ precedence(other) < precedence($0) }) ?? true { reason = other }
    }
    return reason.map(Outcome.ignored)
  }

  private func precedence(_ reason: Reason) -> Int {
    switch reason {
    case .pageOpen, .nothingOpen, .notVisible, .notDragging: 0
    case .noSuchLevel: 1
    case .noLevels: 2
    case .emptyLevel: 3
    case .noSuchPage: 4
    case .locked: 5
    case .edge: 6
    case .doesNotFit: 7
    case .alreadyThere: 8
    }
  }
}

extension Command {
  /// Whether the command is refused while a page is open: it moves the content, or sets a level's page.
  fileprivate var isRefusedWhileOpen: Bool {
    switch self {
    case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
      .remember, .forget, .forgetAll, .align, .zoom, .gesture, .open, .openPage, .restore:
      true
    case .close, .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock: false
    case .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel, .replaceLevels:
      false
    }
  }
}

extension Command.Gesture {
  /// Whether the step continues the gesture in progress. A glide begins a new one.
  fileprivate var continues: Bool { if case .glide = self { false } else { true } }
}
