import CrossPager

extension CommandTable {
  static let moving: [CommandEntry] = [
    move(
      .left, "older: to the left within the level", "left 3", ["back", "before", "yesterday"]),
    move(
      .right, "newer: to the right within the level", "right 3",
      ["forward", "after", "tomorrow"]),
    move(
      .up, "to the level above, which shows the page it remembers", "up", ["finer", "parent"]),
    move(
      .down, "to the level below, which shows the page it remembers", "down", ["coarser"]),
    CommandEntry(
      "next", .moving, .count("N", least: 1).defaulting(to: 1),
      summary: "on in the linear order: levels top to bottom, in each the pages left to right",
      details: "Ignores entry, edge and lock rules and passes over empty levels.",
      examples: ["next 2"], synonyms: ["forth"]
    ) { .model(.next($0)) },
    CommandEntry(
      "previous", .moving, .count("N", least: 1).defaulting(to: 1),
      summary: "back in the linear order",
      details: "Ignores entry, edge and lock rules and passes over empty levels.",
      examples: ["previous"], synonyms: ["prev"]
    ) { .model(.previous($0)) },
    CommandEntry(
      "zoom", .moving, .choice as Parameter<Zoom>,
      summary: "aligns the level above (in) or below (out) with the current page and goes there",
      details:
        "Obeys locks and 'empty', never wraps. From or to an empty level it goes without aligning.",
      examples: ["zoom out", "zoom in"], synonyms: ["bigger", "smaller", "closer"]
    ) { .model(.zoom($0)) },
  ]

  private static func move(
    _ direction: Direction, _ summary: String, _ example: String, _ synonyms: [String]
  )
    -> CommandEntry
  {
    let name = direction.spelling
    return CommandEntry(
      name, short: String(name.prefix(1)), .moving, .count("N", least: 1).defaulting(to: 1),
      summary: summary,
      details: "Moves N places (1 if not given), or to the edge, whichever comes first."
        + (direction.axis == .vertical ? " Only the last level is entered." : ""),
      examples: [example], synonyms: synonyms
    ) { .model(.move(direction, $0)) }
  }

  static let jumping: [CommandEntry] = [
    CommandEntry(
      "first", .jumping, summary: "to the first page of the current level",
      synonyms: ["begin", "beginning", "oldest", "home"]
    ) {
      .model(.first)
    },
    CommandEntry(
      "last", .jumping, summary: "to the last page of the current level",
      synonyms: ["end", "newest"]
    ) {
      .model(.last)
    },
    CommandEntry(
      "top", .jumping, summary: "to the first level, by its entry rule", synonyms: ["finest"]
    ) {
      .model(.top)
    },
    CommandEntry(
      "bottom", .jumping, summary: "to the last level, by its entry rule", synonyms: ["coarsest"]
    ) {
      .model(.bottom)
    },
    CommandEntry(
      "go", .jumping, .level, .optional(.index("PAGE")),
      summary: "to a level, by its entry rule, or to a page of it",
      details: "A page or level that does not exist is refused, never replaced by the nearest.",
      examples: ["go month", "go week 2"], synonyms: ["goto", "jump", "cd", "switch"]
    ) { level, page in
      .model(page.map { .goPage(level: level, page: $0) } ?? .goLevel(level))
    },
    CommandEntry(
      "page", .jumping, .index("PAGE"), summary: "to a page of the current level",
      examples: ["page 0"], synonyms: ["number"]
    ) { .model(.page($0)) },
    CommandEntry(
      "date", .jumping, .date,
      summary: "on dated levels: to the page of the current level that holds a date",
      details:
        "Of a month or a year it is the page that holds its beginning, else the first that starts in "
        + "it.", examples: ["date 2025-07", "date 2025-W27"],
      synonyms: ["find", "search", "day", "month", "year", "week", "calendar"]
    ) { .date($0) },
    CommandEntry(
      "latest", .jumping, summary: "on dated levels: to the current level's last page",
      synonyms: ["now", "today", "newest"]
    ) {
      .latest
    },
  ]

  static let aligning: [CommandEntry] = [
    CommandEntry(
      "remember", .aligning, .level, .index("PAGE"),
      summary: "sets the page a level remembers without going there",
      details: "On the current level it moves.", examples: ["remember week 3"]
    ) { .model(.remember(level: $0, page: $1)) },
    CommandEntry(
      "forget", .aligning, .levelOrAll, summary: "puts a level, or all, back on its start page",
      examples: ["forget week", "forget all"], synonyms: ["reset", "clear"]
    ) { .model($0.map { .forget(level: $0) } ?? .forgetAll) },
    CommandEntry(
      "align", .aligning, .level,
      summary: "puts the page a level remembers where it corresponds to the current page",
      details: "Dated levels correspond by time, others by index. The position stays.",
      examples: ["align month"], synonyms: ["sync", "same", "match"]
    ) { .model(.align(level: $0)) },
  ]

  static let undoing: [CommandEntry] = [
    CommandEntry(
      "undo", .undoing, summary: "takes back the last command that changed anything",
      details:
        "The program keeps the last \(UndoHistory<SessionState, String>.defaultLimit) changes, up to "
        + "\(UndoHistory<SessionState, String>.defaultByteLimit / 1_000_000) MB, but at least the last "
        + "\(UndoHistory<SessionState, String>.leastCount).",
      synonyms: ["revert"]
    ) { .undo },
    CommandEntry(
      "redo", .undoing, summary: "does again what was taken back", synonyms: ["repeat", "again"]
    ) { .redo },
  ]
}
