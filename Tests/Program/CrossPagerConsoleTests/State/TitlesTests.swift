import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct TitlesTests {
  @Test func `inserted pages have no title, and removed pages take theirs along`() throws {
    let document = #"{"levels":[{"name":"day","pages":["A","B","C"]},{"name":"week","pages":9}]}"#
    let script = """
      > insert day 1 2147483644 {"result":"changed","at":{"level":"day","page":0}}
      > last {"result":"moved","from":{"level":"day","page":0},"to":{"level":"day","page":2147483646},"at":{"level":"day","page":2147483646}}
      > show {"result":"report","page":{"level":"day","count":2147483647,"page":2147483646,"title":"C"},"at":{"level":"day","page":2147483646}}
      > left 2 {"result":"moved","from":{"level":"day","page":2147483646},"to":{"level":"day","page":2147483644},"steps":2,"at":{"level":"day","page":2147483644}}
      > show {"result":"report","page":{"level":"day","count":2147483647,"page":2147483644,"title":"2147483644"},"at":{"level":"day","page":2147483644}}
      > remove day 0 2147483645 {"result":"changed","at":{"level":"day","page":0}}
      > move-level day 1 {"result":"changed","at":{"level":"day","page":0}}
      > map {"result":"report","map":[{"level":"week","count":9,"page":0,"title":"0"},{"level":"day","count":2,"page":0,"title":"B"}],"at":{"level":"day","page":0}}
      > resize day 3 {"result":"changed","at":{"level":"day","page":0}}
      > resize day 1 {"result":"changed","at":{"level":"day","page":0}}
      > resize day 2147483647 {"result":"changed","at":{"level":"day","page":0}}
      > remove-level week {"result":"changed","at":{"level":"day","page":0}}
      > map {"result":"report","map":[{"level":"day","count":2147483647,"page":0,"title":"B"}],"at":{"level":"day","page":0}}
      """
    try session(document: document).expectJSON(script)
  }

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
