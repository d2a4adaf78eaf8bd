/// Which host shows which page, for hosts that are no more than numbers: what ``HostPool`` does with an app's own.
///
///     var pager = Pager(counts: [5, 5])
///     var roster = HostRoster()
///     roster.update(to: pager)                // willDisplay 0.0; create, addChild, …, addView of host 0
///     _ = pager.apply(.move(.right, 1))
///     roster.update(to: pager)                // didEndDisplaying 0.0, willDisplay 0.1; removeView, reuse, …
///
/// Hosts in use are as many as pages displayed; under `recycled` and `cell` there are never more than were displayed
/// at once. A host is let go of when the rule changes, and under `preallocated` with its page; nothing else keeps it.
///
/// Under `preallocated` the first ``preallocatedCount`` pages have hosts of their own. A page after them has one only
/// while it is displayed, so that no number of pages is too large.
public struct HostRoster: Sendable {
  var rule = HostingRule.recycled
  /// The pages on the display, in their order.
  var showing: [Shown] = []
  /// What changed at the last update.
  var change = DisplayChange()
  /// Whether there is a host of a number; one that there is none of can be given again.
  private(set) var isPresent: [Bool] = []
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

  /// A roster without hosts, which shows nothing.
  ///
  /// - Parameter preallocatedCount: how many pages have hosts of their own under `preallocated`; less than 0 is 0.
  public init(preallocatedCount: Int = 100_000) {
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  /// The number of the host that shows a page; nil if it is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func number(at position: Position) -> Int? { showing.number(at: position) }

  /// The numbers of the hosts there are, and the page each shows; nil is none.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] {
    var positions: [Position?] = isPresent.map { _ in nil }
    for shown in showing { positions[shown.number] = shown.position }
    return isPresent.indices.compactMap { isPresent[$0] ? ($0, positions[$0]) : nil }
  }

  /// Gives a new host a number.
  mutating func add() -> Int {
    createdCount += 1
    if let number = vacant.takeLeast() {
      isPresent[number] = true
      return number
    }
    isPresent.append(true)
    return isPresent.count - 1
  }

  /// Lets go of a host.
  mutating func drop(_ number: Int) {
    isPresent[number] = false
    vacant.put(number)
  }

  /// Lets go of all hosts.
  mutating func dropAll() {
    isPresent = []
    vacant = NumberHeap()
    unused = NumberQueue()
    owned = []
    showing = []
  }
}
