import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Checks the documents in `Tests/Program/Transcripts`. Their README describes the form.
struct TranscriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Transcripts").standardized

  @Test(arguments: TestDocument.chosen(TestDocument.all(in: folder)))
  func `transcripts match the output of sessions`(document: TestDocument) throws {
    var transcript = Transcript()
    for problem in try document.problems({ try transcript.meaning(of: $0, $1.words) }) {
      Issue.record("\(problem)")
    }
  }
}

private struct UnknownBlock: Error { let words: [String] }

/// The files of a document, and the session that the last line opened.
private struct Transcript {
  private let storage = MemoryStorage()
  private var session: Given?

  /// - Parameter words: The words after the fence of the block.
  mutating func meaning(of line: String, _ words: [String]) throws -> TestDocument.Meaning {
    if words.first != "console" {
      guard words.count == 2, ["csv", "json", "text"].contains(words[0]) else {
        throw UnknownBlock(words: words)
      }
      let rows = GeneratedRows(line)?.rows ?? [line]
      let isBeginning = line.hasPrefix("```")
      let text = rows.map { $0 + "\n" }.joined()
      storage.put(isBeginning ? "" : (storage[words[1]] ?? "") + text, words[1])
      return .text
    }
    if line.hasPrefix("$ crosspager ") {
      do {
        session = try Given(line, storage)
        return .command(session?.opening)
      } catch let problem as Scene.Problem {
        session = nil
        return .command(["crosspager: \(problem.message)"])
      } catch let problem as DataProblem {
        session = nil
        return .command(["crosspager: \(problem.message)"])
      }
    }
    if line.hasPrefix("$ cat ") {
      let text = try storage.read(String(line.dropFirst(6))).unicodeScalars
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.map { $0 == "\r" ? "\\r" : String($0) }.joined()
      }
      return .command(lines.last == "" ? lines.dropLast() : lines + ["(no line end)"])
    }
    if line.hasPrefix("> "), session != nil {
      return .command(session?.output(of: String(line.dropFirst(2))))
    }
    if line.hasPrefix("$") || line.hasPrefix(">") { Issue.record("unknown command: \(line)") }
    return line.hasPrefix("```") ? .text : .output
  }
}

/// A session that was opened by a line such as `$ crosspager rain.csv --levels week,month`.
private struct Given {
  private var session: Session
  private var style = TextStyle()
  private var printsJSON = false
  private var number = 0
  /// The lines that are printed before the first command.
  private(set) var opening: [String] = []

  /// Opens a file in memory, levels or a scene. The options are those of the program. `--columns` and `--rows` are the
  /// size of the screen. With `--fit`, a page must fit on it. `--today` is the date.
  init(_ line: String, _ storage: MemoryStorage) throws {
    let words = line.matches(of: #/'([^']*)'|(\S+)/#).map { String($0.1 ?? $0.2 ?? "") }
    var rest = words.dropFirst(2)
    var (file, levels, scene, start): (String?, String?, String?, String?)
    var options = SeriesOptions()
    var aggregates: [(column: String?, aggregate: Aggregate)] = []
    var (series, notes, now): (String?, String?, CivilTime?)
    var gaps = GapsRule.show
    var (tellsEvents, tellsRemarks) = (false, false)
    style.wrapsTables = false
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
      case "--remarks": tellsRemarks = true
      case "--plain": style.isPlain = true
      case "--ascii": style.isASCII = true
      case "--color": style.isColored = try value() == "always"
      case "--columns":
        style.width = try number()
        style.wrapsTables = true
      case "--rows": style.height = try number()
      case "--fit": style.omission = .titles
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
      let units = try levels?.split(separator: ",").map {
        try #require(CalendarUnit(rawValue: String($0)))
      }
      request = file.map {
        DataRequest(file: $0, options: options, resolution: units?.min()?.finer)
      }
      var data = try request.map(reader.read) ?? .sample(calendar: options.calendar)
      data = try data.aggregated(by: aggregates)
      if let series { data = try data.drawing(series) }
      opened = try Scene(data, units: units)
    }
    opened.set(gaps)
    if let notes { opening = opened.addNotes(try storage.read(notes), from: notes) }
    if let start { try opened.start(at: start) }
    session = Session(scene: opened, storage: storage, tellsEvents: tellsEvents)
    session.explorer.reader = reader
    session.explorer.origin = request.map { .file($0) }
    if let now { session.context.now = { now } }
    if tellsRemarks {
      opening += session.remarks().flatMap(TextReport(style: style).lines)
    }
  }

  /// Returns the lines that a command prints, including messages.
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
