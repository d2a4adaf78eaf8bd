import CrossPager

/// A property that every pager has: a law in `Docs/Verification.md` ("The laws"), or a rule about gestures or open
/// pages in `Docs/Gestures.md`.
///
/// The property tests check laws in random scripts, and an ``Exploration`` checks them in every reachable state.
public struct Law: Sendable, CustomStringConvertible {
  /// The name of the law, such as `law 3, refusal`.
  public let name: String
  let scope: Scope

  /// What a law is about. Each closure returns a description of a violation, or nil if there is none.
  enum Scope: Sendable {
    /// A state in any phase.
    case state(@Sendable (Pager) -> String?)
    /// A settled state with no open page.
    case rest(@Sendable (Pager) -> String?)
    /// A command and its effect.
    case transition(@Sendable (Transition) -> String?)
    /// A command, and the effect of the same command at rest. For a gesture, both transitions are the same.
    case resting(@Sendable (Transition, _ rested: Transition) -> String?)
    /// The pages displayed before and after a command.
    case display(@Sendable (Transition) -> String?)
  }

  public var description: String { name }

  init(name: String, scope: Scope) {
    self.name = name
    self.scope = scope
  }

  /// Creates a law about a command and its effect. `violation` returns nil if the law holds.
  public init(name: String, violation: @escaping @Sendable (Transition) -> String?) {
    self.init(name: name, scope: .transition(violation))
  }

  /// Returns a description of a violation by a transition or by the state after it, or nil if there is none.
  public func violation(by transition: Transition) -> String? {
    switch scope {
    case .state(let check): check(transition.after)
    case .rest(let check): check(transition.after.atRest)
    case .transition(let check), .display(let check): check(transition)
    case .resting(let check): check(transition, transition.atRest)
    }
  }

  /// All laws that concern single states and single commands. An ``Exploration`` checks law 12, mirror, with a
  /// ``MirrorTwin``. Law 6, determinism, also holds across platforms, which no law here can check.
  public static let all: [Law] = [
    .bounds, .independence, .severalSteps, .refusal, .inverseMoves, .inverseLinearOrder, .dryRun,
    .routes, .determinism, .snapshots, .rebuilding, .identity, .alignment, .zooming, .balance,
    .finishing, .ticking, .splittingTime, .correspondence, .stayingUntilArrival, .arrivingAtTarget,
    .interrupting, .gliding, .outcomePositions, .openPage, .closing, .openPageIdentity,
    .followingWhileOpen,
  ]
}
