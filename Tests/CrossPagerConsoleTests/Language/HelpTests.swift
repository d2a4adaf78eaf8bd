import CivilDates
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole

/// What `help` finds and tells.
struct HelpTests {
  /// The commands, or rules, that `help` tells of for some words.
  private func names(_ words: String) throws -> [String]? {
    var session = try session("a=5")
    guard case .report(.help(let entries, _))? = session.run("help \(words)")?.result else {
      return nil
    }
    return entries.map(\.name)
  }

  @Test func `the first steps exist, and do something where the program begins`() throws {
    let steps = HelpEntry.firstSteps(of: CommandReference.groups.flatMap(\.entries))
    #expect(steps.map(\.name) == ["left", "down", "zoom", "date", "map", "undo"])
    var session = Session(
      scene: try Scene(.sample(), units: [.day, .week, .month]), storage: MemoryStorage())
    for step in steps {
      switch session.run(step.example)?.result {
      case .moved, .changed, .report: continue
      case let result: Issue.record("'\(step.example)': \(String(describing: result))")
      }
    }
  }

  @Test(arguments: [
    ("go", ["go"]), ("GO", ["go"]), ("l", ["left"]), ("?", ["help"]), ("und", ["undo"]),
    ("set", ["set"]),
  ])
  func `a command is found by its name, its short form and its beginning`(
    word: String, found: [String]
  ) throws {
    #expect(try names(word) == found)
  }

  @Test(arguments: [
    ("entry", ["set entry"]), ("Edge", ["set edge"]), ("scale", ["set scale"]),
    ("follow", ["follow", "set follow"]),
  ])
  func `a rule is found by its name, beside the command of that name`(
    word: String, found: [String]
  ) throws {
    #expect(try names(word) == found)
  }

  @Test(arguments: [
    (
      "re",
      [
        "remember", "release", "redo", "remove", "resize", "remove-level", "restore", "record",
        "replay",
      ]
    ),
    ("exit", ["quit"]), ("delete", ["remove", "remove-level"]), ("older", ["left"]),
    (
      "go back",
      [
        "left", "previous", "forget", "cancel", "close", "undo", "redo", "restore", "release",
        "replay",
      ]
    ),
    ("undone", []), ("snapshots", []), ("saved", ["save", "restore"]),
    ("draws", ["show", "map", "value"]), ("drawing a page", ["show", "map", "value"]),
    ("what is the Calendar?", ["date"]), ("the oldest page", ["first"]),
    ("writes files", ["save", "record"]),
  ])
  func `commands are found by what they do, best first`(words: String, found: [String]) throws {
    #expect(try names(words) ?? [] == found)
  }

  @Test(arguments: CommandTable.entries)
  func `every command is found by its name and its synonyms`(entry: CommandEntry) throws {
    for word in [entry.name] + entry.synonyms {
      #expect(try names(word)?.contains(entry.name) == true, "\(word)")
    }
  }

  @Test func `examples come first, then the commands under their headings`() throws {
    var session = try session("a=5")
    let lines = session.run("help").map(TextReport(style: TextStyle(width: 200)).lines) ?? []
    #expect(
      lines.prefix(7) == [
        "To begin with", "  left 3        older: to the left within the level",
        "  down          to the level below, which shows the page it remembers",
        "  zoom out      aligns the level above (in) or below (out) with the current page and goes there",
        "  date 2025-07  on dated levels: to the page of the current level that holds a date",
        "  map           draws all levels with the page each remembers and where you are",
        "  undo          takes back the last command that changed anything",
      ])
    let expected = CommandGroup.allCases.flatMap { group in
      [group.rawValue]
        + CommandTable.entries.filter { $0.group == group }.map { entry in
          "  \(entry.usage.padded(toWidth: 31))  \(entry.summary)"
        }
    }
    #expect(Array(lines.dropFirst(7)) == expected + TextStyle(width: 200).wrap(HelpWording.closing))
  }

  @Test func `a command, a rule and what was found are told in text and as JSON`() throws {
    let script = """
      > help zoom
      zoom in|out
        aligns the level above (in) or below (out) with the current page and goes
        there
      Obeys locks and 'empty', never wraps. From or to an empty level it goes without
      aligning.
      in|out is one of 'in' and 'out'
      Examples:
        zoom out
        zoom in
      > help ends
      set ends stop|wrap
        'up' and 'down' beyond the first or last level
      A rule of the pager, it takes no level. The first value is the default.
      Examples:
        set ends wrap
      > help delete
      Commands for 'delete'
        remove LEVEL INDEX [COUNT]  removes pages from the page INDEX on
        remove-level LEVEL          removes a level
      'help' with one of their names tells more.
      """
    let session = try session("a=5")
    session.expectText(script)
    session.expectJSON(
      """
      > help ends
      {"n":1,"command":"help ends","result":"report","help":[{"command":"set ends","short":null,"usage":"set ends stop|wrap","summary":"'up' and 'down' beyond the first or last level","details":"A rule of the pager, it takes no level. The first value is the default.","parameters":[],"examples":["set ends wrap"]}],"at":{"level":"a","page":0}}
      """)
  }

  @Test(arguments: RuleTable.entries)
  func `the example of a rule sets it`(rule: RuleEntry) throws {
    var session = try session("a=5")
    guard case .changed? = session.run(rule.example)?.result else {
      Issue.record("'\(rule.example)' changes nothing")
      return
    }
  }
}
