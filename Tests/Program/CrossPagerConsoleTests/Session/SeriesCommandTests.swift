import CivilDates
import CrossPager
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import LineEditing
@testable import SeriesExplorer

/// New rows, advice and completion in sessions with several named series. `series.md` shows what a
/// session prints.
struct SeriesCommandTests {
  private static let names = ["MSFT", "AMZN", "New Zealand", "aapl"]

  /// Returns prices on each day: 1, 2, … for the first series, 11, 12, … for the second, and so on.
  private static func data(_ names: [String] = names, days: Int = 9) throws -> ChartData {
    let rows = (1...days).flatMap { day in
      names.enumerated().map { "2016-01-0\(day),\($1),\($0 * 10 + day)\n" }
    }
    return try data("date,symbol,price\n" + rows.joined(), by: ["symbol"])
  }

  private static func data(_ text: String, by columns: [String]?) throws -> ChartData {
    var options = SeriesOptions()
    options.by = columns
    var reader = SeriesReader(source: "stocks.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    let report = reader.report
    return ChartData(series: reader.series, report: try #require(report))
  }

  private static func session(_ data: ChartData) throws -> Session {
    Session(scene: try Scene(data, units: [.week, .month]), storage: MemoryStorage())
  }

  @Test func `new rows add series and keep the drawn one`() throws {
    var session = try Self.session(Self.data(["MSFT"], days: 2)).after("series MSFT")
    session.update(try Self.data())
    #expect(session.state.drawing.series == "MSFT")
    session.run(all: ["series AMZN"])
    #expect(session.outcome("show")?["page"]?["sum"] == 36)
    session.update(try Self.data(["MSFT"]))
    #expect(session.state.drawing.series == "MSFT")
  }

  @Test func `the newest minute slides in`() throws {
    func data(_ seconds: String...) throws -> ChartData {
      let rows = seconds.map { "2015-12-31T23:\($0),1\n" }.joined()
      return try Self.data("time,v\n" + rows, by: nil)
    }
    let scene = try Scene(data("58:07"), units: [.minute, .hour, .day], follows: true)
    var session = Session(scene: scene, storage: MemoryStorage())
    #expect(
      session.state.places.map(\.title) == ["2015-12-31T23:58", "2015-12-31T23", "2015-12-31"])
    session.update(try data("58:07", "59:46"))
    #expect(session.place?.title == "2015-12-31T23:59")
    session.run(all: ["left"])
    session.update(try data("58:07", "59:46", "59:56"))
    #expect(session.place?.title == "2015-12-31T23:58")
  }

  @Test func `advice stays below a drawn page`() throws {
    var session = try datedSession(from: (2016, 7, 1), days: 40, units: [.day, .month])
    let lines = session.run("date 2016-07").map { TextReport(style: TextStyle()).remaining($0) }
    #expect(lines == ["To see the whole month: go month 2016-07"])
  }

  @Test func `Tab completes names, and lists no more of thousands than a menu holds`() throws {
    struct NoFiles: FileNames {
      func names(in folder: String) -> [(name: String, isFolder: Bool)] { [] }
    }
    func completion(_ line: String, _ session: Session) -> Completion {
      Completion(of: line, cursor: line.count, in: session, files: NoFiles())
    }
    let session = try Self.session(Self.data())
    #expect(completion("series n", session).replacement == "\"New Zealand\" ")
    #expect(completion("series ", session).candidates == Self.names)
    let many = try Self.session(Self.data((0..<10_000).map { "name\($0)" }, days: 1))
    #expect(completion("series n", many).replacement == "name")
    #expect(completion("series ", many).candidates.count == 1_000)
    #expect(completion("series name999", many).candidates.count == 11)
  }
}
