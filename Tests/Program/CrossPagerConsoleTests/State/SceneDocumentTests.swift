import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct SceneDocumentTests {
  private static let pagerRules =
    "Members: bounce, empty, ends, gesture, hosting, locked, reading, scale, viewport"

  @Test func `a document gives titles, rules and the current level`() throws {
    let document = """
      {
        "levels": [
          {"name": "Section A", "pages": ["Article A1", "Article A2"], "rules": {"start": "last"}},
          {"name": "Section B", "pages": ["Article B1"], "rules": {"start": 3, "edge": "STOP"}},
          {"name": "none", "pages": []},
          {"name": "numbered", "pages": 2147483647}
        ],
        "levelRules": {"edge": "wrap", "entry": "align"},
        "rules": {"ends": "wrap", "locked": ["left"], "scale": "page", "viewport": [2, 1.5]},
        "current": "Section B"
      }
      """
    let session = try session(document: document)
    let wrap = LevelRules(entry: .align, edge: .wrap)
    let viewport = Viewport(levels: 2, pages: 1.5)
    let levels = [
      Level(count: 2, rules: LevelRules(start: .last, entry: .align, edge: .wrap)),
      Level(count: 1, rules: LevelRules(start: .page(3), entry: .align)),
      Level(count: 0, rules: wrap), Level(count: 2_147_483_647, rules: wrap),
    ]
    let labels = [
      LevelLabel(name: "Section A", pages: .titled(Titles(["Article A1", "Article A2"]))),
      LevelLabel(name: "Section B", pages: .titled(Titles(["Article B1"]))),
      LevelLabel(name: "none", pages: .titled(Titles([]))), LevelLabel(name: "numbered"),
    ]
    let pager = Pager(
      levels: levels, rules: PagerRules(ends: .wrap, viewport: viewport, locked: .left),
      newLevelRules: wrap, currentLevel: 1)
    var state = SessionState(pager: pager, labels: labels)
    state.drawing.scale = .page
    #expect(session.state == state)
    #expect(session.place == Place(labels[1], page: 0, count: 1))
    #expect(session.place?.title == "Article B1")
  }

  @Test func `values can be in any letter case, but members and level names cannot`() throws {
    func scene(_ name: String, _ level: String, _ rules: String, _ member: String) throws -> Scene {
      let document = """
        {"levels":[{"name":"a","pages":3,"rules":\(level)},{"name":"A","pages":2}],\(rules),
        "\(member)":"\(name)"}
        """
      return try Scene(JSONReader(document: document), .explorer)
    }
    let lower = try scene(
      "A", #"{"start":"last","edge":"wrap","entry":"align","snap":"free","follow":"on"}"#,
      #""rules":{"ends":"wrap","reading":"rtl","hosting":"cell","locked":["left"],"scale":"level"}"#,
      "current")
    let mixed = try scene(
      "A", #"{"start":"LAST","edge":"Wrap","entry":"ALIGN","snap":"Free","follow":"ON"}"#,
      #""rules":{"ends":"Wrap","reading":"RTL","hosting":"Cell","locked":["LEFT"],"scale":"Level"}"#,
      "current")
    #expect(mixed.state == lower.state)
    #expect(lower.state.pager.currentLevel == 1)
    #expect(throws: JSONReader.Problem.self) { try scene("A", "{}", #""rules":{}"#, "Current") }
    #expect(throws: JSONReader.Problem.self) { try scene("B", "{}", #""rules":{}"#, "current") }
  }

  @Test func `missing members have their defaults`() throws {
    let scene = try Scene(JSONReader(document: #"{"levels":[{"name":"a","pages":3}]}"#), .explorer)
    #expect(scene.state == (try Scene(levels: "a=3").state))
    #expect(try Scene(JSONReader(document: #"{"levels":[]}"#), .explorer).state == Scene([]).state)
  }

  @Test(arguments: [
    ("", "Not JSON. Expected a value at line 1, column 1, found the end."),
    ("[1", "Not JSON. Expected ',' or ']' at line 1, column 3, found the end."),
    ("[]", "[] is not an object."), ("{}", "'levels' is missing."),
    (#"{"levels":{}}"#, "levels: {} is not a list."),
    (#"{"levels":["a"]}"#, #"levels[0]: "a" is not an object."#),
    (#"{"levels":[{"pages":3}]}"#, "levels[0]: 'name' is missing."),
    (#"{"levels":[{"name":"a"}]}"#, "levels[0]: 'pages' is missing."),
    (#"{"levels":[{"name":7,"pages":3}]}"#, "levels[0].name: 7 is not a string."),
    (
      #"{"levels":[{"name":"a","pages":-1}]}"#,
      "levels[0].pages: -1 is not an integer from 0 to 2147483647."
    ),
    (
      #"{"levels":[{"name":"a","pages":2.5}]}"#,
      "levels[0].pages: 2.5 is not a list of titles or a number of pages."
    ),
    (
      #"{"levels":[{"name":"a","pages":"3"}]}"#,
      #"levels[0].pages: "3" is not a list of titles or a number of pages."#
    ),
    (
      #"{"levels":[{"name":"a","pages":1},{"name":"b","pages":["x",null]}]}"#,
      "levels[1].pages[1]: null is not a string."
    ),
    (
      #"{"levels":[{"name":"a","pages":1,"titles":[]}]}"#,
      "levels[0]: Unknown member 'titles'. Members: name, pages, page, rules"
    ),
    (
      #"{"levels":[{"name":"a","pages":1,"rules":{"edge":"loop"}}]}"#,
      #"levels[0].rules.edge: "loop" is not one of 'stop', 'wrap' or 'continue'."#
    ),
    (
      #"{"levels":[{"name":"a","pages":1,"rules":{"ends":"wrap"}}]}"#,
      "levels[0].rules: Unknown member 'ends'. Members: edge, entry, follow, snap, start"
    ),
    (#"{"levels":[],"levelRules":{"follow":true}}"#, "levelRules.follow: true is not a string."),
    (
      #"{"levels":[],"rules":{"edge":"wrap"}}"#,
      "rules: Unknown member 'edge'. \(pagerRules)"
    ),
    (#"{"levels":[],"rules":{"hints":"off"}}"#, "rules: Unknown member 'hints'. \(pagerRules)"),
    (#"{"levels":[],"rules":{"motion":"off"}}"#, "rules: Unknown member 'motion'. \(pagerRules)"),
    (#"{"levels":[],"rules":{"gaps":"skip"}}"#, "rules: Unknown member 'gaps'. \(pagerRules)"),
    (
      #"{"levels":[],"rules":{"locked":["north"]}}"#,
      #"rules.locked[0]: "north" is not one of 'left', 'right', 'up' or 'down'."#
    ),
    (
      #"{"levels":[],"start":"last"}"#,
      "Unknown member 'start'. Members: levels, rules, levelRules, current"
    ),
    (#"{"levels":[{"name":"a","pages":1}],"current":"b"}"#, #"current: No level 'b'. Levels: a"#),
    (#"{"levels":[{"name":"a","pages":1}],"current":0}"#, "current: 0 is not a string."),
    (#"{"levels":[],"current":"a"}"#, #"current: No level 'a'."#),
  ])
  func `a document that is not a scene says what is wrong and where`(
    document: String, problem: String
  ) {
    let storage = MemoryStorage(["my.json": document])
    let error = StorageError.unreadable(path: "my.json", as: "a scene", problem: problem)
    #expect(throws: Scene.Problem.file(error)) {
      try Scene(named: "my.json", storage: storage, grammar: .explorer)
    }
  }

  /// A valid document. Each test replaces part of the document's text.
  private static let good =
    #"{"levels":[{"name":"a","pages":["one","two","three"],"page":1},{"name":"b","pages":4}],"#
    + #""rules":{"viewport":[3,2.46,1],"hosting":"recycled"},"levelRules":{"snap":"free"}}"#

  @Test(arguments: [
    (#""pages":4"#, #""pages":2147483648"#, "levels[1].pages: 2147483648 is not \(count)."),
    (
      #""pages":4"#, #""pages":1e300"#,
      "levels[1].pages: 1e+300 is not a list of titles or a number of pages."
    ),
    (
      #""pages":4"#, #""pages":1e400"#,
      "levels[1].pages: '1e400' is too large a number."
    ),
    (
      #""three""#, #"{"title":"three"}"#, #"levels[0].pages[2]: {"title":"three"} is not a string."#
    ),
    (#""page":1"#, #""page":3"#, "levels[0].page: 3 is not an integer from 0 to 2."),
    (#""page":1"#, #""page":-1"#, "levels[0].page: -1 is not an integer from 0 to 2."),
    (#""page":1"#, #""page":"two""#, #"levels[0].page: "two" is not an integer from 0 to 2."#),
    (#""pages":4"#, #""pages":0,"page":0"#, "levels[1].page: The level has no pages."),
    (
      #""page":1"#, #""page":1,"page":1"#,
      "levels[0]: Duplicate member 'page' at line 1, column 63."
    ),
    (
      #""snap":"free""#, #""snap":"loose""#,
      #"levelRules.snap: "loose" is not one of 'page' or 'free'."#
    ),
    (
      "3,2.46,1", "3",
      "rules.viewport: [3] is not an array of two or three numbers: levels, pages and extra pages to keep ready."
    ),
    (
      "3,2.46,1", "3,2,1,0",
      "rules.viewport: [3,2,1,0] is not an array of two or three numbers: levels, pages and extra pages to keep ready."
    ),
    ("3,2.46", "0,2.46", "rules.viewport[0]: 0 is not a number from 1 through 1000."),
    ("2.46", "1000.00001", "rules.viewport[1]: 1000.00001 is not a number from 1 through 1000."),
    ("2.46", "-1e300", "rules.viewport[1]: -1e+300 is not a number from 1 through 1000."),
    ("2.46,1", "2.46,1.5", "rules.viewport[2]: 1.5 is not an integer from 0 through 100."),
    ("2.46,1", "2.46,101", "rules.viewport[2]: 101 is not an integer from 0 through 100."),
    ("2.46,1", "2.46,1e999", "rules.viewport[2]: '1e999' is too large a number."),
    (
      #""recycled""#, #""pooled""#,
      #"rules.hosting: "pooled" is not one of 'recycled', 'preallocated' or 'cell'."#
    ),
    (
      #"4}],"rules":{"#, #"100000}],"rules":{"hosting":"preallocated","#,
      "rules: Duplicate member 'hosting' at line 1, column 149."
    ),
    (
      #""pages":4"#, #""pages":\#(String(repeating: "[", count: 600))"#,
      "Not JSON. Expected at most 512 nested lists and objects at line 1, column 593, found '['."
    ),
    (
      #""pages":4}"#, #""pages":4,}"#,
      "Not JSON. Expected a member's name at line 1, column 86, found '}'."
    ),
  ])
  func `a scene with one mistake says what is wrong and where`(
    old: String, new: String, problem: String
  ) {
    let document = Self.good.replacing(old, with: new)
    #expect(document != Self.good)
    let storage = MemoryStorage(["my.json": document])
    let error = StorageError.unreadable(path: "my.json", as: "a scene", problem: problem)
    #expect(throws: Scene.Problem.file(error)) {
      try Scene(named: "my.json", storage: storage, grammar: .explorer)
    }
  }

  private static let count = "an integer from 0 to 2147483647"

  @Test func `a level starts on the given page, and a byte order mark is ignored`() throws {
    let scene = try Scene(JSONReader(document: "\u{FEFF}" + Self.good), .explorer)
    let rules = LevelRules(snap: .free)
    let viewport = Viewport(levels: 3, pages: 2.46, beyond: 1)
    let pager = Pager(
      levels: [Level(count: 3, page: 1, rules: rules), Level(count: 4, rules: rules)],
      rules: PagerRules(viewport: viewport), newLevelRules: rules)
    #expect(scene.state.pager == pager)
  }

  @Test(
    arguments: pairs(
      of: #"""
        [{"name":"a","pages":1},{"name":"a","pages":2}] | levels[1].name: Two levels are named 'a'. Give each level its own name.
        [{"name":"All","pages":1}] | levels[0].name: "All" is not a level name (any text but 'all', without control characters).
        [{"name":"","pages":1}] | levels[0].name: "" is not a level name (any text but 'all', without control characters).
        [{"name":"a\\n","pages":1}] | levels[0].name: "a\\n" is not a level name (any text but 'all', without control characters).
        """#))
  func `level names are valid and unique`(levels: String, message: String) {
    let storage = MemoryStorage(["my.json": #"{"levels":\#(levels)}"#])
    let error = StorageError.unreadable(path: "my.json", as: "a scene", problem: message)
    #expect(throws: Scene.Problem.file(error)) {
      try Scene(named: "my.json", storage: storage, grammar: .explorer)
    }
  }

  @Test func `a scene is a known name or a file`() {
    let error = #expect(throws: Scene.Problem.self) {
      try Scene(named: "articel", storage: MemoryStorage())
    }
    #expect(
      error?.message
        == "No scene 'articel'. Did you mean 'article'? Scenes: article, filmstrip, tabled, ragged, "
        + "hosted, a file whose name ends in .json")
    let missing = StorageError.cannotRead(path: "my.JSON", reason: "no such file")
    #expect(throws: Scene.Problem.file(missing)) {
      try Scene(named: "my.JSON", storage: MemoryStorage())
    }
  }
}
