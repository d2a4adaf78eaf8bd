/// Edits.
extension Track {
  /// Inserts `added` places before the place at `index`.
  ///
  /// If the track was empty, the caller must choose the current place.
  ///
  /// - Parameters:
  ///   - index: The index of the first new place, in `0...count`.
  ///   - follows: Whether a track at its last place moves to the new last place when places are added at the end.
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
  /// If the current place is removed, the next remaining place becomes current, or the new last place if no place
  /// follows.
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

  /// Moves a place to a new index. Both indices must be in range. The same place stays current.
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

  /// Replaces all places.
  ///
  /// - Parameters:
  ///   - count: The new number of places.
  ///   - index: The new index of the current place, clamped to the new places; nil to keep the current index.
  /// - Complexity: O(1)
  mutating func replace(count: Int, place index: Int?) {
    let index = index ?? place
    self.count = count
    place = index.flatMap { nearest(to: $0) }
  }
}
