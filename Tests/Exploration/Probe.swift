import CrossPager
import CrossPagerTesting

/// A command, or a gesture that consists of several commands, and a pager's response to it.
struct Probe {
  let kind: String
  /// The level that the command names.
  let level: Int?
  let commands: [Command]

  struct Reaction: Hashable {
    var outcomes: [Outcome] = []
    var phases: [Phase] = []
    var position: Position?
    var openPage: Position?
    var pages: [Int?]
  }

  func reaction(of pager: Pager) -> Reaction {
    var pager = pager
    var reaction = Reaction(pages: [])
    for command in commands {
      reaction.outcomes.append(pager.apply(command))
      reaction.phases.append(pager.phase)
    }
    reaction.position = pager.position
    reaction.openPage = pager.openPage
    reaction.pages = pager.levels.map(\.page)
    return reaction
  }

  static func all(_ counts: [Int]) -> [Probe] {
    Alphabet.moves(counts).map { Probe(kind: $0.kind, level: $0.namedLevel, commands: [$0]) }
      + gestures
  }

  /// A drag past half a page in each direction, caught after 100 ms, and released with and without a throw.
  static let gestures: [Probe] = Direction.allCases.flatMap { direction in
    [0, 4, -4].map { velocity in
      let eighths = direction.sense == .forward ? -5 : 5
      let isHorizontal = direction.axis == .horizontal
      let there = Alphabet.drag(isHorizontal ? eighths : 0, isHorizontal ? 0 : eighths)
      let back = Alphabet.drag(isHorizontal ? -eighths : 0, isHorizontal ? 0 : -eighths)
      let release = Alphabet.release(velocity)
      let tick = Command.gesture(.tick(milliseconds: 100))
      return Probe(
        kind: "gesture \(direction)", level: nil,
        commands: [there, release, tick, back, there, release, tick, .gesture(.finish)])
    }
  }
}

extension Group {
  /// The combinations of rules to explore for a pager.
  ///
  /// Several combinations can have the same effect on a pager. Without empty levels, for example, `empty` has no
  /// effect. In every settled state under every combination, the pager and the reference model perform every gesture
  /// that is used to find influences. Of the combinations with the same results, only the first remains. A combination
  /// that only the pager or only the model distinguishes therefore remains too, and its exploration finds the fault.
  func distinctRules(_ counts: [Int]) -> [[Command]] {
    let kinds = Set(commands(counts).map(\.kind))
    let probes = Probe.gestures.filter { kinds.contains($0.kind) }.map(\.commands)
    let places = Alphabet.settledPlaces(counts)
    var found: Set<Int> = []
    return rules.filter { setup in
      var hasher = Hasher()
      for place in places {
        var (pager, model) = (Pager(counts: counts), ReferencePager(counts: counts))
        for command in setup + place { _ = (pager.apply(command), model.apply(command)) }
        for probe in probes {
          pager.hash(performing: probe, into: &hasher)
          model.hash(performing: probe, into: &hasher)
        }
      }
      return found.insert(hasher.finalize()).inserted
    }
  }
}

extension PagerSystem {
  /// Hashes the outcomes of commands and the states after them, without the rules.
  fileprivate func hash(performing commands: [Command], into hasher: inout Hasher) {
    var system = self
    for command in commands {
      hasher.combine(system.apply(command))
      var state = system.observedState
      state.rules = nil
      hasher.combine(state)
    }
  }
}

extension Alphabet {
  /// For each settled state of a pager, the commands that lead there: to every level, with every combination of the
  /// levels' pages. Under `empty skip`, the last command may be refused.
  static func settledPlaces(_ counts: [Int]) -> [[Command]] {
    let pages = counts.reduce([[]]) { places, count in
      places.flatMap { place in (0..<max(count, 1)).map { place + [$0] } }
    }
    if counts.isEmpty { return [[]] }
    return pages.flatMap { pages in
      counts.indices.map { level in
        counts.indices.map { .remember(level: $0, page: pages[$0]) }
          // An entry rule may change the level's page.
          + [counts[level] > 0 ? .goPage(level: level, page: pages[level]) : .goLevel(level)]
      }
    }
  }
}

extension Command {
  /// The first word of the command, and its direction or `LEVEL`. A drag stands for the gesture that it begins.
  var kind: String {
    let words = (text(naming: "new") ?? "\(self)").split(separator: " ")
    return switch self {
    case .move(let direction, _): "\(direction)"
    case .next: "next"
    case .previous: "previous"
    case .zoom: words.joined(separator: " ")
    case .goPage: "go LEVEL PAGE"
    case .goLevel: "go LEVEL"
    case .openPage: "open LEVEL PAGE"
    case .forgetAll: "forget all"
    case .gesture(.drag(let dx, let dy)) where dx != dy:
      // A finger that moves left reveals the page on the right.
      dx.magnitude > dy.magnitude
        ? "gesture \(dx < 0 ? Direction.right : .left)" : "gesture \(dy < 0 ? Direction.down : .up)"
    default: "\(words[0])"
    }
  }

  var namedLevel: Int? {
    switch self {
    case .goPage(let level, _), .remember(let level, _), .openPage(let level, _),
      .forget(let level), .align(let level), .goLevel(let level):
      level
    default: nil
    }
  }
}
