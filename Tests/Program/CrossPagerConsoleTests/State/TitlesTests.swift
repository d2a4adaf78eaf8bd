import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct TitlesTests {
  @Test(arguments: Depth.seeds(100))
  func `titles act like a list under insertion and removal`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list: [String?] = (0..<random.number(below: 6)).map { "T\($0)" }
    var titles = Titles(list.compactMap { $0 })
    for _ in 0..<30 {
      let index = random.number(below: list.count + 1)
      if random.happens(percent: 50) {
        let count = 1 + random.number(below: 4)
        titles.insert(count, at: index)
        list.insert(contentsOf: repeatElement(nil, count: count), at: index)
      } else {
        let count = random.number(below: list.count - index + 1)
        titles.remove(count, at: index)
        list.removeSubrange(index..<index + count)
      }
      #expect((0..<list.count + 2).map(titles.title) == list + [nil, nil], "seed \(seed)")
    }
  }

  @Test(arguments: 0...3, 0...3)
  func `equal titles compare equal, however they were made`(first: Int, second: Int) {
    let titles = Titles(["A", "B", "C"])
    var edited = titles
    edited.insert(2, at: first)
    // Untitled pages at the end are not stored.
    #expect((edited == titles) == (first == 3))
    edited.insert(3, at: first)
    edited.insert(1, at: first + 5)
    var atOnce = titles
    atOnce.insert(6, at: first)
    #expect(edited == atOnce)
    edited.remove(6, at: first)
    edited.insert(1, at: second)
    edited.remove(1, at: second)
    #expect(edited == titles)
  }

  @Test(arguments: [
    ["insert 0 0 1", "insert 0 0 1"], ["insert 0 2 2", "remove 0 3", "insert 0 2"],
    ["insert 0 4 9", "remove 0 4 7"],
  ])
  func `edits with the same result give equal states`(lines: [String]) throws {
    var session = try articleSession()
    session.run(all: lines)
    var other = try articleSession()
    let index = lines[0].split(separator: " ")[2]
    other.run(all: ["insert 0 \(index) 2"])
    #expect(session.state == other.state)
  }
}
