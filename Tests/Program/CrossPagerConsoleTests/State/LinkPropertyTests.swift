import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Checks law 7 for links: a link restores all positions.
struct LinkPropertyTests {
  private static let letters = [
    "a", "B", "7", "-", "_", ".", " ", "+", "%", "%41", "@", "=", ",", "\"", "#", ";", "/", "?",
    "&", "~", "é", "e\u{301}", "ß", "日本", "📄", "👨‍👩‍👧", "\u{202E}", "\u{A0}", "all",
  ]

  @Test(arguments: Depth.seeds(200))
  func `a link returns to the same positions with any names`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = emptySession()
    for _ in 0...random.number(below: 5) {
      let name = random.text(of: Self.letters, length: 8)
      let count = random.element(of: [0, 1, 2, 5, 1000, Pager.maximumCount])
      let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
      _ = session.run("insert-level \(quoted) \(count)")
    }
    let anywhere = wander(&session, &random)
    let link = session.state.link.text
    #expect(link.utf8.allSatisfy(Self.unreserved.utf8.contains), "seed \(seed): \(link)")
    #expect(try Link(text: link) == session.state.link, "seed \(seed): \(link)")
    let saved = session.state
    let elsewhere = wander(&session, &random)
    _ = session.run("follow \(link)")
    #expect(session.state == saved, "seed \(seed): \(anywhere), \(elsewhere), follow \(link)")
  }

  private static let unreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+%@=,"

  @Test(arguments: Depth.seeds(50))
  func `links with keys also lead back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try datedSession(
      from: (1 + random.number(below: 9990), 1 + random.number(below: 12), 28),
      days: 1 + random.number(below: 800), units: CalendarUnit.levels,
      calendar: .init(firstWeekday: random.element(of: [.monday, .sunday, .saturday])))
    let anywhere = wander(&session, &random)
    let link = session.state.link.text
    let saved = session.state
    let elsewhere = wander(&session, &random)
    _ = session.run("follow \(link)")
    #expect(session.state == saved, "seed \(seed): \(anywhere), \(elsewhere), follow \(link)")
  }

  /// Moves every level to a random page, then goes to a random level.
  private func wander(_ session: inout Session, _ random: inout SeededGenerator) -> String {
    let levels = session.state.pager.levels
    var lines = levels.enumerated().filter { !$0.element.isEmpty }.map {
      "remember \($0.offset) \(random.number(below: $0.element.count))"
    }
    if !levels.isEmpty { lines.append("go \(random.number(below: levels.count))") }
    // If a level's name were another level's index, the commands would select the wrong level.
    if Set(session.state.labels.map(\.name)).isDisjoint(with: levels.indices.map(String.init)) {
      session.run(all: lines)
    }
    return lines.joined(separator: "; ")
  }
}
