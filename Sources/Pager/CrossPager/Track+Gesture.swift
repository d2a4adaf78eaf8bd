/// The limits of a drag along an axis, and the destination of a release. Only these values differ between horizontal
/// and vertical gestures, and between snapping and free levels.
struct Reach {
  /// The offsets at which the content follows the finger without rubber-band resistance.
  var open: ClosedRange<Offset>
  /// The range to which raw drag distances are clamped.
  var drag: ClosedRange<Offset>
  var snaps: Bool

  /// Returns the displayed offset for a raw drag distance.
  func shown(_ distance: Offset) -> Offset {
    if open.contains(distance) { return distance }
    let held = open.clamp(distance)
    let beyond = (distance - held).magnitude.rubberBanded
    return distance < held ? held - beyond : held + beyond
  }

  func distance(shown offset: Offset) -> Offset {
    let held = open.clamp(offset)
    let beyond = (offset - held).magnitude.stretched
    return drag.clamp(offset < held ? held - beyond : held + beyond)
  }

  /// Returns the final offset of content released at `offset`.
  ///
  /// On a snapping track, the direction of a throw determines whether the content moves to the revealed page or back.
  /// After a slow release, the content moves to the revealed page only if the offset has reached `turningPages`. A free
  /// track keeps moving for the distance that the finger would cover in half a second.
  ///
  /// - Parameter velocity: The finger's velocity in pages per second. A negative velocity reveals content to the right
  ///   or below.
  func rest(from offset: Offset, velocity: Offset, _ rule: GestureRule) -> Offset {
    if !snaps {
      let travel = Offset(rounding: 0, plus: velocity.rawValue, over: 2)
      return open.clamp(offset - travel.withinReach)
    }
    let page = offset.sense == .forward ? open.upperBound : open.lowerBound
    if offset == .zero || page == .zero { return .zero }
    let towardPage = offset.sense == .forward ? -velocity.withinReach : velocity.withinReach
    if towardPage.magnitude < rule.throwingPagesPerSecond {
      return offset.magnitude >= rule.turningPages ? page : .zero
    }
    return towardPage > .zero ? page : .zero
  }
}

/// Rest offsets.
extension Track {
  /// Returns the rest offset: the distance from the beginning of the track to the beginning of the display.
  ///
  /// By default, the current place is at the beginning of the display, unless that would leave empty space after the
  /// last place. Free scrolling adds a displacement.
  func rest(extent: Offset) -> Offset {
    min(Offset(pages: place ?? 0), rests(extent: extent).upperBound) + displacement
  }

  /// Makes a place current and resets free scrolling.
  mutating func stand(on place: Int?) {
    self.place = place
    displacement = .zero
  }

  func standing(on place: Int?) -> Track {
    var track = self
    track.stand(on: place)
    return track
  }

  /// Returns the allowed rest offsets. The largest offset aligns the end of the track with the end of the display, or
  /// is zero if the track is shorter than the display.
  func rests(extent: Offset) -> ClosedRange<Offset> {
    .zero...max(.zero, Offset(pages: count) - extent)
  }

  /// Sets the rest offset, clamped to its bounds. If the clamped offset would hide the current place, the track rests
  /// at its default offset instead.
  mutating func keep(rest: Offset, extent: Offset) {
    let rest = rests(extent: extent).clamp(rest)
    let distance = Offset(pages: place ?? 0) - rest
    displacement = .zero
    if distance > -Offset.page && distance < extent {
      displacement = rest - self.rest(extent: extent)
    }
  }

  /// Scrolls by `distance`. The first place that is at least half displayed becomes the current place.
  mutating func scroll(by distance: Offset, extent: Offset) {
    let rest = rests(extent: extent).clamp(rest(extent: extent) + distance)
    place = nearest(to: Int((rest - .half).ceiling))
    keep(rest: rest, extent: extent)
  }
}
