extension CommandTable {
  static let splitting: [CommandEntry] = [
    CommandEntry(
      "split", .values, .split, summary: "Draw columns or series one above another",
      details:
        "With N, draws the current column and the next ones, or the current series and the next ones if there is only "
        + "one column. After the last column, continues with the first one. With names, draws those columns or series. "
        + "'off' returns to one chart. The charts share the time axis, and each has its own scale.",
      examples: ["split 2", "split off"],
      synonyms: ["stack", "panels", "multiple", "several", "facets", "subplots", "both"]
    ) { .setSplit($0) }
  ]
}

extension Parameter where Value == Split {
  /// A number of charts, `off`, or the names of columns or series.
  static let split = Parameter(
    usage: "N|off|NAME…",
    meaning: "a number of charts, 'off', or the names of at least two columns or series",
    kind: .split
  ) { reader throws(LineError) in
    if reader.take("off") { return .off }
    if let word = reader.peek,
      let count = WholeNumber.count(word.text, least: 0), !reader.columns.contains(word.text)
    {
      _ = try reader.next("a number")
      guard Split.counts.contains(count) else {
        let allowed = "a number from \(Split.counts.lowerBound) to \(Split.counts.upperBound)"
        throw reader.error(word, allowed)
      }
      return .count(count)
    }
    return try reader.namesOfSplit()
  }
}

extension WordReader {
  /// Reads the names of at least two columns or of at least two series.
  fileprivate mutating func namesOfSplit() throws(LineError) -> Split {
    let first = try next("a number of charts, 'off', or names")
    if columns.isEmpty {
      // Without data, the request is ignored.
      while peek != nil { _ = try next("a name") }
      return .columns([first.text])
    }
    if let column = column(named: first.text) {
      var names = [column]
      repeat {
        let word = try next("another column")
        guard let name = self.column(named: word.text) else {
          throw LineError(.unknownColumn(word.text, among: columns), at: word.range)
        }
        names.append(name)
      } while peek != nil
      return .columns(names)
    }
    if series.isEmpty {
      throw LineError(.unknownColumn(first.text, among: columns), at: first.range)
    }
    var names = [try nameOfSeries(first)]
    repeat { names.append(try nameOfSeries(try next("another series"))) } while peek != nil
    return .series(names)
  }
}
