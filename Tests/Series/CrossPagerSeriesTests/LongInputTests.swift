import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Files with many columns or long cells are read in time proportional to their size.
/// At quick depth, the suite uses a tenth of the columns and of the lengths.
struct LongInputTests {
  private static let width = Depth.choose(quick: 500, full: 5_000)
  private static let names = (0..<width).map { "c\($0)" }

  private static func row(_ first: String, _ cell: String) -> String {
    first + "," + Array(repeating: cell, count: width).joined(separator: ",") + "\n"
  }

  private static func row(_ first: String, _ cells: [String]) -> String {
    first + "," + cells.joined(separator: ",") + "\n"
  }

  @Test func `very many columns of numbers are all read`() throws {
    let (columns, report) = try readColumns(
      Self.row("date", Self.names) + Self.row("2020-01-01", "1") + Self.row("2020-01-02", ""))
    #expect(columns.map(\.name) == Self.names)
    #expect(report.valueColumns.allSatisfy { [$0.used, $0.blank] == [1, 1] })
  }

  @Test func `very many columns with one name, or none, get distinct names`() throws {
    let row = Self.row("2020-01-01", "1")
    let same = try readColumns(Self.row("date", "v") + row).report.valueColumns.map(\.name)
    #expect(same == ["v"] + (2...Self.width).map { "v (\($0))" })
    let none = try readColumns(Self.row("date", "") + row).report.valueColumns.map(\.name)
    #expect(none == (2...Self.width + 1).map { "column \($0)" })
  }

  @Test(arguments: ["", "x", "2020-01-01", "31.12.2020", "18:30", "20200101", "1a", "Dec 31 2020"])
  func `very many columns are skipped to find the only column of numbers`(cell: String) throws {
    let cells = Self.names.dropLast() + ["v"]
    let row = Self.row("2020-01-01", Array(repeating: cell, count: Self.width - 1) + ["7"])
    let (columns, report) = try readColumns(Self.row("date", Array(cells)) + row)
    #expect(columns.map(\.name) == ["v"])
    #expect(report.dateColumn == "date")
  }

  @Test func `of very many columns of dates with bad cells, the first is used`() throws {
    func row(_ date: String) -> String {
      let pair = "\(date),7.a.7"
      return Self.row(pair, Array(repeating: pair, count: Self.width / 2 - 1) + ["7"])
    }
    let text =
      Self.row("c", Self.names.dropLast() + ["v"])
      + row("2020-01-01") + row("2020-01-02") + row("bad") + row("2020-01-04")
    let (columns, report) = try readColumns(text) { $0.skipBadRows = true }
    #expect(columns.map(\.name) == ["v"])
    #expect(report.dateColumn == "c")
  }

