import CivilDates
import CrossPagerSeries
import Foundation
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests comparisons of pages in which the data ends. The files and the expected numbers in `unfinished.json` come from
/// `unfinished.py`, which counts the rows up to the same day and time, and not from this package.
struct UnfinishedPageTests {
  private struct Case: Codable {
    let name: String
    let levels: String?
    let commands: [String]
    let file: String
    let counts: [Int]
    let sums: [Int]
    let until: [String]
    let phrases: [String]
  }

  private static func cases() throws -> [Case] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Verification/unfinished")
    let json = try Data(contentsOf: folder.appending(path: "unfinished.json"))
    return try JSONDecoder().decode([Case].self, from: json)
  }

  /// Returns a phrase with commas between the thousands of the number at its end, as in text.
  private static func grouped(_ phrase: String) -> String {
    guard let space = phrase.lastIndex(of: " "), let number = Int(phrase[space...].dropFirst())
    else { return phrase }
    return "\(phrase[...space])\(NumberFormat.caption(Double(number), grouped: true))"
  }

  @Test(arguments: (try? cases().map(\.name)) ?? [])
  func `pages are compared up to the same day and time`(name: String) throws {
    let expected = try #require(try Self.cases().first { $0.name == name })
    let read = try SeriesReader.read(
      Array(expected.file.utf8), source: "amounts.csv", resolution: nil)
    let data = ChartData(columns: read.series, report: read.report, aggregate: .sum)
    let units = (expected.levels ?? "day,week,month,quarter,year").split(separator: ",")
    let scene = try Scene(data, units: units.compactMap { CalendarUnit(rawValue: String($0)) })
    var session = Session(scene: scene, storage: MemoryStorage())
    session.run(all: expected.commands.dropLast())
    let answer = session.outcome(try #require(expected.commands.last))
    let page = answer?["page"]
    #expect(page?["soFar"] == true)
    #expect([page?["until"], page?["compare"]?["until"]] == expected.until.map { .string($0) })
    #expect([page?["count"], page?["compare"]?["count"]] == expected.counts.map { .integer($0) })
    #expect([page?["value"], page?["compare"]?["value"]] == expected.sums.map { .integer($0) })
    let change = expected.sums[0] - expected.sums[1]
    #expect(page?["change"] == .integer(change))

    let shown = session.outcome("show")
    #expect(shown?["soFar"] == true && shown?["until"] == page?["until"])
    #expect(shown?["compare"]?["sum"] == page?["compare"]?["value"])
    let text = TextReport(style: TextStyle()).lines(session.show()).joined(separator: " ")
    for phrase in expected.phrases.map(Self.grouped) {
      #expect(
        text.replacing("\n", with: " ").replacing("   ", with: " ").contains(phrase), "\(text)")
    }
  }
}
