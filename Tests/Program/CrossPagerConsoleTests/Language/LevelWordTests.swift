import CrossPager
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A LEVEL argument is a name or an index. Names take precedence, and `all` cannot be a name.
struct LevelWordTests {
  /// Level 0 is named "1", and level 1 is named "0".
  @Test(arguments: [
    ("go 0", "0"), ("go 1", "1"), ("go 2", "two words"), ("go 01", "0"), ("go 00", "1"),
    ("go \"two words\"", "two words"), ("go Day", "Day"), ("go day", "day"), ("go 5", "é"),
    ("go é", "é"), ("go e\u{301}", "é"),
  ])
  func `a name takes precedence over an index`(line: String, level: String) throws {
    let session = try session("1=5,0=5,two words=5,Day=5,day=5,é=5").after(line)
    #expect(session.place?.level == level)
  }

  @Test(arguments: [
    ("go c", "No level 'c'. Levels: a, b"),
    ("go A", "No level 'A'. Did you mean 'a'? Levels: a, b"),
    ("go 2", "No level '2'. Levels: a, b"), ("go -1", "No level '-1'. Levels: a, b"),
    ("go 1.0", "No level '1.0'. Levels: a, b"), ("go \"\"", "No level ''. Levels: a, b"),
    ("go all", "No level 'all'. Levels: a, b"),
    ("go 2147483648", "No level '2147483648'. Levels: a, b"),
    ("go c 9", "No level 'c'. Levels: a, b"), ("remember c 9", "No level 'c'. Levels: a, b"),
    ("forget c", "No level 'c'. Levels: a, b"), ("align c", "No level 'c'. Levels: a, b"),
    ("insert c 9 9", "No level 'c'. Levels: a, b"), ("remove c 9", "No level 'c'. Levels: a, b"),
    ("resize c 9", "No level 'c'. Levels: a, b"), ("remove-level c", "No level 'c'. Levels: a, b"),
    ("move-level c 9", "No level 'c'. Levels: a, b"),
    ("set edge wrap c", "No level 'c'. Levels: a, b"),
    ("set edge wrap all", "No level 'all'. Levels: a, b"),
    ("preview go c", "No level 'c'. Levels: a, b"),
  ])
  func `an unknown level is ignored and the message lists the levels`(
    line: String, message: String
  ) throws {
    var session = try session("a=5,b=5")
    #expect(session.message(line) == message)
    #expect(session.outcome(line) == ["result": "ignored", "reason": "noSuchLevel"])
  }

  @Test func `a pager without levels lists none`() {
    var session = emptySession()
    #expect(session.message("go c") == "No level 'c'. There are no levels.")
  }

  @Test(arguments: ["forget all", "forget ALL", "forget \"all\""])
  func `all means every level`(line: String) throws {
    let session = try session("a=5,b=5").after("go b 2", "remember a 3", line)
    #expect(session.state.pager.levels.map(\.page) == [0, 0])
  }

  @Test func `an index refers to a level unless a level has that name`() throws {
    let session = try session("a=5,b=5").after("go 1 3", "insert-level 1 4 0", "go 1 2")
    #expect(session.place == Place(LevelLabel(name: "1"), page: 2, count: 4))
  }
}
