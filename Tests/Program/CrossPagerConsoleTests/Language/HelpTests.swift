import CivilDates
import CrossPagerTimeline
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct HelpTests {
  /// The names of the commands or rules that `help` finds.
  private func names(_ words: String) throws -> [String]? {
    var session = try session("a=5")
    return session.run("help \(words)")?.report(HelpReport.self)?.entries.map(\.name)
  }

  @Test func `the commands people need exist, and each example has an effect`() throws {
    let overview = HelpOverview(of: Grammar.explorer.groupedHelp.flatMap(\.entries), isDated: true)
    #expect(overview.groups.map(\.entries.count) == [7, 5, 5])
    #expect(overview.examples == ["left 3", "down", "zoom out", "date 2025-07", "undo"])
    var session = Session(
      scene: try Scene(.sample(), units: [.day, .week, .month]), storage: MemoryStorage())
    for example in overview.examples {
      switch session.run(example)?.result {
      case .moved, .changed, .report: continue
      case let result: Issue.record("'\(example)': \(String(describing: result))")
      }
    }
  }

  @Test(arguments: [30, 40, 60])
  func `on a narrow screen, help breaks no word and keeps each name apart from its meaning`(
    width: Int
  ) throws {
    var session = try session("a=5")
    let topics =
      [""]
      + (CommandTable.entries.map(\.name) + RuleTable.entries.map(\.name) + ["all", "re", "go to"])
    for topic in topics {
      let run = session.run("help \(topic)")
      let response = try #require(run)
      func lines(_ width: Int) -> [String] {
        TextReport(style: TextStyle(width: width)).lines(response)
      }
      func words(_ lines: [String]) -> Set<Substring> {
        Set(lines.flatMap { $0.split { " |".contains($0) } })
      }
      let narrow = lines(width)
      #expect(narrow.allSatisfy { $0.displayWidth <= width })
      #expect(words(narrow).subtracting(words(lines(500))) == [], "\(topic)")
    }
    let overview = session.run("help").map(TextReport(style: TextStyle(width: width)).lines) ?? []
    let meaning = "Go to the level above"
    #expect(overview.contains("    \(meaning)") == (width < 60))
    #expect(
      overview.contains { $0.hasPrefix("  up [N]  ") && $0.hasSuffix(meaning) } == (width == 60))
  }

  @Test(arguments: [
    ("go", ["go"]), ("GO", ["go"]), ("l", ["left"]), ("?", ["help"]), ("und", ["undo"]),
    ("set", ["set"]),
  ])
  func `a command is found by its name, short form and prefix`(
    word: String, found: [String]
  ) throws {
    #expect(try names(word) == found)
  }

  @Test(arguments: [
    ("entry", ["set entry"]), ("Edge", ["set edge"]), ("scale", ["set scale"]),
    ("follow", ["follow", "set follow"]),
  ])
  func `a rule is found by name, beside the command of the same name`(
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
    ("go back", ["back", "cancel", "release", "enter"]),
    ("undone", ["undo", "redo", "record", "replay", "browse"]), ("zzyzx", []),
    ("snapshots", ["save", "mark"]), ("saved", ["save", "restore", "notes"]),
    (
      "draws",
      ["show", "map", "value", "series", "split", "style", "goal", "smooth", "profile", "compare"]
    ),
    ("drawing a page", ["show", "map", "value", "series", "style", "smooth", "profile"]),
    ("what is the Calendar?", ["date", "first-weekday", "style"]), ("the oldest page", ["first"]),
    ("writes files", ["save", "export"]),
  ])
  func `commands are found by what they do, best match first`(words: String, found: [String]) throws
  {
    #expect(try names(words) ?? [] == found)
  }

  @Test(arguments: CommandTable.entries)
  func `every command is found by its name and synonyms`(entry: CommandEntry) throws {
    for word in [entry.name] + entry.synonyms {
      #expect(try names(word)?.contains(entry.name) == true, "\(word)")
    }
  }

  @Test func `help fits on one screen, with its examples last`() throws {
    let script = """
      > help
      Moving
        left [N]                       Go to the previous page of this level
        right [N]                      Go to the next page of this level
        up [N]                         Go to the level above
        down [N]                       Go to the level below
        zoom in|out                    Go up or down one level to the matching page
        go LEVEL [PAGE|DATE]           Go to a level or to one of its pages
        date DATE                      Go to the page that contains a date
      Looking
        show                           Draw the current page
        bar BAR                        Mark a bar and print its value
        compare PAGE                   Compare the page with another page
        find WHAT                      Find a page by the values of its bars
        data                           Describe the data and how its rows were read
      More
        undo                           Undo the last change
        set RULE VALUE [LEVEL]         Set a rule for one level or for all levels
        export [--all] [--force] FILE  Write the current page to a file
        keys                           List the keys that work at the prompt
        quit [STATUS]                  End the program
      Examples: left 3, down, zoom out, date 2025-07, undo
      Shorten commands to l, r, u, d and q, or to any unambiguous prefix.
      Help for one command: help COMMAND. All commands, such as note: help all
      """
    try datedSession().expectText(script)
    let plain = """
      > help
      Moving
        left [N]                 Go to the previous page of this level
        right [N]                Go to the next page of this level
        up [N]                   Go to the level above
        down [N]                 Go to the level below
        zoom in|out              Go up or down one level to the matching page
        go LEVEL [PAGE|DATE]     Go to a level or to one of its pages
        page PAGE                Go to a page of this level
      Looking
        show                     Draw the current page
        map                      Draw a map of all levels and their pages
        where                    Print each level's page
      More
        undo                     Undo the last change
        set RULE VALUE [LEVEL]   Set a rule for one level or for all levels
        save FILE                Save each level's page and the rules
        restore [--repair] FILE  Restore saved pages and rules
        quit [STATUS]            End the program
      Examples: left 3, down, zoom out, page 0, undo
      Shorten commands to l, r, u, d and q, or to any unambiguous prefix.
      Help for one command: help COMMAND. All commands: help all
      """
    try session("a=5").expectText(plain)
  }

  @Test(arguments: Grammar.explorer.groupedHelp.flatMap(\.entries) + Grammar.explorer.ruleHelp)
  func `the help of every command and rule fits on one screen`(entry: CommandEntry) throws {
    var session = try session("a=5")
    let lines = session.run("help \(entry.name)").map(TextReport(style: TextStyle()).lines) ?? []
    // On a screen with 24 rows, the command takes the first row and the prompt takes the last.
    #expect((1...22).contains(lines.count))
  }

  @Test func `every command is listed under its heading, those for front ends last`() throws {
    var session = try session("a=5")
    let lines = session.run("help all").map(TextReport(style: TextStyle(width: 200)).lines) ?? []
    let expected = CommandGroup.allCases.flatMap { group in
      [group.rawValue]
        + CommandTable.entries.filter { $0.group == group }.map { entry in
          "  " + entry.usage.padded(toWidth: 40) + "  " + entry.summary
        }
    }
    #expect(lines == expected + ["For more about a command: help COMMAND"])
    #expect(CommandGroup.allCases.last == .developers)
  }

  @Test func `commands, rules and search results are printed as text and JSON`() throws {
    let script = """
      > help zoom
      zoom in|out
        Go up or down one level to the matching page
      'in' goes up, and 'out' goes down. On the new level, shows the page that matches
      the current page, as 'align' does. Obeys locks and the rule 'empty', and never
      wraps.
      Examples:
        zoom out
        zoom in
      > help ends
      set ends stop|wrap
        What up and down do at the ends
      'stop' refuses the move, and 'wrap' goes to the opposite end. The rule applies
      to the whole pager. The first value is the default.
      Examples:
        set ends wrap
      > help delete
      Commands for 'delete'
        remove LEVEL INDEX [COUNT]  Remove pages, starting at page INDEX
        remove-level LEVEL          Remove a level
      For more about a command: help COMMAND
      """
    let session = try session("a=5")
    session.expectText(script)
    session.expectJSON(
      """
      > help ends {"result":"report","help":[{"command":"set ends","short":null,"usage":"set ends stop|wrap","summary":"What up and down do at the ends","details":"'stop' refuses the move, and 'wrap' goes to the opposite end. The rule applies to the whole pager. The first value is the default.","parameters":[],"examples":["set ends wrap"]}],"at":{"level":"a","page":0}}
      """)
  }

  @Test(arguments: RuleTable.entries)
  func `a rule's example sets it`(rule: SettingEntry) throws {
    var session = try session("a=5")
    guard case .changed? = session.run(rule.example)?.result else {
      Issue.record("'\(rule.example)' changes nothing")
      return
    }
  }
}
