import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import LineEditing
@testable import SeriesExplorer

struct SplitTests {
  /// Two weeks of daily values in three columns.
  private static func weather(_ storage: any Storage = MemoryStorage()) throws -> Session {
    let rows = (1...14).map { day in
      "2024-01-\(day < 10 ? "0" : "")\(day),\(day).5,\(day * 1000).5,\(100.25 - Double(day))\n"
    }
    return try session("date,rain,wind,air pressure\n" + rows.joined(), storage)
  }

  /// A week of daily values for three series in one column.
  private static func stocks() throws -> Session {
    let rows = (1...7).flatMap { day in
      ["aapl", "MSFT", "AMZN"].enumerated().map { "2024-01-0\(day),\($1),\(day * ($0 + 1)).25\n" }
    }
    var options = SeriesOptions()
    options.by = ["symbol"]
    return try session("date,symbol,price\n" + rows.joined(), MemoryStorage(), options: options)
  }

  private static func session(
    _ text: String, _ storage: any Storage, options: SeriesOptions = SeriesOptions()
  ) throws -> Session {
    var reader = SeriesReader(source: "x.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    let report = reader.report
    let data = ChartData(series: reader.series, report: try #require(report))
    return Session(scene: try Scene(data, units: [.week, .month]), storage: storage)
  }

  /// The columns that `show` draws, and their series.
  private static func drawn(_ session: Session) -> [String] {
    var session = session
    guard case .array(let pages)? = session.outcome("show")?["split"] else { return [] }
    return pages.map { page in
      [page["value"], page["series"]].compactMap { value in
        if case .string(let text)? = value { text } else { nil }
      }.joined(separator: " of ")
    }
  }

  @Test(arguments: [
    ("split 2", ["rain", "wind"]), ("split 9", ["rain", "wind", "air pressure"]),
    ("split wind RAIN", ["wind", "rain"]),
    ("split \"air pressure\" rain", ["air pressure", "rain"]),
  ])
  func `columns are drawn one above the other`(line: String, columns: [String]) throws {
    #expect(Self.drawn(try Self.weather().after(line)) == columns)
  }

  @Test func `the answer names the columns and the series`() throws {
    try Self.weather().expectText(
      """
      > split 9
      changed: split 9, draws only 'rain', 'wind' and 'air pressure'
      > split 3
      changed: split 3, draws 'rain', 'wind' and 'air pressure'
      > split wind RAIN
      changed: split wind rain, draws 'wind' and 'rain'
      > preview split 2
      would change: split 2, draws 'rain' and 'wind'
      """)
    try Self.stocks().expectText(
      """
      > split MSFT aapl
      changed: split MSFT aapl, draws 'price of MSFT' and 'price of aapl'
      """)
    try Self.stocks().expectJSON(
      """
      > split 2 {"result":"changed","split":[{"value":"price","series":"aapl"},{"value":"price","series":"MSFT"}],"at":{"level":"week","page":0}}
      > split off {"result":"changed","at":{"level":"week","page":0}}
      """)
  }

  @Test(arguments: [
    ("rain", ["rain", "wind"]), ("wind", ["wind", "air pressure"]),
    ("air pressure", ["air pressure", "rain"]),
  ])
  func `a number of charts continues in file order, whichever column was selected first`(
    first: String, columns: [String]
  ) throws {
    var options = SeriesOptions()
    options.value = [first]
    let session = try Self.session(
      "date,rain,wind,air pressure\n2024-01-01,1,2,3\n2024-01-02,2,3,5\n2024-01-03,3,4,4\n",
      MemoryStorage(), options: options)
    #expect(Self.drawn(session.after("split 2")) == columns)
  }

  @Test func `every chart draws the comparison`() throws {
    var session = try Self.weather().after("split 2", "compare previous")
    let lines = TextReport(style: TextStyle()).lines(session.show())
    #expect(
      lines.filter { $0.contains("2024-W01") } == [
        "█ 2024-W02 mean 11.5 · ░ 2024-W01 mean 4.5 · change +7 (+155.6%)",
        "█ 2024-W02 mean 11,000.5 · ░ 2024-W01 mean 4,000.5 · change +7,000 (+175%)",
      ])
    #expect(lines.count { $0.contains("░") } > 4)
    guard case .array(let pages)? = session.outcome("show")?["split"] else {
      Issue.record("no split")
      return
    }
    #expect(pages.map { $0["compare"]?["mean"] } == [4.5, 4000.5])
    #expect(pages.map { $0["change"] } == [7, 7000])
  }

  @Test func `a number of charts begins with the drawn column`() throws {
    #expect(
      Self.drawn(try Self.weather().after("split 2", "value \"air pressure\"")) == [
        "air pressure", "rain",
      ])
  }

