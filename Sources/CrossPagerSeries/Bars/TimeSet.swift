/// The exact times of the samples of one bar, so that a time that comes again is known.
///
/// Times are microseconds since the start of the bar, which is an hour at most. Samples at a regular pace, single ones
/// among them, take the 16 bytes of the value itself. Others take two bytes each as long as they are whole seconds, and
/// at most the 456 bytes of a bit for each second of an hour; with fractions of seconds they take about eight bytes each.
enum TimeSet: Hashable, Sendable {
  /// `count` times that are `step` microseconds apart.
  case regular(start: UInt32, step: UInt32, count: UInt32)
  /// Whole seconds in ascending order, at most ``listLimit``.
  case list([UInt16])
  /// A bit for each second.
  case bits([UInt64])
  case microseconds(Set<UInt32>)

  private static let listLimit = 228
  private static let second: UInt32 = 1_000_000

  /// No times.
  static let empty = TimeSet.regular(start: 0, step: 0, count: 0)

  /// The first time of regular samples, among them single ones; 0 for others.
  var first: UInt32 {
    if case .regular(let start, _, _) = self { start } else { 0 }
  }

  /// Adds a time, and returns whether it was not there.
  ///
  /// - Parameter time: The microseconds since the start of the bar, less than an hour.
  /// - Complexity: O(1) on average, beyond a search among at most ``listLimit`` seconds.
  @inline(__always)
  mutating func insert(_ time: UInt32) -> Bool {
    if case .regular(let start, let step, let count) = self, count > 1,
      UInt64(time) == UInt64(start) + UInt64(step) * UInt64(count)
    {
      self = .regular(start: start, step: step, count: count + 1)
      return true
    }
    return insertOutOfStep(time)
  }

  @inline(never)
  private mutating func insertOutOfStep(_ time: UInt32) -> Bool {
    // Each case takes the array out of `self`, which would otherwise share it and make it be copied.
    switch self {
    case .regular(let start, let step, let count):
      return insert(time, start, step, count)
    case .list(var seconds):
      self = .empty
      guard time % Self.second == 0 else {
        self = .microseconds(Set(seconds.map { UInt32($0) * Self.second }))
        return insertOutOfStep(time)
      }
      let isNew = seconds.insertInOrder(UInt16(time / Self.second))
      self = seconds.count < Self.listLimit ? .list(seconds) : .bits(Self.bits(seconds))
      return isNew
    case .bits(var bits):
      self = .empty
      guard time % Self.second == 0 else {
        self = .microseconds(Set(Self.seconds(bits).map { $0 * Self.second }))
        return insertOutOfStep(time)
      }
      let isNew = bits.setBit(Int(time / Self.second))
      self = .bits(bits)
      return isNew
    case .microseconds(var times):
      self = .empty
      let isNew = times.insert(time).inserted
      self = .microseconds(times)
      return isNew
    }
  }

  /// Adds a time that does not simply go on with a regular pace.
  private mutating func insert(
    _ time: UInt32, _ start: UInt32, _ step: UInt32, _ count: UInt32
  ) -> Bool {
    switch count {
    case 0:
      self = .regular(start: time, step: 0, count: 1)
    case 1 where time == start:
      return false
    case 1:
      self = .regular(
        start: min(start, time), step: max(start, time) - min(start, time), count: 2)
    case _ where time < start && start - time == step:
      self = .regular(start: time, step: step, count: count + 1)
    case _ where time >= start && (time - start) % step == 0 && (time - start) / step < count:
      return false
    default:
      let times = (0..<count).map { start + $0 * step }
      let isWhole = start % Self.second == 0 && step % Self.second == 0
      if !isWhole {
        self = .microseconds(Set(times))
      } else {
        let seconds = times.map { UInt16($0 / Self.second) }
        self = times.count < Self.listLimit ? .list(seconds) : .bits(Self.bits(seconds))
      }
      return insertOutOfStep(time)
    }
    return true
  }

  private static func bits(_ seconds: [UInt16]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 57)
    for second in seconds { _ = bits.setBit(Int(second)) }
    return bits
  }

  private static func seconds(_ bits: [UInt64]) -> [UInt32] {
    bits.indices.flatMap { word in
      (0..<64).filter { bits[word] >> $0 & 1 == 1 }.map { UInt32(word * 64 + $0) }
    }
  }
}

extension [UInt16] {
  /// Inserts into an ascending array, and returns whether the number was not there.
  fileprivate mutating func insertInOrder(_ number: UInt16) -> Bool {
    let place = firstPosition { $0 >= number }
    if place < count, self[place] == number { return false }
    insert(number, at: place)
    return true
  }
}

extension [UInt64] {
  /// Sets a bit, and returns whether it was not set.
  fileprivate mutating func setBit(_ bit: Int) -> Bool {
    let mask: UInt64 = 1 << UInt64(bit % 64)
    defer { self[bit / 64] |= mask }
    return self[bit / 64] & mask == 0
  }
}
