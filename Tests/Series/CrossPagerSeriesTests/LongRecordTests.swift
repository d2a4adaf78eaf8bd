import CivilDates
import Testing

@testable import CrossPagerSeries

struct LongRecordTests {
  /// Returns the number of rows after each chunk, for a reader that has already read two rows with a note.
  private func rows(after chunks: [String], finishes: Bool = false) throws -> [Int?] {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array("date,v,note\n2015-01-01,1,a\n2015-01-02,2,b\n".utf8))
    try reader.catchUp()
    var rows: [Int?] = []
    for chunk in chunks {
      try reader.read(Array(chunk.utf8))
      rows.append(reader.report?.rows)
    }
    if finishes {
      try reader.finish()
      rows.append(reader.report?.rows)
    }
    return rows
  }

  /// Returns the first `count` bytes of a row.
  private func start(_ count: Int) -> String { "2015-01-03,3,".padding(to: count) }

  @Test func `a short record is read as soon as it is complete`() throws {
    #expect(try rows(after: ["2015-01-03,", "3,c\n"]) == [2, 3])
    #expect(try rows(after: [start(40_000), "x\n"]) == [2, 3])
  }

  @Test func `a long record is read again when its length has doubled`() throws {
    #expect(try rows(after: [start(70_000), "x\n"]) == [2, 2])
    let rest = String(repeating: "x", count: 69_998)
    #expect(try rows(after: [start(70_000), rest + "\n"]) == [2, 2])
    #expect(try rows(after: [start(70_000), rest + "x\n"]) == [2, 3])
  }

  @Test func `a long record is read at the end`() throws {
    #expect(try rows(after: [start(70_000)], finishes: true) == [2, 3])
    #expect(try rows(after: [start(70_000), "x\n"], finishes: true) == [2, 2, 3])
  }

  @Test func `a record has up to 16 MiB`() {
    #expect(SeriesReader.recordLimit == 16 * 1_024 * 1_024)
  }

  /// One row a day, and then a row with another symbol at the time of the last row.
  @Test(arguments: [(99, false), (100, true)])
  func `a hundred rows show that a name is constant`(count: Int, splits: Bool) throws {
    let first = try #require(CivilDate(year: 2015, month: 1, day: 1))
    let days = (0..<count).map { CivilDate(dayNumber: first.dayNumber + $0).description }
    let rows = days.map { "\($0),A,1\n" }
    for change in ["\(days[count - 1]),B,2\n", "2016-01-01,B,2\n2016-01-01,A,2\n"] {
      var reader = SeriesReader(source: "x.csv")
      try reader.read(Array(("time,symbol,v\n" + rows[0] + rows[1]).utf8))
      try reader.catchUp()
      let isChangeBack = change.hasPrefix("2016")
      // The row of the exception also counts.
      let kept = isChangeBack ? rows.dropLast() : rows[...]
      try reader.read(Array((kept.dropFirst(2).joined() + change).utf8))
      try reader.finish()
      #expect(reader.report?.seriesColumns == (splits ? ["symbol"] : []))
    }
  }

  @Test func `text ends a table of months without a header`() throws {
    var layout = SeriesLayout(
      skippedLines: 0, delimiter: .comma, decimalMark: .point, hasHeader: false,
      columnNames: ["date", "v"], datePositions: [0], dateFormat: .iso,
      valueColumns: [.init(position: 1, isRequired: true)], seriesPositions: [],
      constantPositions: [])
    layout.shape = .months(name: "v", missingNumber: nil)
    var table = try SeriesTable(layout, source: "x.csv", options: SeriesOptions())
    func isText(_ row: String) -> Bool? {
      let bytes = Array(row.utf8)
      guard let fields = CSVCursor.record(in: bytes, bytes.indices, delimiter: .comma),
        let row = try? table.read(fields, in: bytes.span)
      else { return nil }
      if case .text = row { return true }
      return false
    }
    #expect(isText("2015-01-01") == false)
    #expect(isText("x,1,2") == nil)
    #expect(isText("2015-01-01,1") == false)
    #expect(isText("Source") == true)
    #expect(isText("2015-01-01") == true)
  }
}

extension String {
  /// Returns the text, extended with `x` to a number of bytes.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: "x", count: count - utf8.count)
  }
}
