import CivilDates
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests `export`. `export.md` has the files that a session writes.
struct ExportTests {
  @Test(arguments: ["csv", "json", "txt"])
  func `a level of many pages is written in parts of limited length`(format: String) throws {
    let storage = MemoryStorage()
    var session = try session("a=20000", storage: storage)
    session.run(all: ["export --all a.\(format)"])
    #expect(try #require(storage["a.\(format)"]).utf8.count > 1 << 18)
    #expect(storage.longestPart.withLock { $0 } < 1 << 17)
  }

  private static func dated(_ storage: any Storage) throws -> Session {
    try datedSession(from: (2024, 1, 1), days: 14, units: [.week, .month], storage: storage)
  }

  @Test(arguments: ["csv", "json", "svg", "txt", "html"])
  func `an interrupt stops an export, and no file is written`(format: String) throws {
    let storage = MemoryStorage(["old.\(format)": "old"])
    var session = try Self.dated(storage)
    let all = format == "html" ? "" : "--all "
    for (line, file) in [("export \(all)", "new"), ("export \(all)--force ", "old")] {
      let checks = Locked(0)
      session.context.isInterrupted = {
        checks.withLock {
          $0 += 1
          return $0 > 1 || format == "html"
        }
      }
      #expect(
        session.message("\(line)\(file).\(format)")
          == "Writing '\(file).\(format)' was interrupted. Nothing was written.")
    }
    #expect(storage["new.\(format)"] == nil)
    #expect(storage["old.\(format)"] == "old")
  }

  /// An export of 200 columns checks for an interrupt before each column, so it can be stopped long before its end.
  @Test func `an export to a web page can be interrupted at each column`() throws {
    let names = (0..<200).map { "c\($0)" }
    let text =
      "date,\(names.joined(separator: ","))\n2024-01-01\(String(repeating: ",1", count: 200))\n"
    let (columns, report) = try SeriesReader.read(Array(text.utf8), source: "wide.csv")
    let storage = MemoryStorage()
    var session = Session(
      scene: try Scene(ChartData(columns: columns, report: report), units: [.month]),
      storage: storage)
    let checks = Locked(0)
    session.context.isInterrupted = {
      checks.withLock {
        $0 += 1
        return $0 > 150
      }
    }
    #expect(session.message("export a.html")?.contains("was interrupted") == true)
    #expect(checks.withLock { $0 } == 151)
    checks.withLock { $0 = -1000 }
    #expect(session.message("export a.html") == nil)
    #expect(storage["a.html"] != nil)
  }

  /// The texts that a spreadsheet program would run, and texts that only look similar.
  static let formulas = [
    "=HYPERLINK(\"http://example.com\",\"x\")", "+1+cmd|' /C calc'!A0", "@SUM(1)", "-2+3", "-5",
    "＝1+1", "＋1", "－1", "＠SUM(1)", "'=1", "''-1", "'", "'tis", "a=b", "5-3",
  ]

  @Test(arguments: formulas)
  func `the program reads guarded names as they were`(name: String) throws {
    let storage = MemoryStorage()
    let values = try #require(datedSession().chartData).columns[0]
    let data = ChartData(
      series: [name, "other"].map { NamedSeries(name: $0, series: [values]) },
      report: ReadReport(of: values, source: "x.csv"))
    var session = Session(scene: try Scene(data, units: [.week]), storage: storage)
    session.run(all: ["split \(Wording.quoting(name)) other", "export --all level.csv"])
    let text = try #require(storage["level.csv"])
    #expect(text.hasSuffix("\r\n"))
    var options = SeriesOptions()
    options.by = ["series"]
    var reader = SeriesReader(source: "level.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    #expect(reader.series.map(\.name) == [name, "other"])
  }

  @Test func `a file that cannot be written is a failure`() throws {
    var session = try Self.dated(FailingStorage())
    #expect(session.message("export a.csv") == "Cannot write 'a.csv': no space left.")
    #expect(session.message("export --force a.csv") == "Cannot write 'a.csv': no space left.")
  }
}
