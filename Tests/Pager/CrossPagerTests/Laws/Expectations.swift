import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Checks every transition in the script generated from `seed`. Records any violation with the
/// shrunk script.
func expect(
  seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
  violation: (Transition) -> String?
) {
  expect(seed: seed, sourceLocation: sourceLocation) { (script: PagerScript) in
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
  seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
  violation: (PagerScript) -> String?
) {
  expect(PagerScript(seed: seed), seed: seed, sourceLocation: sourceLocation, violation: violation)
}

/// Checks a script generated from `seed`. Records any violation with the shrunk script.
func expect(
  _ script: PagerScript, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
  violation: (PagerScript) -> String?
) {
  guard violation(script) != nil else { return }
  let shrunk = script.shrunk { violation($0) != nil }
  Issue.record(
    "\(violation(shrunk) ?? "")\n\(shrunk.text)\n# seed \(seed)", sourceLocation: sourceLocation)
}
