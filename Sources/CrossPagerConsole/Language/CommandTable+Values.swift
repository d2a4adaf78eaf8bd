extension CommandTable {
  static let values: [CommandEntry] = [
    CommandEntry(
      "value", .values, .column, summary: "draws another column of numbers where you are",
      details: "Every level stays on its page.", examples: ["value temperature"],
      synonyms: ["column", "series"]
    ) { .setValue($0) },
    CommandEntry("values", .values, summary: "the columns of numbers with their ranges") {
      .report(.values)
    },
  ]
}

extension Parameter where Value == String {
  /// A column of numbers that is open.
  static let column = Parameter(
    usage: "COLUMN", meaning: "the name of a column of numbers", kind: .column
  ) { reader throws(LineError) in
    try reader.column()
  }
}
