import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ValueTests {
  /// Two days of data: rain of 1 and 2; a snow depth of 10, then a missing value.
  private static func session(storage: any Storage = MemoryStorage()) throws -> Session {
    let days = [CivilDate(year: 2016, month: 1, day: 1), CivilDate(year: 2016, month: 1, day: 2)]
    let times = days.compactMap { $0.map { CivilTime($0) } }
    func column(_ name: String, _ values: [Double?]) -> Series {
      Series(name: name, samples: zip(times, values).map { Sample(time: $0, value: $1) })
    }
    let columns = [column("rain", [1, 2]), column("Snow depth", [10, nil])]
    let data = ChartData(
      columns: columns, report: ReadReport(of: columns[0], source: "weather.csv"))
    return Session(scene: try Scene(data, units: [.week, .month]), storage: storage)
  }

  @Test func `another column is drawn and every level keeps its page`() throws {
    try Self.session().expectJSON(
      """
      > values {"result":"report","values":[{"value":"rain","aggregate":"sum","because":"'rain' is an amount","shown":true,"count":2,"missing":0,"mean":1.5,"min":1,"max":2},{"value":"Snow depth","aggregate":"mean","because":"'depth' is a measure","shown":false,"count":1,"missing":1,"mean":10,"min":10,"max":10}],"at":{"level":"week","page":0}}
      > value "snow depth" {"result":"changed","at":{"level":"week","page":0}}
      > value "Snow depth" {"result":"ignored","reason":"alreadyThere","at":{"level":"week","page":0}}
      > undo {"result":"changed","at":{"level":"week","page":0}}
      > values {"result":"report","values":[{"value":"rain","aggregate":"sum","because":"'rain' is an amount","shown":true,"count":2,"missing":0,"mean":1.5,"min":1,"max":2},{"value":"Snow depth","aggregate":"mean","because":"'depth' is a measure","shown":false,"count":1,"missing":1,"mean":10,"min":10,"max":10}],"at":{"level":"week","page":0}}
      """)
  }

  @Test func `the page is drawn from the chosen column`() throws {
    var session = try Self.session()
    let before = session.outcome("show")?["page"]
    #expect(before?["value"] == "rain")
    #expect(before?["sum"] == 3)
    session.run(all: ["value \"Snow depth\""])
    let after = session.outcome("show")?["page"]
    #expect(after?["value"] == "Snow depth")
    #expect(after?["sum"] == 10)
    #expect(after?["missing"] == 1)
  }

  @Test func `each column has its scale`() throws {
    var session = try Self.session()
    guard let rain = session.chart else {
      Issue.record("no chart")
      return
    }
    session.run(all: ["value \"Snow depth\""])
    guard let snow = session.chart else {
      Issue.record("no chart")
      return
    }
    // Bars of amounts start at zero.
    #expect(rain.scale.range == 0...2)
    #expect(snow.scale.range == 10...10)
  }

  @Test func `the data report is about the drawn column`() throws {
    let times = (1...4).compactMap {
      CivilDate(year: 2016, month: 1, day: $0).map { CivilTime($0) }
    }
    let rows = zip(times, ["1,7", "2,", ",", "4,"]).map { "\($0),\($1)\n" }.joined()
    var session = try dataSession(reading: "date,a,b\n" + rows, units: [.month])
    let first = session.outcome("data")?["data"]
    #expect([first?["value"], first?["used"], first?["blank"]] == ["a", 3, 1])
    session.run(all: ["value b"])
    let second = session.outcome("data")?["data"]
    #expect([second?["value"], second?["used"], second?["blank"]] == ["b", 1, 3])
  }

  @Test func `an unknown column is an error that lists the columns`() throws {
    var session = try Self.session()
    #expect(
      session.message("value rian")
        == "No column 'rian'. Did you mean 'rain'? Columns: rain, Snow depth")
    #expect(session.message("value") == nil)
  }

  @Test func `remarks point out surprising data`() throws {
    var plain = try CrossPagerConsoleTests.session("a=2,b=3")
    #expect(plain.remarks() == [])
    var daily = try datedSession()
    #expect(daily.remarks() == [.oneBar(.day, levelWithMore: "week")])
    daily.run(all: ["down"])
    #expect(daily.remarks() == [])
    let rows = (1...9).map { "2015-01-0\($0),\($0 % 3 == 0 ? "-99" : "\($0)")\n" }.joined()
    var session = try dataSession(reading: "date,v\n" + rows, units: [.month])
    #expect(session.remarks() == [.sentinel(-99)])
  }

  @Test(arguments: [
    ("visits", ["3", "0", "12"], true), ("Bike trips", ["3", "0", "12"], true),
    ("visits", ["NA", "4", "4"], true), ("temperature", ["3", "0", "12"], false),
    ("total_cases", ["3", "5", "12"], false), ("calls per day", ["3", "5", "12"], false),
    ("visits", ["3"], false), ("visits", ["NA", "NA", "4"], false),
  ])
  func `a remark says that a column of counts shows sums`(
    name: String, values: [String], isShown: Bool
  ) throws {
    let rows = values.enumerated().map { "2015-01-01T0\($0.offset),\($0.element)\n" }
    let (columns, report) = try SeriesReader.read(
      Array(("date,\(name)\n" + rows.joined()).utf8), source: "x.csv", options: SeriesOptions())
    func session(_ aggregate: Aggregate? = nil) throws -> Session {
      let data = ChartData(columns: columns, report: report, aggregate: aggregate)
      return Session(scene: try Scene(data, units: [.month]), storage: MemoryStorage())
    }
    var chosen = try session()
    let word = name.split(separator: " ").last.map { $0.lowercased() } ?? ""
    let remark = Remark.aggregate(.sum, column: name, evidence: "'\(word)' is an amount")
    #expect(chosen.remarks() == (isShown ? [remark] : []))
    #expect(
      remark.sentence
        == "Bars show the sum of '\(name)', because '\(word)' is an amount. To change it: aggregate mean"
    )
    var mean = try session(.mean)
    #expect(mean.remarks() == [])
  }

  @Test(arguments: [
    ("week", "go week"), ("MONTH", "go month"), ("rain", "value rain"),
    ("snow", "show"), ("\"snow depth\"", "value \"Snow depth\""), ("2016-01", "date 2016-01"),
  ])
  func `a name without a command suggests the command`(line: String, meant: String) throws {
    var session = try Self.session()
    #expect(session.message(line)?.hasSuffix("Did you mean '\(meant)'?") == true)
  }

  @Test func `plain pages have no values`() throws {
    var session = try CrossPagerConsoleTests.session("a=2")
    #expect(session.outcome("value rain") == ["result": "ignored", "reason": "noDates"])
    #expect(session.outcome("values") == ["result": "report", "values": []])
  }

  @Test func `a snapshot keeps the column`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["value \"Snow depth\"", "save place.json"])
    let saved = session.state
    var fresh = try Self.session(storage: storage)
    #expect(fresh.outcome("restore place.json") == ["result": "changed"])
    #expect(fresh.state == saved)
  }

  @Test func `a snapshot of an unknown column does not fit`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    session.run(all: ["save place.json"])
    try storage.write(
      try storage.read("place.json").replacing("\"rain\"", with: "\"hail\""), to: "place.json")
    let note = "No column 'hail' here. --repair keeps the current column."
    #expect(
      session.outcome("restore place.json")
        == ["result": "ignored", "reason": "doesNotFit", "differences": [.string(note)]])
  }
}
