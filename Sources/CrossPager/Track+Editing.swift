/// Edits. Each keeps the track on the place it stood on if that is still there.
extension Track {
  /// Inserts `added` places before the place `index`, in `0...count`; the place taken moves with them.
  ///
  /// An empty track takes no place here; the caller gives it its start.
  ///
  /// - Parameter follows: whether a track on its last place goes to the new last place when places are added
  ///   after it.
  /// - Complexity: O(1)
  mutating func insert(_ added: Int, at index: Int, follows: Bool) {
    let atEnd = index == count
    count += added
    guard let place else { return }
    if atEnd {
      if follows && place == index - 1 { self.place = count - 1 }
    } else if index <= place {
      self.place = place + added
    }
  }

  /// Removes the places `index ..< index + removed`, which must exist.
  ///
  /// If the place taken is among them, the one that slides into the gap takes over, else the new last one.
  ///
  /// - Complexity: O(1)
  mutating func remove(_ removed: Int, at index: Int) {
    count -= removed
    guard let place else { return }
    if place >= index + removed {
      self.place = place - removed
    } else if place >= index {
      self.place = nearest(to: index)
    }
  }

  /// Moves the place `index` so that its index becomes `target`; both must exist. The place taken stays the
  /// same one.
  ///
  /// - Complexity: O(1)
  mutating func move(_ index: Int, to target: Int) {
    guard let place else { return }
    if place == index {
      self.place = target
    } else if index < place && place <= target {
      self.place = place - 1
    } else if target <= place && place < index {
      self.place = place + 1
    }
  }

  /// Takes `count` other places, and of them the one nearest to `index`, or to the index of the place taken so far;
  /// none if there was none and none is given.
  ///
  /// - Complexity: O(1)
  mutating func replace(count: Int, place index: Int?) {
    let index = index ?? place
    self.count = count
    place = index.flatMap { nearest(to: $0) }
  }
}
