extension CommandTable {
  static let reports: [CommandEntry] = [
    CommandEntry("where", .reports, summary: "every level's page, and which level is current") {
      .report(.whereabouts)
    },
    CommandEntry(
      "levels", .reports, summary: "the levels with their pages and rules, and the pager's rules"
    ) {
      .report(.levels)
    },
    CommandEntry(
      "map", .reports, summary: "draws all levels with the page each remembers and where you are"
    ) {
      .report(.map)
    },
    CommandEntry("routes", .reports, summary: "the directions in which a step would move") {
      .report(.routes)
    },
    CommandEntry(
      "preview", .reports, .command, summary: "what a command would come to, without doing it",
      examples: ["preview left 9"]
    ) { .preview($0) },
    CommandEntry("show", .reports, summary: "draws the current page") { .report(.show) },
    CommandEntry(
      "data", .reports, summary: "where the numbers come from, and what became of every row"
    ) { .report(.data) },
  ]

  static let keeping: [CommandEntry] = [
    CommandEntry(
      "save", .keeping, .file, summary: "writes every level's place and the rules to a file",
      details:
        "The file is JSON and is replaced at once: a crash leaves the old file or the new one.",
      examples: ["save place.json"]
    ) { .save(file: $0) },
    CommandEntry(
      "restore", .keeping, .flag("--repair"), .file, summary: "goes back to what was saved",
      details: "A file whose levels or counts differ is refused with every difference listed; with "
        + "--repair what fits is taken, by the levels' names, and each repair is reported.",
      examples: ["restore place.json", "restore --repair place.json"]
    ) { .restore(file: $1, repairs: $0) },
    CommandEntry("link", .keeping, summary: "every level's place in one word") { .report(.link) },
    CommandEntry(
      "follow", .keeping, .link,
      summary: "goes where a link says", examples: ["follow day=4,week=2,month=0@week"]
    ) { .follow($0) },
  ]

  static let session: [CommandEntry] = [
    CommandEntry(
      "help", short: "?", .session, .optional(.commandName),
      summary: "lists the commands, or tells about one", examples: ["help go"]
    ) { .report(.help($0)) },
    CommandEntry("history", .session, summary: "the commands given so far") { .report(.history) },
    CommandEntry(
      "quit", short: "q", .session, .optional(.status),
      summary: "ends the program, with STATUS if one is given", examples: ["quit"]
    ) { .report(.quit($0)) },
  ]
}