  @Test(arguments: [
    ("split 2", ["price of aapl", "price of MSFT"]),
    ("split amzn aa", ["price of AMZN", "price of aapl"]),
  ])
  func `series are drawn one above the other if there is one column`(
    line: String, columns: [String]
  ) throws {
    #expect(Self.drawn(try Self.stocks().after(line)) == columns)
  }

  @Test func `without a split show is as before, and with one it has the page and the charts`()
    throws
  {
    var session = try Self.weather()
    let page = session.outcome("show")?["page"]
    #expect(session.outcome("show")?["split"] == nil)
    session.run(all: ["split 2"])
    let split = session.outcome("show")
    #expect(split?["page"] == page)
    guard case .array(let pages)? = split?["split"] else {
      Issue.record("no split")
      return
    }
    #expect(pages.count == 2)
    #expect(pages.first == page)
    session.run(all: ["split off"])
    #expect(session.outcome("show")?["split"] == nil)
  }

  @Test func `charts share the axis of time and have their own scales`() throws {
    try Self.weather().after("split 2").expectText(
      """
      > show
      week 2024-W02 · 2024-01-08 through 2024-01-14
      rain, mean by day · count 7 · missing 0 · min 8.5 · mean 11.5 · max 14.5
          15 ┤                                                 ⣀⣀⣀⣀⣀⠤⠤⠤⠤⠤⠤⠤⠤⠒⠒⠒⠒⠒⠂
             │                       ⣀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠊⠉⠉⠉⠉⠉⠉⠉
          10 ┤     ⠠⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠉⠉⠉⠉⠉
             │
           5 ┤
             │
           0 ┴────────────────────────────────────────────────────────────────────────
      wind, mean by day · scale page · count 7 · missing 0 · min 8,000.5
      15,000 ┤                                                      ⣀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠔⠒⠒⠂
             │                            ⢀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠉⠉⠉⠉⠉
      10,000 ┤     ⢀⣀⣀⠤⠤⠤⠤⠤⠒⠒⠒⠒⠒⠒⠒⠊⠉⠉⠉⠉⠉⠉⠉⠁
             │
       5,000 ┤
             │
           0 ┴────────────────────────────────────────────────────────────────────────
                 Mon 8     Tue 9     Wed 10    Thu 11     Fri 12    Sat 13    Sun 14
      """)
  }

