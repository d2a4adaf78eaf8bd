import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import StateExploration
import Testing

private enum Scale: String, CaseIterable, Codable { case day, week, month }

private typealias Feed = IdentifiedPager<String, Int>

/// At quick depth, the suite runs a tenth of the seeds.
struct PagerSnapshotTests {
  private func decoded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `a document round-trips places and rules`() throws {
    var pager = TypedPager<Scale>(rules: PagerRules(viewport: Viewport(levels: 2, pages: 2.5))) {
      $0 == .month ? 0 : 9
    }
    pager[.day]?.rules.snap = .free
    pager[.week]?.rules.start = .page(3)
    pager.setForAllLevels(.entry(.align))
    pager.drag(x: -1.25)
    pager.finish()
    pager.move(.down)
    pager.rules.reading = .rtl
    pager.rules.bounce = .off
    pager.rules.gesture = GestureRule(turningPages: 0.25, settleMilliseconds: 150)
    pager.rules.locked = [.left, .up]
    var other = TypedPager<Scale> { $0 == .month ? 0 : 9 }
    #expect(try other.restore(decoded(pager.snapshot)) == .changed())
    #expect(other == pager)
    #expect(try other.restore(pager.snapshot) == .ignored(.alreadyThere))
  }

  @Test func `a document uses the words of the rules`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var pager = TypedPager<Scale> { $0 == .day ? 2 : 0 }
    pager.rules.locked = [.up]
    pager[.day]?.rules.start = .page(1)
    let rules = #"{"edge":"stop","entry":"remember","follow":"off","snap":"page","start":"first"}"#
    func empty(_ name: String) -> String {
      #"{"count":0,"name":"\#(name)","offset":null,"page":null,"rules":\#(rules)}"#
    }
    let ownRules = String(rules.dropLast(8)) + "1}"
    let expected =
      #"{"current":"day","levels":[{"count":2,"name":"day","offset":0,"page":0,"rules":\#(ownRules)},"#
      + empty("week") + "," + empty("month") + #"],"newLevels":\#(rules),"#
      + #""rules":{"bounce":"on","empty":"enter","ends":"stop","gesture":[0.5,0.5,300],"#
      + #""locked":["up"],"reading":"ltr","viewport":[1,1]},"version":1}"#
    #expect(String(decoding: try encoder.encode(pager.snapshot), as: UTF8.self) == expected)
  }

  @Test func `a snapshot of another pager is refused with every difference`() throws {
    var pager = Pager(counts: [5, 5, 5])
    var other = Pager(counts: [5, 3])
    pager.go(toLevel: 2, page: 4)
    pager.remember(page: 4, ofLevel: 1)
    let before = other
    let differences: [SnapshotDifference<Int, Never>] = [
      .unknownLevel(2), .otherCount(1, saved: 5, present: 3, page: 2), .missingCurrentLevel(2),
    ]
    let error = #expect(throws: SnapshotMismatch<Int, Never>.self) {
      try other.restore(pager.snapshot)
    }
    #expect(error?.differences == differences)
    #expect(other == before)
    #expect(other.repair(from: pager.snapshot).differences == differences)
    #expect(other.levels.map(\.page) == [0, 2] && other.currentLevel == 0)

    var larger = Pager(counts: [5, 5, 5, 5])
    #expect(larger.repair(from: pager.snapshot).differences == [.missingLevel(3)])
    #expect(larger.levels.map(\.page) == [0, 4, 4, 0] && larger.currentLevel == 2)
  }

  @Test func `a rest that the pager does not have is a difference`() {
    var pager = Pager(counts: [9])
    var snapshot = pager.snapshot
    snapshot.levels[0].rest = 2.5
    #expect(pager.repair(from: snapshot).differences == [.otherRest(0, saved: 2.5, present: 0)])
  }

  @Test func `impossible values do no harm`() {
    var snapshot = Pager(counts: [3]).snapshot
    snapshot.levels[0].rules.follow = .on
    for count in [Int.min, -1, 0, .max] {
      for page in [Int.min, -1, 7, .max, nil] {
        snapshot.levels[0].count = count
        snapshot.levels[0].page = page
        snapshot.levels[0].rest = Offset(rawValue: .min)
        var pager = Pager(counts: [3])
        pager.repair(from: snapshot)
        #expect(pager.brokenInvariant == nil)
      }
    }
  }

  @Test(arguments: [
    (#""page":4"#, #""page":5"#, "levels.0.page"), (#""page":4"#, #""page":-1"#, "levels.0.page"),
    (#""page":4"#, #""page":null"#, "levels.0.page"),
    (#""count":5"#, #""count":2147483648"#, "levels.0.count"),
    (#""offset":4"#, #""offset":0.1"#, "levels.0.offset"),
    (#""offset":4"#, #""offset":null"#, "levels.0.offset"),
    (#""page":null"#, #""page":0"#, "levels.1.page"),
    (#""name":"b""#, #""name":"a""#, "levels.1.name"),
    (#""version":1"#, #""version":2"#, "version"),
    (#""viewport":[1,1]"#, #""viewport":[1,0.5]"#, "rules.viewport.1"),
    (#""gesture":[0.5,0.5,300]"#, #""gesture":[0.5,0.5,0]"#, "rules.gesture.2"),
    (#""ends":"stop""#, #""ends":"halt""#, "rules.ends"),
  ])
  func `a document with an impossible value names it`(
    old: String, new: String, path: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var feed = Feed([PagerSection("a", pages: [1, 2, 3, 4, 5]), PagerSection("b", pages: [])])
    feed.goToLastPage()
    let document = String(decoding: try encoder.encode(feed.snapshot), as: UTF8.self)
    #expect(document.contains(old))
    let wrong = document.replacingOccurrences(of: old, with: new)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Feed.Snapshot.self, from: Data(wrong.utf8))
    }
    let context =
      switch try #require(error) {
      case .dataCorrupted(let context), .valueNotFound(_, let context),
        .typeMismatch(_, let context), .keyNotFound(_, let context):
        context
      @unknown default: throw try #require(error)
      }
    let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(found.joined(separator: ".") == path)
  }

  @Test(arguments: Depth.seeds(200, quick: 20))
  func `law 7: restoring the snapshot of a settled pager gives an equal pager`(seed: UInt64) throws
  {
    let script = PagerScript(seed: seed)
    let start = Pager(counts: script.counts)
    var pager = start
    for command in script.commands where !command.isEdit { pager.apply(command) }
    pager.apply(.close)
    pager.settle()
    var other = start
    _ = try other.restore(decoded(pager.snapshot))
    #expect(other == pager)
  }
}
