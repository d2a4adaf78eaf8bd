import LineEditing
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct KeysTests {
  @Test func `only n and N repeat a search`() {
    #expect(SearchKeys.commands(for: .text("nNn")) == ["find next", "find previous", "find next"])
    #expect(["", "x", "nx"].allSatisfy { SearchKeys.commands(for: .text($0)) == nil })
    #expect(SearchKeys.commands(for: .enter) == nil)
  }

  /// Returns the row of keys after the session has run some lines.
  private func keys(
    _ session: Session, after lines: String..., width: Int = 80, isASCII: Bool = false
  ) -> String {
    var session = session
    for line in lines { _ = session.run(line) }
    return KeysLine.text(for: session, in: TextStyle(width: width, isASCII: isASCII))
  }

  @Test func `the line has only the keys that do something`() throws {
    let session = try session("a=3,b=3")
    #expect(keys(session) == "→ page  ↓ level  - zoom  ? help")
    #expect(keys(session, after: "right", "down") == "→ page  ↑ level  + zoom  ? help")
    #expect(keys(session, after: "page 1") == "←→ page  ↓ level  - zoom  ? help")
    #expect(keys(session, after: "set edge wrap", "set ends wrap").hasPrefix("←→ page  ↑↓ level"))
    #expect(keys(session, after: "lock right") == "↓ level  - zoom  ? help")
    #expect(keys(session, after: "open") == "? help")
    #expect(keys(session, isASCII: true) == "Right page  Down level  - zoom  ? help")
    #expect(keys(emptySession()) == "? help")
  }

  @Test(arguments: 1...80)
  func `the line leaves the last column free, and the help goes last`(width: Int) throws {
    let line = keys(try session("a=3,b=3"), width: width)
    #expect(line.displayWidth < width)
    #expect(line.isEmpty == (width < 2))
    #expect(line.hasSuffix("? help") == (width > 6))
  }

  @Test func `on a dated level with enough room, the line has the most useful commands`() throws {
    let session = try datedSession()
    let typed = "  type: date, find, compare, export  ? help"
    #expect(keys(session) == "← page  ↓ level  - zoom  ,. bar" + typed)
    let middle = keys(session, after: "go week", "first")
    #expect(middle == "↑↓ level  +- zoom  ,. bar" + typed)
    #expect(keys(session, width: 100, isASCII: true).hasSuffix(typed))
    #expect(keys(session, width: 60) == "← page  ↓ level  - zoom  ,. bar  ? help")
    #expect(keys(session, after: "insert-level a 3", "go a").contains("type") == false)
  }

  @Test func `while a bar is marked, the line begins with Enter, and after enter with Backspace`()
    throws
  {
    let session = try datedSession().after("go week", "bar at 2")
    let line = "Enter go in  ↑↓ level  +- zoom  ,. bar"
    #expect(keys(session) == line + "  ? help")
    #expect(keys(session, width: 100) == line + "  type: date, find, compare, export  ? help")
    #expect(keys(session, width: 28) == "Enter go in  ? help")
    let entered = keys(session, after: "enter")
    #expect(entered == "Backspace back  ←→ page  ↓ level  - zoom  ,. bar  ? help")
    #expect(keys(session, after: "enter", "bar at 3") == entered)
    #expect(keys(session, after: "bar off").hasPrefix("↑↓ level"))
  }

  @Test func `listing the keys changes nothing`() throws {
    var session = try session("a=3,b=3")
    _ = session.run("right")
    let before = session.state
    _ = keys(session)
    #expect(session.state == before)
    #expect(session.lines.elements == ["right"])
  }

  @Test func `every key of the table has its command, and characters are keys`() throws {
    for entry in PagingKeys.groups.flatMap(\.keys) {
      #expect(PagingKeys.command(for: entry.key) == entry.command)
    }
    #expect(PagingKeys.command(for: .text("x")) == nil)
    #expect(PagingKeys.characters == ["+", "-", ",", "."])
    #expect(PagingKeys.loneCharacters == ["?", "q"])
    #expect(PagingKeys.line(for: .text("?")) == "help")
    #expect(PagingKeys.line(for: .text("q")) == "quit")
  }

  @Test func `the list has every key at any width`() throws {
    let report = KeyReport(of: .explorer)
    let uses = report.onEmptyLine + report.onLine
    let keys = Set(
      uses.flatMap(\.keys).flatMap { $0.split(separator: "-").last.map { [$0] } ?? ["-"] })
    var session = try session("a=3")
    for style in [TextStyle(width: 80), TextStyle(width: 79), TextStyle(isPlain: true)] {
      let lines = session.run("keys").map(TextReport(style: style).lines) ?? []
      let words = Set(lines.flatMap { $0.split { " /:-".contains($0) } })
      #expect(keys.subtracting(words).subtracting(["-", "Page Up", "Page Down", "/"]) == [])
    }
  }
}
