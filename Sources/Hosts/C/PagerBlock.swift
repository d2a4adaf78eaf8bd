import CCrossPager

typealias PagerBlock = Block<Pager>

extension Pager: BlockValue {
  static var tag: UInt { 0x6370_5061 }
}

extension PagerBlock {
  /// Returns the size in bytes of packed levels.
  static func bytes(levels: Int64, tables: Int64) -> Int64 {
    arrayBytes(of: Level.self, count: levels) + tables
  }

  /// The maximum number of bytes that a call on a pager with `levels` levels can allocate. Each of the functions below
  /// returns the maximum for one kind of call.
  static func most(levels: Int64, tables: Int64) -> Int64 {
    max(
      replacing(by: levels, of: levels, tables: tables), restoring(levels),
      making(levels: levels, tables: tables))
  }

  static func making(levels: Int64, tables: Int64) -> Int64 {
    2 * bytes(levels: levels, tables: tables)
  }

  static func replacing(by levels: Int64, of present: Int64, tables: Int64) -> Int64 {
    arrayBytes(of: LevelReplacement.self, count: levels) + arrayBytes(of: Int?.self, count: present)
      + bytes(levels: levels, tables: tables)
  }

  static func restoring(_ levels: Int64) -> Int64 {
    arrayBytes(of: Pager.Snapshot.SavedLevel.self, count: levels)
      + arrayBytes(of: Pager.Snapshot.self, count: 1) + 2 * bytes(levels: levels, tables: 0)
  }

  private var levelCount: Int64 { Int64(value.levels.count) }

  private var tables: Int64 {
    value.levels.reduce(0) { $0 + $1.spans.tableBytes }
  }

  var packedBytes: Int64 { PagerBlock.bytes(levels: levelCount, tables: tables) }

  mutating func reserve(_ need: Int64) throws(Refusal) {
    if need > free { try pack(levels: levelCount, spare: need) }
  }

  mutating func reserveLevel() throws(Refusal) {
    if value.levels.count < value.levels.capacity { return }
    // Make room for several levels if there is enough memory.
    if (try? pack(levels: levelCount + max(levelCount, 1))) == nil {
      try pack(levels: levelCount + 1)
    }
  }

  private mutating func pack(levels capacity: Int64, spare: Int64 = 0) throws(Refusal) {
    try pack(need: PagerBlock.bytes(levels: capacity, tables: tables), spare: spare) {
      $0.separated(levelCapacity: Int(capacity))
    }
  }

  mutating func reserveCopy() throws(Refusal) {
    try reserve(PagerBlock.bytes(levels: levelCount + 1, tables: 0))
  }
}

extension Pager {
  // Inlining would repeat this code in every caller.
  @inline(never)
  func separated(levelCapacity: Int = 0) -> Pager {
    var copy = self
    copy.levels = Array(count: levels.count, capacity: levelCapacity) { index in
      var level = levels[index]
      level.spans = level.spans.separated
      return level
    }
    return copy
  }
}

extension PageSpans {
  fileprivate var separated: PageSpans {
    ranges.isEmpty ? self : PageSpans(ranges: ranges.separated())
  }

  fileprivate var tableBytes: Int64 {
    ranges.isEmpty ? 0 : arrayBytes(of: Range<Int64>.self, count: Int64(ranges.count))
  }
}
