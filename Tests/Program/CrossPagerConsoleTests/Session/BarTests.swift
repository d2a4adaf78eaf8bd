import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests `bar`, `enter` and `back` on six days from 2015-12-28, a Monday, with the values 1 to 6.
struct BarTests {
  /// The index of the marked bar, the current page and the outcome's kind and reason after a line.
  private struct Result: Equatable, CustomStringConvertible {
    var outcome: String
    var page: String
    var bar: Int?

    var description: String { "(\"\(outcome)\", \"\(page)\", \(bar.map(String.init) ?? "nil"))" }
  }

  private func run(_ line: String, in session: inout Session) -> Result {
    let response = session.run(line)
    return Result(
      outcome: response?.result.happening.text ?? "", page: session.place?.title ?? "",
      bar: session.state.barIndex(in: session.chartData))
  }

  /// The lines to run first, a line, and its result. Every test starts on the week 2015-W53.
  private static let marks: [([String], String, String, String, Int?)] = [
    ([], "bar at 0", "changed", "2015-W53", 0), ([], "bar at 6", "changed", "2015-W53", 6),
    ([], "bar at 7", "ignored noSuchPage", "2015-W53", nil),
    ([], "bar next", "changed", "2015-W53", 0), ([], "bar previous", "changed", "2015-W53", 5),
    (["go month 0"], "bar next", "changed", "2015-12", 27),
    (["go month 0"], "bar previous", "changed", "2015-12", 30),
    (["go month 1"], "bar previous", "changed", "2016-01", 1),
    (["go month 1", "bar last"], "bar previous", "changed", "2016-01", 29),
    ([], "bar first", "changed", "2015-W53", 0), ([], "bar last", "changed", "2015-W53", 6),
    ([], "bar max", "changed", "2015-W53", 5), ([], "bar MIN", "changed", "2015-W53", 0),
    ([], "bar off", "ignored alreadyThere", "2015-W53", nil),
    ([], "bar 2015-12-30", "changed", "2015-W53", 2),
    ([], "bar 2015-12-30T23", "changed", "2015-W53", 2),
    ([], "bar 2015-W53", "changed", "2015-W53", 0), ([], "bar 2016", "changed", "2015-W53", 4),
    ([], "bar 2017", "ignored noSuchPage", "2015-W53", nil),
    ([], "bar wednesday", "changed", "2015-W53", 2), ([], "bar SUN", "changed", "2015-W53", 6),
    ([], "bar 12:00", "ignored noSuchPage", "2015-W53", nil),
    ([], "bar march", "ignored noSuchPage", "2015-W53", nil),
    (["go day 0"], "bar 9:30", "changed", "2015-12-28", 9),
    (["go day 0"], "bar 00:00", "changed", "2015-12-28", 0),
    (["go day 0"], "bar noon", "changed", "2015-12-28", 12),
    (["go day 0"], "bar Midnight", "changed", "2015-12-28", 0),
    (["go day 0"], "bar 12am", "changed", "2015-12-28", 0),
    (["go day 0"], "bar 12PM", "changed", "2015-12-28", 12),
    (["go day 0"], "bar 11:59pm", "changed", "2015-12-28", 23),
    (["go day 0"], "bar monday", "changed", "2015-12-28", 0),
    (["go day"], "bar tuesday", "moved", "2015-12-29", 0),
    (["go day"], "bar last tuesday", "moved", "2015-12-29", 0),
    (["go day"], "bar december", "moved", "2015-12-28", 0),
    (["go day"], "bar \"december 2015\"", "moved", "2015-12-28", 0),
    (["go month"], "bar dec", "moved", "2015-12", 0),
    (["go month"], "bar december 2015", "moved", "2015-12", 0),
    (["go month 0"], "bar january 2016", "moved", "2016-01", 0),
    (["go month"], "bar -1m", "moved", "2015-12", 0),
    (["go month"], "bar today", "ignored noSuchPage", "2016-01", nil),
    (["go month 0"], "bar tue", "ignored noSuchPage", "2015-12", nil),
    ([], "bar at 12345", "ignored noSuchPage", "2015-W53", nil),
    ([], "bar 28", "changed", "2015-W53", 0), ([], "bar 1", "changed", "2015-W53", 4),
    ([], "bar 03", "changed", "2015-W53", 6), ([], "bar 4", "ignored noSuchPage", "2015-W53", nil),
    ([], "bar highest", "changed", "2015-W53", 5), ([], "bar lowest", "changed", "2015-W53", 0),
    (["go month 0"], "bar 31", "changed", "2015-12", 30),
    (["go month 0"], "bar 0", "ignored noSuchPage", "2015-12", nil),
    (["go day 0"], "bar 0", "changed", "2015-12-28", 0),
    (["go day 0"], "bar 10", "changed", "2015-12-28", 10),
    (["go day 0"], "bar 24", "ignored noSuchPage", "2015-12-28", nil),
    (["bar at 3"], "bar next", "changed", "2015-W53", 4),
    (["bar at 3"], "bar previous", "changed", "2015-W53", 2),
    (["bar at 3"], "bar at 3", "ignored alreadyThere", "2015-W53", 3),
    (["bar at 3"], "bar off", "changed", "2015-W53", nil),
    (
      ["bar at 3"], "follow day=2016-01-02,week=2015-W53,month=2016-01@day", "changed",
      "2016-01-02",
      nil
    ),
    (["bar at 6"], "bar next", "ignored edge", "2015-W53", 6),
    (["bar at 0"], "bar previous", "ignored edge", "2015-W53", 0),
    (["bar at 3", "up"], "bar next", "changed", "2016-01-02", 0),
    (["go day", "bar at 23"], "left", "moved", "2016-01-01", 23),
    (["go day", "bar at 23"], "bar next", "ignored edge", "2016-01-02", 23),
    (["go day", "bar at 0"], "bar previous", "moved", "2016-01-01", 23),
    (["go day", "bar at 0", "bar previous"], "bar next", "moved", "2016-01-02", 0),
    (
      ["go day 0", "set edge wrap", "lock left", "bar at 0"], "bar previous", "ignored edge",
      "2015-12-28", 0
    ),
    (
      ["go day 1", "set edge wrap", "lock left", "bar at 0"], "bar previous", "moved", "2015-12-28",
      23
    ),
    (["go day"], "bar 2015-12-29T05", "moved", "2015-12-29", 5),
    (["go month 0", "bar at 30"], "left", "ignored edge", "2015-12", 30),
    (["go month 0"], "bar max", "changed", "2015-12", 30),
    (["go month 1"], "bar min", "changed", "2016-01", 0),
    (["go day 0", "open"], "bar next", "changed", "2015-12-28", 0),
    (["go day 0", "bar at 23", "open"], "bar next", "ignored pageOpen", "2015-12-28", 23),
  ]

