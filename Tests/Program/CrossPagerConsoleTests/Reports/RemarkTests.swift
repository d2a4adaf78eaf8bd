import CivilDates
import CrossPagerSeries
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the words in a picture.
struct RemarkTests {
  @Test func `a picture marks the running bar`() throws {
    let storage = MemoryStorage()
    var session = try datedSession(
      from: (2024, 3, 1), days: 207, units: [.month, .year], storage: storage)
    session.run(all: [
      "go year", "set style bar", "export bars.svg", "set style line", "export line.svg",
    ])
    let bars = try #require(storage["bars.svg"])
    #expect(bars.contains("fill=\"url(#running)\"") && bars.contains("hatched: Sep so far"))
    let line = try #require(storage["line.svg"])
    #expect(line.components(separatedBy: "stroke-dasharray=\"4 4\"").count == 2)
    #expect(line.contains("<circle") && line.contains("dashed: Sep so far"))
  }
}
