import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SceneTests {
  @Test func `the article's scene has days, weeks and months, the newest shown first`() throws {
    let rules =
      #""rules":{"edge":"stop","entry":"remember","follow":"off","snap":"page","start":"last"}"#
    let script = """
      > levels {"result":"report","levels":[{"level":"day","count":5,"page":4,"title":"DAY: Five","unit":null,\(rules)},{"level":"week","count":5,"page":4,"title":"WEEK: Five","unit":null,\(rules)},{"level":"month","count":5,"page":4,"title":"MONTH: Five","unit":null,\(rules)}],"rules":{"bounce":"on","empty":"enter","ends":"stop","gesture":[0.5,0.5,300],"hosting":"recycled","locked":[],"reading":"ltr","scale":"auto","viewport":[1,1],"hints":"on","motion":"on"},"at":{"level":"day","page":4}}
      > left 4 {"result":"moved","from":{"level":"day","page":4},"to":{"level":"day","page":0},"steps":4,"at":{"level":"day","page":0}}
      > show {"result":"report","page":{"level":"day","count":5,"page":0,"title":"DAY: One"},"at":{"level":"day","page":0}}
      > insert-level year 3 {"result":"changed","at":{"level":"day","page":0}}
      > link {"result":"report","link":"day=0,week=4,month=4,year=2@day","at":{"level":"day","page":0}}
      """
    try articleSession().expectJSON(script)
    let upper = try Scene(named: "ARTICLE", storage: FailingStorage())
    #expect(upper.state == (try articleSession().state))
  }

  @Test(arguments: BuiltInScene.allCases)
  func `a built-in scene could be a file`(scene: BuiltInScene) throws {
    let storage = MemoryStorage(["my.json": scene.document.text])
    let named = try Scene(named: scene.rawValue, storage: FailingStorage())
    #expect(try Scene(named: "my.json", storage: storage).state == named.state)
    #expect(named.state.pager.position == Position(level: 0, page: scene == .article ? 4 : 0))
  }

  private static let free = LevelRules(snap: .free)

  @Test(
    arguments: [
      (.filmstrip, [5, 5, 5, 5], viewport(196_608, 161_219), free),
      (.tabled, Array(repeating: 15, count: 20), viewport(714_998, 476_447), free),
      (.ragged, [10, 2, 2, 2, 2], viewport(327_680, 262_144), free),
      (.hosted, [1, 1, 1], viewport(131_072, 65_536), LevelRules()),
    ] as [(BuiltInScene, [Int], Viewport, LevelRules)])
  func `a scene has its article's levels and display`(
    scene: BuiltInScene, counts: [Int], viewport: Viewport, rules: LevelRules
  ) throws {
    let pager = try Scene(named: scene.rawValue, storage: FailingStorage()).state.pager
    #expect(
      pager
        == Pager(
          levels: counts.map { Level(count: $0, rules: rules) },
          rules: PagerRules(viewport: viewport), newLevelRules: rules))
  }

  private static func viewport(_ levels: Int64, _ pages: Int64) -> Viewport {
    Viewport(levels: Offset(rawValue: levels), pages: Offset(rawValue: pages))
  }

  @Test func `titles are those of the articles`() throws {
    let labels = try Scene(named: "filmstrip", storage: FailingStorage()).state.labels
    #expect(labels.map(\.name) == ["Section A", "Section B", "Section C", "Section D"])
    #expect(
      (0..<5).map(labels[1].title) == [
        "Article B1", "Article B2", "Article B3", "Article B4", "Article B5",
      ])
    let hosted = try Scene(named: "hosted", storage: FailingStorage()).state.labels
    #expect(hosted.map { $0.title(ofPage: 0) } == ["Controller 0", "Controller 1", "Controller 2"])
  }

  /// The first numbers that Vigna's `splitmix64.c` generates for the seed 1234567.
  @Test func `random numbers are those of the published program`() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `colors are the same on every platform and all different`() throws {
    let labels = try Scene(named: "tabled", storage: FailingStorage()).state.labels
    let colors = labels.flatMap { label in (0..<15).map(label.title) }
    #expect(colors.prefix(3) == ["#E220A8", "#6E789E", "#06C45D"])
    #expect(Set(colors).count == 300)
    #expect(colors.allSatisfy { $0.wholeMatch(of: /#[0-9A-F]{6}/) != nil })
  }

  @Test(arguments: [
    ("day=5", ["day"], [5]), ("a=0,b=2147483647", ["a", "b"], [0, 2_147_483_647]),
    ("two words=3,a=b=007", ["two words", "a=b"], [3, 7]), ("1=5,é=1", ["1", "é"], [5, 1]),
  ])
  func `plain levels are names and counts`(text: String, names: [String], counts: [Int]) throws {
    let scene = try Scene(levels: text)
    #expect(
      scene.state
        == SessionState(pager: Pager(counts: counts), labels: names.map { LevelLabel(name: $0) }))
  }

  @Test(arguments: [
    ("", "'' is not a level. \(countAllowed)"), ("day", "'day' is not a level. \(countAllowed)"),
    ("day=", "'day=' is not a level. \(countAllowed)"),
    ("day=5,", "'' is not a level. \(countAllowed)"),
    ("day=-1", "'day=-1' is not a level. \(countAllowed)"),
    ("day=2147483648", "'day=2147483648' is not a level. \(countAllowed)"),
    ("day=5, week=x", "' week=x' is not a level. \(countAllowed)"),
    (
      "=5",
      "'' is not a level name (any text but 'all', without control characters)."
    ),
    (
      "all=5",
      "'all' is not a level name (any text but 'all', without control characters)."
    ),
    (
      "a=5,ALL=5",
      "'ALL' is not a level name (any text but 'all', without control characters)."
    ),
    (
      "a\u{1B}=5",
      "'a\u{1B}' is not a level name (any text but 'all', without control characters)."
    ),
    ("a=5,b=5,a=3", "Two levels are named 'a'. Give each level its own name."),
    ("é=5,e\u{301}=3", "Two levels are named 'é'. Give each level its own name."),
  ])
  func `invalid levels say why`(text: String, message: String) {
    let error = #expect(throws: Scene.Problem.self) { try Scene(levels: text) }
    #expect(error?.message == message)
  }

  private static let countAllowed = "Use NAME=COUNT, with a count from 0 to 2147483647."

  @Test(arguments: [
    ("first", [0, 0, 0]), ("last", [5, 0, 1]), ("LAST", [5, 0, 1]), ("2", [2, 0, 1]),
    ("99999999999999999999", [5, 0, 1]), ("2015-12-30", [2, 0, 0]), ("2016-01", [4, 0, 1]),
    ("2015", [0, 0, 0]), ("2016", [4, 0, 1]), ("2015-W53", [0, 0, 0]),
  ])
  func `every level starts where it is told to`(start: String, pages: [Int]) throws {
    var scene = try datedScene()
    try scene.start(at: start)
    let session = Session(scene: scene, storage: MemoryStorage())
    #expect(session.state.pager.levels.map(\.page) == pages)
    #expect(
      session.after("first", "go week", "go month 0", "top", "forget all").state == scene.state)
  }

  @Test(
    arguments: pairs(
      of: """
        soon | 'soon' is not a start page. Use first, last, the index of a page or, with dated levels, a date.
        -1 | '-1' is not a start page. Use first, last, the index of a page or, with dated levels, a date.
        2017 | No page for '2017' in level 'day'. Its pages are 2015-12-28 to 2016-01-02.
        """))
  func `an invalid start says what is allowed`(start: String, message: String) throws {
    var scene = try datedScene()
    let error = #expect(throws: Scene.Problem.self) { try scene.start(at: start) }
    #expect(error?.message == message)
  }

  @Test func `a series without samples is not a scene`() {
    let series = Series(name: "rain", samples: [])
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "rain.csv"))
    #expect(throws: DataProblem.noSamples(source: "rain.csv")) { try Scene(data, units: [.day]) }
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
