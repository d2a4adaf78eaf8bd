public import CrossPager

/// The states and transitions of a walk, with which other pagers can be compared.
///
/// A comparison takes a fraction of the time of a walk, because it checks no laws.
public struct TransitionGraph: Sendable {
  /// An applied command, its outcome, and the numbers of the states before and after it.
  struct Edge {
    let state: Int32
    let command: Int32
    let target: Int32
    let outcome: Outcome
  }

  /// The states, in the order of discovery.
  public let states: [Pager]
  let edges: [Edge]
  public var transitionCount: Int { edges.count }
  let commands: [Command]
  let machine: Transition.Machine
  private let sights: [Sight]

  init(states: [Pager], edges: [Edge], commands: [Command], machine: @escaping Transition.Machine) {
    (self.states, self.edges, self.commands, self.machine) = (states, edges, commands, machine)
    sights = states.map(Sight.init)
  }

  /// Returns whether a pager in another state or under other rules does the same as the pager of the walk.
  ///
  /// The pager performs every transition. The outcomes, positions, phases, targets and open pages must be equal, and so
  /// must the pages and rest offsets of the current level and of every level that a command has changed. No command may
  /// change a rule. Then the same is true of every sequence of the commands through the states from which the walk
  /// continued.
  public func isMatched(by other: Pager) -> Bool {
    if !isAlike(0, other, from: other) { return false }
    var others = [other]
    others.reserveCapacity(states.count)
    for edge in edges {
      var after = others[Int(edge.state)]
      if machine(&after, commands[Int(edge.command)]) != edge.outcome { return false }
      if edge.target == others.count {
        if !isAlike(others.count, after, from: other) { return false }
        others.append(after)
      } else if after != others[Int(edge.target)] {
        return false
      }
    }
    return true
  }

  /// Returns whether a pager that started from another one is in a state of the walk, except for levels that neither
  /// pager has changed.
  private func isAlike(_ number: Int, _ other: Pager, from start: Pager) -> Bool {
    let count = states[number].levels.count
    return sights[number] == Sight(other) && other.rules == start.rules
      && count == other.levels.count && start.levels.count == other.levels.count
      && (0..<count).allSatisfy { level in
        let (mine, its) = (Pages(states[number], level), Pages(other, level))
        return other.levels[level].rules == start.levels[level].rules
          && (mine == its || mine == Pages(states[0], level) && its == Pages(start, level))
      }
  }
}

/// The pages of a level, and where they are.
private struct Pages: Equatable {
  let count: Int
  let page: Int?
  let rest: Offset?

  init(_ pager: Pager, _ level: Int) {
    count = pager.levels[level].count
    page = pager.levels[level].page
    rest = pager.restOffset(ofLevel: level)
  }
}

/// What a front end sees of a pager, without the pages of other levels.
private struct Sight: Equatable {
  let position: Position?
  let phase: Phase
  let target: Position?
  let openPage: Position?
  let rest: Offset?

  init(_ pager: Pager) {
    position = pager.position
    phase = pager.phase
    target = pager.target
    openPage = pager.openPage
    rest = position.flatMap { pager.restOffset(ofLevel: $0.level) }
  }
}
