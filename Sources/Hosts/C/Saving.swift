// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_save(
  _ pager: OpaquePointer!, _ bytes: UnsafeMutablePointer<UInt8>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let length, capacity >= 0, bytes != nil || capacity == 0 else { throw .badArgument }
    let need = SavedBytes.length(levels: block.pointee.value.levels.count)
    length.pointee = Int(clamping: need)
    if need > Int64(capacity) { throw Refusal(CP_TOO_SMALL) }
    SavedBytes.write(block.pointee.value, to: bytes)
  }
}

@c @implementation
public func cp_restore(
  _ pager: OpaquePointer!, _ bytes: UnsafePointer<UInt8>!, _ length: Int, _ keeps_rules: Int32,
  _ outcome: UnsafeMutablePointer<cp_outcome>!
) -> cp_status {
  PagerBlock.use(pager) { block throws(Refusal) in
    guard let bytes, length >= 0 else { throw .badArgument }
    let saved = try SavedBytes(bytes, length: length)
    if block.pointee.value.openPage == nil && !saved.fits(block.pointee.value) {
      outcome?.pointee = cp_outcome(.ignored(.doesNotFit))
      return
    }
    let present = block.pointee.value.rules
    let presentNew = block.pointee.value.newLevelRules
    try restore(
      block, count: min(Int(saved.levelCount), block.pointee.value.levels.count),
      current: saved.current.index, rules: keeps_rules == 0 ? saved.rules : present,
      newLevelRules: keeps_rules == 0 ? saved.newLevelRules : presentNew, outcome
    ) { index in
      var place = saved.place(ofLevel: index)
      if keeps_rules != 0 {
        place.rules = cp_level_rules(block.pointee.value.levels[index].rules)
      }
      return place
    }
  }
}

@c @implementation
public func cp_read_saved(
  _ bytes: UnsafePointer<UInt8>!, _ length: Int, _ levels: UnsafeMutablePointer<cp_level>!,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>!, _ current: UnsafeMutablePointer<Int32>!,
  _ rules: UnsafeMutablePointer<cp_rules>!,
  _ new_level_rules: UnsafeMutablePointer<cp_level_rules>!
) -> cp_status {
  status { () throws(Refusal) in
    guard let bytes, length >= 0, capacity >= 0, levels != nil || capacity == 0 else {
      throw .badArgument
    }
    let saved = try SavedBytes(bytes, length: length)
    count?.pointee = saved.levelCount
    current?.pointee = saved.current
    rules?.pointee = cp_rules(saved.rules)
    new_level_rules?.pointee = cp_level_rules(saved.newLevelRules)
    for index in 0..<Int(min(capacity, saved.levelCount)) {
      if let level = saved.level(index) { levels[index] = level }
    }
    if saved.levelCount > capacity { throw Refusal(CP_TOO_SMALL) }
  }
}

extension SavedBytes {
  fileprivate func fits(_ pager: Pager) -> Bool {
    if Int(levelCount) != pager.levels.count { return false }
    return pager.levels.indices.allSatisfy { index in
      level(index).map { Int($0.count) == pager.levels[index].count } ?? false
    }
  }

  /// Returns the place of a level. If the level was not scrolled, the place has no rest offset, because the viewport
  /// of the pager may give the level a different default offset.
  fileprivate func place(ofLevel index: Int) -> cp_place {
    guard let level = level(index) else { return cp_place() }
    let track = Track(count: Int(level.count), place: Int(level.page.index ?? 0))
    let isScrolled = Offset.given(level.rest) != track.rest(extent: rules.viewport.pages)
    return cp_place(
      present: 1, page: level.page, rest: isScrolled ? level.rest : CP_NO_OFFSET,
      rules: level.rules)
  }
}
