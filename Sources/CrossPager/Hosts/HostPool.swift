/// The hosts that show the pages that are displayed: an app's own views, cells or view controllers.
///
/// After every command, ``update(to:origin:make:)`` compares the pool with the pager. It returns the changes and the
/// steps to do, in order (the contract's section 7). The pager's rule ``HostingRule`` says how the pool keeps hosts.
/// ``HostRoster`` explains when it makes and drops a host.
///
///     var pager = Pager(counts: [5, 5])
///     var pool = HostPool<Label>()
///     _ = pool.update(to: pager) { _ in Label() }     // willDisplay 0.0; create, addChild, …, addView
///     _ = pager.apply(.move(.right, 1))
///     _ = pool.update(to: pager) { _ in Label() }     // didEndDisplaying 0.0, willDisplay 0.1; removeView; reuse, …
///     pool.host(at: Position(level: 0, page: 1))      // the same label
public struct HostPool<Host> {
  private var roster: HostRoster
  /// The hosts by their numbers; nil is a number that no host has.
  private var hosts: [Host?] = []

  /// A pool without hosts, which shows nothing.
  ///
  /// - Parameter preallocatedCount: how many pages have hosts of their own under `preallocated`; less than 0 is 0.
  public init(preallocatedCount: Int = 100_000) {
    roster = HostRoster(preallocatedCount: preallocatedCount)
  }

  /// How many hosts were ever made.
  public var createdCount: Int { roster.createdCount }

  /// How many pages have hosts of their own under `preallocated`, the first in the order of levels and pages.
  public var preallocatedCount: Int { roster.preallocatedCount }

  /// The host that shows a page; nil if it is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? {
    roster.number(at: position).flatMap { hosts[$0] }
  }

  /// The numbers of the hosts there are, and the page each shows; nil is none.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] { roster.assignments }

  /// Brings the hosts in line with what the pager displays now.
  ///
  /// - Parameters:
  ///   - pager: The pager, after a command.
  ///   - origin: Returns where the content of a place stood at the last update; nil if the content is new. Without this
  ///     closure, all content has kept its place. Content that stays on the display keeps its host, even in another
  ///     place, and causes no step. New content in a place leaves and comes again.
  ///   - make: Makes a host for a page.
  /// - Returns: What to do, in this order: pages that left, pages that came, hosts' steps for pages that left, other
  ///   hosts' steps. Each group is in the order of levels and pages.
  /// - Complexity: O(pages displayed before and now), and what ``Pager/window`` takes; under `preallocated`
  ///   O(levels) more, and after an edit O(pages with hosts of their own)
  public mutating func update(
    to pager: Pager,
    origin: ((Position) -> Position?)? = nil, make: (Position) -> Host
  ) -> [DisplayEvent<Host>] {
    var events: [DisplayEvent<Host>] = []
    for step in roster.update(to: pager, origin: origin) {
      switch step {
      case .didEndDisplaying(let position): events.append(.didEndDisplaying(position))
      case .willDisplay(let position): events.append(.willDisplay(position))
      case .host(let step, let number, let position):
        if step == .create, let position { keep(make(position), number) }
        guard let host = hosts[number] else { continue }
        events.append(
          .host(HostEvent(step: step, number: number, host: host, position: position)))
      case .drop(let number): hosts[number] = nil
      }
    }
    return events
  }

  private mutating func keep(_ host: Host, _ number: Int) {
    if number == hosts.count { hosts.append(host) } else { hosts[number] = host }
  }
}
