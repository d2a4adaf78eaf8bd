extension CommandTable {
  static let reports: [CommandEntry] = [
    CommandEntry(
      "where", .reports, summary: "every level's page, and which level is current",
      synonyms: ["status", "pwd", "position", "info"]
    ) {
      .report(.whereabouts)
    },
    CommandEntry(
      "levels", .reports, summary: "the levels with their pages and rules, and the pager's rules",
      synonyms: ["list", "ls", "rules"]
    ) {
      .report(.levels)
    },
    CommandEntry(
      "map", .reports, summary: "draws all levels with the page each remembers and where you are",
      synonyms: ["overview"]
    ) {
      .report(.map)
    },
    CommandEntry(
      "routes", .reports, summary: "the directions in which a step would move"
    ) {
      .report(.routes)
    },
    CommandEntry(
      "preview", .reports, .command, summary: "what a command would come to, without doing it",
      examples: ["preview left 9"], synonyms: ["dry-run", "try", "simulate"]
    ) { .preview($0) },
    CommandEntry(
      "show", .reports, summary: "draws the current page",
      synonyms: ["view", "print", "plot", "chart", "draw", "display", "graph"]
    ) { .report(.show) },
    CommandEntry(
      "hosts", .reports, summary: "the hosts there are, and which page each shows",
      details:
        "What is displayed goes by the rule 'viewport', and how hosts are kept by 'hosting'. '--events' tells every "
        + "step they do.",
      synonyms: ["views", "cells", "displayed", "visible", "events"]
    ) { .report(.hosts) },
    CommandEntry(
      "data", .reports, summary: "where the numbers come from, and what became of every row",
      synonyms: ["file", "source", "rows", "statistics"]
    ) { .report(.data) },
  ]

  static let keeping: [CommandEntry] = [
    CommandEntry(
      "save", .keeping, .file, summary: "writes every level's place and the rules to a file",
      details:
        "The file is JSON and is replaced at once: a crash leaves the old file or the new one.",
      examples: ["save place.json"], synonyms: ["write", "store", "bookmark"]
    ) { .save(file: $0) },
    CommandEntry(
      "restore", .keeping, .flag("--repair"), .file, summary: "goes back to what was saved",
      details: "A file whose levels or counts differ is refused with every difference listed; with "
        + "--repair what fits is taken, by the levels' names, and each repair is reported.",
      examples: ["restore place.json", "restore --repair place.json"], synonyms: ["load", "read"]
    ) { .restore(file: $1, repairs: $0) },
    CommandEntry(
      "link", .keeping, summary: "every level's place in one word",
      synonyms: ["share", "url", "copy"]
    ) { .report(.link) },
    CommandEntry(
      "follow", .keeping, .link,
      summary: "goes where a link says", examples: ["follow day=4,week=2,month=0@week"],
      synonyms: ["visit", "paste"]
    ) { .follow($0) },
  ]

  static let session: [CommandEntry] = [
    CommandEntry(
      "help", short: "?", .session, .optional(.topic),
      summary:
        "lists the commands, tells about a command or a rule, or finds commands by what they do",
      details: "Of several words the commands are found that most of them are about, best first.",
      examples: ["help go", "help edge", "help older page"], synonyms: ["man", "usage", "commands"]
    ) { .report(.help($0)) },
    CommandEntry(
      "history", .session, summary: "the commands given so far", synonyms: ["log"]
    ) { .report(.history) },
    CommandEntry(
      "quit", short: "q", .session, .optional(.status),
      summary: "ends the program, with STATUS if one is given", examples: ["quit"],
      synonyms: ["exit", "bye", "leave", "stop", ":q", "logout"]
    ) { .report(.quit($0)) },
  ]
}
