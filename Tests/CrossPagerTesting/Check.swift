public import CrossPager

/// Compares a system with the reference model on a script generated from a seed.
///
/// The system and the ``ReferencePager`` run the same script. If the outcomes or states differ
/// after a command, the script is shrunk.
///
///     for seed in 0..<1000 {
///       if let failure = check(seed: UInt64(seed), { Carousel(counts: $0) }) { print(failure); break }
///     }
///
/// - Parameters:
///   - seed: The seed of the script. Equal seeds and lengths produce equal scripts.
///   - length: The number of commands after the initial commands that set rules.
///   - make: A closure that creates a system with the initial state of ``ReferencePager/init(counts:)``.
/// - Returns: The failure, or nil if the system and the reference always agree.
/// - Complexity: O(length). After a failure, shrinking runs up to 20,000 scripts.
public func check(
  seed: UInt64, length: Int = 30, _ make: (_ counts: [Int]) -> some PagerSystem
) -> Failure? {
  check(Script(seed: seed, length: length), seed: seed, make)
}

/// Compares a system with the reference model on a given script. See ``check(seed:length:_:)``.
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

/// A script on which a system and the reference model differ.
public struct Failure: Error, Hashable, Sendable {
  /// The seed of the original script; nil for a script without a seed.
  public let seed: UInt64?
  /// The simplest failing script found. The system and the model differ at the last command.
  public let script: Script
  /// The expected and actual reactions.
  public let disagreement: Disagreement
}

/// A difference between a system and the reference.
public struct Disagreement: Hashable, Sendable {
  /// The index of the command that causes the difference; nil if the initial states differ.
  public let index: Int?
  /// The reaction of the reference.
  public let expected: Reaction
  /// The reaction of the system.
  public let actual: Reaction
}

/// The outcome of a command, and the resulting state.
public struct Reaction: Hashable, Sendable {
  /// The outcome of the command; nil for the initial state.
  public let outcome: Outcome?
  /// The state after the command, or the initial state.
  public let state: ObservedState

  func agrees(with other: Reaction) -> Bool {
    outcome == other.outcome && state.agrees(with: other.state)
  }
}

extension Script {
  /// The first disagreement between a system and the reference; nil if they agree.
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
