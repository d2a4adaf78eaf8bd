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

  /// - Parameters:
  ///   - old: the pages displayed so far, in their order.
  ///   - new: those that are to be displayed, in their order.
  ///   - replaced: whether a page is another now; nil is none.
  /// - Complexity: O(old and new pages)
  init(from old: [Shown], to new: [Position], replaced: ((Position) -> Bool)?) {
    var next = 0
    for shown in old {
      while next < new.count, new[next].precedes(shown.position) {
        came.append(new[next])
        next += 1
      }
      if next < new.count, new[next] == shown.position {
        if replaced?(shown.position) == true {
          left.append(shown)
          came.append(shown.position)
        } else {
          stayed.append(shown)
        }
        next += 1
      } else {
        left.append(shown)
      }
    }
    came += new[next...]
  }

  /// All pages that are displayed now, in their order.
  ///
  /// - Parameter come: the pages that came, with their hosts.
  func kept(with come: [Shown]) -> [Shown] {
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
