extension CommandTable {
  static let keys: [CommandEntry] = [
    CommandEntry(
      "keys", .session, summary: "List the keys that work at the prompt",
      synonyms: ["shortcuts", "bindings", "keyboard", "arrows"]
    ) { .report(.keys) }
  ]
}
