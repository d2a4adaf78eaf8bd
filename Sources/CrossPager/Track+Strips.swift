/// Neighbouring places of a track that are displayed, and where.
struct Strip {
  var range: Range<Int>
  /// Where place 0 of the track begins, from the display's beginning.
  var origin: Offset
  /// How far the strip is pushed aside, in whole displays, by another that takes its place or whose place it takes.
  var aside = Offset.zero

  /// Where a place begins.
  func start(of place: Int) -> Offset { origin + Offset(pages: place) }
}

/// One strip, or two in the order of their places.
struct Strips {
  var first: Strip
  var second: Strip?

  func visit(_ body: (Strip) -> Void) {
    body(first)
    if let second { body(second) }
  }
}

/// How much of a track is displayed: so many places, and so many around them that are only kept ready.
struct Extent {
  var places: Offset
  var beyond: Int
}

/// What the content of a track does while it is displayed.
enum TrackMotion {
  /// It is this far off its rest, with nothing there to be shown.
  case displaced(Offset)
  /// It has been scrolled this far.
  case scrolled(Offset)
  /// It turns to another place.
  case turning(Turn)

  /// It rests.
  static let none = TrackMotion.displaced(.zero)
}

/// Content on its way to a place that may be anywhere on its track.
struct Turn {
  /// The track, as it rests there.
  var target: Track
  /// The way content is drawn in.
  var sense: Sense
  /// Whether that way lies along the track, so that a neighbouring place comes along it.
  var isAlongTrack: Bool
  /// How much of its way the content has come, in 0 through 1.
  var progress: Offset

  /// How far the content that leaves is pushed aside, in whole displays.
  var asideOfLeaving: Offset { sense == .forward ? -progress : progress }
  /// How far the content that comes has still to go, in whole displays.
  var asideOfComing: Offset { sense == .forward ? .page - progress : progress - .page }

  /// Whether content comes from the places it leaves to others by scrolling past nothing but them.
  fileprivate func scrolls(from leaving: Range<Int>, to coming: Range<Int>) -> Bool {
    if leaving.overlaps(coming) { return true }
    switch sense {
    case .forward: return isAlongTrack && leaving.upperBound == coming.lowerBound
    case .backward: return isAlongTrack && coming.upperBound == leaving.lowerBound
    }
  }
}

extension Track {
  /// The places that are displayed, in their order.
  ///
  /// They are in one strip, or in two while content turns to a place that is not beside the one it leaves, as it does
  /// round a wrap: then one strip pushes the other aside. Which of both it is depends on what is in view alone, not on
  /// what is kept ready around it.
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
    // A place that is kept ready for one strip and in view in the other is the other's.
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

  /// The places at rest that are displayed.
  func restingRange(_ extent: Extent) -> Range<Int> {
    range(from: rest(extent: extent.places), extent)
  }

  /// The places that are displayed where the display begins at `rest`.
  private func range(from rest: Offset, _ extent: Extent) -> Range<Int> {
    let places = Int64(0)...Int64(count)
    let beyond = Int64(extent.beyond)
    let lower = places.clamp(rest.floor - beyond)
    let upper = places.clamp((rest + extent.places).ceiling + beyond)
    return Int(lower)..<max(Int(lower), Int(upper))
  }
}
