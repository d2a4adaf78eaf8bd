import CrossPager
import CrossPagerTesting
import Testing

/// One command applied to a pager.
struct Transition {
  let before: Pager
  let command: Command
  let outcome: Outcome
  let after: Pager

  init(_ before: Pager, _ command: Command) {
    var pager = before
    self.before = before
    self.command = command
    self.outcome = pager.apply(command)
    self.after = pager
  }

  var isGesture: Bool {
    if case .gesture = command { true } else { false }
  }

  /// The same command, applied to the pager at rest.
  var atRest: Transition { Transition(before.atRest, command) }

  /// The levels whose page changed.
  var turnedLevels: [Int] {
    zip(before.levels, after.levels).enumerated().filter { $1.0.page != $1.1.page }.map(\.offset)
  }
}

/// Checks every transition in the script generated from `seed`. Records any violation with the
/// shrunk script.
func expect(
  seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
  violation: (Transition) -> String?
) {
  expect(seed: seed, sourceLocation: sourceLocation) { (script: Script) in
    var pager = Pager(counts: script.counts)
    for command in script.commands {
      let transition = Transition(pager, command)
      if let found = violation(transition) { return found }
      pager = transition.after
    }
    return nil
  }
}

/// Checks the script generated from `seed`.
func expect(
  seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation, violation: (Script) -> String?
) {
  expect(Script(seed: seed), seed: seed, sourceLocation: sourceLocation, violation: violation)
}

/// Checks a script generated from `seed`. Records any violation with the shrunk script.
func expect(
  _ script: Script, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
  violation: (Script) -> String?
) {
  guard violation(script) != nil else { return }
  let shrunk = script.shrunk { violation($0) != nil }
  Issue.record(
    "\(violation(shrunk) ?? "")\n\(shrunk.text)\n# seed \(seed)", sourceLocation: sourceLocation)
}

extension Pager {
  /// The pager at rest, with no open page, any drag dropped and any settle finished.
  var atRest: Pager {
    var pager = self
    _ = pager.apply(.close)
    _ = pager.settle()
    return pager
  }

  /// The outcomes of a repeated command, and the resulting pager.
  func repeating(_ command: Command, _ times: Int) -> (outcomes: [Outcome], pager: Pager) {
    var pager = self
    return ((0..<times).map { _ in pager.apply(command) }, pager)
  }
}

extension Outcome {
  var move: Move? {
    switch self {
    case .moved(let move): move
    case .changed, .ignored: nil
    }
  }
}
