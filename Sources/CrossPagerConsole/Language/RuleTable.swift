import CrossPager
import MessageWords

/// A rule: its name, what it may be set to, and what it is now.
struct RuleEntry: Sendable {
  var name: String
  /// The values, default first, as `help` shows them.
  var values: String
  var summary: String
  /// Whether it is a rule of the pager, which is not given a level.
  var isPagerRule: Bool
  var read: @Sendable (inout WordReader) throws(LineError) -> RuleSetting

  /// How it is set.
  var usage: String { "set \(name) \(values)" + (isPagerRule ? "" : " [LEVEL]") }

  /// A line that sets it to another value than its default.
  var example: String {
    let choices = values.split(separator: "|")
    if choices.count > 1 { return "set \(name) \(choices[1])" }
    return name == "gesture" ? "set gesture 0.3 0.5 200" : "set \(name) 1 2.5"
  }
}

extension RuleEntry: Hashable {
  /// Entries are told apart by their names.
  static func == (lhs: RuleEntry, rhs: RuleEntry) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A rule with a value that is to be set.
enum RuleSetting: Hashable, Sendable {
  case level(LevelRule)
  case pager(PagerRule)
  case scale(ScaleRule)
}

/// All rules, in the contract's order.
enum RuleTable {
  static let entries: [RuleEntry] = [
    RuleEntry(
      name: "start", values: "first|last|N",
      summary: "the page a level starts on and is put back on; an N outside means the nearest page",
      isPagerRule: false
    ) { reader throws(LineError) in .level(.start(try startRule(&reader))) },
    level(
      "entry",
      "the page a level takes when it becomes current by 'up', 'down', 'top', 'bottom' or 'go'"
    ) { .entry($0) },
    level(
      "edge",
      "'left' and 'right' at a level's edge: refuse, go round, or go on to the next level with pages"
    ) { .edge($0) },
    pager("ends", "'up' and 'down' beyond the first or last level") { .ends($0) },
    pager("empty", "whether vertical moves stop at empty levels") { .empty($0) },
    level(
      "follow",
      "standing on the last page when pages are added at the end: stay, or go to the new last"
    ) {
      .follow($0)
    },
    pager(
      "bounce", "whether a rubber band holds a drag towards no page, or it is refused"
    ) { .bounce($0) },
    pager(
      "reading",
      "the reading direction: page 0 is the leftmost page, or the rightmost"
    ) { .reading($0) },
    level("snap", "where a level may come to rest: on a page, or anywhere") { .snap($0) },
    RuleEntry(
      name: "viewport", values: "LEVELS PAGES [beyond N]",
      summary:
        "how many levels and pages fit, decimals from \(Viewport.allowedExtents), and how many beyond, 0 through "
        + "\(Viewport.beyonds.upperBound), are kept ready on every side",
      isPagerRule: true
    ) { reader throws(LineError) in .pager(.viewport(try viewport(&reader))) },
    RuleEntry(
      name: "gesture", values: "PAGES VELOCITY MS",
      summary:
        "how far a drag must go to turn the page (a decimal up to 1), how fast a throw must be (pages per second, up to "
        + "1000), and how long content settles (1 through 1000 milliseconds); the defaults are 0.5 0.5 300",
      isPagerRule: true
    ) { reader throws(LineError) in .pager(.gesture(try gesture(&reader))) },
    pager(
      "hosting",
      "hosts of displayed pages: all are used again, every page has its own (the first 100,000), or cells are used again"
    ) { .hosting($0) },
    RuleEntry(
      name: "scale", values: ScaleRule.spellings.joined(separator: "|"),
      summary: "which pages share the scale of their charts: all of a level, or each has its own",
      isPagerRule: true
    ) { reader throws(LineError) in .scale(try Parameter<ScaleRule>.choice.read(&reader)) },
  ]

  /// All rules with their values and meanings, a rule in two lines.
  static var listing: String {
    let pagerRules = entries.filter(\.isPagerRule).map(\.name).joined(separator: ", ")
    return
      (["The rules and their values, default first:"]
      + entries.map { "  \($0.name) \($0.values)\n      \($0.summary)" }
      + ["Rules of the pager take no level: \(pagerRules)."]).joined(separator: "\n")
  }

  static let names = entries.map(\.name)

  static func entry(named name: String) -> RuleEntry? {
    let keyword = name.keyword
    return entries.first { $0.name == keyword }
  }