  @Test(arguments: ["x", "2020-01-01", "20200101", "c1"])
  func `an error about many columns lists only the first ones`(cell: String) {
    let error = #expect(throws: SeriesError.self) {
      try readColumns(Self.row("date", Self.names) + Self.row("2020-01-01", cell)) {
        $0.value = ["none"]
      }
    }
    #expect(error?.description.contains("and \(Self.width - 9) more") == true)
  }

  @Test func `of very many date parts, the first are used`() throws {
    let names = (0..<Self.width / 3).flatMap { _ in ["year", "month", "day"] } + ["v"]
    let cells = (0..<Self.width / 3).flatMap { _ in ["2020", "1", "2"] } + ["7"]
    let text = names.joined(separator: ",") + "\n" + cells.joined(separator: ",") + "\n"
    let (columns, report) = try readColumns(text)
    #expect(report.dateColumns == ["year", "month", "day"])
    #expect(columns.first?.name == "v")
  }

  @Test func `a header of very many columns without rows is an error`() {
    #expect(throws: SeriesError.headerAlone(source: "x.csv")) {
      try readColumns(Self.row("date", Self.names))
    }
  }

  @Test func `an unknown column among very many suggests the nearest`() {
    let error = #expect(throws: SeriesError.self) {
      try readColumns(Self.row("date", Self.names) + Self.row("2020-01-01", "1")) {
        $0.value = ["c\(Self.width - 1)9"]
      }
    }
    #expect(error?.description.contains("Did you mean 'c\(Self.width - 1)'?") == true)
    #expect(error?.description.hasSuffix("and \(Self.width - 9) more.") == true)
  }

  private static let long = Depth.choose(quick: 20_000, full: 200_000)

  private static let lines: [String] = [
    String(repeating: "\"", count: long), String(repeating: "x", count: long),
    String(repeating: "1", count: long), String(repeating: "\"", count: long) + "\n\n",
  ]

  // The argument is an index, so that the output of the tests does not contain the text.
  @Test(arguments: lines.indices)
  func `a file of one long line is only a header`(index: Int) {
    #expect(throws: SeriesError.headerAlone(source: "x.csv")) { try readColumns(Self.lines[index]) }
  }

  private static let textCells: [String] = [
    String(repeating: "\"", count: long), String(repeating: "x", count: long),
    String(repeating: "7", count: long), "a" + String(repeating: "\u{301}", count: long / 2),
    String(repeating: ";", count: long), "\"1" + String(repeating: ",777", count: long / 4) + "x\"",
  ]

  @Test(arguments: textCells.indices)
  func `a long cell that is not a number is quoted in part`(index: Int) {
    let cell = Self.textCells[index]
    let error = #expect(throws: SeriesError.self) {
      try readColumns("date,v\n2020-01-01,1\n2020-01-02,\(cell)\n") {
        $0.delimiter = Delimiter(UInt8(ascii: ","))
      }
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("Line 3 of 'x.csv' has '"))
    #expect(message.unicodeScalars.count < 200)
  }

  private static let numberCells: [(cell: String, value: Double)] = [
    ("0." + String(repeating: "7", count: long), 0.7777777777777778),
    (String(repeating: " ", count: long) + "2", 2), ("2" + String(repeating: ",", count: long), 2),
    (String(repeating: "0", count: long) + "5", 5),
    ("\"" + String(repeating: "\n", count: long) + "2\"", 2),
  ]

  @Test(arguments: numberCells.indices)
  func `a long number is read`(index: Int) throws {
    let (cell, value) = Self.numberCells[index]
    let (series, _) = try read("date,v\n2020-01-01,\(cell)\n2020-01-02,\(cell)\n") {
      $0.delimiter = Delimiter(UInt8(ascii: ","))
    }
    #expect([series.total.min, series.total.max] == [value, value])
  }

  @Test func `a long fraction of a second is cut`() throws {
    let (series, _) = try read(
      "date,v\n2020-01-01T00:00:00.25" + String(repeating: "0", count: Self.long) + ",1\n")
    #expect(series.span?.lowerBound.description == "2020-01-01T00:00:00.250000")
  }

  private static let longNames: [String] = [
    String(repeating: "n", count: long), "a" + String(repeating: "\u{301}", count: long / 20),
    "\"" + String(repeating: "\"\"", count: long / 2) + "\"",
  ]

  @Test(arguments: longNames.indices)
  func `a column can have a long name`(index: Int) throws {
    let name = Self.longNames[index]
    let (columns, report) = try readColumns("date,\(name)\n2020-01-01,1\n2020-01-02,2\n")
    #expect(columns.map(\.name) == report.valueColumns.map(\.name))
    #expect(columns.first?.name.utf8.count ?? 0 >= Self.long / 20)
    #expect(report.used == 2)
  }

  @Test(arguments: DuplicateRule.allCases)
  func `closing columns one by one keeps the rest`(rule: DuplicateRule)
    throws
  {
    let width = 150
    let names = (0..<width).map { "c\($0)" }.joined(separator: ",")
    var text = "date,v,\(names)\n"
    for row in 0..<width - 1 {
      var cells = (0..<width).map { String(row + $0) }
      if row > 3 { cells[(row * 7) % width] = "x" }
      text += "2020-01-0\(1 + row % 7),\(row),\(cells.joined(separator: ","))\n"
    }
    let (columns, report) = try readColumns(text) {
      $0.value = ["v"]
      $0.duplicates = rule
    }
    let kept = Set(0..<width).subtracting((4..<width - 1).map { $0 * 7 % width }).sorted()
    #expect(report.closedColumns.count == width - kept.count)
    #expect(columns.map(\.name) == ["v"] + kept.map { "c\($0)" })
    for (column, series) in columns.enumerated() {
      let shift = column == 0 ? 0 : kept[column - 1]
      let rows =
        switch rule {
        case .all: 0..<width - 1
        case .first: 0..<7
        case .last: width - 8..<width - 1
        }
      #expect(series.total.min == Double(rows.lowerBound + shift))
      #expect(series.total.max == Double(rows.upperBound - 1 + shift))
      #expect(series.total.count == rows.count)
    }
  }

  @Test func `a title of long lines is skipped`() throws {
    let title = String(repeating: "t", count: 2_000) + "\n"
    let text = String(repeating: title, count: 15) + "date,v\n2020-01-01,1\n"
    #expect(try read(text).series.count == 1)
  }
}
