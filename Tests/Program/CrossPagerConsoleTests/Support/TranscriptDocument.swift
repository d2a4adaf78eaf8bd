import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A document in `Tests/Program/Transcripts`. Its README describes the form.
struct TranscriptDocument: Sendable, CustomStringConvertible {
  var name: String

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Transcripts").standardized

  static let all: [TranscriptDocument] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map(TranscriptDocument.init)
  }()

  var description: String { name }
  var url: URL { Self.folder.appending(path: name) }

  /// A command with its expected output, or any other line.
  struct Part {
    var line: String
    /// The number of the line, from 1.
    var number: Int
    /// The printed lines, or nil if the line is not a command.
    var printed: [String]?
    var expected: [String] = []

    /// The lines to write when the document is updated.
    var updated: [String] { [line] + (printed.map { fits ? expected : $0 } ?? []) }

    /// Whether the output is as expected.
    var fits: Bool { printed.map(ExpectedLines(expected).fit) ?? true }
  }

  /// Runs all commands.
  func parts() throws -> [Part] {
    var parts: [Part] = []
    var fence: String?
    var session: Given?
    let storage = MemoryStorage()
    for (index, line) in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
      .enumerated()
    {
      var part = Part(line: line, number: index + 1)
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
        if let file = fence?.split(separator: " ").dropFirst().first {
          storage.put("", String(file))
        }
      } else if fence == "console" {
        if line.hasPrefix("$ crosspager ") {
          session = try Given(line, storage)
        } else if line.hasPrefix("> ") {
          part.printed = session?.output(of: String(line.dropFirst(2)))
        } else {
          parts[parts.count - 1].expected.append(line)
          continue
        }
      } else if let file = fence?.split(separator: " ").dropFirst().first.map(String.init) {
        let rows = GeneratedRows(line)?.rows ?? [line]
        storage.put((storage[file] ?? "") + rows.map { $0 + "\n" }.joined(), file)
      }
      parts.append(part)
    }
    return parts
  }
}

/// A session that was opened by a line such as `$ crosspager rain.csv --levels week,month`.
private struct Given {
  private var session: Session
  private var style = TextStyle()
  private var printsJSON = false
  private var number = 0

