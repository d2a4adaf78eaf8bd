import CivilDates
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests words for dates. `dates.md` shows what a session prints.
struct DateWordsTests {
  /// Returns a session with the days from 2015-12-28, a Monday, through 2017-02-04. It is on 2016-01-31, a Sunday. Today
  /// is 2016-03-10.
  static func session(
    _ unit: CalendarUnit = .day, storage: any Storage = MemoryStorage()
  ) throws -> Session {
    var session = try datedSession(
      from: (2015, 12, 28), days: 405, units: [unit], storage: storage)
    session.context.now = { CivilDate(year: 2016, month: 3, day: 10).map { CivilTime($0) } }
    session.run(all: ["date 2016-01-31"])
    return session
  }

  @Test func `a line asks for today once, and only if it depends on today`() throws {
    let storage = MemoryStorage()
    var session = try Self.session(storage: storage)
    let asked = Locked(0)
    // The date changes with every call.
    session.context.now = {
      CivilDate(
        year: 2016, month: 3,
        day: asked.withLock {
          $0 += 1
          return $0
        }
      ).map { CivilTime($0) }
    }
    session.run(all: ["record a.txt", "right", "date -1d", "date may", "preview date monday"])
    #expect(asked.withLock { $0 } == 0)
    session.run(all: ["date today", "preview date tomorrow"])
    #expect(asked.withLock { $0 } == 2)
    #expect(session.place?.title == "2016-03-01")
    let text = try #require(storage["a.txt"])
    #expect(text.contains("\ndate 2016-03-01\nexpect moved"))
    #expect(text.contains("\npreview date 2016-03-03\n"))
  }
}
