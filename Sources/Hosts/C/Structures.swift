// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

// Swift does not import these two macros.
var CP_NONE: Int32 { .min }
var CP_NO_OFFSET: Int64 { .min }

/// An index or number in the C interface: at most 31 bits, or `CP_NONE` for nil.
extension Int32 {
  init(_ index: Int?) {
    self = index.map { Int32(clamping: $0) } ?? CP_NONE
  }

  var index: Int? { self == CP_NONE ? nil : Int(self) }
}

extension cp_position {
  init(_ position: Position?) {
    self.init(level: Int32(position?.level), page: Int32(position?.page))
  }

  static var none: cp_position { cp_position(nil) }
}

extension Offset {
  static func given(_ value: Int64) -> Offset? {
    value == CP_NO_OFFSET ? nil : Offset(rawValue: value)
  }
}

extension LevelRules {
  init(_ rules: cp_level_rules) throws(Refusal) {
    try self.init(
      start: StartRule(rules.start, page: rules.start_page), entry: EntryRule(code: rules.entry),
      edge: EdgeRule(code: rules.edge), follow: FollowRule(code: rules.follow),
      snap: SnapRule(code: rules.snap))
  }

  init(_ rules: UnsafePointer<cp_level_rules>?, else others: LevelRules) throws(Refusal) {
    self = others
    if let rules { self = try LevelRules(rules.pointee) }
  }
}

extension StartRule {
  init(_ code: Int32, page: Int32) throws(Refusal) {
    switch Int(code) {
    case CP_START_FIRST: self = .first
    case CP_START_LAST: self = .last
    case CP_START_PAGE: self = .page(Int(page))
    default: throw Refusal(CP_BAD_CODE)
    }
  }

  var code: Int32 {
    switch self {
    case .first: Int32(CP_START_FIRST)
    case .last: Int32(CP_START_LAST)
    case .page: Int32(CP_START_PAGE)
    }
  }

  var page: Int32 {
    switch self {
    case .first, .last: 0
    case .page(let index): Int32(clamping: index)
    }
  }
}

extension cp_level_rules {
  init(_ rules: LevelRules) {
    self.init(
      start: rules.start.code, start_page: rules.start.page, entry: rules.entry.code,
      edge: rules.edge.code, follow: rules.follow.code, snap: rules.snap.code)
  }
}

extension PagerRules {
  init(_ rules: cp_rules) throws(Refusal) {
    try self.init(
      ends: EndsRule(code: rules.ends), empty: EmptyRule(code: rules.empty),
      viewport: Viewport(
        levels: Offset(rawValue: rules.viewport_levels),
        pages: Offset(rawValue: rules.viewport_pages), beyond: Int(rules.beyond)),
      bounce: BounceRule(code: rules.bounce), reading: ReadingRule(code: rules.reading),
      gesture: GestureRule(
        turningPages: Offset(rawValue: rules.turning),
        throwingPagesPerSecond: Offset(rawValue: rules.throwing),
        settleMilliseconds: Int(rules.settle_milliseconds)),
      locked: Directions(code: rules.locked))
  }

  // Inlining would repeat this code in every caller.
  @inline(never)
  init(_ rules: UnsafePointer<cp_rules>?, else others: PagerRules) throws(Refusal) {
    self = others
    if let rules { self = try PagerRules(rules.pointee) }
  }
}

extension cp_rules {
  init(_ rules: PagerRules) {
    self.init(
      ends: rules.ends.code, empty: rules.empty.code, bounce: rules.bounce.code,
      reading: rules.reading.code, locked: rules.locked.code,
      beyond: Int32(clamping: rules.viewport.beyond),
      settle_milliseconds: Int32(clamping: rules.gesture.settleMilliseconds), reserved: 0,
      viewport_levels: rules.viewport.levels.rawValue,
      viewport_pages: rules.viewport.pages.rawValue, turning: rules.gesture.turningPages.rawValue,
      throwing: rules.gesture.throwingPagesPerSecond.rawValue)
  }
}

extension cp_spans {
  /// The number of bytes that the table takes up in a block.
  var bytes: Int64 {
    starts == nil ? 0 : arrayBytes(of: Range<Int64>.self, count: Int64(max(count, 0)))
  }

  /// Refuses a table with a negative count or with bounds that are not in order.
  func check() throws(Refusal) {
    guard let starts else { return }
    if count < 0 { throw .badArgument }
    for index in 0..<Int(count) {
      let end = ends?[index] ?? starts[index + 1]
      if end < starts[index] || index + 1 < Int(count) && starts[index + 1] < starts[index] {
        throw Refusal(CP_BAD_SPANS)
      }
    }
  }

  /// The spans as the core represents them. The bounds must be in order.
  // Inlining would repeat this code in every caller.
  @inline(never)
  var spans: PageSpans {
    guard let starts else {
      return length < 1 ? .plain : PageSpans(length: Int(length), origin: origin)
    }
    if count < 1 { return .every(1) }
    return PageSpans(
      ranges: Array(count: Int(count)) { starts[$0]..<(ends?[$0] ?? starts[$0 + 1]) })
  }
}
