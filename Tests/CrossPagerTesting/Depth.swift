internal import Foundation

/// How deep this package's own tests go, from the environment variable `CROSSPAGER_DEPTH`.
///
/// Randomised tests run consecutive seeds, from 1 or from the number in `CROSSPAGER_SEED`. This runs a million lines:
///
///     CROSSPAGER_DEPTH=20000 swift test --filter ScriptFuzzTests
package enum Depth: Hashable, Sendable {
  /// A minute of tests: the default, or `quick`.
  case quick
  /// Everything that `.ci/run` tests: `full`.
  case full
  /// Like ``full``, with at least this many seeds for each randomised test: a number.
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

  /// The value for the current depth.
  package static func choose<Value>(quick: Value, full: Value) -> Value {
    current == .quick ? quick : full
  }

  /// All the values, or at quick depth so many of them, spread evenly.
  package static func some<Value>(of values: [Value], quick count: Int) -> [Value] {
    current == .quick ? (0..<count).map { values[$0 * values.count / count] } : values
  }

  /// The seeds of a randomised test.
  ///
  /// - Parameters:
  ///   - full: how many there are.
  ///   - quick: how many there are at quick depth; nil means as many.
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
