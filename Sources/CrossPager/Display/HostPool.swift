/// The hosts that show the pages that are displayed: an app's own views, cells or view controllers.
///
/// After every command the pool is held against the pager again, and says as data what changed and what is to be done,
/// in the order in which it is to be done (the contract's section 7). How hosts are kept is the pager's rule `hosting`.
///
///     var pager = Pager(counts: [5, 5])
///     var pool = HostPool<Label>()
///     _ = pool.update(to: pager) { _ in Label() }     // willDisplay 0.0; create, addChild, …, addView
///     _ = pager.apply(.move(.right, 1))
///     _ = pool.update(to: pager) { _ in Label() }     // didEndDisplaying 0.0, willDisplay 0.1; removeView; reuse, …
///     pool.host(at: Position(level: 0, page: 1))      // the same label
///
/// Hosts in use are as many as pages displayed; under `recycled` and `cell` there are never more than were displayed
/// at once. A host is let go of when the rule changes, and under `preallocated` with its page; nothing else keeps it.
///
/// Under `preallocated` the first ``preallocatedCount`` pages have hosts of their own. A page after them has one only
/// while it is displayed, so that no number of pages is too large.
public struct HostPool<Host> {
  var rule = HostingRule.recycled
  /// The pages on the display, in their order.
  var showing: [Shown] = []
  /// The hosts by their numbers; nil is a number that can be given again.
  private(set) var hosts: [Host?] = []
  /// The numbers that can be given again.
  private var vacant = NumberHeap()
  /// The hosts that can be used again, the one unused longest first: then a host tends to keep its place on the display.
  var unused = NumberQueue()
  /// Under `preallocated`, the numbers of the hosts that pages have of their own, by level and page.
  var owned: [[Int]] = []
  /// How many hosts were ever made.
  public private(set) var createdCount = 0

  /// How many pages have hosts of their own under `preallocated`, the first in the order of levels and pages.
  public let preallocatedCount: Int

  /// A pool without hosts, which shows nothing.
  ///
  /// - Parameter preallocatedCount: how many pages have hosts of their own under `preallocated`; less than 0 is 0.
  public init(preallocatedCount: Int = 100_000) {
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  /// The host that shows a page; nil if it is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? {
    showing.number(at: position).flatMap { hosts[$0] }
  }

  /// The numbers of the hosts there are, and the page each shows; nil is none.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] {
    var positions: [Position?] = hosts.map { _ in nil }
    for shown in showing { positions[shown.number] = shown.position }
    return hosts.indices.compactMap { hosts[$0] == nil ? nil : ($0, positions[$0]) }
  }

  /// Keeps a new host and gives it a number.
  mutating func add(_ host: Host) -> Int {
    createdCount += 1
    if let number = vacant.takeLeast() {
      hosts[number] = host
      return number
    }
    hosts.append(host)
    return hosts.count - 1
  }

  /// Lets go of a host.
  mutating func drop(_ number: Int) {
    hosts[number] = nil
    vacant.put(number)
  }

  /// Lets go of all hosts.
  mutating func dropAll() {
    hosts = []
    vacant = NumberHeap()
    unused = NumberQueue()
    owned = []
    showing = []
  }
}
