extension CommandTable {
  static let keys: [CommandEntry] = [
    CommandEntry(
      "keys", .session, summary: "List the keys of the prompt",
      synonyms: ["shortcuts", "bindings", "keyboard", "mouse", "arrows"]
    ) { .report(.keys) }
  ]
}
