import CrossPagerConsole
import CrossPagerSeries

extension CommandTable {
  static let split = CommandEntry(
    "split", .values, .split, summary: "Draw columns or series one above another",
    details:
      "With N, draws the current column and the next ones, or the current series and the next ones if there is only "
      + "one column. After the last column, continues with the first one. With names, draws those columns or series. "
      + "'off' returns to one chart. The charts share the time axis, and charts with the same unit share "
      + "a scale.",
    examples: ["split 2", "split off"],
    synonyms: ["stack", "panels", "multiple", "several", "facets", "subplots", "both"]
  ) { split in Work { try $0.set(split) } }
}

extension Parameter where Value == Split {
  static let split = Parameter(
    usage: "N|off|NAME…",
    meaning: "a number of charts, 'off', or the names of at least two columns or series",
    kind: .content(
      ContentWords("split") { ["off"] + ($0?.names ?? []) + ($0?.seriesNames ?? []) })
  ) { reader throws(LineError) in
    if reader.take("off") { return .off }
    if let word = reader.peek,
      let count = WholeNumber.count(word.text, least: 0),
      reader.data?.names.contains(word.text) != true
    {
      _ = try reader.next("a number")
      guard Split.counts.contains(count) else { throw reader.error(word, Split.countMeaning) }
      return .count(count)
    }
    return try reader.namesOfSplit()
  }
}

extension WordReader {
  /// Reads the names of at least two columns or of at least two series.
  fileprivate mutating func namesOfSplit() throws(LineError) -> Split {
    let first = try next("a number of charts, 'off', or names")
    let columns = data?.names ?? []
    if columns.isEmpty {
      // Without data, the request is ignored.
      while peek != nil { _ = try next("a name") }
      return .columns([first.text])
    }
    if let column = columns.name(first.text) {
      return .columns(
        try [column]
          + rest("another column").map { word throws(LineError) in
            guard let name = columns.name(word.text) else {
              throw unknownColumn(word, among: columns)
            }
            return name
          })
    }
    if data?.seriesNames.isEmpty != false { throw unknownColumn(first, among: columns) }
    let name = try nameOfSeries(first)
    return .series(try [name] + rest("another series").map(nameOfSeries))
  }
}

extension Session {
  fileprivate mutating func set(_ split: Split) throws(Refusal) -> Answer {
    var next = state
    next.drawing.split = split
    let columns = chartData.map(next.drawnColumns)
    if split != .off, columns?.count == 1 {
      throw .unsuitable("There is only one column to draw, so a page cannot be split.")
    }
    guard let columns, split != .off else { return try set(split.text, \.split, to: split) }
    let only = if case .count(let count) = split, count > columns.count { "only " } else { "" }
    let names = Wording.list(columns.map(\.title))
    var answer = try set("\(split.text), draws \(only)\(names)", \.split, to: split)
    answer.details = [SplitColumns(columns: columns)]
    return answer
  }
}

private struct SplitColumns: AnswerDetail {
  let columns: [DrawnColumn]

  var isDrawn: Bool { false }
  var phrases: [String] { [] }
  var json: JSON {
    let charts = columns.map { column -> JSON in
      .present(["value": .string(column.column), "series": column.series.map(JSON.string)])
    }
    return ["split": .array(charts)]
  }
}
