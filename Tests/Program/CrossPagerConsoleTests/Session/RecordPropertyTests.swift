import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// At quick depth, the suite runs a fifth of the seeds.
struct RecordPropertyTests {
  private static let levels = ["a", "b", "none", "0", "1", "new", "9", "day", "week", "month"]

  private func start(_ seed: UInt64, storage: MemoryStorage) throws -> Session {
    seed % 3 == 0
      ? try datedSession(storage: storage)
      : try session(["a=5,b=3,none=0", "a=4,all words=1"][Int(seed % 2)], storage: storage)
  }

  /// Records random lines until one of them ends the recording. Returns the script and the final
  /// state. The script is nil if the recording cannot start or is not whole.
  ///
  /// - Parameter count: The number of lines to run before the recording.
  private func recorded(
    _ seed: UInt64, after count: Int = 0
  ) throws -> (script: String?, end: SessionState) {
    let storage = MemoryStorage()
    var script = RandomLines(seed: seed, levels: Self.levels)
    script.entries = script.entries.filter { $0.group != .recording }
    var session = try start(seed, storage: storage)
    // The replay starts without files, so the lines before the recording must not save files.
    var before = script
    before.entries = script.entries.filter { $0.name != "save" }
    session.run(all: before.lines(count))
    let start = session.run("record walk.script")?.report(LineReport.self)
    if start == nil || start?.json["record"]?["whole"] == false { return (nil, session.state) }
    var end = session.state
    for (index, line) in script.lines(30).enumerated() {
      if session.run(line)?.lostRecording != nil { return (storage["walk.script"], end) }
      // Time passes after some lines, as at a prompt.
      if index % 3 == 0 { _ = session.advance(byMilliseconds: 7 * index) }
      end = session.state
    }
    _ = session.run("record")
    return (storage["walk.script"], end)
  }

  @Test(arguments: Depth.seeds(100, quick: 20))
  func `a recording replays to the same state and meets every expectation`(seed: UInt64) throws {
    let (script, end) = try recorded(seed)
    try replays(try #require(script), to: end, seed)
  }

  @Test(arguments: Depth.seeds(300, quick: 60))
  func `a later recording also replays if it is whole`(seed: UInt64) throws {
    let (script, end) = try recorded(seed, after: 2)
    if let script { try replays(script, to: end, seed) }
  }

  @Test func `most later recordings are whole`() throws {
    let seeds = Depth.seeds(300, quick: 60)
    let whole = try seeds.count { try recorded($0, after: 2).script != nil }
    #expect(whole * 2 > seeds.count)
  }

  private func replays(_ script: String, to end: SessionState, _ seed: UInt64) throws {
    var fresh = try start(seed, storage: MemoryStorage(["walk.script": script]))
    let response = fresh.run("replay walk.script")
    let report = try #require(response?.report(ReplayReport.self), "seed \(seed)\n\(script)")
    #expect(report.expectations == report.commands, "seed \(seed)\n\(script)")
    #expect(fresh.state == end, "seed \(seed)\n\(script)")
    // Run the same lines one at a time, as `-f` does.
    var other = try start(seed, storage: MemoryStorage())
    other.run(all: script.split(separator: "\n").map(String.init))
    #expect(other.state == end, "seed \(seed)\n\(script)")
  }

  @Test(arguments: Depth.seeds(50, quick: 10))
  func `a recording with a changed line fails`(seed: UInt64) throws {
    let lines = try #require(try recorded(seed).script).split(separator: "\n").map(String.init)
    // Replace a command that is not a report with a report, so that its expectation fails.
    let index = try #require(
      lines.indices.dropFirst(4).first {
        lines[$0].hasPrefix("expect ") && !lines[$0].hasPrefix("expect report")
      }, "seed \(seed)")
    var broken = lines
    broken[index - 1] = "where"
    let text = broken.joined(separator: "\n")
    var fresh = try start(seed, storage: MemoryStorage(["walk.script": text]))
    var failure: String?
    if case .error(let error)? = fresh.run("replay walk.script")?.result {
      failure = error.failures.first
    }
    let start = "walk.script:\(index + 1): "
    #expect(failure?.hasPrefix(start) == true, "seed \(seed)\n\(text)")
  }

  @Test(arguments: Depth.seeds(20, quick: 4))
  func `a recording detects a faulty pager`(seed: UInt64) throws {
    let storage = MemoryStorage()
    var random = SeededGenerator(seed: seed)
    var recorded = try session("a=5,b=5", storage: storage).after("record walk.script")
    let walk = ["right", "left", "right 2", "last", "next"]
    recorded.run(
      all: (0..<10).map { _ in random.element(of: walk) } + ["first", "right", "down", "up"])
    // Simulate a pager whose first level forgets its page.
    let broken = (storage["walk.script"] ?? "").replacing("\nup\n", with: "\nforget a\nup\n")
    var fresh = try session("a=5,b=5", storage: MemoryStorage(["walk.script": broken]))
    if case .error? = fresh.run("replay walk.script")?.result { return }
    Issue.record("seed \(seed)\n\(broken)")
  }

  /// The program runs the scripts that property tests print, and reaches the same state.
  @Test(arguments: Depth.seeds(300, quick: 60))
  func `a script of the model's commands does the same in a session`(seed: UInt64) throws {
    let script = PagerScript(seed: seed, length: 30)
    let lines = script.text.split(separator: "\n").map(String.init)
    let start = try #require(lines.first).dropFirst("# crosspager --levels ".count)
    var pasted = try session(String(start), storage: MemoryStorage())
    pasted.run(all: lines)
    var pager = Pager(counts: script.counts)
    for command in script.commands where command.text(naming: "x") != nil {
      _ = pager.apply(command)
    }
    let (shown, wanted) = (pasted.state.pager.observedState, pager.observedState)
    #expect(shown.position == wanted.position, "seed \(seed)\n\(script.text)")
    #expect(shown.levels == wanted.levels, "seed \(seed)\n\(script.text)")
    #expect(pasted.state.labels.count == pager.levels.count)
  }
}
