import CrossPager
import Testing

/// A command for a pager in a given state, and the expected result.
struct PagerCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let counts: [Int]
  let setUp: [Command]
  let command: Command
  let outcome: Outcome
  /// The resulting page of every level; nil if nothing changes.
  let pages: [Int?]?
  /// The resulting position if the outcome does not include one.
  let position: Position?

  init(
    _ name: String, _ counts: [Int], _ setUp: [Command] = [], _ command: Command,
    _ outcome: Outcome, pages: [Int?]? = nil, at position: Position? = nil
  ) {
    self.testDescription = name
    self.counts = counts
    self.setUp = setUp
    self.command = command
    self.outcome = outcome
    self.pages = pages
    self.position = position
  }

  /// Checks the outcome and the resulting state.
  func expect() {
    var pager = Pager(counts: counts)
    for command in setUp { _ = pager.apply(command) }
    let before = pager
    #expect(pager.apply(command) == outcome)
    switch outcome {
    case .ignored: #expect(pager == before)
    case .moved(let move):
      #expect(move.from == before.position)
      #expect(pager.position == move.to)
      #expect(pager.levels.map(\.page) == pages)
    case .changed:
      #expect(pager.position == position)
      #expect(pager.levels.map(\.page) == pages)
    }
  }
}

/// A position on a page of a level.
func at(_ level: Int, _ page: Int?) -> Position {
  Position(level: level, page: page)
}

extension Outcome {
  static func move(
    _ from: Position, _ to: Position, steps: Int? = nil, stopped: Pager.Edge? = nil
  ) -> Outcome {
    .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
