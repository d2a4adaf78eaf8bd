import Testing

@testable import CrossPagerSeries

struct ISOTimeTests {
  private static let cells = [
    "2015-12-31T23:59:59", "2016-02-29 00:00", "0001-01-01 00:00:00", "1900-02-28T19:39",
    "2015-12-31T23:59:59Z", "2015-12-31 23:59+23:59",
  ]

  /// Compares the times with those that patterns produce by reading one field at a time.
  @Test(arguments: cells) func `a cell with any other byte reads like a pattern`(cell: String)
    throws
  {
    let patterns = try ["T", " "].flatMap { mark in
      try ["", ":ss", "Z", ":ssZ"].map { try DateFormat("YYYY-MM-DD\(mark)hh:mm\($0)") }
    }
    for place in cell.utf8.indices.map({ cell.utf8.distance(from: cell.startIndex, to: $0) }) {
      for byte in UInt8.min...UInt8.max {
        var bytes = Array(cell.utf8)
        bytes[place] = byte
        let found = DateFormat.iso.stamp(in: SampleCell(bytes: bytes))
        if bytes[10] == UInt8(ascii: "t") { bytes[10] = UInt8(ascii: "T") }
        let written = SampleCell(bytes: bytes)
        let expected = patterns.compactMap { $0.stamp(in: written) }.first
        #expect(found == expected, "byte \(byte) at \(place)")
      }
    }
  }
}
