/// The exact times of the samples in one bar, used to detect repeated times.
///
/// Times are microseconds since the start of the bar, which is at most an hour long. A single sample, or any number of
/// evenly spaced samples, takes 16 bytes in total. Other samples take about 8 bytes each. If neighboring bars have the
/// same times, a ``BlockList`` stores these times once.
enum TimeSet: Hashable, Sendable {
  case regular(start: UInt32, step: UInt32, count: UInt32)
  case irregular(Set<UInt32>, first: UInt32)

  static let empty = TimeSet.regular(start: 0, step: 0, count: 0)

  /// The first time; 0 if there are no times.
  var first: UInt32 {
    switch self {
    case .regular(let first, _, _), .irregular(_, let first): first
    }
  }

  /// Calls `body` with each time, earliest first.
  func visit(_ body: (UInt32) -> Void) {
    switch self {
    case .regular(let start, let step, let count):
      for place in 0..<count { body(start + place * step) }
    case .irregular(let times, _):
      for time in times.sorted() { body(time) }
    }
  }

  /// Inserts a time and returns whether it is new.
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
    switch self {
    case .irregular(var times, let first):
      // Clear `self` first, because sharing the set would force a copy.
      self = .empty
      let isNew = times.insert(time).inserted
      self = .irregular(times, first: min(first, time))
      return isNew
    case .regular(_, _, count: 0):
      self = .regular(start: time, step: 0, count: 1)
    case .regular(let start, _, count: 1):
      if time == start { return false }
      self = .regular(start: min(start, time), step: max(start, time) - min(start, time), count: 2)
    case .regular(let start, let step, let count):
      if time < start, start - time == step {
        self = .regular(start: time, step: step, count: count + 1)
      } else if time >= start, (time - start) % step == 0, (time - start) / step < count {
        return false
      } else {
        let times = Set((0..<count).map { start + $0 * step } + [time])
        self = .irregular(times, first: min(start, time))
      }
    }
    return true
  }
}
