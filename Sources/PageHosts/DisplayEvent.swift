#if canImport(CrossPager)
  public import CrossPager
#endif

/// A change to the display: the appearance or disappearance of a page, or a step for a host.
public enum DisplayEvent<Host> {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is about to be displayed.
  case willDisplay(Position)
  /// A step for a host. A new host gets the lowest free number, starting at 0. The position is that of the host's page;
  /// nil if the host has no page. If the page has left the display, it is the page's former position, which may no
  /// longer exist.
  case host(HostStep, number: Int, Host, Position?)
}

extension DisplayEvent: Equatable where Host: Equatable {}
extension DisplayEvent: Sendable where Host: Sendable {}

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

/// The strategy for creating and reusing the hosts of displayed pages.
public enum HostingRule: Hashable, Sendable, CaseIterable {
  /// Unused hosts stay in the container for reuse.
  case recycled
  /// Every page, up to a maximum number, has its own host from the start.
  case preallocated
  /// Like collection view cells, hosts enter and leave the container with their pages and are reused.
  case cell
}
