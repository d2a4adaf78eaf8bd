import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Compares the used, blank, skipped and left-out rows with a model that keeps all rows.
/// At quick depth, the suite runs a sixth of the seeds.
struct RowAccountTests {
  /// A row in the model.
  private enum Row {
    /// A row with neither a date nor a value.
    case blank
    /// A row with an unreadable date or first cell.
    case bad
    case sample(Int, [Double?])
  }

  /// A file, the expected result for each row, and the columns that are not dropped.
  private struct File {
    var text = "date,a,b,c\n2020-01-01,1,2,3\n"
    var rows = [Row.sample(0, [1, 2, 3])]
    var open = [0, 1, 2]

    private static let values: [Double?] = [nil, -200, -1, 0, 0.5, 1, 2, 3, 4, 9_999]

    init(_ random: inout SeededGenerator) {
      let days = Int.random(in: 1...9, using: &random)
      let isOrdered = Bool.random(using: &random)
      for row in 0..<Int.random(in: 0...80, using: &random) {
        let day = isOrdered ? row % 9 * days / 9 : Int.random(in: 0..<days, using: &random)
        var values = (0..<3).map { _ in Self.values.randomElement(using: &random) ?? nil }
        let cells = values.map { $0.map(\.description) ?? "" }
        switch Int.random(in: 0..<24, using: &random) {
        case 0:
          rows.append(.blank)
          text += ",,,\n"
        case 1:
          rows.append(.bad)
          text += "2020-02-30,\(cells.joined(separator: ","))\n"
        case 2:
          rows.append(.bad)
          text += "2020-01-0\(day + 1),x2,,\n"
        case 3:
          rows.append(.bad)
          text += ",1,,\n"
        case 4:
          // Add a bad cell, which drops an optional column. The row still counts for the other
          // columns.
          let closed = Int.random(in: 1...2, using: &random)
          open.removeAll { $0 == closed }
          values[closed] = nil
          rows.append(.sample(day, values))
          var cells = cells
          cells[closed] = "x1"
          text += "2020-01-0\(day + 1),\(cells.joined(separator: ","))\n"
        case 5:
          rows.append(.sample(day, [values[0], nil, nil]))
          text += "2020-01-0\(day + 1),\(cells[0])\n"
        default:
          rows.append(.sample(day, values))
          text += "2020-01-0\(day + 1),\(cells.joined(separator: ","))\n"
        }
      }
    }

    /// Returns the rows that a rule for duplicates keeps.
    func kept(_ rule: DuplicateRule) -> [[Double?]] {
      var kept: [[Double?]] = []
      var places: [Int: Int] = [:]
      for case .sample(let day, let values) in rows {
        if rule == .all || places[day] == nil {
          places[day] = kept.count
          kept.append(values)
        } else if rule == .last, let place = places[day] {
          kept[place] = values
        }
      }
      return kept
    }

    func count(_ isCounted: (Row) -> Bool) -> Int { rows.count(where: isCounted) }
  }

  private static func readInChunks(
    _ text: String, _ rule: DuplicateRule, _ random: inout SeededGenerator, isAskedBetween: Bool
  ) throws -> (series: [Series], report: ReadReport) {
    var options = SeriesOptions()
    options.duplicates = rule
    options.skipBadRows = true
    options.value = ["a"]
    options.date = ["date"]
    var reader = SeriesReader(source: "x.csv", options: options)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...200, using: &random)
      try reader.read(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      if isAskedBetween {
        try reader.catchUp()
        if let report = reader.report { expectAccount(report, reader.firstSeries, "in between") }
      }
    }
    try reader.finish()
    let report = reader.report
    return (reader.firstSeries, try #require(report))
  }

  private static func expectAccount(_ report: ReadReport, _ columns: [Series], _ place: Comment) {
    for (column, series) in zip(report.valueColumns, columns) {
      #expect(report.rows == column.used + column.blank + report.skipped + report.leftOut, place)
      #expect(column.used == series.total.count, place)
      #expect(column.range?.lowerBound == series.total.min, place)
      #expect(column.range?.upperBound == series.total.max, place)
    }
  }

  @Test(arguments: Depth.seeds(60, quick: 10), DuplicateRule.allCases)
  func `every row is used, blank, skipped or left out`(seed: UInt64, rule: DuplicateRule) throws {
    var random = SeededGenerator(seed: seed)
    let file = File(&random)
    let place: Comment = "seed \(seed), \(rule)\n\(file.text)"
    let kept = file.kept(rule)
    let samples = file.count { if case .sample = $0 { true } else { false } }
    let blank = file.count { if case .blank = $0 { true } else { false } }
    for isAskedBetween in [false, true] {
      let (columns, report) = try Self.readInChunks(
        file.text, rule, &random, isAskedBetween: isAskedBetween)
      Self.expectAccount(report, columns, place)
      #expect(report.rows == file.rows.count, place)
      #expect(report.skipped == file.rows.count - samples - blank, place)
      #expect(report.leftOut == samples - kept.count, place)
      #expect(report.valueColumns.map(\.name) == file.open.map { ["a", "b", "c"][$0] }, place)
      for (index, column) in zip(file.open, report.valueColumns) {
        let values = kept.compactMap { $0[index] }
        #expect(column.used == values.count, place)
        #expect(column.blank == blank + kept.count - values.count, place)
        #expect(column.range?.lowerBound == values.min(), place)
        #expect(column.range?.upperBound == values.max(), place)
        #expect(column.sentinel == Self.sentinel(values), place)
      }
    }
  }

  /// Returns the sentinel in a file that contains only these values.
  private static func sentinel(_ values: [Double]) -> Sentinel? {
    let text = "date,v\n" + values.map { "2020-01-01,\($0)\n" }.joined()
    return try? read(text).report.valueColumns[0].sentinel
  }

  @Test func `a row that is an error at the end counts as skipped`() throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array("date,v\n2020-01-01,1\n2020-01-02,\n2020-01-03,x\n".utf8))
    #expect(throws: SeriesError.self) { try reader.finish() }
    let last = reader.report
    let report = try #require(last)
    #expect([report.rows, report.used, report.blank, report.skipped] == [3, 1, 1, 1])
  }
}
