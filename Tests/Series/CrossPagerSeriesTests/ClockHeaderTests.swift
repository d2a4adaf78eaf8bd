import CivilDates
import CrossPagerSeries
import Testing

/// Tables with one column for each time of day, as electricity meters write them.
struct ClockHeaderTests {
  private static func clock(_ minute: Int) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The headings for steps of `length` minutes.
  private static func headings(_ length: Int, _ heading: (Int) -> String) -> String {
    stride(from: 0, to: 24 * 60, by: length).map(heading).joined(separator: ";")
  }

  private static let headers: [(header: String, length: Int, name: String)] = [
    (headings(15) { "\(clock($0))-\(clock($0 + 15))" }, 15, "amount"),
    (headings(30) { clock($0 + 30) }, 30, "amount"),
    (headings(30) { clock(($0 + 30) % 1440) }, 30, "amount"),
    (headings(60) { "kWh \(clock($0))" }, 60, "value"),
  ]

  @Test(arguments: headers)
  func `a row is a sample for each time of day`(
    header: String, length: Int, name: String
  ) throws {
    let count = 24 * 60 / length
    let values = (1...count).map { "\($0),5" }.joined(separator: ";")
    let text = "Giorno;\(header)\n01/09/2024;\(values)\n13/09/2024;\(values)\n"
    let (columns, report) = try readColumns(text)
    #expect(columns.map(\.name) == [name])
    let total = columns[0].total
    #expect(total.sum == 2 * (Double(count * (count + 1)) / 2 + 0.5 * Double(count)))
    let last = Self.clock(1440 - length)
    #expect("\(columns[0].span?.lowerBound.description ?? "")" == "2024-09-01")
    #expect("\(columns[0].span?.upperBound.description ?? "")" == "2024-09-13T\(last)")
    #expect([report.rows, report.used, report.samplesPerRow] == [2, 2 * count, count])
  }

  @Test func `each meter is a series`() throws {
    let header = Self.headings(60) { Self.clock($0) }
    let values = (1...24).map(String.init).joined(separator: ";")
    let rows = ["a", "b"].flatMap { meter in
      ["2024-09-01", "2024-09-02"].map { "\(meter);\($0);\(values)\n" }
    }
    let text = "meter;date;\(header)\n" + rows.joined()
    let found = try layout(text)
    #expect(found?.seriesPositions == [0])
    #expect(found?.datePositions == [1])
  }

  @Test(arguments: [
    headings(60) { $0 == 600 ? "10:30" : clock($0) }, headings(120) { clock($0) } + ";x;y",
    headings(60) { clock($0 + 120) },
  ])
  func `times at uneven steps, or not of a whole day, are names`(header: String) throws {
    let count = header.split(separator: ";").count
    let values = (1...count).map(String.init).joined(separator: ";")
    let columns = try readColumns("date;\(header)\n2024-09-01;\(values)\n").series
    #expect(columns.count == count || header.hasSuffix("y"))
    #expect(header.hasSuffix("y") == (columns.count == 1))
  }

  @Test func `a column can be requested`() throws {
    let header = Self.headings(60) { Self.clock($0) }
    let values = (1...24).map(String.init).joined(separator: ";")
    let series = try read("date;\(header)\n2024-09-01;\(values)\n") { $0.value = ["03:00"] }
    #expect(series.series.name == "03:00")
    #expect(series.series.total.sum == 4)
  }
}
