import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tables with dates in the header.
///
/// At quick depth, the suite runs a fifth of the seeds.
struct DatedHeaderTests {
  /// All series in a file, and the report.
  func all(
    _ text: String, _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> (series: [NamedSeries], report: ReadReport) {
    var options = SeriesOptions()
    configure(&options)
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    let report = reader.report
    return (reader.series, try #require(report))
  }

  /// The name, span and values of each series.
  func facts(_ series: [NamedSeries]) -> [String] {
    series.map { series in
      let span = series.span.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "-"
      let total = series.series[0].total
      return "\(series.name) \(span) \(total.count) \(total.missing) \(total.sum ?? 0)"
    }
  }

  private static let worldBank = """
    \u{FEFF}"Data Source","Development Numbers",\r
    \r
    "Last Updated Date","2024-06-28",\r
    \r
    "Country Name","Country Code","Indicator Name","1960","1961","1962","1963",\r
    "Aruba","ABW","Population, total","","","","",\r
    "Angola","AGO","Population, total","1","2.5","","4",\r

    """

  private static let covid = """
    Province/State,Country/Region,Lat,Long,1/22/20,1/23/20,1/24/20,1/25/20
    ,Albania,41.1,20.1,1,2,3,4
    Victoria,Australia,-37,144,5,6,7,8
    Tasmania,Australia,-42,145,9,10,11,12

    """

  private static let homes = """
    RegionID,SizeRank,RegionName,RegionType,StateName,2000-01-31,2000-02-29,2000-03-31,2000-04-30
    102001,0,United States,country,,1.5,2.5,3.5,4.5
    394913,1,"New York, NY",msa,NY,,1,1,1

    """

  private static let eurostat = """
    freq,unit,geo\\TIME_PERIOD\t2010 \t2011 \t2012 \t2013\u{20}
    A,PC,AT\t12.3 p\t: \t: c\t1\u{20}
    A,PC,BE\t4 \t5 bep\t6 \t7\u{20}

    """

  private static let agriculture = """
    Area Code,Area,Item,Element,Unit,Y1961,Y1961F,Y1961N,Y1962,Y1962F,Y1962N,Y1963,Y1963F,Y1963N,Y1964,Y1964F,Y1964N
    2,Chad,Millet,Area,ha,10,A,,20,E,,,M,none,40,A,
    2,Chad,Millet,Yield,t,1,A,,2,A,,3,A,,4,E,

    """

  private static let outlook = """
    Country,Subject,Units,1980,1981,1982,1983,Estimates Start After
    France,Output,Percent,1,--,3,"1,004.5",1982
    France,Output,Dollars,n/a,1,1,1,1982
    Japan,Output,Percent,1,1,1,1,1982

    """

  @Test(arguments: [
    (
      worldBank, ["Country Name"], "YYYY",
      ["Aruba 1960-01-01...1963-01-01 0 4 0.0", "Angola 1960-01-01...1963-01-01 3 1 7.5"], []
    ),
    (
      covid, ["Province/State", "Country/Region"], "M/D/YY",
      [
        "Albania 2020-01-22...2020-01-25 4 0 10.0",
        "Victoria Australia 2020-01-22...2020-01-25 4 0 26.0",
        "Tasmania Australia 2020-01-22...2020-01-25 4 0 42.0",
      ], ["Lat", "Long"]
    ),
    (
      homes, ["RegionName"], "ISO 8601",
      [
        "United States 2000-01-31...2000-04-30 4 0 12.0",
        "New York, NY 2000-01-31...2000-04-30 3 1 3.0",
      ], []
    ),
    (
      eurostat, ["geo"], "YYYY",
      ["AT 2010-01-01...2013-01-01 2 2 13.3", "BE 2010-01-01...2013-01-01 4 0 22.0"], []
    ),
    (
      outlook, ["Country", "Units"], "YYYY",
      [
        "France Percent 1980-01-01...1983-01-01 3 1 1008.5",
        "France Dollars 1980-01-01...1983-01-01 3 1 3.0",
        "Japan Percent 1980-01-01...1983-01-01 4 0 4.0",
      ], []
    ),
  ])
  func `each row is a series, named by the fewest columns that tell the rows apart`(
    text: String, names: [String], format: String, expected: [String], passedOver: [String]
  ) throws {
    let (series, report) = try all(text)
    #expect(facts(series) == expected)
    #expect(report.seriesColumns == names)
    #expect(report.dateFormat == format)
    #expect(report.dateColumns == [])
    #expect(report.datedColumns.count == 4)
    #expect(report.samplesPerRow == 4)
    #expect(report.passedOver == passedOver || report.passedOver == ["Estimates Start After"])
    #expect(4 * report.rows == report.used + report.blank)
  }

  @Test(
    arguments: pairs(
      of: """
        1990,1991,1992,1993 | YYYY 1990-01-01...1993-01-01
        1993,1992,1991,1990 | YYYY 1990-01-01...1993-01-01
        1990,1995,2000,2010,2020 | YYYY 1990-01-01...2020-01-01
        1500,1501,1502,1503 | YYYY 1500-01-01...1503-01-01
        2097,2098,2099,2100 | YYYY 2097-01-01...2100-01-01
        1990 [YR1990],1991 [YR1991],1992 [YR1992],1993 [YR1993] | YYYY 1990-01-01...1993-01-01
        X1990,X1991,X1992,X1993 | YYYY 1990-01-01...1993-01-01
        Y1990,Y1991,Y1992,Y1993 | YYYY 1990-01-01...1993-01-01
        2020M11,2020M12,2021M01,2021M02 | YYYY'M'MM 2020-11-01...2021-02-01
        2020-Q1,2020-Q2,2020-Q3,2020-Q4 | YYYY-Q 2020-01-01...2020-10-01
        202011,202012,202101,202102 | YYYYMM 2020-11-01...2021-02-01
        Jan-20,Feb-20,Mar-20,Apr-20 | MMM-YY 2020-01-01...2020-04-01
        12/30/19,12/31/19,1/1/20,1/2/20 | M/D/YY 2019-12-30...2020-01-02
        1/9/20,2/9/20,1/10/20,2/10/20 | D/M/YY 2020-09-01...2020-10-02
        1/1/20,2/1/20,3/1/20,4/1/20,5/1/20,6/1/20,7/1/20,8/1/20,9/1/20,10/1/20,11/1/20,12/1/20,1/1/21 | M/D/YY 2020-01-01...2021-01-01
        """))
  func `the header determines the format and the order`(dates: String, expected: String) throws {
    let count = dates.split(separator: ",").count
    let cells = Array(repeating: "1", count: count).joined(separator: ",")
    let (series, report) = try all("name,\(dates)\na,\(cells)\nb,\(cells)\n")
    let span = series[0].span.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "-"
    #expect("\(report.dateFormat) \(span)" == expected)
    #expect(series.map(\.name) == ["a", "b"])
    #expect(series.map { $0.series[0].total.count } == [count, count])
  }

  @Test(arguments: [
    "name,1990,1991,1992", "name,1990,1991,1993,1992", "name,1990,1991,1991,1992",
    "name,a,b,c,d,e,1990,1991,1992,1993,f,g,h,i,j", "name,990,1990,1991,1992,1993",
    "name,1500,1600,1700,1800,1900", "name,v1,v2,v3,v4,v5", "date,1990,1991,1992,1993",
    "1990,1991,1992,1993", "1990,1991,1992,1993,1994", "name,1499,1500,1501,1502",
    "name,2098,2099,2100,2101",
    "name,2020-01-01T00:00Z,2020-01-02T00:00Z,2020-01-03T00:00Z,2020-01-04T00:00Z",
  ])
  func `other headers are names`(header: String) throws {
    let count = header.split(separator: ",").count
    let isDated = header.hasPrefix("date")
    let text = (1...9).map { row in
      "\(isDated ? "2020-01-0\(row)" : "n\(row)")"
        + String(repeating: ",\(row)", count: count - 1) + "\n"
    }
    let found = try? layout(header + "\n" + text.joined())
    #expect(found?.shape ?? .rows == .rows)
    #expect((found != nil) == isDated)
  }

  @Test func `the parts of a joined name are told apart`() throws {
    let text = "freq,unit,geo\\TIME_PERIOD\t2010\t2011\t2012\t2013\n"
    let rows = ["A,PC,AT", "A,PC,BE", "A,EUR,AT"].map { "\($0)\t1\t2\t3\t4\n" }.joined()
    let (series, report) = try all(text + rows)
    #expect(series.map(\.name) == ["PC AT", "PC BE", "EUR AT"])
    #expect(report.seriesColumns == ["unit", "geo"])
    let uneven = "A\t5\t6\t7\t8\nA,b,c,d\t5\t6\t7\t8\n"
    #expect(try all(text + rows + uneven).series.map(\.name).prefix(2) == ["A,PC,AT", "A,PC,BE"])
    var reader = SeriesReader(source: "x.csv")
    for part in [text + rows, uneven] {
      try reader.read(Array(part.utf8))
      try reader.catchUp()
    }
    #expect(reader.series.map(\.name).suffix(2) == ["A", "A b c,d"])
    let asked = try all(text + rows) { $0.by = ["1"] }.series
    #expect(asked.map(\.name) == ["A,PC,AT", "A,PC,BE", "A,EUR,AT"])
  }

  @Test func `flags beside the dates are passed over`() throws {
    let (series, report) = try all(Self.agriculture)
    #expect(
      facts(series) == [
        "Area 1961-01-01...1964-01-01 3 1 70.0", "Yield 1961-01-01...1964-01-01 4 0 10.0",
      ])
    #expect(report.seriesColumns == ["Element"])
    #expect(report.datedColumns == ["Y1961", "Y1962", "Y1963", "Y1964"])
    #expect(report.passedOver.suffix(3) == ["Y1963N", "Y1964F", "Y1964N"])
    let short = Self.agriculture + "2,Chad,Millet,Other,t,5,A,,6\n"
    #expect(facts(try all(short).series).last == "Other 1961-01-01...1962-01-01 2 0 11.0")
  }

  @Test func `numbers beside the dates are not flags`() throws {
    let text = "name,1990,1990F,1991,1991F,1992,1992F,1993,1993F\na,1,2,3,4,5,6,7,8\n"
    #expect(throws: SeriesError.self) { try layout(text) }
  }

  @Test func `series with the same times share the bars`() throws {
    let days = (10..<31).map { "2024-01-\($0)" }.joined(separator: ",")
    func row(_ name: String, _ count: Int) -> String {
      name + (0..<count).map { ",\($0)" }.joined() + "\n"
    }
    let wide = "name,\(days)\n" + row("a", 21) + row("b", 7) + row("c", 21) + row("a", 21)
    let long =
      "name,day,v\n"
      + [("a", 21), ("b", 7), ("c", 21), ("a", 21)].map { name, count in
        (0..<count).map { "\(name),2024-01-\(10 + $0),\($0)\n" }.joined()
      }.joined()
    for rule in DuplicateRule.allCases {
      let read = try all(wide) {
        $0.by = ["name"]
        $0.duplicates = rule
      }
      let expected = try all(long) {
        $0.by = ["name"]
        $0.duplicates = rule
      }
      #expect(facts(read.series) == facts(expected.series))
      #expect(read.report.outOfOrder == 1)
      #expect(read.report.duplicate == 21)
    }
  }

  @Test func `dates that could start with the day or the month are ambiguous`() throws {
    let text = "name,1/2/20,2/2/20,3/2/20,4/2/20\na,1,2,3,4\n"
    #expect(
      throws: SeriesError.ambiguousDates(
        source: "x.csv", columns: ["1/2/20", "2/2/20", "3/2/20", "4/2/20"], value: "1/2/20",
        formats: ["D/M/YY", "M/D/YY"])
    ) { try all(text) }
    let asked = try all(text) { $0.dateFormat = "M/D/YY" }
    #expect(facts(asked.series) == ["a 2020-01-02...2020-04-02 4 0 10.0"])
    #expect(throws: SeriesError.self) { try all(text) { $0.dateFormat = "YYYY" } }
  }

