import LineEditing
import TerminalText
import Testing

@testable import CrossPagerConsole

struct PromptTests {
  @Test(arguments: [
    (80, "day 3 '2015-12-31' (0…5)> "), (39, "day 3 '2015-12-31' (0…5)> "), (38, "day 3> "),
    (11, "day 3> "), (10, "day> "), (5, "> "), (1, "> "),
  ])
  func `the prompt leaves room for the line`(width: Int, prompt: String) throws {
    let pages = Titles(["", "", "", "2015-12-31", "", ""])
    let place = Place(LevelLabel(name: "day", pages: .titled(pages)), page: 3, count: 6)
    #expect(TextReport(style: TextStyle(width: width)).prompt(place) == prompt)
  }

  @Test(
    arguments: [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"), (.home, "first"),
      (.end, "last"), (.pageUp, "left 10"), (.pageDown, "right 10"), (.tab, nil), (.text("x"), nil),
    ] as [(Key, String?)])
  func `keys that move the cursor move the pager`(key: Key, command: String?) {
    #expect(PagingKeys.command(for: key) == command)
  }
}
