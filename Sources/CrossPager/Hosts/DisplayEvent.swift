/// A change of the display: a page that comes or goes, or a step to do with a host.
public enum DisplayEvent<Host> {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is displayed from now on.
  case willDisplay(Position)
  /// A host does a step on its way to a page or away from it.
  case host(HostEvent<Host>)
}

/// A step of a host.
public struct HostEvent<Host> {
  /// What to do.
  public let step: HostStep
  /// The host's number: when it is made, the lowest from 0 that no other host has.
  public let number: Int
  /// The host.
  public let host: Host
  /// The page of the step. A page that left keeps its former position, and may no longer exist. Nil for a host that no
  /// page uses.
  public let position: Position?
}

/// A change of the display where hosts are numbers: a page that comes or goes, or a step to do with a host.
public enum DisplayStep: Hashable, Sendable {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is displayed from now on.
  case willDisplay(Position)
  /// A step of a host on its way to a page or away from it. The position is as in ``HostEvent/position``.
  case host(HostStep, number: Int, Position?)
  /// A host is let go of; its number may be given again.
  case drop(number: Int)
}

/// The steps of a host, in the words of UIKit's view controller containment.
public enum HostStep: Hashable, Sendable, CaseIterable {
  /// The host was made.
  case create
  /// A host that was no longer used is used again.
  case reuse
  /// It becomes a child of the container: `addChild(_:)`.
  case addChild
  /// Call `didMove(toParent:)` with the container.
  case didMoveToParent
  /// Give the host the page's content.
  case configure
  /// Its view is put on the display.
  case addView
  /// Its view is taken off the display.
  case removeView
  /// Call `willMove(toParent:)` with nil: it will leave the container.
  case willMoveFromParent
  /// It is no longer a child of the container: `removeFromParent()`.
  case removeFromParent
}

extension DisplayEvent: Equatable where Host: Equatable {}
extension DisplayEvent: Sendable where Host: Sendable {}
extension HostEvent: Equatable where Host: Equatable {}
extension HostEvent: Sendable where Host: Sendable {}
