extension CommandTable {
  static let values: [CommandEntry] = [
    CommandEntry(
      "value", .values, .column, summary: "Draw another column",
      details: "Every level stays on its page.", examples: ["value temperature"],
      synonyms: ["column", "series"]
    ) { .setValue($0) },
    CommandEntry("values", .values, summary: "List the columns and their ranges") {
      .report(.values)
    },
  ]
}

extension Parameter where Value == String {
  /// One of the open columns of numbers.
  static let column = Parameter(
    usage: "COLUMN", meaning: "the name of a column", kind: .column
  ) { reader throws(LineError) in
    try reader.column()
  }
}
