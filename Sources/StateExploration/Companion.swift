public import CrossPager

/// A second machine that an ``Exploration`` runs alongside the pager, such as a reference model.
///
/// If a companion agrees with the pager on every transition, and the companion's state depends only on the pager's
/// state, then both machines agree on every sequence of the explored commands, however long.
public protocol Companion: Hashable {
  /// The name of the law that the companion checks.
  static var law: String { get }

  /// Performs the command in a transition.
  ///
  /// - Returns: A description of the difference between the outcomes; nil if they agree.
  mutating func follow(_ step: Transition) -> String?

  /// A description of the difference between the states; nil if they agree.
  func difference(from pager: Pager) -> String?
}

extension Companion {
  public static var law: String { "the companion agrees with the pager" }
}

/// Two companions at once.
public struct Companions<First: Companion, Second: Companion>: Companion {
  private var first: First
  private var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public mutating func follow(_ step: Transition) -> String? {
    first.follow(step) ?? second.follow(step)
  }

  public func difference(from pager: Pager) -> String? {
    first.difference(from: pager) ?? second.difference(from: pager)
  }
}

/// No companion.
public struct NoCompanion: Companion, Sendable {
  public mutating func follow(_ step: Transition) -> String? { nil }
  public func difference(from pager: Pager) -> String? { nil }
}