  /// Opens a file in memory, levels or a scene. The options are those of the program. `--columns` and `--rows` are the
  /// size of the screen, and `--today` is the date.
  init(_ line: String, _ storage: MemoryStorage) throws {
    let words = line.matches(of: #/'([^']*)'|(\S+)/#).map { String($0.1 ?? $0.2 ?? "") }
    var rest = words.dropFirst(2)
    var (file, levels, scene, start): (String?, String?, String?, String?)
    var options = SeriesOptions()
    var aggregates: [(column: String?, aggregate: Aggregate)] = []
    var (series, notes, now): (String?, String?, CivilTime?)
    var gaps = GapsRule.show
    var tellsEvents = false
    while let word = rest.popFirst() {
      func value() throws -> String {
        let value = rest.popFirst()
        return try #require(value, "\(word) needs a value")
      }
      func number() throws -> Int {
        let text = try value()
        return try #require(Int(text))
      }
      switch word {
      case "--levels": levels = try value()
      case "--scene": scene = try value()
      case "--start": start = try value()
      case "--notes": notes = try value()
      case "--aggregate":
        for part in try value().split(separator: ",") {
          let sides = part.split(separator: "=").map(String.init)
          let how = try #require(Aggregate(rawValue: sides[sides.count - 1]))
          aggregates.append((sides.count > 1 ? sides[0] : nil, how))
        }
      case "--gaps": gaps = try #require(GapsRule(rawValue: value()))
      case "--first-weekday":
        options.calendar.firstWeekday = try #require(Weekday(name: value()))
      case "--day-start": options.calendar.dayStart = try number()
      case "--year-start": options.calendar.yearStart = try #require(Month(text: value()))
      case "--value": options.value.append(try value())
      case "--by":
        let name = try value()
        options.by = name == "none" ? [] : (options.by ?? []) + [name]
      case "--series": series = try value()
      case "--date": options.date.append(try value())
      case "--date-format": options.dateFormat = try value()
      case "--timezone": options.timeZone = try value()
      case "--no-header": options.hasHeader = false
      case "--missing": options.missingTokens += try value().split(separator: ",").map(String.init)
      case "--duplicates": options.duplicates = try #require(DuplicateRule(rawValue: value()))
      case "--skip-bad-rows": options.skipBadRows = true
      case "--json": printsJSON = true
      case "--events": tellsEvents = true
      case "--plain": style.isPlain = true
      case "--ascii": style.isASCII = true
      case "--color": style.isColored = try value() == "always"
      case "--columns": style.width = try number()
      case "--rows": style.height = try number()
      case "--height": style.chartHeight = try number()
      case "--today":
        let numbers = try value().split(separator: "-").compactMap { Int($0) }
        try #require(numbers.count == 3)
        now = try CivilTime(
          #require(CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])))
      default:
        if word.hasPrefix("-") || file != nil { Issue.record("Unexpected '\(word)' in: \(line)") }
        file = word
      }
    }
    let reader = MemoryReader(storage: storage)
    var request: DataRequest?
    var opened: Scene
    if let scene {
      opened = try Scene(named: scene, storage: storage, grammar: .explorer)
    } else if let levels, levels.contains("=") {
      opened = try Scene(levels: levels)
    } else {
      let units = levels?.split(separator: ",").compactMap { CalendarUnit(rawValue: String($0)) }
      request = file.map {
        DataRequest(file: $0, options: options, resolution: units?.min()?.finer)
      }
      var data = try request.map(reader.read) ?? .sample(calendar: options.calendar)
      data = try data.aggregated(by: aggregates)
      if let series { data = try data.drawing(series) }
      opened = try Scene(data, units: units)
    }
    opened.set(gaps)
    if let notes { _ = opened.addNotes(try storage.read(notes), from: notes) }
    if let start { try opened.start(at: start) }
    session = Session(scene: opened, storage: storage, tellsEvents: tellsEvents)
    session.explorer.reader = reader
    session.explorer.origin = request.map { .file($0) }
    if let now { session.context.now = { now } }
  }

  /// The lines that a command prints, including messages.
  mutating func output(of line: String) -> [String] {
    guard let response = session.response(to: line) else { return [] }
    number += 1
    if printsJSON { return [response.json(number: number, without: line)] }
    let report = TextReport(style: style)
    return (report.lines(response) + report.messages(response)).flatMap {
      $0.components(separatedBy: "\n")
    }
  }
}

/// Reads the data in files in memory.
private struct MemoryReader: DataReader {
  let storage: MemoryStorage

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    let text = try storage.read(request.file)
    do throws(SeriesError) {
      var reader = SeriesReader(
        source: request.file, options: request.options, resolution: request.resolution)
      try reader.read(Array(text.utf8))
      try reader.finish()
      let series = reader.series
      guard let report = reader.report else { throw .empty(source: request.file) }
      return ChartData(series: series, report: report, calendar: request.options.calendar)
    } catch { throw .notRead("\(error)") }
  }
}

struct TranscriptTests {
  /// If `CROSSPAGER_UPDATE` is set, the test rewrites the documents instead of comparing them.
  private static let updates = ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil

  @Test(arguments: TranscriptDocument.all)
  func `transcripts match the output of sessions`(document: TranscriptDocument) throws {
    let parts = try document.parts()
    #expect(parts.contains { $0.printed != nil })
    if Self.updates {
      let text = parts.flatMap(\.updated).joined(separator: "\n")
      try text.write(to: document.url, atomically: true, encoding: .utf8)
      return
    }
    for part in parts where part.printed != nil {
      #expect(
        part.fits,
        """
        \(document.name):\(part.number): \(part.line)
        printed: \((part.printed ?? []).joined(separator: "\n"))
        expected: \(part.expected.joined(separator: "\n"))
        """)
    }
  }
}
