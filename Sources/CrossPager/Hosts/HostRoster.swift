/// The hosts of the displayed pages, as numbers. A ``HostPool`` does the same with an app's own objects.
///
///     var pager = Pager(counts: [5, 5])
///     var roster = HostRoster()
///     roster.update(to: pager)                // willDisplay 0.0; create, addChild, …, addView of host 0
///     _ = pager.apply(.move(.right, 1))
///     roster.update(to: pager)                // didEndDisplaying 0.0, willDisplay 0.1; removeView, reuse, …
///
/// Every displayed page has one host. Under `recycled` and `cell`, there are never more hosts than the largest number
/// of pages displayed at once. All hosts are dropped when the ``HostingRule`` changes.
///
/// Under `preallocated`, the first ``preallocatedCount`` pages have their own hosts as long as they exist. Any later
/// page has a host only while it is displayed, so a pager can have any number of pages.
public struct HostRoster: Sendable {
  var rule = HostingRule.recycled
  /// The displayed pages, in order.
  var showing: [Shown] = []
  /// Whether a host exists, by number.
  private(set) var isPresent: [Bool] = []
  /// All numbers below this one are in use.
  private var leastFree = 0
  /// The unused hosts, longest unused first. In this order, a host tends to keep its place on the display.
  var unused: ArraySlice<Int> = []
  /// The numbers of the preallocated hosts, by level and page.
  var owned: [[Int]] = []
  /// The total number of hosts that the roster has created.
  public private(set) var createdCount = 0

  /// The number of pages with their own hosts under `preallocated`, counted by level, then by page.
  public let preallocatedCount: Int

  /// Creates an empty roster.
  ///
  /// - Parameter preallocatedCount: The number of pages with their own hosts under `preallocated`, at least 0.
  public init(preallocatedCount: Int = 100_000) {
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  /// The number of the host that shows a page; nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func number(at position: Position) -> Int? { showing.number(at: position) }

  /// The number of every host, and the page that it shows; nil if the host shows no page.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] {
    var positions: [Position?] = isPresent.map { _ in nil }
    for shown in showing { positions[shown.number] = shown.position }
    return isPresent.indices.compactMap { isPresent[$0] ? ($0, positions[$0]) : nil }
  }

  /// Gives a new host the lowest free number.
  mutating func add() -> Int {
    createdCount += 1
    while leastFree < isPresent.count, isPresent[leastFree] { leastFree += 1 }
    if leastFree == isPresent.count { isPresent.append(false) }
    isPresent[leastFree] = true
    return leastFree
  }

  /// Drops a host.
  mutating func drop(_ number: Int) {
    isPresent[number] = false
    leastFree = min(leastFree, number)
  }

  /// Drops all hosts.
  mutating func dropAll() {
    isPresent = []
    leastFree = 0
    unused = []
    owned = []
    showing = []
  }
}
