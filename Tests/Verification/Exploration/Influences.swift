import CrossPager
import CrossPagerTesting
import StateExploration

/// The rules that influence each command, found by experiment.
///
/// In every settled state of small pagers under many combinations of rules, one rule is changed at a time, and every
/// command and gesture is performed with and without the change. If the outcomes or the states differ, the rule
/// influences the command. The large groups vary only the rules that influence their commands, so this table shows that
/// their other rules cannot matter.
struct Influences: Sendable {
  /// The rules that influence each kind of command. The name of a level's rule is followed by the level's role in the
  /// command.
  private(set) var rules: [String: Set<String>] = [:]
  private(set) var comparisonCount = 0

  /// Combinations of all rules that influence commands, except the rules for gestures.
  static let bases = Rules.product(
    Rules.edges, Rules.entries, Rules.ends, Rules.empties, Rules.someLocks)

  static func find(
    in configurations: [[Int]] = Configurations.upTo(levels: 3, 0...2),
    under bases: [[Command]] = bases
  ) async -> Influences {
    await withTaskGroup(of: Influences.self) { tasks in
      for base in bases {
        tasks.addTask {
          var found = Influences()
          for counts in configurations { found.compare(counts, base) }
          return found
        }
      }
      return await tasks.reduce(into: Influences()) { all, found in
        all.rules.merge(found.rules) { $0.union($1) }
        all.comparisonCount += found.comparisonCount
      }
    }
  }

  private mutating func compare(_ counts: [Int], _ base: [Command]) {
    let probes = Probe.all(counts)
    for place in Alphabet.settledPlaces(counts) {
      var pager = Pager(counts: counts)
      for command in place + base { pager.apply(command) }
      let usual = probes.map { $0.reaction(of: pager) }
      for change in RuleChange.all(levels: counts.count) {
        var changed = pager
        guard case .changed = changed.apply(change.command) else { continue }
        for (probe, usual) in zip(probes, usual) {
          comparisonCount += 1
          let reaction = probe.reaction(of: changed)
          if reaction == usual { continue }
          let levels = [pager.currentLevel, usual.position?.level, reaction.position?.level]
          rules[probe.kind, default: []].insert(
            change.name + part(change.level, probe.level, levels))
        }
      }
    }
  }

  /// Returns the role that a level with a changed rule plays in a command.
  private func part(_ level: Int?, _ named: Int?, _ levels: [Int?]) -> String {
    guard let level else { return "" }
    if level == named { return " of the named level" }
    if level == levels[0] { return " of the current level" }
    return levels.contains(level) ? " of the level entered" : " of another level"
  }

  /// Returns the rules that influence a command in a group but are not varied, although the group claims to vary all
  /// rules that do. A group covers both reading directions, because a ``MirrorTwin`` accompanies each pager.
  func unvaried(by groups: [Group]) -> [String] {
    groups.flatMap { group -> [String] in
      guard let varied = group.variedRules else { return [] }
      let kinds = Set(group.commands([2, 2, 2]).map(\.kind))
      return kinds.sorted().flatMap { kind in
        (rules[kind] ?? []).subtracting(group.keptRules).sorted().filter { influence in
          let rule = String(influence.split(separator: " of ")[0])
          return rule != "reading" && !varied.contains(rule) && !varied.contains(influence)
        }.map { "\($0) influences \(kind), and the group '\(group.name)' does not vary it." }
      }
    }
  }

  /// The lines for `counts.txt`.
  var lines: [String] {
    ["[influences]", "# The rules that influence each command", "comparisons: \(comparisonCount)"]
      + rules.sorted { $0.key < $1.key }.map {
        "  \($0.key): \($0.value.sorted().joined(separator: ", "))"
      }
  }
}

/// A command that changes one rule.
struct RuleChange {
  let name: String
  /// The level whose rule changes; nil for a pager rule.
  let level: Int?
  let command: Command

  static func all(levels: Int) -> [RuleChange] {
    (0..<levels).flatMap { (level: Int) -> [RuleChange] in
      let rules: [(String, [LevelRule])] = [
        ("start", [.start(.last), .start(.page(1))]),
        ("entry", EntryRule.allCases.map(LevelRule.entry)),
        ("edge", EdgeRule.allCases.map(LevelRule.edge)), ("follow", [.follow(.on)]),
        ("snap", [.snap(.free)]),
      ]
      return rules.flatMap { name, values in
        values.map {
          RuleChange(name: name, level: level, command: .setLevelRule($0, level: level))
        }
      }
    } + ofPager
  }

  private static let ofPager: [RuleChange] = {
    let rules: [(String, [PagerRule])] = [
      ("ends", EndsRule.allCases.map(PagerRule.ends)),
      ("empty", EmptyRule.allCases.map(PagerRule.empty)), ("bounce", [.bounce(.off)]),
      ("reading", [.reading(.rtl)]),
      ("viewport", [.viewport(Viewport(levels: 2, pages: .eighths(12), beyond: 1))]),
      ("gesture", [.gesture(GestureRule(turningPages: .eighths(6), settleMilliseconds: 200))]),
    ]
    return rules.flatMap { name, values in
      values.map { RuleChange(name: name, level: nil, command: .setPagerRule($0)) }
    }
      + Direction.allCases.flatMap { direction in
        [Command.lock(Directions(direction)), .unlock(Directions(direction))].map {
          RuleChange(name: "lock \(direction)", level: nil, command: $0)
        }
      }
  }()
}
