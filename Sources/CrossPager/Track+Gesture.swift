/// How far content can move along an axis from its rest, and where it goes after a release.
///
/// Both axes, snapping and free, differ in nothing else.
struct Reach {
  /// Where there are pages: content goes with the finger there, and a rubber band holds it beyond.
  var open: ClosedRange<Offset>
  /// What a finger's way is held within.
  var drag: ClosedRange<Offset>
  /// Whether content comes to rest on pages only.
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

  /// Where content goes that is let go of at `offset` by a finger with a velocity in pages per second, in a drag's
  /// own sign: one that goes left reveals what is to the right.
  ///
  /// A snapping track goes on to the revealed page if it is thrown that way, and back if it is thrown the other way.
  /// Without a throw, it goes on from the turning point. A free track travels on for half a second at its velocity.
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

/// Rests between places.
extension Track {
  /// How far a track can be scrolled in a sense from where it rests.
  func room(_ sense: Sense, extent: Offset) -> Offset {
    let rest = rest(extent: extent)
    return sense == .forward ? lastRest(extent: extent) - rest : rest
  }

  /// The furthest a track rests: its last place at the display's end.
  func lastRest(extent: Offset) -> Offset {
    max(.zero, Offset(pages: count) - extent)
  }

  /// The place of the display's beginning on the track: at the place taken, unless the track would end before the
  /// display does; and displaced, if it was scrolled freely.
  ///
  /// - Complexity: O(1)
  func rest(extent: Offset) -> Offset {
    placedRest(extent: extent) + displacement
  }

  private func placedRest(extent: Offset) -> Offset {
    min(Offset(pages: place ?? 0), lastRest(extent: extent))
  }

  /// Takes a place, and rests where that puts the track.
  mutating func stand(on place: Int?) {
    self.place = place
    displacement = .zero
  }

  /// Where a track may rest.
  func rests(extent: Offset) -> ClosedRange<Offset> { .zero...lastRest(extent: extent) }

  /// Rests where `rest` says, as near as the track's bounds allow, and keeps its place; where that would not be
  /// displayed then, it rests on it.
  mutating func keep(rest: Offset, extent: Offset) {
    displacement = rests(extent: extent).clamp(rest) - placedRest(extent: extent)
    if !showsPlace(extent: extent) { displacement = .zero }
  }

  /// Rests `distance` further, and takes the first place at least half of which is displayed then.
  mutating func scroll(by distance: Offset, extent: Offset) {
    if place == nil { return }
    let rest = rests(extent: extent).clamp(rest(extent: extent) + distance)
    place = nearest(to: Int((rest - .half).ceiling))
    keep(rest: rest, extent: extent)
  }

  /// Whether the place taken is displayed, or part of it; not where there is none.
  func showsPlace(extent: Offset) -> Bool {
    guard let place else { return false }
    let distance = Offset(pages: place) - rest(extent: extent)
    return distance > -Offset.page && distance < extent
  }
}
