// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_apply(
  _ pager: OpaquePointer!, _ command: UnsafePointer<cp_command>!,
  _ outcome: UnsafeMutablePointer<cp_outcome>!
) -> cp_status {
  PagerBlock.use(pager) { block throws(Refusal) in
    guard let given = command?.pointee else { throw .badArgument }
    let command = try Command(given)
    if case .insertLevel = command { try block.pointee.reserveLevel() }
    let result = block.pointee.value.apply(command)
    outcome?.pointee = cp_outcome(result)
  }
}

@c @implementation
public func cp_preview(
  _ pager: OpaquePointer!, _ command: UnsafePointer<cp_command>!,
  _ outcome: UnsafeMutablePointer<cp_outcome>!
) -> cp_status {
  PagerBlock.use(pager, isRead: true) { block throws(Refusal) in
    guard let given = command?.pointee, let outcome else { throw .badArgument }
    let command = try Command(given)
    try block.pointee.reserveCopy()
    var copy = block.pointee.value
    // The command may insert a level.
    copy.levels = copy.levels.separated(capacity: copy.levels.count + 1)
    outcome.pointee = cp_outcome(copy.apply(command))
  }
}

@c @implementation
public func cp_replace_levels(
  _ pager: OpaquePointer!, _ levels: UnsafePointer<cp_replacement>!, _ count: Int32,
  _ outcome: UnsafeMutablePointer<cp_outcome>!
) -> cp_status {
  PagerBlock.use(pager) { block throws(Refusal) in
    if count < 0 || levels == nil && count > 0 { throw .badArgument }
    var tables: Int64 = 0
    for index in 0..<Int(count) {
      if !(0...1).contains(levels[index].adds_at_end) { throw Refusal(CP_BAD_CODE) }
      try levels[index].spans.check()
      tables += levels[index].spans.bytes
    }
    try block.pointee.reserve(
      PagerBlock.replacing(
        by: Int64(count), of: Int64(block.pointee.value.levels.count), tables: tables))
    let replacements = Array(count: Int(count)) { index in
      let level = levels[index]
      return LevelReplacement(
        origin: level.origin.index, count: Int(level.count), page: level.page.index,
        openPage: level.open_page.index, spans: level.spans.spans, addsAtEnd: level.adds_at_end != 0
      )
    }
    let result = block.pointee.value.apply(.replaceLevels(replacements))
    outcome?.pointee = cp_outcome(result)
  }
}

@c @implementation
public func cp_restore_places(
  _ pager: OpaquePointer!, _ places: UnsafePointer<cp_place>!, _ count: Int32, _ current: Int32,
  _ rules: UnsafePointer<cp_rules>!, _ new_level_rules: UnsafePointer<cp_level_rules>!,
  _ outcome: UnsafeMutablePointer<cp_outcome>!
) -> cp_status {
  PagerBlock.use(pager) { block throws(Refusal) in
    if count < 0 || places == nil && count > 0 { throw .badArgument }
    let rules = try PagerRules(rules, else: block.pointee.value.rules)
    let newLevelRules = try LevelRules(new_level_rules, else: block.pointee.value.newLevelRules)
    // Places for levels that do not exist have no effect.
    try restore(
      block, count: min(Int(count), block.pointee.value.levels.count), current: current.index,
      rules: rules, newLevelRules: newLevelRules, outcome
    ) { places[$0] }
  }
}

/// Restores the places of the first `count` levels.
// Inlining would repeat this code in both callers.
@inline(never)
func restore(
  _ block: UnsafeMutablePointer<PagerBlock>, count: Int, current: Int?, rules: PagerRules,
  newLevelRules: LevelRules, _ outcome: UnsafeMutablePointer<cp_outcome>?,
  place: (Int) -> cp_place
) throws(Refusal) {
  try block.pointee.reserve(PagerBlock.restoring(Int64(block.pointee.value.levels.count)))
  var places: [Pager.Snapshot.SavedLevel] = []
  places.reserveCapacity(count)
  for index in 0..<count {
    let place = place(index)
    let rules = try LevelRules(place.rules)
    if !(0...1).contains(place.present) { throw Refusal(CP_BAD_CODE) }
    if place.present == 0 { continue }
    places.append(
      Pager.Snapshot.SavedLevel(
        id: index, count: 0, page: place.page.index, rest: .given(place.rest), rules: rules))
  }
  let result = block.pointee.value.apply(
    .restore(
      Pager.Snapshot(
        levels: places, currentLevel: current, rules: rules, newLevelRules: newLevelRules)))
  outcome?.pointee = cp_outcome(result)
}
