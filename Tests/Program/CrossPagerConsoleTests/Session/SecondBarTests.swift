import CivilDates
import CrossPager
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Pages of minutes, whose bars are seconds. The values of the rows are 0, 1, 2 and so on, one every half second from
/// 23:58:07, so the second with number n has the values 2n and 2n + 1.
struct SecondBarTests {
  private static func data(_ count: Int) throws -> ChartData {
    let rows = (0..<count).map { row in
      let second = 23 * 3600 + 58 * 60 + 7 + row / 2
      let (hour, minute) = (second / 3600, second / 60 % 60)
      let parts = [hour, minute, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return "2015-12-31T\(parts.joined(separator: ":")).\(row % 2 * 5)00,\(row)\n"
    }
    let read = try SeriesReader.read(
      Array(("time,v\n" + rows.joined()).utf8), source: "x.csv", resolution: nil)
    return ChartData(columns: read.series, report: read.report, aggregate: .mean)
  }

  private static func session(_ data: ChartData, follows: Bool = false) throws -> Session {
    Session(scene: try Scene(data, follows: follows), storage: MemoryStorage())
  }

  @Test func `a page of a minute has a bar for each second, named and labelled by it`() throws {
    let data = try Self.data(200)
    var session = try Self.session(data)
    #expect(session.state.pager.levels.map(\.count) == [2, 1, 1])
    #expect(
      session.state.places.map(\.title) == ["2015-12-31T23:59", "2015-12-31T23", "2015-12-31"])
    session.run(all: ["last"])
    // Second number 83 after 23:58:07 has the mean (166 + 167) / 2.
    let bar = #""index":30,"key":"2015-12-31T23:59:30","start":"2015-12-31T23:59:30","#
    for name in ["30", "23:59:30", "2015-12-31T23:59:30"] {
      var marked = session
      let json = try #require(marked.run("bar \(name)")?.json(number: 0))
      #expect(json.contains(bar + #""end":"2015-12-31T23:59:31","value":166.5"#), "\(json)")
    }
    #expect(session.message("bar 60")?.contains("Its bars are 0 to 59.") == true)
    #expect(
      session.message("bar 23:58:07")
        == "No bar '23:58:07' on page 2015-12-31T23:59. Its bars are seconds. To mark one: bar 23:59:00"
    )
    session.run(all: ["first"])
    let found = try #require(session.run("find > 166")?.json(number: 0))
    #expect(found.contains(#""key":"2015-12-31T23:59:30""#), "\(found)")
  }

  @Test func `the newest minute slides in`() throws {
    var session = try Self.session(try Self.data(1), follows: true)
    #expect(
      session.state.places.map(\.title) == ["2015-12-31T23:58", "2015-12-31T23", "2015-12-31"])
    session.update(try Self.data(200))
    #expect(session.place?.title == "2015-12-31T23:59")
    session.run(all: ["left"])
    session.update(try Self.data(220))
    #expect(session.place?.title == "2015-12-31T23:58")
  }
}
