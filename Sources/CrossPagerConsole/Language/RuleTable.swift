import CrossPager
import MessageWords
import PageHosts

/// A rule with its name, values and help.
struct RuleEntry: Sendable {
  var name: String
  /// The values in the usage line, with the default first.
  var values: String
  var summary: String
  /// The meanings of the values, as sentences.
  var details: String
  /// Whether the rule applies to the whole pager rather than to single levels.
  var isPagerRule: Bool
  var read: @Sendable (inout WordReader) throws(LineError) -> RuleSetting

  var usage: String { "set \(name) \(values)" + (isPagerRule ? "" : " [LEVEL]") }

  /// A command line that sets a value other than the default.
  var example: String {
    let choices = values.split(separator: "|")
    if choices.count > 1 { return "set \(name) \(choices[1])" }
    return name == "gesture" ? "set gesture 0.3 0.5 200" : "set \(name) 1 2.5"
  }
}

enum RuleSetting: Hashable, Sendable {
  case level(LevelRule)
  case pager(PagerRule)
  case hosting(HostingRule)
  case scale(ScaleRule)
  case prompt(PromptRule)
}

/// The table of all rules, in the order of the help.
enum RuleTable {
  static let entries = model + prompt

  private static let model: [RuleEntry] = [
    RuleEntry(
      name: "start", values: "first|last|N", summary: "The page a level starts on",
      details:
        "'forget' returns the level to this page. An index past the end selects the last page. Dated levels "
        + "default to 'last'.",
      isPagerRule: false
    ) { reader throws(LineError) in
      .level(
        .start(try reader.value("'first', 'last' or a page's index", StartRule.init(spelling:))))
    },
    choice(
      "entry", "The page shown when you enter a level",
      "Applies to 'up', 'down', 'top', 'bottom', 'go LEVEL' and vertical drags. 'remember' shows the page that the level "
        + "was on. 'align' shows the page that matches the current page."
    ) { .level(.entry($0)) },
    choice(
      "edge", "What left and right do at an edge",
      "'stop' refuses the move, and 'wrap' goes to the opposite end. With 'continue', left goes to the last page of the "
        + "level above, and right goes to the first page of the level below. Empty levels are skipped."
    ) { .level(.edge($0)) },
    choice(
      "ends", "What up and down do at the ends",
      "'stop' refuses the move, and 'wrap' goes to the opposite end.", isPagerRule: true
    ) { .pager(.ends($0)) },
    choice(
      "empty", "Whether moves stop at empty levels",
      "With 'enter', vertical moves stop at empty levels. With 'skip', moves pass over empty levels.",
      isPagerRule: true
    ) { .pager(.empty($0)) },
    choice(
      "follow", "Whether a level follows added pages",
      "With 'off', the level stays on its page. With 'on', a level on its last page goes to the new last page."
    ) { .level(.follow($0)) },
    choice(
      "bounce", "Whether a drag past an edge bounces",
      "With 'on', the content resists the drag like a rubber band. With 'off', the content stops at the edge, and a new "
        + "drag past the edge is ignored.",
      isPagerRule: true
    ) { .pager(.bounce($0)) },
    choice(
      "reading", "The reading direction",
      "Page 0 is the leftmost page with 'ltr' and the rightmost with 'rtl'.", isPagerRule: true
    ) { .pager(.reading($0)) },
    choice(
      "snap", "Where a level settles",
      "With 'page', the level settles on a page. With 'free', the level scrolls freely and settles anywhere."
    ) { .level(.snap($0)) },
    RuleEntry(
      name: "viewport", values: "LEVELS PAGES [beyond N]",
      summary: "How many levels and pages fit",
      details:
        "LEVELS and PAGES are decimal numbers from \(Viewport.allowedExtents). N, from 0 to \(Viewport.beyonds.upperBound), is the "
        + "number of additional levels and pages to keep ready on each side. The defaults are 1, 1 and 0.",
      isPagerRule: true
    ) { reader throws(LineError) in .pager(.viewport(try viewport(&reader))) },
    RuleEntry(
      name: "gesture", values: "PAGES VELOCITY MS",
      summary: "When a drag turns the page",
      details:
        "PAGES, at most 1, is the minimum distance. VELOCITY, at most 1000, is the minimum velocity in pages per second. MS is "
        + "the settling time, from 1 to 1000 milliseconds. The defaults are 0.5, 0.5 and 300.",
      isPagerRule: true
    ) { reader throws(LineError) in .pager(.gesture(try gesture(&reader))) },
    choice(
      "hosting", "How hosts show pages",
      "'recycled' reuses hosts. 'preallocated' gives each of the first 100,000 pages its own host. 'cell' adds a host "
        + "when its cell appears and removes the host when the cell disappears.",
      isPagerRule: true
    ) { .hosting($0) },
    choice(
      "scale", "The scale of the charts",
      "With 'level', all pages of a level share one scale, so that you can compare them. With 'page', each page has its "
        + "own scale. With 'robust', the scale of a level fits 99 of 100 bars. Longer bars are clipped and end in "
        + "arrows. 'auto' selects 'robust' if its scale is less than half as long as that of 'level', and 'level' "
        + "otherwise.",
      isPagerRule: true
    ) { .scale($0) },
  ]

