import CrossPager
import MessageWords
import PageHosts

extension CommandTable {
  package static let rules: [CommandEntry] = [
    CommandEntry(
      "set", .rules, .setting, summary: "Set a rule for one level or for all levels",
      examples: ["set entry align month"], synonyms: ["option", "config", "configure", "rule"]
    ) { $0 },
    CommandEntry(
      "lock", .rules, Directions.parameter,
      summary: "Refuse moves in these directions", details: "Jumps such as 'go' are still allowed.",
      examples: ["lock left right"], synonyms: ["forbid", "block"]
    ) { directions in
      Work { try $0.perform(.lock(directions)) { "locked \($0.rules.locked.spelling)" } }
    },
    CommandEntry(
      "unlock", .rules, Directions.parameter, summary: "Allow moves in these directions again",
      examples: ["unlock left right"], synonyms: ["permit"]
    ) { directions in
      Work { try $0.perform(.unlock(directions)) { "locked \($0.rules.locked.spelling)" } }
    },
  ]
}

/// The table of the settings, in the order used in the help.
package enum RuleTable {
  package static let model: [SettingEntry] = [
    .level(
      "start", \.start, LevelRule.start, "The page a level starts on",
      "'forget' returns the level to this page. An index past the end selects the last page. Dated levels "
        + "default to 'last'."),
    .level(
      "entry", \.entry, LevelRule.entry, "The page shown when you enter a level",
      "Applies to 'up', 'down', 'top', 'bottom', 'go LEVEL' and vertical drags. 'remember' shows the page that the level "
        + "was on. 'align' shows the page that matches the current page."),
    .level(
      "edge", \.edge, LevelRule.edge, "What left and right do at an edge",
      "'stop' refuses the move, and 'wrap' goes to the opposite end. With 'continue', left goes to the last page of the "
        + "level above, and right goes to the first page of the level below. Empty levels are skipped."
    ),
    .pager(
      "ends", \.ends, PagerRule.ends, "What up and down do at the ends",
      "'stop' refuses the move, and 'wrap' goes to the opposite end."),
    .pager(
      "empty", \.empty, PagerRule.empty, "Whether moves stop at empty levels",
      "With 'enter', vertical moves stop at empty levels. With 'skip', they do not."),
    .level(
      "follow", \.follow, LevelRule.follow, "Whether a level follows added pages",
      "With 'off', the level stays on its page. With 'on', a level on its last page goes to the new last page."
    ),
    .pager(
      "bounce", \.bounce, PagerRule.bounce, "Whether a drag past an edge bounces",
      "With 'on', the content resists the drag like a rubber band. With 'off', the content stops at the edge, and a new "
        + "drag past the edge is ignored."),
    .pager(
      "reading", \.reading, PagerRule.reading, "The reading direction",
      "Page 0 is the leftmost page with 'ltr' and the rightmost with 'rtl'."),
    .level(
      "snap", \.snap, LevelRule.snap, "Where a level settles",
      "With 'page', the level settles on a page. With 'free', the level scrolls freely and settles anywhere."
    ),
    .pager(
      "viewport", \.viewport, PagerRule.viewport, "How many levels and pages to display",
      "LEVELS and PAGES are decimal numbers from \(Viewport.allowedExtents). N, from 0 to \(Viewport.beyonds.upperBound), is the "
        + "number of additional levels and pages to keep ready on each side. The defaults are 1, 1 and 0."
    ),
    .pager(
      "gesture", \.gesture, PagerRule.gesture, "When a drag turns the page",
      "PAGES, above 0 and at most 1, is the minimum distance. VELOCITY, above 0 and at most 1000, is the minimum "
        + "velocity in pages per second. MS is the settling time, from 1 to 1000 milliseconds. The defaults are 0.5, 0.5 "
        + "and 300."),
    .state(
      "hosting", \.hosting, "How hosts show pages",
      "'recycled' reuses hosts. 'preallocated' gives each of the first 100,000 pages its own host. 'cell' adds a host "
        + "when its cell appears and removes the host when the cell disappears.", saving: .inScenes),
  ]

  package static let prompt: [SettingEntry] = [
    .state(
      "hints", \.prompt.hints, "Whether the prompt lists keys",
      "With 'on', a line below the prompt lists the keys that currently work. The command 'keys' lists all keys.",
      remark: promptRemark),
    .state(
      "motion", \.prompt.motion, "Whether the prompt shows motion",
      "With 'on', released content settles by itself, and a page that you turn to slides in. With 'off', content "
        + "settles and pages appear immediately.", remark: promptRemark),
  ]

  @Sendable private static func promptRemark(_ session: Session) -> String? {
    session.context.isAtPrompt ? nil : "This rule has an effect only at the prompt."
  }
}

extension Parameter where Value == Work {
  package static let setting = Parameter(
    usage: "RULE VALUE [LEVEL]",
    meaning: "a rule's name, its new value and one level (all by default)", kind: .rule
  ) { reader throws(LineError) in
    let word = try reader.next("a rule")
    guard let entry = reader.grammar.setting(named: word.text) else {
      let (name, rules) = (word.text, reader.grammar.rules.map(\.name))
      let command = reader.grammar.entry(named: name).map { entry in
        "'\(name.excerpt)' is a command, not a rule. Usage: \(entry.usage)"
      }
      let hint = Wording.meant(name, among: rules, else: Wording.all("Rules", rules))
      throw LineError(.said(command ?? "Unknown rule '\(name.excerpt)'.\(hint)"), at: word.range)
    }
    do throws(LineError) {
      let work = try entry.read(&reader)
      guard let level = reader.peek else { return work(nil) }
      if entry.isPagerRule { throw LineError(.pagerRule(entry.name), at: level.range) }
      return work(try reader.level())
    } catch {
      throw error.telling(usage: entry.usage)
    }
  }
}

extension LevelRules: RuleSet {
  static let rules = RuleTable.model.compactMap { entry in
    if case .level(let rule) = entry.place { rule } else { nil }
  }
}

extension PagerRules: RuleSet {
  static let rules =
    RuleTable.model.compactMap { entry in
      if case .pager(let rule) = entry.place { rule } else { nil }
    } + [Rule("locked", \.locked)]
}

extension Grammar {
  /// The commands and settings for levels without data.
  public static let console = Grammar(
    commands: CommandTable.console, settings: RuleTable.model + RuleTable.prompt)
}

package enum CommandTable {
  static let console: [CommandEntry] =
    moving + jumping + aligning + gestures + undoing + editing + rules + looking + saving
    + recording + session + marking
}

extension Session {
  /// Creates a session with the levels of a scene. Its pages show nothing besides their titles.
  ///
  /// - Parameters:
  ///   - storage: The storage that commands such as `save` and `restore` use.
  ///   - tellsEvents: Whether responses contain the events of the display and its hosts.
  public init(plain scene: Scene, storage: any Storage, tellsEvents: Bool = false) {
    self.init(
      state: scene.state, content: nil, grammar: .console, storage: storage,
      tellsEvents: tellsEvents)
  }
}
