/// A run of places with one of them taken: the one-dimensional pager.
///
/// A level is a track of pages and the pager's column a track of levels; everything that is the same along
/// both axes is written here, once. A track that has places always has one of them taken; an empty track has
/// none.
///
///     let track = Track(count: 5, place: 9)
///     track.place                             // 4
///     track.contains(5)                       // false
public struct Track: Hashable, Sendable {
  /// How many places there are, in `0...maximumCount`.
  public internal(set) var count: Int
  /// The place taken, in `0..<count`; nil if there are none.
  public internal(set) var place: Int?
  /// The distance of the track from where its place puts it; zero unless it was scrolled freely.
  var displacement = Offset.zero

  /// The most places a track can have: 2³¹ − 1.
  public static let maximumCount = Int(Int32.max)

  /// A track with a place taken.
  ///
  /// - Parameters:
  ///   - count: held within `0...maximumCount`.
  ///   - place: held within the track; without places it is dropped.
  public init(count: Int, place: Int) {
    self.count = (0...Track.maximumCount).clamp(count)
    self.place = nearest(to: place)
  }

  /// Whether there is a place `index`.
  public func contains(_ index: Int) -> Bool {
    index >= 0 && index < count
  }

  /// The place nearest to `index`; nil if there are none.
  public func nearest(to index: Int) -> Int? {
    count == 0 ? nil : (0...(count - 1)).clamp(index)
  }

  /// The place at the end that `sense` leads away from: the first for `forward`; nil if there are none.
  func entrance(_ sense: Sense) -> Int? {
    if count == 0 { return nil }
    switch sense {
    case .forward: return 0
    case .backward: return count - 1
    }
  }

  /// Where a move along the track comes to.
  struct Step: Hashable {
    var place: Int
    /// The places gone; fewer than asked where the track ended.
    var steps: Int
  }

  /// Where a move of `distance` places would lead; nil if it leads nowhere.
  ///
  /// Going round uses the floored modulus (Knuth, *The Art of Computer Programming* 1.2.4), arranged so that
  /// nothing overflows a 32-bit `Int`. A track of one place has nowhere to go round to.
  ///
  /// - Parameters:
  ///   - distance: how many places, at least 0.
  ///   - wraps: whether the track goes round at its ends.
  /// - Complexity: O(1)
  func step(_ distance: Int, _ sense: Sense, wraps: Bool) -> Step? {
    guard let place else { return nil }
    let room = sense == .forward ? count - 1 - place : place
    var (way, steps) = (min(distance, room), min(distance, room))
    if distance > room && wraps && count > 1 {
      // A rest of at most `room` does not cross the end; a longer one goes back by the complement.
      let rest = distance % count
      (way, steps) = (rest <= room ? rest : rest - count, distance)
    }
    if steps < 1 { return nil }
    return Step(place: sense == .forward ? place + way : place - way, steps: steps)
  }
}

extension ClosedRange {
  /// The value of this range nearest to `value`.
  func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
