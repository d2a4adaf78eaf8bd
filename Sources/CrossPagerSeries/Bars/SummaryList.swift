/// A compact list of bar summaries. A bar with at most one sample, as in hourly and daily files, takes 8 bytes. Any
/// other bar takes 40 bytes, plus 16 bytes for its counts unless they are the same as in the bars beside it.
///
/// The cell of a bar with one value contains the bits of that value. No value is infinite or NaN, so the bit patterns
/// of infinity and NaN have other meanings. The first pattern means no sample, and the second means one blank sample.
/// Each other pattern stands for the place of the bar in `counts` and `numbers`, stored as the distance from the bar's
/// position to this place. If all bars have more than one sample, all cells are therefore equal.
struct SummaryList: Sendable {
  private var cells: BlockList<UInt64>
  private var counts = BlockList<Summary.Counts>()
  private var numbers = BlockList<Summary.Numbers>()

  private static let empty = Double.infinity.bitPattern
  private static let oneBlank = empty + 1
  /// The cell of a bar whose place is its position.
  private static let samePlace = Double.nan.bitPattern

  /// Creates a list of empty summaries.
  init(count: Int = 0) { cells = BlockList(repeating: Self.empty, count: count) }

  var count: Int { cells.count }

  /// The size in bytes.
  var bytes: Int { cells.bytes + counts.bytes + numbers.bytes }

  /// Appends an empty summary.
  mutating func append() { cells.append(Self.empty) }

  /// Appends the summary of a single sample.
  mutating func append(_ value: Double?) {
    let finite = value.flatMap { $0.isFinite ? $0 : nil }
    cells.append(finite?.bitPattern ?? Self.oneBlank)
  }

  /// The place of a bar in `counts` and `numbers`; nil for a bar with at most one sample.
  func place(_ position: Int) -> Int? {
    let bits = cells[position]
    // Negative numbers have greater bit patterns than NaN.
    guard bits > Self.oneBlank, bits < 1 << 63 else { return nil }
    return position + Int(bits) - Int(Self.samePlace)
  }

  private static func cell(of position: Int, at place: Int) -> UInt64 {
    UInt64(Int(samePlace) + place - position)
  }

  /// Whether a bar has a value.
  func hasValue(_ position: Int) -> Bool {
    if let place = place(position) { return counts[place].values > 0 }
    return cells[position] != Self.empty && cells[position] != Self.oneBlank
  }

  /// The value of an aggregate for a bar, as ``Summary/unboundedValue(_:)`` returns it. For a bar with at most one
  /// sample, this method creates no summary.
  func unboundedValue(_ position: Int, _ aggregate: Aggregate) -> Double? {
    if let place = place(position) {
      return Summary(counts[place], numbers[place]).unboundedValue(aggregate)
    }
    guard hasValue(position) else { return nil }
    return aggregate == .count ? 1 : Double(bitPattern: cells[position])
  }

  subscript(position: Int) -> Summary {
    get {
      if let place = place(position) { return Summary(counts[place], numbers[place]) }
      var summary = Summary()
      switch cells[position] {
      case Self.empty: break
      case Self.oneBlank: summary.addMissing()
      case let bits: summary.add(Double(bitPattern: bits), isLatest: true)
      }
      return summary
    }
    set {
      if let place = place(position) {
        counts[place] = newValue.counts
        numbers[place] = newValue.numbers
      } else if newValue.count + newValue.missing > 1 {
        cells[position] = Self.cell(of: position, at: counts.count)
        counts.append(newValue.counts)
        numbers.append(newValue.numbers)
      } else if let value = newValue.last {
        cells[position] = value.bitPattern
      } else {
        cells[position] = newValue.missing == 0 ? Self.empty : Self.oneBlank
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
}

extension SummaryList: Equatable {
  /// Whether two lists have equal summaries.
  static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.cells.indices.allSatisfy { one[$0] == other[$0] }
  }
}