  @Test(arguments: marks)
  func `a bar is marked by index, date, neighbor or value`(
    before: [String], line: String, outcome: String, page: String, bar: Int?
  ) throws {
    var session = try datedSession().after("go week")
    session.run(all: before)
    #expect(run(line, in: &session) == Result(outcome: outcome, page: page, bar: bar))
  }

  @Test func `the mark stays while pages turn, and leaves with its level`() throws {
    var session = try datedSession(from: (2015, 1, 1), days: 90, units: [.week, .month])
    session.run(all: ["go month 0", "bar at 30"])
    #expect(run("right", in: &session) == Result(outcome: "moved", page: "2015-02", bar: 27))
    #expect(run("right", in: &session) == Result(outcome: "moved", page: "2015-03", bar: 30))
    #expect(run("left", in: &session) == Result(outcome: "moved", page: "2015-02", bar: 27))
    #expect(run("bar next", in: &session) == Result(outcome: "moved", page: "2015-03", bar: 0))
    #expect(run("up", in: &session).bar == nil)
    #expect(run("down", in: &session).bar == nil)
  }

  @Test func `the reading direction does not change the next bar`() throws {
    var session = try datedSession().after("set reading rtl", "bar last")
    #expect(session.outcome("bar next") == ["result": "ignored", "reason": "edge", "edge": "left"])
    session.run(all: ["bar at 0"])
    #expect(run("bar previous", in: &session).page == "2016-01-01")
  }

