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

/// Faults in real dashboards. `Tests/Calendar/Documents/dashboards.md` shows the others.
struct DashboardScenarioTests {
  private static let firstSample = time("2025-11-03")

  /// Returns a dashboard on Monday, 12 January 2026.
  private static func dashboard() -> DatedPager {
    openDashboard(nil, since: firstSample, at: time("2026-01-12T08:30"))
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

  @Test func `its range leaks into another view - each view has its own pager`() {
    let energy = Self.dashboard()
    var water = energy
    water.go(to: time("2025-11"), inLevel: .month)
    water.cover(time("2024-06-01"))
    #expect(energy == Self.dashboard())
    #expect(water.keys == ["2026-01-12", "2026-W03", "2025-11"])
    #expect(water.levels[0].count > energy.levels[0].count)
  }

  @Test func `the article's code is compiled here`() throws {
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
