import CivilDates
import CrossPager
import StateExploration

/// A breadth-first search through all states of the pager.
extension Session {
  /// Applies every move and gesture in every state that is reachable from here, and checks the laws of a pager
  /// (`Docs/Verification.md`, "The laws").
  ///
  /// A finger does not catch settling content, because that would lead to too many states.
  ///
  /// - Throws: `ExplorationProblem.tooLarge`.
  /// - Complexity: O(states · commands)
  public func explore() throws(ExplorationProblem) -> ExplorationReport {
    let limit = ExplorationProblem.limit
    // The walk reaches every combination of pages.
    let least = state.pager.levels.reduce(1) { product, level in
      let (next, overflow) = product.multipliedReportingOverflow(by: max(level.count, 1))
      return overflow ? .max : next
    }
    if least > limit { throw .tooLarge }
    let commands = lines(explorationLines)
    let start = state.pager.atRest
    // Law 8 is about edits, and the walk makes none.
    let laws = Law.all.filter { $0.name != Law.identity.name }
    var exploration = Exploration(
      of: start, beside: MirrorTwin(of: start), by: commands.map(\.command), laws: laws,
      limit: limit)
    exploration.isAllowed = { pager, command in
      if case .gesture(.drag) = command { !pager.phase.isSettling } else { true }
    }
    exploration.run()
    if exploration.violation == nil, !exploration.isComplete { throw .tooLarge }
    return ExplorationReport(
      stateCount: exploration.stateCount, transitionCount: exploration.transitionCount,
      diameter: exploration.diameter, outcomes: exploration.tally.rows,
      laws: laws.map(\.name) + [MirrorTwin.law],
      violation: exploration.violation.map { violation in
        ExplorationReport.Violation(
          law: violation.law, text: violation.text,
          script: violation.script.map { commands[$0].line })
      })
  }

  /// One of the shortest scripts of moves that lead from here to a place.
  ///
  /// The moves do not include commands with a level or a page as an argument, because `go` leads directly to any place.
  ///
  /// - Parameter place: A level, or a level and one of its pages or a date, as `go` reads them.
  /// - Returns: The lines of the script. If the pager is already there, the script is empty.
  /// - Complexity: O(states nearer than the place)
  public func script(to place: String) throws(ExplorationProblem) -> [String] {
    // The copy shares the storage of this session, so it must not record, and an open page must not hide other errors.
    var copy = self
    copy.scripts = Scripts()
    copy.state.pager = state.pager.atRest
    guard let response = copy.run("go \(place)") else { return [] }
    if case .error = response.result { throw .noPlace(response) }
    if case .ignored(let reason, _, _) = response.result, reason != .alreadyThere {
      throw .noPlace(response)
    }
    let target = copy.state.pager.position
    // A level without a page stands for any of its pages.
    let isLevel =
      if case .goLevel? = lines(["go \(place)"]).first?.command { true } else { false }
    let commands = lines(Session.moves + ["close", "finish"])
    var exploration = Exploration(
      of: state.pager, by: commands.map(\.command), laws: [],
      limit: ExplorationProblem.limit)
    let goal = exploration.run { pager in
      pager.phase == .settled
        && (isLevel ? pager.currentLevel == target?.level : pager.position == target)
    }
    if let goal {
      return exploration.script(to: goal).map { commands[$0].line }
    }
    throw exploration.isComplete ? .unreachable(place) : .tooFar(place)
  }

  private static let moves = [
    "left", "right", "up", "down", "first", "last", "top", "bottom", "next", "previous", "zoom in",
    "zoom out",
  ]

  /// Moves of one or two places, jumps, and gestures in eighths of a page with ticks of 100 ms.
  private var explorationLines: [String] {
    let names = state.labels.map { Wording.quoting($0.name) }
    let drags = ["0.125", "0.625"].flatMap { ["\($0) 0", "-\($0) 0", "0 \($0)", "0 -\($0)"] }
    return Session.moves + ["left 2", "right 2", "up 2", "down 2", "open", "close", "forget all"]
      + names.flatMap { ["go \($0)", "align \($0)"] } + drags.map { "drag \($0)" }
      + ["0", "0.25", "-0.25", "0.5", "-0.5"].map { "release \($0) \($0)" }
      + ["cancel", "tick 100", "finish"]
  }

  /// The model commands in the given lines. Skips lines that are not model commands.
  private func lines(_ lines: [String]) -> [(line: String, command: Command)] {
    lines.compactMap { line in
      guard let words = try? Words(line: line) else { return nil }
      var reader = WordReader(
        words: words, labels: state.labels, calendar: chartData?.calendar ?? CivilCalendar())
      guard case .model(let command) = try? CommandTable.request(&reader) else { return nil }
      return (line, command)
    }
  }
}
