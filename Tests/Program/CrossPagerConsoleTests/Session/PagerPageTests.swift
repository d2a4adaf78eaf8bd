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
