import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Foundation
import PagerCompanions
import Testing

/// Checks the documents in `Tests/Calendar/Documents`. Their README describes the form.
struct DatedDocumentTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Documents").standardized

  @Test(arguments: TestDocument.chosen(TestDocument.all(in: folder)))
  func `dated pagers do what the documents say`(document: TestDocument) throws {
    let surroundings = DatedSurroundings()
    var pager: DocumentedFront<DatedPager>?
    let problems = try document.problems { line, _ in
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("```") { return .text }
      if line.hasPrefix("> ") || line.hasPrefix("? ") {
        var next = try #require(pager)
        let lines = try next.output(of: String(line.dropFirst(2)))
        if line.hasPrefix(">") { pager = next }
        return .command(lines)
      }
      guard var opened = try DocumentedFront(line, surroundings) else { return .output }
      let lines = try opened.output(of: "")
      pager = opened
      return .command(lines)
    }
    for problem in problems { Issue.record("\(problem)") }
  }
}

/// State that outlives the pagers of a document.
final class DatedSurroundings {
  fileprivate let mark = DocumentedFront<DatedPager>.Mark()
  /// The snapshot that the command `save` takes.
  fileprivate var saved: DatedPager.Snapshot?
}

extension DocumentedFront where Front == DatedPager {
  /// Creates a pager from a line such as `dates day,week from 2015-11-10 to 2015-12-31; latest`, or with the code of the
  /// article. Returns nil for any other line.
  fileprivate init?(_ line: String, _ surroundings: DatedSurroundings) throws {
    let parts = line.components(separatedBy: "; ")
    let words = parts[0].split(separator: " ").map(String.init)
    func value(_ name: String) -> String? {
      words.firstIndex(of: name).map { words[$0 + 1] }
    }
    let opened: DatedPager
    switch words[0] {
    case "dates":
      let units = words[1].split(separator: ",").compactMap { CalendarUnit(rawValue: String($0)) }
      let calendar = CivilCalendar(
        firstWeekday: value("weeks") == "sunday" ? .sunday : .monday,
        dayStart: value("days").flatMap { Int($0) } ?? 0,
        yearStart: value("years") == "july" ? .july : .january)
      opened = DatedPager(
        units: units, calendar: calendar,
        covering: time(value("from") ?? "")...time(value("to") ?? ""),
        today: value("today").map(time))
    case "dashboard":
      opened = openDashboard(
        words[1] == "saved" ? surroundings.saved : nil, since: time(value("since") ?? ""),
        at: time(value("at") ?? ""))
    case "calendar": opened = openCalendar(at: time(value("at") ?? ""))
    default: return nil
    }
    self.init(
      opened, mark: surroundings.mark, printsStart: true,
      perform: { try Self.perform(&$0, $1, surroundings) }, state: Self.state)
    for part in parts.dropFirst() { _ = try output(of: part) }
  }

  private static func perform(
    _ pager: inout DatedPager, _ line: String, _ surroundings: DatedSurroundings
  ) throws -> Answer? {
    let words = line.split(separator: " ").map(String.init)
    let unit = words.count > 3 && words[2] == "in" ? CalendarUnit(rawValue: words[3]) : nil
    if let outcome = call(&pager, words, unit) { return (outcome, []) }
    switch words[0] {
    case "show" where words[1] == "today": showToday(&pager, at: time(words[2]))
    case "show" where words[1] == "month": showMonth(time(words[2]), in: &pager)
    case "follow": CrossPagerTimelineTests.follow(words[1], in: &pager)
    case "title": return (nil, [pager.currentTitle ?? "-"])
    case "save":
      surroundings.saved = try JSONDecoder().decode(
        DatedPager.Snapshot.self, from: JSONEncoder().encode(pager.snapshot))
    case "repair":
      let result = pager.repair(from: try #require(surroundings.saved))
      return (result.outcome, result.differences.map(\.text))
    case "restore":
      let saved = try #require(surroundings.saved)
      do throws(SnapshotMismatch<CalendarUnit, String>) {
        let outcome = try pager.restore(saved)
        return (outcome, [])
      } catch { return (nil, ["refused"]) }
    default: return nil
    }
    return (nil, [])
  }

  /// Makes a call that only dated pagers have. Returns nil for any other words.
  private static func call(
    _ pager: inout DatedPager, _ words: [String], _ unit: CalendarUnit?
  ) -> Outcome? {
    switch (words[0], unit) {
    case ("cover", nil):
      pager.cover(time(words[1])...time(words[words.count - 1]))
    case ("time", nil): pager.go(to: time(words[1]))
    case ("time", let unit?): pager.go(to: time(words[1]), inLevel: unit)
    case ("date", nil): pager.go(to: time(words[1]).date)
    case ("date", let unit?): pager.go(to: time(words[1]).date, inLevel: unit)
    case ("key", nil): pager.go(toPageID: words[1])
    case ("key", let unit?): pager.go(toPageID: words[1], inLevel: unit)
    case ("link", let unit?):
      pager.go(toKey: words[1], inLevel: unit, addingPagesWithin: time(words[5])...time(words[6]))
    case ("today", nil): words.count > 1 ? pager.update(today: time(words[1])) : pager.goToToday()
    case ("latest", nil): pager.goToLatest()
    case ("show", nil) where words.count == 2: pager.show(time(words[1]).date)
    case ("remember", let unit?): pager.remember(pageID: words[1], ofLevel: unit)
    case ("note", let unit?): pager.remember(time(words[1]).date, ofLevel: unit)
    case ("align", _): CalendarUnit(rawValue: words[1]).map { pager.align(level: $0) }
    default: nil
    }
  }

  /// Returns each level with the key of its page, the number of its pages and the key of its first page.
  private static func state(_ pager: DatedPager) -> [String] {
    let levels = pager.names.levels.enumerated().map { index, level in
      (index == pager.position?.level ? "*" : "")
        + "\(pager.keys[index] ?? "-") (\(level.count) from \(level.key(ofPage: 0)))"
    }
    return [levels.joined(separator: ", ")]
      + (pager.waitingNames == nil ? [] : ["an update waits"])
  }
}

extension SnapshotDifference<CalendarUnit, String> {
  fileprivate var text: String {
    guard case .otherCount(let unit, let saved, let present, let page?) = self else {
      return "\(self)"
    }
    return "other count of \(unit), saved \(saved), present \(present), page \(page)"
  }
}
