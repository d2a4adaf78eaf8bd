#if canImport(CrossPager)
  import CrossPager
#endif

/// The hosts of the displayed pages, identified by number: the logic of ``PageHosts`` without the hosts.
struct HostRoster: Sendable {
  /// The strategy as of the last update.
  var rule: HostingRule
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
  private(set) var createdCount = 0

  let preallocatedCount: Int

  init(_ rule: HostingRule, preallocatedCount: Int) {
    self.rule = rule
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  func number(at position: Position) -> Int? { showing.number(at: position) }

  var assignments: [(number: Int, position: Position?)] {
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
