import CivilDates
import CrossPagerSeries
import Testing

/// Dates whose day and month could be swapped.
struct EvenStepsTests {
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
    #expect(report.hasOrderFromSteps)
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
    "date,v\n"
      + (1...12).map { "\($0 % 2 == 0 ? "05" : "07")/\($0 < 10 ? "0" : "")\($0)/2020,1\n" }.joined(),
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

  @Test func `an order that the days decide needs no steps`() throws {
    let report = try read(Self.file(20, days: 1)).report
    #expect(report.dateFormat == "DD/MM/YYYY")
    #expect(!report.hasOrderFromSteps)
  }
}
