import Testing

@testable import CrossPagerConsole

/// Why a command was ignored, in JSON and in words.
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
    Row(
      [], "left", edge("left"),
      "Page 0 of level 'a' is at the left edge, there is nothing further left."),
    Row(
      ["last"], "right", edge("right"),
      "Page 4 of level 'a' is at the right edge, there is nothing further right."),
    Row(
      [], "up", edge("top"), "Level 'a' has no level above it to go to."
    ),
    Row(
      ["bottom"], "down", edge("bottom"),
      "Level 'none' has no level below it to go to."),
    Row(
      [], "zoom in", edge("top"),
      "Level 'a' has no level above it to go to."),
    Row(
      [], "previous", edge("beginning"),
      "Page 0 of level 'a' is at the beginning, there is no previous page."),
    Row(
      ["go b 2"], "next", edge("end"), "Page 2 of level 'b' is at the end, there is no next page."),
    Row(["lock left"], "left", locked("left"), "'left' is locked, 'unlock left' allows it."),
    Row(["lock right"], "right", locked("right"), "'right' is locked, 'unlock right' allows it."),
    Row(["lock up"], "up", locked("up"), "'up' is locked, 'unlock up' allows it."),
    Row(["lock down"], "zoom out", locked("down"), "'down' is locked, 'unlock down' allows it."),
  ])
  func `there is no way`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row(
      ["bottom"], "left", because("emptyLevel"), "Level 'none' is empty, it has no pages to go to."),
    Row(
      ["bottom", "lock left"], "left", because("emptyLevel"),
      "Level 'none' is empty, it has no pages to go to."),
    Row(
      ["bottom"], "first", because("emptyLevel"), "Level 'none' is empty, it has no pages to go to."
    ),
    Row(
      ["bottom"], "page 0", because("emptyLevel"),
      "Level 'none' is empty, it has no pages to go to."),
    Row([], "go none 0", because("emptyLevel"), "Level 'none' is empty, it has no pages to go to."),
    Row(
      [], "remember none 7", because("emptyLevel"),
      "Level 'none' is empty, it has no pages to go to."),
    Row(
      [], "align none", because("emptyLevel"), "Level 'none' is empty, it has no pages to go to."),
    Row(
      ["bottom"], "align a", because("emptyLevel"),
      "Level 'none' is empty, it has no pages to go to."),
    Row(
      ["set empty skip"], "go none", because("emptyLevel"),
      "Level 'none' is empty, it has no pages to go to."),
    Row(
      [], "go a 5", because("noSuchPage"),
      "Page 5 is outside level 'a', which has pages 0 through 4."),
    Row(
      [], "page 9", because("noSuchPage"),
      "Page 9 is outside level 'a', which has pages 0 through 4."),
    Row(
      [], "remember b 3", because("noSuchPage"),
      "Page 3 is outside level 'b', which has pages 0 through 2."),
    Row(
      [], "remove a 5", because("noSuchPage"),
      "Page 5 is outside level 'a', which has pages 0 through 4."),
    Row(
      [], "remove a 3 4", because("noSuchPage"),
      "Pages 3 through 6 are outside level 'a', which has pages 0 through 4."),
    Row(
      [], "remove none 0", because("noSuchPage"),
      "Page 0 is outside level 'none', which has no pages."),
    Row([], "page 0", because("alreadyThere"), "That is so already, nothing changed."),
    Row([], "resize a 5", because("alreadyThere"), "That is so already, nothing changed."),
    Row([], "forget none", because("alreadyThere"), "That is so already, nothing changed."),
    Row([], "unlock left", because("alreadyThere"), "That is so already, nothing changed."),
    Row([], "move-level a 0", because("alreadyThere"), "That is so already, nothing changed."),
    Row([], "set edge stop", because("alreadyThere"), "That is so already, nothing changed."),
    Row(
      [], "follow a=0,b=0,none=-@a", because("alreadyThere"), "That is so already, nothing changed."
    ),
  ])
  func `there is no such place, or it is there already`(row: Row) throws {
    try expect(row)
  }

  @Test(arguments: [
    Row(
      [], "undo", because("nothingToUndo"),
      "There is nothing to undo."),
    Row(
      ["right"], "redo", because("nothingToRedo"),
      "There is nothing to redo."),
    Row(
      [], "latest", because("noDates"), "Level 'a' has no dates, only levels of a time series have."
    ),
    Row(
      ["bottom"], "date 2015", because("noDates"),
      "Level 'none' has no dates, only levels of a time series have."),
    Row(
      [], "insert-level b 2", because("nameTaken"),
      "'b' is the name of another level, each has its own."),
    Row(
      [], "insert-level b 2 9", because("nameTaken"),
      "'b' is the name of another level, each has its own."),
    Row(
      ["resize a 2147483647"], "insert a 0", because("doesNotFit"),
      "Level 'a' cannot have more than 2147483647 pages."),
    Row(
      [], "insert a 0 2147483647", because("doesNotFit"),
      "Level 'a' cannot have more than 2147483647 pages."),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "left", because("noLevels"),
      "The pager has no levels, 'insert-level' makes one."),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "next", edge("end"),
      "A pager without levels is at the end, there is no next page."),
    Row(
      ["remove-level 0", "remove-level 0", "remove-level 0"], "insert-level x 3 1",
      because("noSuchLevel"), "Level index 1 is outside the pager, allowed is 0."),
  ])
  func `the session has nothing to do it with`(row: Row) throws {
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
