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

/// How much of a track is displayed: so many places, and so many around them.
struct Extent {
  var places: Offset
  var beyond: Int
}

/// What content does while a track is displayed.
enum Motion {
  /// It is this far off its rest, where there is nothing.
  case displaced(Offset)
  /// It has been scrolled this far.
  case scrolled(Offset)
  /// It has come so much of its way, at most 1, to where another track rests.
  case turning(to: Track, Turn, Offset)

  static let none = Motion.displaced(.zero)
}

/// The way in which content turns to a place that may be anywhere on the track.
struct Turn {
  /// The way the content is drawn in.
  var sense: Sense
  /// Whether that way lies along the track, so that neighbouring places come along it.
  var isAlongTrack: Bool
}

extension Track {
  /// The places that are displayed, in their order; they are in two strips while content turns to a place that is not
  /// beside the one it leaves, as it does round a wrap.
  ///
  /// - Complexity: O(1)
  func strips(_ extent: Extent, _ motion: Motion) -> [Strip] {
    let rest = rest(extent: extent.places)
    switch motion {
    case .displaced(let offset):
      return [Strip(range: range(at: rest, extent), origin: -(rest + offset))]
    case .scrolled(let offset):
      return [Strip(range: range(at: rest + offset, extent), origin: -(rest + offset))]
    case .turning(let target, let turn, let progress):
      let targetRest = target.rest(extent: extent.places)
      let range = range(at: rest, extent)
      let targetRange = target.range(at: targetRest, extent)
      if range.isScrolled(to: targetRange, turn) {
        let place = rest + (targetRest - rest).scaled(by: progress)
        let lower = min(range.lowerBound, targetRange.lowerBound)
        let upper = max(range.upperBound, targetRange.upperBound)
        return [Strip(range: lower..<upper, origin: -place)]
      }
      let (out, inward) =
        turn.sense == .forward
        ? (-progress, .page - progress) : (progress, progress - .page)
      let strips = [
        Strip(range: range, origin: -rest, aside: out),
        Strip(range: targetRange, origin: -targetRest, aside: inward),
      ]
      return range.lowerBound < targetRange.lowerBound ? strips : strips.reversed()
    }
  }

  /// The places that meet the display where its beginning is at `rest`.
  private func range(at rest: Offset, _ extent: Extent) -> Range<Int> {
    let places = Int64(0)...Int64(count)
    let beyond = Int64(extent.beyond)
    let lower = places.clamp(rest.floor - beyond)
    let upper = places.clamp((rest + extent.places).ceiling + beyond)
    return Int(lower)..<max(Int(lower), Int(upper))
  }
}

extension Range<Int> {
  /// Whether content comes from these places to others by scrolling past nothing but them.
  fileprivate func isScrolled(to target: Range<Int>, _ turn: Turn) -> Bool {
    if overlaps(target) { return true }
    switch turn.sense {
    case .forward: return turn.isAlongTrack && upperBound == target.lowerBound
    case .backward: return turn.isAlongTrack && target.upperBound == lowerBound
    }
  }
}
