import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct PromptRuleTests {
  @Test func `the rules say that they have no effect without a prompt`() throws {
    let script = """
      > set hints off
      changed: hints off
      - This rule has an effect only at the prompt.
      > set motion off
      changed: motion off
      - This rule has an effect only at the prompt.
      > set motion off
      ignored: Nothing to change.
      > set motion maybe
        set motion maybe
                   ^^^^^
      'maybe' is not 'on' or 'off'.
      """
    try session("a=3").expectText(script)
    var session = try session("a=3")
    session.context.isAtPrompt = true
    session.expectText("> set motion off\nchanged: motion off")
  }

  @Test func `a snapshot restores the rule for motion`() throws {
    let storage = MemoryStorage()
    var session = try CrossPagerConsoleTests.session("a=3", storage: storage)
    session.run(all: ["save moving", "set motion off", "save still", "restore moving"])
    #expect(session.state.prompt.motion == .on)
    session.run(all: ["restore still"])
    #expect(session.state.prompt.motion == .off)
    #expect(try !storage.read("moving").contains("motion"))
  }

  @Test func `undo, snapshots and recordings keep the rules`() throws {
    let storage = MemoryStorage()
    var session = try CrossPagerConsoleTests.session("a=3", storage: storage)
    for line in [
      "record script", "set hints off", "set motion off", "undo", "save place", "set motion off",
    ] { _ = session.run(line) }
    #expect(session.state.prompt.motion == .off)
    _ = session.run("restore place")
    #expect(session.state.prompt.hints == .off)
    #expect(session.state.prompt.motion == .on)
    #expect(try storage.read("place").contains(#""hints":"off""#))
    #expect(try !storage.read("place").contains("motion"))
    _ = session.run("record")
    #expect(try storage.read("script").contains("\nset hints off\n"))
    var other = try CrossPagerConsoleTests.session("a=3", storage: storage)
    _ = other.run("replay script")
    #expect(other.state.prompt == session.state.prompt)
  }
}
