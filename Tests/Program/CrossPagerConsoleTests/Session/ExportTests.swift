import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ExportTests {
  /// Two weeks of hourly values, with a day without samples.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - series: The name of the series, or nil for a single unnamed series. If there is a name, a second series is
  ///     named `other`, and the values are negative.
  static func dated(
    _ storage: any Storage, column: String = "rain, total", series: String? = nil
  ) throws -> Session {
    let first = try #require(CivilDate(year: 2024, month: 1, day: 1)).dayNumber
    let sign: Double = series == nil ? 1 : -1
    let samples = (0..<14).filter { $0 != 2 }.flatMap { day in
      (0..<2).compactMap { hour in
        CivilTime(CivilDate(dayNumber: first + day), hour: hour).map {
          let value = Double(day) + Double(hour) / 3
          return Sample(time: $0, value: sign * value)
        }
      }
    }
    let values = Series(name: column, samples: samples)
    let names = series.map { [$0, "other"] } ?? [""]
    let data = ChartData(
      series: names.map { NamedSeries(name: $0, series: [values]) },
      report: ReadReport(of: values, source: "weather.csv"))
    return Session(scene: try Scene(data, units: [.week, .month]), storage: storage)
  }

  @Test func `a table has a row for each bar`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    session.run(all: ["first", "export week.csv"])
    let lines = storage["week.csv"]?.split(separator: "\r\n").map(String.init)
    #expect(
      lines?.prefix(4) == [
        "start,end,level,page,bar,column,aggregate,value,count,missing,sum,mean,min,max",
        #"2024-01-01,2024-01-02,week,2024-W01,2024-01-01,"rain, total",mean,0.16666666666666666,2,0,0.3333333333333333,0.16666666666666666,0,0.3333333333333333"#,
        #"2024-01-02,2024-01-03,week,2024-W01,2024-01-02,"rain, total",mean,1.1666666666666665,2,0,2.333333333333333,1.1666666666666665,1,1.3333333333333333"#,
        #"2024-01-03,2024-01-04,week,2024-W01,2024-01-03,"rain, total",mean,,0,0,,,,"#,
      ])
    #expect(lines?.count == 8)
  }

  @Test func `the program reads its own table`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    session.run(all: ["export --all level.csv"])
    let text = try #require(storage["level.csv"])
    let (series, report) = try SeriesReader.read(Array(text.utf8), source: "level.csv")
    let value = try #require(series.first { $0.name == "value" })
    #expect(report.dateColumn == "start")
    #expect(report.duplicate == 0)
    #expect(series.first?.name == "value")
    let weeks = try Self.dated(storage).chartData?.columns[0]
      .barRange(of: .mean, per: .day, calendar: CivilCalendar())
    #expect(value.barRange(of: .mean, per: .day, calendar: CivilCalendar()) == weeks)
    #expect(value.total.count == 13)
  }

  @Test func `JSON has the page of show, and with --all an array`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    let page = session.outcome("show")?["page"]
    session.run(all: [
      "export one.json", "export --all all.json", "down", "export --all month.json",
    ])
    let one = try JSONReader(document: try #require(storage["one.json"])).value
    #expect(one == page)
    guard case .array(let all) = try JSONReader(document: try #require(storage["all.json"])).value,
      case .array(let months) = try JSONReader(document: try #require(storage["month.json"])).value
    else {
      Issue.record("no array")
      return
    }
    #expect(all.count == 2)
    #expect(all.last == page)
    #expect(months.count == 1)
  }

  @Test func `text is what a pipe shows, with an empty line between pages`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    let page = TextReport(style: TextStyle()).lines(session.show())
    session.run(all: ["export page.txt", "export --all level.txt"])
    #expect(storage["page.txt"] == page.map { $0 + "\n" }.joined())
    #expect(storage["level.txt"]?.hasSuffix("\n\n" + page.map { $0 + "\n" }.joined()) == true)
  }

  @Test func `a picture names the column, the page and its span`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    session.run(all: ["export page.svg"])
    let text = try #require(storage["page.svg"])
    for words in [
      ">rain, total, mean by day<", ">week 2024-W02 · 2024-01-08 through 2024-01-14<",
      ">Mon 8: 7.16667, 2 samples<", ">Sun 14<",
    ] { #expect(text.contains(words), "\(words)") }
  }

  @Test func `a picture marks the bar and names the values that it compares`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage)
    session.run(all: ["bar 2024-01-09", "compare previous", "export page.svg", "export page.json"])
    let text = try #require(storage["page.svg"])
    #expect(text.contains("<polygon class=\"ink\""))
    for words in [
      ">▲ Tue 2024-01-09: 8.16667 · 2 samples · Tue 2024-01-02: 1.16667 · change +7 (+600%)<",
      ">so far, 6 days 2 hours: 10.1667 · first 6 days 2 hours of 2024-W01: 3.33333",
      "change +6.83333 (+205%)<",
    ] { #expect(text.contains(words), "\(words)") }
    let json = try JSONReader(document: try #require(storage["page.json"])).value
    let show = session.outcome("show")
    #expect(json["compare"] == show?["compare"])
    #expect(json["bar"] == show?["bar"])
  }

  @Test func `the answer says that the pages of a level share a picture`() throws {
    try Self.dated(MemoryStorage()).expectText(
      """
      > export page.svg
      exported 1 page to 'page.svg'
      > preview export --all level.svg
      would export 2 pages to 'level.svg', one above another in one picture
      > export --all level.csv
      exported 2 pages to 'level.csv'
      """)
  }

  @Test func `an existing file stays unless --force replaces it`() throws {
    let storage = MemoryStorage(["page.csv": "old", "two words.csv": "old"])
    var session = try Self.dated(storage)
    #expect(
      session.message("export page.csv")
        == "'page.csv' already exists. To replace it: export --force page.csv")
    #expect(
      session.message("export --all \"two words.csv\"")
        == "'two words.csv' already exists. To replace it: export --all --force \"two words.csv\"")
    #expect(storage["page.csv"] == "old")
    #expect(session.message("export page.csv --force") == nil)
    #expect(storage["page.csv"]?.hasPrefix("start,") == true)
  }

  @Test(arguments: ["csv", "json", "txt"])
  func `a level of many pages is written in parts of limited length`(format: String) throws {
    let storage = MemoryStorage()
    var session = try session("a=20000", storage: storage)
    session.run(all: ["export --all a.\(format)"])
    #expect(try #require(storage["a.\(format)"]).utf8.count > 1 << 18)
    #expect(storage.longestPart.withLock { $0 } < 1 << 17)
  }

  @Test(arguments: ["csv", "json", "svg", "txt"])
  func `an interrupt stops an export, and no file is written`(format: String) throws {
    let storage = MemoryStorage(["old.\(format)": "old"])
    var session = try Self.dated(storage)
    let pages = Locked(0)
    session.context.isInterrupted = {
      pages.withLock {
        $0 += 1
        return $0 > 1
      }
    }
    for line in ["export --all new.\(format)", "export --all --force old.\(format)"] {
      let file = String(line.split(separator: " ")[line.contains("--force") ? 3 : 2])
      pages.withLock { $0 = 0 }
      #expect(session.message(line) == "Writing '\(file)' was interrupted. Nothing was written.")
    }
    #expect(storage["new.\(format)"] == nil)
    #expect(storage["old.\(format)"] == "old")
  }

  @Test(arguments: ["html"])
  func `an interrupt stops an export of all levels, and no file is written`(format: String) throws {
    let storage = MemoryStorage(["old.\(format)": "old"])
    var session = try Self.dated(storage)
    session.context.isInterrupted = { true }
    for (line, file) in [("export new", "new"), ("export --force old", "old")] {
      #expect(
        session.message("\(line).\(format)")
          == "Writing '\(file).\(format)' was interrupted. Nothing was written.")
    }
    #expect(storage["new.\(format)"] == nil)
    #expect(storage["old.\(format)"] == "old")
  }

  /// An export of 200 columns asks before each of them, so that it can be stopped long before it is complete.
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

  @Test func `cells of text that look like formulas follow an apostrophe`() throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage, column: "-2+3", series: "=1+1")
    session.run(all: ["first", "value \"-2+3\"", "export week.csv"])
    let lines = storage["week.csv"]?.split(separator: "\r\n").map(String.init)
    #expect(
      lines?.prefix(2) == [
        "start,end,level,page,bar,series,column,aggregate,value,count,missing,sum,mean,min,max",
        #"2024-01-01,2024-01-02,week,2024-W01,2024-01-01,"'=1+1","'-2+3",mean,-0.16666666666666666,2,0,-0.3333333333333333,-0.16666666666666666,-0.3333333333333333,0"#,
      ])
    var plain = try Session(
      scene: Scene(
        JSONReader(document: #"{"levels":[{"name":"=a","pages":["@b","-1"]}]}"#), .explorer),
      storage: storage)
    plain.run(all: ["export --all plain.csv"])
    #expect(
      storage["plain.csv"] == "level,page,title\r\n\"'=a\",0,\"'@b\"\r\n\"'=a\",1,\"'-1\"\r\n")
  }

  @Test(arguments: formulas)
  func `the program reads guarded names as they were`(name: String) throws {
    let storage = MemoryStorage()
    var session = try Self.dated(storage, column: "v", series: name)
    session.run(all: ["split \(Wording.quoting(name)) other", "export --all level.csv"])
    let text = try #require(storage["level.csv"])
    var options = SeriesOptions()
    options.by = ["series"]
    var reader = SeriesReader(source: "level.csv", options: options)
    try reader.read(Array(text.utf8))
    try reader.finish()
    #expect(reader.series.map(\.name) == [name, "other"])
  }

  @Test func `a preview writes nothing`() throws {
    let storage = MemoryStorage(["old.csv": "old"])
    var session = try Self.dated(storage)
    #expect(session.message("preview export new.csv") == nil)
    #expect(session.message("preview export --force old.csv") == nil)
    #expect(storage["new.csv"] == nil)
    #expect(storage["old.csv"] == "old")
  }

  @Test(arguments: [
    ("page.png", "page.svg"), ("a.b.PDF", "a.b.svg"), ("page.xlsx", "page.csv"),
    ("page.htm", "page.html"), ("\"my page.jpeg\"", "\"my page.svg\""),
  ])
  func `a file of another program is refused with the command for a similar file`(
    name: String, similar: String
  ) throws {
    var session = try Self.dated(MemoryStorage())
    #expect(
      session.message("export \(name)")
        == "'\(name.filter { $0 != "\"" })' does not end in .csv, .json, .svg, .txt or .html. "
        + "Instead, enter: export \(similar)")
  }

  @Test(arguments: ["page", ".png", "page.", "csv", "page.csvx"])
  func `a file name without a known extension lists the extensions`(name: String) throws {
    var session = try Self.dated(MemoryStorage())
    #expect(
      session.message("export \(name)")
        == "'\(name)' does not end in .csv, .json, .svg, .txt or .html.")
  }

  @Test func `a page without dates has a title`() throws {
    let storage = MemoryStorage()
    var session = try session("a=2,b=0", storage: storage)
    session.run(all: [
      "export --all pages.csv", "export page.json", "export page.txt", "export --all pages.txt",
    ])
    #expect(storage["pages.csv"] == "level,page,title\r\na,0,0\r\na,1,1\r\n")
    #expect(storage["page.json"] == #"{"level":"a","count":2,"page":0,"title":"0"}"# + "\n")
    #expect(storage["page.txt"] == "a 0 (0…1)\n  0\n")
    #expect(storage["pages.txt"] == "a 0 (0…1)\n  0\n\na 1 (0…1)\n  1\n")
    #expect(session.message("go b") == nil)
    #expect(session.message("export --all empty.csv") == "Level 'b' has no pages.")
  }

  @Test func `too many pages are refused`() throws {
    let storage = MemoryStorage()
    var session = try session("a=100001", storage: storage)
    #expect(
      session.message("export --all a.csv")
        == "A file can hold 100000 pages, but level 'a' has 100001. Go to a coarser level, or leave out --all."
    )
    #expect(storage["a.csv"] == nil)
  }

  @Test func `a file that cannot be written is a failure`() throws {
    var session = try Self.dated(FailingStorage())
    #expect(session.message("export a.csv") == "Cannot write 'a.csv': no space left.")
    #expect(session.message("export --force a.csv") == "Cannot write 'a.csv': no space left.")
  }

  @Test func `a recording is not overwritten`() throws {
    var session = try Self.dated(MemoryStorage())
    session.run(all: ["record walk.txt"])
    #expect(
      session.message("export --force walk.txt")
        == "Cannot write 'walk.txt': it is being recorded. To end the recording: record.")
  }

  @Test func `the response names the file and the number of pages`() throws {
    try Self.dated(MemoryStorage()).expectJSON(
      """
      > export --all level.csv {"result":"report","export":{"file":"level.csv","pages":2},"at":{"level":"week","page":1}}
      """)
  }
}
