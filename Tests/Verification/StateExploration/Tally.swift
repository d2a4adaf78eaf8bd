import CrossPager

/// The number of transitions with each outcome.
public struct Tally: Equatable, Sendable {
  private var moved = Count()
  private var changed = Count()
  private var closedCount = 0
  private var ignored: [Reason: Int] = [:]

  /// The number of outcomes with and without a settle that the command finished first.
  private struct Count: Equatable, Sendable {
    var plain = 0
    var afterSettle = 0

    mutating func add(_ finished: Arrival?) {
      if finished == nil { plain += 1 } else { afterSettle += 1 }
    }

    mutating func merge(_ other: Count) {
      plain += other.plain
      afterSettle += other.afterSettle
    }
  }

  public init() {}

  mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .moved(let move): moved.add(move.finished)
    case .changed(let finished, let closed):
      if closed == nil { changed.add(finished) } else { closedCount += 1 }
    case .ignored(let reason): ignored[reason, default: 0] += 1
    }
  }

  public mutating func merge(_ other: Tally) {
    moved.merge(other.moved)
    changed.merge(other.changed)
    closedCount += other.closedCount
    ignored.merge(other.ignored, uniquingKeysWith: +)
  }

  /// The counts by outcome in words: `moved`, `changed`, or the reason with its edge or direction. The outcome of a
  /// command that finishes a settle first is `moved after a settle` or `changed after a settle`, and that of an edit
  /// that closes the open page is `changed and closed a page`.
  public var counts: [String: Int] {
    let others = [
      ("moved", moved.plain), ("moved after a settle", moved.afterSettle),
      ("changed", changed.plain), ("changed after a settle", changed.afterSettle),
      ("changed and closed a page", closedCount),
    ]
    return Dictionary(
      uniqueKeysWithValues: others.filter { $0.1 > 0 } + ignored.map { ($0.key.words, $0.value) })
  }

  /// The outcomes and their counts, most frequent first.
  public var rows: [(outcome: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension Reason {
  fileprivate var words: String {
    switch self {
    case .edge(let edge): "edge \(edge)"
    case .locked(let direction): "locked \(direction)"
    default: "\(self)"
    }
  }
}