  static let names = entries.map(\.name)

  static func entry(named name: String) -> RuleEntry? {
    let keyword = name.keyword
    return entries.first { $0.name == keyword }
  }

  /// A rule whose values are words.
  static func choice<Value: Spelled>(
    _ name: String, _ summary: String, _ details: String, isPagerRule: Bool = false,
    _ setting: @escaping @Sendable (Value) -> RuleSetting
  ) -> RuleEntry {
    RuleEntry(
      name: name, values: Parameter<Value>.choice.usage, summary: summary, details: details,
      isPagerRule: isPagerRule
    ) { reader throws(LineError) in setting(try Parameter<Value>.choice.read(&reader)) }
  }

  private static func viewport(_ reader: inout WordReader) throws(LineError) -> Viewport {
    let extents = "from \(Viewport.allowedExtents)"
    let levels = try offset(&reader, in: Viewport.extents, "a number of levels \(extents)")
    let pages = try offset(&reader, in: Viewport.extents, "a number of pages \(extents)")
    if let word = reader.peek, word.text.keyword != "beyond",
      Spelling.nearest(to: word.text, among: ["beyond"]) != nil
    {
      throw reader.error(word, "'beyond'", among: ["beyond"])
    }
    if !reader.take("beyond") { return Viewport(levels: levels, pages: pages) }
    let allowed = Viewport.beyonds
    let beyond = try reader.value(
      "a number of levels and pages from \(allowed.lowerBound) to \(allowed.upperBound)"
    ) { WholeNumber.index($0, in: allowed) }
    return Viewport(levels: levels, pages: pages, beyond: beyond)
  }

  private static func gesture(_ reader: inout WordReader) throws(LineError) -> GestureRule {
    GestureRule(
      turningPages: try offset(
        &reader, in: GestureRule.turningRange, "a fraction of a page, above 0 and up to 1"),
      throwingPagesPerSecond: try offset(
        &reader, in: GestureRule.throwingRange,
        "a velocity in pages per second, above 0 and up to 1000"),
      settleMilliseconds: try reader.value("a number of milliseconds from 1 to 1000") {
        WholeNumber.index($0, in: GestureRule.settleRange)
      })
  }

  private static func offset(
    _ reader: inout WordReader, in range: ClosedRange<Offset>, _ expected: String
  ) throws(LineError) -> Offset {
    try reader.value(expected) { text in
      Offset(decimal: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Viewport {
  /// The range of extents as text, such as `1 to 1000`.
  static var allowedExtents: String {
    "\(extents.lowerBound.decimal) to \(extents.upperBound.decimal)"
  }
}

/// A rule's new value and the level that it applies to. If the level is nil, the rule applies to all levels or to the
/// pager.
struct RuleChange: Hashable, Sendable {
  var setting: RuleSetting
  var level: Int?
}

extension Parameter where Value == RuleChange {
  /// A rule, its value and an optional level.
  static let setting = Parameter(
    usage: "RULE VALUE [LEVEL]",
    meaning: "a rule, its value and an optional level", kind: .rule
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
