/// A range of displayed places and its location on the display.
struct Strip {
  var range: Range<Int>
  /// The beginning of place 0 of the track, measured from the beginning of the display.
  var origin: Offset
  /// The distance by which another strip pushes this one aside, in display lengths.
  var aside = Offset.zero

  func start(of place: Int) -> Offset { origin + Offset(pages: place) }
}

/// A turn to another place, which may be anywhere on the track.
struct Turn {
  var target: Track
  var sense: Sense
  /// Whether the content moves along the track, so that a neighboring place can scroll into view.
  var isAlongTrack: Bool
  /// The fraction of the distance covered, from 0 through 1.
  var progress: Offset
}

extension Track {
  /// Visits the strips of displayed places, in order.
  ///
  /// There are two strips if the content cannot scroll to the turn's target, for example when the track wraps. The
  /// incoming strip pushes the outgoing strip aside. The number of strips depends only on the places in view, not on
  /// extra places kept ready.
  ///
  /// - Parameters:
  ///   - scrolled: The distance of free scrolling, which brings other places into view.
  ///   - displaced: The distance by which the content is displaced if there is no turn.
  func visitStrips(
    extent: Offset, beyond: Int, scrolled: Offset = .zero, displaced: Offset, turn: Turn?,
    _ body: (Strip) -> Void
  ) {
    let rest = rest(extent: extent) + scrolled
    let old = range(from: rest, extent, beyond)
    guard let turn else { return body(Strip(range: old, origin: -(rest + displaced))) }
    let newRest = turn.target.rest(extent: extent)
    let new = range(from: newRest, extent, beyond)
    let (oldView, newView) = (range(from: rest, extent), range(from: newRest, extent))
    let (first, second) = turn.sense == .forward ? (oldView, newView) : (newView, oldView)
    // The content scrolls if it does not pass any place outside both views.
    if first.overlaps(second) || turn.isAlongTrack && first.upperBound == second.lowerBound {
      let lower = min(old.lowerBound, new.lowerBound)
      let upper = max(old.upperBound, new.upperBound)
      let place = rest + (newRest - rest).scaled(by: turn.progress)
      return body(Strip(range: lower..<upper, origin: -place))
    }
    // A place in view in one strip belongs to that strip, even if the other strip keeps the place ready.
    let aside = turn.sense == .forward ? -turn.progress : turn.progress
    let length: Offset = turn.sense == .forward ? .page : -.page
    let isAfter = oldView.lowerBound < newView.lowerBound
    let left = old.clamped(to: isAfter ? 0..<newView.lowerBound : newView.upperBound..<count)
    let came = new.clamped(to: isAfter ? left.upperBound..<count : 0..<left.lowerBound)
    let leaving = Strip(range: left, origin: -rest, aside: aside)
    let coming = Strip(range: came, origin: -newRest, aside: aside + length)
    body(isAfter ? leaving : coming)
    body(isAfter ? coming : leaving)
  }

  /// Returns whether a place is displayed at rest.
  func displays(_ place: Int, extent: Offset, beyond: Int = 0) -> Bool {
    range(from: rest(extent: extent), extent, beyond).contains(place)
  }

  /// Returns the places displayed when the display begins at `rest`.
  private func range(from rest: Offset, _ extent: Offset, _ beyond: Int = 0) -> Range<Int> {
    let places = Int64(0)...Int64(count)
    let lower = places.clamp(rest.floor - Int64(beyond))
    let upper = places.clamp((rest + extent).ceiling + Int64(beyond))
    return Int(lower)..<max(Int(lower), Int(upper))
  }
}
