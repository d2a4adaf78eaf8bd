public import CrossPager

/// A breadth-first walk through all states that a pager can reach with a given set of commands.
///
/// Every command is applied in every state, until no command leads to a new state. Each transition is checked against
/// the laws and, if there is one, against a ``Companion``.
///
///     var exploration = Exploration(of: Pager(counts: [3, 2]), by: [.move(.right, 1), .move(.down, 1)], limit: 1000)
///     exploration.run()
///     exploration.stateCount                      // 9: 3 in level 0, and 3 · 2 in level 1
///
/// A state is a complete pager: the current level, every page and rest offset, the phase and the open page.
public struct Exploration<Friend: Companion> {
  public let commands: [Command]
  /// The number of states at which the walk stops.
  public let limit: Int
  /// Whether to apply commands in a state. Other states are checked and counted, but the walk does not continue from
  /// them.
  public var isExpanded: (Pager) -> Bool = { _ in true }
  public var isAllowed: (Pager, Command) -> Bool = { _, _ in true }
  /// Whether the companion's state must depend only on the pager's state, and not on the commands that led there.
  public var friendForgets = true
  /// Whether to keep every transition for the ``graph``.
  public var keepsTransitions = false
  public var machine: Transition.Machine = { $0.apply($1) }

  private let checks: Checks
  private var table = StateTable<PagerState>()
  private var friends: [Friend] = []
  /// The state from which each state was found, the command, and the number of commands from the start.
  private var origins: [(state: Int32, command: Int32, depth: Int32)] = []
  private var displays = DisplayPairs()
  private var edges: [TransitionGraph.Edge] = []

  public private(set) var transitionCount = 0
  /// The number of states from which the walk did not continue.
  public private(set) var unexpandedCount = 0
  /// The first violation of a law, or the first difference from the companion.
  public private(set) var violation: Violation?
  /// Whether every state was found and every command applied.
  public private(set) var isComplete = false

  /// The companion must be in the same state as the pager, and the limit must be at least 1.
  public init(
    of pager: Pager, beside friend: Friend, by commands: [Command], laws: [Law] = Law.all,
    limit: Int
  ) {
    self.commands = commands
    self.limit = limit
    checks = Checks(laws)
    _ = table.insert(PagerState(pager: pager))
    friends.append(friend)
    origins.append((state: 0, command: -1, depth: 0))
    displays.add(pager)
  }

  public var stateCount: Int { table.count }

  /// The number of commands needed to reach the farthest state.
  public var diameter: Int { Int(origins[origins.count - 1].depth) }

  public private(set) var tally = Tally()

  /// Returns a state, by its number in the order of discovery.
  public func pager(_ number: Int) -> Pager { table[number].pager }

  /// The states and transitions; nil if the walk is not complete or has not kept its transitions.
  public var graph: TransitionGraph? {
    guard isComplete && keepsTransitions else { return nil }
    return TransitionGraph(
      states: table.states.map(\.pager), edges: edges, commands: commands, machine: machine)
  }

  /// Returns the commands, as indices in ``commands``, of a shortest script to a state.
  public func script(to number: Int) -> [Int] {
    var script: [Int] = []
    var state = number
    while origins[state].command >= 0 {
      script.append(Int(origins[state].command))
      state = Int(origins[state].state)
    }
    return script.reversed()
  }

  /// Walks until all states are found, the limit is reached, a law is violated, or a goal is found. Returns the number
  /// of the first state that is a goal; nil if there is none.
  @discardableResult
  public mutating func run(until isGoal: (Pager) -> Bool = { _ in false }) -> Int? {
    let start = table[0].pager
    let difference = friends[0].difference(from: start).map { Finding(Friend.law, $0) }
    if let found = checks.violation(in: start) ?? difference {
      violation = Violation(found, after: [])
      return nil
    }
    if isGoal(start) { return 0 }
    var number = 0
    while number < table.count {
      let pager = table[number].pager
      if isExpanded(pager) {
        let rest = pager.atRest
        for index in commands.indices where isAllowed(pager, commands[index]) {
          let known = table.count
          if let found = step(from: number, pager, rest, index) {
            violation = Violation(found, after: script(to: number) + [index])
            return nil
          }
          if table.count > known, isGoal(table[known].pager) { return known }
          if table.count > limit { return nil }
        }
      } else {
        unexpandedCount += 1
      }
      number += 1
    }
    isComplete = true
    return nil
  }

