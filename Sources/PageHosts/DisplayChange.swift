#if canImport(CrossPager)
  import CrossPager
#endif

/// A displayed page and the number of its host.
struct Shown {
  var position: Position
  var number: Int
}

/// The pages that leave the display, stay on it or enter it. Each list is ordered by level, then by page.
///
/// A pool reuses one value for all updates to preserve the capacity of the arrays.
struct DisplayChange {
  var left: [Shown] = []
  var stayed: [Shown] = []
  var came: [Position] = []
  var hasStayed: [Bool] = []

  /// Whether no page leaves or enters the display.
  var isEmpty: Bool { left.isEmpty && came.isEmpty }

  /// Compares the previously displayed pages with the pages that a pager displays now.
  ///
  /// - Parameters:
  ///   - old: The previously displayed pages, in order.
  ///   - pager: The pager after the change.
  ///   - origin: A closure that returns the former position of a page, or nil if the page is new. If this closure is
  ///     omitted, pages are assumed not to have moved.
  /// - Complexity: O(n log n), where n is the total number of old and new pages
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
  /// The number of the host that shows a page; nil if no host shows it. The elements must be ordered by level, then by
  /// page.
  ///
  /// - Complexity: O(log pages)
  func number(at position: Position) -> Int? { index(of: position).map { self[$0].number } }

  /// The index of a page; nil if the page is not displayed. The elements must be ordered by level, then by page.
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
