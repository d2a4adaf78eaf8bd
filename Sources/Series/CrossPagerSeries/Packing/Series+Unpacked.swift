import CivilDates
import NumberPacking

extension Series {
  /// Reads a column that ``NamedSeries/packed(per:in:_:)`` wrote.
  ///
  /// - Parameters:
  ///   - bytes: The text of the column, decoded from base64.
  ///   - bars: The calendar indices of the bars.
  ///   - unit: The unit of the bars, which becomes the resolution of the series.
  init(
    unpacking bytes: [UInt8], bars: BarNumbers, unit: CalendarUnit,
    rowSpan: ClosedRange<CivilTime>? = nil
  ) {
    var bits = BitReader(bytes)
    var kinds: [Summary.Kind] = []
    kinds.reserveCapacity(bars.count)
    while kinds.count < bars.count {
      let kind = Summary.Kind(rawValue: bits.read(2)) ?? .empty
      let length = min(bits.readGamma(), Int64(bars.count - kinds.count - 1)) + 1
      kinds.append(contentsOf: repeatElement(kind, count: Int(length)))
    }
    let ones = NumberCode.read(kinds.count { $0 == .oneValue }, from: &bits)
    let wholeCount = kinds.count { $0 == .whole }
    let counts = (0..<(wholeCount == 0 ? 0 : 2)).map { _ in
      IntegerCode.read(wholeCount, from: &bits)
    }
    let parts = (0..<(wholeCount == 0 ? 0 : Summary().parts.count)).map { _ in
      NumberCode.read(wholeCount, from: &bits)
    }
    var (summaries, one, whole) = (SummaryList(), 0, 0)
    for (place, kind) in kinds.enumerated() {
      switch kind {
      case .oneValue:
        summaries.append(ones[one])
        one += 1
      case .oneBlank: summaries.append(nil)
      case .empty: summaries.append()
      case .whole:
        summaries.append()
        summaries[place] = Summary(
          count: Int(counts[0][whole]), missing: Int(counts[1][whole]),
          parts: parts.map { $0[whole] })
        whole += 1
      }
    }
    self.init(
      name: "", resolution: unit, count: bars.count, span: nil, bars: bars, summaries: summaries,
      rowSpan: rowSpan)
  }
}

extension Summary {
  enum Kind: UInt64 {
    case oneValue, oneBlank, whole, empty
  }

  var kind: Kind {
    switch (count, missing) {
    case (1, 0): .oneValue
    case (0, 1): .oneBlank
    case (0, 0): .empty
    default: .whole
    }
  }
}

extension BarNumbers {
  /// Reads calendar indices that `packedIndices` wrote.
  ///
  /// - Parameters:
  ///   - bytes: The text, decoded from base64.
  ///   - first: The number to subtract from each index.
  init(unpacking bytes: [UInt8], from first: Int64 = 0) {
    var bits = BitReader(bytes)
    let count = bits.readGamma()
    var next = -first
    while self.count < count {
      next += bits.readGamma()
      for _ in 0...Swift.min(bits.readGamma(), count - Int64(self.count) - 1) {
        append(Int(clamping: next))
        next += 1
      }
    }
  }
}
