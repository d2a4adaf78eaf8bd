import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests undo and redo during and after gestures.
struct GestureUndoTests {
  @Test func `undo takes back the settle it finishes`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag 0 -0.9
      {"n":1,"command":"drag 0 -0.9","result":"changed","phase":"dragging","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > release
      {"n":2,"command":"release","result":"changed","phase":"settling","axis":"vertical","offset":0.899993896484375,"target":{"level":"b","page":0},"at":{"level":"a","page":0}}
      > undo
      {"n":3,"command":"undo","result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"b","page":0}},"at":{"level":"a","page":0}}
      > redo
      {"n":4,"command":"redo","result":"changed","at":{"level":"b","page":0}}
      > undo
      {"n":5,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a settle clears redo, and one that goes back keeps it`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right
      {"n":1,"command":"right","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > undo
      {"n":2,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0
      {"n":3,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > cancel
      {"n":4,"command":"cancel","result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > redo
      {"n":5,"command":"redo","result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":0}},"at":{"level":"a","page":1}}
      > undo
      {"n":6,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0
      {"n":7,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release
      {"n":8,"command":"release","result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > redo
      {"n":9,"command":"redo","result":"ignored","reason":"nothingToRedo","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > finish
      {"n":10,"command":"finish","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      """#)
  }

  @Test func `a gesture that goes back is not a change`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.4 0
      {"n":1,"command":"drag -0.4 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.399993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > release
      {"n":2,"command":"release","result":"changed","phase":"settling","axis":"horizontal","offset":0.399993896484375,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > finish
      {"n":3,"command":"finish","result":"changed","at":{"level":"a","page":0}}
      > drag 0.9 0
      {"n":4,"command":"drag 0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":-0.3311004638671875,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > cancel
      {"n":5,"command":"cancel","result":"changed","phase":"settling","axis":"horizontal","offset":-0.3311004638671875,"target":{"level":"a","page":0},"at":{"level":"a","page":0}}
      > tick 300
      {"n":6,"command":"tick 300","result":"changed","at":{"level":"a","page":0}}
      > undo
      {"n":7,"command":"undo","result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a redo refused during a settle keeps undo and redo`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right
      {"n":1,"command":"right","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > undo
      {"n":2,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0
      {"n":3,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release
      {"n":4,"command":"release","result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > redo
      {"n":5,"command":"redo","result":"ignored","reason":"nothingToRedo","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > finish
      {"n":6,"command":"finish","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"at":{"level":"a","page":1}}
      > undo
      {"n":7,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      > undo
      {"n":8,"command":"undo","result":"ignored","reason":"nothingToUndo","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a recording includes the undo of its gesture`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right
      {"n":1,"command":"right","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > record f
      {"n":2,"command":"record f","result":"report","record":{"file":"f","ended":false},"at":{"level":"a","page":1}}
      > drag -0.9 0
      {"n":3,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":2},"at":{"level":"a","page":1}}
      > release
      {"n":4,"command":"release","result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":2},"at":{"level":"a","page":1}}
      > undo
      {"n":5,"command":"undo","result":"changed","finished":{"from":{"level":"a","page":1},"to":{"level":"a","page":2}},"at":{"level":"a","page":1}}
      > record
      {"n":6,"command":"record","result":"report","record":{"file":"f","ended":true},"at":{"level":"a","page":1}}
      """#)
  }
}
