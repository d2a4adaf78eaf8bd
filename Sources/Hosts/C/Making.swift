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
  if count < 0 || counts == nil && count > 0 { return cp_status(CP_BAD_ARGUMENT) }
  for index in 0..<Int(count) where counts[index] < 0 { return cp_status(CP_BAD_ARGUMENT) }
  return cp_status(
    PagerBlock.make(
      in: memory, size: size, need: PagerBlock.bytes(levels: Int64(count), tables: 0),
      tag: PagerBlock.tag, result: pager
    ) {
      Pager(levels: Array(count: Int(count)) { Level(count: Int(counts[$0])) })
    })
}

@c @implementation
public func cp_pager_make_levels(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ levels: UnsafePointer<cp_level>!,
  _ spans: UnsafePointer<cp_spans>!, _ count: Int32, _ current: Int32,
  _ rules: UnsafePointer<cp_rules>!, _ new_level_rules: UnsafePointer<cp_level_rules>!,
  _ pager: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  if count < 0 || levels == nil && count > 0 { return cp_status(CP_BAD_ARGUMENT) }
  guard let rules = PagerRules(rules, else: PagerRules()),
    let newLevelRules = LevelRules(new_level_rules, else: LevelRules())
  else { return cp_status(CP_BAD_CODE) }
  var tables: Int64 = 0
  for index in 0..<Int(count) {
    if levels[index].count < 0 { return cp_status(CP_BAD_ARGUMENT) }
    if LevelRules(levels[index].rules) == nil { return cp_status(CP_BAD_CODE) }
    guard let spans else { continue }
    if let status = spans[index].refusal { return cp_status(status) }
    tables += spans[index].bytes
  }
  return cp_status(
    PagerBlock.make(
      in: memory, size: size, need: PagerBlock.making(levels: Int64(count), tables: tables),
      tag: PagerBlock.tag, result: pager
    ) {
      let made = Array(count: Int(count)) { index in
        let level = levels[index]
        return Level(
          count: Int(level.count), page: level.page.index,
          rules: LevelRules(level.rules) ?? LevelRules(),
          spans: spans.map { $0[index].spans } ?? .plain)
      }
      var pager = Pager(
        levels: made, rules: rules, newLevelRules: newLevelRules, currentLevel: Int(current))
      for index in 0..<Int(count) {
        pager.levels[index].scroll(
          to: .given(levels[index].rest), extent: pager.rules.viewport.pages)
      }
      return pager
    })
}

@c @implementation
public func cp_pager_copy(
  _ source: OpaquePointer!, _ memory: UnsafeMutableRawPointer!, _ size: Int,
  _ pager: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  PagerBlock.use(source) { block in
    guard let memory, size >= 0 else { return CP_BAD_ARGUMENT }
    // The copy must not overwrite the pager.
    let (end, overflow) = UInt(bitPattern: memory).addingReportingOverflow(UInt(size))
    if memory < block.pointee.end && (overflow || end > UInt(bitPattern: block)) {
      return CP_BAD_ARGUMENT
    }
    return PagerBlock.make(
      in: memory, size: size, need: block.pointee.packedBytes, tag: PagerBlock.tag, result: pager
    ) { block.pointee.value.separated() }
  }
}