  private static func level<Value: Spelled>(
    _ name: String, _ summary: String, _ rule: @escaping @Sendable (Value) -> LevelRule
  ) -> RuleEntry {
    RuleEntry(
      name: name, values: Parameter<Value>.choice.usage, summary: summary, isPagerRule: false
    ) { reader throws(LineError) in .level(rule(try Parameter<Value>.choice.read(&reader))) }
  }

  private static func pager<Value: Spelled>(
    _ name: String, _ summary: String, _ rule: @escaping @Sendable (Value) -> PagerRule
  ) -> RuleEntry {
    RuleEntry(
      name: name, values: Parameter<Value>.choice.usage, summary: summary, isPagerRule: true
    ) { reader throws(LineError) in .pager(rule(try Parameter<Value>.choice.read(&reader))) }
  }

  private static func startRule(_ reader: inout WordReader) throws(LineError) -> StartRule {
    let expected = "'first', 'last' or a page's index"
    let word = try reader.next(expected)
    guard let rule = StartRule(spelling: word.text) else { throw reader.error(word, expected) }
    return rule
  }

  private static func viewport(_ reader: inout WordReader) throws(LineError) -> Viewport {
    let levels = try extent(&reader, of: "levels")
    let pages = try extent(&reader, of: "pages")
    if let word = reader.peek, word.text.keyword != "beyond",
      Spelling.nearest(to: word.text, among: ["beyond"]) != nil
    {
      throw reader.error(word, "'beyond'", among: ["beyond"])
    }
    let beyond = reader.take("beyond") ? try beyond(&reader) : 0
    return Viewport(levels: levels, pages: pages, beyond: beyond)
  }

  private static func beyond(_ reader: inout WordReader) throws(LineError) -> Int {
    let allowed = Viewport.beyonds
    let expected =
      "a number of levels and pages from \(allowed.lowerBound) to \(allowed.upperBound)"
    let word = try reader.next(expected)
    guard let beyond = WholeNumber.index(word.text), allowed.contains(beyond) else {
      throw reader.error(word, expected)
    }
    return beyond
  }

  private static func gesture(_ reader: inout WordReader) throws(LineError) -> GestureRule {
    let turning = try offset(
      &reader, in: GestureRule.turningRange, "a part of a page, above 0 and up to 1")
    let throwing = try offset(
      &reader, in: GestureRule.throwingRange,
      "a velocity in pages per second, above 0 and up to 1000")
    let expected = "a number of milliseconds from 1 to 1000"
    let word = try reader.next(expected)
    guard let milliseconds = WholeNumber.index(word.text),
      GestureRule.settleRange.contains(milliseconds)
    else { throw reader.error(word, expected) }
    return GestureRule(
      turningPages: turning, throwingPagesPerSecond: throwing, settleMilliseconds: milliseconds)
  }

  private static func extent(
    _ reader: inout WordReader, of what: String
  ) throws(LineError) -> Offset {
    try offset(
      &reader, in: Viewport.extents,
      "a number of \(what) from \(Viewport.allowedExtents)")
  }

  private static func offset(
    _ reader: inout WordReader, in range: ClosedRange<Offset>, _ expected: String
  ) throws(LineError) -> Offset {
    let word = try reader.next(expected)
    guard let offset = Offset(decimal: word.text), range.contains(offset) else {
      throw reader.error(word, expected)
    }
    return offset
  }
}

extension Viewport {
  /// The range of extents: `1 to 1000`.
  static var allowedExtents: String {
    "\(extents.lowerBound.decimal) to \(extents.upperBound.decimal)"
  }
}

/// A rule that is to be set, and the level it is to be set for; nil is all, or the pager.
struct RuleChange: Hashable, Sendable {
  var setting: RuleSetting
  var level: Int?
}

extension Parameter where Value == RuleChange {
  /// A rule, its value, and for a level's rule the level.
  static let setting = Parameter(
    usage: "RULE VALUE [LEVEL]",
    meaning: "a rule, a value for it, and the level if not all are meant", kind: .rule
  ) {
    reader throws(LineError) in
    let word = try reader.next("a rule")
    guard let entry = RuleTable.entry(named: word.text) else {
      throw LineError(.unknownRule(word.text), at: word.range)
    }
    let setting: RuleSetting
    do throws(LineError) {
      setting = try entry.read(&reader)
    } catch {
      throw error.telling(usage: entry.usage)
    }
    guard let level = reader.peek else { return RuleChange(setting: setting) }
    if entry.isPagerRule {
      throw LineError(.pagerRule(entry.name), at: level.range).telling(usage: entry.usage)
    }
    return RuleChange(setting: setting, level: try reader.level())
  }
}
