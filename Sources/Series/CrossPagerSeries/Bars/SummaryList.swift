/// A compact list of bar summaries. A bar with at most one sample, as in hourly and daily files, takes 8 bytes. Any
/// other bar takes 40 bytes, plus 16 bytes for its counts unless they are the same as in the bars beside it, and 8
/// bytes if its first value is not its least. Resets take memory only near bars with resets.
///
/// The cell of a bar with one value contains the bits of that value. No value is infinite or NaN, so the bit patterns
/// of infinity and NaN have other meanings. The first pattern, infinity, means no sample, and the next one means one
/// blank sample. Each of the others stands for the place of the bar in `counts` and `numbers`, stored as the distance
/// from the bar's position to this place. If all bars have more than one sample, all cells are therefore equal.
struct SummaryList: Equatable, Sendable {
  private var cells = BlockList<UInt64>()
  private var counts = BlockList<SIMD2<Int>>()
  private var numbers = BlockList<Summary.Numbers>()
  private var bases = BlockList<UInt64>()
  private var resets = BlockList<Summary.Resets>()

  private static let empty = Double.infinity.bitPattern
  private static let oneBlank = empty + 1
  /// The cell of a bar whose place is its position.
  private static let samePlace = Double.nan.bitPattern

  var count: Int { cells.count }

  var bytes: Int { cells.bytes + counts.bytes + numbers.bytes + bases.bytes + resets.bytes }

  mutating func reserveCapacity(_ count: Int) { cells.reserveCapacity(count) }

  mutating func append() { cells.append(Self.empty) }

  /// Appends the summary of a single sample with a finite value or a blank.
  mutating func append(_ value: Double?) { cells.append(value?.bitPattern ?? Self.oneBlank) }

  /// Returns the place of a bar in `counts` and `numbers`, or nil for a bar with at most one sample.
  func place(_ position: Int) -> Int? {
    let bits = cells[position]
    // Negative numbers have greater bit patterns than NaN.
    guard bits > Self.oneBlank, bits < 1 << 63 else { return nil }
    return position + Int(Int64(bits) - Int64(Self.samePlace))
  }

  private static func cell(of position: Int, at place: Int) -> UInt64 {
    UInt64(Int64(samePlace) + Int64(place - position))
  }

  private func summary(at place: Int) -> Summary {
    Summary(counts[place], numbers[place], base: bases[place], resets[place])
  }

  func hasValue(_ position: Int) -> Bool {
    if let place = place(position) { return counts[place][0] > 0 }
    return Double(bitPattern: cells[position]).isFinite
  }

  /// Returns ``Summary/unboundedValue(_:)`` of an aggregate other than the rise, without creating a summary for a bar
  /// with at most one sample.
  func unboundedValue(_ position: Int, _ aggregate: Aggregate) -> Double? {
    if let place = place(position) { return summary(at: place).unboundedValue(aggregate) }
    let value = Double(bitPattern: cells[position])
    return value.isFinite ? aggregate == .count ? 1 : value : nil
  }

  func unboundedValue(_ positions: Range<Int>, _ aggregate: Aggregate) -> Double? {
    if aggregate == .rise { return self[positions].unboundedValue(.rise) }
    return positions.count == 1
      ? unboundedValue(positions.lowerBound, aggregate)
      : own(positions).unboundedValue(aggregate)
  }

  /// Returns a bar's first and last values, and whether any is below the first or above the last; nil if it has none.
  func rising(_ position: Int) -> (first: Double, last: Double, falls: Bool)? {
    let summary = self[position]
    return summary.last.map {
      (summary.first, $0, summary.first != summary.min || $0 != summary.max)
    }
  }

  private func last(before position: Int) -> Double? {
    for position in (0..<position).reversed() {
      if let last = self[position].last { return last }
    }
    return nil
  }

  /// One summary of consecutive bars, whose rise includes the step from the value before them.
  subscript(positions: Range<Int>) -> Summary {
    var summary = own(positions)
    if summary.count > 0, let last = last(before: positions.lowerBound) {
      summary.start(after: last)
    }
    return summary
  }

  /// Returns one summary of consecutive bars, whose rise excludes the step from the value before them.
  func own(_ positions: Range<Int>) -> Summary {
    var summary = Summary()
    for position in positions {
      let value = Double(bitPattern: cells[position])
      if value.isFinite {
        summary.add(value, isLatest: true)
      } else if let place = place(position) {
        summary.add(self.summary(at: place))
      } else if cells[position] == Self.oneBlank {
        summary.add(nil)
      }
    }
    return summary
  }

  subscript(position: Int) -> Summary {
    get {
      if let place = place(position) { return summary(at: place) }
      return own(position..<position + 1)
    }
    set {
      if let place = place(position) {
        counts[place] = newValue.counts
        numbers[place] = newValue.numbers
        // Reading a value is cheaper than changing it, which may unpack a block.
        if bases[place] != newValue.baseBits { bases[place] = newValue.baseBits }
        if resets[place] != newValue.resets { resets[place] = newValue.resets }
      } else if newValue.count + newValue.missing > 1 {
        cells[position] = Self.cell(of: position, at: counts.count)
        counts.append(newValue.counts)
        numbers.append(newValue.numbers)
        bases.append(newValue.baseBits)
        resets.append(newValue.resets)
      } else {
        let blank = newValue.missing == 0 ? Self.empty : Self.oneBlank
        cells[position] = newValue.last?.bitPattern ?? blank
      }
    }
  }

  /// Reorders the bars. `positions` lists the old positions of the bars in the new order.
  mutating func reorder(_ positions: [Int]) {
    let old = self
    cells = BlockList(
      positions.enumerated().lazy.map { position, former in
        old.place(former).map { Self.cell(of: position, at: $0) } ?? old.cells[former]
      })
  }

  static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.cells.indices.allSatisfy { one[$0] == other[$0] }
  }
}
