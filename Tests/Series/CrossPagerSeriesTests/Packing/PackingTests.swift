import CivilDates
import Foundation
import NumberPacking
import Testing

@testable import CrossPagerSeries

/// ``PackingRoundTripTests`` and the tests in `Tests/Hosts/Page` read packed series back and compare every value.
struct PackingTests {
  @Test(arguments: 0..<12)
  func `base64 agrees with Foundation`(count: Int) {
    var bits = BitWriter()
    for byte in 0..<count { bits.write(UInt64(byte * 37 + 200), bits: 8) }
    #expect(bits.base64 == Data(bits.bytes).base64EncodedString())
    #expect(bits.bytes == (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) })
  }

  @Test func `bits follow each other from the most significant one`() {
    var bits = BitWriter()
    bits.write(0b101, bits: 3)
    bits.write(0, bits: 0)
    bits.write(0xFFF0, bits: 12)
    bits.write(.max, bits: 64)
    #expect(
      bits.bytes == [0b1011_1111, 0b1110_0001, 255, 255, 255, 255, 255, 255, 255, 0b1111_1110])
  }

  @Test(arguments: [(0, "1"), (1, "010"), (2, "011"), (3, "00100"), (6, "00111"), (7, "0001000")])
  func `small numbers have short gamma codes`(number: Int, code: String) throws {
    var bits = BitWriter()
    bits.writeGamma(number)
    let byte = try #require(UInt8(code.padding(toLength: 8, withPad: "0", startingAt: 0), radix: 2))
    #expect(bits.bytes == [byte])
  }

  @Test func `a cycle takes less than two bits for a number`() {
    let integers = (0..<2400).map { Int64([0, 5, 90, 1000, 40, 7][$0 / 4 % 6]) }
    let code = IntegerCode(for: integers, lags: [1, 24, 168])
    #expect(code.lag == 24)
    #expect(code.predictor == .cycle)
    var bits = BitWriter()
    code.write(integers, to: &bits)
    #expect(bits.bytes.count < 600)
  }

  @Test func `indices are runs of neighbors`() {
    var runs = BitWriter()
    for number in [5, 7, 2, 2, 1] { runs.writeGamma(number) }
    #expect([7, 8, 9, 12, 13].packedIndices == runs.base64)
    #expect([Int]().packedIndices == "gA==")
  }

  @Test func `bars are combined for a coarser unit, and one sample takes no summary`() throws {
    let day = try #require(CivilDate(year: 2024, month: 3, day: 1))
    let samples = (0..<48).map { hour in
      Sample(
        time: CivilTime(microseconds: CivilTime(day).microseconds + Int64(hour) * 3_600_000_000),
        value: Double(hour))
    }
    let series = NamedSeries(
      name: "a", series: [Series(name: "x", samples: samples, resolution: .hour)])
    let calendar = CivilCalendar()
    let hours = series.packed(per: .hour, in: calendar, {})
    let days = series.packed(per: .day, in: calendar, {})
    #expect(series.packed(per: .minute, in: calendar, {}).unit == .hour)
    #expect(hours.unit == .hour)
    #expect(days.bars == [day.dayNumber, day.dayNumber + 1].packedIndices)
    #expect(days.columns != hours.columns)
    #expect(hours.columns[0].utf8.count < 40)
  }

  @Test func `4,000 days of hours with 6 bits of noise take less than 130 kB`() {
    var state: UInt64 = 1
    let samples = (0..<96_000).map { hour in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      let noise = Double(state >> 58) / 10
      return Sample(
        time: CivilTime(microseconds: Int64(hour) * 3_600_000_000),
        value: (Double(hour % 24) * 5 + noise).rounded(toPlaces: 1))
    }
    let series = NamedSeries(
      name: "", series: [Series(name: "x", samples: samples, resolution: .hour)])
    #expect(series.packed(per: .hour, in: CivilCalendar(), {}).columns[0].utf8.count < 130_000)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let unit = pow(10, Double(places))
    return (self * unit).rounded() / unit
  }
}
