/// A run of places with one of them taken: the one-dimensional pager.
///
/// A level is a track of pages and the pager's column a track of levels; everything that is the same along
/// both axes is written here, once. A track that has places always has one of them taken; an empty track has
/// none.
///
///     var track = Track(count: 5, place: 2)
///     track.step(9, .forward, wraps: false)   // Step(place: 4, steps: 2)
public struct Track: Hashable, Sendable {
  private var placeCount: Int32
  private var placeIndex: OptionalIndex
  /// How far from where its place puts it the track rests; zero unless it was scrolled freely.
  var displacement = Offset.zero

  /// How many places there are, in `0...maximumCount`.
  @inline(__always)
  public internal(set) var count: Int {
    get { Int(placeCount) }
    set { placeCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// The place taken, in `0..<count`; nil if there are none.
  @inline(__always)
  public internal(set) var place: Int? {
    get { placeIndex.value }
    set { placeIndex = OptionalIndex(newValue) }
  }

  /// The most places a track can have: 2³¹ − 1.
  public static let maximumCount = Int(Int32.max)

  /// A track with a place taken.
  ///
  /// - Parameters:
  ///   - count: held within `0...maximumCount`.
  ///   - place: held within the track; without places it is dropped.
  public init(count: Int, place: Int) {
    placeCount = Int32(clamping: max(count, 0))
    placeIndex = OptionalIndex(nil)
    self.place = nearest(to: place)
  }

  /// Whether there is a place `index`.
  @inline(__always)
  public func contains(_ index: Int) -> Bool {
    index >= 0 && index < count
  }

  /// The place nearest to `index`; nil if there are none.
  public func nearest(to index: Int) -> Int? {
    count == 0 ? nil : (0...(count - 1)).clamp(index)
  }

  /// The place at the end that `sense` leads away from: the first for `forward`; nil if there are none.
  @inline(__always)
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

  /// Where a move of `distance` places comes to, without making it; nil if there are no places.
  ///
  /// Going round uses the floored modulus (Knuth, *The Art of Computer Programming* 1.2.4), arranged so that
  /// nothing overflows a 32-bit `Int`. A track of one place has nowhere to go round to.
  ///
  /// - Parameters:
  ///   - distance: how many places, at least 0.
  ///   - wraps: whether the track goes round at its ends.
  /// - Complexity: O(1)
  @inline(__always)
  func step(_ distance: Int, _ sense: Sense, wraps: Bool) -> Step? {
    guard let place else { return nil }
    let room =
      switch sense {
      case .forward: count - 1 - place
      case .backward: place
      }
    if distance > room && wraps && count > 1 {
      // A rest of at most `room` does not cross the end; a longer one goes back by the complement.
      let rest = distance % count
      return rest <= room
        ? Step(place: moved(place, rest, sense), steps: distance)
        : Step(place: moved(place, rest - count, sense), steps: distance)
    }
    let steps = min(distance, room)
    return Step(place: moved(place, steps, sense), steps: steps)
  }

  @inline(__always)
  private func moved(_ place: Int, _ distance: Int, _ sense: Sense) -> Int {
    switch sense {
    case .forward: place + distance
    case .backward: place - distance
    }
  }
}
