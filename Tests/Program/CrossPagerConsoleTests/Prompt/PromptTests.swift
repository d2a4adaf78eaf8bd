import LineEditing
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct PromptTests {
  @Test(arguments: [
    (80, "day 3 '2015-12-31' (0…5)> "), (39, "day 3 '2015-12-31' (0…5)> "), (38, "day 3> "),
    (11, "day 3> "), (10, "day> "), (5, "> "), (1, "> "),
  ])
  func `the prompt leaves room for the line`(width: Int, prompt: String) throws {
    let pages = Titles(["", "", "", "2015-12-31", "", ""])
    let place = Place(label: LevelLabel(name: "day", pages: .titled(pages)), page: 3, count: 6)
    #expect(TextReport(style: TextStyle(width: width)).prompt(place) == prompt)
  }

  @Test(arguments: [
    (30, "a 0 (0…2) dragging> "), (29, "a 0 dragging> "),
    (21, "a 0 dragging> "), (20, "a dragging> "),
    (18, "a dragging> "), (17, " dragging> "), (16, "> "),
  ])
  func `the prompt names the activity`(width: Int, prompt: String) throws {
    let session = try session("a=3").after("drag -0.2 0")
    let report = TextReport(style: TextStyle(width: width))
    #expect(report.prompt(session.place, session.activity) == prompt)
    #expect(report.wholePrompt(session.place, session.activity) == "a 0 (0…2) dragging> ")
    #expect(report.wholePrompt(nil) == "(no levels)> ")
    #expect(report.text(session.place) == "a 0 (0…2)")
  }

  @Test(
    arguments: [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"), (.home, "first"),
      (.end, "last"), (.pageUp, "left 10"), (.pageDown, "right 10"), (.tab, nil), (.text("x"), nil),
      (.shiftLeft, "bar previous"), (.shiftRight, "bar next"), (.text(","), "bar previous"),
      (.text("."), "bar next"), (.shiftUp, "zoom in"), (.shiftDown, "zoom out"),
      (.text("+"), "zoom in"), (.text("-"), "zoom out"), (.backspace, "back"),
    ] as [(Key, String?)])
  func `keys that an empty line does not use are commands`(key: Key, command: String?) {
    #expect(PagingKeys.command(for: key) == command)
    if case .text(let text) = key {
      #expect(PagingKeys.characters.isSuperset(of: text) == (command != nil))
    }
  }

  @Test(arguments: [
    ("down", true), ("d", true), ("zoom out", true), ("right", false), ("go week", false),
    ("preview down", false), ("up", false), ("down 9 9", false),
  ])
  func `the first vertical move explains zoom`(line: String, isExplained: Bool) throws {
    var session = try datedSession()
    let response = session.run(line)
    #expect(response.map { $0.levelRemark != nil } == isExplained)
    var plain = try CrossPagerConsoleTests.session("a=2,b=2")
    let other = plain.run(line)
    #expect(other.map { $0.levelRemark != nil } == false)
  }

  @Test func `a change of the aggregate and its undo change the view`() throws {
    var session = try datedSession()
    let view = session.view
    session.run(all: ["aggregate sum"])
    let sums = session.view
    #expect(sums != view)
    session.run(all: ["undo"])
    #expect(session.view == view)
  }
}
