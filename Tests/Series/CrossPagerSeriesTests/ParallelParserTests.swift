import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// At quick depth, the suite runs a few of the seeds.
struct ParallelParserTests {
  /// The columns and the report, or the error.
  private enum Outcome: Equatable {
    case read([NamedSeries], ReadReport?, SkippedRows)
    case error(SeriesError, ReadReport?)
  }

  private static func outcome(
    _ text: [UInt8], _ options: SeriesOptions, cores: Int, partLength: Int
  ) -> Outcome {
    var reader = SeriesReader(source: "x.csv", options: options)
    reader.parser.coreCount = cores
    reader.parser.partLength = partLength
    do throws(SeriesError) {
      try reader.read(text)
      try reader.finish()
    } catch { return .error(error, reader.report) }
    return .read(reader.series, reader.report, reader.takeSkipped())
  }

  /// Lines that are not plain samples, such as comments, bad rows and rows with quotes.
  private static let others = [
    "\n", "\r\n", "# 2015-01-01,1,1,\n", ",,,\n", "2015-02-30,1,1,\n", "x,1,1,\n",
    "2015-01-01,x,1,\n", "2015-01-01,1,x,\n", "2015-01-02,1,2,\r", "2015-01-01T10:00Z,1,2,\n",
    "2015-07-01T10:00+05:30,1,2,\r\n", "2014-12-31,,2,a\n", "2015-01-01,1\n", "total,,,\n",
    "2015-01-03,1,2,\"a\n2015-01-04,3,4,\n\"\n", "2015-01-03,1,2,\"\"\"\n",
    "\"2015-01-03\",\"1\",2,\n", "2015-01-01,1,2,é\n", "2015-01-01,1,2,\u{0}\n",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    let rareness = [3, 20, 200].randomElement(using: &generator) ?? 3
    let rows = (0..<200).map { row in
      let isOther = row > 20 && Int.random(in: 0..<rareness, using: &generator) == 0
      return isOther
        ? others.randomElement(using: &generator) ?? ""
        : "2015-01-\(10 + row / 10) 1\(row % 10):00,\(row),\(row % 7),b\n"
    }
    return "date,v,w,note\n" + rows.joined()
  }

  @Test(arguments: Depth.seeds(40, quick: 3))
  func `several cores give the same result or first error as one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = Array(Self.text(&generator).utf8)
    for skips in [false, true] {
      var options = SeriesOptions()
      options.skipBadRows = skips
      options.timeZone = "Europe/Berlin"
      options.duplicates = DuplicateRule.allCases.randomElement(using: &generator) ?? .all
      let expected = Self.outcome(text, options, cores: 1, partLength: 1)
      for length in [1, 40, 150, 1_000] {
        let found = Self.outcome(text, options, cores: 3, partLength: length)
        #expect(found == expected, "seed \(seed), parts of \(length), skips \(skips)")
      }
    }
  }

  /// Tables whose rows are not divided, and tables with other delimiters.
  private static let tables = [
    "Year,Jan,Feb,Mar\n" + (1950...2000).map { "\($0),1,2,***\n" }.joined(),
    "date,name,v\n"
      + (10...40).map { "2015-01-\($0 / 2),\($0 % 2 == 0 ? "a" : "b"),\($0)\n" }.joined(),
    "date   v  note\r\n" + (10...28).map { " 2015-01-\($0)  \($0)  a b \r\n# c\r\n" }.joined(),
    "date;v\r" + (10...28).map { "\($0).01.2015;\($0),5\r" }.joined(),
  ]

  @Test(arguments: tables) func `every kind of table can be divided`(table: String) {
    let text = Array(table.utf8)
    let expected = Self.outcome(text, SeriesOptions(), cores: 1, partLength: 1)
    for length in [1, 30, 100] {
      let found = Self.outcome(text, SeriesOptions(), cores: 2, partLength: length)
      #expect(found == expected, "parts of \(length)")
    }
  }
}
