import CrossPager
import Testing

@testable import CrossPagerConsole

/// LEVEL is a name or an index; a level's name is looked for before its index; `all` is no name.
struct LevelWordTests {
  /// Level 0 is called "1" and level 1 is called "0".
  @Test(arguments: [
    ("go 0", "0"), ("go 1", "1"), ("go 2", "two words"), ("go 01", "0"), ("go 00", "1"),
    ("go \"two words\"", "two words"), ("go Day", "Day"), ("go day", "day"), ("go 5", "é"),
    ("go é", "é"), ("go e\u{301}", "é"),
  ])
  func `a name comes before an index`(line: String, level: String) throws {
    let session = try session("1=5,0=5,two words=5,Day=5,day=5,é=5").after(line)
    #expect(session.place?.level == level)
  }

  @Test(arguments: [
    ("go c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("go A", "Level 'A' does not exist, allowed are 'a' and 'b'. Did you mean 'a'?"),
    ("go 2", "Level '2' does not exist, allowed are 'a' and 'b'."),
    ("go -1", "Level '-1' does not exist, allowed are 'a' and 'b'."),
    ("go 1.0", "Level '1.0' does not exist, allowed are 'a' and 'b'."),
    ("go \"\"", "Level '' does not exist, allowed are 'a' and 'b'."),
    ("go all", "Level 'all' does not exist, allowed are 'a' and 'b'."),
    ("go 2147483648", "Level '2147483648' does not exist, allowed are 'a' and 'b'."),
    ("go c 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("remember c 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("forget c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("align c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("insert c 9 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("remove c 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("resize c 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("remove-level c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("move-level c 9", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("set edge wrap c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
    ("set edge wrap all", "Level 'all' does not exist, allowed are 'a' and 'b'."),
    ("preview go c", "Level 'c' does not exist, allowed are 'a' and 'b'."),
  ])
  func `a level that does not exist is ignored and those that do are listed`(
    line: String, message: String
  ) throws {
    var session = try session("a=5,b=5")
    #expect(session.message(line) == message)
    #expect(session.outcome(line) == ["result": "ignored", "reason": "noSuchLevel"])
  }

  @Test func `where there are no levels none is listed`() {
    var session = emptySession()
    #expect(session.message("go c") == "Level 'c' does not exist, there are no levels.")
  }

  @Test(arguments: ["forget all", "forget ALL", "forget \"all\""])
  func `all is every level`(line: String) throws {
    let session = try session("a=5,b=5").after("go b 2", "remember a 3", line)
    #expect(session.state.pager.levels.map(\.page) == [0, 0])
  }

  @Test func `an index is of the level that has no such name`() throws {
    let session = try session("a=5,b=5").after("go 1 3", "insert-level 1 4 0", "go 1 2")
    #expect(session.place == Place(LevelLabel(name: "1"), page: 2, count: 4))
  }
}
