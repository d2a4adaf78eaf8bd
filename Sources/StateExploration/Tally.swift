import CrossPager

/// The number of transitions with each outcome.
public struct Tally: Equatable, Sendable {
  private var kinds: [Kind: Int] = [:]

  /// An outcome without positions.
  private enum Kind: Hashable, Sendable {
    case moved(afterSettle: Bool)
    case changed(afterSettle: Bool)
    case ignored(Reason)

    init(_ outcome: Outcome) {
      switch outcome {
      case .moved(let move): self = .moved(afterSettle: move.finished != nil)
      case .changed(let finished): self = .changed(afterSettle: finished != nil)
      case .ignored(let reason): self = .ignored(reason)
      }
    }

    /// The outcome in words: `moved`, `changed`, or the reason with its edge or direction. The outcome of a command that
    /// finishes a settle first is `moved after a settle` or `changed after a settle`.
    var words: String {
      switch self {
      case .moved(let afterSettle): afterSettle ? "moved after a settle" : "moved"
      case .changed(let afterSettle): afterSettle ? "changed after a settle" : "changed"
      case .ignored(.edge(let edge)): "edge \(edge)"
      case .ignored(.locked(let direction)): "locked \(direction)"
      case .ignored(let reason): "\(reason)"
      }
    }
  }

  /// Creates an empty tally.
  public init() {}

  mutating func add(_ outcome: Outcome) { kinds[Kind(outcome), default: 0] += 1 }

  /// Adds the counts of another tally.
  public mutating func merge(_ other: Tally) { kinds.merge(other.kinds, uniquingKeysWith: +) }

  /// The counts by outcome in words, such as `moved` or `edge left`.
  public var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: kinds.map { ($0.key.words, $0.value) })
  }

  /// The outcomes and their counts, most frequent first.
  public var rows: [(outcome: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
