import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// The program runs the scripts that property tests print, and reaches the same state.
/// At quick depth, the suite runs a fifth of the seeds.
struct PastedScriptTests {
  @Test(arguments: Depth.seeds(300, quick: 60))
  func `a script of the model's commands does the same in a session`(seed: UInt64) throws {
    let script = PagerScript(seed: seed, length: 30)
    let lines = script.text.split(separator: "\n").map(String.init)
    let start = try #require(lines.first)
    var session = Session(
      scene: try Scene(levels: String(start.dropFirst("# crosspager --levels ".count))),
      storage: MemoryStorage())
    for line in lines { _ = session.run(line) }

    var pager = Pager(counts: script.counts)
    for command in script.commands where command.text(naming: "x") != nil {
      _ = pager.apply(command)
    }
    let (shown, wanted) = (session.state.pager.observedState, pager.observedState)
    #expect(shown.position == wanted.position, "seed \(seed)\n\(script.text)")
    #expect(shown.levels == wanted.levels, "seed \(seed)\n\(script.text)")
    #expect(session.state.labels.count == pager.levels.count)
  }
}
