import CrossPager
import CrossPagerTimeline
import Testing

@testable import CrossPagerConsole

/// What a session begins with: `--levels`, `--scene`, a series, and `--start`.
struct SceneTests {
  @Test func `the article's scene is days, weeks and months, the newest shown first`() throws {
    let rules =
      #""rules":{"start":"last","entry":"remember","edge":"stop","follow":"off","snap":"page"}"#
    let script = """
      > levels
      {"n":1,"command":"levels","result":"report","levels":[{"level":"day","count":5,"page":4,"title":"DAY: Five","unit":null,\(rules)},{"level":"week","count":5,"page":4,"title":"WEEK: Five","unit":null,\(rules)},{"level":"month","count":5,"page":4,"title":"MONTH: Five","unit":null,\(rules)}],"rules":{"ends":"stop","empty":"enter","viewport":[1,1],"hosting":"recycled","locked":[],"scale":"level"},"at":{"level":"day","page":4}}
      > left 4
      {"n":2,"command":"left 4","result":"moved","from":{"level":"day","page":4},"to":{"level":"day","page":0},"steps":4,"at":{"level":"day","page":0}}
      > show
      {"n":3,"command":"show","result":"report","page":{"level":"day","count":5,"page":0,"title":"DAY: One"},"at":{"level":"day","page":0}}
      > insert-level year 3
      {"n":4,"command":"insert-level year 3","result":"changed","at":{"level":"day","page":0}}
      > link
      {"n":5,"command":"link","result":"report","link":"day=0,week=4,month=4,year=2@day","at":{"level":"day","page":0}}
      """
    try articleSession().expectJSON(script)
    let upper = try Scene(named: "ARTICLE", storage: FailingStorage())
    #expect(upper.state == (try articleSession().state))
  }

  @Test(arguments: [
    ("day=5", ["day"], [5]), ("a=0,b=2147483647", ["a", "b"], [0, 2_147_483_647]),
    ("two words=3,a=b=007", ["two words", "a=b"], [3, 7]), ("1=5,é=1", ["1", "é"], [5, 1]),
  ])
  func `plain levels are names and counts`(text: String, names: [String], counts: [Int]) throws {
    let scene = try Scene(levels: text)
    #expect(
      scene.state
        == Session.State(pager: Pager(counts: counts), labels: names.map { LevelLabel(name: $0) }))
  }

  @Test(arguments: [
    ("", "'' is not a level, \(countAllowed)"), ("day", "'day' is not a level, \(countAllowed)"),
    ("day=", "'day=' is not a level, \(countAllowed)"),
    ("day=5,", "'' is not a level, \(countAllowed)"),
    ("day=-1", "'day=-1' is not a level, \(countAllowed)"),
    ("day=2147483648", "'day=2147483648' is not a level, \(countAllowed)"),
    ("day=5, week=x", "' week=x' is not a level, \(countAllowed)"),
    ("=5", "'' is not a level's name, which is any text without control characters but 'all'."),
    (
      "all=5",
      "'all' is not a level's name, which is any text without control characters but 'all'."
    ),
    (
      "a=5,ALL=5",
      "'ALL' is not a level's name, which is any text without control characters but 'all'."
    ),
    (
      "a\u{1B}=5",
      "'a\u{1B}' is not a level's name, which is any text without control characters but 'all'."
    ),
    ("a=5,b=5,a=3", "Level 'a' is named twice, each has a name of its own."),
    ("é=5,e\u{301}=3", "Level 'é' is named twice, each has a name of its own."),
  ])
  func `levels that cannot be made say why`(text: String, message: String) {
    let error = #expect(throws: Scene.Problem.self) { try Scene(levels: text) }
    #expect(error?.message == message)
  }

  private static let countAllowed =
    "allowed is NAME=COUNT with a count from 0 through 2147483647."

  @Test(arguments: [
    ("first", [0, 0, 0]), ("last", [5, 0, 1]), ("LAST", [5, 0, 1]), ("2", [2, 0, 1]),
    ("99999999999999999999", [5, 0, 1]), ("2015-12-30", [2, 0, 0]), ("2016-01", [4, 0, 1]),
    ("2015", [0, 0, 0]), ("2016", [4, 0, 1]), ("2015-W53", [0, 0, 0]),
  ])
  func `every level starts where it is told`(start: String, pages: [Int]) throws {
    var scene = try datedScene()
    try scene.start(at: start)
    let session = Session(scene: scene, storage: MemoryStorage())
    #expect(session.state.pager.levels.map(\.page) == pages)
    #expect(
      session.after("first", "go week", "go month 0", "top", "forget all").state == scene.state)
  }

  @Test(arguments: [
    (
      "soon",
      "'soon' is not a start, allowed are 'first', 'last', a page's index, and on dated levels a date."
    ),
    (
      "-1",
      "'-1' is not a start, allowed are 'first', 'last', a page's index, and on dated levels a date."
    ),
    ("2017", "'2017' is outside level 'day', which has pages 2015-12-28 through 2016-01-02."),
  ])
  func `a start that there is not says what there is`(start: String, message: String) throws {
    var scene = try datedScene()
    let error = #expect(throws: Scene.Problem.self) { try scene.start(at: start) }
    #expect(error?.message == message)
  }

  @Test func `a series without samples is no scene`() {
    let series = Series(name: "rain", samples: [])
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "rain.csv"))
    #expect(throws: Scene.Problem.noSamples(source: "rain.csv")) {
      try Scene(data, units: [.day])
    }
  }

  private func datedScene() throws -> Scene {
    let start = CivilDate(year: 2015, month: 12, day: 28)?.dayNumber ?? 0
    let samples = (0..<6).map {
      Sample(time: CivilTime(CivilDate(dayNumber: start + $0)), value: Double($0))
    }
    let series = Series(name: "rain", samples: samples)
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "rain.csv"))
    return try Scene(data, units: [.month, .week, .day])
  }
}
