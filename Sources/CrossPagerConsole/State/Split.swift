import CrossPagerSeries
import MessageWords

/// The charts on a page, one above the other.
public enum Split: Hashable, Sendable {
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
    let drawn = DrawnColumn(series: series, column: data.column(named: value, of: series).name)
    let columns =
      switch split {
      case .off: [drawn]
      case .count(let count): Array(data.columns(after: drawn).prefix(count))
      case .columns(let names):
        names.filter(data.names.contains).map { DrawnColumn(series: series, column: $0) }
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
}

extension ChartData {
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

extension Split: Codable {
  private enum Key: CodingKey, CaseIterable { case count, columns, series }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .off: break
    case .count(let count): try container.encode(count, forKey: .count)
    case .columns(let names): try container.encode(names, forKey: .columns)
    case .series(let names): try container.encode(names, forKey: .series)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let count = try container.decodeIfPresent(Int.self, forKey: .count) {
      guard Split.counts.contains(count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .count, in: container,
          debugDescription:
            "Expected a number from \(Split.counts.lowerBound) to \(Split.counts.upperBound)")
      }
      self = .count(count)
    } else if let names = try container.decodeIfPresent([String].self, forKey: .columns) {
      self = .columns(names)
    } else if let names = try container.decodeIfPresent([String].self, forKey: .series) {
      self = .series(names)
    } else {
      self = .off
    }
  }
}
