import CivilDates
import CrossPagerSeries
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the remarks at the start and the words in a picture, which no transcript shows.
struct RemarkTests {
  @Test func `the order of the day and month is remarked on with its reason`() throws {
    let rows = (0..<24).map { "01/\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)/\(2020 + $0 / 12),1\n" }
    let session = try dataSession(reading: "date,v\n" + rows.joined())
    #expect(
      session.remarks().first
        == "Dates are read as DD/MM/YYYY (evenly spaced). To swap day and month, start with --date-format MM/DD/YYYY"
    )
  }

  @Test(arguments: [(9, "12 rows repeat the time of another row."), (10, nil)])
  func `samples that share their times are remarked on if there are many`(
    years: Int, remark: String?
  ) throws {
    let values = "1,2,3,4,5,6,7,8,9,10,11,12"
    let rows = (0..<years).map { "\(1990 + $0),\(values)\n" }.joined()
    let text = "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n\(rows)1990,\(values)\n"
    #expect(
      try dataSession(reading: text).timesRemark
        == remark.map { "\($0) Rows with the same time share a bar. For details: data" })
  }

  @Test func `a picture marks the running bar`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(
      from: (2024, 3, 1), days: 207, units: [.month, .year], storage: storage)
    session.run(all: [
      "go year", "set style bar", "export bars.svg", "set style line", "export line.svg",
    ])
    let bars = try #require(storage["bars.svg"])
    #expect(bars.contains("fill=\"url(#running)\"") && bars.contains("hatched: Sep so far"))
    let line = try #require(storage["line.svg"])
    #expect(line.components(separatedBy: "stroke-dasharray=\"4 4\"").count == 2)
    #expect(line.contains("<circle") && line.contains("dashed: Sep so far"))
  }
}
