import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions

/// Checks a script generated from the bytes. The pager and its reference must agree after every command.
func checkCommands(_ bytes: [UInt8]) throws(Violation) {
  let script = PagerScript(bytes: bytes)
  if let failure = checkAgreement(script, CheckedPager.init) {
    throw Violation(description: "\(failure)")
  }
  try checkUndo(of: script)
}

/// A pager whose preview, invariants and window are checked for every command.
private struct CheckedPager: PagerSystem {
  private var pager: Pager

  init(counts: [Int]) {
    pager = Pager(counts: counts)
  }

  var observedState: ObservedState { pager.observedState }

  mutating func apply(_ command: Command) -> Outcome {
    let preview = pager.outcome(of: command)
    let outcome = pager.apply(command)
    precondition(preview == outcome, "The preview of \(command) is \(preview), not \(outcome).")
    precondition(pager.brokenInvariant == nil, "\(command) broke an invariant of \(pager).")
    return outcome
  }
}

/// Checks that undo returns to the start of a script, and that redo returns to its end.
private func checkUndo(of script: PagerScript) throws(Violation) {
  let start = Pager(counts: script.counts)
  var pager = start
  var history = UndoHistory<Pager, Int>()
  for (index, command) in script.commands.enumerated() {
    history.perform(index, on: &pager) { _ = $0.apply(command) }
  }
  history.perform(nil, on: &pager) {
    _ = $0.apply(.close)
    $0.settle()
  }
  // Drop any remaining drag, as undo does.
  pager = pager.withoutGesture
  let end = pager
  var count = 0
  while history.undo(&pager) == .changed() { count += 1 }
  try Violation.unless(
    pager == start || history.droppedCount > 0, "\(count) undos lead elsewhere:\n\(script.text)")
  for _ in 0..<count { history.redo(&pager) }
  try Violation.unless(pager == end, "\(count) redos lead elsewhere:\n\(script.text)")
}

/// Checks restoration. Two scripts, generated from the bytes, lead to two pagers with the same levels. The snapshot of
/// the first pager is restored in the second one, and in a new pager with other levels.
func checkRestoration(_ bytes: [UInt8]) throws(Violation) {
  let script = PagerScript(bytes: Array(bytes.prefix(bytes.count / 2)))
  let other = PagerScript(bytes: Array(bytes.suffix(bytes.count - bytes.count / 2)))
  let pager = rested(script, from: Pager(counts: script.counts))
  let snapshot = pager.snapshot
  try checkCoding(snapshot)
  for keepingRules in [false, true] {
    for present in [
      rested(other, from: Pager(counts: script.counts)), rested(other, from: pager),
      rested(other, from: Pager(counts: other.counts)),
    ] { try check(snapshot, restoredIn: present, keepingRules: keepingRules) }
  }
}

/// Returns the state after a script, at rest and without an open page.
private func rested(_ script: PagerScript, from start: Pager) -> Pager {
  var pager = start
  for command in script.commands { _ = pager.apply(command) }
  _ = pager.apply(.close)
  pager.settle()
  return pager.withoutGesture
}

private func check(
  _ snapshot: Pager.Snapshot, restoredIn present: Pager, keepingRules: Bool
) throws(Violation) {
  var repaired = present
  let differences = repaired.repair(from: snapshot, keepingRules: keepingRules).differences
  try Violation.unless(repaired.brokenInvariant == nil, "A repair breaks an invariant: \(snapshot)")
  var again = repaired
  _ = again.repair(from: snapshot, keepingRules: keepingRules)
  try Violation.unless(again == repaired, "A second repair changes the pager: \(snapshot)")
  var restored = present
  do {
    try restored.restore(snapshot, keepingRules: keepingRules)
    try Violation.unless(
      differences.isEmpty && restored == repaired, "A repair differs: \(snapshot)")
    if !keepingRules {
      try Violation.unless(
        restored.snapshot == snapshot, "\(restored.snapshot) is not \(snapshot).")
    }
  } catch let error as Violation { throw error } catch {
    try Violation.unless(
      restored == present && !differences.isEmpty, "A refused snapshot changed the pager.")
  }
}

/// Checks that a snapshot survives conversion to a document and back.
private func checkCoding(_ snapshot: Pager.Snapshot) throws(Violation) {
  let copy = (try? JSONEncoder().encode(snapshot)).flatMap {
    try? JSONDecoder().decode(Pager.Snapshot.self, from: $0)
  }
  try Violation.unless(copy == snapshot, "The document has another snapshot than \(snapshot).")
}
