import CrossPager

/// The codes of the C interface, as defined in `crosspager.h`.
///
/// The codes are repeated here so that a test fails if the library changes the meaning of a code.
extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The code of a value, for a type whose cases are in the order of their codes.
  var code: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}

enum TraceCode {
  /// `CP_NONE` and `CP_NO_OFFSET`.
  static let none = Int(Int32.min)
  static let noOffset = Int(Int64.min)
  /// The most levels that a player of traces can hold.
  static let mostLevels = 256
}

extension LevelRules {
  /// The fields of `cp_level_rules`.
  var fields: [Int] {
    let (code, page) = start.codes
    return [code, page, entry.code, edge.code, follow.code, snap.code]
  }
}

extension StartRule {
  var codes: (code: Int, page: Int) {
    switch self {
    case .first: (0, 0)
    case .last: (1, 0)
    case .page(let index): (2, index)
    }
  }
}

extension PagerRules {
  /// The fields of `cp_rules`, except `reserved`: seven of 32 bits and four of 64 bits.
  var fields: (short: [Int], long: [Int]) {
    (
      [
        ends.code, empty.code, bounce.code, reading.code, Int(locked.rawValue), viewport.beyond,
        gesture.settleMilliseconds,
      ],
      [viewport.levels, viewport.pages, gesture.turningPages, gesture.throwingPagesPerSecond].map {
        Int($0.rawValue)
      }
    )
  }
}

extension LevelRule {
  /// `rule`, `value` and `page` of a command.
  var codes: (rule: Int, value: Int, page: Int) {
    switch self {
    case .start(let start): (1, start.codes.code, start.codes.page)
    case .entry(let value): (2, value.code, 0)
    case .edge(let value): (3, value.code, 0)
    case .follow(let value): (4, value.code, 0)
    case .snap(let value): (5, value.code, 0)
    }
  }
}

extension Reason {
  var code: Int {
    switch self {
    case .edge: 1
    case .pageOpen: 2
    case .nothingOpen: 3
    case .notVisible: 4
    case .notDragging: 5
    case .emptyLevel: 6
    case .noSuchLevel: 7
    case .noSuchPage: 8
    case .alreadyThere: 9
    case .locked: 10
    case .noLevels: 11
    case .doesNotFit: 12
    }
  }
}

extension Position? {
  /// The fields of `cp_position`.
  var fields: [Int] { [self?.level ?? TraceCode.none, self?.page ?? TraceCode.none] }
}

extension Outcome {
  /// The fields of `cp_outcome`.
  var fields: [Int] {
    let none = TraceCode.none
    switch self {
    case .moved(let move):
      return [1, none, move.stopped?.code ?? none, none] + Position?(move.from).fields
        + Position?(move.to).fields + [move.steps ?? none] + move.finished.fields
        + Position?.none.fields
    case .changed(let finished, let closed):
      return [2] + Array(repeating: none, count: 8) + finished.fields + closed.fields
    case .ignored(let reason):
      var (edge, direction) = (none, none)
      if case .edge(let side) = reason { edge = side.code }
      if case .locked(let way) = reason { direction = way.code }
      return [3, reason.code, edge, direction] + Array(repeating: none, count: 5)
        + Arrival?.none.fields + Position?.none.fields
    }
  }
}

extension Arrival? {
  /// Whether there is an arrival, and its positions.
  fileprivate var fields: [Int] {
    [self == nil ? 0 : 1] + (self?.from).fields + (self?.to).fields
  }
}
