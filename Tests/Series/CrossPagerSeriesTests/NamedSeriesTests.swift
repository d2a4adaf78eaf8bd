import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Uses random tables of times, names and values to check the laws for files with several series.
///
/// At quick depth, the suite runs 15 of the seeds.
struct NamedSeriesTests {
  /// A random table, sorted by time, by name or not at all.
  private struct Table {
    var rows: [(time: String, name: String, value: String)] = []
    var isSortedByName = false

    init(_ generator: inout SeededGenerator) {
      let names = (0..<Int.random(in: 2...6, using: &generator)).map { "n\($0)é" }
      for day in 0..<Int.random(in: 2...60, using: &generator) {
        for name in names where Int.random(in: 0..<8, using: &generator) > 0 {
          let value = Int.random(in: -9...99, using: &generator)
          rows.append(
            (
              "20\(10 + day / 28)-02-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)", name,
              value < 0 ? "" : "\(value)"
            ))
        }
      }
      isSortedByName = Bool.random(using: &generator)
      if isSortedByName { rows.sort { ($0.name, $0.time) < ($1.name, $1.time) } }
      if Int.random(in: 0..<3, using: &generator) == 0 { rows.shuffle(using: &generator) }
    }

    func text(_ name: String? = nil) -> String {
      "time,name,v\n"
        + rows.filter { name == nil || $0.name == name }
        .map { "\($0.time),\($0.name),\($0.value)\n" }.joined()
    }

    var names: [String] {
      rows.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  private static func all(
    _ chunks: [[UInt8]], by: [String]? = nil
  ) throws(SeriesError) -> (series: [NamedSeries], report: ReadReport?) {
    var options = SeriesOptions()
    options.by = by
    options.value = ["v"]
    var reader = SeriesReader(source: "x.csv", options: options)
    for chunk in chunks { try reader.read(chunk) }
    try reader.finish()
    return (reader.series, reader.report)
  }

  @Test(arguments: Depth.seeds(100, quick: 15))
  func `each series equals reading the rows of its name alone`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = Table(&generator)
    let text = table.text()
    let whole = try Self.all([Array(text.utf8)], by: ["name"])
    #expect(whole.series.map(\.name) == table.names)
    for series in whole.series {
      let alone = try Self.all([Array(table.text(series.name).utf8)], by: [])
      #expect(series.series == alone.series[0].series, "seed \(seed), \(series.name)\n\(text)")
    }
    let report = try #require(whole.report)
    #expect(report.rows == report.used + report.blank)
    #expect(report.rows == whole.series.map(\.count).reduce(0, +))
    #expect(report.duplicate == 0)
  }

  @Test(arguments: Depth.seeds(100, quick: 15))
  func `names are found without options, and chunks make no difference`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = Table(&generator)
    let text = Array(table.text().utf8)
    let whole = try Self.all([text])
    if table.rows.count > 30 { #expect(whole.report?.seriesColumns == ["name"], "seed \(seed)") }
    var chunks: [[UInt8]] = []
    var rest = text[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...40, using: &generator)
      chunks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    let divided = try Self.all(chunks)
    #expect(divided.series == whole.series, "seed \(seed)")
    #expect(divided.report == whole.report)
  }

  @Test(arguments: Depth.seeds(100, quick: 15))
  func `without a column of names, one series has all rows`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = Table(&generator)
    let mean = try Self.all([Array(table.text().utf8)], by: [])
    let plain = "time,v\n" + table.rows.map { "\($0.time),\($0.value)\n" }.joined()
    let alone = try read(plain)
    #expect(mean.series.map(\.name) == [""])
    #expect(mean.series[0].series == [alone.series])
    #expect(mean.report?.duplicate == alone.report.duplicate)
  }

  @Test func `rows that arrive later add series`() throws {
    var options = SeriesOptions()
    options.by = ["name"]
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array("time,name,v\n2015-01-01,a,1\n".utf8))
    try reader.catchUp()
    #expect(reader.series.map(\.name) == ["a"])
    try reader.read(Array("2015-01-01,b,2\n2015-01-02,a,3\n".utf8))
    #expect(reader.series.map(\.name) == ["a", "b"])
    #expect(reader.series.map(\.count) == [2, 1])
  }
}
