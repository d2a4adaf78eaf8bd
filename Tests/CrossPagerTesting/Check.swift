public import CrossPager

/// Checks a system against the contract for one seed.
///
/// The system and the ``ReferencePager`` run the script of the seed. After every command, their outcomes and states
/// must be the same. If they differ, the script is shrunk.
///
///     for seed in 0..<1000 {
///       if let failure = check(seed: UInt64(seed), { Carousel(counts: $0) }) { print(failure); break }
///     }
///
/// - Parameters:
///   - seed: any value; equal seeds and lengths check the same script.
///   - length: how many commands the script has after its rules.
///   - make: makes a system with levels of these page counts, with every rule at its default, standing on the first
///     level and on each level's first page.
/// - Returns: nil if they agree throughout.
/// - Complexity: O(length). After a failure, shrinking runs many more scripts.
public func check(
  seed: UInt64, length: Int = 30, _ make: (_ counts: [Int]) -> some PagerSystem
) -> Failure? {
  check(Script(seed: seed, length: length), seed: seed, make)
}

/// Checks a system against the contract for one script. Otherwise like ``check(seed:length:_:)``.
public func check(_ script: Script, _ make: (_ counts: [Int]) -> some PagerSystem) -> Failure? {
  check(script, seed: nil, make)
}

private func check(
  _ script: Script, seed: UInt64?, _ make: (_ counts: [Int]) -> some PagerSystem
) -> Failure? {
  guard script.disagreement(with: make) != nil else { return nil }
  let shrunk = script.shrunk { $0.disagreement(with: make) != nil }
  guard let disagreement = shrunk.disagreement(with: make) else { return nil }
  return Failure(seed: seed, script: shrunk, disagreement: disagreement)
}

/// A script that tells a system from the contract.
public struct Failure: Error, Hashable, Sendable {
  /// The seed the script came from before it was shrunk; nil if it came from none.
  public let seed: UInt64?
  /// The simplest script found, on which they disagree after the last command.
  public let script: Script
  /// How they disagree.
  public let disagreement: Disagreement
}

/// Where a system differs from the contract.
public struct Disagreement: Hashable, Sendable {
  /// The index of the command after which they differ; nil if they differ from the start.
  public let index: Int?
  /// What the contract says.
  public let expected: Reaction
  /// What the system did.
  public let actual: Reaction
}

/// The outcome of a command, and the state after it.
public struct Reaction: Hashable, Sendable {
  /// What the command returned; nil before any command.
  public let outcome: Outcome?
  /// The state seen after it.
  public let state: ObservedState

  func agrees(with other: Reaction) -> Bool {
    outcome == other.outcome && state.agrees(with: other.state)
  }
}

extension Script {
  /// The first disagreement between the reference and a system that `make` makes.
  fileprivate func disagreement(with make: ([Int]) -> some PagerSystem) -> Disagreement? {
    var system = make(counts)
    var reference = ReferencePager(counts: counts)
    var expected = Reaction(outcome: nil, state: reference.observedState)
    var actual = Reaction(outcome: nil, state: system.observedState)
    if !expected.agrees(with: actual) {
      return Disagreement(index: nil, expected: expected, actual: actual)
    }
    for (index, command) in commands.enumerated() {
      expected = Reaction(outcome: reference.apply(command), state: reference.observedState)
      actual = Reaction(outcome: system.apply(command), state: system.observedState)
      if !expected.agrees(with: actual) {
        return Disagreement(index: index, expected: expected, actual: actual)
      }
    }
    return nil
  }
}
