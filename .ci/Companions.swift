/// A front end that uses the companions. CI compiles it with the core to check that they need neither strings nor
/// floating-point numbers.
enum Span: CaseIterable {
  case days
}

public func companions(afterDragOf points: Int) -> Int {
  var pagers = LinkedPagers([
    OpenEndedPager([OpenEndedLevel(Span.days, places: -2..<3)]),
    OpenEndedPager([OpenEndedLevel(Span.days, places: -9..<9)]),
  ])
  var announcer = Announcer(of: pagers)
  var autoplay = Autoplay(intervalMilliseconds: 5000)
  if autoplay.tick(milliseconds: points) { pagers.glide(.right) }
  pagers.perform(on: 1) { $0.addPages(points, at: .backward, ofLevel: .days) }
  let said = announcer.perform(on: &pagers) { $0.drag(x: Offset(points: points, perPage: 320)) }
  let dots = pagers.indicator(dots: 5).reduce(0) { $0 + $1.place.points(perPage: 9) }
  let stops = PageStops(count: 9, pagesPerStop: 2, last: .filled).page(from: points, .forward)
  let extent = PageExtent(of: pagers.displayed(1))?.length { $0.page ?? 0 }
  return dots + (said?.count ?? 0) + (stops ?? 0) + (extent ?? 0)
}
