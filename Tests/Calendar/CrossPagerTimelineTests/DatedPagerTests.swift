import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Foundation
import Testing

/// Returns a pager with days, weeks and months from 2015-11-10T05:00 to 2015-12-31T23:59.
func pager(
  _ units: [CalendarUnit] = [.day, .week, .month], follow: FollowRule = .on, snap: SnapRule = .page
) -> DatedPager {
  DatedPager(
    units: units, covering: time("2015-11-10T05")...time("2015-12-31T23:59"),
    levelRules: LevelRules(start: .last, follow: follow, snap: snap))
}

extension DatedPager {
  /// The keys of the levels' pages, finest level first.
  var keys: [String?] {
    base.levels.enumerated().map { pageID(at: Position(level: $0, page: $1.page)) }
  }
}

func at(_ level: Int, _ page: Int?) -> Position { Position(level: level, page: page) }

struct DatedPagerTests {
  @Test func `a pager starts on the newest page of its finest level`() {
    let pager = pager([.month, .day, .second, .week, .day])
    #expect(pager.names.levels.map(\.unit) == [.day, .week, .month])
    #expect(pager.levels.map(\.count) == pager.names.levels.map(\.count))
    #expect(pager.currentLevel == .day)
    #expect(pager.keys == ["2015-12-31", "2015-W53", "2015-12"])
    #expect(pager.currentPageID == "2015-12-31")
    #expect(pager.currentTitle == "31 December 2015")
    #expect(pager.currentSpan == time("2015-12-31")..<time("2016-01-01"))
  }

  @Test func `every page has a span, a key and a title, and no other place has them`() {
    let calendar = CivilCalendar(firstWeekday: .sunday)
    let pager = DatedPager(
      units: CalendarUnit.levels, calendar: calendar,
      covering: time("2015-11-10T05")...time("2016-02-03"))
    for (index, level) in pager.names.levels.enumerated() {
      let step = Depth.choose(quick: max(1, level.count / 2000), full: 1)
      let pages = Array(stride(from: 0, to: level.count, by: step)) + [level.count - 1]
      let keys = pages.map(level.key(ofPage:))
      #expect(pages.map { pager.span(at: at(index, $0)) } == pages.map(level.span(ofPage:)))
      #expect(pages.map { pager.pageID(at: at(index, $0)) } == keys)
      #expect(pages.map { pager.title(at: at(index, $0)) } == pages.map(level.title(ofPage:)))
      #expect(keys.map { pager.pageIndex(of: $0, inLevel: level.unit) } == pages)
      for position in [at(index, -1), at(index, level.count), at(index, nil), at(index, .max)] {
        #expect(pager.span(at: position) == nil)
        #expect(pager.pageID(at: position) == nil)
        #expect(pager.title(at: position) == nil)
      }
    }
    for level in [-1, pager.names.levels.count, .max] {
      #expect(pager.span(at: at(level, 0)) == nil)
      #expect(pager.names.pageIndex(of: "2015", inLevelAt: level) == nil)
      #expect(pager.levelID(at: level) == nil)
    }
  }

  private struct Call: Sendable {
    var command: Command
    var make: @Sendable (inout DatedPager) -> Outcome

    init(_ command: Command, _ make: @escaping @Sendable (inout DatedPager) -> Outcome) {
      self.command = command
      self.make = make
    }
  }

  private static let newYearsEve = CivilDate(dayNumber: 735_962)

  /// Calls and their equivalent commands.
  private static let calls: [Call] = [
    Call(.page(24)) { $0.go(to: time("2015-12-04T11")) },
    Call(.page(0)) { $0.go(to: time("2015-11-10")) },
    Call(.page(-1)) { $0.go(to: time("2015-11-09T23")) },
    Call(.page(-1)) { $0.go(to: time("2016")) },
    Call(.goPage(level: 2, page: 0)) { $0.go(to: time("2015-11"), inLevel: .month) },
    Call(.goPage(level: 1, page: 2)) { $0.go(to: time("2015-11-29"), inLevel: .week) },
    Call(.goPage(level: -1, page: -1)) { $0.go(to: time("2015-11-30"), inLevel: .year) },
    Call(.goPage(level: 2, page: -1)) { $0.go(to: time("2014"), inLevel: .month) },
    Call(.page(51)) { $0.go(to: newYearsEve) },
    Call(.page(-1)) { $0.go(to: CivilDate(dayNumber: 0)) },
    Call(.goPage(level: 1, page: 7)) { $0.go(to: newYearsEve, inLevel: .week) },
    Call(.goPage(level: -1, page: -1)) { $0.go(to: newYearsEve, inLevel: .hour) },
    Call(.goPage(level: 1, page: 7)) { $0.go(toPageID: "2015-W53", inLevel: .week) },
    // A key means its date: in a level for other units, the page that contains its first day.
    Call(.goPage(level: 0, page: 48)) { $0.go(toPageID: "2015-W53", inLevel: .day) },
    Call(.goPage(level: 2, page: 1)) { $0.go(toPageID: "2015-12-24", inLevel: .month) },
    Call(.goPage(level: 0, page: -1)) { $0.go(toPageID: "2016-W10", inLevel: .day) },
    Call(.goPage(level: 0, page: -1)) { $0.go(toPageID: "2015-12-32", inLevel: .day) },
    Call(.last) { $0.goToLatest() },
  ]

