// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_get_state(
  _ pager: OpaquePointer!, _ state: UnsafeMutablePointer<cp_state>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let state else { throw .badArgument }
    state.pointee = cp_state(block.pointee.value)
  }
}

extension cp_state {
  fileprivate init(_ pager: Pager) {
    self.init()
    position = cp_position(pager.position)
    target = cp_position(pager.target)
    opened = cp_position(pager.openPage)
    levels = Int32(clamping: pager.levels.count)
    progress = pager.progress?.rawValue ?? CP_NO_OFFSET
    switch pager.phase {
    case .settled:
      phase = Int32(CP_SETTLED)
      axis = CP_NONE
    case .dragging(let drag):
      phase = Int32(CP_DRAGGING)
      axis = drag.axis.code
      offset = drag.offset.rawValue
      distance = drag.distance.rawValue
    case .settling(let settle):
      phase = Int32(CP_SETTLING)
      axis = settle.axis.code
      offset = settle.offset.rawValue
      milliseconds = Int32(clamping: settle.durationMilliseconds)
      elapsed = Int32(clamping: settle.elapsedMilliseconds)
      start = settle.start.rawValue
      end = settle.end.rawValue
    }
  }
}

@c @implementation
public func cp_get_routes(
  _ pager: OpaquePointer!, _ directions: UnsafeMutablePointer<Int32>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let directions else { throw .badArgument }
    // During a settle, the routes require a copy of the levels.
    if block.pointee.value.phase.isSettling { try block.pointee.reserveCopy() }
    directions.pointee = block.pointee.value.routes.code
  }
}

@c @implementation
public func cp_get_level(
  _ pager: OpaquePointer!, _ level: Int32, _ result: UnsafeMutablePointer<cp_level>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let result, let level = cp_level(block.pointee.value, Int(level)) else {
      throw .badArgument
    }
    result.pointee = level
  }
}

extension cp_level {
  // Inlining would repeat this code in every caller.
  @inline(never)
  init?(_ pager: Pager, _ index: Int) {
    if !pager.levels.indices.contains(index) { return nil }
    let level = pager.levels[index]
    self.init(
      count: Int32(clamping: level.count), page: Int32(level.page),
      rest: pager.restOffset(ofLevel: index)?.rawValue ?? CP_NO_OFFSET,
      rules: cp_level_rules(level.rules))
  }
}

@c @implementation
public func cp_get_rules(
  _ pager: OpaquePointer!, _ rules: UnsafeMutablePointer<cp_rules>!,
  _ new_level_rules: UnsafeMutablePointer<cp_level_rules>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    rules?.pointee = cp_rules(block.pointee.value.rules)
    new_level_rules?.pointee = cp_level_rules(block.pointee.value.newLevelRules)
  }
}

@c @implementation
public func cp_get_window(
  _ pager: OpaquePointer!, _ rows: UnsafeMutablePointer<cp_row>!, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let count, capacity >= 0, rows != nil || capacity == 0 else { throw .badArgument }
    var found = 0
    block.pointee.value.visitRows { row in
      if found < Int(capacity) { rows[found] = cp_row(row) }
      found += 1
    }
    count.pointee = Int32(clamping: found)
    if found > Int(capacity) { throw Refusal(CP_TOO_SMALL) }
  }
}

@c @implementation
public func cp_get_indicator(
  _ pager: OpaquePointer!, _ dots: Int32, _ row: UnsafeMutablePointer<cp_dot>!,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let count, capacity >= 0, row != nil || capacity == 0 else { throw .badArgument }
    let found = block.pointee.value.indicatorRow(dots: Int(dots))
    let pages = found?.pages ?? 0..<0
    for (index, page) in pages.prefix(Int(capacity)).enumerated() {
      if let found { row[index] = cp_dot(found.dot(for: page)) }
    }
    count.pointee = Int32(clamping: pages.count)
    if pages.count > Int(capacity) { throw Refusal(CP_TOO_SMALL) }
  }
}

extension cp_dot {
  fileprivate init(_ dot: PageIndicator.Dot) {
    self.init(
      page: Int32(clamping: dot.page), reserved: 0, place: dot.place.rawValue,
      size: dot.size.rawValue, selection: dot.selection.rawValue)
  }
}

@c @implementation
public func cp_visit_window(
  _ pager: OpaquePointer!,
  _ visit: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<cp_row>?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let visit else { throw .badArgument }
    let wasBusy = block.pointee.isBusy
    block.pointee.isBusy = true
    let value = block.pointee.value
    value.visitRows { row in
      var row = cp_row(row)
      visit(context, &row)
    }
    block.pointee.isBusy = wasBusy
  }
}

extension cp_row {
  fileprivate init(_ row: Pager.Window.Row) {
    self.init(
      level: Int32(clamping: row.level), first: Int32(clamping: row.pages.lowerBound),
      count: Int32(clamping: row.pages.count),
      step: row.reading == .ltr ? CP_PAGE : -CP_PAGE, x: row.x.rawValue, y: row.y.rawValue)
  }
}

@c @implementation
public func cp_offset(_ points: Int32, _ per_page: Int32) -> Int64 {
  Offset(points: Int(points), perPage: Int(per_page)).rawValue
}

@c @implementation
public func cp_points(_ offset: Int64, _ per_page: Int32) -> Int32 {
  Int32(clamping: Offset(rawValue: offset).points(perPage: Int(per_page)))
}
