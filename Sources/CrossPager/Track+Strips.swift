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

/// One strip, or two strips ordered by place.
struct Strips {
  var first: Strip
  var second: Strip?

  func visit(_ body: (Strip) -> Void) {
    body(first)
    if let second { body(second) }
  }
}

/// The number of displayed places, and the number of extra places to keep ready on each side.
struct Extent {
  var places: Offset
  var beyond: Int
}

/// The motion of a track's content.
enum TrackMotion {
  /// The content is displaced but cannot turn to another place.
  case displaced(Offset)
  /// The content has scrolled by an offset.
  case scrolled(Offset)
  /// The content is turning to another place.
  case turning(Turn)

  /// The content is at rest.
  static let none = TrackMotion.displaced(.zero)
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

  /// The distance by which the outgoing content is pushed aside, in display lengths.
  var asideOfLeaving: Offset { sense == .forward ? -progress : progress }
  /// The distance of the incoming content from its rest position, in display lengths.
  var asideOfComing: Offset { sense == .forward ? .page - progress : progress - .page }

  /// Whether the content can scroll from one range to the other without passing any place outside both ranges.
  fileprivate func scrolls(from leaving: Range<Int>, to coming: Range<Int>) -> Bool {
    if leaving.overlaps(coming) { return true }
    switch sense {
    case .forward: return isAlongTrack && leaving.upperBound == coming.lowerBound
    case .backward: return isAlongTrack && coming.upperBound == leaving.lowerBound
    }
  }
}

extension Track {
  /// The strips of displayed places, in order.
  ///
  /// There are two strips if the content cannot scroll to the other place, for example when the track wraps. The
  /// incoming strip pushes the outgoing strip aside. The number of strips depends only on the places in view, not on
  /// extra places kept ready.
  ///
  /// - Complexity: O(1)
  func strips(_ extent: Extent, _ motion: TrackMotion) -> Strips {
    let rest = rest(extent: extent.places)
    switch motion {
    case .displaced(let offset):
      return Strips(first: Strip(range: range(from: rest, extent), origin: -(rest + offset)))
    case .scrolled(let offset):
      return Strips(
        first: Strip(range: range(from: rest + offset, extent), origin: -(rest + offset)))
    case .turning(let turn):
      return strips(extent, rest, turn)
    }
  }

  private func strips(_ extent: Extent, _ rest: Offset, _ turn: Turn) -> Strips {
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
      return Strips(first: Strip(range: lower..<upper, origin: -place))
    }
    // A place in view in one strip belongs to that strip, even if the other strip keeps the place ready.
    let isFirst = leavingView.lowerBound < comingView.lowerBound
    let split =
      isFirst
      ? min(leaving.upperBound, comingView.lowerBound)
      : max(leaving.lowerBound, comingView.upperBound)
    let left = Strip(
      range: isFirst ? leaving.lowerBound..<split : split..<leaving.upperBound, origin: -rest,
      aside: turn.asideOfLeaving)
    let come = Strip(
      range: isFirst
        ? max(split, coming.lowerBound)..<coming.upperBound
        : coming.lowerBound..<min(split, coming.upperBound),
      origin: -targetRest, aside: turn.asideOfComing)
    return isFirst ? Strips(first: left, second: come) : Strips(first: come, second: left)
  }

  /// The places displayed at rest.
  func restingRange(_ extent: Extent) -> Range<Int> {
    range(from: rest(extent: extent.places), extent)
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
