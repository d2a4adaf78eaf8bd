import CrossPagerSeries
import CrossPagerTesting
import Foundation
import Testing

/// The columns that name the series in a file.
///
/// At quick depth, the suite reads fewer of the large files, and no file with too many series.
struct SeriesColumnTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var text: String
    /// The names of the columns.
    var columns: [String]
    /// The names of the series.
    var series: [String]
    /// The drawn column.
    var value = "v"
    var testDescription: String { name }
  }

  /// A row for each date and name: `DATE,NAME…,VALUE`.
  private static func rows(
    _ header: String, _ names: [String], dates: Int, sortedByName: Bool = false,
    _ value: (Int, Int) -> String = { "\($0 * 7 + $1).5" }
  ) -> String {
    func date(_ day: Int) -> String {
      "\(1850 + day / 28)-02-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)"
    }
    func row(_ day: Int, _ name: Int) -> String {
      "\(date(day)),\(names[name]),\(value(day, name))\n"
    }
    let rows =
      sortedByName
      ? names.indices.flatMap { name in (0..<dates).map { row($0, name) } }
      : (0..<dates).flatMap { day in names.indices.map { row(day, $0) } }
    return header + "\n" + rows.joined()
  }

  private static let long = 4_000

  /// A value of more than 300 characters.
  private static func wide(_ day: Int, _ name: Int) -> String {
    "\(day * 7 + name)." + String(repeating: "5", count: 300)
  }

  static let examples: [Example] = [
    Example(
      name: "by date", text: rows("date,symbol,v", ["B", "A", "C"], dates: 5), columns: ["symbol"],
      series: ["B", "A", "C"]),
    Example(
      name: "by name", text: rows("date,symbol,v", ["B", "A"], dates: 40, sortedByName: true),
      columns: ["symbol"], series: ["B", "A"]),
    Example(
      name: "text over numbers", text: rows("date,id,site,v", ["1,Ost", "2,West"], dates: 9),
      columns: ["site"], series: ["Ost", "West"]),
    Example(
      name: "names over codes",
      text: rows("date,code,country,v", ["AUS,Australia", "AUT,Austria"], dates: 9),
      columns: ["country"], series: ["Australia", "Austria"]),
    Example(
      name: "two columns",
      text: rows("date,code,sex,v", ["AUS,f", "AUS,m", "AUT,f", "AUT,m"], dates: 9),
      columns: ["code", "sex"], series: ["AUS f", "AUS m", "AUT f", "AUT m"]),
    Example(
      name: "three columns",
      text: rows(
        "date,a,b,c,v", ["x,x,x", "x,x,y", "x,y,x", "x,y,y", "y,x,x", "y,x,y", "y,y,x", "y,y,y"],
        dates: 9), columns: ["a", "b", "c"],
      series: ["x x x", "x x y", "x y x", "x y y", "y x x", "y x y", "y y x", "y y y"]),
    Example(
      name: "numbers", text: rows("date,store,item,v", ["1,1", "2,1", "1,2", "2,2"], dates: 20),
      columns: ["store", "item"], series: ["1 1", "2 1", "1 2", "2 2"]),
    Example(
      name: "fixed numbers are not drawn",
      text: rows("date,id,lat,site,v", ["1,48.5,Ost", "2,47.5,West"], dates: 9),
      columns: ["site"], series: ["Ost", "West"]),
    Example(
      name: "one date", text: rows("date,symbol,v", ["B", "A", "C"], dates: 1), columns: ["symbol"],
      series: ["B", "A", "C"]),
    Example(
      name: "one date of thousands of names",
      text: rows("date,symbol,v", (0..<long).map { "name\($0)" }, dates: 3), columns: ["symbol"],
      series: (0..<long).map { "name\($0)" }),
    Example(
      name: "one date and a part of the next in the first 64 KiB",
      text: rows("date,symbol,v", (0..<2_400).map { "name\($0)" }, dates: 3), columns: ["symbol"],
      series: (0..<2_400).map { "name\($0)" }),
    Example(
      name: "one date and a part of the next in the first 1 MiB",
      text: rows("date,symbol,v", (0..<2_400).map { "name\($0)" }, dates: 2, wide),
      columns: ["symbol"], series: (0..<2_400).map { "name\($0)" }),
    Example(
      name: "a first date of more than 1 MiB",
      text: rows("date,symbol,v", (0..<long).map { "name\($0)" }, dates: 2, wide),
      columns: ["symbol"], series: (0..<long).map { "name\($0)" }),
    Example(
      name: "identifiers in a first date of more than 1 MiB",
      text: rows("date,site_id,v", (0..<long).map(String.init), dates: 2, wide),
      columns: ["site_id"], series: (0..<long).map(String.init)),
    Example(
      name: "a long block before the second name",
      text: rows(
        "date,code,country,v", ["AUS,Australia", "AUT,Austria"], dates: long, sortedByName: true),
      columns: ["country"], series: ["Australia", "Austria"]),
    Example(
      name: "long blocks of two columns",
      text: rows(
        "date,code,sex,v", ["AUS,f", "AUS,m", "AUT,f", "AUT,m"], dates: long, sortedByName: true),
      columns: ["code", "sex"], series: ["AUS f", "AUS m", "AUT f", "AUT m"]),
    Example(
      name: "long blocks of a second number",
      text: rows(
        "date,store,item,v", ["1,1", "2,1", "1,2", "2,2"], dates: 1_500, sortedByName: true),
      columns: ["store", "item"], series: ["1 1", "2 1", "1 2", "2 2"]),
    Example(
      name: "three of twenty names a day",
      text: "date,station,v\n"
        + (0..<100).flatMap { day in (0..<3).map { "\(date(day)),n\((day + $0 * 7) % 20),1.5\n" } }
        .joined(), columns: ["station"],
      series: [0, 7, 14, 1, 8, 15, 2, 9, 16, 3, 10, 17, 4, 11, 18, 5, 12, 19, 6, 13].map {
        "n\($0)"
      }),
    Example(
      name: "blank names", text: rows("date,symbol,v", ["A", ""], dates: 9), columns: ["symbol"],
      series: ["A", "(blank)"]),
  ]

  /// The examples. At quick depth, only one of the examples of 1 MiB or more is included.
  private static let tried: [Example] = {
    let isLarge = { (example: Example) in example.text.utf8.count >= 1 << 20 }
    return examples.filter { !isLarge($0) } + Depth.some(of: examples.filter(isLarge), quick: 1)
  }()

  @Test(arguments: tried)
  func `columns of names are found`(example: Example) throws {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array(example.text.utf8))
    try reader.finish()
    #expect(reader.report?.seriesColumns == example.columns)
    #expect(reader.series.map(\.name) == example.series)
    #expect(reader.report?.valueColumn == example.value)
    #expect(reader.report?.duplicate == 0)
    #expect(reader.report?.seriesCount == example.series.count)
  }

  /// Files with one series.
  static let single: [(name: String, text: String)] = [
    ("no repeated times", rows("date,weather,v", ["rain"], dates: 50)),
    (
      "text that varies",
      "date,weather,v\n"
        + (0..<20).map { "2015-01-\(10 + $0),\(["sun", "rain"][$0 % 2]),\($0)\n" }.joined()
    ),
    (
      "an identifier of each row",
      "date,id,v\n" + (0..<20).map { "2015-01-\(10 + $0 / 2),x\($0),\($0)\n" }.joined()
    ),
    (
      "an hour that repeats",
      "date,zone,v\n"
        + (0..<36).map { step in
          let clock = step / 6 - (step < 18 ? 0 : 1)
          return "2015-10-25T0\(clock):\(step % 6)0,\(step < 18 ? "CEST" : "CET"),\(step)\n"
        }.joined()
    ),
    (
      "a later hour that repeats",
      "date,zone,v\n"
        + (0..<5_000).map { hour in
          let (day, clock) = (
            (hour - (hour >= 4_000 ? 1 : 0)) / 24, (hour - (hour >= 4_000 ? 1 : 0)) % 24
          )
          return
            "\(1850 + day / 28)-02-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)T\(clock < 10 ? "0" : "")\(clock)"
            + ",\(hour < 4_000 ? "CEST" : "CET"),\(hour)\n"
        }.joined()
    ),
    (
      "values that are whole numbers",
      "date,v,w\n"
        + (0..<200).map { "2015-01-\(10 + $0 / 10),\($0 * 37 % 101),\($0 * 17 % 103)\n" }.joined()
    ),
    (
      "periods of a day",
      rows("date,period,v", (1...48).map { "\($0)" }, dates: 9)
    ),
    (
      "only numbers",
      rows("date,v", (1...9).map { "\($0)" }, dates: 9).replacing(".5", with: "").replacing(
        #/,[0-9]+\n/#, with: "\n")
    ),
    (
      "numbers that differ in all rows of a date of more than 1 MiB",
      rows("date,count,v", (0..<long).map(String.init), dates: 2, wide)
    ),
    ("repeated names", rows("date,kind,v", ["x", "x", "y"], dates: 9)),
    (
      "two short blocks",
      "date,kind,v\n2015-01-05,a,1\n2015-01-06,a,2\n2015-01-01,b,3\n2015-01-02,b,4\n"
    ),
    (
      "a few shared times",
      "date,kind,v\n"
        + (0..<190).map { day in
          "\(date(day)),a,1.5\n" + (day % 19 == 0 ? "\(date(day)),b,2.5\n" : "")
        }.joined()
    ),
  ]

  private static func date(_ day: Int) -> String {
    "2015-\(twoDigits(day / 28 + 1))-\(twoDigits(day % 28 + 1))"
  }

  @Test(arguments: single.filter { Depth.current != .quick || $0.text.utf8.count < 1 << 20 })
  func `other files have one series`(name: String, text: String) throws {
    let read = try read(text)
    #expect(read.report.seriesColumns == [], "\(name)")
    #expect(read.report.seriesCount == 1)
  }

  /// Rows of series A and, after the first 64 KiB, rows of series B at the same times.
  private static func late(_ firstOfB: Int, _ count: Int, _ time: (Int) -> String) -> String {
    "time,symbol,v\n"
      + (0..<count).map { step in
        "\(time(step)),A,1\n" + (step < firstOfB ? "" : "\(time(step)),B,9\n")
      }.joined()
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  @Test func `a second series that appears late at the same times is split off`() throws {
    func day(_ day: Int) -> String {
      "\(1850 + day / 336)-\(Self.twoDigits(day / 28 % 12 + 1))-\(Self.twoDigits(day % 28 + 1))"
    }
    func hour(_ hour: Int) -> String { "\(day(hour / 24))T\(Self.twoDigits(hour % 24)):00" }
    for (time, rows) in [(day, [6_000, 1_000]), (hour, [6_001, 999])] {
      var reader = SeriesReader(source: "x.csv")
      try reader.read(Array(Self.late(5_000, 6_000, time).utf8))
      try reader.finish()
      #expect(reader.series.map(\.name) == ["A", "B"])
      // A clock change may repeat one hour, so the first row of B counts as a row of A.
      #expect(reader.series.map(\.count) == rows)
      #expect(reader.report?.seriesColumns == ["symbol"])
    }
  }

  @Test func `names of several columns are unique`() throws {
    var options = SeriesOptions()
    options.by = ["a", "b"]
    var reader = SeriesReader(source: "x.csv", options: options)
    let names = ["x y,z", "x,y z", ",w", "w,"]
    try reader.read(Array(("date,a,b,v\n" + names.map { "2020-01-01,\($0),1\n" }.joined()).utf8))
    try reader.finish()
    #expect(reader.series.map(\.name) == ["x y z", "x y z (2)", "w", "w (2)"])
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `many columns leave room for fewer series`() {
    let width = 2_000
    let header = "date,name," + (0..<width).map { "v\($0)" }.joined(separator: ",")
    let cells = Array(repeating: "1", count: width).joined(separator: ",")
    let rows = (0...2_000).map { "2015-01-01,n\($0),\(cells)\n" }.joined()
    #expect(
      throws: SeriesError.tooManySeries(source: "x.csv", columns: ["name"], limit: 2_000)
    ) { try read("\(header)\n\(rows)") { $0.by = ["name"] } }
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `more series than the limit are refused with the cure`() {
    let rows = (0...100_000).map { "2015-01-01,n\($0),1\n" }.joined()
    let error = #expect(throws: SeriesError.self) {
      try read("date,name,v\n" + rows) { $0.by = ["name"] }
    }
    #expect(error == .tooManySeries(source: "x.csv", columns: ["name"], limit: 100_000))
    #expect(error?.description == "Column 'name' of 'x.csv' names more than 100000 series.")
    #expect(throws: Never.self) { try read("date,name,v\n" + rows) { $0.by = [] } }
    #expect(throws: SeriesError.self) {
      try read("date,name,v\n" + rows) {
        $0.by = ["name"]
        $0.skipBadRows = true
      }
    }
  }

  @Test func `a column that does not exist is refused`() {
    #expect(
      throws: SeriesError.unknownColumn(
        source: "x.csv", name: "nam", columns: ["date", "name", "v"])
    ) { try read("date,name,v\n2015-01-01,a,1\n") { $0.by = ["nam"] } }
  }
}
