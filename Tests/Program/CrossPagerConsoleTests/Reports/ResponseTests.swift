import CivilDates
import CrossPager
import MessageWords
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests what a front end reads from a response.
struct ResponseTests {
  private func response(_ line: String, after lines: String...) throws -> Response {
    let storage = MemoryStorage(["script": "right", "wrong": "right\nlfet"])
    var session = try session("a=5,b=5", storage: storage)
    session.run(all: lines)
    let response = session.run(line)
    return try #require(response)
  }

  @Test(
    arguments: [
      ("right", .right), ("right 1", .right), ("r", .right), ("left", .left), ("UP 2", .up),
      ("d", .down), ("preview right", nil), ("page 2", nil), ("lfet", nil), ("where", nil),
    ] as [(String, Direction?)])
  func `only a single move has a direction`(line: String, direction: Direction?) throws {
    #expect(try response(line).direction == direction)
  }

  @Test(arguments: [
    ("right", true), ("set edge wrap", true), ("drag -0.2 0", true), ("replay script", true),
    ("replay wrong", true), ("preview right", false), ("preview replay script", false),
    ("left", false), ("where", false), ("lfet", false), ("replay none", false),
    ("expect moved", false),
  ])
  func `moves, changes and scripts may change the page`(line: String, changes: Bool) throws {
    #expect(try response(line).changesPage == changes)
  }

  @Test(arguments: [
    ("glide right", true), ("preview glide right", false), ("drag -0.2 0", false),
    ("where", false), ("right", false), ("set edge wrap", false), ("glide left", false),
  ])
  func `content settles after a glide`(line: String, settles: Bool) throws {
    #expect(try response(line).isSettling == settles)
    #expect(try response("where", after: line).isSettling == false)
  }

  @Test(arguments: [("show", true), ("preview show", false), ("where", false), ("right", false)])
  func `show answers with a page`(line: String, shows: Bool) throws {
    #expect(try response(line).isPage == shows)
  }

  @Test(
    arguments: [
      ("quit", true, nil), ("quit 0", true, 0), ("exit 255", true, 255),
      ("preview quit 3", false, nil), ("quit 256", false, nil), ("where", false, nil),
    ] as [(String, Bool, Int?)])
  func `quit has a status`(line: String, isWanted: Bool, status: Int?) throws {
    let quit = try response(line).quit
    #expect(quit.isWanted == isWanted)
    #expect(quit.status == status)
  }

  @Test(arguments: [
    ("bar max", true, false), ("find min", false, true), ("right", false, true),
    ("left", false, false), ("where", false, false),
  ])
  func `a response has figures of the page or tells more`(
    line: String, repeats: Bool, tells: Bool
  ) throws {
    var session = try datedSession([.day]).after("set edge wrap")
    let response = session.run(line)
    #expect(response?.repeatsFigures == repeats)
    #expect(response?.tellsMore == tells)
  }

  @Test func `an error shows at most 15 accents on a character, and a tab as a space`() throws {
    let line = "left x\(String(repeating: "\u{301}", count: 20))\ty"
    let shown = TextReport(style: TextStyle()).messages(try response(line))[0]
    #expect(
      Array(shown.unicodeScalars)
        == Array("  left x\(String(repeating: "\u{301}", count: 15)) y".unicodeScalars))
  }

  @Test(arguments: [
    ("  right # on", "right"), ("  lfet 3 # no", "lfet 3"), (" go \"a # no", "go \"a # no"),
  ])
  func `the command is the line without its comment`(line: String, command: String) throws {
    #expect(try response(line).command == command)
    #expect(try response(line).line == line)
  }

  @Test func `a column on the left can be longer`() {
    let long = Fact.Glossary(title: "A", entries: [("a", "one"), ("b", "two")])
    let short = Fact.Glossary(title: "B", entries: [("c", "three")])
    var style = TextStyle(width: 30)
    let columns = Fact.columns(left: [long], right: [short], otherwise: [])
    #expect(
      ScreenLayout(style: style).lines(columns) == [
        "A         B", "  a  one    c  three", "  b  two",
      ])
    let mirrored = Fact.columns(left: [short], right: [long], otherwise: [])
    #expect(ScreenLayout(style: style).lines(mirrored).count == 3)
    style.isColored = true
    let colored = ScreenLayout(style: style).lines(columns)
    #expect(colored.map { $0.contains("\u{1B}") } == [true, false, false])
  }

  @Test func `a line has at most 1 MiB`() throws {
    let line = "left" + String(repeating: " ", count: CommandLines.lineLimit - 4)
    #expect(try response(line).result.kind == .ignored)
    let tooLong = try response(line + " ")
    guard case .error(let error) = tooLong.result else {
      Issue.record("The line is not too long.")
      return
    }
    #expect(error.message == "The line is longer than 1024 KiB.")
    #expect(tooLong.command == (line + " ").excerpt)
    #expect(error.range == 0..<tooLong.command.count)
  }

  @Test func `a session is dragging, settling or open, or has no activity`() throws {
    let session = try session("a=3")
    #expect(session.activity == nil)
    #expect(session.after("drag -0.2 0").activity == "dragging")
    #expect(session.after("glide right").activity == "settling")
    #expect(session.after("open").activity == "open")
  }

  @Test func `the newest page is the last page of a dated level`() throws {
    #expect(try datedSession([.day]).after("first").newestPage == "2016-01-02")
    #expect(try session("a=3").newestPage == nil)
    #expect(emptySession().newestPage == nil)
  }
}
