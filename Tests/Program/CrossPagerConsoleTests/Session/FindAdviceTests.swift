import CivilDates
import CrossPagerSeries
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the advice after `find` finds nothing on the current level. The tests run the advised commands.
struct FindAdviceTests {
  /// 400 days from 2020-01-01, all with the value 1 except the given days, which have the value 100.
  private static func session(_ days: Int..., units: [CalendarUnit]) throws -> Session {
    let start = try #require(CivilDate(year: 2020, month: 1, day: 1)).dayNumber
    let samples = (0..<400).map { day in
      Sample(
        time: CivilTime(CivilDate(dayNumber: start + day)), value: days.contains(day) ? 100 : 1)
    }
    return try dataSession(of: Series(name: "v", samples: samples), units: units)
  }

  /// The commands after the last colon, separated by `, then `.
  private static func commands(in message: String?) -> [String] {
    let advice = message?.split(separator: ": ").last.map(String.init) ?? ""
    return advice.replacing(", then ", with: ";").split(separator: ";").map(String.init)
  }

  /// March 9 is day 68.
  @Test(arguments: [
    ("first", "find > 50"), ("last", "find > 50"), ("last", "find previous > 50"),
    ("first", "find previous > 50"),
  ])
  func `the advised command goes to the page with such a bar from anywhere`(
    place: String, search: String
  ) throws {
    for page in ["2020-01", "2020-03", "2021-02"] {
      var session = try Self.session(68, units: [.week, .month, .year])
      session.run(all: ["go month \(page)", "go week \(page)", "go year", place])
      let answer = session.message(search)
      let message = try #require(answer)
      #expect(message.contains("Level 'month' has such a bar: go month 2020-03"))
      let commands = Self.commands(in: message)
      for command in commands.dropLast() { session.run(all: [command]) }
      let last = try #require(commands.last)
      let outcome = session.outcome(last)
      #expect(outcome?["result"] == "moved" || page == "2020-03", "\(page): \(last)")
      #expect(session.place?.title == "2020-03")
    }
  }

  @Test(arguments: [
    ("go year 0", "find > 50", "go month 2020-03"),
    ("go year 0", "find previous > 50", "go month 2020-11"),
    ("go year 1", "find > 50", "go month 2020-03"),
    ("go year 1", "find previous > 50", "go month 2020-11"),
  ])
  func `the advice names the first page in the direction of the search`(
    place: String, search: String, command: String
  ) throws {
    var session = try Self.session(68, 320, units: [.month, .year])
    session.run(all: [place])
    #expect(session.message(search)?.hasSuffix("Level 'month' has such a bar: \(command)") == true)
  }

  @Test(arguments: ["find > 50", "find previous > 50"])
  func `if only this page has such a bar, the advice marks it`(search: String) throws {
    var session = try Self.session(68, units: [.day, .week, .month])
    session.run(all: ["go month 2020-03"])
    let answer = session.message(search)
    let message = try #require(answer)
    #expect(
      message.hasSuffix("page has a bar (mean by day) > 50. This page has one: bar 2020-03-09"))
    #expect(session.outcome("bar 2020-03-09")?["bar"]?["value"] == 100)
  }

  @Test func `the advice reaches a year, whose key would be an index`() throws {
    var session = try Self.session(68, units: [.year, .decade])
    session.run(all: ["go decade"])
    let answer = session.message("find > 4")
    let message = try #require(answer)
    #expect(message.hasSuffix("Level 'year' has such a bar: go year, then date 2020"))
    session.run(all: Self.commands(in: message))
    #expect(session.place?.title == "2020")
  }

  @Test func `no level has such a bar`() throws {
    var session = try Self.session(68, units: [.day, .month, .year])
    session.run(all: ["go year"])
    #expect(session.message("find > 500") == "No other page has a bar (mean by month) > 500.")
  }
}
