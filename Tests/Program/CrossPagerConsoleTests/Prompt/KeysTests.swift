import LineEditing
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct KeysTests {
  /// The row of keys after the session has run some lines.
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
    let typed = "  type date, find, compare, export  ? help"
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
    #expect(keys(session, width: 100) == line + "  type date, find, compare, export  ? help")
    #expect(keys(session, width: 28) == "Enter go in  ? help")
    let entered = keys(session, after: "enter")
    #expect(entered == "Backspace back  ←→ page  ↓ level  - zoom  ,. bar  ? help")
    #expect(keys(session, after: "enter", "bar at 3") == entered)
    #expect(keys(session, after: "bar off").hasPrefix("↑↓ level"))
  }

  @Test func `asking what works changes nothing`() throws {
    var session = try session("a=3,b=3")
    _ = session.run("right")
    let before = session.state
    _ = keys(session)
    #expect(session.state == before)
    session.expectText(
      """
      > history
      1  right
      2  history
      """)
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

  /// The lines of `keys` at a width.
  private func list(width: Int, isPlain: Bool = false) throws -> [String] {
    var session = try session("a=3")
    let style = TextStyle(width: width, isPlain: isPlain)
    return session.run("keys").map(TextReport(style: style).lines) ?? []
  }

  @Test func `on 24 rows of 80 columns, the list leaves room for the prompt`() throws {
    let lines = try list(width: 80)
    #expect(lines.count <= 22)
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(
      lines[0].split(separator: "  ").map { $0.trimmingPrefix(" ") } == [
        "On an empty line", "On a line with text",
      ])
    #expect(lines[1].hasPrefix("  Left/Right         left, right "))
    #expect(lines[3].hasPrefix("  +/- Shift-Up/Down  zoom in, out "))
    #expect(lines[4].hasPrefix("  ,/.                bar previous, next "))
    #expect(lines[1].hasSuffix("  Enter             Run the line"))
    #expect(lines.contains { $0.hasPrefix("  q Ctrl-D           quit ") })
    #expect(lines.contains { $0.hasPrefix("  Letters            find, compare, export ") })
  }

  @Test func `the list has every key at any width`() throws {
    let report = KeyReport(of: .explorer)
    let uses = report.onEmptyLine + report.onLine
    let keys = Set(
      uses.flatMap(\.keys).flatMap { $0.split(separator: "-").last.map { [$0] } ?? ["-"] })
    for lines in try [list(width: 80), list(width: 79), list(width: 80, isPlain: true)] {
      let words = Set(lines.flatMap { $0.split { " /:-".contains($0) } })
      #expect(keys.subtracting(words).subtracting(["-", "Page Up", "Page Down", "/"]) == [])
    }
    // In one column, there are two headings, and nothing is left out.
    let lines = try list(width: 79)
    #expect(
      lines.prefix(3) == [
        "On an empty line",
        "  Left / Right                   Go to the previous or next page (left, right)",
        "  Up / Down                      Go to the level above or below (up, down)",
      ])
    let plain = try list(width: 80, isPlain: true)
    #expect(plain.count == 2 + uses.count)
    #expect(plain.contains("q / Ctrl-D: Quit the program (quit)"))
    var session = try session("a=3")
    let json = session.run("keys").map { $0.json(number: 1) } ?? ""
    #expect(
      json.contains(
        #"{"on":"emptyLine","keys":["Left","Right"],"meaning":"Go to the previous or next page","commands":["left","right"]}"#
      ))
  }

  @Test(arguments: ["keys", "shortcuts", "keyboard", "arrow keys"])
  func `help finds the keys`(words: String) throws {
    var session = try session("a=3")
    let lines = session.run("help \(words)").map(TextReport(style: TextStyle()).lines) ?? []
    #expect(lines.contains { $0.hasPrefix("keys") || $0.hasPrefix("  keys ") }, "\(lines)")
  }
}
