/// A page on the display, and the number of its host.
struct Shown {
  var position: Position
  var number: Int
}

/// Which pages leave the display, stay, and come; each in the order of levels and pages.
struct DisplayChange {
  private(set) var left: [Shown] = []
  private(set) var stayed: [Shown] = []
  private(set) var came: [Position] = []

  /// Whether nothing leaves or comes.
  var isEmpty: Bool { left.isEmpty && came.isEmpty }

  /// - Parameters:
  ///   - old: the pages displayed so far, in their order.
  ///   - new: those that are to be displayed.
  ///   - replaced: whether a page is another now; nil is none.
  /// - Complexity: O(old and new pages)
  init(from old: [Shown], to new: Window, replaced: ((Position) -> Bool)?) {
    var rest = old[...]
    for row in new.rows {
      for page in row.pages {
        let position = Position(existing: row.level, page: page)
        while let shown = rest.first, shown.position.precedes(position) {
          left.append(shown)
          rest.removeFirst()
        }
        if let shown = rest.first, shown.position == position {
          rest.removeFirst()
          if replaced?(position) != true {
            stayed.append(shown)
            continue
          }
          left.append(shown)
        }
        came.append(position)
      }
    }
    left += rest
  }

  /// All pages that are displayed now, in their order.
  ///
  /// - Parameter come: the pages that came, with their hosts.
  func kept(with come: [Shown]) -> [Shown] {
    if stayed.isEmpty { return come }
    var all: [Shown] = []
    all.reserveCapacity(stayed.count + come.count)
    var next = 0
    for shown in stayed {
      while next < come.count, come[next].position.precedes(shown.position) {
        all.append(come[next])
        next += 1
      }
      all.append(shown)
    }
    return all + come[next...]
  }
}

extension [Shown] {
  /// The number of the host that shows a page; nil if it is not among these, which are in their order.
  ///
  /// - Complexity: O(log pages)
  func number(at position: Position) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position.precedes(position) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].position == position ? self[low].number : nil
  }
}

extension Position {
  /// Whether a page comes before another in the order of levels and pages.
  func precedes(_ other: Position) -> Bool {
    level == other.level ? (page ?? -1) < (other.page ?? -1) : level < other.level
  }
}
