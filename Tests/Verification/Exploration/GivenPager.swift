import CrossPager
import CrossPagerTesting
import StateExploration

/// A pager that the arguments describe. The program explores its states or finds the shortest script to a place.
struct GivenPager {
  private let names: [String]
  private let counts: [Int]
  private let setup: [Command]
  /// The place to reach, or nil to explore all states.
  private let place: Place?
  var machine: Transition.Machine = { $0.apply($1) }

  /// A level, or one of its pages.
  private struct Place {
    let name: String
    let level: Int
    let page: Int?
  }

  /// The number of states at which a walk stops.
  var limit = 200_000

  /// The levels are names and page counts, such as `day=5,week=5`. Commands are separated by `;` and written as in a
  /// ``PagerScript``. The place is a level, or a level and a page, such as `week 1`.
  init(levels: String, after commands: String = "", reach place: String? = nil)
    throws(ArgumentError)
  {
    var names: [String] = []
    var counts: [Int] = []
    for level in levels.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = level.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let count = Int(parts[1]), 0...1000 ~= count else {
        throw ArgumentError(
          message: "'\(level)' is not a level with 0 to 1000 pages, such as day=5.")
      }
      names.append(String(parts[0]))
      counts.append(count)
    }
    (self.names, self.counts) = (names, counts)
    setup = try Self.commands(in: commands, for: counts)
    self.place = try place.map { text throws(ArgumentError) in try Self.place(text, names, counts) }
  }

  func run() -> (lines: [String], problems: [String]) { place.map(way) ?? states() }

  /// Applies common commands in every state that the pager can reach, and checks the laws and the reference model.
  private func states() -> (lines: [String], problems: [String]) {
    let problem = """
      This pager has more than \(limit) states. Explore a smaller pager, for example: --levels day=3,week=3
      """
    // The walk reaches every combination of pages.
    var combinationCount = 1
    for count in counts where combinationCount <= limit { combinationCount *= max(count, 1) }
    if combinationCount > limit { return ([], [problem]) }
    var setup = setup
    // The twin starts at rest.
    if !pager(after: setup).isAtRest { setup += [.close, .gesture(.cancel), .gesture(.finish)] }
    let pager = pager(after: setup)
    // Law 8 is about edits, and the walk makes none.
    let laws = Law.all.filter { $0.name != Law.identity.name }
    var walk = StateExploration.Exploration(
      of: pager, beside: ReferenceAndTwin(of: pager, counts: counts, setup),
      by: Alphabet.common(levels: counts.count), laws: laws, limit: limit)
    walk.machine = machine
    // A finger that catches settling content would lead to too many states.
    walk.isAllowed = { pager, command in
      if case .gesture(.drag) = command { !pager.phase.isSettling } else { true }
    }
    walk.run()
    if walk.violation == nil, !walk.isComplete { return ([], [problem]) }
    var summary = Summary()
    summary.add(walk, names.joined(separator: ","), PagerScript(counts: counts, commands: setup))
    let lines =
      [
        "states: \(walk.stateCount)", "transitions: \(walk.transitionCount)",
        "diameter: \(walk.diameter)", "outcomes:",
      ] + walk.tally.rows.map { "  \($0.outcome): \($0.count)" } + ["laws checked:"]
      + (laws.map(\.name) + [ReferenceAndTwin.law]).map { "  \($0)" }
    return (lines, summary.problems)
  }

  /// Finds one of the shortest scripts to a place. The script uses only moves that name no level or page, because `go`
  /// leads directly to any place.
  private func way(to place: Place) -> (lines: [String], problems: [String]) {
    var walk = StateExploration.Exploration(
      of: pager(after: setup), by: Alphabet.singleMoves + [.close, .gesture(.finish)], laws: [],
      limit: limit)
    let goal = walk.run { pager in
      pager.phase == .settled && pager.currentLevel == place.level
        && (place.page == nil || pager.position?.page == place.page)
    }
    if let goal {
      let commands = walk.script(to: goal).map { walk.commands[$0] }
      return (commands.compactMap { $0.text(naming: "new") }, [])
    }
    return (
      [],
      [
        walk.isComplete
          ? "No moves lead to '\(place.name)'."
          : "No script to '\(place.name)' was found among the \(limit) nearest states."
      ]
    )
  }

  private func pager(after commands: [Command]) -> Pager {
    var pager = Pager(counts: counts)
    for command in commands { pager.apply(command) }
    return pager
  }
}

extension GivenPager {
  private static func commands(
    in text: String, for counts: [Int]
  ) throws(ArgumentError) -> [Command] {
    let rules = [
      Rules.edges, Rules.entries, Rules.starts, Rules.follows, Rules.free, Rules.ends,
      Rules.empties, Rules.bounces, Rules.gestures, Rules.viewports, Rules.everyLock,
    ]
    let known =
      Alphabet.moves(counts) + Alphabet.gestures + rules.joined().joined()
      + RuleChange.all(levels: counts.count).map(\.command)
    var commands: [String: Command] = [:]
    for command in known { command.text(naming: "new").map { commands[$0] = command } }
    return try text.split(separator: ";").map { part throws(ArgumentError) in
      let line = part.split(separator: " ").joined(separator: " ")
      guard let command = commands[line] else {
        throw ArgumentError(
          message:
            "Unknown command '\(line)'. Write commands as in the scripts that this program prints, such as "
            + "'right 1', 'go 1 0', 'drag -0.625 0', 'set edge wrap' or 'lock down'.")
      }
      return command
    }
  }

  private static func place(
    _ text: String, _ names: [String], _ counts: [Int]
  ) throws(ArgumentError) -> Place {
    let words = text.split(separator: " ").map(String.init)
    guard 1...2 ~= words.count else {
      throw ArgumentError(message: "'\(text)' is not a level, or a level and a page.")
    }
    guard
      let level = names.firstIndex(of: words[0])
        ?? Int(words[0]).flatMap({ counts.indices.contains($0) ? $0 : nil })
    else {
      throw ArgumentError(
        message: "No level '\(words[0])'. Levels: \(names.joined(separator: ", "))")
    }
    guard words.count == 2 else { return Place(name: text, level: level, page: nil) }
    guard let page = Int(words[1]), 0..<counts[level] ~= page else {
      let pages = counts[level] > 0 ? "Its pages are 0 to \(counts[level] - 1)." : "It is empty."
      throw ArgumentError(message: "No page '\(words[1])' in level '\(names[level])'. \(pages)")
    }
    return Place(name: text, level: level, page: page)
  }
}
