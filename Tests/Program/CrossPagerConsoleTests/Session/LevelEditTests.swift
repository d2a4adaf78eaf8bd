import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct LevelEditTests {
  @Test func `levels are inserted, moved and removed with their names`() throws {
    let script = """
      > go b 2 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"b","page":2},"at":{"level":"b","page":2}}
      > insert-level "two words" 7 0 {"result":"changed","at":{"level":"b","page":2}}
      > insert-level c 0 {"result":"changed","at":{"level":"b","page":2}}
      > move-level b 3 {"result":"changed","at":{"level":"b","page":2}}
      > map {"result":"report","map":[{"level":"two words","count":7,"page":0,"title":"0"},{"level":"a","count":5,"page":0,"title":"0"},{"level":"c","count":0,"page":null,"title":null},{"level":"b","count":5,"page":2,"title":"2"}],"at":{"level":"b","page":2}}
      > remove-level b {"result":"changed","at":{"level":"c","page":null}}
      > remove-level 0 {"result":"changed","at":{"level":"c","page":null}}
      > insert-level b 1 1 {"result":"changed","at":{"level":"c","page":null}}
      > link {"result":"report","link":"a=0,b=0,c=-@c","at":{"level":"c","page":null}}
      """
    try session("a=5,b=5").expectJSON(script)
  }

  @Test func `pages are edited and the level stays on its page`() throws {
    let script = """
      > go a 2 {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":2},"at":{"level":"a","page":2}}
      > insert a 2 3 {"result":"changed","at":{"level":"a","page":5}}
      > insert a 6 {"result":"changed","at":{"level":"a","page":5}}
      > remove a 0 2 {"result":"changed","at":{"level":"a","page":3}}
      > remove a 3 4 {"result":"changed","at":{"level":"a","page":2}}
      > resize a 0 {"result":"changed","at":{"level":"a","page":null}}
      > resize a 2 {"result":"changed","at":{"level":"a","page":0}}
      > resize b 2 {"result":"changed","at":{"level":"a","page":0}}
      > where {"result":"report","levels":[{"level":"a","count":2,"page":0},{"level":"b","count":2,"page":0}],"phase":"settled","open":false,"at":{"level":"a","page":0}}
      """
    try session("a=5,b=5").expectJSON(script)
  }

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
