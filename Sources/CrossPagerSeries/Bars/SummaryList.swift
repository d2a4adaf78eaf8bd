/// The summaries of many bars: 8 bytes for a bar of one sample, as in hourly and daily files, and 64 for others.
///
/// A bar of one value holds the value's bits. No value is infinite or NaN, so bits from infinity on stand for no sample,
/// for one blank sample, and then for a place among the summaries that are held whole.
struct SummaryList: Sendable {
  private var cells: [UInt64] = []
  private var whole: [Summary] = []

  private static let empty = Double.infinity.bitPattern
  private static let oneBlank = empty + 1
  private static let firstWhole = empty + 2

  var count: Int { cells.count }

  /// Appends the summary of no sample.
  mutating func append() { cells.append(Self.empty) }

  /// The place among the summaries that are held whole, in the order they became so; nil for a bar of at most one sample.
  func wholePlace(_ position: Int) -> Int? {
    let bits = cells[position]
    // Finite negative numbers have greater bits than infinity.
    return bits >= Self.firstWhole && bits < 1 << 63 ? Int(bits - Self.firstWhole) : nil
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

  /// Puts the bars in the order of their former positions.
  mutating func reorder(_ positions: [Int]) {
    cells = positions.map { cells[$0] }
  }
}

extension SummaryList: Equatable {
  /// Whether all summaries are equal.
  static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.cells.indices.allSatisfy { one[$0] == other[$0] }
  }
}
