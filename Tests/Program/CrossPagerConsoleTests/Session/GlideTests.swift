import CrossPager
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct GlideTests {
  @Test func `a glide settles where the move would go`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > glide right {"result":"changed","phase":"settling","axis":"horizontal","offset":0,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > tick 150 {"result":"changed","phase":"settling","axis":"horizontal","offset":0.875,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > glide down {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":1}},"phase":"settling","axis":"vertical","offset":0,"target":{"level":"b","page":0},"at":{"level":"a","page":1}}
      > glide down {"result":"ignored","reason":"edge","edge":"bottom","phase":"settling","axis":"vertical","offset":0,"target":{"level":"b","page":0},"at":{"level":"a","page":1}}
      > tick 300 {"result":"moved","from":{"level":"a","page":1},"to":{"level":"b","page":0},"at":{"level":"b","page":0}}
      > lock left {"result":"changed","at":{"level":"b","page":0}}
      > glide left {"result":"ignored","reason":"locked","direction":"left","at":{"level":"b","page":0}}
      """#)
  }

  @Test func `the text tells the direction of a glide that begins`() throws {
    try session("a=3,b=3").expectText(
      """
      > right
      moved to a 1 (0…2), 1 step
      > glide left
      changed: settling 0 left, toward a 0 (0…2)
      > glide up
      ignored: Already at the first level.
      > preview glide down
      would change: settling 0 down, toward b 0 (0…2), after settling at a 0 (0…2)
      > finish
      moved to a 0 (0…2)
      > undo
      changed: undid a gesture, at a 1 (0…2)
      """)
  }

  @Test func `each glide that arrives can be undone`() throws {
    var session = try session("a=5").after(
      "glide right", "glide right", "tick 100", "glide right", "finish")
    #expect(session.place?.page == 3)
    session.run(all: ["undo"])
    #expect(session.place?.page == 2)
    session.run(all: ["undo", "undo"])
    #expect(session.place?.page == 0)
    #expect(session.message("undo") == "Nothing to undo.")
  }

  @Test func `a recorded glide is replayed with its time`() throws {
    let storage = MemoryStorage()
    var session = try session("a=5", storage: storage)
    session.run(all: ["record r.txt", "glide right"])
    #expect(session.advance(byMilliseconds: 200) == nil)
    #expect(session.advance(byMilliseconds: 200) != nil)
    session.run(all: ["record"])
    let script = try storage.read("r.txt")
    #expect(script.contains("glide right\nexpect changed"), "\(script)")
    var other = try CrossPagerConsoleTests.session("a=5", storage: storage)
    #expect(other.outcome("replay r.txt")?["result"] == "report")
    #expect(other.place?.page == 1)
  }
}
