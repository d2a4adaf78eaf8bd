import CivilDates
import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerSeries

/// Reads packed series back, as `data.js` does.
struct PackingRoundTripTests {
  private static let start = time("2019-12-30").microseconds

  /// A column with bars of every kind. Its values are decimals, multiples of a power of two, products that are not quite
  /// decimals, or any numbers, with a few large ones.
  private static func series(_ name: String, from generator: inout SeededGenerator) -> Series {
    let style = generator.number(below: 4)
    func value() -> Double {
      let number = Double(generator.number(below: 2_000) - 1_000)
      let isLarge = generator.number(below: 20) == 0
      switch style {
      case 0: return isLarge ? number * 1e9 + 0.1 : number / 10
      case 1: return number * (isLarge ? 0x1p-4 : 0x1p-40)
      case 2: return number * 0.1 * 3
      default: return number * pow(10, Double(generator.number(below: 600) - 300)) / 7
      }
    }
    var samples: [Sample] = []
    var hour = 0
    for _ in 0..<generator.number(below: 80) {
      hour += generator.number(below: 3) == 0 ? 1 + generator.number(below: 30) : 1
      let kind = generator.number(below: 8)
      for part in 0..<(kind < 5 ? 1 : kind - 4) {
        let minutes = Int64(60 * hour + part)
        samples.append(
          Sample(
            time: CivilTime(microseconds: start + minutes * CivilTime.microsecondsPerMinute),
            value: generator.number(below: 4) == 0 ? nil : value()))
      }
    }
    return Series(name: name, samples: samples, resolution: .hour)
  }

  @Test(arguments: Depth.seeds(200, quick: 60), [CalendarUnit.hour, .day, .week])
  func `packed bars are the bars of the series, to the last bit`(seed: UInt64, unit: CalendarUnit)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let columns = ["a", "b"].map { Self.series($0, from: &generator) }
    let series = NamedSeries(name: "", series: columns)
    let calendar = CivilCalendar()
    let packed = series.packed(per: unit, in: calendar, {})
    var reader = try #require(BitReader(packed.bars))
    let indices = reader.indices()
    let bars = columns.map { column in
      indices.map { PackedBar(column.bar($0, of: unit, in: calendar).summary) }
    }
    #expect(packed.columns.map { PackedBar.bars(in: $0, count: indices.count) } == bars)
    let counts = bars.map { $0.reduce(0) { $0 + $1.count + $1.missing } }
    #expect(counts == columns.map(\.count))
    #expect(series.barCount == columns[0].barCount + columns[1].barCount)
  }

  @Test(arguments: [
    (CalendarUnit.second, 60, 12), (.second, 3600, 4), (.minute, 60, 12), (.minute, 1440, 6),
    (.hour, 24, 7), (.hour, 168, 6),
    (.day, 7, 40),
    (.day, 365, 6), (.week, 52, 12), (.month, 12, 40), (.quarter, 4, 120),
  ])
  func `values that repeat after a usual cycle take less space`(
    unit: CalendarUnit, cycle: Int, repeats: Int
  ) {
    var generator = SeededGenerator(seed: 1)
    let values = (0..<cycle).map { _ in Double(generator.number(below: 1_000)) }
    let calendar = CivilCalendar()
    let first = calendar.index(of: time("2001-01-01"), in: unit)
    let samples = (0..<cycle * repeats).map { place in
      Sample(time: calendar.start(of: first + place, in: unit), value: values[place % cycle])
    }
    let series = Series(name: "", samples: samples, resolution: unit)
    let packed = NamedSeries(name: "", series: [series]).packed(per: unit, in: calendar, {})
    // Numbers below 1,000 without a cycle take more than 10.5 bits each. A character has 6 bits.
    #expect(Double(packed.columns[0].utf8.count * 6) < 9.5 * Double(samples.count))
  }
}

/// The contents of a packed bar. The numbers are the minimum, the maximum, the last value and the two parts of the sum.
/// Numbers that are not packed are 0.
private struct PackedBar: Equatable {
  let count: Int
  let missing: Int
  let numbers: [Double]

  init(count: Int, missing: Int, numbers: [Double] = [0, 0, 0, 0, 0]) {
    (self.count, self.missing, self.numbers) = (count, missing, numbers)
  }

  init(_ summary: Summary) {
    let range = [summary.min, summary.max, summary.last].map { $0 ?? 0 }
    let isWhole = summary.count + summary.missing > 1
    let sum = isWhole ? [summary.sumParts.sum, summary.sumParts.lost] : [0, 0]
    self.init(count: summary.count, missing: summary.missing, numbers: range + sum)
  }

