import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SessionOpeningTests {
  @Test func `while a page is open, moves, jumps and gestures are refused`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > open
      {"n":1,"command":"open","result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > open 0 0
      {"n":2,"command":"open 0 0","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > drag 1 0
      {"n":3,"command":"drag 1 0","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > release
      {"n":4,"command":"release","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > cancel
      {"n":5,"command":"cancel","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > tick 1
      {"n":6,"command":"tick 1","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > finish
      {"n":7,"command":"finish","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > glide right
      {"n":8,"command":"glide right","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > next
      {"n":9,"command":"next","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > go nowhere
      {"n":10,"command":"go nowhere","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > date 2015
      {"n":11,"command":"date 2015","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > latest
      {"n":12,"command":"latest","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > find max
      {"n":13,"command":"find max","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > enter
      {"n":14,"command":"enter","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > back
      {"n":15,"command":"back","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > follow a=0,b=0@a
      {"n":16,"command":"follow a=0,b=0@a","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > remember b 1
      {"n":17,"command":"remember b 1","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > zoom out
      {"n":18,"command":"zoom out","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > save y.json
      {"n":19,"command":"save y.json","result":"report","save":"y.json","at":{"level":"a","page":0}}
      > link
      {"n":20,"command":"link","result":"report","link":"a=0,b=0@a","at":{"level":"a","page":0}}
      > routes
      {"n":21,"command":"routes","result":"report","routes":[],"at":{"level":"a","page":0}}
      > where
      {"n":22,"command":"where","result":"report","levels":[{"level":"a","count":3,"page":0},{"level":"b","count":3,"page":0}],"phase":"settled","open":true,"opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > show
      {"n":23,"command":"show","result":"report","page":{"level":"a","count":3,"page":0,"title":"0"},"at":{"level":"a","page":0}}
      > hosts
      {"n":24,"command":"hosts","result":"report","hosts":[{"host":0,"level":"a","page":0}],"hosting":"recycled","at":{"level":"a","page":0}}
      > restore y.json
      {"n":25,"command":"restore y.json","result":"ignored","reason":"pageOpen","at":{"level":"a","page":0}}
      > preview left
      {"n":26,"command":"preview left","result":"ignored","preview":true,"reason":"pageOpen","at":{"level":"a","page":0}}
      > close
      {"n":27,"command":"close","result":"changed","at":{"level":"a","page":0}}
      > close
      {"n":28,"command":"close","result":"ignored","reason":"nothingOpen","at":{"level":"a","page":0}}
      > undo
      {"n":29,"command":"undo","result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > undo
      {"n":30,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      > redo
      {"n":31,"command":"redo","result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a tap opens a displayed page and keeps the position`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > open 0 1
      {"n":1,"command":"open 0 1","result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > set viewport 2 2
      {"n":2,"command":"set viewport 2 2","result":"changed","at":{"level":"a","page":0}}
      > open b 1
      {"n":3,"command":"open b 1","result":"changed","opened":{"level":"b","page":1,"title":"1","path":[1,1]},"at":{"level":"a","page":0}}
      > close
      {"n":4,"command":"close","result":"changed","at":{"level":"a","page":0}}
      > open c 0
      {"n":5,"command":"open c 0","result":"ignored","reason":"noSuchLevel","at":{"level":"a","page":0}}
      > open a 3
      {"n":6,"command":"open a 3","result":"ignored","reason":"noSuchPage","at":{"level":"a","page":0}}
      > open a 2
      {"n":7,"command":"open a 2","result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > resize b 0
      {"n":8,"command":"resize b 0","result":"changed","at":{"level":"a","page":0}}
      > open b 0
      {"n":9,"command":"open b 0","result":"ignored","reason":"emptyLevel","at":{"level":"a","page":0}}
      > go b
      {"n":10,"command":"go b","result":"moved","from":{"level":"a","page":0},"to":{"level":"b","page":null},"at":{"level":"b","page":null}}
      > open
      {"n":11,"command":"open","result":"ignored","reason":"emptyLevel","at":{"level":"b","page":null}}
      """#)
  }

  @Test func `a tap drops a drag and finishes a settle`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > drag -0.9 0
      {"n":1,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > open
      {"n":2,"command":"open","result":"changed","opened":{"level":"a","page":0,"title":"0","path":[0,0]},"at":{"level":"a","page":0}}
      > close
      {"n":3,"command":"close","result":"changed","at":{"level":"a","page":0}}
      > drag -0.9 0
      {"n":4,"command":"drag -0.9 0","result":"changed","phase":"dragging","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > release
      {"n":5,"command":"release","result":"changed","phase":"settling","axis":"horizontal","offset":0.899993896484375,"target":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > open
      {"n":6,"command":"open","result":"changed","finished":{"from":{"level":"a","page":0},"to":{"level":"a","page":1}},"opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > undo
      {"n":7,"command":"undo","result":"changed","at":{"level":"a","page":1}}
      > undo
      {"n":8,"command":"undo","result":"changed","at":{"level":"a","page":0}}
      """#)
  }

  @Test func `a page that is only kept ready cannot be tapped`() throws {
    try session("a=9,b=3").expectJSON(
      #"""
      > set viewport 1 2.5 beyond 1
      {"n":1,"command":"set viewport 1 2.5 beyond 1","result":"changed","at":{"level":"a","page":0}}
      > open a 2
      {"n":2,"command":"open a 2","result":"changed","opened":{"level":"a","page":2,"title":"2","path":[0,2]},"at":{"level":"a","page":0}}
      > close
      {"n":3,"command":"close","result":"changed","at":{"level":"a","page":0}}
      > open a 3
      {"n":4,"command":"open a 3","result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      > open b 0
      {"n":5,"command":"open b 0","result":"ignored","reason":"notVisible","at":{"level":"a","page":0}}
      """#)
  }
}
