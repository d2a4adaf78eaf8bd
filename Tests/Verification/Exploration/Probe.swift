import CrossPager
import CrossPagerTesting
import StateExploration

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
    /// The new page of each level whose page changed.
    var turned: [Int: Int?] = [:]
  }

  func reaction(of start: Pager, by machine: Transition.Machine = { $0.apply($1) }) -> Reaction {
    var pager = start
    var reaction = Reaction()
    for command in commands {
      reaction.outcomes.append(machine(&pager, command))
      reaction.phases.append(pager.phase)
    }
    reaction.position = pager.position
    reaction.openPage = pager.openPage
    for level in pager.levels.indices where pager.levels[level].page != start.levels[level].page {
      reaction.turned[level] = .some(pager.levels[level].page)
    }
    return reaction
  }

  /// Returns the gestures of the same kinds as the given commands, and every other command during a drag.
  static func gestures(among commands: [Command]) -> [Probe] {
    let kinds = Set(commands.map(\.kind))
    return gestures.filter { kinds.contains($0.kind) }
      + commands.filter { !$0.isGesture }.map {
        Probe(kind: $0.kind, level: nil, commands: [Alphabet.drag(5, 0), $0])
      }
  }

  static func all(_ counts: [Int]) -> [Probe] {
    Alphabet.moves(counts).map { Probe(kind: $0.kind, level: $0.namedLevel, commands: [$0]) }
      + gestures
  }

  static let gestures = drags + glides

  private static let glides = Direction.allCases.map { direction in
    let glide = Command.gesture(.glide(direction))
    return Probe(
      kind: glide.kind, level: nil,
      commands: [glide, .gesture(.tick(milliseconds: 100)), .gesture(.finish)])
  }

  /// Two series of gestures in each direction. In each series, one drag is longer than half a page and the other is
  /// shorter, one release is at rest and the other is a throw, and a finger catches the content while it settles. The
  /// throw goes on in one series and back in the other.
  private static let drags: [Probe] = Direction.allCases.flatMap { direction in
    [[(5, 0), (3, 4)], [(3, 0), (5, -4)]].map { parts in
      let sign = direction.sense == .forward ? -1 : 1
      func drag(_ eighths: Int) -> Command {
        direction.axis == .horizontal
          ? Alphabet.drag(sign * eighths, 0) : Alphabet.drag(0, sign * eighths)
      }
      let tick = Command.gesture(.tick(milliseconds: 100))
      let steps = parts.flatMap { eighths, velocity in
        [drag(eighths), Alphabet.release(sign * velocity), tick, drag(-eighths)]
      }
      return Probe(
        kind: "gesture \(direction)", level: nil, commands: steps.dropLast() + [.gesture(.finish)])
    }
  }
}

extension Alphabet {
  /// Returns, for each settled state of a pager, the commands that lead there: to every level, with every combination of
  /// the levels' pages.
  static func settledPlaces(_ counts: [Int]) -> [[Command]] {
    let pages = counts.reduce([[]]) { places, count in
      places.flatMap { place in (0..<max(count, 1)).map { place + [$0] } }
    }
    if counts.isEmpty { return [[]] }
    return pages.flatMap { pages in counts.indices.map { place(counts, pages, level: $0) } }
  }

  static func place(_ pager: Pager) -> [Command] {
    guard let level = pager.currentLevel else { return [] }
    return place(pager.levels.map(\.count), pager.levels.map { $0.page ?? 0 }, level: level)
  }

  private static func place(_ counts: [Int], _ pages: [Int], level: Int) -> [Command] {
    counts.indices.map { .remember(level: $0, page: pages[$0]) }
      // An entry rule may change the level's page.
      + [counts[level] > 0 ? .goPage(level: level, page: pages[level]) : .goLevel(level)]
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
    case .zoom, .gesture(.glide): words.joined(separator: " ")
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
