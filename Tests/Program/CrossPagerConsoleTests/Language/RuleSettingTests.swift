import CrossPager
import PageHosts
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct RuleSettingTests {
  @Test func `the table lists the rules with their values, default first`() {
    #expect(
      RuleTable.entries.map { "\($0.name) \($0.values) \($0.isPagerRule)" } == [
        "start first|last|N false", "entry remember|start|first|last|align false",
        "edge stop|wrap|continue false", "ends stop|wrap true", "empty enter|skip true",
        "follow off|on false", "bounce on|off true", "reading ltr|rtl true", "snap page|free false",
        "viewport LEVELS PAGES [beyond N] true", "gesture PAGES VELOCITY MS true",
        "hosting recycled|preallocated|cell true", "scale auto|level|page|robust true",
        "hints on|off true", "motion on|off true",
      ])
  }

  @Test func `a command is not a rule`() throws {
    var session = try session("a=5")
    #expect(
      session.message("set split 2")
        == "'split' is a command, not a rule. Usage: split N|off|NAME…")
    #expect(session.message("set gap skip")?.hasPrefix("Unknown rule 'gap'.") == true)
  }

  @Test(arguments: ["gaps skip", "aggregate sum", "first-weekday sunday", "style calendar"])
  func `a setting that is a command, too, can be set either way`(words: String) throws {
    let session = try datedSession()
    let short = session.after(words)
    #expect(short.state != session.state)
    #expect(session.after("set \(words)").state == short.state)
  }

  @Test func `a session starts with every rule at its default`() throws {
    let session = try session("a=5,b=5")
    #expect(session.state.pager == Pager(counts: [5, 5]))
    #expect(session.state.drawing.scale == .auto)
  }

  static let levelRules: [(setting: String, rules: LevelRules)] = [
    ("start first", LevelRules(start: .first)), ("start last", LevelRules(start: .last)),
    ("start 0", LevelRules(start: .page(0))), ("start 3", LevelRules(start: .page(3))),
    ("start 99999999999999999999", LevelRules(start: .page(2_147_483_647))),
    ("START LAST", LevelRules(start: .last)),
    ("entry remember", LevelRules(entry: .remember)), ("entry start", LevelRules(entry: .start)),
    ("entry first", LevelRules(entry: .first)), ("entry last", LevelRules(entry: .last)),
    ("Entry Align", LevelRules(entry: .align)), ("edge stop", LevelRules(edge: .stop)),
    ("edge wrap", LevelRules(edge: .wrap)), ("edge continue", LevelRules(edge: .continue)),
    ("follow off", LevelRules(follow: .off)), ("follow on", LevelRules(follow: .on)),
    ("snap page", LevelRules(snap: .page)), ("snap free", LevelRules(snap: .free)),
  ]

  @Test(arguments: levelRules)
  func `a level rule is set for one level, or for all present and future levels`(
    row: (setting: String, rules: LevelRules)
  ) throws {
    let one = try session("a=5,b=5").after("set \(row.setting) b", "insert-level c 5")
    #expect(one.state.pager.levels.map(\.rules) == [LevelRules(), row.rules, LevelRules()])
    let all = try session("a=5,b=5").after("set \(row.setting)", "insert-level c 5")
    #expect(all.state.pager.levels.map(\.rules) == [row.rules, row.rules, row.rules])
  }

  static let pagerRules: [(setting: String, rules: PagerRules)] = [
    ("ends stop", PagerRules(ends: .stop)), ("ends wrap", PagerRules(ends: .wrap)),
    ("empty enter", PagerRules(empty: .enter)), ("EMPTY Skip", PagerRules(empty: .skip)),
    ("viewport 1 1", PagerRules()),
    ("viewport 3 2.5", PagerRules(viewport: Viewport(levels: 3, pages: 2.5))),
    ("viewport 1000 1.0", PagerRules(viewport: Viewport(levels: 1000, pages: 1))),
    ("viewport 1 1 beyond 100", PagerRules(viewport: Viewport(levels: 1, pages: 1, beyond: 100))),
    ("viewport 2 3 BEYOND 01", PagerRules(viewport: Viewport(levels: 2, pages: 3, beyond: 1))),
    ("viewport 1 1 beyond 0", PagerRules()), ("bounce on", PagerRules()),
    ("bounce off", PagerRules(bounce: .off)), ("reading ltr", PagerRules()),
    ("Reading RTL", PagerRules(reading: .rtl)), ("gesture 0.5 .5 300", PagerRules()),
    (
      "gesture 0.25 2 1000",
      PagerRules(
        gesture: GestureRule(
          turningPages: 0.25, throwingPagesPerSecond: 2, settleMilliseconds: 1000))
    ),
  ]

  @Test(arguments: pagerRules)
  func `a pager rule is set without a level`(row: (setting: String, rules: PagerRules)) throws {
    var session = try session("a=5,b=5").after("set \(row.setting)")
    #expect(session.state.pager.rules == row.rules)
    let name = row.setting.lowercased().prefix { $0 != " " }
    #expect(
      session.message("set \(row.setting) a")
        == "'\(name)' is a pager rule and takes no level. Usage: \(Grammar.explorer.setting(named: String(name))?.usage ?? "")"
    )
  }

  @Test func `the rule for hosts is set without a level, and can be undone`() throws {
    var session = try session("a=5,b=5")
    for rule in [HostingRule.cell, .preallocated, .recycled] {
      _ = session.run("set hosting \(rule)")
      #expect(session.state.hosting == rule)
    }
    #expect(
      session.message("set hosting cell a")
        == "'hosting' is a pager rule and takes no level. Usage: set hosting recycled|preallocated|cell"
    )
    _ = session.run("undo")
    #expect(session.state.hosting == .preallocated)
  }

  @Test func `a rule for all levels replaces earlier values`() throws {
    let session = try session("a=5,b=5").after("set edge wrap a", "set edge continue")
    #expect(session.state.pager.levels.map(\.rules.edge) == [.continue, .continue])
  }

  @Test func `setting a rule to its present value is ignored`() throws {
    let script = """
      > set edge stop {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":0}}
      > set edge wrap {"result":"changed","at":{"level":"a","page":0}}
      > set edge wrap a {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":0}}
      > set scale page {"result":"changed","at":{"level":"a","page":0}}
      > set scale page {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":0}}
      > lock left left up {"result":"changed","at":{"level":"a","page":0}}
      > lock up {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":0}}
      > unlock down {"result":"ignored","reason":"alreadyThere","at":{"level":"a","page":0}}
      > set edge wrap c {"result":"ignored","reason":"noSuchLevel","at":{"level":"a","page":0}}
      """
    try session("a=5,b=5").expectJSON(script)
  }

  @Test(arguments: [
    ("lock left right up down", [Direction.left, .right, .up, .down]),
    ("lock UP left", [.left, .up]), ("lock down", [.down]),
  ])
  func `several directions are locked at once`(line: String, locked: [Direction]) throws {
    let session = try session("a=5").after(line)
    #expect(session.state.pager.rules.locked.elements == locked)
    #expect(session.after("un\(line.lowercased())").state.pager.rules.locked.elements == [])
  }

  @Test(arguments: [
    ("set", "'set' needs a rule. Usage: set RULE VALUE [LEVEL]"),
    ("set edgy wrap", "Unknown rule 'edgy'. Did you mean 'edge'?"),
    ("set color red", "Unknown rule 'color'. Rules: \(names)"),
    (
      "set edge",
      "'set edge' needs 'stop', 'wrap' or 'continue'. Usage: set edge stop|wrap|continue [LEVEL]"
    ),
    ("set edge on", "'on' is not 'stop', 'wrap' or 'continue'."),
    ("set start -1", "'-1' is not 'first', 'last' or a page's index."),
    ("set start 1.5", "'1.5' is not 'first', 'last' or a page's index."),
    ("set viewport 1", "'set viewport 1' needs \(extent("pages")). \(viewport)"),
    ("set viewport 0.9 1", "'0.9' is not \(extent("levels"))."),
    ("set viewport 1 1000.00001", "'1000.00001' is not \(extent("pages"))."),
    ("set viewport 1 99999999999", "'99999999999' is not \(extent("pages"))."),
    ("set viewport 1 2 beyond", "'set viewport 1 2 beyond' needs \(beyond). \(viewport)"),
    ("set viewport 1 2 beyond 101", "'101' is not \(beyond)."),
    ("set viewport 1 2 beyond 1.5", "'1.5' is not \(beyond)."),
    ("set viewport 1 2 beyond -1", "'-1' is not \(beyond)."),
    ("set viewport 1 2 beyond 99999999999999999999", "'99999999999999999999' is not \(beyond)."),
    ("set viewport 1 1e4", "'1e4' is not \(extent("pages"))."),
    ("set viewport 1 2 beyon 1", "'beyon' is not 'beyond'. Did you mean 'beyond'?"),
    ("set viewport 1 -2", "'-2' is not \(extent("pages"))."),
    ("set viewport 1 2.5\u{301}", "'2.5\u{301}' is not \(extent("pages"))."),
    ("set scale bar", "'bar' is not 'auto', 'level', 'page' or 'robust'."),
  ])
  func `a wrong setting says what is allowed`(line: String, message: String) throws {
    var session = try session("a=5")
    #expect(session.message(line) == message)
  }

  private static let names =
    "start, entry, edge, ends, empty, follow, bounce, reading, snap, viewport, gesture, hosting, scale, hints, motion"

  private static func extent(_ what: String) -> String { "a number of \(what) from 1 to 1000" }

  private static let viewport = "Usage: set viewport LEVELS PAGES [beyond N]"

  private static let beyond = "a number of levels and pages from 0 to 100"
}
