/// A range of displayed places and its location on the display.
struct Strip {
  var range: Range<Int>
  /// The beginning of place 0 of the track, measured from the beginning of the display.
  var origin: Offset
  /// The distance by which another strip pushes this one aside, in display lengths.
  var aside = Offset.zero

  /// The beginning of a place, measured from the beginning of the display.
  func start(of place: Int) -> Offset { origin + Offset(pages: place) }
}

/// The number of displayed places, and the number of extra places to keep ready on each side.
struct Extent {
  var places: Offset
  var beyond = 0
}

/// A turn to another place, which may be anywhere on the track.
struct Turn {
  /// The track after the turn.
  var target: Track
  /// The sense in which the content turns.
  var sense: Sense
  /// Whether the content moves along the track, so that a neighboring place can scroll into view.
  var isAlongTrack: Bool
  /// The fraction of the distance covered, from 0 through 1.
  var progress: Offset

  /// Whether the content can scroll from one range to the other without passing any place outside both ranges.
  fileprivate func scrolls(from leaving: Range<Int>, to coming: Range<Int>) -> Bool {
    if leaving.overlaps(coming) { return true }
    let (first, second) = sense == .forward ? (leaving, coming) : (coming, leaving)
    return isAlongTrack && first.upperBound == second.lowerBound
  }
}

extension Track {
  /// Visits the strips of displayed places, in order.
  ///
  /// There are two strips if the content cannot scroll to the other place, for example when the track wraps. The
  /// incoming strip pushes the outgoing strip aside. The number of strips depends only on the places in view, not on
  /// extra places kept ready.
  ///
  /// - Parameters:
  ///   - scrolled: The distance of free scrolling, which brings other places into view.
  ///   - displaced: The distance of content that cannot turn to another place.
  func visitStrips(
    _ extent: Extent, scrolled: Offset = .zero, displaced: Offset = .zero, turn: Turn? = nil,
    _ body: (Strip) -> Void
  ) {
    let rest = rest(extent: extent.places) + scrolled
    let old = range(from: rest, extent)
    guard let turn else { return body(Strip(range: old, origin: -(rest + displaced))) }
    let newRest = turn.target.rest(extent: extent.places)
    let new = range(from: newRest, extent)
    let view = Extent(places: extent.places)
    let (oldView, newView) = (range(from: rest, view), range(from: newRest, view))
    if turn.scrolls(from: oldView, to: newView) {
      let lower = min(old.lowerBound, new.lowerBound)
      let upper = max(old.upperBound, new.upperBound)
      let place = rest + (newRest - rest).scaled(by: turn.progress)
      return body(Strip(range: lower..<upper, origin: -place))
    }
    // A place in view in one strip belongs to that strip, even if the other strip keeps the place ready.
    let aside = turn.sense == .forward ? -turn.progress : turn.progress
    let length: Offset = turn.sense == .forward ? .page : -.page
    var leaving = Strip(range: old, origin: -rest, aside: aside)
    var coming = Strip(range: new, origin: -newRest, aside: aside + length)
    if oldView.lowerBound < newView.lowerBound {
      let split = min(old.upperBound, newView.lowerBound)
      leaving.range = old.lowerBound..<split
      coming.range = max(split, new.lowerBound)..<new.upperBound
      body(leaving)
      body(coming)
    } else {
      let split = max(old.lowerBound, newView.upperBound)
      leaving.range = split..<old.upperBound
      coming.range = new.lowerBound..<min(split, new.upperBound)
      body(coming)
      body(leaving)
    }
  }

  /// Whether a place is displayed at rest.
  func displays(_ place: Int, _ extent: Extent) -> Bool {
    range(from: rest(extent: extent.places), extent).contains(place)
  }

  /// The places displayed when the display begins at `rest`.
  private func range(from rest: Offset, _ extent: Extent) -> Range<Int> {
    let places = Int64(0)...Int64(count)
    let beyond = Int64(extent.beyond)
    let lower = places.clamp(rest.floor - beyond)
    let upper = places.clamp((rest + extent.places).ceiling + beyond)
    return Int(lower)..<max(Int(lower), Int(upper))
  }
}
