import CivilDates
import Testing

@testable import CrossPagerSeries

/// Dates whose day and month could be swapped.
struct DateOrderTests {
  /// A file with `count` dates. The first is in January 2020, and the others follow in steps of days or months.
  private static func file(_ count: Int, days: Int = 0, months: Int = 0, day: Int = 2) -> String {
    let first = CivilDate(year: 2020, month: 1, day: day)?.dayNumber ?? 0
    let rows = (0..<count).compactMap { row -> String? in
      var date = CivilDate(dayNumber: first + row * days)
      if months > 0 {
        let month = row * months
        guard let found = CivilDate(year: 2020 + month / 12, month: month % 12 + 1, day: day)
        else { return nil }
        date = found
      }
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(two(date.day))/\(two(date.month))/\(date.year),\(row)\n"
    }
    return "date,v\n" + rows.joined()
  }

  @Test(arguments: [
    (file(36, months: 1), "2020-01-02...2022-12-02"),
    (file(8, months: 3), "2020-01-02...2021-10-02"),
    (file(13, months: 1, day: 1), "2020-01-01...2021-01-01"),
  ])
  func `the only order with even steps is chosen`(text: String, span: String) throws {
    let (series, report) = try read(text)
    #expect(report.dateFormat == "DD/MM/YYYY")
    #expect(report.dateOrder == DateOrder(evidence: .steps, other: "MM/DD/YYYY"))
    #expect(series.span.map { "\($0.lowerBound)...\($0.upperBound)" } == span)
    // The same dates with the month first.
    let swapped = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "/")
      return parts.count == 3 ? "\(parts[1])/\(parts[0])/\(parts[2])" : String(line)
    }
    let other = try read(swapped.joined(separator: "\n"))
    #expect(other.report.dateFormat == "MM/DD/YYYY")
    #expect(other.series == series)
  }

  @Test(arguments: [
    file(7, months: 3), file(12, months: 1), file(11, days: 1),
    "date,v\n01/02/2020,1\n01/02/2020,2\n03/02/2020,3\n04/02/2020,4\n05/02/2020,5\n06/02/2020,6\n07/02/2020,7\n08/02/2020,8\n09/02/2020,9\n",
  ])
  func `otherwise the dates are ambiguous`(text: String) throws {
    let error = #expect(throws: SeriesError.self) { try read(text) }
    guard case .ambiguousDates(_, _, _, let formats) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(formats == ["DD/MM/YYYY", "MM/DD/YYYY"])
  }

  /// The rows of a file with these dates.
  private static func rows(_ dates: String, header: String = "date,v", tail: String = ",1")
    -> String
  {
    "\(header)\n" + dates.split(separator: " ").map { "\($0)\(tail)\n" }.joined()
  }

  @Test(
    arguments: [
      // Only one order rises or falls.
      (rows("07/01/2020 05/02/2020 07/03/2020 05/04/2020"), "DD/MM/YYYY", .rows),
      (rows("12/02/2020 09/02/2020 05/03/2020 04/03/2020"), "MM/DD/YYYY", .rows),
      (rows("04/02/2020 05/01/2020 09/12/2019 11/11/2019"), "DD/MM/YYYY", .rows),
      // The dates are in no order, but close together.
      (rows("6/7/20 6/2/20 6/11/20 6/4/20 6/9/20"), "M/D/YY", .clusters),
      (rows("03-04-21 07-04-21 05-04-21 11-04-21"), "DD-MM-YY", .clusters),
      // Nothing follows from the steps of so few dates.
      (
        rows("03/04/2020 05/06/2020", header: "date,sent,v", tail: ",28/07/2020,1"), "DD/MM/YYYY",
        .column
      ),
      (
        rows("03/04/2020 05/06/2020", header: "date,sent,v", tail: ",07/28/2020,1"), "MM/DD/YYYY",
        .column
      ),
      (rows("3.4.2020 5.6.2020"), "D.M.YYYY", .points),
      (rows("03/04/2020 05/06/2020", header: "date;v", tail: ";1,5"), "DD/MM/YYYY", .country),
      (rows("03/04/2020 05/06/2020", header: "Fecha,v"), "DD/MM/YYYY", .country),
      (rows("03/04/2020 05/06/2020", tail: ",€1.50"), "DD/MM/YYYY", .country),
      (rows("03/04/2020 05/06/2020", tail: ",$1.50"), "MM/DD/YYYY", .country),
      (
        rows("03/04/2020 05/06/2020", header: "date,zip,v", tail: ",11211,1"), "MM/DD/YYYY",
        .country
      ),
      ("date,v\n03/04/2020 1:00 PM,1\n05/06/2020 2:00 PM,2\n", "MM/DD/YYYY h:mm a", .country),
    ] as [(String, String, DateOrder.Evidence)])
  func `the order has its reason`(text: String, format: String, evidence: DateOrder.Evidence) throws
  {
    let report = try read(text).report
    #expect(report.dateFormat == format)
    #expect(report.dateOrder?.evidence == evidence)
    // The other format reads the file, too.
    let other = try #require(report.dateOrder?.other)
    let changed = try read(text) { $0.dateFormat = other }.report
    #expect(changed.dateFormat == other)
    #expect(changed.dateOrder == nil)
  }

  @Test(arguments: [
    rows("03/04/2020 05/06/2020"), rows("03/04/2020 05/06/2020 06/07/2020 07/08/2020"),
    // A dollar suggests one order, and a decimal comma the other.
    rows("03/04/2020 05/06/2020", header: "date;v", tail: ";$1,50"),
    // Two columns in different orders.
    rows("03/04/2020 05/06/2020", header: "date,a,b,v", tail: ",28/07/2020,07/28/2020,1"),
  ])
  func `contradictory or missing evidence decides nothing`(text: String) {
    let error = #expect(throws: SeriesError.self) { try read(text) }
    guard case .ambiguousDates = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `an order that the days decide needs no steps`() throws {
    let report = try read(Self.file(20, days: 1)).report
    #expect(report.dateFormat == "DD/MM/YYYY")
    #expect(report.dateOrder == nil)
  }
}
