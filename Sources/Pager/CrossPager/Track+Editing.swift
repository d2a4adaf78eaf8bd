extension Track {
  /// An edit to the places of a track.
  enum Edit {
    /// Inserts places before the place at an index, or at the end if the index is nil or equals the track's count.
    case insert(Int, at: Int?)
    case remove(Int, at: Int)
    case resize(to: Int)
    case move(Int, to: Int)
    /// Replaces all places. `place` is the new index of the current place, clamped to the new places; nil to keep the
    /// current index.
    case replace(count: Int, place: Int?)
  }

  /// Returns the reason for refusing an edit, or nil if the edit is possible. The reason is `missing` for an index
  /// outside the track.
  func refusal(of edit: Edit, missing: Reason) -> Reason? {
    switch edit {
    case .insert(let added, let index):
      guard (0...count).contains(index ?? count) else { return missing }
      return added < 1 ? .alreadyThere : added > Track.maximumCount - count ? .doesNotFit : nil
    case .remove(let removed, let index):
      guard contains(index), removed <= count - index else { return missing }
      return removed < 1 ? .alreadyThere : nil
    case .resize(let count) where count == self.count: return .alreadyThere
    case .resize(let count), .replace(let count, _):
      return (0...Track.maximumCount).contains(count) ? nil : .doesNotFit
    case .move(let index, let target):
      guard contains(index), contains(target) else { return missing }
      return index == target ? .alreadyThere : nil
    }
  }

  /// Returns the index of a place after an edit, or nil if the edit removes or replaces the place.
  static func successor(of place: Int, after edit: Edit) -> Int? {
    switch edit {
    case .insert(let added, let index): return place < index ?? .max ? place : place &+ added
    case .remove(let removed, let index):
      return place < index ? place : place < index &+ removed ? nil : place &- removed
    case .resize(let count): return place < count ? place : nil
    case .move(let index, let target):
      if place == index { return target }
      if index < place && place <= target { return place - 1 }
      return target <= place && place < index ? place + 1 : place
    case .replace: return nil
    }
  }

  /// Performs an edit. The same place stays current. If it is removed, the next remaining place becomes current, or the
  /// new last place if no place follows. If the track was empty, the caller must choose the current place. If `follows`
  /// is true, a track at its last place moves to the new last place when places are added at the end.
  mutating func perform(_ edit: Edit, follows: Bool = false) {
    let last = count - 1
    switch edit {
    case .insert(let added, _): count += added
    case .remove(let removed, _): count -= removed
    case .resize(let new): count = new
    case .move: break
    case .replace(let new, let index):
      count = new
      place = index ?? place
    }
    guard let place else { return }
    switch (edit, Track.successor(of: place, after: edit)) {
    case (_, place?) where follows && place == last && count - 1 > last: self.place = end(.forward)
    case (.remove(_, let index), nil): self.place = nearest(to: index)
    case (_, let next): self.place = nearest(to: next ?? place)
    }
  }
}
