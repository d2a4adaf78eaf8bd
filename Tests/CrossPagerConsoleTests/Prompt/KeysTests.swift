import LineEditing
import TerminalText
import Testing

@testable import CrossPagerConsole

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
  }

  @Test func `the list has every key and fits in 80 columns`() throws {
    var session = try session("a=3")
    let lines = session.run("keys").map(TextReport(style: TextStyle(width: 80)).lines) ?? []
    let report = KeyReport()
    // There are three headings, and no entry is wrapped.
    #expect(lines.count == 3 + report.onEmptyLine.count + report.onLine.count + report.mouse.count)
    #expect(
      lines.prefix(3) == [
        "On an empty line",
        "  Left / Right                  Go to the previous or next page (left, right)",
        "  Up / Down                     Go to the level above or below (up, down)",
      ])
    let json = session.run("keys").map { $0.json(number: 1) } ?? ""
    #expect(
      json.contains(
        #"{"on":"emptyLine","keys":["Left","Right"],"meaning":"Go to the previous or next page","commands":["left","right"]}"#
      ))
  }

  @Test(arguments: ["keys", "shortcuts", "mouse", "keyboard", "arrow keys"])
  func `help finds the keys`(words: String) throws {
    var session = try session("a=3")
    let lines = session.run("help \(words)").map(TextReport(style: TextStyle()).lines) ?? []
    #expect(lines.contains { $0.hasPrefix("keys") || $0.hasPrefix("  keys ") }, "\(lines)")
  }
}
