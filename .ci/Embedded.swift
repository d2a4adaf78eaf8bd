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
  var pool = HostPool<Tile>()
  var history = UndoHistory<TypedPager<Row>, Never>()
  history.perform(on: &pager) { $0.move(.right) }
  pager.drag(x: Offset(points: points, perPage: 320))
  var sum = 0
  for event in pool.update(to: pager.pager, make: { _ in Tile() }) {
    if case .host(let event) = event, event.step == .configure {
      event.host.page = event.position?.page ?? 0
      sum += event.host.page
    }
  }
  return pager.window.rows.reduce(sum) { $0 + $1.x.points(perPage: 320) }
}
