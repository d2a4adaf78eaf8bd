import CrossPagerConsole
import CrossPagerSeries
import MessageWords

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

  static let counts = 2...100
  static let countMeaning = "a number from \(counts.lowerBound) to \(counts.upperBound)"

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

  var json: JSON? {
    switch self {
    case .off: nil
    case .count(let count): ["count": .integer(count)]
    case .columns(let names): ["columns": .strings(names)]
    case .series(let names): ["series": .strings(names)]
    }
  }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["count", "columns", "series"])
    guard members.count == 1 else { throw reader.problem("an object with one member") }
    if let count = members["count"] {
      self = .count(try count.integer(Split.counts, Split.countMeaning))
    } else if let names = members["columns"] {
      self = .columns(try names.strings())
    } else {
      self = .series(try reader.required("series", in: members).strings())
    }
  }

  /// Returns a sentence that says why the data cannot be split this way, or nil if it can.
  func difference(from data: ChartData?) -> String? {
    switch self {
    case .off: nil
    case .count:
      data == nil ? "Pages cannot be split here. --repair keeps them whole." : nil
    case .columns(let names): absence(of: "column", names, from: data?.names)
    case .series(let names): absence(of: "series", names, from: data?.seriesNames)
    }
  }

  private func absence(of kind: String, _ names: [String], from known: [String]?) -> String? {
    names.first { known?.contains($0) != true }.map {
      "No \(kind) '\($0.excerpt)' here for 'split'. --repair keeps the current charts."
    }
  }
}

/// A column of a series to draw in a chart.
struct DrawnColumn: Hashable {
  /// The name of the series, or nil if the data has only one unnamed series.
  var series: String?
  var column: String

  /// The names of the column and the series, such as `price of MSFT`. A column without a name is called `column 4`.
  var title: String {
    let isNumber = !column.isEmpty && column.utf8.allSatisfy { 48...57 ~= $0 }
    return [isNumber ? "column \(column)" : column.excerpt, series?.excerpt].compactMap(\.self)
      .joined(separator: " of ")
  }
}

extension SessionState {
  /// Returns the columns to draw, from top to bottom. Names that are no longer in the data are left out.
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
  func column(_ drawn: DrawnColumn) -> Series { column(named: drawn.column, of: drawn.series) }

  /// Returns a column, followed by the other measures of its series in file order, wrapping around at the end. If there
  /// are no other measures, the column is followed by the same column in the other series.
  fileprivate func columns(after drawn: DrawnColumn) -> [DrawnColumn] {
    let others = namesInFile.rotated(to: drawn.column).filter {
      report(ofColumn: $0).map { $0.role == .measure && $0.range != nil } ?? false
    }
    if !others.isEmpty || seriesNames.count < 2 {
      return [drawn] + others.map { DrawnColumn(series: drawn.series, column: $0) }
    }
    let series = seriesNames.rotated(to: drawn.series ?? "")
    return [drawn] + series.map { DrawnColumn(series: $0, column: drawn.column) }
  }

  /// The names of the columns in file order. In `names`, by contrast, the column that is drawn initially comes first.
  private var namesInFile: [String] {
    let (drawn, inFile) = (Set(names), Set(report.columnNames))
    return report.columnNames.filter(drawn.contains) + names.filter { !inFile.contains($0) }
  }
}

extension [String] {
  /// Returns the names after `name`, followed by the names before it.
  fileprivate func rotated(to name: String) -> [String] {
    guard let place = firstIndex(of: name) else { return self }
    return Array(self[(place + 1)...] + self[..<place])
  }
}