  @Test func `a mark is undone, redone and previewed like any change`() throws {
    var session = try datedSession().after("go week", "bar at 2", "bar next")
    let state = session.state
    #expect(session.outcome("preview bar max")?["bar"]?["index"] == 5)
    #expect(session.state == state)
    #expect(run("undo", in: &session).bar == 2)
    #expect(run("undo", in: &session).bar == nil)
    #expect(run("redo", in: &session).bar == 2)
    #expect(run("redo", in: &session).bar == 3)
    #expect(session.state == state)
  }

  /// The place and the bar after each line, starting on the month 2015-12.
  @Test func `a bar is entered and left again, wherever the pager went`() throws {
    var session = try datedSession().after("go month 0", "bar 2015-12-29")
    let lines: [(String, Result)] = [
      ("enter", Result(outcome: "moved", page: "2015-12-29", bar: nil)),
      ("bar at 0", Result(outcome: "changed", page: "2015-12-29", bar: 0)),
      ("enter", Result(outcome: "ignored edge", page: "2015-12-29", bar: 0)),
      ("last", Result(outcome: "moved", page: "2016-01-02", bar: 0)),
      ("go week", Result(outcome: "moved", page: "2015-W53", bar: nil)),
      ("bar max", Result(outcome: "changed", page: "2015-W53", bar: 5)),
      ("enter", Result(outcome: "moved", page: "2016-01-02", bar: nil)),
      ("back", Result(outcome: "moved", page: "2015-W53", bar: 5)),
      ("back", Result(outcome: "moved", page: "2015-12", bar: 28)),
      ("back", Result(outcome: "ignored alreadyThere", page: "2015-12", bar: 28)),
      ("undo", Result(outcome: "changed", page: "2015-W53", bar: 5)),
      ("undo", Result(outcome: "changed", page: "2016-01-02", bar: nil)),
    ]
    for (line, result) in lines { #expect(run(line, in: &session) == result, "\(line)") }
  }

  @Test func `entering the same bar again adds no place to return to`() throws {
    var session = try datedSession().after(
      "go week", "bar at 1", "enter", "down", "bar at 1", "enter")
    #expect(session.state.explored.entrances.count == 1)
    session.run(all: ["go week", "back"])
    #expect(session.state.explored.entrances == [])
    #expect(session.state.explored.cursor == BarCursor(level: "week", index: 1))
  }

  /// The units of the levels, the page that `enter` goes to from bar 2, and the key of the bar that is marked there.
  @Test(
    arguments: [
      ([.day, .month], "day 2015-02-03", nil), ([.week, .month], "week 2015-W06", "2015-02-03"),
      ([.day, .week, .quarter], "week 2015-W09", nil),
      ([.month, .quarter, .year], "month 2015-03", nil),
      ([.quarter, .year], "quarter 2015-Q1", "2015-03"),
    ] as [([CalendarUnit], String, String?)])
  func `a bar is entered in the level that shows it as a page, or in the nearest one`(
    units: [CalendarUnit], place: String, bar: String?
  ) throws {
    var session = try datedSession(from: (2015, 1, 1), days: 365, units: units)
    let top = try #require(units.last).rawValue
    session.run(all: ["go \(top) \(units.last == .month ? 1 : 0)", "bar at 2"])
    let response = session.run("enter")
    #expect(response?.at.map { "\($0.level) \($0.title ?? "")" } == place)
    #expect((response?.answer.details.first as? BarReport)?.bar.key == bar)
    session.run(all: ["back"])
    #expect(session.run("enter")?.at.map { "\($0.level) \($0.title ?? "")" } == place)
  }

  @Test(
    arguments: pairs(
      of: """
        bar 9 | No bar 9 on page 2015-W53. Its bars are Mon 28 to Sun 3.
        bar 5 | No bar 5 on page 2015-W53. Its bars are Mon 28 to Sun 3. To mark a bar by its index: bar at 5
        bar at | 'bar at' needs an index (0 or more). Usage: bar BAR
        bar at x | 'x' is not an index (0 or more).
        bar at 7 | No bar at 7 on page 2015-W53. Indices are 0 to 6.
        bar 2020 | No page for 2020 in level 'week'. Its pages are 2015-W53 to 2015-W53.
        enter | No bar is marked. To mark one: bar next
        back | There is nothing to return to. 'back' returns to the bar that you entered.
        bar off | No bar is marked.
        bar | 'bar' needs a bar, such as 'next' or 'max'. Usage: bar BAR
        bar nxt | 'nxt' is not a number in a label, a date, a time such as 12:00, a weekday, a month, 'at' with an index, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'. Did you mean 'next'?
        bar at 1 2 | Unexpected '2'. Usage: bar BAR
        enter 3 | Unexpected '3'. Usage: enter
        """))
  func `a refusal says why`(line: String, message: String) throws {
    var session = try datedSession().after("go week")
    #expect(session.message(line) == message)
  }

  @Test func `a refusal on another page or level says why`() throws {
    var session = try datedSession().after("bar last")
    #expect(session.message("bar next") == "Already at the last bar of 'day'.")
    #expect(session.message("bar last") == "The bar is already marked.")
    #expect(session.message("enter") == "'day' is the finest level.")
    session.run(all: ["first", "bar at 0"])
    #expect(session.message("bar previous") == "Already at the first bar of 'day'.")
    var empty = try datedSession(from: (2015, 12, 28), days: 1, units: [.hour, .day])
    #expect(empty.message("page 3") != nil)
  }

  @Test func `a page without values has no greatest bar`() throws {
    let samples = [(28, 1.0), (30, nil), (31, 2)].compactMap { day, value in
      CivilDate(year: 2015, month: 12, day: day).map { Sample(time: CivilTime($0), value: value) }
    }
    var session = try dataSession(of: Series(name: "v", samples: samples), units: [.day, .week])
    session.run(all: ["date 2015-12-30"])
    #expect(session.message("bar max") == "No bar on page 2015-12-30 has a value.")
    session.run(all: ["gaps skip", "go week", "bar 2015-12-30"])
    #expect(
      session.message("enter")
        == "No page for 2015-12-30 in level 'day'. The nearest page is 2015-12-31.")
  }

