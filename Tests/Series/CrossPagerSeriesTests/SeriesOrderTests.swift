import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Reads rows in any order, and compares the result with a model that keeps all rows.
/// At quick depth, the suite runs one seed of each test.
struct SeriesOrderTests {
  private struct Row {
    var time: Int64
    var values: [Double?]
  }

  private enum Order: CaseIterable { case ascending, descending, shuffled, blocks, alternating }

  /// The possible steps between times, in microseconds. They range from one minute to a fraction of a second.
  private static let steps: [Int64] = [60_000_000, 1_000_000, 250_000, 333_333]

  private static func rows(_ order: Order, _ generator: inout SeededGenerator) -> [Row] {
    let step = steps.randomElement(using: &generator) ?? 1
    let start = time("2015-12-31T20:30").microseconds
    let range = [40, 700, 40_000].randomElement(using: &generator) ?? 1
    let isRegular = Bool.random(using: &generator)
    let count = Int.random(in: 1...700, using: &generator)
    var rows = (0..<count).map { row in
      let place = isRegular ? row % (range + 1) : Int.random(in: 0...range, using: &generator)
      return Row(
        time: start + Int64(place) * step,
        values: (0..<2).map { _ in
          Int.random(in: 0..<6, using: &generator) == 0
            ? nil : Double(Int.random(in: -400...400, using: &generator)) / 4
        })
    }
    switch order {
    case .ascending: rows.sort { $0.time < $1.time }
    case .descending: rows.sort { $0.time > $1.time }
    case .shuffled: rows.shuffle(using: &generator)
    case .blocks:
      rows.sort { $0.time < $1.time }
      let middle = rows.count / 2
      rows = Array(rows[middle...] + rows[..<middle])
    case .alternating:
      rows = rows.indices.map { $0 % 2 == 0 ? rows[$0 / 2] : rows[rows.count - 1 - $0 / 2] }
    }
    // Numbers in the first row make both columns value columns.
    rows[0].values = [0.25, -0.25]
    return rows
  }

  private static func text(_ rows: [Row]) -> String {
    "date,v,w\n"
      + rows.map { row in
        let cells = row.values.map { $0.map(\.description) ?? "" }
        return "\(CivilTime(microseconds: row.time)),\(cells.joined(separator: ","))\n"
      }.joined()
  }

  /// Returns the rows that a rule for duplicates keeps, sorted by time and then by position in the file. If all rows
  /// count and the newest come first, those with the same time are in reverse order.
  private static func kept(_ rows: [Row], _ rule: DuplicateRule) -> [Row] {
    let steps = zip(rows, rows.dropFirst()).map { $1.time - $0.time }
    let (rises, falls) = (steps.count { $0 > 0 }, steps.count { $0 < 0 })
    let isNewestFirst = rule == .all && falls > 0 && falls >= 10 * rises
    let sorted = rows.enumerated().sorted {
      let (one, other) = isNewestFirst ? (-$0.offset, -$1.offset) : ($0.offset, $1.offset)
      return ($0.element.time, one) < ($1.element.time, other)
    }.map(\.element)
    return sorted.indices.filter { index in
      switch rule {
      case .all: true
      case .first: index == 0 || sorted[index - 1].time != sorted[index].time
      case .last: index == sorted.count - 1 || sorted[index + 1].time != sorted[index].time
      }
    }.map { sorted[$0] }
  }

  private static func summary(_ values: [Double?]) -> Summary {
    values.reduce(into: Summary()) { $0.add($1) }
  }

  @Test(arguments: Depth.seeds(8, quick: 1), DuplicateRule.allCases)
  func `every order of rows gives the model's bars, duplicates and counts`(
    seed: UInt64, rule: DuplicateRule
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for order in Order.allCases {
      let rows = Self.rows(order, &generator)
      let kept = Self.kept(rows, rule)
      for resolution in [CalendarUnit.minute, .hour] {
        var options = SeriesOptions()
        options.duplicates = rule
        let (columns, report) = try SeriesReader.read(
          Array(Self.text(rows).utf8), source: "x.csv", options: options, resolution: resolution)
        let place: Comment = "seed \(seed), \(order), \(resolution)"
        let outOfOrder = zip(rows, rows.dropFirst()).count { $0.time > $1.time }
        let duplicate = rows.count - Set(rows.map(\.time)).count
        #expect(
          [report.rows, report.duplicate, report.outOfOrder, report.leftOut]
            == [rows.count, duplicate, outOfOrder, rows.count - kept.count], place)
        #expect(columns.map(\.count) == [kept.count, kept.count], place)
        let length: Int64 = resolution == .minute ? 60_000_000 : 3_600_000_000
        let bars = Dictionary(grouping: kept) { $0.time / length }
        for (column, series) in columns.enumerated() {
          for (bar, rows) in bars {
            let span =
              CivilTime(microseconds: bar * length)..<CivilTime(microseconds: (bar + 1) * length)
            #expect(series.summary(of: span) == Self.summary(rows.map { $0.values[column] }), place)
          }
          #expect(series.total == Self.summary(kept.map { $0.values[column] }), place)
          #expect(series.span?.lowerBound.microseconds == kept.first?.time, place)
          #expect(series.span?.upperBound.microseconds == kept.last?.time, place)
        }
      }
    }
  }

  @Test(arguments: Depth.seeds(10, quick: 1))
  func `reading the columns early does not change the result`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for order in Order.allCases {
      for rule in DuplicateRule.allCases {
        var options = SeriesOptions()
        options.duplicates = rule
        let text = Array(Self.text(Self.rows(order, &generator)).utf8)
        // Finish after the first row so that it determines the layout.
        let firstRow = text.indices.filter { text[$0] == 0x0A }[1]
        var reader = SeriesReader(source: "x.csv", options: options)
        try reader.read(Array(text[...firstRow]))
        try reader.finish()
        var (whole, rest) = (reader, text[(firstRow + 1)...])
        try whole.read(Array(rest))
        try whole.finish()
        while !rest.isEmpty {
          try reader.read(Array(rest.prefix(300)))
          rest = rest.dropFirst(300)
          _ = reader.firstSeries
        }
        try reader.finish()
        #expect(reader.firstSeries == whole.firstSeries, "seed \(seed), \(order), \(rule)")
        #expect(reader.report == whole.report, "seed \(seed), \(order), \(rule)")
      }
    }
  }
}
