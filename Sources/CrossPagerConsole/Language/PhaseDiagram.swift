import CivilDates
import CrossPager

/// The diagram of the phases, found by trying every command in every phase of a real pager.
public enum PhaseDiagram {
  /// A state of the diagram: a phase, or `open` for a pager at rest with an open page.
  enum Stage: String, CaseIterable {
    case settled, dragging, settling, open

    init(_ pager: Pager) {
      self = pager.openPage == nil ? Stage(rawValue: pager.phase.spelling) ?? .settled : .open
    }
  }

  /// A transition of a command from one stage to another or back to the same. Ignored commands have
  /// none.
  struct Arrow: Hashable {
    var from: Stage
    var to: Stage
  }

  /// The diagram in Mermaid, without a line break at its end.
  ///
  /// Commands that have the same arrows are grouped. The largest group is drawn as "any other
  /// command".
  public static var mermaid: String {
    let found = explored
    let alike = Dictionary(grouping: words.filter { found[$0] != nil }) { found[$0] ?? [] }.values
    let others = alike.max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? []
    let lines = Stage.allCases.flatMap { from in
      Stage.allCases.compactMap { to -> String? in
        let arrow = Arrow(from: from, to: to)
        let names = words.filter { found[$0]?.contains(arrow) == true }
        let label =
          names.filter { !others.contains($0) }
          + (names.contains(where: others.contains) ? ["any other command"] : [])
        return label.isEmpty
          ? nil : "    \(from) --> \(to) : \(label.joined(separator: ", "))"
      }
    }
    return (["stateDiagram-v2", "    [*] --> \(Stage.settled)"] + lines).joined(separator: "\n")
  }

  /// The names of all commands, in the order of the help.
  private static let words = CommandTable.entries.map(\.name)

  /// The arrows of each command of the model, by its name.
  ///
  /// The search is breadth-first from ``beginnings``. It tries all commands in every state that at
  /// most two commands reach.
  static var explored: [String: Set<Arrow>] {
    var arrows: [String: Set<Arrow>] = [:]
    var seen: Set<Pager> = []
    var states = beginnings
    for _ in 0...2 {
      var reached: [Pager] = []
      for state in states where seen.insert(state).inserted {
        for (word, command) in commands {
          var next = state
          if case .ignored = next.apply(command) { continue }
          arrows[word, default: []].insert(Arrow(from: Stage(state), to: Stage(next)))
          reached.append(next)
        }
      }
      states = reached
    }
    return arrows
  }

  /// Pagers at rest in the middle of their pages and levels, where almost no command is ignored.
  /// One has other rules.
  private static let beginnings: [Pager] = {
    let amid = (0..<3).map { Level(count: 5, page: 2 + $0 / 2, rules: LevelRules(start: .last)) }
    let free = amid.map { Level(count: $0.count, page: $0.page, rules: LevelRules(snap: .free)) }
    return [
      Pager(levels: amid, currentLevel: 1),
      Pager(levels: free, rules: PagerRules(locked: .left), currentLevel: 1),
    ]
  }()

  private static let labels = ["day", "week", "month"].map { LevelLabel(name: $0) }

  /// Every command of the model with its name: as in its examples, without arguments, and, for
  /// gestures, with further distances, velocities and times.
  private static let commands: [(word: String, command: Command)] = {
    let further = ["drag 0.2 0", "drag 1 0", "release 2 0", "release 0 2", "tick 300"]
    let lines = CommandTable.entries.flatMap { [$0.name] + $0.examples } + further
    return lines.compactMap { line in
      command(line).map { (String(line.prefix { $0 != " " }), $0) }
    }
  }()

  /// The model's command in a line, or nil if there is none.
  private static func command(_ line: String) -> Command? {
    guard let words = try? Words(line: line) else { return nil }
    var reader = WordReader(words: words, labels: labels, calendar: CivilCalendar())
    switch try? CommandTable.request(&reader) {
    case .model(let command): return command
    case .insertLevel(_, let count, let index): return .insertLevel(count: count, index: index)
    default: return nil
    }
  }
}
