/// The distances that content can move along an axis from its rest, and its destination after a release.
///
/// Gestures on the two axes, and on snapping and free levels, differ only in these values.
struct Reach {
  /// The offsets that have pages. There, the content follows the finger. Beyond them, a rubber band restrains it.
  var open: ClosedRange<Offset>
  /// The range to which raw drag distances are clamped.
  var drag: ClosedRange<Offset>
  /// Whether the content comes to rest only on pages.
  var snaps: Bool

  /// The displayed offset for a raw drag distance.
  func shown(_ distance: Offset) -> Offset {
    let held = open.clamp(distance)
    let beyond = distance - held
    return beyond.rawValue < 0
      ? held - beyond.magnitude.rubberBanded : held + beyond.rubberBanded
  }

  /// The raw drag distance for a displayed offset.
  func distance(shown offset: Offset) -> Offset {
    let held = open.clamp(offset)
    let beyond = offset - held
    let distance =
      beyond.rawValue < 0 ? held - beyond.magnitude.stretched : held + beyond.stretched
    return drag.clamp(distance)
  }

  /// The final offset of content that is released at `offset`.
  ///
  /// A throw moves a snapping track to the revealed page or back, depending on its direction. Without a throw, the
  /// track moves to the revealed page if it has reached the turning point. A free track travels on by half a second's
  /// distance at its velocity.
  ///
  /// - Parameter velocity: The finger's velocity in pages per second, with the sign of a drag: negative reveals the
  ///   page to the right.
  func rest(from offset: Offset, velocity: Offset, _ rule: GestureRule) -> Offset {
    if !snaps { return open.clamp(offset - velocity.halved.withinReach) }
    let page = offset.sense == .forward ? open.upperBound : open.lowerBound
    if offset == .zero || page == .zero { return .zero }
    let held = velocity.withinReach
    let towardsPage = offset.sense == .forward ? -held : held
    if towardsPage >= rule.throwingPagesPerSecond { return page }
    if towardsPage <= -rule.throwingPagesPerSecond { return .zero }
    return offset.magnitude >= rule.turningPages ? page : .zero
  }
}

/// Resting offsets.
extension Track {
  /// The distance that the track can scroll from its rest.
  func room(_ sense: Sense, extent: Offset) -> Offset {
    let rest = rest(extent: extent)
    return sense == .forward ? lastRest(extent: extent) - rest : rest
  }

  /// The largest resting offset. It places the last place at the end of the display.
  func lastRest(extent: Offset) -> Offset {
    max(.zero, Offset(pages: count) - extent)
  }

  /// The resting offset: the distance from the beginning of the track to the beginning of the display.
  ///
  /// By default, the track's place is at the beginning of the display, unless the track would then end inside the
  /// display. Free scrolling adds a displacement.
  ///
  /// - Complexity: O(1)
  func rest(extent: Offset) -> Offset {
    placedRest(extent: extent) + displacement
  }

  private func placedRest(extent: Offset) -> Offset {
    min(Offset(pages: place ?? 0), lastRest(extent: extent))
  }

  /// Moves to a place and rests at its default offset.
  mutating func stand(on place: Int?) {
    self.place = place
    displacement = .zero
  }

  /// The allowed resting offsets.
  func rests(extent: Offset) -> ClosedRange<Offset> { .zero...lastRest(extent: extent) }

  /// Rests at `rest`, clamped to the bounds, and keeps the current place. If the place would be hidden there, the track
  /// rests at the default offset of the place.
  mutating func keep(rest: Offset, extent: Offset) {
    displacement = rests(extent: extent).clamp(rest) - placedRest(extent: extent)
    if !showsPlace(extent: extent) { displacement = .zero }
  }

  /// Scrolls by `distance` and moves to the first place that is then at least half displayed.
  mutating func scroll(by distance: Offset, extent: Offset) {
    if place == nil { return }
    let rest = rests(extent: extent).clamp(rest(extent: extent) + distance)
    place = nearest(to: Int((rest - .half).ceiling))
    keep(rest: rest, extent: extent)
  }

  /// Whether any part of the current place is displayed; false if the track is empty.
  func showsPlace(extent: Offset) -> Bool {
    guard let place else { return false }
    let distance = Offset(pages: place) - rest(extent: extent)
    return distance > -Offset.page && distance < extent
  }
}
