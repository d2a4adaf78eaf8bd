import CrossPager
import CrossPagerTesting
import PagerCompanions
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Runs recordings, replays, previews, saves and reports in random order. Nothing traps, no data is
/// lost, and the hosts show the displayed pages.
///
/// `CROSSPAGER_DEPTH=20000 swift test --filter ScriptFuzzTests` runs a million lines.
/// At quick depth, the suite runs a fifth of the seeds.
struct ScriptFuzzTests {
  private static let levels = ["a", "b", "none", "0", "1", "new", "day", "\"two\u{2028}words\""]
  private static let files = [
    "walk", "./walk", "edit", "./edit", "one", "\"two\u{2028}words\"", "missing",
  ]
  /// Script and edit commands, which the random lines favor.
  private static let telling = [
    "record", "replay", "preview", "save", "restore", "hosts", "undo", "redo", "insert-level",
    "remove-level", "move-level", "resize",
  ]

  private static func lines(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    var script = RandomLines(seed: random.next(), levels: levels)
    script.files = files
    script.entries.removeAll { $0.name == "quit" }
    let telling = script.entries.filter { Self.telling.contains($0.name) }
    return (0..<count).map { _ in
      var chosen = script
      if random.happens(percent: 50) { chosen.entries = telling }
      defer { script.random = chosen.random }
      let line = chosen.line()
      return random.happens(percent: 5)
        ? line + random.element(of: ["\n", "\r\n", "\u{85}", "\0"]) : line
    }
  }

  private static func start(_ seed: UInt64, storage: MemoryStorage) throws -> Session {
    if seed % 4 == 0 { return try datedSession(storage: storage) }
    let names = [BuiltInScene.filmstrip, .article, .hosted].map(\.rawValue)
    let scene =
      try seed % 4 == 1
      ? Scene(named: names[Int(seed / 4 % 3)], storage: storage) : Scene(levels: "a=5,b=3,none=0")
    return Session(scene: scene, storage: storage, tellsEvents: seed % 4 == 2)
  }

  @Test(arguments: Depth.seeds(150, quick: 30))
  func `commands for scripts run inside and outside scripts`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scripts = (0..<2).map { _ in Self.lines(20, &random).joined(separator: "\n") }
    let storage = MemoryStorage(["walk": scripts[0], "edit": scripts[1]])
    let start = try Self.start(seed, storage: storage)
    let lines = Self.lines(50, &random)
    expectLaw(of: lines, from: start, seed: seed) { session, line in
      if session.lines.elements.isEmpty {
        for (name, text) in zip(["walk", "edit"], scripts) { storage.put(text, name) }
      }
      let recorded = session.scripts.recording.map { ($0.file, storage[$0.file] ?? "") }
      guard let response = session.run(line) else {
        return line.isBlankOrComment ? nil : "no response"
      }
      let json = response.json(number: 1)
      if json.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a control character in \(json)"
      }
      for style in [TextStyle(width: 20), TextStyle(isPlain: true)] {
        let report = TextReport(style: style)
        _ = report.lines(response) + report.messages(response)
      }
      // A replayed script may end the recording and then write to its file.
      if let (file, text) = recorded, !line.contains("replay"),
        storage[file]?.hasPrefix(text) != true
      {
        return "the recording was changed"
      }
      let shown = session.display.assignments.compactMap(\.position)
      let window = session.state.pager.window.positions
      if Set(shown) != Set(window) || shown.count != window.count {
        return "expected hosts for \(window), found \(shown)"
      }
      return session.history.bytes <= UndoHistory<SessionState, String>.defaultByteLimit
        ? nil : "undo uses too much memory"
    }
  }
}
