import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Opens the files in `Tests/Verification/aggregates/files` without options. The aggregates in `aggregates.json` are those that
/// the files' owners mean, and `aggregates.py` computes the values of their days and months.
struct ColumnAggregateTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Verification/aggregates").standardized

  struct Facts: Codable, Equatable, Sendable {
    let file: String
    let column: String
    let aggregate: String
    let resets: Int
    let values: [String: Double]
  }

  private static func expected() throws -> [Facts] {
    let json = try Data(contentsOf: folder.appending(path: "aggregates.json"))
    return try JSONDecoder().decode([Facts].self, from: json)
  }

  private static func data(_ file: String) throws -> ChartData {
    let bytes = try Data(contentsOf: folder.appending(path: "files/\(file)"))
    let (columns, report) = try SeriesReader.read(Array(bytes), source: file, resolution: nil)
    return ChartData(columns: columns, report: report)
  }

  @Test(arguments: (try? expected()) ?? [])
  func `a column has the aggregate and the numbers that its owner means`(facts: Facts) throws {
    let data = try Self.data(facts.file)
    let aggregate = data.aggregate(ofColumn: facts.column)
    #expect(aggregate.rawValue == facts.aggregate)
    let series = data.column(named: facts.column)
    #expect(series.total.resetCount == facts.resets)
    var values: [String: Double] = [:]
    for unit in [CalendarUnit.day, .month] {
      let level = try #require(data.level(unit, gaps: .show))
      for page in 0..<level.count {
        let summary = series.page(level.index(ofPage: page), of: unit, in: level.calendar)
        values[summary.key] = summary.total.value(aggregate)
      }
    }
    #expect(values.keys.sorted() == facts.values.keys.sorted())
    for (key, value) in values {
      let expected = try #require(facts.values[key])
      #expect(abs(value - expected) <= 1e-9 * max(1, abs(expected)), "\(key)")
    }
  }

  @Test(arguments: Aggregate.allCases)
  func `rows in any order give the same bars`(aggregate: Aggregate) throws {
    let facts = try #require(Self.expected().last { $0.aggregate == "rise" })
    let text = try String(
      contentsOf: Self.folder.appending(path: "files/\(facts.file)"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    func values(_ rows: [String]) throws -> [Double?] {
      let bytes = Array((lines[0] + rows.joined()).utf8)
      let (columns, _) = try SeriesReader.read(bytes, source: facts.file, resolution: nil)
      let month = try #require(columns[0].span).lowerBound
      let calendar = CivilCalendar()
      let index = calendar.index(of: month, in: .month)
      return (0..<2).flatMap { next in
        columns[0].page(index + next, of: .month, in: calendar).bars.map {
          $0.summary.value(aggregate)
        }
      }
    }
    let rows = Array(lines.dropFirst()).map(String.init)
    let sorted = try values(rows)
    #expect(try values(rows.reversed()) == sorted)
    let halves = Array(
      rows[rows.count / 2 / 3 * 3..<rows.count] + rows[..<(rows.count / 2 / 3 * 3)])
    #expect(try values(halves) == sorted)
  }

  private func elements(_ json: JSON?) -> [JSON] {
    if case .array(let elements)? = json { elements } else { [] }
  }

  private func column(_ name: String, _ values: [Double]) -> Series {
    Series(
      name: name,
      samples: values.enumerated().map { index, value in
        Sample(time: CivilTime(microseconds: Int64(738_000 + index) * 86_400_000_000), value: value)
      })
  }

  private static let amounts = [5.0, 0, 3, 8, 1, 4, 4, 2, 9, 0, 7, 6]
  private static let rising = (0..<12).map { 100 + Double($0 * $0) }

  @Test(arguments: [
    ("Precipitation", Aggregate.sum), ("Tagesniederschlag [mm]", .sum), ("précipitations", .sum),
    ("lluvia", .sum), ("Pasos", .sum), ("Schritte", .sum), ("askeleet", .sum), ("langkah", .sum),
    ("hospitalized_addition", .sum), ("Apports", .sum), ("mem.usage", .mean), ("CPU usage", .mean),
    ("Importe", .sum), ("Bedrag", .sum), ("importo", .sum), ("Valor consumo kWh", .sum),
    ("Energy delivered (kWh)", .sum), ("Saldo", .last), ("Running Balance", .last),
    ("Solde", .last), ("Kontostand nach Buchung", .last), ("temp_max", .mean),
    ("Rain rate", .mean), ("calls per day", .mean), ("Unit price", .mean), ("Leistung kW", .mean),
    ("Herzfrequenz", .mean), ("suhu", .mean), ("HeartRate", .mean), ("value", .mean),
    ("Close", .mean), ("meter", .mean), ("total cases", .sum), ("Gust(km/h)", .mean),
    ("Rain Rate (mm/hr)", .mean), ("Rain (mm)", .sum), ("credit/debit", .sum), ("Haben", .sum),
    ("Running Bal.", .last), ("hours", .sum), ("Heures", .sum), ("Kwota", .sum), ("Belopp", .sum),
    ("Сумма", .sum), ("bakiye", .last), ("new_cases", .sum), ("Wind gust", .mean),
  ])
  func `a name or a unit leads to an aggregate`(name: String, aggregate: Aggregate) {
    #expect(AggregateChoice(for: column(name, Self.amounts), unit: nil).aggregate == aggregate)
  }

  @Test(arguments: [
    ("Zählerstand", Aggregate.rise), ("Compteur", .rise), ("Meter reading", .rise),
    ("odometer", .rise), ("meterstand", .rise), ("Total energy kWh", .rise),
    ("Import total (kWh)", .rise), ("steps", .mean), ("population", .mean), ("Saldo", .last),
    ("total cases", .mean),
  ])
  func `a meter shows its rise, and another column that only rises no sum`(
    name: String, aggregate: Aggregate
  ) {
    #expect(AggregateChoice(for: column(name, Self.rising), unit: nil).aggregate == aggregate)
  }

  private func session(_ file: String, _ units: [CalendarUnit] = [.day, .month]) throws -> Session {
    Session(scene: try Scene(try Self.data(file), units: units), storage: MemoryStorage())
  }

  @Test func `each column keeps its own aggregate`() throws {
    var session = try session("kontoauszug.csv", [.month])
    func shown(_ session: inout Session) -> String {
      ["Betrag", "Saldo"].map { name in
        session.run(all: ["value \(name)"])
        return session.state.drawing.aggregate.rawValue
      }.joined(separator: " ")
    }
    #expect(shown(&session) == "sum last")
    session.run(all: ["aggregate min", "save a.json"])
    #expect(shown(&session) == "sum min")
    session.run(all: ["aggregate last", "value Betrag", "aggregate mean"])
    #expect(shown(&session) == "mean last")
    session.run(all: ["restore a.json"])
    #expect(shown(&session) == "sum min")
    session.run(all: ["split Betrag Saldo"])
    let charts = elements(session.outcome("show")?["split"])
    #expect(charts.map { $0["aggregate"] } == ["sum", "min"])
  }

  @Test func `values tells the aggregates and the evidence, and data the resets`() throws {
    var bank = try session("kontoauszug.csv", [.month])
    bank.run(all: ["aggregate max"])
    let values = elements(bank.outcome("values")?["values"])
    #expect(values.map { $0["aggregate"] } == ["max", "last"])
    #expect(values.map { $0["because"] } == ["it was set", "'saldo' is a state"])
    var meter = try session("stromzaehler.csv")
    #expect(meter.outcome("data")?["data"]?["resets"] == 1)
    let data = meter.run("data")
    let lines = TextReport(style: .init()).lines(try #require(data))
    #expect(lines.contains { $0.hasPrefix("resets") && $0.contains("tenth") })
    #expect(
      meter.remarks() == [
        .aggregate(.rise, column: "Zählerstand in kWh", evidence: "'zählerstand' is a meter")
      ])
  }

  @Test func `a column that only rises is offered its rise`() throws {
    let rows = (10...30).map { "2024-01-\($0),\($0 * 3)\n" }.joined()
    let (columns, report) = try SeriesReader.read(
      Array(("date,members\n" + rows).utf8), source: "x.csv", resolution: nil)
    var session = Session(
      scene: try Scene(ChartData(columns: columns, report: report)), storage: MemoryStorage())
    #expect(session.remarks() == [.rises(column: "members")])
    session.run(all: ["aggregate rise"])
    #expect(session.remarks() == [])
    let page = elements(session.outcome("show")?["page"]?["bars"]).last { $0["count"] == 1 }
    #expect(page?["value"] == 3)
  }
}