  static func bars(in text: String, count: Int) -> [PackedBar] {
    guard var reader = BitReader(text) else { return [] }
    var kinds: [UInt64] = []
    while kinds.count < count {
      let kind = reader.bits(2)
      kinds += Array(repeating: kind, count: reader.gamma() + 1)
    }
    var ones = reader.numbers(kinds.count { $0 == 0 })[...]
    let wholes = kinds.count { $0 == 2 }
    let counts = wholes == 0 ? [] : (0..<2).map { _ in reader.integers(wholes) }
    let numbers = wholes == 0 ? [] : (0..<5).map { _ in reader.numbers(wholes) }
    var whole = -1
    return kinds.map { kind in
      switch kind {
      case 0:
        let value = ones.popFirst() ?? .nan
        return PackedBar(count: 1, missing: 0, numbers: [value, value, value, 0, 0])
      case 1: return PackedBar(count: 0, missing: 1)
      case 2:
        whole += 1
        return PackedBar(
          count: Int(counts[0][whole]), missing: Int(counts[1][whole]),
          numbers: numbers.map { $0[whole] })
      default: return PackedBar(count: 0, missing: 0)
      }
    }
  }
}

/// Reads what a ``BitWriter`` wrote. After the last bit, all bits are 1, so that every loop ends.
private struct BitReader {
  private let bytes: [UInt8]
  private var place = 0

  init?(_ base64: String) {
    guard let data = Data(base64Encoded: base64) else { return nil }
    bytes = Array(data)
  }

  mutating func bits(_ count: Int) -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<count {
      let bit = place / 8 < bytes.count ? bytes[place / 8] >> UInt8(7 - place % 8) & 1 : 1
      number = number << 1 | UInt64(bit)
      place += 1
    }
    return number
  }

  mutating func gamma() -> Int {
    var length = 0
    while bits(1) == 0, length < 40 { length += 1 }
    return 1 << length + Int(bits(length)) - 1
  }

  mutating func indices() -> [Int] {
    let count = gamma()
    var (indices, next) = ([Int](), 0)
    while indices.count < count, indices.count < 10_000 {
      let start = next + gamma()
      next = start + min(gamma(), 10_000) + 1
      indices += start..<next
    }
    return indices
  }

  mutating func numbers(_ count: Int) -> [Double] {
    let form = bits(2)
    if form == 3 { return (0..<count).map { _ in Double(bitPattern: bits(64)) } }
    let exponent = Int(bits(12)) - 2048
    let integers = integers(count)
    if form == 1 {
      let unit = Double(sign: .plus, exponent: exponent, significand: 1)
      return integers.map { Double($0) * unit }
    }
    let decimals = integers.map { Double($0) / pow(10, Double(exponent)) }
    guard form == 2 else { return decimals }
    return zip(decimals, self.integers(count)).map { decimal, correction in
      Double(bitPattern: decimal.bitPattern &+ UInt64(bitPattern: correction))
    }
  }

  mutating func integers(_ count: Int) -> [Int64] {
    guard count > 0 else { return [] }
    let (predictor, lag) = (bits(3), max(1, Int(bits(12))))
    var sums = Array(repeating: 64.0, count: lag)
    var weights = Array(repeating: 4.0, count: lag)
    var (former, values) = (0.0, [Int64]())
    for place in 0..<count {
      let phase = place % lag
      let expected = (2 * sums[phase] / weights[phase] + former) / 3 * 0.7 + 0.3
      var (parameter, limit) = (0, 1.0)
      while limit < expected { (parameter, limit) = (parameter + 1, limit * 2) }
      var unary: UInt64 = 0
      while unary < 20, bits(1) == 1 { unary += 1 }
      let code = unary == 20 ? bits(52) : unary << UInt64(parameter) | bits(parameter)
      let difference = Int64(code >> 1) ^ -Int64(code & 1)
      values.append(difference &+ Self.prediction(by: predictor, lag, from: values))
      former = Double(difference.magnitude) * 2
      sums[phase] += former
      weights[phase] += 1
      if weights[phase] > 24 {
        (weights[phase], sums[phase]) = (weights[phase] / 2, sums[phase] / 2)
      }
    }
    return values
  }

  private static func prediction(by predictor: UInt64, _ lag: Int, from values: [Int64]) -> Int64 {
    let before = values.last ?? 0
    if predictor == 5 { return 0 }
    guard predictor > 0, values.count > lag else { return before }
    let (cycle, other) = (values[values.count - lag], values[values.count - lag - 1])
    switch predictor {
    case 1: return cycle
    case 2: return before + cycle - other
    case 3: return (before + cycle) >> 1
    default: return cycle + ((before - other) >> 1)
    }
  }
}
