import CCrossPager

/// The bytes of a saved pager.
///
/// All numbers are little-endian. The bytes contain, in order: `CPS` and the version number, 1; the number of levels
/// and the current level (32 bits each); the rules; the rules for new levels; for each level, its count and page (32
/// bits each), its rest offset (64 bits) and its rules; and the FNV-1a hash of all preceding bytes (32 bits).
///
/// The fifth byte of the rules is 0. Earlier versions of the library saved the hosting rule there, as a number up to 2.
struct SavedBytes {
  let levelCount: Int32
  let current: Int32
  let rules: PagerRules
  let newLevelRules: LevelRules
  private let levels: ByteReader

  private static let headLength = 12 + 44 + 12
  private static let levelLength = 16 + 12
  private static let hashLength = 4
  /// `CPS` and the version.
  private static let mark: UInt32 = 0x0053_5043
  private static let version: UInt32 = 1

  static func length(levels: Int) -> Int64 {
    Int64(headLength + hashLength) + Int64(levels) * Int64(levelLength)
  }

  static func write(_ pager: Pager, to bytes: UnsafeMutablePointer<UInt8>) {
    var writer = ByteWriter(next: bytes)
    writer.put(mark | version << 24)
    writer.put(Int32(clamping: pager.levels.count))
    writer.put(Int32(pager.position?.level))
    writer.put(cp_rules(pager.rules))
    writer.put(cp_level_rules(pager.newLevelRules))
    for index in pager.levels.indices {
      guard let level = cp_level(pager, index) else { continue }
      writer.put(level.count)
      writer.put(level.page)
      writer.put(level.rest)
      writer.put(level.rules)
    }
    writer.put(hash(bytes, count: writer.next - bytes))
  }

  /// Throws `CP_BAD_BYTES` or `CP_OTHER_VERSION`.
  init(_ bytes: UnsafePointer<UInt8>, length: Int) throws(Refusal) {
    let damage = Refusal(CP_BAD_BYTES)
    let end = length - SavedBytes.hashLength
    if end < SavedBytes.headLength { throw damage }
    levels = ByteReader(next: bytes + SavedBytes.headLength)
    var reader = ByteReader(next: bytes)
    let start: UInt32 = reader.take()
    if start & 0xFF_FFFF != SavedBytes.mark { throw damage }
    if start >> 24 != SavedBytes.version { throw Refusal(CP_OTHER_VERSION) }
    var last = ByteReader(next: bytes + end)
    if last.take() != SavedBytes.hash(bytes, count: end) { throw damage }
    levelCount = reader.take()
    current = reader.take()
    let count = max(levelCount, 0)
    let isPlace = count == 0 ? current == CP_NONE : (0..<count).contains(current)
    guard levelCount == count, Int64(length) == SavedBytes.length(levels: Int(count)), isPlace,
      let rules = reader.takeRules(), let newLevelRules = reader.takeLevelRules()
    else { throw damage }
    self.rules = rules
    self.newLevelRules = newLevelRules
    for index in 0..<Int(count) where level(index) == nil { throw damage }
  }

  /// A level; nil if its bytes are damaged.
  func level(_ index: Int) -> cp_level? {
    var reader = ByteReader(next: levels.next + index * SavedBytes.levelLength)
    let count: Int32 = reader.take()
    let page: Int32 = reader.take()
    let rest: Int64 = reader.take()
    guard let rules = reader.takeLevelRules(), count >= 0 else { return nil }
    if count == 0 ? page != CP_NONE || rest != CP_NO_OFFSET : page < 0 || page >= count {
      return nil
    }
    return cp_level(count: count, page: page, rest: rest, rules: cp_level_rules(rules))
  }

  /// Returns the Fowler–Noll–Vo hash, FNV-1a.
  private static func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for index in 0..<count { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return hash
  }
}

/// Writes numbers as bytes, the least significant byte first.
private struct ByteWriter {
  var next: UnsafeMutablePointer<UInt8>

  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    UnsafeMutableRawPointer(next).storeBytes(of: number.littleEndian, as: Number.self)
    next += number.bitWidth / 8
  }

  private mutating func put(byte: Int32) { put(UInt8(truncatingIfNeeded: byte)) }

  mutating func put(_ rules: cp_rules) {
    put(byte: rules.ends)
    put(byte: rules.empty)
    put(byte: rules.bounce)
    put(byte: rules.reading)
    put(byte: 0)
    put(byte: rules.locked)
    put(byte: rules.beyond)
    put(byte: 0)
    put(rules.settle_milliseconds)
    put(rules.viewport_levels)
    put(rules.viewport_pages)
    put(rules.turning)
    put(rules.throwing)
  }

  mutating func put(_ rules: cp_level_rules) {
    put(byte: rules.start)
    put(byte: rules.entry)
    put(byte: rules.edge)
    put(byte: rules.follow)
    put(byte: rules.snap)
    for _ in 0..<3 { put(byte: 0) }
    put(rules.start_page)
  }
}

/// Reads numbers from bytes, the least significant byte first.
private struct ByteReader {
  var next: UnsafePointer<UInt8>

  mutating func take<Number: FixedWidthInteger>() -> Number {
    let number = UnsafeRawPointer(next).loadUnaligned(as: Number.self)
    next += Number.bitWidth / 8
    return Number(littleEndian: number)
  }

  private mutating func takeByte() -> Int32 {
    let byte: UInt8 = take()
    return Int32(byte)
  }

  mutating func takeRules() -> PagerRules? {
    var rules = cp_rules()
    rules.ends = takeByte()
    rules.empty = takeByte()
    rules.bounce = takeByte()
    rules.reading = takeByte()
    let hosting = takeByte()
    rules.locked = takeByte()
    rules.beyond = takeByte()
    let zero = takeByte()
    rules.settle_milliseconds = take()
    rules.viewport_levels = take()
    rules.viewport_pages = take()
    rules.turning = take()
    rules.throwing = take()
    return zero == 0 && hosting <= 2 ? try? PagerRules(rules) : nil
  }

  mutating func takeLevelRules() -> LevelRules? {
    var rules = cp_level_rules()
    rules.start = takeByte()
    rules.entry = takeByte()
    rules.edge = takeByte()
    rules.follow = takeByte()
    rules.snap = takeByte()
    var zeros: Int32 = 0
    for _ in 0..<3 { zeros |= takeByte() }
    rules.start_page = take()
    return zeros == 0 ? try? LevelRules(rules) : nil
  }
}
