/// A page on the display, and the number of its host.
struct Shown {
  var position: Position
  var number: Int
}

/// The pages that leave the display, and those displayed next, both in the order of levels and pages.
struct DisplayChange {
  var left: [Shown]
  /// The pages displayed next, with the number of the host if the page stays.
  var next: [(position: Position, number: Int?)] = []

  /// Compares the previously displayed pages with the pages that a pager displays.
  ///
  /// - Parameters:
  ///   - old: The previously displayed pages, in order.
  ///   - pager: The pager after the change.
  ///   - origin: Returns the former position of a page; nil if the page is new. If this closure is omitted, no page has
  ///     moved.
  /// - Complexity: O(n log n) for n old and new pages
  init(from old: [Shown], to pager: Pager, origin: ((Position) -> Position?)?) {
    var rest = old.map(Optional.some)
    for position in pager.window.positions {
      let former = if let origin { origin(position) } else { position as Position? }
      let index = former.flatMap { old.index(of: $0) }
      next.append((position, index.flatMap { rest[$0]?.number }))
      if let index { rest[index] = nil }
    }
    left = rest.compactMap { $0 }
  }
}

extension [Shown] {
  /// The number of the host that shows a page; nil if no host shows it. The elements must be in order.
  ///
  /// - Complexity: O(log pages)
  func number(at position: Position) -> Int? { index(of: position).map { self[$0].number } }

  /// The index of a page; nil if the page is not displayed. The elements must be in order.
  ///
  /// - Complexity: O(log pages)
  func index(of position: Position) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position.precedes(position) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].position == position ? low : nil
  }
}
