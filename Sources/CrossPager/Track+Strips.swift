/// A range of displayed places of a track, and its location on the display.
struct Strip {
  var range: Range<Int>
  /// The beginning of place 0 of the track, measured from the beginning of the display.
  var origin: Offset
  /// The distance that another strip pushes this one aside, in whole displays.
  var aside = Offset.zero

  /// The beginning of a place, measured from the beginning of the display.
  func start(of place: Int) -> Offset { origin + Offset(pages: place) }
}

/// How many places of a track are displayed, and how many more are kept ready on each side.
struct Extent {
  var places: Offset
  var beyond: Int
}

/// The motion of the content of a track.
enum TrackMotion {
  /// The content is displaced from its rest, in a direction without a place.
  case displaced(Offset)
  /// The content has scrolled by an offset.
  case scrolled(Offset)
  /// The content turns to another place.
  case turning(Turn)

  /// The content is at rest.
  static let none = TrackMotion.displaced(.zero)
}

/// A turn of the content to another place, which may be anywhere on the track.
struct Turn {
  /// The track after the turn.
  var target: Track
  /// The sense in which the track turns.
  var sense: Sense
  /// Whether the content moves along the track. If so, a neighboring place can scroll into view.
  var isAlongTrack: Bool
  /// The fraction of the distance covered, from 0 through 1.
  var progress: Offset

  /// The distance that the outgoing content is pushed aside, in whole displays.
  var asideOfLeaving: Offset { sense == .forward ? -progress : progress }
  /// The distance of the incoming content from its rest, in whole displays.
  var asideOfComing: Offset { sense == .forward ? .page - progress : progress - .page }

  /// Whether the content can scroll from one range to the other without passing places outside both.
  fileprivate func scrolls(from leaving: Range<Int>, to coming: Range<Int>) -> Bool {
    if leaving.overlaps(coming) { return true }
    switch sense {
    case .forward: return isAlongTrack && leaving.upperBound == coming.lowerBound
    case .backward: return isAlongTrack && coming.upperBound == leaving.lowerBound
    }
  }
}

extension Track {
  /// The displayed places, in order.
  ///
  /// There are two strips if the content turns to a place that is not adjacent to the outgoing one, for example when it
  /// wraps. One strip then pushes the other aside. This depends only on the places in view, not on the extra places
  /// kept ready around them.
  ///
  /// - Complexity: O(1)
  func strips(_ extent: Extent, _ motion: TrackMotion) -> [Strip] {
    let rest = rest(extent: extent.places)
    switch motion {
    case .displaced(let offset):
      return [Strip(range: range(from: rest, extent), origin: -(rest + offset))]
    case .scrolled(let offset):
      return [Strip(range: range(from: rest + offset, extent), origin: -(rest + offset))]
    case .turning(let turn):
      return strips(extent, rest, turn)
    }
  }

  private func strips(_ extent: Extent, _ rest: Offset, _ turn: Turn) -> [Strip] {
    let targetRest = turn.target.rest(extent: extent.places)
    let leaving = range(from: rest, extent)
    let coming = range(from: targetRest, extent)
    let view = Extent(places: extent.places, beyond: 0)
    let comingView = range(from: targetRest, view)
    let leavingView = range(from: rest, view)
    if turn.scrolls(from: leavingView, to: comingView) {
      let lower = min(leaving.lowerBound, coming.lowerBound)
      let upper = max(leaving.upperBound, coming.upperBound)
      let place = rest + (targetRest - rest).scaled(by: turn.progress)
      return [Strip(range: lower..<upper, origin: -place)]
    }
    // If a place is kept ready for one strip but is in view in the other, it belongs to the other.
    let isFirst = leavingView.lowerBound < comingView.lowerBound
    let left = leaving.clamped(
      to: isFirst ? 0..<comingView.lowerBound : comingView.upperBound..<count)
    let came = coming.clamped(to: isFirst ? left.upperBound..<count : 0..<left.lowerBound)
    let strips = [
      Strip(range: left, origin: -rest, aside: turn.asideOfLeaving),
      Strip(range: came, origin: -targetRest, aside: turn.asideOfComing),
    ]
    return isFirst ? strips : strips.reversed()
  }

  /// The places displayed at rest.
  func restingRange(_ extent: Extent) -> Range<Int> {
    range(from: rest(extent: extent.places), extent)
  }

  /// The places displayed if the display begins at `rest`.
  private func range(from rest: Offset, _ extent: Extent) -> Range<Int> {
    let places = Int64(0)...Int64(count)
    let beyond = Int64(extent.beyond)
    let lower = places.clamp(rest.floor - beyond)
    let upper = places.clamp((rest + extent.places).ceiling + beyond)
    return Int(lower)..<max(Int(lower), Int(upper))
  }
}
