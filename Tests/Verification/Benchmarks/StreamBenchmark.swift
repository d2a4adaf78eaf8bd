import CrossPager

/// Runs a random command stream, as `Tests/Verification/speed/switch.c` does through a plain C switch.
enum StreamBenchmark {
  private static let counts = [731, 105, 24, 1]
  private static let edges: [EdgeRule] = [.continue, .wrap, .continue, .stop]

  static func run(count: Int, seed: UInt64) {
    var pager = Pager(counts: counts)
    for (level, edge) in edges.enumerated() {
      _ = pager.apply(.setLevelRule(.edge(edge), level: level))
    }
    var state = seed
    var digest: UInt64 = 0
    let duration = ContinuousClock().measure {
      for _ in 0..<count {
        let outcome = pager.apply(nextCommand(&state))
        digest = digest &* 0x9E37_79B9_7F4A_7C15 &+ word(of: outcome)
      }
    }
    let digits = String(digest, radix: 16)
    print(
      String(repeating: "0", count: 16 - digits.count) + digits,
      duration / .nanoseconds(1) / Double(count))
  }

  /// Returns the next command. The high bits of the state determine its kind and operands.
  private static func nextCommand(_ state: inout UInt64) -> Command {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let bits = Int(state >> 33)
    let (kind, few, many) = (bits & 15, bits >> 4 & 7, bits >> 7 & 1023)
    switch kind {
    case 8: return .first
    case 9: return .last
    case 10: return .top
    case 11: return .bottom
    case 12: return .next(few + 1)
    case 13: return .previous(few + 1)
    case 14: return many & 1 == 1 ? .goLevel(few) : .goPage(level: few, page: many)
    case 15: return .page(many)
    default: return .move(directions[kind & 3], few + 1)
    }
  }

  private static let directions: [Direction] = [.left, .right, .up, .down]

  /// Returns the outcome as a single number, using the C library's codes.
  private static func word(of outcome: Outcome) -> UInt64 {
    switch outcome {
    case .moved(let move):
      return 1 | UInt64(move.stopped.map(code) ?? 0) << 6 | UInt64(move.steps.map { $0 + 1 } ?? 0)
        << 10 | UInt64(move.to.level) << 20 | UInt64(move.to.page ?? 0) << 24
    case .changed: return 2
    case .ignored(.edge(let edge)): return 3 | 1 << 2 | UInt64(code(edge)) << 6
    case .ignored(.noSuchLevel): return 3 | 7 << 2
    case .ignored(.noSuchPage): return 3 | 8 << 2
    case .ignored(.alreadyThere): return 3 | 9 << 2
    case .ignored(let reason): fatalError("The stream never leads to \(reason).")
    }
  }

  /// Returns the code of an edge, plus one.
  private static func code(_ edge: Pager.Edge) -> Int {
    switch edge {
    case .left: 1
    case .right: 2
    case .top: 3
    case .bottom: 4
    case .beginning: 5
    case .end: 6
    }
  }
}
