/// Edits. After an edit, the track is still on the same place if that place exists.
extension Track {
  /// Inserts `added` places before the place at `index`.
  ///
  /// An empty track gets no current place. The caller must choose one.
  ///
  /// - Parameters:
  ///   - index: The index of the first new place, in `0...count`.
  ///   - follows: Whether a track on its last place goes to the new last place when places are added at the end.
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
  /// If the current place is removed, the track moves to the place after the gap, or else to the new last place.
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

  /// Moves a place to a new index. Both indices must exist. The track stays on the same place.
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
  ///   - index: The new index of the track's place, clamped to the track. If it is nil, the track stays at its index.
  /// - Complexity: O(1)
  mutating func replace(count: Int, place index: Int?) {
    let index = index ?? place
    self.count = count
    place = index.flatMap { nearest(to: $0) }
  }
}
