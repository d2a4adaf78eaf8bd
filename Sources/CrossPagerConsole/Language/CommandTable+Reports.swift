extension CommandTable {
  static let reports: [CommandEntry] = [
    CommandEntry(
      "where", .reports, summary: "Print each level's page",
      synonyms: ["status", "pwd", "position", "info"]
    ) { .report(.whereabouts) },
    CommandEntry(
      "levels", .reports, .optional(.units),
      summary: "List the levels and all rules, or show levels for other units",
      details:
        "With UNIT, shows levels for these units of time and stays on the date of the current page. The other "
        + "remaining levels keep their pages, and all remaining levels keep their rules.",
      examples: ["levels", "levels month,quarter,year"],
      synonyms: ["list", "ls", "rules", "units", "quarter", "decade"]
    ) { $0.map { .setLevels($0) } ?? .report(.levels) },
    CommandEntry(
      "map", .reports, summary: "Draw a map of all levels and their pages",
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
      "hosts", .developers, summary: "List the hosts and their pages",
      details:
        "The rule 'viewport' sets the number of displayed levels and pages. The rule 'hosting' controls the reuse of "
        + "hosts. To print every change to the hosts, use the option --events.",
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
    CommandEntry(
      "gaps", .values, Parameter<GapsRule>.choice, summary: "Show or skip pages without values",
      details:
        "With 'skip', dated levels have pages only for units of time with a value in any column, so that trading days "
        + "follow each other. Every level stays on its page or goes to the nearest one.",
      examples: ["gaps skip"], synonyms: ["holidays", "weekends", "blank"]
    ) { .setGaps($0) },
    CommandEntry("values", .values, summary: "List the columns and their ranges") {
      .report(.values)
    },
    CommandEntry(
      "series", .values, .optional(.series), summary: "Draw another series, or list all of them",
      details:
        "Works only on data with several series, such as one for each country. The beginning of a name is "
        + "enough. Every level stays on its page.", examples: ["series"],
      synonyms: ["symbol", "station", "country", "entity", "name"]
    ) { $0.map { .setSeries($0) } ?? .report(.series) },
  ]

  static let keeping: [CommandEntry] = [
    CommandEntry(
      "save", .keeping, .file, summary: "Save each level's page and the rules",
      details:
        "The file is JSON. An existing file is replaced in one step, so that a crash cannot damage it.",
      examples: ["save place.json"], synonyms: ["write", "store", "bookmark", "snapshot"]
    ) { .save(file: $0) },
    CommandEntry(
      "restore", .keeping, .flag("--repair"), .file, summary: "Restore saved pages and rules",
      details:
        "If the levels or their page counts differ, lists the differences and changes nothing. With --repair, matches "
        + "levels by name, restores everything that fits, and lists the repairs.",
      examples: ["restore place.json", "restore --repair place.json"], synonyms: ["load", "read"]
    ) { .restore(file: $1, repairs: $0) },
    CommandEntry(
      "link", .keeping, summary: "Print a link to the current pages",
      synonyms: ["share", "url", "copy"]
    ) { .report(.link) },
    CommandEntry(
      "follow", .keeping, .link,
      summary: "Go to the pages in a link", examples: ["follow day=4,week=2,month=0@week"],
      synonyms: ["visit", "paste"]
    ) { .follow($0) },
  ]

  static let session: [CommandEntry] = [
    CommandEntry(
      "help", short: "?", .session, .optional(.topic),
      summary: "List commands, or explain a command or rule",
      details:
        "With any other words, lists the commands whose help mentions them. 'help all' lists every command.",
      examples: ["help go", "help edge", "help older page"], synonyms: ["man", "usage", "commands"]
    ) { .report(.help($0)) },
    CommandEntry(
      "history", .session, summary: "List the commands entered so far", synonyms: ["log"]
    ) { .report(.history) },
    CommandEntry(
      "quit", short: "q", aliases: ["exit"], .session, .optional(.status),
      summary: "End the program", details: "'exit' does the same.", examples: ["quit"],
      synonyms: ["bye", "leave", "stop", ":q", "logout"]
    ) { .report(.quit($0)) },
  ]
}
