/// What a front end has to do, or to know, when what is displayed changes.
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
  /// What is to be done.
  public let step: HostStep
  /// The host's number: when it is made, the lowest from 0 that no other host has.
  public let number: Int
  /// The host.
  public let host: Host
  /// The page it is done for; one that is left is named as it was before, and need not exist any more. Nil for a host
  /// that goes unused.
  public let position: Position?
}

/// What has to be done when what is displayed changes, where hosts are no more than numbers.
public enum DisplayStep: Hashable, Sendable {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is displayed from now on.
  case willDisplay(Position)
  /// A host does a step on its way to a page or away from it; the page is told as ``HostEvent/position`` is.
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
  /// It is told so: `didMove(toParent:)` with the container.
  case didMoveToParent
  /// It is given the page's content.
  case configure
  /// Its view is put on the display.
  case addView
  /// Its view is taken off the display.
  case removeView
  /// It is told that it will leave the container: `willMove(toParent:)` with nil.
  case willMoveFromParent
  /// It is no longer a child of the container: `removeFromParent()`.
  case removeFromParent
}

extension DisplayEvent: Equatable where Host: Equatable {}
extension DisplayEvent: Sendable where Host: Sendable {}
extension HostEvent: Equatable where Host: Equatable {}
extension HostEvent: Sendable where Host: Sendable {}
