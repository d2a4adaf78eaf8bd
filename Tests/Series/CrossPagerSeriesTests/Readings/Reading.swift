import CivilDates
import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerSeries

/// A file to read, and what to report about it. The options are those of the program and a few more for tests. See
/// `Tests/Series/Readings/README.md`.
struct Reading {
  var options = SeriesOptions()
  /// The name of the file.
  var source = "x.csv"
  /// The encoding of the text.
  var encoding: String.Encoding = .utf8
  /// The unit whose sums are reported instead of the samples.
  var unit: CalendarUnit?
  /// Whether the file is read only at full depth.
  var isLong = false
  /// The mark of comments between records.
  var comments: CommentMark?
  /// Whether the file is also read in chunks.
  var isDivided = true
  /// The keys of pages whose summaries are reported.
  var pages: [String] = []

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        let value = rest.popFirst()
        return try #require(value, "\(word) needs a value")
      }
      switch word {
      case "--date": options.date.append(try value())
      case "--date-format": options.dateFormat = try value()
      case "--value": options.value.append(try value())
      case "--by":
        let name = try value()
        options.by = name == "none" ? [] : (options.by ?? []) + [name]
      case "--delimiter":
        let text = try value()
        options.delimiter = text == "\\n" ? .character(0x0A) : try #require(Delimiter(text))
      case "--decimal": options.decimalMark = try value() == "," ? .comma : .point
      case "--no-header": options.hasHeader = false
      case "--missing": options.missingTokens += try value().split(separator: ",").map(String.init)
      case "--timezone": options.timeZone = try value()
      case "--duplicates": options.duplicates = try #require(DuplicateRule(rawValue: value()))
      case "--skip-bad-rows": options.skipBadRows = true
      case "--first-weekday": options.calendar.firstWeekday = try #require(Weekday(name: value()))
      case "--day-start": options.calendar.dayStart = try #require(Int(value()))
      case "--year-start": options.calendar.yearStart = try #require(Month(name: value()))
      case "--source": source = try value()
      case "--encoding":
        let encodings: [String: String.Encoding] = [
          "UTF-16LE": .utf16LittleEndian, "UTF-16BE": .utf16BigEndian,
          "Windows-1252": .windowsCP1252,
        ]
        encoding = try #require(encodings[value()])
      case "--per": unit = CalendarUnit(rawValue: try value())
      case "--comments": comments = CommentMark(rawValue: try value())
      case "--full": isLong = true
      case "--at": pages.append(try value())
      default: Issue.record("Unexpected '\(word)'")
      }
    }
  }

  /// Returns the layout of a file, or the error.
  func layout(of bytes: [UInt8]) -> [String] {
    do throws(SeriesError) {
      let found = try SeriesLayout.find(in: bytes, isWhole: true, source: source, options: options)
      return found.map { [$0.line] + $0.names } ?? ["no layout"]
    } catch { return ["\(error) \(error.cure())"] }
  }

  /// Everything that reading produces.
  enum Outcome: Equatable {
    case read([NamedSeries], ReadReport)
    case error(SeriesError)
  }

  func outcome(of chunks: [[UInt8]]) -> Outcome {
    var reader = SeriesReader(source: source, options: options)
    do throws(SeriesError) {
      for chunk in chunks { try reader.read(chunk) }
      try reader.finish()
    } catch { return .error(error) }
    return reader.report.map { [series = reader.series] in .read(series, $0) }
      ?? .error(.empty(source: source))
  }

  /// Reads a file and returns the reading, or the error. Line ends and NUL bytes are escaped.
  func lines(of bytes: [UInt8]) -> [String] {
    Self.escaped(readLines(of: bytes))
  }

  static func escaped(_ lines: [String]) -> [String] {
    let escapes = ["\n": "\\n", "\r": "\\r", "\0": "\\0"]
    return lines.map { line in
      line.unicodeScalars.map { escapes["\($0)"] ?? "\($0)" }.joined()
    }
  }

  private func readLines(of bytes: [UInt8]) -> [String] {
    let whole = outcome(of: [bytes])
    // The division into chunks makes no difference.
    let sizes: [(length: Int, limit: Int)] =
      Depth.current == .quick
      ? [(1, 100), (7, 700), (64, 3_000)]
      : [(1, 100), (7, 3_000), (64, 12_000), (4_096, .max)]
    if isDivided, let size = sizes.first(where: { $0.limit > bytes.count }) {
      let chunks = stride(from: 0, to: bytes.count, by: size.length).map {
        Array(bytes[$0..<min($0 + size.length, bytes.count)])
      }
      #expect(outcome(of: chunks) == whole, "\(size.length) bytes at a time")
    }
    switch whole {
    case .error(let error): return ["\(error) \(error.cure())"]
    case .read(let series, let report):
      expectAccount(series, report, bytes)
      return [report.line] + report.names + lines(of: series, report) + report.account
    }
  }

  private func expectAccount(_ series: [NamedSeries], _ report: ReadReport, _ bytes: [UInt8]) {
    let perRow = report.samplesPerRow
    for (place, column) in report.valueColumns.enumerated() {
      let totals = series.map { $0.series[place].total }
      #expect(
        perRow * report.rows
          == column.used + column.blank + perRow * report.skipped + report.leftOut)
      #expect(column.used == totals.map(\.count).reduce(0, +))
      #expect(column.range?.lowerBound == totals.compactMap(\.min).min())
      #expect(column.range?.upperBound == totals.compactMap(\.max).max())
    }
    #expect(report.bytes == bytes.count)
    #expect(report.source == source)
    #expect(report.duplicateRule == options.duplicates)
    #expect(report.seriesCount == series.count)
    #expect(Set(series.map(\.name)).count == series.count)
    // A request for the detected format leads to the same samples.
    guard options.dateFormat == nil, report.dateColumns.count == 1, report.samplesPerRow == 1,
      !report.isJSON, bytes.count < 4_000
    else { return }
    var other = self
    other.options.dateFormat = report.dateFormat
    other.options.date = report.dateColumns
    other.options.delimiter = report.delimiter
    if case .read(let found, _) = other.outcome(of: [bytes]) {
      #expect(found == series, "as \(report.dateFormat)")
    } else {
      Issue.record("not read as \(report.dateFormat)")
    }
  }

  private func lines(of series: [NamedSeries], _ report: ReadReport) -> [String] {
    if series.count > 12 {
      return ["\(series.count) series: \(series.map(\.name).joined(separator: ", "))"]
    }
    let hasOneColumn = report.layout.valueColumns.count <= 1 || report.layout.shape != .rows
    return series.flatMap { one in
      one.series.flatMap { column in
        let name = series.count == 1 ? [] : [one.name]
        let label = (name + (hasOneColumn ? [] : [column.name])).joined(separator: ", ")
        return samples(column).map { label.isEmpty ? $0 : "\(label): \($0)" }
      }
    }
  }

  /// Returns the samples of a series, or their summary if there are many.
  private func samples(_ series: Series) -> [String] {
    guard let span = series.span else { return ["no samples"] }
    if let unit {
      let pages = series.pageFill(of: unit, in: options.calendar).pages
      return [
        pages.map { page in
          let page = series.page(page.index, of: unit, in: options.calendar)
          return "\(page.key) \(page.total.facts)"
        }.joined(separator: ", ")
      ]
    }
    let pages = pages.map { key in
      let summary = CivilCalendar().span(ofKey: key).map(series.summary)
      return "\(key): \(summary?.facts ?? "no page")"
    }
    let bars = Array(series.bars)
    guard bars.count <= 8 else {
      return ["\(span.lowerBound) to \(span.upperBound): \(series.total.facts)"] + pages
    }
    let listed = bars.indices.map { place in
      var times = [CivilCalendar().start(of: bars[place], in: series.resolution)]
      if place == 0 { times[0] = span.lowerBound }
      if place == bars.count - 1 {
        times =
          place == 0 && series.count > 1 ? [span.lowerBound, span.upperBound] : [span.upperBound]
      }
      if times.count == 2, times[0] == times[1] { times.removeLast() }
      let facts = series.summaries[place..<place + 1].facts
      return times.map { "\($0)" }.joined(separator: " to ") + " "
        + (facts.contains(",") ? "(\(facts))" : facts)
    }
    return [listed.joined(separator: ", ")] + pages
  }
}

extension Summary {
  /// The value of one sample, or facts about several samples.
  fileprivate var facts: String {
    if count + missing == 0 { return "none" }
    if count == 0 { return missing == 1 ? "blank" : "\(missing) blank" }
    if count == 1, missing == 0 { return (last ?? .nan).short }
    let parts =
      ["\(count) value\(count == 1 ? "" : "s")", missing == 0 ? "" : "\(missing) blank"]
      + [
        ("sum", sum), ("min", min), ("max", max), ("last", last),
      ].map { "\($0) \($1?.short ?? "out of range")" }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Double {
  /// The number without a fraction of 0.
  var short: String {
    let digits = String(format: "%.15g", self)
    let text = Double(digits) == self && !digits.contains("e") ? digits : description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
