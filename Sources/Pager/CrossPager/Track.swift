/// A one-dimensional pager: a line of places, one of which is current.
///
/// A level is a track of pages, and the pager's column is a track of levels. This type contains the behavior that both
/// axes share. A non-empty track always has a current place.
///
///     let track = Track(count: 5, place: 9)
///     track.place                             // 4
///     track.contains(5)                       // false
struct Track: Hashable, Sendable {
  /// The number of places, in `0...maximumCount`.
  var count: Int
  /// The index of the current place, in `0..<count`; nil if the track is empty.
  var place: Int?
  /// The distance that the track has scrolled freely from its default rest offset. If the track stored the rest offset
  /// itself, levels that look equal could be unequal, and a move would have to know the snap rule.
  var displacement = Offset.zero

  static let maximumCount = Int(Int32.max)

  /// Creates a track. Clamps the count to `0...maximumCount`, and the place to the existing places.
  init(count: Int, place: Int) {
    self.count = (0...Track.maximumCount).clamp(count)
    self.place = nearest(to: place)
  }

  func contains(_ index: Int) -> Bool {
    index >= 0 && index < count
  }

  func nearest(to index: Int) -> Int? {
    count == 0 ? nil : (0...(count - 1)).clamp(index)
  }

  func end(_ sense: Sense) -> Int? {
    count == 0 ? nil : sense == .forward ? count - 1 : 0
  }

  /// The result of a move along the track. If the track ends first, there are fewer steps than requested.
  typealias Step = (place: Int, steps: Int)

  /// Returns the result of a move of `distance` places, or nil if no move is possible. The distance must be at least 0.
  ///
  /// Wrapping uses the floored modulus (Knuth, *The Art of Computer Programming* 1.2.4). The calculation does not
  /// overflow even if `Int` has 32 bits. A track with one place never wraps.
  func step(_ distance: Int, _ sense: Sense, wraps: Bool) -> Step? {
    guard let place else { return nil }
    let room = sense == .forward ? count - 1 - place : place
    var (way, steps) = (min(distance, room), min(distance, room))
    if distance > room && wraps && count > 1 {
      // If the remainder exceeds `room`, move in the opposite sense by `count` minus the remainder.
      let remainder = distance % count
      (way, steps) = (remainder <= room ? remainder : remainder - count, distance)
    }
    if steps < 1 { return nil }
    return (sense == .forward ? place + way : place - way, steps)
  }
}

extension ClosedRange {
  func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
