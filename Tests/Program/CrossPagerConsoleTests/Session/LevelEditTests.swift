import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct LevelEditTests {
  @Test(arguments: Depth.seeds(60))
  func `a level's page keeps its title through every edit`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let titles = ["P0", "P1", "P2", "P3", "P4", "P5"]
    let list = titles.map { "\"\($0)\"" }.joined(separator: ",")
    var session = try session(
      document: #"{"levels":[{"name":"a","pages":[\#(list)]},{"name":"b","pages":[\#(list)]}]}"#)
    var lines = ["go a \(random.number(below: 6))", "remember b \(random.number(below: 6))"]
    session.run(all: lines)
    for _ in 0..<20 {
      let before = Dictionary(uniqueKeysWithValues: session.state.places.map { ($0.level, $0) })
      let name = random.element(of: ["a", "b"])
      let page = random.number(below: 8)
      let line = random.element(of: [
        "insert \(name) \(page) 2", "move-level a 1", "move-level b 0", "remove \(name) \(page)",
      ])
      lines.append(line)
      _ = session.run(line)
      for place in session.state.places {
        let old = before[place.level]
        // The title of an untitled page is its index, which an edit may change.
        let isRemoved = line == "remove \(place.level) \(old?.page ?? -1)"
        guard let title = old?.title, titles.contains(title), !isRemoved else { continue }
        #expect(place.title == title, "seed \(seed):\n\(lines.joined(separator: "\n"))")
      }
    }
  }
}
