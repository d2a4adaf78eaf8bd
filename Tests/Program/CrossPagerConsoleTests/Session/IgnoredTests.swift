import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct IgnoredTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var setup: [String]
    var line: String
    var reason: [String: JSON]
    var message: String

    init(_ setup: [String], _ line: String, _ reason: [String: JSON], _ message: String) {
      (self.setup, self.line, self.reason, self.message) = (setup, line, reason, message)
    }

    var testDescription: String { (setup + [line]).joined(separator: "; ") }
  }

  private static func because(_ reason: String) -> [String: JSON] {
    ["result": "ignored", "reason": .string(reason)]
  }

  private static func edge(_ edge: String) -> [String: JSON] {
    ["result": "ignored", "reason": "edge", "edge": .string(edge)]
  }

  private static func locked(_ direction: String) -> [String: JSON] {
    ["result": "ignored", "reason": "locked", "direction": .string(direction)]
  }

  @Test(arguments: [
    Row([], "left", edge("left"), "Already at the first page of 'a'."),
    Row(["last"], "right", edge("right"), "Already at the last page of 'a'."),
    Row([], "up", edge("top"), "Already at the first level."),
    Row(["bottom"], "down", edge("bottom"), "Already at the last level."),
    Row([], "zoom in", edge("top"), "Already at the first level."),
    Row([], "previous", edge("beginning"), "Already at the very first page."),
    Row(["go b 2"], "next", edge("end"), "Already at the very last page."),
    Row(["lock left"], "left", locked("left"), "'left' is locked. To unlock it: unlock left"),
    Row(["lock right"], "right", locked("right"), "'right' is locked. To unlock it: unlock right"),
    Row(["lock up"], "up", locked("up"), "'up' is locked. To unlock it: unlock up"),
    Row(["lock down"], "zoom out", locked("down"), "'down' is locked. To unlock it: unlock down"),
  ])
  func `the direction has no page`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row(["bottom"], "left", because("emptyLevel"), "Level 'none' has no pages."),
    Row(["bottom", "lock left"], "left", because("emptyLevel"), "Level 'none' has no pages."),
    Row(["bottom"], "first", because("emptyLevel"), "Level 'none' has no pages."),
    Row(["bottom"], "page 0", because("emptyLevel"), "Level 'none' has no pages."),
    Row([], "go none 0", because("emptyLevel"), "Level 'none' has no pages."),
    Row([], "remember none 7", because("emptyLevel"), "Level 'none' has no pages."),
    Row([], "align none", because("emptyLevel"), "Level 'none' has no pages."),
    Row(["bottom"], "align a", because("emptyLevel"), "Level 'none' has no pages."),
    Row(["set empty skip"], "go none", because("emptyLevel"), "Level 'none' has no pages."),
    Row([], "go a 5", because("noSuchPage"), "No page 5 in level 'a'. Its pages are 0 to 4."),
    Row([], "page 9", because("noSuchPage"), "No page 9 in level 'a'. Its pages are 0 to 4."),
    Row([], "remember b 3", because("noSuchPage"), "No page 3 in level 'b'. Its pages are 0 to 2."),
    Row([], "remove a 5", because("noSuchPage"), "No page 5 in level 'a'. Its pages are 0 to 4."),
    Row(
      [], "remove a 3 4", because("noSuchPage"),
      "No pages 3 to 6 in level 'a'. Its pages are 0 to 4."),
    Row(
      [], "remove none 0", because("noSuchPage"),
      "No page 0 in level 'none'. The level has no pages."),
    Row([], "page 0", because("alreadyThere"), "Already at page 0 of level 'a'."),
    Row([], "resize a 5", because("alreadyThere"), "Nothing to change."),
    Row([], "forget none", because("alreadyThere"), "Nothing to change."),
    Row([], "unlock left", because("alreadyThere"), "Nothing to change."),
    Row([], "move-level a 0", because("alreadyThere"), "Nothing to change."),
    Row([], "set edge stop", because("alreadyThere"), "Nothing to change."),
    Row(
      [], "follow a=0,b=0,none=-@a", because("alreadyThere"), "Already at the places in the link."),
    Row([], "go a", because("alreadyThere"), "Already at page 0 of level 'a'."),
    Row([], "top", because("alreadyThere"), "Already at the first level."),
  ])
  func `the place does not exist, or is current already`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row([], "undo", because("nothingToUndo"), "Nothing to undo."),
    Row(["right"], "redo", because("nothingToRedo"), "Nothing to redo."),
    Row([], "latest", because("noDates"), "Level 'a' has no dates."),
    Row(["bottom"], "date 2015", because("noDates"), "Level 'none' has no dates."),
    Row([], "insert-level b 2", because("nameTaken"), "There is already a level 'b'."),
    Row([], "insert-level b 2 9", because("nameTaken"), "There is already a level 'b'."),
    Row(
      ["resize a 2147483647"], "insert a 0", because("doesNotFit"),
      "A level can have at most 2147483647 pages."),
    Row(
      [], "insert a 0 2147483647", because("doesNotFit"),
      "A level can have at most 2147483647 pages."),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "left", because("noLevels"),
      "There are no levels. To add one: insert-level NAME COUNT"),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "next", edge("end"),
      "Already at the very last page."),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "insert-level x 3 1",
      because("noSuchLevel"), "Level index 1 is out of range. Indices are 0 to 0."),
  ])
  func `the session has nothing for the command`(row: Row) throws {
    try expect(row)
  }

  private func expect(_ row: Row) throws {
    var session = try session("a=5,b=3,none=0")
    for line in row.setup { #expect(session.message(line) == nil, "\(line)") }
    let before = session.state
    #expect(session.outcome(row.line) == row.reason)
    #expect(session.message(row.line) == row.message)
    #expect(session.state == before)
  }
}