  @Test func `requested columns of names name the series`() throws {
    let byCountry = try all(Self.covid) { $0.by = ["country/region"] }
    #expect(
      facts(byCountry.series) == [
        "Albania 2020-01-22...2020-01-25 4 0 10.0", "Australia 2020-01-22...2020-01-25 8 0 68.0",
      ])
    #expect(byCountry.report.duplicate == 4)
    let mean = try all(Self.covid) { $0.by = [] }
    #expect(facts(mean.series) == [" 2020-01-22...2020-01-25 12 0 78.0"])
    #expect(
      throws: SeriesError.unknownColumn(
        source: "x.csv", name: "state",
        columns: [
          "Province/State", "Country/Region", "Lat", "Long", "1/22/20", "1/23/20", "1/24/20",
          "1/25/20",
        ])
    ) { try all(Self.covid) { $0.by = ["state"] } }
  }

  @Test func `a column of comments names no rows`() throws {
    let rows = ["a", "a"].enumerated().map { number, name in
      "\(name),\(String(repeating: "long ", count: 30))\(number),1,2,3,4\n"
    }
    let (series, report) = try all("name,note,1990,1991,1992,1993\n" + rows.joined())
    #expect(series.map(\.name) == ["a", "a (2)"])
    #expect(report.passedOver == ["note"])
  }

  @Test func `text below dates is not a table of dates`() throws {
    let text = "name,1990,1991,1992,1993\na,1,x,y,z\nb,2,x,y,z\n"
    #expect(throws: SeriesError.self) { try layout(text) }
  }
}
