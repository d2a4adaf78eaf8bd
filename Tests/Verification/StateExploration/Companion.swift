public import CrossPager

/// A second machine that an ``Exploration`` runs alongside the pager, such as a reference model.
///
/// If a companion agrees with the pager on every transition, and the companion's state depends only on the pager's
/// state, then both machines agree on every sequence of the explored commands, however long.
public protocol Companion: Hashable {
  static var law: String { get }

  /// Performs the command in a transition. Returns the difference between the outcomes, or nil if they agree.
  mutating func follow(_ step: Transition) -> String?

  /// Returns a description of the difference between the states, or nil if they agree.
  func difference(from pager: Pager) -> String?

  /// Performs the command in a transition from the state `number` to the state `target`, and stores the companion's new
  /// state. A new state has the number `states.count`. `forgets` is whether the companion's state must depend only on
  /// the pager's state. Returns a description of the first difference, or nil if there is none.
  static func follow(
    _ step: Transition, from number: Int, to target: Int, in states: inout [Self], forgets: Bool
  ) -> String?
}

extension Companion {
  public static var law: String { "the companion agrees with the pager" }

  // Inlining specializes this function for each type of companion and saves a twentieth of the time of a walk.
  @inlinable public static func follow(
    _ step: Transition, from number: Int, to target: Int, in states: inout [Self], forgets: Bool
  ) -> String? {
    var state = states[number]
    if let difference = state.follow(step) { return difference }
    if target == states.count {
      states.append(state)
      return state.difference(from: step.after)
    }
    if state == states[target] { return nil }
    return forgets ? "The state depends on the history." : state.difference(from: step.after)
  }
}

/// No companion.
public struct NoCompanion: Companion, Sendable {
  public mutating func follow(_ step: Transition) -> String? { nil }
  public func difference(from pager: Pager) -> String? { nil }
}
