import CivilDates
import CrossPagerTesting
import Foundation
import NumberPacking
import Testing

@testable import CrossPagerSeries

/// Reads packed series back, as the web page does.
struct PackingRoundTripTests {
  private static let start = time("2019-12-30").microseconds

  /// Returns a column with bars of every kind. Its values are decimals, multiples of a power of two, products that are
  /// not quite decimals, or any numbers, with a few large ones.
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

  private static func values(_ summary: Summary) -> [Double?] {
    Aggregate.allCases.map(summary.unboundedValue)
  }

  private static func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
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
    let bars = BarNumbers(unpacking: try Self.bytes(packed.bars))
    #expect(
      Array(bars)
        == Array(Set(columns.flatMap { $0.groups(per: unit, in: calendar).map(\.index) })).sorted())
    for (column, text) in zip(columns, packed.columns) {
      let unpacked = Series(unpacking: try Self.bytes(text), bars: bars, unit: unit)
      #expect(unpacked.total.count + unpacked.total.missing == column.count)
      let summaries = [column, unpacked].map { series in
        bars.map { series.bar($0, of: unit, in: calendar).summary }
      }
      #expect(summaries[0] == summaries[1])
      #expect(summaries[0].map(Self.values) == summaries[1].map(Self.values))
    }
    #expect(series.barCount == columns[0].barCount + columns[1].barCount)
  }

  @Test(arguments: [
    (CalendarUnit.second, 60, 12), (.second, 3600, 4), (.minute, 60, 12), (.minute, 1440, 6),
    (.hour, 24, 7), (.hour, 168, 6), (.day, 7, 40), (.day, 365, 6), (.week, 52, 12),
    (.month, 12, 40), (.quarter, 4, 120),
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

/// Tests of the numbers without series.
struct NumberPackingTests {
  @Test(arguments: [1 << 40, 1, 0], [Int64(0), 1 << 33])
  func `indices are counted from a number`(first: Int64, base: Int64) throws {
    let indices = [0, 1, 2, 7, 8, 40].map { Int(base + first) + $0 }
    let bytes = Array(try #require(Data(base64Encoded: indices.packedIndices)))
    #expect(Array(BarNumbers(unpacking: bytes, from: base)) == indices.map { $0 - Int(base) })
  }

  @Test func `all bits after the last are 1`() {
    var bits = BitReader([0b1010_0000])
    #expect(bits.read(3) == 0b101)
    #expect(bits.read(8) == 0b0000_0111)
    #expect(bits.readOnes(atMost: 20) == 20)
    #expect(bits.readGamma() == 0)
  }
}
