// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_pager_size(_ levels: Int32, _ spans: Int32) -> Int {
  if levels < 0 || spans < 0 { return 0 }
  let levels = Int64(levels)
  // In the worst case, every level has a table.
  let tables =
    spans == 0
    ? 0
    : Int64(spans) * Int64(MemoryLayout<Range<Int64>>.stride)
      + levels * arrayBytes(of: Range<Int64>.self, count: 0)
  let held = PagerBlock.bytes(levels: levels, tables: tables)
  return PagerBlock.size(half: held + PagerBlock.most(levels: levels, tables: tables))
}

@c @implementation
public func cp_pager_make(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ counts: UnsafePointer<Int32>!,
  _ count: Int32, _ pager: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  status { () throws(Refusal) in
    if count < 0 || counts == nil && count > 0 { throw .badArgument }
    for index in 0..<Int(count) where counts[index] < 0 { throw .badArgument }
    try PagerBlock.make(
      in: memory, size: size, need: PagerBlock.bytes(levels: Int64(count), tables: 0), result: pager
    ) {
      Pager(levels: Array(count: Int(count)) { Level(count: Int(counts[$0])) })
    }
  }
}

@c @implementation
public func cp_pager_make_levels(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ levels: UnsafePointer<cp_level>!,
  _ spans: UnsafePointer<cp_spans>!, _ count: Int32, _ current: Int32,
  _ rules: UnsafePointer<cp_rules>!, _ new_level_rules: UnsafePointer<cp_level_rules>!,
  _ pager: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  status { () throws(Refusal) in
    if count < 0 || levels == nil && count > 0 { throw .badArgument }
    let rules = try PagerRules(rules, else: PagerRules())
    let newLevelRules = try LevelRules(new_level_rules, else: LevelRules())
    var tables: Int64 = 0
    for index in 0..<Int(count) {
      if levels[index].count < 0 { throw .badArgument }
      _ = try LevelRules(levels[index].rules)
      guard let spans else { continue }
      try spans[index].check()
      tables += spans[index].bytes
    }
    try PagerBlock.make(
      in: memory, size: size, need: PagerBlock.making(levels: Int64(count), tables: tables),
      result: pager
    ) {
      let made = Array(count: Int(count)) { index in
        let level = levels[index]
        return Level(
          count: Int(level.count), page: level.page.index,
          rules: (try? LevelRules(level.rules)) ?? LevelRules(),
          spans: spans.map { $0[index].spans } ?? .plain)
      }
      var pager = Pager(
        levels: made, rules: rules, newLevelRules: newLevelRules, currentLevel: Int(current))
      for index in 0..<Int(count) {
        pager.levels[index].scroll(
          to: .given(levels[index].rest), extent: pager.rules.viewport.pages)
      }
      return pager
    }
  }
}

@c @implementation
public func cp_pager_copy(
  _ source: OpaquePointer!, _ memory: UnsafeMutableRawPointer!, _ size: Int,
  _ pager: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  PagerBlock.use(source, isRead: true) { block throws(Refusal) in
    guard let memory, size >= 0 else { throw .badArgument }
    // The copy must not overwrite the pager.
    let (end, overflow) = UInt(bitPattern: memory).addingReportingOverflow(UInt(size))
    if memory < block.pointee.end && (overflow || end > UInt(bitPattern: block)) {
      throw .badArgument
    }
    try PagerBlock.make(
      in: memory, size: size, need: block.pointee.packedBytes, result: pager
    ) { block.pointee.value.separated() }
  }
}
