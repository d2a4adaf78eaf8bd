import CivilDates
import CivilDatesFoundation
import CrossPager
import CrossPagerTimeline
import Foundation
import PagerCompanions
import Testing

// The code from the article "Dashboards and calendars".

func openDashboard(
  _ saved: DatedPager.Snapshot?, since firstSample: CivilTime, at now: CivilTime
) -> DatedPager {
  var pager = DatedPager(units: [.day, .week, .month], covering: firstSample...now)
  if let saved { pager.repair(from: saved) }
  return pager
}

func showToday(_ pager: inout DatedPager, at now: CivilTime) {
  pager.cover(now)
}

let now = CivilTime(Date.now, in: .current)

func showMonth(_ month: CivilTime, in pager: inout DatedPager) {
  pager.go(to: month, inLevel: .month)  // The day stays the same.
  pager.align(level: .day)  // Now the day is in the month.
}

func openCalendar(at now: CivilTime) -> DatedPager {
  let calendar = CivilCalendar(firstWeekday: .sunday)
  let (first, last) = (now.date.year - 1, now.date.year + 5)
  return DatedPager(
    units: [.day, .week, .month], calendar: calendar,
    covering: calendar.start(of: first, in: .year)...calendar.start(of: last, in: .year),
    today: now)
}

func follow(_ key: String, in pager: inout DatedPager) {
  let calendar = pager.names.calendar
  let limits = calendar.start(of: 1900, in: .year)...calendar.start(of: 2100, in: .year)
  pager.go(toKey: key, inLevel: .week, addingPagesWithin: limits)
}

/// Faults in real dashboards, each with the rule that prevents the fault.
struct DashboardScenarioTests {
  private static let firstSample = time("2025-11-03")

  /// A dashboard on Monday, 12 January 2026.
  private static func dashboard() -> DatedPager {
    openDashboard(nil, since: firstSample, at: time("2026-01-12T08:30"))
  }

  private static func saveAndRead(_ pager: DatedPager) throws -> DatedPager.Snapshot {
    try JSONDecoder().decode(
      DatedPager.Snapshot.self, from: try JSONEncoder().encode(pager.snapshot))
  }
}

/// Fault: An app restores the date that was current when the person left the app.
///
/// Rule: `follow on` also applies to a snapshot. A level saved on its last page goes to the new
/// last page.
extension DashboardScenarioTests {
  @Test func `it opens on stale days - saved on today, it opens on today`() throws {
    let saved = try Self.saveAndRead(Self.dashboard())
    let opened = openDashboard(saved, since: Self.firstSample, at: time("2026-01-20T07:00"))
    #expect(opened.keys == ["2026-01-20", "2026-W04", "2026-01"])
    #expect(
      opened == openDashboard(nil, since: Self.firstSample, at: time("2026-01-20T07:00")))
  }

  @Test func `it opens on stale days - saved on another day, it opens on that day`() throws {
    var left = Self.dashboard()
    left.go(to: time("2026-01-03"))
    let saved = try Self.saveAndRead(left)
    var opened = openDashboard(saved, since: Self.firstSample, at: time("2026-01-20T07:00"))
    #expect(opened.keys == ["2026-01-03", "2026-W04", "2026-01"])
    #expect(opened.forgetAll() == .changed())
    #expect(opened.keys == ["2026-01-20", "2026-W04", "2026-01"])
  }

  @Test func `it opens on stale days - new pages may be older ones`() throws {
    let saved = try Self.saveAndRead(Self.dashboard())
    let opened = openDashboard(saved, since: time("2025-01-01"), at: time("2026-01-12T23:59"))
    #expect(opened.keys == ["2026-01-12", "2026-W03", "2026-01"])
  }

  @Test func `it opens on stale days - the oldest days may be gone`() throws {
    let saved = try Self.saveAndRead(Self.dashboard())
    let opened = openDashboard(saved, since: time("2026-02-01"), at: time("2026-03-20"))
    #expect(opened.keys == ["2026-03-20", "2026-W12", "2026-03"])
  }

  @Test func `it opens on stale days - without follow, a repair keeps the date`() throws {
    var left = Self.dashboard()
    left.setForAllLevels(.follow(.off))
    let saved = try Self.saveAndRead(left)
    let opened = openDashboard(saved, since: Self.firstSample, at: time("2026-02-20"))
    #expect(opened.keys == ["2026-01-12", "2026-W03", "2026-01"])
  }

  @Test func `it opens on stale days - a repair reports its changes`() throws {
    let saved = try Self.saveAndRead(Self.dashboard())
    var pager = DatedPager(
      units: [.day, .week, .month], covering: Self.firstSample...time("2026-01-20"))
    #expect(
      pager.repair(from: saved).differences == [
        .otherCount(.day, saved: 71, present: 79, page: 78),
        .otherCount(.week, saved: 11, present: 12, page: 11),
      ])
    #expect(throws: SnapshotMismatch<CalendarUnit, String>.self) { try pager.restore(saved) }
  }

  @Test func `it opens on stale days - a day without samples is a page`() {
    let opened = openDashboard(nil, since: Self.firstSample, at: time("2026-01-12T00:00"))
    #expect(opened.currentTitle == "12 January 2026")
  }
}

