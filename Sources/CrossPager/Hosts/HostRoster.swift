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
  /// Whether a host has each number.
  private(set) var isPresent: [Bool] = []
  /// No number below this one is free.
  private var leastFree = 0
  /// The hosts to reuse, the one unused longest first, so that a host tends to keep its place on the display.
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
    unused = NumberQueue()
    owned = []
    showing = []
  }
}

/// A first-in, first-out queue of host numbers.
struct NumberQueue {
  private var numbers: [Int] = []
  private var taken = 0

  mutating func put(_ number: Int) { numbers.append(number) }

  /// - Complexity: O(1) on average
  mutating func take() -> Int? {
    if taken == numbers.count { return nil }
    let number = numbers[taken]
    taken += 1
    if 2 * taken > numbers.count {
      numbers.removeFirst(taken)
      taken = 0
    }
    return number
  }
}
