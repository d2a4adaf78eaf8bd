/// A small front end. CI compiles it with the core to check that Embedded Swift can specialize the generic types.
final class Tile {
  var page = 0
}

enum Row: CaseIterable {
  case upper
  case lower
}

public func shownPages(afterDragOf points: Int) -> Int {
  var pager = TypedPager<Row> { _ in 5 }
  var hosts = TypedPager<Row>.Hosts<Tile>(hosting: .cell)
  var history = UndoHistory<TypedPager<Row>, Never>()
  var wheel = WheelFilter()
  history.perform(on: &pager) { $0.move(.right) }
  if wheel.step(for: points, at: 0) == .forward { pager.glide(.down) }
  pager.drag(x: Offset(points: points, perPage: 320))
  var sum = 0
  for event in hosts.update(to: pager, make: { _ in Tile() }) {
    if case .host(.configure, _, let tile, let position) = event {
      tile.page = position?.page ?? 0
      sum += tile.page
    }
  }
  return pager.base.window.rows.reduce(sum) { $0 + $1.x.points(perPage: 320) }
}
