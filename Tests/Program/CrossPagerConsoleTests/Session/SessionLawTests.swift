import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Checks laws 1, 3 and 5 with random lines (`Docs/Verification.md`, "The laws").
///
/// At quick depth, the suite runs a few of the seeds.
struct SessionLawTests {
  private static let starts = ["a=5,b=3,none=0", "none=0", "1=2,0=3,all words=1", "a=2147483647"]
  private static let levels = ["a", "b", "none", "0", "1", "2", "c", "new", "\"all words\"", "9"]

  /// All commands except `replay`, whose outcome depends on the lines of a file.
  private static let entries = CommandTable.entries.filter { $0.name != "replay" }

  private func check(
    _ seed: UInt64, entries: [CommandEntry] = entries, _ law: (inout Session, String) -> String?
  ) throws {
    var script = RandomLines(seed: seed, levels: Self.levels)
    script.entries = entries
    let start = try session(Self.starts[Int(seed % 4)])
    expectLaw(of: script.lines(40), from: start, seed: seed, law)
    var dated = RandomLines(seed: seed, levels: ["day", "week", "month", "new", "3"])
    dated.entries = entries
    expectLaw(of: dated.lines(15), from: try datedSession(), seed: seed, law)
  }

  @Test(arguments: Depth.seeds(100, quick: 8))
  func `ignored commands, errors and reports leave state, undo and redo alone`(
    seed: UInt64
  ) throws {
    try check(seed) { session, line in
      let before = session
      guard let response = session.run(line) else {
        return session.state == before.state ? nil : "a comment changed the state"
      }
      switch response.result {
      case .moved, .changed:
        if response.isPreview { break }
        // A gesture command may leave moving content where it is.
        if before.state.motion != nil && session.state.motion != nil { return nil }
        return session.state == before.state ? "nothing changed" : nil
      case .ignored, .report, .error, .failed: break
      }
      if session.state != before.state { return "the state changed" }
      if session.after("undo").state != before.after("undo").state { return "undo changed" }
      return session.after("redo").state == before.after("redo").state ? nil : "redo changed"
    }
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a preview predicts the command's outcome and changes nothing`(seed: UInt64) throws {
    // The output of `history` includes the preview.
    try check(seed, entries: Self.entries.filter { $0.name != "history" }) { session, line in
      let before = session.state
      // A message quotes the words of a preview with everything between them.
      let line = String(line.trimmingPrefix(while: \.isWhitespace))
      var previewed = session.outcome("preview \(line)")
      if session.state != before { return "the preview changed the state" }
      guard var outcome = session.outcome(line) else {
        return line.isBlankOrComment ? nil : "no response"
      }
      // The command may end a recording, but the preview does not.
      outcome["lostRecording"] = nil
      // For moving content, only the preview reports the settled phase.
      if outcome["phase"] == nil, previewed?["phase"] == "settled" { previewed?["phase"] = nil }
      let expected = Self.text(outcome).replacing(
        "'\(Self.shown(line))", with: "'preview \(Self.shown(line))")
      return previewed.map(Self.text) == expected || previewed == outcome
        ? nil : "\(previewed.map(Self.text) ?? "") is not \(Self.text(outcome))"
    }
  }

  private static func text(_ fields: [String: JSON]) -> String {
    JSON.object(fields.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }).text
  }

  /// Returns a line as it appears in messages and JSON.
  private static func shown(_ line: String) -> String {
    let text = JSON.string((try? Words(line: line).command) ?? line).text
    return String(text.dropFirst().dropLast())
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `undo and redo visit every change in both directions`(seed: UInt64) throws {
    let entries = Self.entries.filter { $0.group != .undoing }
    try check(seed, entries: entries) { session, line in
      let before = session.state
      _ = session.run(line)
      // A gesture becomes one change when the content comes to rest.
      if session.state.motion != nil || session.state == before.withoutGesture { return nil }
      var arrived = before
      _ = arrived.settle()
      let isArrival = session.state == arrived
      let undone = session.after("undo").state
      if undone != (isArrival ? before.withoutGesture : arrived) { return "undo leads elsewhere" }
      if !isArrival && arrived != before.withoutGesture
        && session.after("undo", "undo").state != before.withoutGesture
      {
        return "the finished settle is not a separate change"
      }
      return session.after("undo", "redo").state == session.state ? nil : "redo leads elsewhere"
    }
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `every state is valid, and equal lines lead to equal states`(seed: UInt64) throws {
    try check(seed) { session, line in
      var twin = session
      let response = session.run(line).map { $0.json(number: 1) }
      let twinResponse = twin.run(line).map { $0.json(number: 1) }
      if session.state != twin.state || response != twinResponse { return "twins differ" }
      if let broken = session.state.pager.brokenInvariant { return "\(broken)" }
      let names = session.state.labels.map(\.name)
      if Set(names).count != session.state.pager.levels.count { return "names \(names)" }
      return names.allSatisfy(LevelLabel.isValid) ? nil : "names \(names)"
    }
  }
}
