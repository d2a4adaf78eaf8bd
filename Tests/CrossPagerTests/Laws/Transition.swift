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

  /// The command applied to the pager at rest.
  var atRest: Transition { Transition(before.atRest, command) }

  /// The levels whose page changed, with the pages before and after.
  var turnedLevels: [Int] {
    zip(before.levels, after.levels).enumerated().filter { $1.0.page != $1.1.page }.map(\.offset)
  }
}

/// Expects `violation` to find nothing wrong with any transition of the script of `seed`. Otherwise records the
/// violation and the shrunk script.
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

/// Expects `violation` to find nothing wrong with the script generated from `seed`.
func expect(
  seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation, violation: (Script) -> String?
) {
  expect(Script(seed: seed), seed: seed, sourceLocation: sourceLocation, violation: violation)
}

/// Expects `violation` to find nothing wrong with a script of `seed`.
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
  /// The settled pager: no page open, a drag dropped, a settle finished.
  var atRest: Pager {
    var pager = self
    _ = pager.apply(.close)
    _ = pager.settle()
    return pager
  }

  /// The outcomes of a command given several times, and the pager afterwards.
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