/// Fault: In the morning, the display still shows yesterday.
///
/// Rule: Under `follow on`, a level on its last page goes to the new last page. The app adds the
/// new day when that day begins.
extension DashboardScenarioTests {
  @Test func `it sticks on yesterday - a person on today sees the new day`() {
    var pager = Self.dashboard()
    showToday(&pager, at: time("2026-01-12T23:59"))
    #expect(pager == Self.dashboard())
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.keys == ["2026-01-13", "2026-W03", "2026-01"])
    #expect(pager == openDashboard(nil, since: Self.firstSample, at: time("2026-01-13")))
    showToday(&pager, at: time("2026-02-01"))
    #expect(pager.keys == ["2026-02-01", "2026-W05", "2026-02"])
  }

  @Test func `it sticks on yesterday - a person on an older day stays there`() {
    var pager = Self.dashboard()
    pager.move(.left)
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.keys == ["2026-01-11", "2026-W03", "2026-01"])
    pager.goToLatest()
    #expect(pager.currentPageID == "2026-01-13")
  }

  @Test(
    arguments: [
      (-0.75, "2026-01-13"), (0.25, "2026-01-13"), (0.75, "2026-01-11"),
    ] as [(Double, String)])
  func `it sticks on yesterday - a finger on the display at midnight`(drag: Double, key: String) {
    var pager = Self.dashboard()
    pager.drag(x: Offset(pages: drag))
    let dragging = pager.phase
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.phase == dragging && pager.currentPageID == "2026-01-12")
    pager.finish()
    #expect(pager.currentPageID == key)
    #expect(pager.names.levels[0].key(ofPage: 71) == "2026-01-13")
  }

  @Test(
    arguments: [
      (-0.75, "2026-01-13"), (0.25, "2026-01-13"), (0.75, "2026-01-11"),
    ] as [(Double, String)])
  func `it sticks on yesterday - content that settles at midnight`(drag: Double, key: String) {
    var pager = Self.dashboard()
    pager.drag(x: Offset(pages: drag))
    pager.release()
    pager.tick(milliseconds: 100)
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.phase.isSettling && pager.currentPageID == "2026-01-12")
    pager.tick(milliseconds: 300)
    #expect(pager.currentPageID == key)
    #expect(pager.phase == .settled)
  }

  @Test func `it sticks on yesterday - a level that is not displayed also follows`() {
    var pager = Self.dashboard()
    pager.go(toLevel: .month)
    showToday(&pager, at: time("2026-02-02"))
    #expect(pager.keys == ["2026-02-02", "2026-W06", "2026-02"])
    #expect(pager.currentLevel == .month)
  }

  @Test func `it sticks on yesterday - midnight is local, not universal`() throws {
    let moment = Date(timeIntervalSince1970: 1_768_260_600)  // 2026-01-12T23:30Z
    var berlin = Self.dashboard()
    showToday(
      &berlin, at: CivilTime(moment, in: try #require(TimeZone(identifier: "Europe/Berlin"))))
    #expect(berlin.currentPageID == "2026-01-13")
    var newYork = Self.dashboard()
    showToday(
      &newYork, at: CivilTime(moment, in: try #require(TimeZone(identifier: "America/New_York"))))
    #expect(newYork.currentPageID == "2026-01-12")
  }

  @Test func `it sticks on yesterday - an open page stays, and so does the day after it`() {
    var pager = Self.dashboard()
    pager.open()
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.openPage == pager.position)
    pager.close()
    showToday(&pager, at: time("2026-01-13"))
    #expect(pager.currentPageID == "2026-01-12")
    pager.goToLatest()
    #expect(pager.currentPageID == "2026-01-13")
  }

  @Test func `it sticks on yesterday - a clock set back removes no day`() {
    var pager = Self.dashboard()
    showToday(&pager, at: time("2026-01-13"))
    let before = pager
    showToday(&pager, at: time("2026-01-12T23:00"))
    #expect(pager == before)
  }
}

/// Fault: Choosing a month in one view changes the days in another view.
///
/// Rule: A pager is a value, and a level keeps its page until it is aligned (law 2).
extension DashboardScenarioTests {
  @Test func `its range leaks into another view - each view has its own pager`() {
    let energy = Self.dashboard()
    var water = energy
    water.go(to: time("2025-11"), inLevel: .month)
    water.cover(time("2024-06-01"))
    #expect(energy == Self.dashboard())
    #expect(water.keys == ["2026-01-12", "2026-W03", "2025-11"])
    #expect(water.levels[0].count > energy.levels[0].count)
  }

  @Test func `its range leaks into another view - going to a month keeps the day`() {
    var pager = Self.dashboard()
    pager.go(to: time("2025-12-24"))
    pager.go(to: time("2025-11"), inLevel: .month)
    pager.go(toLevel: .week)
    pager.move(.left, by: 2)
    #expect(pager.keys == ["2025-12-24", "2026-W01", "2025-11"])
    pager.go(toLevel: .day)
    #expect(pager.currentTitle == "24 December 2025")
  }

  @Test func `its range leaks into another view - unless the app asks for it`() {
    var pager = Self.dashboard()
    showMonth(time("2025-12"), in: &pager)
    #expect(pager.keys == ["2025-12-01", "2026-W03", "2025-12"])
    pager.zoom(.in)
    #expect(pager.keys == ["2025-12-01", "2025-W49", "2025-12"])
    pager[.day]?.rules.entry = .align
    pager.go(to: time("2025-12-31"), inLevel: .week)
    pager.move(.up)
    #expect(pager.keys == ["2025-12-29", "2026-W01", "2025-12"])
  }
}

/// Fault: A calendar opens on its last page, years from now, or stays on the day on which it was opened.
///
/// Rule: The start pages are today's. A level on the former today goes to the new one.
extension DashboardScenarioTests {
  @Test func `it opens in the future - it opens on today, which moves at midnight`() {
    var pager = openCalendar(at: time("2026-06-13T22:00"))
    #expect(pager.keys == ["2026-06-13", "2026-06-07", "2026-06"])
    pager.move(.down)
    pager.move(.right)
    pager.update(today: time("2026-06-14"))
    #expect(pager.keys == ["2026-06-14", "2026-06-14", "2026-06"])
    pager.goToLatest()
    pager.goToToday()
    #expect(pager.keys == ["2026-06-14", "2026-06-14", "2026-06"])
  }

  @Test func `it opens in the future - saved on today, it opens on today`() throws {
    var left = openCalendar(at: time("2026-12-31"))
    left.remember(try #require(CivilDate(year: 2026, month: 6, day: 1)), ofLevel: .month)
    var opened = openCalendar(at: time("2027-01-01"))
    opened.repair(from: try Self.saveAndRead(left))
    #expect(opened.keys == ["2027-01-01", "2026-12-27", "2026-06"])
    opened.forgetAll()
    #expect(opened.keys == ["2027-01-01", "2026-12-27", "2027-01"])
  }

  @Test func `it opens in the future - a date is shown on all levels`() throws {
    var pager = openCalendar(at: time("2026-06-13"))
    pager.show(try #require(CivilDate(year: 2026, month: 12, day: 24)))
    #expect(pager.keys == ["2026-12-24", "2026-12-20", "2026-12"])
    #expect(pager.currentLevel == .day)
  }

  @Test(
    arguments: [
      ("2026-W25", "2026-06-14"), ("2040-02-29", "2040-02-26"), ("2999-W01", "2026-06-07"),
    ])
  func `it opens in the future - a link leads to its date`(key: String, week: String) {
    var pager = openCalendar(at: time("2026-06-13"))
    follow(key, in: &pager)
    #expect(pager.pageID(ofLevel: .week) == week)
  }
}

/// Compares the article with the code in this file.
extension DashboardScenarioTests {
  @Test func `the code of the article is compiled here`() throws {
    let tests = URL(filePath: #filePath)
    let article = tests.deletingLastPathComponent().appending(
      path: "../../../Sources/Calendar/CrossPagerTimeline/CrossPagerTimeline.docc/Dashboards.md")
    let source = try String(contentsOf: tests, encoding: .utf8)
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    let code = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    #expect(code.count == 6)
    for block in code {
      #expect(block.hasPrefix("swift\n"))
      let lines = block.components(separatedBy: "\n").dropFirst()
        .drop { $0.isEmpty || $0.hasPrefix("import ") }
      #expect(source.contains(lines.joined(separator: "\n")), "\(block)")
    }
  }
}
