import Foundation

/// The seeds that randomised tests run.
///
/// `CROSSPAGER_SEED` is the first of them, `CROSSPAGER_SEQUENCES` how many there are; without them every run
/// is the same.
enum Seeds {
  static let all: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["CROSSPAGER_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["CROSSPAGER_SEQUENCES"].flatMap { Int($0) } ?? 1000
    return (0..<max(count, 1)).map { first &+ UInt64($0) }
  }()
}
