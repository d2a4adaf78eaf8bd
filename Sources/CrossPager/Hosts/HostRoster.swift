/// The hosts of the displayed pages, identified by number. To manage an app's own objects as hosts, use a ``HostPool``.
///
///     var pager = Pager(counts: [5, 5])
///     var roster = HostRoster()
///     roster.update(to: pager)                // willDisplay 0.0; create, addChild, …, addView of host 0
///     _ = pager.apply(.move(.right, 1))
///     roster.update(to: pager)                // didEndDisplaying 0.0, willDisplay 0.1; removeView, reuse, …
///
/// Every displayed page has one host. Under `recycled` and `cell`, the number of hosts never exceeds the largest number
/// of pages displayed at once. All hosts are dropped when the ``HostingRule`` changes.
///
/// Under `preallocated`, the first ``preallocatedCount`` pages have their own hosts as long as the pages exist. Any
/// later page has a host only while it is displayed, so a pager can have any number of pages.
public struct HostRoster: Sendable {
  var rule = HostingRule.recycled
  /// The displayed pages, in order.
  var showing: [Shown] = []
  /// The change to the display in the last update.
  var change = DisplayChange()
  /// Whether each host exists, indexed by number.
  var isPresent: [Bool] = []
  /// A lower bound on the free host numbers.
  private var leastFree = 0
  /// The unused hosts, least recently used first. Reusing hosts in this order tends to keep them in place on the
  /// display.
  var unused = NumberQueue()
  /// The numbers of the preallocated hosts, indexed by level and page.
  var owned: [[Int]] = []
  /// The total number of hosts that the roster has created.
  public private(set) var createdCount = 0

  /// The maximum number of pages that have their own hosts under `preallocated`, counted from the first page of the
  /// first level.
  public let preallocatedCount: Int

  /// Creates an empty roster.
  ///
  /// - Parameter preallocatedCount: The maximum number of pages that have their own hosts under `preallocated`, clamped
  ///   to at least 0.
  public init(preallocatedCount: Int = 100_000) {
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  /// The number of the host that shows a page; nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func number(at position: Position) -> Int? { showing.number(at: position) }

  /// The number and position of every host. The position is nil if the host shows no page.
  ///
  /// - Complexity: O(hosts)
  public var assignments: [(number: Int, position: Position?)] {
    var positions: [Position?] = isPresent.map { _ in nil }
    for shown in showing { positions[shown.number] = shown.position }
    return isPresent.indices.compactMap { isPresent[$0] ? ($0, positions[$0]) : nil }
  }

  /// Adds a host with the lowest free number and returns the number.
  mutating func add() -> Int {
    createdCount += 1
    while leastFree < isPresent.count, isPresent[leastFree] { leastFree += 1 }
    if leastFree == isPresent.count { isPresent.append(false) }
    isPresent[leastFree] = true
    return leastFree
  }

  mutating func drop(_ number: Int) {
    isPresent[number] = false
    leastFree = min(leastFree, number)
  }

  mutating func dropAll() {
    isPresent.removeAll(keepingCapacity: true)
    leastFree = 0
    unused.removeAll()
    owned = []
    showing.removeAll(keepingCapacity: true)
  }
}

/// A first-in, first-out queue of host numbers.
struct NumberQueue {
  /// The numbers. The first ``taken`` elements are no longer in the queue. They make up at most half of the array.
  var numbers: [Int] = []
  private var taken = 0

  mutating func put(_ number: Int) { numbers.append(number) }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    taken = 0
  }

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
