import CrossPager
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// The tests in `Tests/Hosts/Page` run exported pages and compare their answers with the program's.
struct PagerPageTests {
  private static func open(scene: String, _ storage: any Storage) throws -> Session {
    Session(scene: try Scene(named: scene, storage: storage), storage: storage)
  }

  private static func levels(_ page: String) throws -> [JSON] {
    let levels = try WebPageTests.document(page)["start"]?["levels"]
    return if case .array(let levels)? = levels { levels } else { [] }
  }

  @Test(arguments: Scene.names) func `a scene is a page with its titles`(name: String) throws {
    let storage = MemoryStorage()
    var session = try Self.open(scene: name, storage)
    session.run(all: ["export page.html"])
    let text = try #require(storage["page.html"])
    #expect(!text.contains("{{"))
    #expect(WebPageTests.part(text, "<title>", "</title>") == name)
    let document = try WebPageTests.document(text)
    #expect(document["title"] == .string(name))
    #expect(document["scene"] == .string(name))
    let levels = try Self.levels(text)
    #expect(levels.map { $0["name"] } == session.state.labels.map { .string($0.name) })
    for (level, label) in zip(levels, session.state.labels) {
      let count = try #require(label.titles?.list.count)
      #expect(level["count"] == .integer(count))
      #expect(level["titles"] == .array((0..<count).map { .string(label.title(ofPage: $0)) }))
    }
  }

  @Test func `a page holds the places, the rules and the edits`() throws {
    let storage = MemoryStorage()
    var session = try Self.open(scene: "hosted", storage)
    session.run(all: [
      "down", "set edge wrap \"Row 1\"", "set viewport 2 1.5 beyond 1", "set hosting cell",
      "lock up", "insert \"Row 2\" 0", "insert \"Row 0\" 1", "export page.html",
    ])
    let start = try WebPageTests.document(storage["page.html"] ?? "")["start"]
    let rules = #""entry":"remember","follow":"off","snap":"page","start":"first""#
    let expected = try JSONReader(
      document: """
        {"current":"Row 1","rules":{"bounce":"on","empty":"enter","ends":"stop",\
        "gesture":[0.5,0.5,300],"hosting":"cell","locked":["up"],"reading":"ltr","scale":"auto",\
        "viewport":[2,1.5,1]},"levels":[\
        {"count":2,"name":"Row 0","offset":0,"page":0,"rules":{"edge":"stop",\(rules)},\
        "titles":["Controller 0"]},\
        {"count":1,"name":"Row 1","offset":0,"page":0,"rules":{"edge":"wrap",\(rules)},\
        "titles":["Controller 1"]},\
        {"count":2,"name":"Row 2","offset":0.5,"page":1,"rules":{"edge":"stop",\(rules)},\
        "titles":[null,"Controller 2"]}]}
        """
    ).value
    for member in ["current", "rules", "levels"] { #expect(start?[member] == expected[member]) }
  }

  @Test func `plain levels, empty levels and no levels are pages`() throws {
    let storage = MemoryStorage()
    _ = try session("a=3,b=0", storage: storage).after("go b", "export page.html")
    let document = try WebPageTests.document(storage["page.html"] ?? "")
    #expect(document["title"] == "a, b")
    #expect(document["scene"] == .null)
    #expect(document["start"]?["current"] == "b")
    var none = try session("a=1,b=1,c=1,d=1,e=1", storage: storage)
    none.run(all: ["export five.html", "remove-level a", "remove-level b", "remove-level c"])
    none.run(all: ["remove-level d", "remove-level e", "export none.html"])
    let five = try WebPageTests.document(storage["five.html"] ?? "")
    #expect(five["title"] == "a, b, c, d, …")
    let empty = try WebPageTests.document(storage["none.html"] ?? "")
    #expect(empty["title"] == "No levels")
    #expect(empty["start"]?["levels"] == [])
    #expect(empty["start"]?["current"] == .null)
  }

  @Test func `names cannot end an element`() throws {
    let storage = MemoryStorage()
    let scene =
      #"{"levels":[{"name":"<b>&\"{{title}}","pages":["</script><script>","{{data}}","'\""]}]}"#
    storage.put(scene, "folder/<i>.json")
    var session = try Self.open(scene: "folder/<i>.json", storage)
    session.run(all: ["export page.html", "export page.svg"])
    let text = try #require(storage["page.html"])
    #expect(WebPageTests.part(text, "<title>", "</title>") == "&lt;i&gt;")
    #expect(!text.contains("<b>&") && !text.contains("</script><script>\""))
    let levels = try Self.levels(text)
    #expect(levels.map { $0["name"] } == [.string("<b>&\"{{title}}")])
    #expect(levels.map { $0["titles"] } == [["</script><script>", "{{data}}", "'\""]])
    let picture = try #require(storage["page.svg"])
    #expect(picture.contains("&lt;/script&gt;&lt;script&gt;"))
    #expect(picture.contains("&lt;b&gt;&amp;&quot;{{title}}"))
  }

  @Test func `a picture shows the display and the map`() throws {
    let storage = MemoryStorage()
    var session = try Self.open(scene: "filmstrip", storage)
    session.run(all: ["right", "down", "export film.svg", "open", "export --force open.svg"])
    let film = try #require(storage["film.svg"])
    for title in ["Article B1", "Article C3", "Article D1", "Section A", "2 of 5"] {
      #expect(film.contains(">\(title)<"), "\(title)")
    }
    #expect(!film.contains("Article A2<"))
    let open = try #require(storage["open.svg"])
    #expect(open.contains(">Article B1<") && !open.contains("Article B2"))
    var tabled = try Self.open(scene: "tabled", storage)
    tabled.run(all: ["export colors.svg"])
    #expect(storage["colors.svg"]?.contains("fill=\"#E220A8\"") == true)
  }
}
