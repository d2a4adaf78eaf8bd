import CivilDates
import CrossPager
import CrossPagerTesting
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A session with levels from 2015-12-21 (a Monday) to 2016-01-03: two weeks that span two months.
struct DatedSessionTests {
  private func twoWeeks() throws -> Session {
    try datedSession(from: (2015, 12, 21), days: 14, units: [.month, .day, .week])
  }

  @Test func `a date leads to the page that holds it`() throws {
    let script = """
      > where {"result":"report","levels":[{"level":"day","count":14,"page":13},{"level":"week","count":2,"page":1},{"level":"month","count":2,"page":1}],"phase":"settled","open":false,"at":{"level":"day","page":13}}
      > date 2015-12-24 {"result":"moved","from":{"level":"day","page":13},"to":{"level":"day","page":3},"at":{"level":"day","page":3}}
      > date 2015-w53 {"result":"moved","from":{"level":"day","page":3},"to":{"level":"day","page":7},"at":{"level":"day","page":7}}
      > date 2016 {"result":"moved","from":{"level":"day","page":7},"to":{"level":"day","page":11},"at":{"level":"day","page":11}}
      > date 2016-01 {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":11}}
      > date 2015 {"result":"moved","from":{"level":"day","page":11},"to":{"level":"day","page":0},"at":{"level":"day","page":0}}
      > date 2016-01-04 {"result":"ignored","reason":"noSuchPage","at":{"level":"day","page":0}}
      > date 2014 {"result":"ignored","reason":"noSuchPage","at":{"level":"day","page":0}}
      > latest {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":13},"at":{"level":"day","page":13}}
      > latest {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":13}}
      """
    try twoWeeks().expectJSON(script)
  }

