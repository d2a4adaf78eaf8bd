import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct JSONFileTests {
  private static func line(_ minute: Int, _ more: String = "") -> String {
    let time = "2015-01-01T\(minute / 600)\(minute / 60 % 10):\(minute / 10 % 6)\(minute % 10)"
    return "{\"t\":\"\(time)\",\"v\":\(minute)\(more)}\n"
  }

  /// More text than the search for the layout needs.
  private static let long = (0..<3000).map { line($0 % 1440) }.joined()

  @Test func `a growing file is read record by record`() throws {
    var reader = SeriesReader(source: "x.csv")
    func append(_ text: String) throws -> Int? {
      try reader.read(Array(text.utf8))
      try reader.catchUp()
      return reader.report?.rows
    }
    let lines = (0..<5).map { Self.line($0, ",\"l\":[{\"a\":1}]") }
    #expect(try append(lines[0]) == nil)
    #expect(try append(lines[1] + String(lines[2].prefix(20))) == 2)
    #expect(try append(String(lines[2].dropFirst(20).dropLast())) == 3)
    #expect(try append("\n" + lines[3] + lines[4]) == 5)
    try reader.finish()
    #expect(reader.firstSeries[0].total.sum == 10)
    #expect(reader.report?.leftOutMembers == ["l": 5])
  }

  @Test func `a bad line of a growing file is skipped`() throws {
    var options = SeriesOptions()
    options.skipBadRows = true
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array((Self.line(0) + Self.line(1) + "{\"t\":\"2015\n").utf8))
    try reader.catchUp()
    try reader.read(Array(Self.line(2).utf8))
    try reader.catchUp()
    #expect(reader.report?.skippedErrors == [.notJSON(source: "x.csv", line: 3)])
    #expect(reader.firstSeries[0].total.sum == 3)
  }

  @Test func `a record has a maximum length`() {
    let text = Self.long + "{\"t\":\"" + String(repeating: "x", count: SeriesReader.recordLimit)
    var reader = SeriesReader(source: "x.csv")
    #expect(
      throws: SeriesError.recordTooLong(
        source: "x.csv", line: 3001, limit: SeriesReader.recordLimit)
    ) { try reader.read(Array(text.utf8)) }
  }

  /// Mutations of texts, read whole and in pieces.
  @Test(arguments: Depth.seeds(40, quick: 4))
  func `any split of any text gives the same result`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      (0..<6).map { Self.line($0, ",\"m\":{\"x\":[{}],\"y\":\"\\u00e9\"}") }.joined(),
      "[\n" + (0..<4).map { Self.line($0) }.joined(separator: ",") + "]",
      "{\"n\":1,\"d\":[[1420070400000,1],[1420070460000,2.5],\n[1420070520000,null]],\"e\":[1]}",
    ]
    for text in texts {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let other = Array("{}[],:\"\\\n0nx\u{0}".utf8).randomElement(using: &generator) ?? 0
        if Bool.random(using: &generator) { bytes[place] = other } else { bytes.remove(at: place) }
      }
      for skips in [false, true] {
        let whole = Self.outcome([bytes], skips)
        let size = Int.random(in: 1...40, using: &generator)
        let parts = stride(from: 0, to: bytes.count, by: size).map {
          Array(bytes[$0..<min($0 + size, bytes.count)])
        }
        #expect(Self.outcome(parts, skips) == whole, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  private struct Outcome: Equatable {
    var error: SeriesError?
    var report: ReadReport?
    var columns: [Series] = []
  }

  private static func outcome(_ chunks: [[UInt8]], _ skips: Bool) -> Outcome {
    var options = SeriesOptions()
    options.skipBadRows = skips
    var reader = SeriesReader(source: "x.csv", options: options)
    do throws(SeriesError) {
      for chunk in chunks { try reader.read(chunk) }
      try reader.finish()
    } catch { return Outcome(error: error) }
    return Outcome(report: reader.report, columns: reader.firstSeries)
  }
}
