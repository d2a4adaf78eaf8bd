#if canImport(CrossPager)
  package import CrossPager
#endif

/// The hosts of the displayed pages, identified by number: the logic of ``HostPool`` without the hosts.
package struct HostRoster: Sendable {
  /// The strategy as of the last update.
  var rule: HostingRule
  /// The displayed pages, in order.
  var showing: [Shown] = []
  var change = DisplayChange()
  /// Whether each host exists, indexed by number.
  var isPresent: [Bool] = []
  /// A lower bound on the free host numbers.
  private var leastFree = 0
  /// The unused hosts, least recently used first. Reuse in this order tends to keep hosts in place on the display.
  var unused = NumberQueue()
  /// The numbers of the preallocated hosts, indexed by level and page.
  var owned: [[Int]] = []
  private(set) var createdCount = 0

  let preallocatedCount: Int

  package init(_ rule: HostingRule, preallocatedCount: Int) {
    self.rule = rule
    self.preallocatedCount = max(preallocatedCount, 0)
  }

  /// The number and position of every host. The position is nil if the host shows no page.
  package var assignments: [(number: Int, position: Position?)] {
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

/// A displayed page and the number of its host.
struct Shown {
  var position: Position
  var number: Int
}

/// The pages that leave the display, stay on it or enter it. Each list is ordered by level, then by page. A roster
/// reuses one value for all updates to preserve the capacity of the arrays.
struct DisplayChange {
  var left: [Shown] = []
  var stayed: [Shown] = []
  var came: [Position] = []
  var hasStayed: [Bool] = []

  var isEmpty: Bool { left.isEmpty && came.isEmpty }

  /// Compares the previously displayed pages, in order, with the pages that a pager displays now, in O(n log n) time.
  /// `origin` returns the former position of a page, or nil if the page is new. Without it, pages are assumed not to
  /// have moved.
  mutating func find(
    from old: [Shown], to pager: Pager, origin: ((Position) -> Position?)?
  ) {
    left.removeAll(keepingCapacity: true)
    stayed.removeAll(keepingCapacity: true)
    came.removeAll(keepingCapacity: true)
    hasStayed.removeAll(keepingCapacity: true)
    hasStayed.append(contentsOf: repeatElement(false, count: old.count))
    pager.visitRows { row in
      for page in row.pages {
        let position = Position(level: row.level, page: page)
        let former = if let origin { origin(position) } else { position as Position? }
        if let index = former.flatMap({ old.index(of: $0) }), !hasStayed[index] {
          hasStayed[index] = true
          stayed.append(Shown(position: position, number: old[index].number))
        } else {
          came.append(position)
        }
      }
    }
    for index in old.indices where !hasStayed[index] { left.append(old[index]) }
  }
}

extension [Shown] {
  func number(at position: Position) -> Int? { index(of: position).map { self[$0].number } }

  /// Returns the index of the page at a position, or nil if there is none. This is a binary search, so the elements
  /// must be ordered by level, then by page.
  func index(of position: Position) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position.precedes(position) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].position == position ? low : nil
  }
}

extension Position {
  func precedes(_ other: Position) -> Bool {
    level == other.level ? (page ?? -1) < (other.page ?? -1) : level < other.level
  }
}
