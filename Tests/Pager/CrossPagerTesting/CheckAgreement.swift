public import CrossPager

/// Compares a system with the reference model on a script generated from a seed.
///
/// Both run the same script. If the outcomes or states differ after a command, the script is shrunk.
///
///     for seed in 0..<1000 {
///       let failure = checkAgreement(seed: UInt64(seed)) { Carousel(counts: $0) }
///       if let failure { print(failure); break }
///     }
///
/// - Parameters:
///   - seed: The seed of the script. Equal seeds and lengths produce equal scripts.
///   - length: The number of commands after the initial commands that set rules.
///   - make: A closure that creates a system with the initial state of ``ReferencePager/init(counts:)``.
/// - Returns: The failure, or nil if the system and the reference always agree.
/// - Complexity: O(length). After a failure, shrinking runs up to 20,000 scripts.
public func checkAgreement(
  seed: UInt64, length: Int = 30, _ make: (_ counts: [Int]) -> some PagerSystem
) -> ScriptFailure? {
  checkAgreement(PagerScript(seed: seed, length: length), seed: seed, make)
}

/// Checks that a system agrees with the ``ReferencePager`` during a given script. See
/// ``checkAgreement(seed:length:_:)``.
public func checkAgreement(
  _ script: PagerScript, _ make: (_ counts: [Int]) -> some PagerSystem
) -> ScriptFailure? {
  checkAgreement(script, seed: nil, make)
}

private func checkAgreement(
  _ script: PagerScript, seed: UInt64?, _ make: (_ counts: [Int]) -> some PagerSystem
) -> ScriptFailure? {
  guard script.disagreement(with: make) != nil else { return nil }
  let shrunk = script.shrunk { $0.disagreement(with: make) != nil }
  guard let disagreement = shrunk.disagreement(with: make) else { return nil }
  return ScriptFailure(seed: seed, script: shrunk, disagreement: disagreement)
}

/// A script during which a system disagrees with the reference.
public struct ScriptFailure: Error, Hashable, Sendable {
  /// The seed of the original script; nil for a script without a seed.
  public let seed: UInt64?
  /// The simplest failing script found. The disagreement is at the last command.
  public let script: PagerScript
  /// The expected and actual reactions.
  public let disagreement: Disagreement
}

/// A difference between a system and the reference.
public struct Disagreement: Hashable, Sendable {
  /// The index of the command that causes the difference; nil if the initial states differ.
  public let index: Int?
  /// The reaction of the reference.
  public let expected: PagerReaction
  /// The reaction of the system.
  public let actual: PagerReaction
}

/// The outcome of a command, and the resulting state.
public struct PagerReaction: Hashable, Sendable {
  /// The outcome of the command; nil for the initial state.
  public let outcome: Outcome?
  /// The state after the command, or the initial state.
  public let state: ObservedState

  package init(outcome: Outcome?, state: ObservedState) {
    (self.outcome, self.state) = (outcome, state)
  }

  func agrees(with other: PagerReaction) -> Bool {
    outcome == other.outcome && state.agrees(with: other.state)
  }
}

extension PagerScript {
  /// Returns the first disagreement between a system and the reference, or nil if they agree.
  fileprivate func disagreement(with make: ([Int]) -> some PagerSystem) -> Disagreement? {
    var system = make(counts)
    var reference = ReferencePager(counts: counts)
    var expected = PagerReaction(outcome: nil, state: reference.observedState)
    var actual = PagerReaction(outcome: nil, state: system.observedState)
    if !expected.agrees(with: actual) {
      return Disagreement(index: nil, expected: expected, actual: actual)
    }
    for (index, command) in commands.enumerated() {
      expected = PagerReaction(outcome: reference.apply(command), state: reference.observedState)
      actual = PagerReaction(outcome: system.apply(command), state: system.observedState)
      if !expected.agrees(with: actual) {
        return Disagreement(index: index, expected: expected, actual: actual)
      }
    }
    return nil
  }
}
