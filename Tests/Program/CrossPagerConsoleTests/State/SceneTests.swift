import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SceneTests {
  @Test(arguments: BuiltInScene.allCases)
  func `a built-in scene could be a file`(scene: BuiltInScene) throws {
    let storage = MemoryStorage(["my.json": scene.document.text])
    let named = try Scene(named: scene.rawValue, storage: FailingStorage())
    #expect(try Scene(named: "my.json", storage: storage).state == named.state)
    #expect(named.state.pager.position == Position(level: 0, page: scene == .article ? 4 : 0))
  }

  @Test(arguments: [
    (BuiltInScene.filmstrip, 196_608, 161_219), (.tabled, 714_998, 476_447),
    (.ragged, 327_680, 262_144), (.hosted, 131_072, 65_536),
  ])
  func `a scene has its article's display`(scene: BuiltInScene, levels: Int64, pages: Int64) throws
  {
    let viewport = Viewport(levels: Offset(rawValue: levels), pages: Offset(rawValue: pages))
    let pager = try Scene(named: scene.rawValue, storage: FailingStorage()).state.pager
    #expect(pager.rules == PagerRules(viewport: viewport))
  }

  /// The first numbers that Vigna's `splitmix64.c` generates for the seed 1234567.
  @Test func `random numbers agree with the published program`() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `colors are all different`() throws {
    let labels = try Scene(named: "tabled", storage: FailingStorage()).state.labels
    let colors = labels.flatMap { label in (0..<15).map(label.title) }
    #expect(Set(colors).count == 300)
    #expect(colors.allSatisfy { $0.wholeMatch(of: /#[0-9A-F]{6}/) != nil })
  }

  @Test(arguments: [
    ("", "'' is not a level. Use NAME=COUNT, with a count from 0 to 2147483647."),
    (
      "a\u{1B}=5",
      "'a\u{1B}' is not a level name (any text but 'all', without control characters)."
    ),
  ])
  func `the message about invalid levels says why`(text: String, message: String) {
    #expect(throws: Scene.Problem.said(message)) { try Scene(levels: text) }
  }

  @Test func `only an error of a written file is one of output`() {
    #expect(StorageError.cannotWrite(path: "a", reason: "").isOutput)
    #expect(!StorageError.cannotRead(path: "a", reason: "").isOutput)
    let interrupted = StorageError.interrupted(path: "a")
    #expect(!interrupted.isOutput)
    #expect(interrupted.message == "Writing 'a' was interrupted. Nothing was written.")
  }

  @Test func `a scene can turn motion off`() throws {
    var scene = try Scene(levels: "a=3")
    scene.set(.off)
    #expect(scene.state.prompt == PromptRules(motion: .off))
  }

  @Test func `a byte order mark is ignored`() throws {
    let document = "\u{FEFF}" + #"{"levels":[{"name":"a","pages":3}]}"#
    let scene = try Scene(JSONReader(document: document), .explorer)
    #expect(scene.state == (try Scene(levels: "a=3").state))
  }

  @Test func `a series without samples is not a scene`() {
    let series = Series(name: "rain", samples: [])
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "rain.csv"))
    #expect(throws: DataProblem.noSamples(source: "rain.csv")) { try Scene(data, units: [.day]) }
  }

  @Test func `a followed series opens on the last pages and goes to new ones`() throws {
    func data(_ days: Int) throws -> ChartData {
      try #require(try datedSession(from: (2024, 1, 1), days: days, units: [.week]).chartData)
    }
    func places(_ session: Session) -> [String] {
      session.state.places.map { "\($0.level) \($0.title ?? "")" }
    }
    var session = Session(
      scene: try Scene(try data(38), follows: true), storage: MemoryStorage())
    #expect(places(session) == ["week 2024-W06", "month 2024-02", "year 2024"])
    session.run(all: ["go month", "left"])
    session.update(try data(366))
    #expect(places(session) == ["week 2025-W01", "month 2024-01", "year 2024"])
  }
}