  @Test func `a page names the other pages on the display`() throws {
    var session = try twoWeeks()
    func also(_ session: inout Session) -> [String] {
      TextReport(style: TextStyle()).lines(session.show()).filter { $0.hasPrefix("Also") }
    }
    #expect(also(&session) == [])
    let view = session.view
    session.run(all: ["set viewport 3 1"])
    #expect(session.view != view)
    #expect(also(&session) == ["Also displayed: week 2015-W53, month 2016-01"])
    session.run(all: ["set viewport 1 9"])
    #expect(
      also(&session) == [
        "Also displayed: day 2015-12-26, day 2015-12-27, day 2015-12-28, day 2015-12-29,"
      ])
    #expect(
      TextReport(style: TextStyle(width: 200)).lines(session.show()).last?
        .hasSuffix("day 2015-12-31, 2 more") == true)
    session.run(all: ["open"])
    #expect(also(&session) == [])
  }

  @Test func `zooming goes by time and keeps an overlapping page`() throws {
    let script = """
      > zoom out {"result":"moved","from":{"level":"day","page":13},"to":{"level":"week","page":1},"steps":1,"at":{"level":"week","page":1}}
      > date 2015-12-25 {"result":"moved","from":{"level":"week","page":1},"to":{"level":"week","page":0},"at":{"level":"week","page":0}}
      > zoom out {"result":"moved","from":{"level":"week","page":0},"to":{"level":"month","page":0},"steps":1,"at":{"level":"month","page":0}}
      > zoom in {"result":"moved","from":{"level":"month","page":0},"to":{"level":"week","page":0},"steps":1,"at":{"level":"week","page":0}}
      > zoom in {"result":"moved","from":{"level":"week","page":0},"to":{"level":"day","page":0},"steps":1,"at":{"level":"day","page":0}}
      > zoom in {"result":"ignored","reason":"edge","edge":"top","at":{"level":"day","page":0}}
      > go month 1 {"result":"moved","from":{"level":"day","page":0},"to":{"level":"month","page":1},"at":{"level":"month","page":1}}
      > align day {"result":"changed","at":{"level":"month","page":1}}
      > align week {"result":"changed","at":{"level":"month","page":1}}
      > align week {"result":"ignored","reason":"alreadyThere","at":{"level":"month","page":1}}
      > link {"result":"report","link":"day=2016-01-01,week=2015-W53,month=2016-01@month","at":{"level":"month","page":1}}
      """
    try twoWeeks().expectJSON(script)
  }

  @Test func `the entry rule align goes by time`() throws {
    let script = """
      > set entry align {"result":"changed","at":{"level":"day","page":13}}
      > date 2015-12-22 {"result":"moved","from":{"level":"day","page":13},"to":{"level":"day","page":1},"at":{"level":"day","page":1}}
      > down {"result":"moved","from":{"level":"day","page":1},"to":{"level":"week","page":0},"steps":1,"at":{"level":"week","page":0}}
      > right {"result":"moved","from":{"level":"week","page":0},"to":{"level":"week","page":1},"steps":1,"at":{"level":"week","page":1}}
      > top {"result":"moved","from":{"level":"week","page":1},"to":{"level":"day","page":7},"at":{"level":"day","page":7}}
      > go month {"result":"moved","from":{"level":"day","page":7},"to":{"level":"month","page":0},"at":{"level":"month","page":0}}
      """
    let session = try twoWeeks()
    session.expectJSON(script)
    #expect(session.state.pager.levels.map(\.rules.start) == [.last, .last, .last])
  }

  @Test func `a plain and a dated level correspond by index`() throws {
    let script = """
      > insert-level x 9 {"result":"changed","at":{"level":"day","page":13}}
      > go day 1 {"result":"moved","from":{"level":"day","page":13},"to":{"level":"day","page":1},"at":{"level":"day","page":1}}
      > align x {"result":"changed","at":{"level":"day","page":1}}
      > align x {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":1}}
      > go x {"result":"moved","from":{"level":"day","page":1},"to":{"level":"x","page":1},"at":{"level":"x","page":1}}
      > right 6 {"result":"moved","from":{"level":"x","page":1},"to":{"level":"x","page":7},"steps":6,"at":{"level":"x","page":7}}
      > align day {"result":"changed","at":{"level":"x","page":7}}
      > link {"result":"report","link":"day=2015-12-28,week=2015-W53,month=2016-01,x=7@x","at":{"level":"x","page":7}}
      > zoom in {"result":"moved","from":{"level":"x","page":7},"to":{"level":"month","page":1},"steps":1,"at":{"level":"month","page":1}}
      > zoom out {"result":"moved","from":{"level":"month","page":1},"to":{"level":"x","page":7},"steps":1,"at":{"level":"x","page":7}}
      > go month 0 {"result":"moved","from":{"level":"x","page":7},"to":{"level":"month","page":0},"at":{"level":"month","page":0}}
      > zoom out {"result":"moved","from":{"level":"month","page":0},"to":{"level":"x","page":0},"steps":1,"at":{"level":"x","page":0}}
      > set entry align {"result":"changed","at":{"level":"x","page":0}}
      > go day 5 {"result":"moved","from":{"level":"x","page":0},"to":{"level":"day","page":5},"at":{"level":"day","page":5}}
      > go x {"result":"moved","from":{"level":"day","page":5},"to":{"level":"x","page":5},"at":{"level":"x","page":5}}
      > left 5 {"result":"moved","from":{"level":"x","page":5},"to":{"level":"x","page":0},"steps":5,"at":{"level":"x","page":0}}
      > up {"result":"moved","from":{"level":"x","page":0},"to":{"level":"month","page":0},"steps":1,"at":{"level":"month","page":0}}
      """
    try twoWeeks().expectJSON(script)
  }

  /// The name is checked before the index, and a unit of time is no name for numbered pages.
  @Test(arguments: [
    ("week 2", "nameTaken"), ("week 2 9", "nameTaken"), ("quarter 2", "doesNotFit"),
    ("quarter 2 9", "doesNotFit"), ("Quarter 2 9", "doesNotFit"), ("quarters 2 9", "noSuchLevel"),
  ])
  func `a unit of time cannot be inserted at any index`(level: String, reason: String) throws {
    var session = try twoWeeks()
    let before = session.state
    #expect(
      session.outcome("insert-level \(level)") == ["result": "ignored", "reason": .string(reason)])
    #expect(session.state == before)
  }

  @Test(arguments: [
    "insert day 0", "insert day 0 3", "remove day 0", "resize day 3", "resize day 99",
  ])
  func `the calendar's pages cannot be edited`(line: String) throws {
    var session = try twoWeeks()
    let before = session.state
    #expect(session.outcome(line) == ["reason": "doesNotFit", "result": "ignored"])
    #expect(
      session.message(line) == "The pages of level 'day' come from the data and cannot be edited.")
    #expect(session.state == before)
  }

  @Test func `dated levels move and go like plain ones, and can be mixed with them`() throws {
    let script = """
      > insert-level notes 3 0 {"result":"changed","at":{"level":"day","page":13}}
      > align notes {"result":"changed","at":{"level":"day","page":13}}
      > zoom in {"result":"moved","from":{"level":"day","page":13},"to":{"level":"notes","page":2},"steps":1,"at":{"level":"notes","page":2}}
      > latest {"result":"ignored","reason":"noDates","at":{"level":"notes","page":2}}
      > insert notes 3 {"result":"changed","at":{"level":"notes","page":2}}
      > move-level month 0 {"result":"changed","at":{"level":"notes","page":2}}
      > remove-level week {"result":"changed","at":{"level":"notes","page":2}}
      > link {"result":"report","link":"month=2016-01,notes=2,day=2016-01-03@notes","at":{"level":"notes","page":2}}
      > go month {"result":"moved","from":{"level":"notes","page":2},"to":{"level":"month","page":1},"at":{"level":"month","page":1}}
      > date 2015-12-22 {"result":"moved","from":{"level":"month","page":1},"to":{"level":"month","page":0},"at":{"level":"month","page":0}}
      """
    try twoWeeks().expectJSON(script)
  }

  @Test(
    arguments: pairs(
      of: """
        date 2016-02 | No page for 2016-02 in level 'day'. Its pages are 2015-12-21 to 2016-01-03.
        page 14 | No page 14 in level 'day'. Its pages are 0 to 13.
        follow day=2016-01-04,week=2015-W53,month=2016-01@day | The link does not fit.
        """))
  func `a date out of range shows the range`(line: String, message: String) throws {
    var session = try twoWeeks()
    #expect(session.message(line) == message)
  }

  @Test func `a week that does not start on Monday has its first day as its key`() throws {
    let session = try datedSession(
      from: (2015, 12, 21), days: 14, units: [.week, .quarter, .hour],
      calendar: CivilCalendar(firstWeekday: .sunday))
    let link = "hour=2016-01-03T00,week=2016-01-03,quarter=2016-Q1@hour"
    #expect(session.state.link.text == link)
    let moved = session.after("follow hour=2015-12-31T23,week=2015-12-20,quarter=2015-Q4@week")
    let place = try #require(moved.place)
    #expect([place.level, place.title] == ["week", "2015-12-20"])
    #expect([place.page, place.count] == [0, 3])
    #expect(moved.after("follow \(link)").state == session.state)
  }
}
