import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

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
    ) { split in Work { try $0.set(split) } }
  ]
}

extension Parameter where Value == Split {
  /// A number of charts, `off`, or the names of columns or series.
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
    let columns = data?.names ?? []
    if columns.isEmpty {
      // Without data, the request is ignored.
      while peek != nil { _ = try next("a name") }
      return .columns([first.text])
    }
    if let column = columns.name(first.text) {
      var names = [column]
      repeat {
        let word = try next("another column")
        guard let name = columns.name(word.text) else {
          throw unknownColumn(word, among: columns)
        }
        names.append(name)
      } while peek != nil
      return .columns(names)
    }
    if data?.seriesNames.isEmpty != false { throw unknownColumn(first, among: columns) }
    var names = [try nameOfSeries(first)]
    repeat { names.append(try nameOfSeries(try next("another series"))) } while peek != nil
    return .series(names)
  }
}

extension Session {
  /// Performs `split`.
  fileprivate mutating func set(_ split: Split) throws(Refusal) -> Answer {
    var next = state
    next.drawing.split = split
    let columns = chartData.map(next.drawnColumns)
    if split != .off, columns?.count == 1 {
      throw .unsuitable("There is only one column to draw, so a page cannot be split.")
    }
    guard let columns, split != .off else { return try set(split.text, \.split, to: split) }
    let only = split.isMore(than: columns.count) ? "only " : ""
    let names = Wording.list(columns.map(\.title))
    var answer = try set("\(split.text), draws \(only)\(names)", \.split, to: split)
    answer.details = [SplitColumns(columns: columns)]
    return answer
  }
}

/// The columns that a split page draws.
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

/// The charts on a page, one above the other.
package enum Split: Hashable, Sendable {
  /// A single chart, of the drawn column and series.
  case off
  /// The given number of charts. They show the current column and the next ones or, if there is only one column, the
  /// current series and the next ones.
  case count(Int)
  /// A chart for each of these columns in the drawn series.
  case columns([String])
  /// A chart of the drawn column for each of these series.
  case series([String])

  /// The allowed numbers of charts on a page.
  static let counts = 2...100

  /// Whether more charts are wanted than the given number.
  func isMore(than charts: Int) -> Bool {
    if case .count(let count) = self { count > charts } else { false }
  }

  /// The split as a command.
  var text: String {
    let words =
      switch self {
      case .off: ["off"]
      case .count(let count): [String(count)]
      case .columns(let names), .series(let names): names.map { Wording.quoting($0) }
      }
    return (["split"] + words).joined(separator: " ")
  }
}

/// A column of a series to draw in a chart.
struct DrawnColumn: Hashable {
  /// The name of the series, or nil if the data has only one unnamed series.
  var series: String?
  var column: String

  /// The names of the column and the series, such as `price of MSFT`.
  var title: String {
    [column.excerpt, series?.excerpt].compactMap(\.self).joined(separator: " of ")
  }
}

extension SessionState {
  /// The columns to draw on a page, from top to bottom. Names that are no longer in the data are left out.
  func drawnColumns(of data: ChartData) -> [DrawnColumn] {
    let drawing = drawing
    let drawn = DrawnColumn(
      series: drawing.series, column: data.column(named: drawing.value, of: drawing.series).name)
    let columns =
      switch drawing.split {
      case .off: [drawn]
      case .count(let count): Array(data.columns(after: drawn).prefix(count))
      case .columns(let names):
        names.filter(data.names.contains).map { DrawnColumn(series: drawing.series, column: $0) }
      case .series(let names):
        names.filter(data.hasSeries).map { DrawnColumn(series: $0, column: drawn.column) }
      }
    return columns.isEmpty ? [drawn] : columns
  }
}

extension ChartData {
  /// A column, followed by the other measures of its series in file order, wrapping around at the end. If there are no
  /// other measures, the column is followed by the same column in the other series.
  fileprivate func columns(after drawn: DrawnColumn) -> [DrawnColumn] {
    let measures = Set(
      report.valueColumns.filter { $0.role == .measure && $0.range != nil }.map(\.name))
    let others = namesInFile.rotated(to: drawn.column).filter(measures.contains)
    if !others.isEmpty || seriesNames.count < 2 {
      return [drawn] + others.map { DrawnColumn(series: drawn.series, column: $0) }
    }
    return [drawn]
      + seriesNames.rotated(to: drawn.series ?? "").map {
        DrawnColumn(series: $0, column: drawn.column)
      }
  }

  /// The names of the columns in file order. In `names`, by contrast, the column that is drawn initially comes first.
  private var namesInFile: [String] {
    let places = Dictionary(zip(report.columns, 0...)) { first, _ in first }
    return names.enumerated().sorted { one, other in
      (places[one.element] ?? .max, one.offset) < (places[other.element] ?? .max, other.offset)
    }.map(\.element)
  }
}

extension [String] {
  /// The names after `name`, followed by the names before it.
  fileprivate func rotated(to name: String) -> [String] {
    guard let place = firstIndex(of: name) else { return self }
    return Array(self[(place + 1)...] + self[..<place])
  }
}

extension Split {
  /// The split in a snapshot, or nil for a single chart.
  var json: JSON? {
    switch self {
    case .off: nil
    case .count(let count): ["count": .integer(count)]
    case .columns(let names): ["columns": .strings(names)]
    case .series(let names): ["series": .strings(names)]
    }
  }

  /// Reads the split in a snapshot.
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["count", "columns", "series"])
    if let count = members["count"] {
      let range = Split.counts
      self = .count(
        try count.integer(range, "a number from \(range.lowerBound) to \(range.upperBound)"))
    } else if let names = members["columns"] {
      self = .columns(try names.strings())
    } else if let names = members["series"] {
      self = .series(try names.strings())
    } else {
      self = .off
    }
  }

  /// A sentence about the first name that the data does not contain, or nil if there is no such name.
  func difference(from data: ChartData?) -> String? {
    switch self {
    case .off: nil
    case .count:
      data == nil ? "Pages cannot be split here. Repair: keep them whole." : nil
    case .columns(let names):
      names.first { data?.names.contains($0) != true }.map {
        "No column '\($0.excerpt)' here for 'split'. Repair: keep the current charts."
      }
    case .series(let names):
      names.first { data?.hasSeries($0) != true }.map {
        "No series '\($0.excerpt)' here for 'split'. Repair: keep the current charts."
      }
    }
  }
}
