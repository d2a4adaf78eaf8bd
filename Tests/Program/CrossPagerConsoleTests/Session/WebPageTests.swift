import CivilDates
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// The tests in `Tests/Hosts/Page` open exported pages.
struct WebPageTests {
  private static func session(
    names: [String] = [""], column: String = "rain", source: String = "data/weather.csv",
    _ storage: any Storage
  ) throws -> Session {
    let first = try #require(CivilDate(year: 2024, month: 1, day: 1)).dayNumber
    let samples = (0..<20).map { day in
      Sample(time: CivilTime(CivilDate(dayNumber: first + day)), value: Double(day) / 4)
    }
    let series = names.map {
      NamedSeries(name: $0, series: [Series(name: column, samples: samples)])
    }
    let data = ChartData(
      series: series, report: ReadReport(of: series[0].series[0], source: source))
    return Session(scene: try Scene(data, units: [.week, .month]), storage: storage)
  }

  /// Returns the page that a session exports after some lines.
  private static func page(
    after lines: [String] = [], column: String = "rain", source: String = "data/weather.csv"
  ) throws -> String {
    let storage = MemoryStorage()
    var session = try session(column: column, source: source, storage)
    session.run(all: lines + ["export page.html"])
    return try #require(storage["page.html"])
  }

  /// Returns the part of the text between `start` and `end`.
  static func part(_ text: String, _ start: String, _ end: String) -> String {
    guard let head = text.firstRange(of: start),
      let tail = text[head.upperBound...].firstRange(of: end)
    else { return "" }
    return String(text[head.upperBound..<tail.lowerBound])
  }

  static func document(_ text: String) throws -> JSON {
    try JSONReader(document: part(text, #"id="data">"#, "</script>")).value
  }

  @Test func `names are text in the page`() throws {
    let name = "</script><script>&\u{1B}\u{7}\""
    let text = try Self.page(column: name, source: "<b>&\"\u{1B}.csv")
    let scripts = { (text: String) in text.split(separator: "<script").count }
    #expect(scripts(text) == scripts(try Self.page()))
    #expect(Self.part(text, "<title>", "</title>") == "&lt;b&gt;&amp;&quot;.csv")
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    #expect(
      try Self.document(text)["columns"] == [
        ["name": .string(name), "unit": nil, "aggregate": "mean", "decimals": 2]
      ])
  }

  /// A mark before or after `<` combines with it into one character.
  @Test(arguments: ["\u{600}", "\u{301}", "\u{200D}"])
  func `marks beside brackets hide nothing`(mark: String) throws {
    let name = ["<", "/script", ">", "<", "img src=x onerror=x", ">", "&", "\""]
      .joined(separator: mark)
    let text = try Self.page(column: name, source: "\(name)\(mark)")
    #expect(!text.utf8.contains("<\(mark)/script".utf8) && !text.utf8.contains("img src=x>".utf8))
    let scalars = text.unicodeScalars.map(String.init)
    let brackets = scalars.indices.filter { scalars[$0] == "<" }
    #expect(brackets.allSatisfy { $0 + 1 < scalars.count && scalars[$0 + 1] != mark })
    #expect(
      try Self.document(text)["columns"] == [
        ["name": .string(name), "unit": nil, "aggregate": "mean", "decimals": 2]
      ])
  }

  @Test func `a name like a placeholder of the page is only a name`() throws {
    let text = try Self.page(column: "{{title}}", source: "{{data}}.csv")
    #expect(Self.part(text, "<title>", "</title>") == "{{data}}.csv")
    #expect(
      try Self.document(text)["columns"] == [
        ["name": "{{title}}", "unit": nil, "aggregate": "mean", "decimals": 2]
      ])
  }

  @Test func `the drawn series is one of at most 100`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(names: (0..<120).map { "s\($0)" }, storage)
    session.run(all: ["series s119"])
    #expect(
      session.outcome("export page.html")?["export"]
        == ["file": "page.html", "pages": 4, "series": 100, "allSeries": 120])
    guard
      case .array(let series)? = try Self.document(try #require(storage["page.html"]))["series"]
    else {
      Issue.record("no series")
      return
    }
    #expect(series.count == 100)
    #expect(series.first?["name"] == "s0")
    #expect(series.last?["name"] == "s119")
  }
}
