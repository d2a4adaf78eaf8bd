import CivilDates
import CrossPager
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import LineEditing
@testable import SeriesExplorer

/// Tests sessions with several named series, of which only one is drawn.
struct SeriesCommandTests {
  private static let names = ["MSFT", "AMZN", "New Zealand", "aapl"]

  /// One price per day: 1, 2, … for the first series; 11, 12, … for the second; and so on. The series `aapl` starts on
  /// the fifth day.
  private static func data(_ names: [String] = names, days: Int = 9) throws -> ChartData {
    let rows = (1...days).flatMap { day in
      names.enumerated().compactMap { number, name in
        name == "aapl" && day < 5 ? nil : "2016-01-0\(day),\(name),\(number * 10 + day)\n"
      }
    }
    var options = SeriesOptions()
    options.by = ["symbol"]
    var reader = SeriesReader(source: "stocks.csv", options: options)
    try reader.read(Array(("date,symbol,price\n" + rows.joined()).utf8))
    try reader.finish()
    let report = reader.report
    return ChartData(series: reader.series, report: try #require(report))
  }

  private static func session(
    _ data: ChartData? = nil, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    Session(scene: try Scene(data ?? Self.data(), units: [.week, .month]), storage: storage)
  }

  private static let list =
    #"[{"series":"MSFT","shown":true,"count":9,"first":"2016-01-01","last":"2016-01-09"},{"series":"AMZN","shown":false,"count":9,"first":"2016-01-01","last":"2016-01-09"},{"series":"New Zealand","shown":false,"count":9,"first":"2016-01-01","last":"2016-01-09"},{"series":"aapl","shown":false,"count":5,"first":"2016-01-05","last":"2016-01-09"}]"#

  @Test func `another series is drawn and every level keeps its page`() throws {
    let at = #""at":{"level":"week","page":1}}"#
    try Self.session().expectJSON(
      """
      > series {"result":"report","series":\(Self.list),\(at)
      > series AAPL {"result":"changed",\(at)
      > series aa {"result":"ignored","reason":"alreadyThere",\(at)
      > preview series new {"result":"changed","preview":true,\(at)
      > undo {"result":"changed",\(at)
      > series {"result":"report","series":\(Self.list),\(at)
      """)
  }

  @Test(arguments: [
    ("amzn", "AMZN"), ("\"New Zealand\"", "New Zealand"), ("ne", "New Zealand"), ("AAPL", "aapl"),
    ("m", "MSFT"),
  ])
  func `a name is found in any letter case and by its beginning`(word: String, name: String) throws
  {
    var session = try Self.session()
    session.run(all: ["series AMZN", "series \(word)"])
    #expect(session.state.drawing.series == name)
  }

  @Test func `the page is drawn from the chosen series`() throws {
    var session = try Self.session()
    let first = session.outcome("show")?["page"]
    #expect([first?["series"], first?["value"], first?["sum"]] == ["MSFT", "price", 39])
    session.run(all: ["series AMZN"])
    let second = session.outcome("show")?["page"]
    #expect([second?["series"], second?["sum"]] == ["AMZN", 99])
    #expect(session.outcome("values")?["values"].debugDescription.contains("19") == true)
  }

  @Test func `the caption names the series`() throws {
    var session = try Self.session()
    let text = TextReport(style: TextStyle()).lines(session.show()).joined(separator: "\n")
    #expect(text.contains("price of MSFT, mean by day"))
  }

  @Test func `each series has its scale, and the levels cover all series`() throws {
    var session = try Self.session()
    let scales = ["AMZN", "aapl"].map { name in
      session.run(all: ["series \(name)"])
      guard let chart = session.chart else { return nil as ClosedRange<Double>? }
      return chart.scale.range
    }
    #expect(scales == [11...19, 35...39])
    #expect(session.state.pager.levels.map(\.count) == [2, 1])
  }

  @Test func `an unknown series is an error that lists the series`() throws {
    var session = try Self.session()
    #expect(
      session.message("series AMNZ")
        == "No series 'AMNZ'. Did you mean 'AMZN'? Series: MSFT, AMZN, New Zealand, aapl")
    #expect(session.message("series a") == "'a' could be AMZN or aapl.")
    #expect(session.message("AMZN")?.hasSuffix("Did you mean 'series AMZN'?") == true)
  }

