import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SessionOpeningTests {
  @Test func `while a page is open, moves, jumps and gestures are refused`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > open {"result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > open 0 0 {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > drag 1 0 {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > release {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > cancel {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > tick 1 {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > finish {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > glide right {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > next {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > go nowhere {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > date 2015 {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > latest {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > find max {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > enter {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > back {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > follow a=0,b=0@a {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > remember b 1 {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > zoom out {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > save y.json {"result":"report","save":"y.json","at":{"level":"a","page":0}}
      > link {"result":"report","link":"a=0,b=0@a","at":{"level":"a","page":0}}
      > routes {"result":"report","routes":[],"at":{"level":"a","page":0}}
      > where {"result":"report","levels":[{"level":"a","count":3,"page":0},{"level":"b","count":3,"page":0}],"phase":"settled","open":true,"opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > show {"result":"report","page":{"level":"a","count":3,"page":0,"title":"0"},"at":{"level":"a","page":0}}
      > hosts {"result":"report","hosts":[{"host":0,"level":"a","page":0}],"hosting":"recycled","at":{"level":"a","page":0}}
      > restore y.json {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > preview left {"result":"ignored","preview":true,"reason":"pageOpen","at":{"level":"a","page":0}}
      > close {"result":"changed","at":{"level":"a","page":0}}
      > close {"result":"ignored","reason":"nothingOpen","at":{"level":"a","page":0}}
      > undo {"result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > redo {"result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a tap opens a displayed page and keeps the position`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > open 0 1 {"result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > set viewport 2 2 {"result":"changed","at":{"level":"a","page":0}}
      > open b 1 {"result":"changed","opened":{"level":"b","page":1,"title":"1","path":[1,1]},"at":{"level":"a","page":0}}
      > close {"result":"changed","at":{"level":"a","page":0}}
      > open c 0 {"result":"ignored","reason":"noSuchLevel","at":{"level":"a","page":0}}
      > open a 3 {"result":"ignored","reason":"noSuchPage","at":{"level":"a","page":0}}
      > open a 2 {"result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > resize b 0 {"result":"changed","at":{"level":"a","page":0}}
      > open b 0 {"result":"ignored","reason":"emptyLevel","at":{"level":"a","page":0}}
      > go b {"result":"moved","from":{"level":"a","page":0},"to":{"level":"b","page":null},"at":{"level":"b","page":null}}
      > open {"result":"ignored","reason":"emptyLevel","at":{"level":"b","page":null}}
      """#)
  }

  @Test func `a tap drops a drag and finishes a settle`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > open {"result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > close {"result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0 {"result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release {"result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > open {"result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":1}},"opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":1}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a page that is only kept ready cannot be tapped`() throws {
    try session("a=9,b=3").expectJSON(
      #"""
      > set viewport 1 2.5 beyond 1 {"result":"changed","at":{"level":"a","page":0}}
      > open a 2 {"result":"changed","opened":{"level":"a","page":2,"title":"2","path":[0,2]},"at":{"level":"a","page":0}}
      > close {"result":"changed","at":{"level":"a","page":0}}
      > open a 3 {"result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > open b 0 {"result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      """#)
  }
}
