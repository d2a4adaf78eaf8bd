public import CrossPager

/// The number of transitions with each outcome.
public struct Tally: Equatable, Sendable {
  /// The counts by ``CrossPager/Outcome/word``.
  public private(set) var counts: [String: Int] = [:]

  /// Creates an empty tally.
  public init() {}

  mutating func add(_ outcome: Outcome, _ count: Int) {
    counts[outcome.word, default: 0] += count
  }

  /// Adds the counts of another tally.
  public mutating func merge(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The outcomes and their counts, most frequent first.
  public var rows: [(outcome: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

/// Counts millions of outcomes by kind.
struct OutcomeCounter {
  private var counts = [Int](repeating: 0, count: 64)
  private var examples: [Int: Outcome] = [:]

  mutating func add(_ outcome: Outcome) {
    let code = outcome.code
    if counts[code] == 0 { examples[code] = outcome }
    counts[code] += 1
  }

  var tally: Tally {
    var tally = Tally()
    for (code, outcome) in examples { tally.add(outcome, counts[code]) }
    return tally
  }
}

extension Outcome {
  /// The outcome in words, without positions: `moved`, `changed`, or the reason with its edge or direction. The outcome
  /// of a command that finishes a settle first is `moved after a settle` or `changed after a settle`.
  public var word: String {
    switch self {
    case .moved(let move): move.finished == nil ? "moved" : "moved after a settle"
    case .changed(let finished): finished == nil ? "changed" : "changed after a settle"
    case .ignored(.edge(let edge)): "edge \(edge)"
    case .ignored(.locked(let direction)): "locked \(direction)"
    case .ignored(let reason): "\(reason)"
    }
  }

  /// A number below 64 for each ``word``.
  fileprivate var code: Int {
    switch self {
    case .moved(let move): move.finished == nil ? 0 : 1
    case .changed(let finished): finished == nil ? 2 : 3
    case .ignored(let reason): 16 + reason.code
    }
  }
}

extension Reason {
  fileprivate var code: Int {
    switch self {
    case .edge(let edge): 16 + (Pager.Edge.allCases.firstIndex(of: edge) ?? 0)
    case .locked(let direction): 32 + (Direction.allCases.firstIndex(of: direction) ?? 0)
    case .pageOpen: 1
    case .nothingOpen: 2
    case .notVisible: 3
    case .notDragging: 4
    case .emptyLevel: 5
    case .noSuchLevel: 6
    case .noSuchPage: 7
    case .alreadyThere: 8
    case .noLevels: 9
    case .doesNotFit: 10
    case .nothingToUndo: 11
    case .nothingToRedo: 12
    case .noDates: 13
    case .nameTaken: 14
    }
  }
}
