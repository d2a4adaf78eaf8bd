/// A compact list of bar summaries. A bar with at most one sample, as in hourly and daily files, takes 8 bytes. Any
/// other bar takes 64 bytes.
///
/// The cell of a bar with one value contains the bits of that value. No value is infinite or NaN, so the bit patterns
/// of infinity and NaN have other meanings. The first pattern means no sample, the second means one blank sample, and
/// the others are positions in `whole`.
struct SummaryList: Sendable {
  private var cells: BlockList<UInt64>
  private var whole = BlockList<Summary>()

  private static let empty = Double.infinity.bitPattern
  private static let oneBlank = empty + 1
  private static let firstWhole = empty + 2

  /// Creates a list of empty summaries.
  init(count: Int = 0) { cells = BlockList(repeating: Self.empty, count: count) }

  var count: Int { cells.count }

  /// The size in bytes.
  var bytes: Int { 8 * cells.count + MemoryLayout<Summary>.stride * whole.count }

  /// Appends an empty summary.
  mutating func append() { cells.append(Self.empty) }

  /// The position of a bar's summary in `whole`; nil for a bar with at most one sample.
  func wholePlace(_ position: Int) -> Int? {
    let bits = cells[position]
    // Negative numbers have greater bit patterns than infinity.
    return bits >= Self.firstWhole && bits < 1 << 63 ? Int(bits - Self.firstWhole) : nil
  }

  /// Whether a bar has a value.
  func hasValue(_ position: Int) -> Bool {
    if let place = wholePlace(position) { return whole[place].count > 0 }
    return cells[position] != Self.empty && cells[position] != Self.oneBlank
  }

  /// The value of an aggregate for a bar, as ``Summary/unboundedValue(_:)`` returns it. For a bar with at most one
  /// sample, this method creates no summary.
  func unboundedValue(_ position: Int, _ aggregate: Aggregate) -> Double? {
    if let place = wholePlace(position) { return whole[place].unboundedValue(aggregate) }
    guard hasValue(position) else { return nil }
    return aggregate == .count ? 1 : Double(bitPattern: cells[position])
  }

  subscript(position: Int) -> Summary {
    get {
      if let place = wholePlace(position) { return whole[place] }
      var summary = Summary()
      switch cells[position] {
      case Self.empty: break
      case Self.oneBlank: summary.addMissing()
      case let bits: summary.add(Double(bitPattern: bits), isLatest: true)
      }
      return summary
    }
    set {
      if let place = wholePlace(position) {
        whole[place] = newValue
      } else if newValue.count + newValue.missing > 1 {
        cells[position] = Self.firstWhole + UInt64(whole.count)
        whole.append(newValue)
      } else if let value = newValue.last {
        cells[position] = value.bitPattern
      } else {
        cells[position] = newValue.missing == 0 ? Self.empty : Self.oneBlank
      }
    }
  }

  /// Reorders the bars. `positions` lists the old positions of the bars in the new order.
  mutating func reorder(_ positions: [Int]) {
    cells = BlockList(positions.lazy.map { [cells] in cells[$0] })
  }
}

extension SummaryList: Equatable {
  /// Whether two lists have equal summaries.
  static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.cells.indices.allSatisfy { one[$0] == other[$0] }
  }
}