  /// Applies a command in a state. `rest` is that state at rest. Returns the violation, or nil if there is none.
  private mutating func step(
    from number: Int, _ before: Pager, _ rest: Pager, _ index: Int
  ) -> Finding? {
    let command = commands[index]
    var after = before
    let outcome = machine(&after, command)
    let step = Transition(before: before, command: command, outcome: outcome, after: after)
    transitionCount += 1
    tally.add(outcome)
    if let found = checks.violation(by: step, rest) { return found }
    let (target, isNew) = after == before ? (number, false) : table.insert(PagerState(pager: after))
    if keepsTransitions {
      edges.append(
        TransitionGraph.Edge(
          state: Int32(number), command: Int32(index), target: Int32(target), outcome: outcome))
    }
    let difference = Friend.follow(
      step, from: number, to: target, in: &friends, forgets: friendForgets)
    if let difference { return Finding(Friend.law, difference) }
    if isNew {
      origins.append(
        (state: Int32(number), command: Int32(index), depth: origins[number].depth + 1))
      displays.add(after)
      if let found = checks.violation(in: after) { return found }
    }
    return displays.isNew(number, target) ? checks.violation(onDisplay: step) : nil
  }
}

extension Exploration where Friend == NoCompanion {
  public init(of pager: Pager, by commands: [Command], laws: [Law] = Law.all, limit: Int) {
    self.init(of: pager, beside: NoCompanion(), by: commands, laws: laws, limit: limit)
  }
}

/// A violation of a law, and the shortest script that leads to it.
public struct Violation: Hashable, Sendable {
  public let law: String
  public let text: String
  /// The indices of the commands, the last of which violates the law.
  public let script: [Int]

  init(_ finding: Finding, after script: [Int]) {
    self.law = finding.law
    self.text = finding.text
    self.script = script
  }
}

/// A violated law and a description of the violation.
struct Finding {
  let law: String
  let text: String

  init(_ law: String, _ text: String) {
    self.law = law
    self.text = text
  }
}

/// A pager as a key. Its hash covers only what commands other than edits and rules can change.
struct PagerState: Hashable {
  let pager: Pager

  func hash(into hasher: inout Hasher) {
    var digest = Digest()
    digest.add(pager.currentLevel ?? -1)
    digest.add(pager.openPage == nil ? 0 : 1)
    for (index, level) in pager.levels.enumerated() {
      digest.add(level.page ?? -1)
      digest.add(level.count)
      if level.rules.snap == .free { digest.add(pager.restOffset(ofLevel: index)) }
    }
    switch pager.phase {
    case .settled: break
    case .dragging(let drag):
      digest.add(drag.axis == .horizontal ? 1 : 2)
      digest.add(drag.distance)
    case .settling(let settle):
      digest.add(settle.axis == .horizontal ? 3 : 4)
      digest.add(settle.start)
      digest.add(settle.end)
      digest.add(settle.elapsedMilliseconds)
    }
    hasher.combine(digest.value)
  }
}

/// Several numbers, mixed into one by the hash function FNV-1a. A `Hasher` takes longer for each number.
private struct Digest {
  private(set) var value = 0x4BF2_9CE4_8422_2325

  mutating func add(_ number: Int) { value = (value ^ number) &* 0x100_0000_01B3 }
  mutating func add(_ offset: Offset?) { add(Int(offset?.rawValue ?? -1)) }
}
