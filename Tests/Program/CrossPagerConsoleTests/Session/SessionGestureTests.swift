import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SessionGestureTests {
  @Test func `every command drops a drag without a trace`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > set scale page {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > right 2 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":2},"steps":2,"at":{"level":"a","page":2}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > where {"result":"report","levels":[{"level":"a","count":3,"page":0},{"level":"b","count":3,"page":0}],"phase":"settled","open":false,"at":{"level":"a","page":0}}
      """#)
  }

  @Test func `at the edge of a level that rests between pages, the message says how to scroll`()
    throws
  {
    var session = try session("a=5").after("set snap free", "drag -0.4 0", "finish")
    #expect(
      session.message("left") == "Already at the first page of 'a'. To scroll to its start: first")
    session.run(all: ["first"])
    #expect(session.message("left") == "Already at the first page of 'a'.")
    session.run(all: ["last", "drag 0.4 0", "finish"])
    #expect(
      session.message("right") == "Already at the last page of 'a'. To scroll to its end: last")
    session.run(all: ["last"])
    #expect(session.message("right") == "Already at the last page of 'a'.")
  }

  @Test func `a command finishes a settle first, as a separate change`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag 0 -0.9 {"result":"changed","phase":"dragging","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > insert-level c 2 {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"b","page":0}},"at":{"level":"b","page":0}}
      > undo {"result":"changed","at":{"level":"b","page":0}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      > redo {"result":"changed","at":{"level":"b","page":0}}
      > redo {"result":"changed","at":{"level":"b","page":0}}
      """#)
  }

  @Test func `an ignored command leaves the gesture alone`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag 0 -0.9 {"result":"changed","phase":"dragging","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > tick 100 {"result":"changed","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > insert-level a 2 {"result":"ignored","reason":"nameTaken","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > latest {"result":"ignored","reason":"noDates","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > date 2015 {"result":"ignored","reason":"noDates","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > value rain {"result":"ignored","reason":"noDates","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > go c {"result":"ignored","reason":"noSuchLevel","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > follow a=9,b=9@a {"result":"ignored","reason":"doesNotFit","differences":["Level 'a' has no page '9'.","Level 'b' has no page '9'."],"phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > redo {"result":"ignored","reason":"nothingToRedo","phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > finish {"result":"moved","from":{"level":"a","page":0},"to":{"level":"b","page":0},"at":{"level":"b","page":0}}
      """#)
  }

  @Test func `a link and a snapshot omit the gesture in progress`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > follow a=2,b=0@a {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":1}},"at":{"level":"a","page":2}}
      > drag -0.1 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > save x.json {"result":"report","save":"x.json","phase":"dragging","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > link {"result":"report","link":"a=2,b=0@a","phase":"dragging","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > restore x.json {"result":"ignored","reason":"alreadyThere","phase":"dragging","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > restore x.json {"result":"ignored","reason":"alreadyThere","phase":"settling","axis":"horizontal","offset":0.0521392822265625,"target":{"level":"a","page":2},"at":{"level":"a","page":2}}
      """#)
  }

  @Test func `a preview shows the result and leaves the gesture alone`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > preview drag -0.6 0 {"result":"changed","preview":true,"phase":"dragging","axis":"horizontal","offset":0.600006103515625,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > drag 0 -0.9 {"result":"changed","phase":"dragging","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > preview drag 0 0.5 {"result":"changed","preview":true,"phase":"dragging","axis":"vertical","offset":0.399993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > preview tick 100 {"result":"changed","preview":true,"phase":"settling","axis":"vertical","offset":0.970367431640625,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > preview finish {"result":"moved","preview":true,"from":{"level":"a","page":0},"to":{"level":"b","page":0},"phase":"settled","at":{"level":"a","page":0}}
      > preview left {"result":"ignored","preview":true,"reason":"edge","edge":"left","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > preview right {"result":"moved","preview":true,"from":{"level":"b","page":0},"to":{"level":"b","page":1},"steps":1,"finished":{"from":{"level":"a","page":0},"to":{"level":"b","page":0}},"phase":"settled","at":{"level":"a","page":0}}
      > routes {"result":"report","routes":["right","up"],"phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > where {"result":"report","levels":[{"level":"a","count":3,"page":0},{"level":"b","count":3,"page":0}],"open":false,"phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      """#)
  }

  @Test func `numbers out of range are clamped, and other words are errors`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag 1e300 -1e299 {"result":"changed","phase":"dragging","axis":"horizontal","offset":-0.3548431396484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > cancel {"result":"changed","phase":"settling","axis":"horizontal","offset":-0.3548431396484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > finish {"result":"changed","at":{"level":"a","page":0}}
      > drag -1e999 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":1,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release 9999999999999999999999 0 {"result":"changed","phase":"settling","axis":"horizontal","offset":1,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > finish {"result":"changed","at":{"level":"a","page":0}}
      > drag -.5 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.5,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release -1E-1 0 {"result":"changed","phase":"settling","axis":"horizontal","offset":0.5,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > tick 31536000000 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      > tick 0 {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":1}}
      > drag nan 0 {"result":"error","message":"'nan' is not a distance in pages, such as -0.6.","at":{"level":"a","page":1}}
      > drag 1e 0 {"result":"error","message":"'1e' is not a distance in pages, such as -0.6.","at":{"level":"a","page":1}}
      > drag 0x1 0 {"result":"error","message":"'0x1' is not a distance in pages, such as -0.6.","at":{"level":"a","page":1}}
      > drag 1 {"result":"error","message":"'drag 1' needs DY, a distance in pages, such as -0.6. Usage: drag DX DY","at":{"level":"a","page":1}}
      > release 1 {"result":"error","message":"'release 1' needs VY, a velocity in pages per second, such as -2. Usage: release [VX VY]","at":{"level":"a","page":1}}
      > tick -1 {"result":"error","message":"'-1' is not a number of milliseconds (0 or more).","at":{"level":"a","page":1}}
      > tick 1.5 {"result":"error","message":"'1.5' is not a number of milliseconds (0 or more).","at":{"level":"a","page":1}}
      """#)
  }

  @Test func `under bounce off, a drag in a direction without a page says why it is ignored`()
    throws
  {
    try session("a=3,b=3").expectJSON(
      #"""
      > set bounce off {"result":"changed","at":{"level":"a","page":0}}
      > drag 0.5 0 {"result":"ignored","reason":"edge","edge":"left","at":{"level":"a","page":0}}
      > preview drag 0 0.5 {"result":"ignored","preview":true,"reason":"edge","edge":"top","at":{"level":"a","page":0}}
      > lock down {"result":"changed","at":{"level":"a","page":0}}
      > drag 0 -0.5 {"result":"ignored","reason":"locked","direction":"down","at":{"level":"a","page":0}}
      > drag -0.5 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.5,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > drag 2 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      """#)
  }

  @Test func `under reading rtl, left is the next page and gestures are as seen`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > set reading rtl {"result":"changed","at":{"level":"a","page":0}}
      > routes {"result":"report","routes":["left","down"],"at":{"level":"a","page":0}}
      > right {"result":"ignored","reason":"edge","edge":"right","at":{"level":"a","page":0}}
      > left 9 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":2},"steps":2,"stopped":"left","at":{"level":"a","page":2}}
      > previous {"result":"moved","from":{"level":"a","page":2},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > drag 0.75 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":-0.75,"target":{"level":"a","page":2},"at":{"level":"a","page":1}}
      > finish {"result":"moved","from":{"level":"a","page":1},"to":{"level":"a","page":2},"at":{"level":"a","page":2}}
      """#)
  }

  @Test func `under reading rtl, the map has page 0 on the right`() throws {
    try session("a=3,b=5,none=0").expectText(
      """
      > set reading rtl
      changed: reading rtl
      > left
      moved to a 1 (0…2), 1 step
      > map
      ▸ a         · ● ·  1  (0…2)
        b     · · · · ●  0  (0…4)
        none                (empty)
      """)
  }

  @Test func `a gesture turns and settles as its rule says`() throws {
    try session("a=3").expectJSON(
      #"""
      > set gesture 0.25 2 100 {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.25 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.25,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release 1.5 0 {"result":"changed","phase":"settling","axis":"horizontal","offset":0.25,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > tick 100 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      """#)
  }
}
