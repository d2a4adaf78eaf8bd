internal import Foundation

/// The depth of this package's own tests, set by the environment variable `CROSSPAGER_DEPTH`.
///
/// Randomized tests run consecutive seeds, starting at `CROSSPAGER_SEED` (1 by default). To run a
/// million lines, use this command:
///
///     CROSSPAGER_DEPTH=20000 swift test --filter ScriptFuzzTests
package enum Depth: Hashable, Sendable {
  /// The default depth, at which the tests take about a minute.
  case quick
  /// The depth that `.ci/run` uses.
  case full
  /// A depth like ``full``, but with at least this many seeds for each randomized test.
  case atLeast(Int)

  package static let current = Depth(environment["CROSSPAGER_DEPTH"])

  private static let environment = ProcessInfo.processInfo.environment
  private static let firstSeed = environment["CROSSPAGER_SEED"].flatMap { UInt64($0) } ?? 1

  private init(_ text: String?) {
    switch text {
    case nil, "", "quick": self = .quick
    case "full": self = .full
    case let text?:
      guard let count = Int(text), count > 0 else {
        fatalError("Unknown CROSSPAGER_DEPTH '\(text)'. Use quick, full or a number of seeds.")
      }
      self = .atLeast(count)
    }
  }

  /// Returns the value for the current depth.
  package static func choose<Value>(quick: Value, full: Value) -> Value {
    current == .quick ? quick : full
  }

  /// Returns all values or, at quick depth, `count` evenly spaced values.
  package static func some<Value>(of values: [Value], quick count: Int) -> [Value] {
    current == .quick ? (0..<count).map { values[$0 * values.count / count] } : values
  }

  /// Returns the seeds of a randomized test.
  ///
  /// - Parameters:
  ///   - full: The number of seeds.
  ///   - quick: The number of seeds at quick depth; `full` by default.
  package static func seeds(_ full: Int, quick: Int? = nil) -> [UInt64] {
    let count =
      switch current {
      case .quick: quick ?? full
      case .full: full
      case .atLeast(let wanted): max(full, wanted)
      }
    return (0..<UInt64(count)).map { firstSeed &+ $0 }
  }
}