  @Test(arguments: calls) private func `a date leads to its page from every start`(call: Call) {
    let starts: [(inout DatedPager) -> Void] = [
      { _ in }, { $0.move(.left, by: 3) }, { $0.open() }, { $0.drag(x: -0.75) },
      { $0.drag(x: 0.75) },
      {
        $0.drag(x: 0.75)
        $0.release()
      },
    ]
    for start in starts {
      var dated = pager()
      start(&dated)
      var plain = dated.base
      #expect(dated.outcome(of: call.make) == plain.outcome(of: call.command))
      #expect(call.make(&dated) == plain.apply(call.command))
      #expect(dated.base == plain, "\(call.command)")
    }
  }

  @Test func `a pager without units has no levels`() {
    var dated = pager([.second])
    #expect(dated.names.levels.isEmpty)
    #expect(dated.currentTitle == nil)
    #expect(dated.currentSpan == nil)
    let before = dated
    #expect(
      [
        dated.go(to: time("2015-12-04")), dated.go(to: time("2015-12-04").date), dated.goToLatest(),
        dated.cover(time("2016")), dated.go(to: time("2015-12-04"), inLevel: .day),
      ] == [
        .ignored(.noLevels), .ignored(.noLevels), .ignored(.noLevels), .ignored(.noLevels),
        .ignored(.noSuchLevel),
      ])
    #expect(dated.update(today: time("2026-06-17")) == .ignored(.noLevels))
    #expect(dated.goToToday() == .ignored(.noLevels))
    #expect(dated.show(time("2026-06-17").date) == .ignored(.noSuchPage))
    #expect(dated == before)
  }

  @Test(
    arguments: [
      .insert(level: 0, index: 0, count: 1), .remove(level: 0, index: 0, count: 1),
      .resize(level: 0, count: 9), .reload(level: 0, count: 9, page: nil),
      .insertLevel(count: 1, index: nil), .removeLevel(0), .moveLevel(0, index: 1),
      .replaceLevels([]),
    ] as [Command])
  func `edits cannot change the calendar's pages`(command: Command) {
    var dated = pager()
    dated.drag(x: 0.25)
    let before = dated
    #expect(dated.apply(command) == .ignored(.doesNotFit))
    #expect(dated == before)
    dated.cancel()
    dated.finish()
    dated.open()
    #expect(dated.apply(command) == .ignored(.doesNotFit))
    #expect(dated.openPage == dated.position)
  }

  @Test func `times outside the years 1 to 9999 are clamped`() {
    var dated = DatedPager(units: [.year], covering: time("2015")...CivilTime(microseconds: .max))
    #expect(dated.keys == ["9999"])
    dated.cover(CivilTime(microseconds: .min))
    #expect(dated.pageID(at: at(0, 0)) == "0001")
    #expect(dated.levels.map(\.count) == [9_999])
  }

  @Test(.enabled(if: Depth.current != .quick))
  func `millions of hours fit in a pager, and as many minutes as it may have pages`() {
    var dated = DatedPager(units: CalendarUnit.levels, covering: time("0001")...time("9999-12-31"))
    #expect(
      dated.names.levels.map(\.count) == [
        Pager.maximumCount, 87_649_393, 3_652_059, 521_723, 119_988, 39_996, 9_999, 1_000, 100,
      ])
    #expect(dated.levels.map(\.count) == dated.names.levels.map(\.count))
    #expect(dated.cover(time("9999-12-31T23")) == .changed())
    // 2,147,483,647 minutes after the start of year 1.
    #expect(dated.currentPageID == "4084-01-24T02:06")
  }
}
