import CrossPager
import PagerCompanions

extension CommandTable {
  package static let moving: [CommandEntry] = [
    move(
      .left, "Go to the previous page of this level", "left 3", ["before", "older", "yesterday"]),
    move(.right, "Go to the next page of this level", "right 3", ["forward", "after", "newer"]),
    move(.up, "Go up a level (finer dates)", "up", ["finer", "parent"]),
    move(.down, "Go down a level (coarser dates)", "down", ["coarser"]),
    step(Command.next, "next", "Go to the next page across all levels", "next 2", ["forth"]),
    step(
      Command.previous, "previous", "Go to the previous page across all levels", "previous",
      ["prev"]),
    CommandEntry(
      "zoom", .moving, .choice as Parameter<Zoom>,
      summary: "Go up or down one level to the matching page",
      details:
        "'in' goes up, and 'out' goes down. On the new level, shows the page that matches the current page, as 'align' "
        + "does. Obeys locks and the rule 'empty', and never wraps.",
      examples: ["zoom out", "zoom in"], synonyms: ["bigger", "smaller", "closer"]
    ) { .model(.zoom($0)) },
  ]

  private static func move(
    _ direction: Direction, _ summary: String, _ example: String, _ synonyms: [String]
  ) -> CommandEntry {
    let name = direction.spelling
    return CommandEntry(
      name, short: String(name.prefix(1)), .moving, .optional(.count("N", least: 1)),
      summary: summary,
      details: "Moves N steps (1 by default). Stops early at an edge."
        + (direction.axis == .vertical
          ? " The level's entry rule selects the page, by default the remembered page. "
            + "A move across several levels enters only the last one." : ""),
      examples: [example], synonyms: synonyms
    ) { .model(.move(direction, $0 ?? 1)) }
  }

  private static func step(
    _ command: @escaping @Sendable (Int) -> Command, _ name: String, _ summary: String,
    _ example: String, _ synonyms: [String]
  ) -> CommandEntry {
    CommandEntry(
      name, .moving, .optional(.count("N", least: 1)), summary: summary,
      details:
        "The pages are ordered by level, from top to bottom, and then by index. Skips empty levels. Ignores locks and "
        + "the rules 'entry' and 'edge'.", examples: [example], synonyms: synonyms
    ) { .model(command($0 ?? 1)) }
  }

  package static let jumping: [CommandEntry] = [
    CommandEntry(
      "first", .jumping, summary: "Go to the first page of this level",
      synonyms: ["begin", "beginning", "oldest", "home"]
    ) { .model(.first) },
    CommandEntry(
      "last", .jumping, summary: "Go to the last page of this level", synonyms: ["end", "newest"]
    ) { .model(.last) },
    CommandEntry(
      "top", .jumping, summary: "Go to the first level",
      details: "The level's entry rule selects the page.", synonyms: ["finest"]
    ) { .model(.top) },
    CommandEntry(
      "bottom", .jumping, summary: "Go to the last level",
      details: "The level's entry rule selects the page.", synonyms: ["coarsest"]
    ) { .model(.bottom) },
    CommandEntry(
      "go", .jumping, .stop, .optional(.pageOrDate),
      summary: "Go to a level or to one of its pages",
      details:
        "Without PAGE or DATE, the level's entry rule selects the page. Does nothing if the level or page does not "
        + "exist. DATE can be any date that 'date' takes, but digits alone are read as an index. A word after a quote "
        + "is the name of a mark: 'mark july' names a page, and \"go 'july\" goes there.",
      examples: ["go month", "go week 2", "go month 2025-07"],
      synonyms: ["goto", "jump", "cd", "switch"]
    ) { stop, page in
      switch stop {
      case .mark(let name): Work { try $0.go(toMark: name) }
      case .level(let level):
        switch page {
        case .index(let page): .model(level) { .goPage(level: $0, page: page) }
        case .date(let words): Work { $0.go(to: words, on: level) }
        case nil: .model(level) { .goLevel($0) }
        }
      }
    },
    CommandEntry(
      "page", .jumping, .page, summary: "Go to a page of this level",
      examples: ["page 0"], synonyms: ["number"]
    ) { .model(.page($0)) },
    CommandEntry(
      "date", kind: .journey, .jumping, .date, summary: "Go to the page that contains a date",
      details:
        "Works only on dated levels. For a month or a year, goes to the page that contains its start, or else to the "
        + "first page that starts in that period. A step such as -7d or +1m counts from the start of the current page, "
        + "in hours (h), days (d), weeks (w), months (m), quarters (q) or years (y). A weekday selects the last such "
        + "day on or before the last day of the current page. A month without a year selects the latest such month that "
        + "starts before the data ends. With a weekday, a month or a unit, 'last' and 'next' select the nearest one "
        + "before or after the current page.",
      examples: ["date 2025-07", "date may 2025", "date -7d", "date monday", "date last month"],
      synonyms: [
        "day", "month", "year", "week", "calendar", "today", "yesterday", "monday", "relative",
      ]
    ) { words in Work { $0.go(to: words) } },
    CommandEntry(
      "latest", kind: .journey, .jumping, summary: "Go to the newest page of this level",
      details: "Works only on dated levels.", synonyms: ["now", "newest"]
    ) {
      Work { session in
        try session.change(.last) { state, _ throws(Refusal) in
          if state.labels.isEmpty { throw .ignored(.noLevels) }
          if state.currentDates == nil { throw .ignored(.noDates) }
          return state.apply(.last)
        }
      }
    },
  ]

  package static let aligning: [CommandEntry] = [
    CommandEntry(
      "remember", .aligning, .level, .index("PAGE"),
      summary: "Set a level's page without going to the level",
      details: "If LEVEL is the current level, goes to the page.", examples: ["remember week 3"]
    ) { level, page in .model(level) { .remember(level: $0, page: page) } },
    CommandEntry(
      "forget", .aligning, .levelOrAll, summary: "Return one or all levels to their start pages",
      examples: ["forget week", "forget all"], synonyms: ["reset", "clear"]
    ) { $0.map { .model($0) { .forget(level: $0) } } ?? .model(.forgetAll) },
    CommandEntry(
      "align", .aligning, .level, summary: "Match a level's page to the current page",
      details:
        "Dated levels match by time, and other levels by index. The current position does not change.",
      examples: ["align month"], synonyms: ["sync", "same", "match"]
    ) { .model($0) { .align(level: $0) } },
  ]

  private typealias History = UndoHistory<SessionState, String>

  package static let undoing: [CommandEntry] = [
    CommandEntry(
      "undo", .undoing, summary: "Undo the last change",
      details:
        "Keeps the last \(History.defaultLimit) changes, up to \(History.defaultByteLimit / 1_000_000) MB, but at "
        + "least the last \(History.leastCount).",
      synonyms: ["revert"]
    ) { Work { try $0.travel(back: true) } },
    CommandEntry(
      "redo", .undoing, summary: "Redo the last undone change", synonyms: ["repeat", "again"]
    ) { Work { try $0.travel(back: false) } },
  ]
}
