import Testing

@testable import CrossPagerConsole

struct PromptRuleTests {
  @Test func `the rules say that they have no effect without a prompt`() throws {
    let script = """
      > set hints off
      changed: hints off
      - This rule has an effect only at the prompt.
      > set mouse on
      changed: mouse on
      - This rule has an effect only at the prompt.
      > set mouse on
      ignored: Nothing to change.
      > set mouse maybe
        set mouse maybe
                  ^^^^^
      'maybe' is not 'off' or 'on'.
      """
    try session("a=3").expectText(script)
    var session = try session("a=3")
    session.isAtPrompt = true
    session.expectText("> set mouse on\nchanged: mouse on")
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
    for line in ["set hints off", "set mouse on", "undo", "save place", "set mouse on"] {
      _ = session.run(line)
    }
    #expect(session.state.prompt.mouse == .on)
    _ = session.run("restore place")
    #expect(session.state.prompt.hints == .off)
    #expect(session.state.prompt.mouse == .off)
    #expect(try storage.read("place").contains(#""hints":"off""#))
    #expect(try !storage.read("place").contains("mouse"))
    _ = session.run("record script")
    #expect(try storage.read("script").contains("\nset hints off\n"))
    var other = try CrossPagerConsoleTests.session("a=3", storage: storage)
    _ = other.run("replay script")
    #expect(other.state.prompt == session.state.prompt)
  }
}
