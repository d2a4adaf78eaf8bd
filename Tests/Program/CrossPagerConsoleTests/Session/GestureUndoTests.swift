import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests undo and redo during and after gestures.
struct GestureUndoTests {
  @Test func `undo takes back the settle it finishes`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag 0 -0.9 {"result":"changed","phase":"dragging","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > undo {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"b","page":0}},"at":{"level":"a","page":0}}
      > redo {"result":"changed","at":{"level":"b","page":0}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a settle clears redo, and one that goes back keeps it`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > cancel {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > redo {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":0}},"at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > redo {"result":"ignored","reason":"nothingToRedo","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > finish {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      """#)
  }

  @Test func `a gesture that goes back is not a change`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.4 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.399993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.399993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > finish {"result":"changed","at":{"level":"a","page":0}}
      > drag 0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":-0.3311004638671875,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > cancel {"result":"changed","phase":"settling","axis":"horizontal","offset":-0.3311004638671875,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > tick 300 {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a redo refused during a settle keeps undo and redo`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > redo {"result":"ignored","reason":"nothingToRedo","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > finish {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > undo {"result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a recording includes the undo of its gesture`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > record f {"result":"report","record":{"file":"f","ended":false},"at":{"level":"a","page":1}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":2},"at":{"level":"a","page":1}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":2},"at":{"level":"a","page":1}}
      > undo {"result":"changed","finished":{"from":{"level":"a","page":1},"to":{"level":"a","page":2}},"at":{"level":"a","page":1}}
      > record {"result":"report","record":{"file":"f","ended":true},"at":{"level":"a","page":1}}
      """#)
  }
}
