import CivilDates
import Testing

@testable import CrossPagerSeries

/// Tests the parts of the reader at their limits.
struct ReadingLimitsTests {
  private static let error = SeriesError.shortRow(source: "x.csv", line: 1, fields: 1, columns: 2)

  /// The counts of rows include the stray rows.
  @Test(
    arguments: [
      (rows: 10, below: 0, between: 0, isRefused: false), (11, 1, 0, false), (10, 1, 0, true),
      (20, 10, 0, false), (21, 11, 0, true), (1_000, 0, 1, false), (999, 0, 1, true),
      (2_000, 0, 2, false), (1_999, 0, 2, true), (1_010, 10, 1, false), (1_009, 10, 1, false),
    ])
  func `a file may have lines below its rows and one stray row in a thousand`(
    rows: Int, below: Int, between: Int, isRefused: Bool
  ) {
    var strays = StrayRows()
    for _ in 0..<between { strays.add(Self.error, isBelow: false) }
    for _ in 0..<below { strays.add(Self.error, isBelow: true) }
    #expect(strays.refusal(among: rows) == (isRefused ? Self.error : nil))
    strays.endTable()
    #expect((strays.refusal(among: rows) == nil) == (1_000 * (below + between) <= rows))
  }

  @Test func `one row in ten may have NUL bytes`() {
    var strays = StrayRows()
    let error = SeriesError.badCell(
      source: "x.csv", line: 1, column: "v", value: "x", problem: .zeroByte)
    strays.add(error, isBelow: false)
    #expect([9, 10].map(strays.refusal) == [error, nil])
  }

  @Test func `too many stray rows are an error before the end of the file`() {
    var strays = StrayRows()
    for _ in 0..<11 { strays.add(Self.error, isBelow: false) }
    #expect([999, 1_000].map(strays.areTooMany) == [true, false])
  }

  @Test func `only errors in the shape of a row allow a footer`() {
    func bad(_ problem: SeriesError.CellProblem) -> SeriesError {
      .badCell(source: "x.csv", line: 1, column: "v", value: "x", problem: problem)
    }
    let shapes = [Self.error, bad(.blankDate), bad(.notISODate), bad(.notDate(format: "X"))]
    #expect(shapes.allSatisfy { $0.isOfShape })
    let others = [
      bad(.notNumber(.point)), bad(.outsideYears(timeZone: nil)), .empty(source: "x.csv"),
      .recordTooLong(source: "x.csv", line: 1, limit: 1),
    ]
    #expect(!others.contains { $0.isOfShape })
  }

  @Test func `ten examples of skipped rows are kept`() {
    var skipped = SkippedRows()
    #expect(skipped.further == 0)
    for _ in 0..<13 { skipped.add(Self.error) }
    #expect(skipped.errors == Array(repeating: Self.error, count: 10))
    #expect(skipped.further == 3)
  }

