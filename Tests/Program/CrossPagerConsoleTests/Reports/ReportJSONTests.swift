import CivilDates
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct ReportJSONTests {
  @Test func `places, routes and rules name the levels`() throws {
    let rules =
      #""rules":{"edge":"stop","entry":"remember","follow":"off","snap":"page","start":"first"}"#
    let script = """
      > where {"result":"report","levels":[{"level":"day","count":5,"page":0},{"level":"none","count":0,"page":null}],"phase":"settled","open":false,"at":{"level":"day","page":0}}
      > routes {"result":"report","routes":["right","down"],"at":{"level":"day","page":0}}
      > map {"result":"report","map":[{"level":"day","count":5,"page":0,"title":"0"},{"level":"none","count":0,"page":null,"title":null}],"at":{"level":"day","page":0}}
      > set viewport 3 2.5 {"result":"changed","at":{"level":"day","page":0}}
      > lock down right {"result":"changed","at":{"level":"day","page":0}}
      > levels {"result":"report","levels":[{"level":"day","count":5,"page":0,"title":"0","unit":null,\(rules)},{"level":"none","count":0,"page":null,"title":null,"unit":null,\(rules)}],"rules":{"bounce":"on","empty":"enter","ends":"stop","gesture":[0.5,0.5,300],"hosting":"recycled","locked":["right","down"],"reading":"ltr","scale":"auto","viewport":[3,2.5],"hints":"on","motion":"on"},"at":{"level":"day","page":0}}
      > routes {"result":"report","routes":[],"at":{"level":"day","page":0}}
      > show {"result":"report","page":{"level":"day","count":5,"page":0,"title":"0"},"at":{"level":"day","page":0}}
      > data {"result":"report","data":null,"at":{"level":"day","page":0}}
      > link {"result":"report","link":"day=0,none=-@day","at":{"level":"day","page":0}}
      > quit 7 {"result":"report","quit":7,"at":{"level":"day","page":0}}
      """
    try session("day=5,none=0").expectJSON(script)
  }

  @Test(arguments: [
    ("day=2,week=2", ["go day 1"], ["left", "down"]),
    ("day=3,week=2", ["right"], ["left", "right", "down"]),
    ("day=3,week=2,month=1", ["down", "right"], ["left", "up", "down"]), ("day=1", [], []),
    ("day=2", ["set edge wrap"], ["left", "right"]), ("day=2", ["set ends wrap"], ["right"]),
    ("day=2,week=2", ["set ends wrap"], ["right", "up", "down"]), ("none=0,day=2", [], ["down"]),
    ("day=2,none=0,week=1", ["set empty skip", "last"], ["left", "down"]),
    ("a=1,b=1", ["set edge continue"], ["right", "down"]),
  ])
  func `routes are in the order left, right, up, down`(
    levels: String, lines: [String], routes: [String]
  ) throws {
    var session = try session(levels)
    session.run(all: lines)
    let expected = JSON.array(routes.map { .string($0) })
    #expect(session.outcome("routes") == ["result": "report", "routes": expected])
  }

  @Test func `a page of a series lists every bar, a missing one as null`() throws {
    let script = """
      > go week {"result":"moved","from":{"level":"day","page":5},"to":{"level":"week","page":0},"at":{"level":"week","page":0}}
      > show {"result":"report","page":{"key":"2015-W53","unit":"week","start":"2015-12-28","end":"2016-01-04","value":"rain","aggregate":"mean","count":6,"missing":0,"sum":21,"mean":3.5,"min":1,"max":6,"bars":[{"key":"2015-12-28","count":1,"value":1},{"key":"2015-12-29","count":1,"value":2},{"key":"2015-12-30","count":1,"value":3},{"key":"2015-12-31","count":1,"value":4},{"key":"2016-01-01","count":1,"value":5},{"key":"2016-01-02","count":1,"value":6},{"key":"2016-01-03","count":0,"value":null}]},"at":{"level":"week","page":0}}
      > data {"result":"report","data":{"source":"rain.csv","bytes":0,"encoding":"UTF-8","read":6,"skippedLines":0,"comments":0,"samplesPerRow":1,"used":6,"blank":0,"duplicate":0,"duplicates":"all","leftOut":0,"duplicateRows":[],"outOfOrder":0,"skipped":0,"offsets":0,"timezone":null,"skippedRows":[],"value":"rain","date":"time","dateColumns":["time"],"dateFormat":"ISO 8601","decimal":".","delimiter":",","header":false,"columns":["time","rain"],"values":[{"name":"rain","used":6,"blank":0,"min":1,"max":6,"sentinel":null}],"closed":[],"levels":["day","week","month"],"gaps":"show","first":"2015-12-28","last":"2016-01-02"},"at":{"level":"week","page":0}}
      > map {"result":"report","map":[{"level":"day","count":6,"page":5,"title":"2016-01-02"},{"level":"week","count":1,"page":0,"title":"2015-W53"},{"level":"month","count":2,"page":1,"title":"2016-01"}],"at":{"level":"week","page":0}}
      """
    try datedSession().expectJSON(script)
  }

  @Test func `the times of an hour's page have minutes`() throws {
    var session = try datedSession(from: (2015, 12, 31), days: 1, units: [.hour])
    let page = session.outcome("show")?["page"]
    #expect(page?["start"] == "2015-12-31T00:00")
    #expect(page?["end"] == "2015-12-31T01:00")
    guard case .array(let bars)? = page?["bars"] else {
      Issue.record("no bars")
      return
    }
    #expect(bars.count == 60)
    #expect(bars.first == ["key": "2015-12-31T00:00", "count": 1, "value": 1])
    #expect(bars.last == ["key": "2015-12-31T00:59", "count": 0, "value": nil])
  }

  @Test func `a preview has the outcome's fields and changes nothing`() throws {
    let script = """
      > preview right 9 {"result":"moved","preview":true,"from":{"level":"day","page":0},"to":{"level":"day","page":4},"steps":4,"stopped":"right","at":{"level":"day","page":0}}
      > preview left {"result":"ignored","preview":true,"reason":"edge","edge":"left","at":{"level":"day","page":0}}
      > preview insert day 0 {"result":"changed","preview":true,"at":{"level":"day","page":0}}
      > preview routes {"result":"report","preview":true,"routes":["right","down"],"at":{"level":"day","page":0}}
      > preview preview go week {"result":"moved","preview":true,"from":{"level":"day","page":0},"to":{"level":"week","page":0},"at":{"level":"day","page":0}}
      > preview lfet {"result":"error","message":"Unknown command 'lfet'. Did you mean 'left'?","at":{"level":"day","page":0}}
      > preview undo {"result":"ignored","preview":true,"reason":"nothingToUndo","at":{"level":"day","page":0}}
      """
    try session("day=5,week=5").expectJSON(script)
  }

  @Test func `history has every line but comments`() throws {
    let script = """
      >   right 2   # comment {"n":1,"command":"right 2","result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":2},"steps":2,"at":{"level":"a","page":2}}
      > # comment
      > lfet {"result":"error","message":"Unknown command 'lfet'. Did you mean 'left'?","at":{"level":"a","page":2}}
      > go "a {"result":"error","message":"Missing '\\"' at the end of the name.","at":{"level":"a","page":2}}
      > undo {"result":"changed","at":{"level":"a","page":0}}
      > history {"result":"report","history":["right 2","lfet","go \\"a","undo","history"],"at":{"level":"a","page":0}}
      """
    try session("a=5").expectJSON(script)
  }

  @Test func `help describes one command or all`() throws {
    let script = """
      > help go {"result":"report","help":[{"command":"go","short":null,"usage":"go LEVEL [PAGE|DATE]","summary":"Go to a level or to one of its pages","details":"Without PAGE or DATE, the level's entry rule selects the page. Does nothing if the level or page does not exist. DATE can be any date that 'date' takes, but digits alone are an index. A word after a quote is the name of a mark: 'mark july' names a page, and \\"go 'july\\" goes there.","parameters":["LEVEL is a level's name or index, or a quote followed by a mark's name","PAGE|DATE is an index (0 or more) or, on a dated level, a date"],"examples":["go month","go week 2","go month 2025-07"]}],"at":{"level":"a","page":0}}
      > ? q {"result":"report","help":[{"command":"quit","short":"q","usage":"quit [STATUS]","summary":"End the program","details":"'exit' does the same.","parameters":["STATUS is an exit status from 0 to 255"],"examples":["quit"]}],"at":{"level":"a","page":0}}
      """
    var session = try session("a=5")
    session.expectJSON(script)
    guard case .array(let entries)? = session.outcome("help")?["help"] else {
      Issue.record("no list")
      return
    }
    #expect(entries.map { $0["command"] } == CommandTable.entries.map { .string($0.name) })
  }
}