  @Test(arguments: [(24, 3), (14, 3), (11, 2), (8, 1), (3, 1)])
  func `a short screen draws the charts that fit and names the others`(
    height: Int, charts: Int
  ) throws {
    var style = TextStyle()
    style.height = height
    var session = try Self.weather().after("split 3")
    let lines = TextReport(style: style).lines(session.show())
    #expect(
      lines.filter { $0.contains("mean by day") && !$0.contains("not shown") }.count == charts)
    #expect(lines.contains { $0.hasPrefix("\(3 - charts) not shown: ") } == (charts < 3))
    #expect(lines.count <= max(height, 7), "\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: [
    (10, ["bar at 0"], 3), (9, ["bar at 0"], 2), (8, ["bar at 0"], 1), (7, [], 2), (6, [], 1),
    (5, [], 1), (4, [], 0),
  ])
  func `on a small screen, the line that names the other charts stays`(
    height: Int, lines: [String], bars: Int
  ) throws {
    var style = TextStyle(width: 40)
    (style.height, style.omission) = (height, .titles)
    var session = try Self.weather().after("split 3")
    session.run(all: lines)
    let drawn = TextReport(style: style).lines(session.show())
    #expect(drawn.count <= height)
    #expect(drawn.contains { $0.hasPrefix("2 not shown: ") })
    #expect(drawn.contains { $0.hasPrefix("Mon 2024-01-08: 8.5") } == !lines.isEmpty)
    #expect(drawn.count { $0.contains("┤") || $0.contains("│") } == bars)
    #expect(drawn.contains { $0.contains("┴") } == (bars > 0))
  }

  @Test(arguments: [
    ("split w", "split wind "), ("split rain AIR", "split rain \"air pressure\" "),
    ("split o", "split off "),
  ])
  func `names are completed`(line: String, completed: String) throws {
    struct NoFiles: FileNames {
      func names(in folder: String) -> [(name: String, isFolder: Bool)] { [] }
    }
    let completion = Completion(
      of: line, cursor: line.count, in: try Self.weather(), files: NoFiles())
    var buffer = LineBuffer(line)
    buffer.replace(completion.range, with: completion.replacement)
    #expect(buffer.text == completed)
  }

  @Test func `plain text lists the bars of each chart`() throws {
    var session = try Self.weather().after("split 2")
    let lines = TextReport(style: TextStyle(isPlain: true)).lines(session.show())
    #expect(
      lines.filter { $0.hasPrefix("Mon 8: ") } == [
        "Mon 8: 8.5, 1 sample", "Mon 8: 8000.5, 1 sample",
      ])
  }

  @Test func `a split is undone, recorded and saved`() throws {
    let storage = MemoryStorage()
    var session = try Self.weather(storage)
    session.run(all: ["record walk", "split wind \"air pressure\"", "record", "save place.json"])
    let split = session.state.drawing.split
    #expect(split == .columns(["wind", "air pressure"]))
    #expect(storage["walk"]?.contains("\nsplit wind \"air pressure\"\n") == true)
    session.run(all: ["undo"])
    #expect(session.state.drawing.split == .off)
    session.run(all: ["restore place.json"])
    #expect(session.state.drawing.split == split)
    session.run(all: ["split 3", "save count.json", "split off", "restore count.json"])
    #expect(session.state.drawing.split == .count(3))
    var other = try Self.stocks()
    other.context.storage = storage
    #expect(other.message("restore place.json")?.contains("does not fit") == true)
  }

  @Test(arguments: [
    ("split", "'split' needs a number of charts, 'off', or names. Usage: split N|off|NAME…"),
    ("split 1", "'1' is not a number from 2 to 100."),
    ("split 101", "'101' is not a number from 2 to 100."),
    ("split rain", "'split rain' needs another column. Usage: split N|off|NAME…"),
    ("split rain snow", "No column 'snow'. Columns: rain, wind, air pressure"),
    ("split snow rain", "No column 'snow'. Columns: rain, wind, air pressure"),
    ("split off", "Nothing to change."),
  ])
  func `a wrong split says what is allowed`(line: String, message: String) throws {
    var session = try Self.weather()
    #expect(session.message(line) == message)
  }

  @Test func `there must be something to split`() throws {
    var plain = try CrossPagerConsoleTests.session("a=2")
    #expect(plain.outcome("split 2")?["reason"] == "noDates")
    #expect(plain.outcome("split a b")?["reason"] == "noDates")
    var single = try Self.session(
      "date,rain\n2024-01-01,1.5\n2024-01-02,2.5\n2024-01-03,1.5\n", MemoryStorage())
    #expect(
      single.message("split 2") == "There is only one column to draw, so a page cannot be split.")
  }

  @Test func `an export has all charts of a page`() throws {
    let storage = MemoryStorage()
    var session = try Self.weather(storage)
    session.run(all: [
      "split 2", "export page.csv", "export page.json", "export page.svg", "export page.txt",
    ])
    #expect(storage["page.csv"]?.split(separator: "\r\n").count == 15)
    let json = try JSONReader(document: try #require(storage["page.json"])).value
    #expect(json["value"] == "rain")
    #expect(json["split"] == session.outcome("show")?["split"])
    #expect(storage["page.svg"]?.split(separator: "<g ").count == 3)
    #expect(
      storage["page.txt"]
        == TextReport(style: TextStyle()).lines(session.show()).map { $0 + "\n" }.joined())
  }
}
