import CCrossPager
import CrossPagerHeap

typealias PagerBlock = Block<Pager>

extension Block where Value == Pager {
  static var tag: UInt { 0x6370_5061 }

  /// Returns the size in bytes of packed levels.
  static func bytes(levels: Int64, tables: Int64) -> Int64 {
    arrayBytes(of: Level.self, count: levels) + tables
  }

  /// Returns the maximum number of bytes that a call on a pager with `levels` levels can allocate. The functions below
  /// return the maximum for each kind of call.
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

  /// Calls `body` with a block while Swift allocates from the block's heap.
  static func use(
    _ pager: OpaquePointer?, _ body: (UnsafeMutablePointer<PagerBlock>) -> Int
  ) -> cp_status {
    guard let block = at(pager, tag: tag) else {
      return cp_status(pager == nil ? CP_BAD_ARGUMENT : CP_NOT_MADE)
    }
    let before = pager_heap_use(block.pointee.heap)
    let status = body(block)
    _ = pager_heap_use(before)
    return cp_status(status)
  }

  /// Like ``use(_:_:)``, for a call that may change the pager.
  static func change(
    _ pager: OpaquePointer?, _ body: (UnsafeMutablePointer<PagerBlock>) -> Int
  ) -> cp_status {
    use(pager) { block in block.pointee.isBusy ? CP_BUSY : body(block) }
  }

  private var levelCount: Int64 { Int64(value.levels.count) }

  private var tables: Int64 {
    value.levels.reduce(0) { $0 + $1.spans.tableBytes }
  }

  var packedBytes: Int64 { PagerBlock.bytes(levels: levelCount, tables: tables) }

  mutating func reserve(_ need: Int64) -> Int {
    need <= free ? CP_OK : pack(levels: levelCount, spare: need)
  }

  mutating func reserveLevel() -> Int {
    if value.levels.count < value.levels.capacity { return CP_OK }
    // Make room for several levels if there is enough memory.
    let status = pack(levels: levelCount + max(levelCount, 1))
    return status == CP_NO_MEMORY ? pack(levels: levelCount + 1) : status
  }

  private mutating func pack(levels capacity: Int64, spare: Int64 = 0) -> Int {
    pack(need: PagerBlock.bytes(levels: capacity, tables: tables), spare: spare) {
      $0.separated(levelCapacity: Int(capacity))
    }
  }

  mutating func reserve(for command: Command) -> Int {
    switch command {
    case .insertLevel: reserveLevel()
    default: CP_OK
    }
  }

  mutating func reserveCopy() -> Int {
    reserve(PagerBlock.bytes(levels: levelCount + 1, tables: 0))
  }

  /// Makes room for computing the routes. During a settle, this requires a copy of the levels.
  mutating func reserveRoutes() -> Int {
    value.phase.isSettling ? reserveCopy() : CP_OK
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
