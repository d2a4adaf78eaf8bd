import CivilDates
import CrossPager
import CrossPagerTimeline
import PagerCompanions
import Testing

/// Pagers that know today, as a calendar does.
struct CalendarPagerTests {
  /// The days, weeks and months of 2026, on Wednesday, 17 June.
  private static func calendar(_ follow: FollowRule = .on) -> DatedPager {
    DatedPager(
      units: [.day, .week, .month], covering: time("2026-01-01")...time("2026-12-31"),
      today: time("2026-06-17T09"), levelRules: LevelRules(start: .last, follow: follow))
  }

  private static let june = ["2026-06-17", "2026-W25", "2026-06"]

  @Test func `a pager opens on today, and the span is extended to it`() {
    #expect(Self.calendar().keys == Self.june)
    #expect(Self.calendar().levels.map { $0.rules.start } == [.page(167), .page(24), .page(5)])
    let later = DatedPager(
      units: [.day], covering: time("2026-01-01")...time("2026-01-31"), today: time("2026-03-01"))
    #expect(later.keys == ["2026-03-01"] && later.levels[0].count == 60)
  }

  @Test func `forgetting returns every level to today`() {
    var pager = Self.calendar()
    pager.goToLatest()
    pager.remember(page: 0, ofLevel: .month)
    #expect(pager.forgetAll() == .changed())
    #expect(pager.keys == Self.june)
  }

  @Test func `today is a place to go to`() {
    var pager = Self.calendar()
    pager.goToFirstPage()
    #expect(pager.goToToday() == .moved(Move(from: at(0, 0), to: at(0, 167))))
    #expect(pager.goToToday() == .ignored(.alreadyThere))
    pager.drag(y: -0.75)
    pager.release()
    // The settle completes first, so today's week is meant.
    #expect(pager.goToToday() == .ignored(.alreadyThere))
    pager.open()
    #expect(pager.goToToday() == .ignored(.pageOpen))
    var dashboard = CrossPagerTimelineTests.pager()
    #expect(dashboard.goToToday() == .ignored(.noSuchPage))
  }

  @Test func `a date is shown on every level that has it`() {
    var pager = Self.calendar()
    let eve = time("2026-12-24").date
    #expect(pager.show(eve) == .changed())
    #expect(pager.keys == ["2026-12-24", "2026-W52", "2026-12"] && pager.currentLevel == .day)
    #expect(pager.show(eve) == .ignored(.alreadyThere))
    // The week of 31 December 2026 also holds 3 January 2027.
    #expect(pager.show(time("2027-01-03").date) == .changed())
    #expect(pager.keys == ["2026-12-24", "2026-W53", "2026-12"])
    #expect(pager.show(time("2030-01-01").date) == .ignored(.noSuchPage))
    pager.open()
    #expect(pager.show(eve) == .ignored(.pageOpen))
    #expect(pager.show(time("2030-01-01").date) == .ignored(.pageOpen))
  }

  /// Keys of the levels' pages before and after the next day begins, Monday, 22 June.
  private static let midnights: [(before: [String], after: [String])] = [
    (june, ["2026-06-22", "2026-W26", "2026-06"]),
    (["2026-06-16", "2026-W25", "2026-06"], ["2026-06-16", "2026-W26", "2026-06"]),
    (["2026-06-17", "2026-W24", "2026-05"], ["2026-06-22", "2026-W24", "2026-05"]),
    (["2026-12-31", "2026-W53", "2026-12"], ["2026-12-31", "2026-W53", "2026-12"]),
  ]

  @Test(arguments: midnights)
  func `levels on the former today go to the new one, and the others stay`(
    before: [String], after: [String]
  ) {
    var pager = Self.calendar()
    for (unit, key) in zip(pager.names.levelIDs, before) {
      pager.remember(pageID: key, ofLevel: unit)
    }
    #expect(pager.keys == before)
    #expect(pager.update(today: time("2026-06-22T00:00")) == .changed())
    #expect(pager.keys == after)
    #expect(pager.levels.map(\.count) == Self.calendar().levels.map(\.count))
    #expect(pager.update(today: time("2026-06-22T00:00")) == .ignored(.alreadyThere))
    pager.forgetAll()
    #expect(pager.keys == Self.midnights[0].after)
  }

  @Test func `without follow, today moves and no level does`() {
    var pager = Self.calendar(.off)
    #expect(pager.update(today: time("2026-06-22")) == .changed())
    #expect(pager.keys == Self.june)
    pager.goToToday()
    #expect(pager.currentPageID == "2026-06-22")
  }

  @Test func `a today beyond the pages adds pages, and a pager without today gets one`() {
    var pager = Self.calendar()
    #expect(pager.update(today: time("2027-02-01")) == .changed())
    #expect(pager.keys == ["2027-02-01", "2027-W05", "2027-02"])
    var dashboard = CrossPagerTimelineTests.pager()
    #expect(dashboard.update(today: time("2015-12-04")) == .changed())
    #expect(dashboard.names.today == time("2015-12-04"))
    dashboard.forgetAll()
    #expect(dashboard.keys == ["2015-12-04", "2015-W49", "2015-12"])
  }