  @Test func `pages whose bars would be finer than the data have none`() throws {
    let time = try #require(CivilDate(year: 2015, month: 1, day: 1).map { CivilTime($0) })
    var session = try dataSession(
      of: Series(name: "v", samples: [Sample(time: time, value: 1)], resolution: .hour),
      units: [.hour])
    #expect(session.message("bar at 0") == "The pages of 'hour' have no bars.")
  }

  @Test(arguments: ["bar next", "enter", "compare year", "bar off"])
  func `levels without dates have no bars`(line: String) throws {
    var session = try session("a=5")
    #expect(session.outcome(line) == ["result": "ignored", "reason": "noDates"])
    var empty = emptySession()
    #expect(empty.outcome(line) == ["result": "ignored", "reason": "noLevels"])
  }

  @Test func `removing a level forgets the bars entered in it`() throws {
    var session = try datedSession().after("go week", "bar at 1", "enter", "remove-level week")
    #expect(session.state.explored.entrances == [])
    #expect(session.outcome("back")?["reason"] == "alreadyThere")
  }

  @Test func `a settle that changes the level removes the mark`() throws {
    var session = try datedSession().after("bar at 3", "drag 0 -0.8", "release")
    #expect(session.state.explored.cursor != nil)
    #expect(session.outcome("tick 300")?["result"] == "moved")
    #expect(session.state.explored.cursor == nil)
  }
}
