import CrossPager
import CrossPagerTesting
import StateExploration

/// A companion that compares each outcome and state with those of the reference model.
struct Reference: Companion {
  private var model: ReferencePager

  init(counts: [Int], _ setup: [Command]) {
    model = ReferencePager(counts: counts)
    for command in setup { _ = model.apply(command) }
  }

  mutating func follow(_ step: Transition) -> String? {
    let outcome = model.apply(step.command)
    return outcome == step.outcome ? nil : "The reference's outcome is \(outcome)."
  }

  func difference(from pager: Pager) -> String? {
    let state = model.observedState
    return state == pager.observedState ? nil : "The reference's state is \(state)."
  }
}
