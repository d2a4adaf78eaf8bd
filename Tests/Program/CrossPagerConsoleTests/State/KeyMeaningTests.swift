import CivilDates
import CrossPager
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A key means its date in every calendar.
struct KeyMeaningTests {
  private static func session(
    _ weekday: Weekday, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    try datedSession(
      from: (2026, 6, 1), days: 30, units: [.day, .week, .month],
      calendar: CivilCalendar(firstWeekday: weekday), storage: storage)
  }

  @Test func `a link with a Monday week leads to the week that holds its first day`() throws {
    var session = try Self.session(.sunday)
    let link = "day=2026-06-20,week=2026-W25,month=2026-06@week"
    #expect(session.outcome("follow \(link)")?["result"] == "changed")
    #expect(session.state.link.text == "day=2026-06-20,week=2026-06-14,month=2026-06@week")
  }

  @Test func `a link with a month leads to its first day, and to no level without that day`() throws
  {
    var session = try Self.session(.monday)
    let link = "day=2026-06,week=2026-06-10,month=2026-06-20@day"
    #expect(session.outcome("follow \(link)")?["result"] == "changed")
    #expect(session.state.link.text == "day=2026-06-01,week=2026-W24,month=2026-06@day")
    #expect(
      session.outcome("follow day=2026,week=2026-W24,month=2026-06@day") == [
        "result": "ignored", "reason": "doesNotFit",
        "differences": ["Level 'day' has no page '2026'."],
      ])
  }

  @Test func `a mark, a snapshot and 'go' lead to the same week`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(.monday, storage: storage)
    session.run(all: ["go week 2026-W25", "mark m", "save s.json", "first-weekday sunday"])
    #expect(session.place?.title == "2026-06-14")
    for line in ["go 'm", "go week 2026-W25"] {
      session.run(all: ["first", line])
      #expect(session.place?.title == "2026-06-14", "\(line)")
    }
    var other = try Self.session(.sunday, storage: storage)
    let text = try storage.read("s.json").replacing(#""firstWeekday":"monday","#, with: "")
    try storage.write(text, to: "s.json")
    other.run(all: ["restore --repair s.json"])
    #expect(other.place?.title == "2026-06-14")
  }

  @Test func `a comparison keeps its week when weeks begin on another day`() throws {
    let session = try Self.session(.monday).after(
      "go week", "compare 2026-W25", "first-weekday sunday")
    let position = try #require(session.state.pager.position)
    #expect(
      session.state.comparedPage(of: position).map(session.state.labels[1].title) == "2026-06-14")
  }
}