  @Test func `skipped rows can be taken only once`() throws {
    var options = SeriesOptions()
    options.skipBadRows = true
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array("date,v\n2015-01-01,1\nx,2\n2015-01-02,3\n".utf8))
    try reader.finish()
    let taken = reader.takeSkipped()
    #expect([taken.errors.count, taken.further] == [1, 0])
    #expect(reader.takeSkipped() == SkippedRows())
  }

  @Test func `a series that was not read from a file has a report`() {
    let samples = [1, 5, nil, 3].enumerated().map {
      Sample(time: CivilTime(microseconds: 0), value: $1 ?? .nan)
    }
    var report = ReadReport(of: Series(name: "v", samples: samples), source: "x")
    #expect([report.rows, report.used, report.blank] == [4, 3, 1])
    #expect(report.valueColumns.map(\.range) == [1...5])
    #expect([report.columnNames, report.dateColumns] == [["time", "v"], ["time"]])
    #expect([report.valueColumn, report.dateColumn, report.source] == ["v", "time", "x"])
    #expect([report.seriesCount, report.samplesPerRow] == [1, 1])
    #expect([report.hasHeader, report.hasFlags] == [false, false])
    #expect(report.dateOrder == nil)
    let counts = [
      report.bytes, report.skippedLines, report.comments, report.skipped, report.duplicate,
      report.leftOut, report.outOfOrder, report.offsets,
    ]
    #expect(counts.allSatisfy { $0 == 0 })
    report.valueColumns = []
    #expect([report.used, report.blank] == [0, 0])
    #expect(report.valueColumn == "")
  }

  /// Rows of 13 bytes are divided into up to eight parts for two cores. Rows that
  /// fill fewer than two parts are not divided.
  @Test(
    arguments: [
      (20, 26, 2, nil, 20), (17, 26, 2, nil, 16), (19, 26, 2, nil, 16), (18, 26, 2, nil, 16),
      (20, 26, 1, nil, 0), (19, 30, 2, nil, 18), (19, 10, 2, nil, 18), (1, 13, 2, nil, 0),
      (2, 13, 2, nil, 2), (3, 26, 2, nil, 0), (20, 26, 2, 5, 5), (20, 26, 2, 16, 16),
      (40, 13, 3, nil, 40), (13, 13, 3, nil, 12), (20, 12, 2, nil, 19), (2, 9, 2, nil, 0),
    ] as [(Int, Int, Int, Int?, Int)])
  func `parts are parsed up to the first bad row`(
    rows: Int, partLength: Int, cores: Int, bad: Int?, expected: Int
  ) throws {
    let layout = SeriesLayout(
      skippedLines: 0, delimiter: .comma, decimalMark: .point, hasHeader: false,
      columnNames: ["date", "v"], datePositions: [0], dateFormat: .iso,
      valueColumns: [.init(position: 1, isRequired: true)], seriesPositions: [],
      constantPositions: [])
    let table = try SeriesTable(layout, source: "x.csv", options: SeriesOptions())
    var collector = SeriesCollector(table, options: SeriesOptions(), resolution: .hour)
    let lines = (0..<rows).map { $0 == bad ? "2015-99-01,1\n" : "2015-01-\(10 + $0 % 20),1\n" }
    let bytes = Array(lines.joined().utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    var parser = ParallelParser()
    (parser.coreCount, parser.partLength) = (cores, partLength)
    parser.read(bytes.span, upTo: bytes.count, from: &cursor, into: &collector)
    #expect([cursor.position, cursor.line] == [13 * expected, expected + 1])
    #expect(collector.report.rows == expected)
    #expect(collector.report.valueColumns[0].used == expected)
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B], 0, .gzip), (Array("BZh".utf8), 0, .bzip2), ([0x61], 0x62, nil),
      (Array("BZh".utf8), 0x61, nil), (Array("PAR1".utf8), 0x61, nil),
    ] as [([UInt8], UInt8, FileFormat?)])
  func `another format is found in the first 64 bytes`(
    start: [UInt8], rest: UInt8, format: FileFormat?
  ) throws {
    let bytes = start + Array(repeating: rest, count: 64 - start.count)
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array(bytes.dropLast()))
    do throws(SeriesError) {
      try reader.read([bytes[63]])
      #expect(format == nil)
    } catch { #expect(format.map { .otherFormat(source: "x.csv", format: $0) } == error) }
  }

  @Test func `a character may be incomplete after the first 64 bytes`() throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array("BZh".utf8) + Array(repeating: 0x61, count: 60) + [0xC3])
    #expect(reader.report == nil)
  }

  @Test func `columns that are kept are not closed`() throws {
    var options = SeriesOptions()
    options.skipBadRows = true
    for keeps in [false, true] {
      var reader = SeriesReader(source: "x.csv", options: options)
      try reader.read(Array("date,v,w\n2015-01-01,1,2\n2015-01-02,1,2\n".utf8))
      try reader.catchUp()
      if keeps { reader.keepColumns() }
      try reader.read(Array("2015-01-03,1,x\n".utf8))
      try reader.finish()
      let found = reader.report
      let report = try #require(found)
      #expect(report.valueColumns.map(\.name) == (keeps ? ["v", "w"] : ["v"]))
      #expect([report.closedColumns.count, report.skipped] == (keeps ? [0, 1] : [1, 0]))
    }
  }
}
