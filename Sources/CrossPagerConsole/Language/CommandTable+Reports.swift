extension CommandTable {
  static let reports: [CommandEntry] = [
    CommandEntry(
      "where", .reports, summary: "Print each level's page",
      synonyms: ["status", "pwd", "position", "info"]
    ) { .report(.whereabouts) },
    CommandEntry(
      "levels", .reports, summary: "List the levels and all rules",
      synonyms: ["list", "ls", "rules"]
    ) { .report(.levels) },
    CommandEntry(
      "map", .reports, summary: "Draw all levels and the page each is on",
      synonyms: ["overview"]
    ) { .report(.map) },
    CommandEntry(
      "routes", .reports, summary: "List the directions you can move in"
    ) { .report(.routes) },
    CommandEntry(
      "preview", .reports, .command, summary: "Print what a command would do",
      examples: ["preview left 9"], synonyms: ["dry-run", "try", "simulate"]
    ) { .preview($0) },
    CommandEntry(
      "show", .reports, summary: "Draw the current page",
      synonyms: ["view", "print", "plot", "chart", "draw", "display", "graph"]
    ) { .report(.show) },
    CommandEntry(
      "hosts", .developers, summary: "List the hosts and the page each shows",
      details:
        "The rule 'viewport' sets how much is displayed, and 'hosting' how hosts are reused. --events prints each of "
        + "their steps.",
      synonyms: ["views", "cells", "displayed", "visible", "events"]
    ) { .report(.hosts) },
    CommandEntry(
      "data", .reports, summary: "Describe the data and how its rows were read",
      synonyms: ["file", "source", "rows", "statistics"]
    ) { .report(.data) },
  ]

  static let values: [CommandEntry] = [
    CommandEntry(
      "value", .values, .column, summary: "Draw another column",
      details: "Every level stays on its page.", examples: ["value temperature"],
      synonyms: ["column"]
    ) { .setValue($0) },
    CommandEntry("values", .values, summary: "List the columns and their ranges") {
      .report(.values)
    },
    CommandEntry(
      "series", .values, .optional(.series), summary: "Draw another series, or list all of them",
      details:
        "For data with several series, such as one for each country. The beginning of a name is enough. Every level "
        + "stays on its page.", examples: ["series"],
      synonyms: ["symbol", "station", "country", "entity", "name"]
    ) { $0.map { .setSeries($0) } ?? .report(.series) },
  ]

  static let keeping: [CommandEntry] = [
    CommandEntry(
      "save", .keeping, .file, summary: "Save each level's page and the rules",
      details:
        "The file is JSON. It is replaced in one step: a crash leaves the old file or the new one.",
      examples: ["save place.json"], synonyms: ["write", "store", "bookmark", "snapshot"]
    ) { .save(file: $0) },
    CommandEntry(
      "restore", .keeping, .flag("--repair"), .file, summary: "Restore what was saved",
      details:
        "If the levels or their page counts differ, lists the differences and changes nothing. With --repair, takes what "
        + "fits, by the names of the levels, and lists the repairs.",
      examples: ["restore place.json", "restore --repair place.json"], synonyms: ["load", "read"]
    ) { .restore(file: $1, repairs: $0) },
    CommandEntry(
      "link", .keeping, summary: "Print a link to the current pages",
      synonyms: ["share", "url", "copy"]
    ) { .report(.link) },
    CommandEntry(
      "follow", .keeping, .link,
      summary: "Go where a link points", examples: ["follow day=4,week=2,month=0@week"],
      synonyms: ["visit", "paste"]
    ) { .follow($0) },
  ]

  static let session: [CommandEntry] = [
    CommandEntry(
      "help", short: "?", .session, .optional(.topic),
      summary: "List commands, or explain a command or rule",
      details: "Other words list the commands about them. 'help all' lists every command.",
      examples: ["help go", "help edge", "help older page"], synonyms: ["man", "usage", "commands"]
    ) { .report(.help($0)) },
    CommandEntry(
      "history", .session, summary: "List the commands so far", synonyms: ["log"]
    ) { .report(.history) },
    CommandEntry(
      "quit", short: "q", .session, .optional(.status),
      summary: "End the program", examples: ["quit"],
      synonyms: ["exit", "bye", "leave", "stop", ":q", "logout"]
    ) { .report(.quit($0)) },
  ]
}
