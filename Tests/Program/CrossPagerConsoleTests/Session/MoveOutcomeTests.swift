import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct MoveOutcomeTests {
  @Test func `relative moves report their steps and the edge that stopped them`() throws {
    let script = """
      > left {"result":"ignored","reason":"edge","edge":"left","at":{"level":"day","page":0}}
      > right 3 {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":3},"steps":3,"at":{"level":"day","page":3}}
      > left {"result":"moved","from":{"level":"day","page":3},"to":{"level":"day","page":2},"steps":1,"at":{"level":"day","page":2}}
      > left 9 {"result":"moved","from":{"level":"day","page":2},"to":{"level":"day","page":0},"steps":2,"stopped":"left","at":{"level":"day","page":0}}
      > r 2147483647 {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":4},"steps":4,"stopped":"right","at":{"level":"day","page":4}}
      > right {"result":"ignored","reason":"edge","edge":"right","at":{"level":"day","page":4}}
      > up {"result":"ignored","reason":"edge","edge":"top","at":{"level":"day","page":4}}
      > down 7 {"result":"moved","from":{"level":"day","page":4},"to":{"level":"month","page":0},"steps":2,"stopped":"bottom","at":{"level":"month","page":0}}
      > d {"result":"ignored","reason":"edge","edge":"bottom","at":{"level":"month","page":0}}
      > UP {"result":"moved","from":{"level":"month","page":0},"to":{"level":"week","page":0},"steps":1,"at":{"level":"week","page":0}}
      """
    try session("day=5,week=5,month=5").expectJSON(script)
  }

  @Test func `the linear order has a beginning and an end`() throws {
    let script = """
      > previous {"result":"ignored","reason":"edge","edge":"beginning","at":{"level":"a","page":0}}
      > next 2 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"c","page":0},"steps":2,"at":{"level":"c","page":0}}
      > next 9 {"result":"moved","from":{"level":"c","page":0},"to":{"level":"c","page":1},"steps":1,"stopped":"end","at":{"level":"c","page":1}}
      > next {"result":"ignored","reason":"edge","edge":"end","at":{"level":"c","page":1}}
      > previous 99 {"result":"moved","from":{"level":"c","page":1},"to":{"level":"a","page":0},"steps":3,"stopped":"beginning","at":{"level":"a","page":0}}
      """
    try session("a=2,none=0,c=2").expectJSON(script)
  }

  @Test func `absolute moves report no steps and are refused whole`() throws {
    let script = """
      > last {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":4},"at":{"level":"day","page":4}}
      > last {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":4}}
      > first {"result":"moved","from":{"level":"day","page":4},"to":{"level":"day","page":0},"at":{"level":"day","page":0}}
      > bottom {"result":"moved","from":{"level":"day","page":0},"to":{"level":"none","page":null},"at":{"level":"none","page":null}}
      > top {"result":"moved","from":{"level":"none","page":null},"to":{"level":"day","page":0},"at":{"level":"day","page":0}}
      > go week {"result":"moved","from":{"level":"day","page":0},"to":{"level":"week","page":0},"at":{"level":"week","page":0}}
      > go week {"result":"ignored","reason":"alreadyThere","at":{"level":"week","page":0}}
      > go day 3 {"result":"moved","from":{"level":"week","page":0},"to":{"level":"day","page":3},"at":{"level":"day","page":3}}
      > go week 5 {"result":"ignored","reason":"noSuchPage","at":{"level":"day","page":3}}
      > page 2 {"result":"moved","from":{"level":"day","page":3},"to":{"level":"day","page":2},"at":{"level":"day","page":2}}
      > page 2 {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":2}}
      > remember day 1 {"result":"moved","from":{"level":"day","page":2},"to":{"level":"day","page":1},"at":{"level":"day","page":1}}
      """
    try session("day=5,week=5,none=0").expectJSON(script)
  }

  @Test func `remember, forget and align report a change`() throws {
    let script = """
      > remember week 4 {"result":"changed","at":{"level":"day","page":0}}
      > remember week 4 {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":0}}
      > right 2 {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":2},"steps":2,"at":{"level":"day","page":2}}
      > align week {"result":"changed","at":{"level":"day","page":2}}
      > align day {"result":"ignored","reason":"alreadyThere","at":{"level":"day","page":2}}
      > zoom out {"result":"moved","from":{"level":"day","page":2},"to":{"level":"week","page":2},"steps":1,"at":{"level":"week","page":2}}
      > zoom out {"result":"ignored","reason":"edge","edge":"bottom","at":{"level":"week","page":2}}
      > forget week {"result":"changed","at":{"level":"week","page":0}}
      > forget week {"result":"ignored","reason":"alreadyThere","at":{"level":"week","page":0}}
      > forget all {"result":"changed","at":{"level":"week","page":0}}
      """
    try session("day=5,week=5").expectJSON(script)
  }

  @Test func `blank and comment lines have no response and no number`() throws {
    let script = """
      > 
      > # a comment; left
      > right   # with a comment {"n":1,"command":"right","result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":1},"steps":1,"at":{"level":"day","page":1}}
      >    
      >   Right   2   {"n":2,"command":"Right   2","result":"moved","from":{"level":"day","page":1},"to":{"level":"day","page":3},"steps":2,"at":{"level":"day","page":3}}
      > lfet {"result":"error","message":"Unknown command 'lfet'. Did you mean 'left'?","at":{"level":"day","page":3}}
      >  go "day # that {"n":4,"command":"go \\"day # that","result":"error","message":"Missing '\\"' at the end of the name.","at":{"level":"day","page":3}}
      """
    try session("day=5,week=5").expectJSON(script)
  }

  @Test func `a pager without levels has no place`() {
    let script = """
      > where {"result":"report","levels":[],"phase":"settled","open":false,"at":null}
      > left {"result":"ignored","reason":"noLevels","at":null}
      > next {"result":"ignored","reason":"edge","edge":"end","at":null}
      > page 0 {"result":"ignored","reason":"noLevels","at":null}
      > link {"result":"report","link":"@","at":null}
      > show {"result":"report","page":null,"at":null}
      > date 2015 {"result":"ignored","reason":"noLevels","at":null}
      > insert-level a 3 {"result":"changed","at":{"level":"a","page":0}}
      > remove-level a {"result":"changed","at":null}
      """
    emptySession().expectJSON(script)
  }
}
