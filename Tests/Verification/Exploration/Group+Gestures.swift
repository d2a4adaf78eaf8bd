import CrossPager
import CrossPagerTesting
import StateExploration

/// Explorations of single gestures.
///
/// A gesture begins in a settled state and ends in one. Explorations of the gestures that begin in each settled state
/// therefore cover every sequence of gestures.
///
/// Many starts are alike. Without empty levels, for example, the rule `empty` has no effect, and a gesture along a
/// level does not depend on the pages of other levels. Only one of several starts that are alike is explored. From each
/// of the others, the pager repeats every transition of that exploration and must do the same. If it does anything
/// else, its start is explored too.
///
/// A repeated transition is not checked against the laws and the companions. Therefore, the companions follow the pager
/// through several short gestures from every start. These gestures also select the exploration to repeat.
extension Group {
  /// Explores every gesture that begins in the given settled states, under every combination of rules. For each state,
  /// `places` has the commands that lead there.
  func exploreGestures(_ counts: [Int], from places: [[Command]]) -> Summary {
    let commands = commands(counts)
    let probes = Probe.gestures(among: commands)
    var summary = Summary()
    var graphs: [[Probe.Reaction]: [TransitionGraph]] = [:]
    for place in places {
      var known: Set<Pager> = []
      for setup in rules {
        let start = Start(counts: counts, place: place, setup: setup)
        // A rule of a level that does not exist changes nothing.
        if !known.insert(start.pager).inserted { continue }
        if let difference = start.difference(during: probes, by: machine) {
          summary.problems.append("\(name): \(difference)\n\(start.script.text)")
        }
        let reactions = probes.map { $0.reaction(of: start.pager, by: machine) }
        if let alike = graphs[reactions]?.first(where: { $0.isMatched(by: start.pager) }) {
          summary.repeatedCount += alike.transitionCount
        } else if let graph = explore(start, commands, into: &summary) {
          graphs[reactions, default: []].append(graph)
          for end in start.strayEnds(of: graph) {
            summary.problems.append(
              "\(name): A gesture ends in a state in which no exploration begins: \(end)")
          }
        }
      }
    }
    return summary
  }

  private func explore(
    _ start: Start, _ commands: [Command], into summary: inout Summary
  ) -> TransitionGraph? {
    var exploration = StateExploration.Exploration(
      of: start.pager, beside: start.companions, by: commands, limit: 1_000_000)
    exploration.keepsTransitions = true
    exploration.machine = machine
    // A glide that completes a settle begins another gesture, which the exploration from its own start covers.
    exploration.isExpanded = { pager in
      pager.isOnEighths
        && (pager.phase != .settled && pager.isAt(start.pager) || pager == start.pager
          || pager.scrollsFreely)
    }
    exploration.run()
    summary.add(exploration, name, start.script)
    return exploration.graph
  }
}

/// A settled state of a pager under a combination of rules, and the same state of its companions.
private struct Start {
  let counts: [Int]
  let place: [Command]
  let setup: [Command]
  let pager: Pager
  let companions: ReferenceAndTwin

  init(counts: [Int], place: [Command], setup: [Command]) {
    (self.counts, self.place, self.setup) = (counts, place, setup)
    var pager = Pager(counts: counts)
    for command in place + setup { pager.apply(command) }
    self.pager = pager
    companions = ReferenceAndTwin(of: pager, counts: counts, place + setup)
  }

  var script: PagerScript { PagerScript(counts: counts, commands: place + setup) }

  /// Returns the first difference between the pager and its companions during series of gestures. The outcomes are
  /// compared after every command, and the states while dragging, while settling and at the end.
  func difference(during probes: [Probe], by machine: Transition.Machine) -> String? {
    for probe in probes {
      var (pager, companions) = (pager, companions)
      for (index, command) in probe.commands.enumerated() {
        var after = pager
        let outcome = machine(&after, command)
        let step = Transition(before: pager, command: command, outcome: outcome, after: after)
        if let difference = companions.follow(step) { return difference }
        pager = after
        if [0, 2, probe.commands.count - 1].contains(index),
          let difference = companions.difference(from: pager)
        {
          return difference
        }
      }
    }
    return nil
  }

  /// Returns the settled states that are not starts under the same rules. A level that scrolls freely can rest
  /// anywhere, so its exploration goes on from settled states.
  func strayEnds(of graph: TransitionGraph) -> [Pager] {
    graph.states.filter { end in
      if end.phase != .settled || end.scrollsFreely { return false }
      return Start(counts: counts, place: Alphabet.place(end), setup: setup).pager != end
    }
  }
}

extension Pager {
  fileprivate func isAt(_ other: Pager) -> Bool {
    position == other.position && levels == other.levels
  }

  fileprivate var scrollsFreely: Bool {
    currentLevel.map { levels[$0].rules.snap == .free } ?? false
  }
}