  @Test func `the day begins during a gesture when the gesture ends, and not while a page is open`()
  {
    var pager = Self.calendar()
    pager.drag(x: -0.25)
    #expect(pager.update(today: time("2026-06-18")) == .changed())
    #expect(pager.currentPageID == "2026-06-17" && pager.offset == 0.25)
    pager.finish()
    #expect(pager.currentPageID == "2026-06-18")
    pager.open()
    #expect(pager.update(today: time("2026-06-19")) == .changed())
    #expect(pager.openPageID == "2026-06-18" && pager.currentPageID == "2026-06-18")
    pager.close()
    #expect(pager.currentPageID == "2026-06-18")
    pager.goToToday()
    #expect(pager.currentPageID == "2026-06-19")
  }

  @Test func `a pager without levels has no today to go to`() {
    var pager = DatedPager(units: [], covering: time("2026")...time("2026-12-31"))
    #expect(pager.update(today: time("2026-06-17")) == .ignored(.noLevels))
    #expect(pager.goToToday() == .ignored(.noLevels))
    #expect(pager.show(time("2026-06-17").date) == .ignored(.noSuchPage))
  }
}

/// Start pages and keys, as pages are added or the calendar changes.
struct DatedPagerKeyTests {
  @Test func `a start page keeps its date when earlier pages are added`() {
    var dated = DatedPager(
      units: [.day], covering: time("2015-11-10")...time("2015-12-31"),
      levelRules: LevelRules(start: .page(5)))
    #expect(dated.keys == ["2015-11-15"])
    #expect(dated.cover(time("2015-11-01")) == .changed())
    #expect(dated[.day]?.rules.start == .page(14))
    dated.goToLatest()
    dated.forgetAll()
    #expect(dated.keys == ["2015-11-15"])
  }

  @Test func `a week's key means its first day under another first weekday`() {
    var monday = DatedPager(units: [.week], covering: time("2026-01-01")...time("2026-12-31"))
    monday.go(toPageID: "2026-W25", inLevel: .week)
    #expect(monday.currentPageID == "2026-W25")
    var sunday = DatedPager(
      units: [.week], calendar: CivilCalendar(firstWeekday: .sunday),
      covering: time("2024-01-01")...time("2026-12-31"))
    sunday.repair(from: monday.snapshot)
    #expect(sunday.currentPageID == "2026-06-14")
    #expect(sunday.currentSpan?.contains(time("2026-06-15")) == true)
    // The way back leads to the week that holds Sunday, 14 June.
    monday.repair(from: sunday.snapshot)
    #expect(monday.currentPageID == "2026-W24")
  }

  private static let limits = time("2026-01-01")...time("2026-12-31T23:59")

  /// Keys and units, the outcomes, and the page count of the day level afterwards.
  private static let links: [(key: String, unit: CalendarUnit, outcome: Outcome, count: Int)] = [
    ("2015-11-12", .day, .moved(Move(from: at(0, 51), to: at(0, 2))), 52),
    ("2015-W50", .week, .moved(Move(from: at(0, 51), to: at(1, 4))), 52),
    ("2016-01-02", .day, .ignored(.noSuchPage), 52),
    ("2026-01-01", .day, .moved(Move(from: at(0, 51), to: at(0, 3705))), 3706),
    ("2027-01-01", .day, .ignored(.noSuchPage), 52),
    ("9999-12-31", .day, .ignored(.noSuchPage), 52), ("nonsense", .day, .ignored(.noSuchPage), 52),
    ("2026", .year, .ignored(.noSuchLevel), 52),
  ]

  @Test(arguments: links.indices)
  func `a link adds pages only within its limits`(index: Int) {
    let (key, unit, outcome, count) = Self.links[index]
    var dated = pager(follow: .off)
    let before = dated
    let result = dated.go(toKey: key, inLevel: unit, addingPagesWithin: Self.limits)
    #expect(result == outcome && dated.levels[0].count == count)
    if outcome.isIgnored {
      #expect(dated == before)
    } else {
      #expect(dated.currentPageID == key && dated.currentLevel == unit)
    }
  }

  @Test func `a link completes a gesture only if it leads somewhere`() {
    var dated = pager(follow: .off)
    dated.drag(x: 0.75)
    let before = dated
    let far = { (dated: inout DatedPager) in
      dated.go(toKey: "2027-01-01", inLevel: .day, addingPagesWithin: Self.limits)
    }
    #expect(far(&dated) == .ignored(.noSuchPage) && dated == before)
    dated.go(toKey: "2026-03-01", inLevel: .day, addingPagesWithin: Self.limits)
    #expect(dated.currentPageID == "2026-03-01" && dated.phase == .settled)
    dated.open()
    #expect(
      dated.go(toKey: "2026-04-01", inLevel: .day, addingPagesWithin: Self.limits)
        == .ignored(.pageOpen))
    #expect(dated.names.levels[0].page(forKey: "2026-04-01") == nil)
  }
}
