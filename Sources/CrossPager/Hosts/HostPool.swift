/// The hosts of the displayed pages: an app's own views, cells or view controllers.
///
/// After every command, ``update(to:origin:make:)`` compares the pool with the pager and returns the events to handle,
/// in order (section 7 of the contract). ``HostingRule`` describes how hosts are reused. ``HostRoster`` describes when
/// hosts are created and dropped.
///
///     var pager = Pager(counts: [5, 5])
///     var pool = HostPool<Label>()
///     _ = pool.update(to: pager) { _ in Label() }     // willDisplay 0.0; create, addChild, …, addView
///     _ = pager.apply(.move(.right, 1))
///     _ = pool.update(to: pager) { _ in Label() }     // didEndDisplaying 0.0, willDisplay 0.1; removeView; reuse, …
///     pool.host(at: Position(level: 0, page: 1))      // the same label
public struct HostPool<Host> {
  private var roster: HostRoster
  /// The hosts, indexed by number; nil for a free number.
  private var hosts: [Host?] = []

  /// Creates an empty pool.
  ///
  /// - Parameter preallocatedCount: The maximum number of pages that have their own hosts under `preallocated`, clamped
  ///   to at least 0.
  public init(preallocatedCount: Int = 100_000) {
    roster = HostRoster(preallocatedCount: preallocatedCount)
  }

  /// The total number of hosts that the pool has created.
  public var createdCount: Int { roster.createdCount }

  /// The maximum number of pages that have their own hosts under `preallocated`, counted from the first page of the
  /// first level.
  public var preallocatedCount: Int { roster.preallocatedCount }

  /// The host that shows a page; nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? {
    roster.number(at: position).flatMap { hosts[$0] }
  }

  /// The number and position of every host. The position is nil if the host shows no page.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] { roster.assignments }

  /// Updates the hosts to match the pager's displayed pages.
  ///
  /// - Parameters:
  ///   - pager: The pager after a command.
  ///   - origin: A closure that returns the position of a page's content at the last update, or nil if the content is
  ///     new. Content that stays on the display keeps its host, even at another position, and causes no events. New
  ///     content at an old position counts as one page leaving and another appearing. If this closure is omitted,
  ///     content is assumed not to have moved.
  ///   - make: A closure that creates a host for a page.
  /// - Returns: The events in this order: pages that left, pages that appeared, steps for pages that left, and steps
  ///   for other pages. Each group of events is ordered by level, then by page.
  /// - Complexity: O(n log n) for n pages displayed before or after the command, plus the cost of ``Pager/window``.
  ///   Under `preallocated`, the update also takes O(levels), or O(levels + preallocated pages) after an edit.
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
