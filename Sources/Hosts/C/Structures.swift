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
  init?(_ rules: cp_level_rules) {
    guard let start = StartRule(rules.start, page: rules.start_page),
      let entry = EntryRule(code: rules.entry), let edge = EdgeRule(code: rules.edge),
      let follow = FollowRule(code: rules.follow), let snap = SnapRule(code: rules.snap)
    else { return nil }
    self.init(start: start, entry: entry, edge: edge, follow: follow, snap: snap)
  }
}

extension LevelRules {
  init?(_ rules: UnsafePointer<cp_level_rules>?, else others: LevelRules) {
    self = others
    if let rules {
      guard let given = LevelRules(rules.pointee) else { return nil }
      self = given
    }
  }
}

extension StartRule {
  init?(_ code: Int32, page: Int32) {
    switch Int(code) {
    case CP_START_FIRST: self = .first
    case CP_START_LAST: self = .last
    case CP_START_PAGE: self = .page(Int(page))
    default: return nil
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
  init?(_ rules: cp_rules) {
    guard let ends = EndsRule(code: rules.ends), let empty = EmptyRule(code: rules.empty),
      let bounce = BounceRule(code: rules.bounce), let reading = ReadingRule(code: rules.reading),
      let locked = Directions(code: rules.locked)
    else { return nil }
    self.init(
      ends: ends, empty: empty,
      viewport: Viewport(
        levels: Offset(rawValue: rules.viewport_levels),
        pages: Offset(rawValue: rules.viewport_pages), beyond: Int(rules.beyond)),
      bounce: bounce, reading: reading,
      gesture: GestureRule(
        turningPages: Offset(rawValue: rules.turning),
        throwingPagesPerSecond: Offset(rawValue: rules.throwing),
        settleMilliseconds: Int(rules.settle_milliseconds)),
      locked: locked)
  }
}

extension PagerRules {
  // Inlining would repeat this code in every caller.
  @inline(never)
  init?(_ rules: UnsafePointer<cp_rules>?, else others: PagerRules) {
    self = others
    if let rules {
      guard let given = PagerRules(rules.pointee) else { return nil }
      self = given
    }
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

  /// The status for a table with a negative count or with bounds that are not in order; nil for any other table.
  var refusal: Int? {
    guard let starts else { return nil }
    if count < 0 { return CP_BAD_ARGUMENT }
    for index in 0..<Int(count) {
      let end = ends.map { $0[index] } ?? starts[index + 1]
      if end < starts[index] { return CP_BAD_SPANS }
      if index + 1 < Int(count) && starts[index + 1] < starts[index] { return CP_BAD_SPANS }
    }
    return nil
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
