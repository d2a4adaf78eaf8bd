import CrossPagerSeries
import Testing

@testable import SeriesExplorer

/// The aggregate that the values, the unit and the resets of a column suggest where its name does not.
struct AggregateEvidenceTests {
  private static func day(_ number: Int) -> String {
    "2024-0\(1 + number / 28)-\(number % 28 < 9 ? "0" : "")\(1 + number % 28)"
  }

  /// The aggregate of the first drawn column, and the reason.
  private static func choice(_ text: String) throws -> String {
    let (columns, report) = try SeriesReader.read(
      Array(text.utf8), source: "data.csv", resolution: nil)
    let data = ChartData(columns: columns, report: report)
    let name = data.names[0]
    return "\(data.aggregate(ofColumn: name)) \(data.choices[name]?.evidence ?? "-")"
  }

  private static func rows(_ count: Int, _ cells: (Int) -> String) -> String {
    (0..<count).map { cells($0) + "\n" }.joined()
  }

  private static let payments = "sum payments on irregular days"
  private static let counts = "sum whole numbers that change like counts"

  @Test(arguments: [
    (
      "16-11-2012;DSB;-48,00\n26-10-2012;Cafe;-79,00\n22-10-2012;H&M;497,90\n12-10-2012;ASOS;-995,00\n",
      payments
    ),
    (rows(12) { "\(day($0 / 3));shop;-\($0 + 3).\($0 % 10)5" }, payments),
    (rows(12) { "\(day($0 / 3));shop;-\($0 + 3)" }, payments),
    (rows(12) { "\(day($0));street;-\($0 + 3).\($0 % 10)5" }, "mean -"),
    (rows(12) { "\(day(2 * $0));garden;-\($0).125" }, "mean -"),
    (rows(12) { "2024-\($0 < 9 ? "0" : "")\($0 + 1)-01;rate;-\($0).25" }, "mean -"),
    (rows(12) { "\(day($0 * $0 / 4)) 12:00;room;-\($0).25" }, "mean -"),
  ])
  func `negative cents on irregular days are payments`(text: String, expected: String) throws {
    #expect(try Self.choice(text) == expected)
  }

  @Test(arguments: [
    (rows(40) { "\(day($0)),\($0 % 7 * 100 + 30)" }, counts),
    (rows(40) { "\(day($0)),\($0 % 7 * 100).5" }, "mean -"),
    (rows(40) { "\(day($0)),\($0 % 7 + 1)" }, "mean -"),
    (rows(40) { "\(day($0)),\($0 % 3 + 60)" }, "mean -"),
    (rows(40) { "\(day($0)),\($0 == 20 ? 100 : 1)" }, "mean -"),
    (rows(10) { "\(day($0)),\($0 % 7 * 100 + 30)" }, "mean -"),
    (rows(40) { "\(day($0)),\($0 % 3 == 0 ? "2.5" : "0")" }, "sum mostly 0"),
    (rows(40) { "\(day($0)),\($0 > 25 ? "2.5" : "0")" }, "mean -"),
    (
      rows(40) { "\(day($0 / 24))T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00,\($0 % 7 * 100 + 30)" },
      "mean -"
    ),
  ])
  func `daily numbers that change like counts are counts`(rows: String, expected: String) throws {
    #expect(try Self.choice("date,Berri\n" + rows) == expected)
  }

  @Test(arguments: ["Daily Rain", "daily steps", "Energy today (kWh)"])
  func `a total that starts again shows what it counted`(name: String) throws {
    let text = Self.rows(96) { row in
      let hour = row % 24
      return "\(Self.day(row / 24))T\(hour < 10 ? "0" : "")\(hour):00,\(hour / 2).0"
    }
    #expect(try Self.choice("time,\(name)\n" + text).hasSuffix("is a total that starts again"))
    let falls = text.replacing("T11:00,5.0", with: "T11:00,2.0")
    #expect(try Self.choice("time,\(name)\n" + falls).hasPrefix("sum"))
  }

  @Test(arguments: [
    ("kWh", "274021.6", "rise 'kwh' is a unit of meters, and the values only rise"),
    ("kWh", "4.5", "sum 'kwh' is an amount"), ("°C", "274021.6", "mean '°c' is a measure"),
  ])
  func `a column names the unit`(unit: String, first: String, expected: String) throws {
    let text = Self.rows(6) { row in
      let value =
        (Double(first) ?? 0) + (unit == "kWh" && first == "4.5" ? Double(row % 3) : Double(row))
      return "sensor.gas;\(unit);0\(row + 1).01.2024 23:00;\(value)"
    }
    #expect(try Self.choice("statistic_id;unit;start;state\n" + text) == expected)
    #expect(
      try Self.choice(
        "statistic_id;unit;start;state\n" + text + "sensor.gas;m;08.01.2024 23:00;1\n"
      ).hasSuffix("-"))
  }
}
