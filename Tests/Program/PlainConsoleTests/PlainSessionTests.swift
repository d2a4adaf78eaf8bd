import CrossPagerConsole
import Foundation
import TerminalText
import Testing

/// Files in memory.
private final class Files: Storage, @unchecked Sendable {
  private let lock = NSLock()
  private var saved: [String: String] = [:]

  func read(_ path: String) throws(StorageError) -> String {
    guard let text = lock.withLock({ saved[path] }) else {
      throw .cannotRead(path: path, reason: "no such file")
    }
    return text
  }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) {
    var text = ""
    while let part = try next() { text += part }
    lock.withLock { saved[path] = text }
  }

  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError) {
    lock.withLock { saved[path, default: ""] += text }
  }

  func check(_ path: String) throws(StorageError) {}

  func identity(of path: String) -> FileIdentity? {
    lock.withLock { saved[path] }.map { _ in
      FileIdentity(device: 0, number: UInt64(path.utf8.count))
    }
  }
}

/// Tests of a session without data. They import CrossPagerConsole without SeriesExplorer.
struct PlainSessionTests {
  private func session(_ levels: String = "day=5,week=3") throws -> Session {
    Session(plain: try Scene(levels: levels), storage: Files())
  }

  /// Returns the output of each line.
  private func answers(_ lines: [String], _ session: inout Session) -> [String] {
    let report = TextReport(style: TextStyle())
    return lines.flatMap { line in
      session.run(line).map { report.lines($0) + report.messages($0) } ?? []
    }
  }

  @Test func `a plain session moves, remembers, undoes and reports`() throws {
    var session = try session()
    #expect(
      answers(
        ["right 2", "down", "right 9", "up", "undo", "undo", "where", "routes", "link"], &session)
        == [
          "moved to day 2 (0…4), 2 steps", "moved to week 0 (0…2), 1 step",
          "moved to week 2 (0…2), 2 steps, stopped at the right edge",
          "moved to day 2 (0…4), 1 step", "changed: undid 'up', at week 2 (0…2)",
          "changed: undid 'right 9', at week 0 (0…2)", "  day   2  (0…4)", "▸ week  0  (0…2)",
          "right up", "day=2,week=0@week",
        ])
  }

  @Test func `settings, snapshots, marks and recordings work without data`() throws {
    var session = try session()
    let lines = [
      "record walk", "set edge wrap", "set hosting cell", "left", "mark end", "record",
      "save place", "forget all", "restore place", "go 'end",
    ]
    #expect(
      answers(lines, &session) == [
        "recording to 'walk'", "changed: edge wrap for all levels", "changed: hosting cell",
        "moved to day 4 (0…4), 1 step, from the first to the last", "changed: mark end",
        "recorded 4 commands to 'walk'", "saved to 'place'", "changed, at day 0 (0…4)",
        "changed, at day 4 (0…4)", "ignored: Already at page 4 of level 'day'.",
      ])
    var other = Session(plain: try Scene(levels: "day=5,week=3"), storage: session.context.storage)
    #expect(answers(["replay walk"], &other) == ["replayed 'walk': 5 commands, 5 expectations met"])
    #expect(other.state == session.state)
  }

  @Test func `a scene has titles`() throws {
    let scene = try Scene(named: "filmstrip", storage: Files())
    var session = Session(plain: scene, storage: Files())
    #expect(
      answers(["open"], &session) == [
        "changed: 'Article A1' is open, path 0 0, at Section A 0 'Article A1' (0…4) at 0"
      ])
  }

  @Test func `the commands and keys of the explorer do not exist`() throws {
    var session = try session()
    for line in ["bar max", "find > 20", "compare previous", "set scale page", "gaps skip"] {
      guard case .error = session.run(line)?.result else {
        Issue.record("\(line)")
        continue
      }
    }
    let keys = answers(["keys"], &session).joined()
    #expect(keys.contains("zoom in") && !keys.contains("bar next"))
    #expect(
      KeysLine.text(for: session, in: TextStyle()) == "→ page  ↓ level  - zoom  ? help")
    #expect(!answers(["help all"], &session).contains { $0.contains("compare") })
  }
}
