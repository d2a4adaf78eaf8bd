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

/// The reference model and the pager's twin.
struct ReferenceAndTwin: Companion {
  static let law = "the reference model and the mirrored twin agree with the pager"

  private var reference: Reference
  private var twin: MirrorTwin

  /// The companions of a pager whose rules were set by the given commands.
  init(of pager: Pager, counts: [Int], _ setup: [Command]) {
    reference = Reference(counts: counts, setup)
    twin = MirrorTwin(of: pager)
  }

  mutating func follow(_ step: Transition) -> String? {
    reference.follow(step) ?? twin.follow(step)
  }

  func difference(from pager: Pager) -> String? {
    reference.difference(from: pager) ?? twin.difference(from: pager)
  }
}
