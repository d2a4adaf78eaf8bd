import CivilDates
import Foundation
import Testing

@testable import CrossPagerSeries

/// Reads the files in `Tests/Verification/layouts/files` without options. The expected layouts, times and sums in
/// `layouts.json` come from `layouts.py`, which computes them from the descriptions in `readings.py`, and not from this
/// package.
struct LayoutFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Verification/layouts").standardized
  private static let files = folder.appending(path: "files")

  private static func expected() throws -> [FileFacts] {
    let json = try Data(contentsOf: folder.appending(path: "layouts.json"))
    return try JSONDecoder().decode([FileFacts].self, from: json)
  }

  @Test func `every file has a reading`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.files.path)
    #expect(!names.isEmpty)
    #expect(try Self.expected().map(\.file) == names.sorted())
  }

  @Test(arguments: (try? expected().map(\.file)) ?? [])
  func `a file is read as a person reads it`(name: String) throws {
    let facts = try FileFacts(of: Self.files.appending(path: name))
    #expect(try Self.expected().first { $0.file == name } == facts)
  }
}

/// The contents of a file, as in a line of `layouts.json`.
private struct FileFacts: Codable, Equatable {
  let file: String
  let encoding: String
  let delimiter: String
  let decimal: String
  let hasHeader: Bool
  let skippedLines: Int
  let dates: [String]
  let format: String
  let datedColumns: [String]
  let names: [String]
  let values: [String]
  let series: [SeriesFacts]
}

/// The samples of a series. `minutes` is the sum of the minutes from the first sample to each sample.
private struct SeriesFacts: Codable, Equatable {
  let name: String
  let first: String
  let last: String
  let minutes: Int
  let columns: [ColumnFacts]
}

/// The samples in a column of a series. `moment` is the sum of all values, each multiplied by the minutes from the first
/// sample, so it depends on the time of every value.
private struct ColumnFacts: Codable, Equatable {
  let count: Int
  let blank: Int
  let sum: Double
  let moment: Double
  let min: Double
  let max: Double
}

extension FileFacts {
  /// Reads a file.
  init(of url: URL) throws {
    var reader = SeriesReader(source: url.lastPathComponent)
    try reader.read(Array(try Data(contentsOf: url)))
    try reader.finish()
    let (series, last) = (reader.series, reader.report)
    let report = try #require(last)
    self.init(
      file: report.source, encoding: report.encoding.rawValue, delimiter: report.delimiter.text,
      decimal: report.decimalMark.rawValue, hasHeader: report.hasHeader,
      skippedLines: report.skippedLines, dates: report.dateColumns, format: report.dateFormat,
      datedColumns: report.datedColumns, names: report.seriesColumns,
      values: report.valueColumns.map(\.name), series: try series.map(SeriesFacts.init(of:)))
  }
}

extension SeriesFacts {
  init(of series: NamedSeries) throws {
    let span = try #require(series.span)
    self.init(
      name: series.name, first: "\(span.lowerBound)", last: "\(span.upperBound)",
      minutes: series.series[0].bars(from: span.lowerBound).reduce(0) { minutes, bar in
        minutes + bar.minute * (bar.summary.count + bar.summary.missing)
      }, columns: try series.series.map { try ColumnFacts(of: $0, from: span.lowerBound) })
  }
}

extension ColumnFacts {
  init(of series: Series, from first: CivilTime) throws {
    let total = series.total
    var moment = Summary()
    for bar in series.bars(from: first) {
      moment.add(bar.summary.sum.map { Double(bar.minute) * $0 })
    }
    self.init(
      count: total.count, blank: total.missing, sum: try #require(total.sum),
      moment: try #require(moment.sum), min: try #require(total.min), max: try #require(total.max))
  }
}

extension Series {
  /// Returns the bars of one minute, each with the number of minutes from a time to the bar.
  fileprivate func bars(from first: CivilTime) -> [(minute: Int, summary: Summary)] {
    let start = CivilCalendar().index(of: first, in: .minute)
    return bars.indices.map { (bars[$0] - start, summaries[$0]) }
  }
}
