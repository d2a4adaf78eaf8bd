import CrossPager
import CrossPagerTesting
import StateExploration

/// Explorations of several pagers under several combinations of rules, with the same kinds of commands.
struct Group: Sendable {
  let name: String
  /// A description of the group, for `counts.txt`.
  let about: String
  /// For each pager, the page counts of its levels.
  var configurations: [[Int]]
  /// The combinations of rules, each as the commands that set them.
  var rules: [[Command]]
  let commands: @Sendable (_ counts: [Int]) -> [Command]
  /// The rules that the group varies, if it claims that no other rules influence its commands.
  var variedRules: Set<String>?
  /// The rules that influence the group's commands but keep their defaults, because another group varies them.
  var keptRules: Set<String> = []
  /// Whether each exploration begins in a settled state and ends when the pager settles.
  var exploresSingleGestures = false
  /// Whether to continue from states in which content is between eighths of a page.
  var goesOnBetweenEighths = false
  /// The largest number of pages that an edit may leave in a level.
  var mostPages = 4
  /// Whether the state of the reference model must depend only on the pager's state. After an edit, the identities of
  /// the model's pages depend on the history.
  var friendForgets = true
  var machine: Transition.Machine = { $0.apply($1) }

  func run() async -> Summary {
    await withTaskGroup(of: Summary.self) { tasks in
      for counts in configurations {
        if exploresSingleGestures {
          // Starts are compared only if they are on the same page. The last command leads to that page.
          for places in Dictionary(grouping: Alphabet.settledPlaces(counts), by: \.last).values {
            tasks.addTask { exploreGestures(counts, from: places) }
          }
        } else {
          for setup in rules { tasks.addTask { explore(counts, setup) } }
        }
      }
      return await tasks.reduce(into: Summary()) { $0.merge($1) }
    }
  }

  /// Returns the exploration of a pager after the commands in `setup`, alongside the reference model and the pager's
  /// twin.
  func exploration(
    _ counts: [Int], _ setup: [Command], limit: Int = 10_000_000
  ) -> StateExploration.Exploration<ReferenceAndTwin> {
    var pager = Pager(counts: counts)
    for command in setup { pager.apply(command) }
    var exploration = StateExploration.Exploration(
      of: pager, beside: ReferenceAndTwin(of: pager, counts: counts, setup),
      by: commands(counts), limit: limit)
    if !goesOnBetweenEighths { exploration.isExpanded = { $0.isOnEighths } }
    exploration.isAllowed = { pager, command in
      !command.isEdit || Transition(pager, command).after.hasAtMost(levels: 3, pages: mostPages)
    }
    exploration.friendForgets = friendForgets
    exploration.machine = machine
    return exploration
  }

  private func explore(_ counts: [Int], _ setup: [Command]) -> Summary {
    var exploration = exploration(counts, setup)
    exploration.run()
    var summary = Summary()
    summary.add(exploration, name, PagerScript(counts: counts, commands: setup))
    return summary
  }
}

/// The combined results of several explorations.
struct Summary: Sendable {
  var explorationCount = 0
  var stateCount = 0
  var unexpandedCount = 0
  var transitionCount = 0
  var repeatedCount = 0
  var diameter = 0
  var tally = Tally()
  var problems: [String] = []

  /// Adds an exploration of a group, which began after a script.
  mutating func add(
    _ exploration: StateExploration.Exploration<ReferenceAndTwin>, _ name: String,
    _ start: PagerScript
  ) {
    explorationCount += 1
    stateCount += exploration.stateCount
    unexpandedCount += exploration.unexpandedCount
    transitionCount += exploration.transitionCount
    diameter = max(diameter, exploration.diameter)
    tally.merge(exploration.tally)
    if let violation = exploration.violation {
      var script = start
      script.commands += violation.script.map { exploration.commands[$0] }
      // A difference from the reference model is easier to read after shrinking.
      let failure = checkAgreement(script) { Pager(counts: $0) }
      let text = failure?.description ?? "\(violation.text)\n\(script.text)"
      problems.append("\(violation.law)\n\(text)")
    } else if !exploration.isComplete {
      problems.append("\(name) \(start.counts) has more than \(exploration.limit) states.")
    }
  }

  mutating func merge(_ other: Summary) {
    explorationCount += other.explorationCount
    stateCount += other.stateCount
    unexpandedCount += other.unexpandedCount
    transitionCount += other.transitionCount
    repeatedCount += other.repeatedCount
    diameter = max(diameter, other.diameter)
    tally.merge(other.tally)
    problems = (problems + other.problems).sorted()
  }

  /// Returns the lines for `counts.txt`.
  func lines(_ group: Group) -> [String] {
    let numbers = [
      ("pagers", group.configurations.count), ("combinations of rules", group.rules.count),
      ("explorations", explorationCount),
      ("states", stateCount), ("states not continued", unexpandedCount),
      ("transitions", transitionCount), ("diameter", diameter),
    ]
    let repeated = repeatedCount > 0 ? [("repeated transitions", repeatedCount)] : []
    return ["[\(group.name)]", "# \(group.about)"] + (numbers + repeated).map { "\($0): \($1)" }
      + tally.counts.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
  }
}
