/// A change to the display: the appearance or disappearance of a page, or a step for a host.
public enum DisplayEvent<Host> {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is about to be displayed.
  case willDisplay(Position)
  /// A step for a host.
  case host(HostEvent<Host>)
}

/// A step for a host.
public struct HostEvent<Host> {
  /// The step.
  public let step: HostStep
  /// The number of the host. A new host gets the lowest free number, starting at 0.
  public let number: Int
  /// The host.
  public let host: Host
  /// The position of the host's page; nil if the host has no page. If the page has left the display, this is its former
  /// position, which may no longer exist.
  public let position: Position?
}

/// A change to the display, with hosts identified by number: the appearance or disappearance of a page, or a step for a
/// host.
public enum DisplayStep: Hashable, Sendable {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is about to be displayed.
  case willDisplay(Position)
  /// A step for a host. The position has the same meaning as ``HostEvent/position``.
  case host(HostStep, number: Int, Position?)
  /// The host no longer exists, and a new host may get its number.
  case drop(number: Int)
}

/// A step for a host. The names of the steps follow UIKit's view controller containment methods.
public enum HostStep: Hashable, Sendable, CaseIterable {
  /// The host is new.
  case create
  /// An unused host is reused.
  case reuse
  /// Make the host a child of the container with `addChild(_:)`.
  case addChild
  /// Call `didMove(toParent:)` with the container.
  case didMoveToParent
  /// Configure the host with the page's content.
  case configure
  /// Add the host's view to the display.
  case addView
  /// Remove the host's view from the display.
  case removeView
  /// Call `willMove(toParent:)` with nil.
  case willMoveFromParent
  /// Remove the host from the container with `removeFromParent()`.
  case removeFromParent
}

extension DisplayEvent: Equatable where Host: Equatable {}
extension DisplayEvent: Sendable where Host: Sendable {}
extension HostEvent: Equatable where Host: Equatable {}
extension HostEvent: Sendable where Host: Sendable {}
