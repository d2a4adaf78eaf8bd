/// Edits.
extension Track {
  /// An edit to the places of a track.
  enum Edit {
    /// Inserts places before the place at an index, which may equal the track's count.
    case insert(Int, at: Int)
    /// Removes existing places.
    case remove(Int, at: Int)
    /// Moves an existing place to the index of another.
    case move(Int, to: Int)
  }

  /// The index of a place after an edit; nil if the edit removes the place.
  static func successor(of place: Int, after edit: Edit) -> Int? {
    switch edit {
    case .insert(let added, let index): return index <= place ? place &+ added : place
    case .remove(let removed, let index):
      return place < index ? place : place < index &+ removed ? nil : place &- removed
    case .move(let index, let target):
      if place == index { return target }
      if index < place && place <= target { return place - 1 }
      return target <= place && place < index ? place + 1 : place
    }
  }

  /// Performs an edit. The same place stays current. If it is removed, the next remaining place becomes current, or the
  /// new last place if no place follows. If the track was empty, the caller must choose the current place.
  ///
  /// - Parameter follows: Whether a track at its last place moves to the new last place when places are added at the
  ///   end.
  mutating func perform(_ edit: Edit, follows: Bool = false) {
    let last = count - 1
    switch edit {
    case .insert(let added, _): count += added
    case .remove(let removed, _): count -= removed
    case .move: break
    }
    guard let place else { return }
    switch (edit, Track.successor(of: place, after: edit)) {
    case (.insert(_, let index), _) where follows && place == last && index > last:
      self.place = end(.forward)
    case (.remove(_, let index), nil): self.place = nearest(to: index)
    case (_, let next): self.place = next
    }
  }

  /// Replaces all places.
  ///
  /// - Parameters:
  ///   - count: The new number of places.
  ///   - index: The new index of the current place, clamped to the new places; nil to keep the current index.
  mutating func replace(count: Int, place index: Int?) {
    self.count = count
    place = (index ?? place).flatMap { nearest(to: $0) }
  }
}
