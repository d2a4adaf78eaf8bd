#if canImport(CrossPager)
  public import CrossPager
#endif

/// The hosts of the displayed pages: an app's own views, cells or view controllers.
///
/// After every call on a pager, ``update(to:make:)`` compares the hosts with the pager and returns the events to handle,
/// in order. Every displayed page has one host. ``HostingRule`` describes how hosts are reused.
///
///     var pager = Pager(counts: [5, 5])
///     var hosts = Pager.Hosts<Label>()
///     _ = hosts.update(to: pager) { _ in Label() }    // willDisplay 0.0; create, addChild, …, addView
///     pager.move(.right)
///     _ = hosts.update(to: pager) { _ in Label() }    // didEndDisplaying 0.0, willDisplay 0.1; removeView; reuse, …
///     hosts.host(at: Position(level: 0, page: 1))     // the same label
///
/// If pages have identities, as in an `IdentifiedPager`, a page that is still displayed after an update to the names
/// keeps its host and causes no events, even if its position changes.
///
/// Under `recycled` and `cell`, the number of hosts never exceeds the largest number of pages displayed at once. Under
/// `preallocated`, the first `preallocatedCount` pages have their own hosts as long as the pages exist. Any later page
/// has a host only while it is displayed, so a pager can have any number of pages.
public struct HostPool<Host, Names: PagerNames> {
  /// The strategy for creating and reusing hosts. If it changes, the next update replaces all hosts.
  public var hosting: HostingRule
  package var preallocatedCount: Int { roster.preallocatedCount }
  package var createdCount: Int { roster.createdCount }
  private var roster: HostRoster
  /// The hosts, indexed by number; nil for a free number.
  private var hosts: [Host?] = []
  /// The names as of the last update.
  private var names: Names?

  /// Creates an empty pool of hosts.
  ///
  /// - Parameters:
  ///   - hosting: The strategy for creating and reusing hosts.
  ///   - preallocatedCount: The maximum number of pages that have their own hosts under `preallocated`, clamped to at
  ///     least 0.
  public init(hosting: HostingRule = .recycled, preallocatedCount: Int = 100_000) {
    self.hosting = hosting
    roster = HostRoster(hosting, preallocatedCount: preallocatedCount)
  }

  /// Returns the host that shows a page, or nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? {
    roster.showing.number(at: position).flatMap { hosts[$0] }
  }

  package var assignments: [(number: Int, position: Position?)] { roster.assignments }

  /// Updates the hosts to match the displayed pages.
  ///
  /// - Parameters:
  ///   - pager: The pager after a call.
  ///   - make: A closure that creates a host for a page.
  /// - Returns: The events in this order: pages that left, pages that appeared, steps for pages that left, and steps
  ///   for other pages. Each group of events is ordered by level, then by page.
  /// - Complexity: O(n log n) for n pages displayed before or after the call, plus the cost of `Pager.window`. After an
  ///   update to the names, also O(pages of the displayed levels). Under `preallocated`, also O(levels), or O(levels +
  ///   preallocated pages) after an edit.
  public mutating func update<Front: Paging>(
    to pager: Front, make: (Position) -> Host
  ) -> [DisplayEvent<Host>] where Front.Names == Names {
    defer { names = pager.names }
    let (new, base) = (pager.names, pager.base)
    guard let old = names, old != new else { return update(to: base, origin: nil, make: make) }
    var pages: [Int: [Names.PageID: Int]] = [:]
    return update(
      to: base,
      origin: { position in
        guard let id = new.pageID(at: position) else { return position }
        guard let level = old.levelIDs.firstIndex(of: new.levelIDs[position.level]) else {
          return nil
        }
        let former = pages[level] ?? old.pages(ofLevelAt: level)
        pages[level] = former
        return former[id].map { Position(level: level, page: $0) }
      }, make: make)
  }

  /// Updates the hosts to match the displayed pages, for an app that knows which content has moved.
  ///
  /// - Parameters:
  ///   - pager: The pager after a call.
  ///   - origin: A closure that returns the position of a page's content at the last update, or nil if the content is
  ///     new. Content that stays on the display keeps its host, even at another position, and causes no events. New
  ///     content at an old position counts as one page leaving and another appearing. If this closure is nil, content is
  ///     assumed not to have moved.
  ///   - make: A closure that creates a host for a page.
  /// - Returns: The events, as in ``update(to:make:)``.
  public mutating func update(
    to pager: Pager, origin: ((Position) -> Position?)?, make: (Position) -> Host
  ) -> [DisplayEvent<Host>] {
    var events: [DisplayEvent<Host>] = []
    var hosts = hosts
    defer { self.hosts = hosts }
    roster.update(to: pager, hosting: hosting, origin: origin) { step in
      switch step {
      case .didEndDisplaying(let position): events.append(.didEndDisplaying(position))
      case .willDisplay(let position): events.append(.willDisplay(position))
      case .host(let step, let number, let position):
        if step == .create, let position {
          if number == hosts.count { hosts.append(nil) }
          hosts[number] = make(position)
        }
        if let host = hosts[number] { events.append(.host(step, number: number, host, position)) }
      case .drop(let number): hosts[number] = nil
      }
    }
    return events
  }
}

extension PagerNames {
  /// Returns the index of each page of a level, by identity.
  fileprivate func pages(ofLevelAt level: Int) -> [PageID: Int] {
    let count = self.level(at: level)?.count ?? 0
    return (0..<count).reduce(into: [:]) { indices, page in
      guard let id = pageID(at: Position(level: level, page: page)) else { return }
      if indices[id] == nil { indices[id] = page }
    }
  }
}

extension HostPool: Sendable where Host: Sendable, Names: Sendable {}

extension Paging {
  /// The hosts of this pager's displayed pages.
  public typealias Hosts<Host> = HostPool<Host, Names>
}

/// A change to the display: the appearance or disappearance of a page, or a step for a host.
public enum DisplayEvent<Host> {
  /// A page is no longer displayed.
  case didEndDisplaying(Position)
  /// A page is about to be displayed.
  case willDisplay(Position)
  /// A step for a host. A new host gets the lowest free number, starting at 0. The last value is the position of the
  /// host's page; nil if the host has no page. If the page has left the display, this is its former position, which may
  /// no longer exist.
  case host(HostStep, number: Int, Host, Position?)
}

extension DisplayEvent: Equatable where Host: Equatable {}
extension DisplayEvent: Sendable where Host: Sendable {}

/// A step for a host. The names of the steps follow UIKit's view controller containment methods.
public enum HostStep: Hashable, Sendable, CaseIterable {
  /// The host is new.
  case create
  /// A host that was no longer in use is reused.
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