  @Test func `one series without a name cannot be changed`() throws {
    var dated = try datedSession()
    #expect(dated.outcome("series") == ["result": "report", "series": []])
    #expect(dated.outcome("series x") == ["result": "ignored", "reason": "doesNotFit"])
    #expect(
      dated.message("series x")
        == "The data has a single unnamed series. To split it by a column of names: by COLUMN")
    let page = dated.outcome("show")?["page"]
    #expect(page?["series"] == nil)
    var plain = try CrossPagerConsoleTests.session("a=2")
    #expect(plain.outcome("series x") == ["result": "ignored", "reason": "noDates"])
  }

  @Test func `a snapshot and a script keep the series`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["series new", "save place.json", "record script", "series aa", "record"])
    var fresh = try Self.session(storage: storage)
    #expect(fresh.outcome("restore place.json") == ["result": "changed"])
    #expect(fresh.state.drawing.series == "New Zealand")
    var third = try Self.session(storage: storage)
    #expect(third.message("replay script") == nil)
    #expect(third.state.drawing.series == "aapl")
    var other = try Self.session(try Self.data(["MSFT", "AMZN"]), storage: storage)
    let note = "No series 'New Zealand' here. --repair keeps the current series."
    #expect(
      other.outcome("restore place.json")
        == ["result": "ignored", "reason": "doesNotFit", "differences": [.string(note)]])
  }

  @Test func `new rows add series and keep the drawn one`() throws {
    var session = try Self.session(try Self.data(["MSFT"], days: 2))
    session.run(all: ["series MSFT"])
    session.update(try Self.data())
    #expect(session.state.drawing.series == "MSFT")
    session.run(all: ["series AMZN"])
    #expect(session.outcome("show")?["page"]?["sum"] == 36)
    session.update(try Self.data(["MSFT"]))
    #expect(session.state.drawing.series == "MSFT")
  }

  @Test func `the first remark names the series`() throws {
    var session = try Self.session()
    #expect(session.remarks().first == .series(Self.names, by: ["symbol"], drawn: "MSFT"))
    let many = (0..<1_000).map { "country \($0)" }
    let remark = Remark.series(many, by: ["region", "name"], drawn: many[1])
    #expect(
      remark.sentence
        == "1000 series by 'region' and 'name': country 0, country 1, country 2 and 997 more. Drawn: country 1. To change it: series NAME"
    )
  }

  @Test func `rows that share their times without a name are remarked on`() throws {
    let rows = (1...9).map { "2015-01-0\($0),\($0)\n2015-01-0\($0),\($0)\n" }.joined()
    let (columns, report) = try SeriesReader.read(Array(("date,v\n" + rows).utf8), source: "x.csv")
    var session = try Self.session(ChartData(columns: columns, report: report))
    #expect(session.remarks() == [.sharedTimes(9)])
  }

  @Test func `the data report names the columns`() throws {
    var session = try Self.session()
    let data = session.outcome("data")?["data"]
    #expect([data?["by"], data?["series"], data?["read"]] == [["symbol"], 4, 32])
  }

  @Test func `Tab completes names, of thousands at most a menu`() throws {
    struct NoFiles: FileNames {
      func names(in folder: String) -> [(name: String, isFolder: Bool)] { [] }
    }
    func completion(_ line: String, _ session: Session) -> Completion {
      Completion(of: line, cursor: line.count, in: session, files: NoFiles())
    }
    let session = try Self.session()
    #expect(completion("series n", session).replacement == "\"New Zealand\" ")
    #expect(completion("series ", session).candidates == Self.names)
    let many = try Self.session(try Self.data((0..<10_000).map { "name\($0)" }, days: 1))
    #expect(completion("series n", many).replacement == "name")
    #expect(completion("series ", many).candidates.count == 1_000)
    #expect(completion("series name999", many).candidates.count == 11)
  }
}
