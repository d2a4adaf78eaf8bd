import CrossPager
import PageHosts
import Testing

struct HostPoolChangeTests {
  private static let created = "create addChild didMoveToParent configure"

  @Test func `a rule that is set back before the update changes nothing`() {
    var stage = Stage([3])
    _ = stage.update()
    stage.pool.hosting = .cell
    stage.pool.hosting = .recycled
    #expect(stage.update() == [])
  }

  @Test func `a page with new content counts as another page`() {
    var stage = Stage([3], [.viewport(1, 2)])
    _ = stage.update()
    #expect(
      stage.update([.remove(level: 0, index: 0, count: 1)], origin: { _ in nil }) == [
        "end 0.0 end 0.1 will 0.0 will 0.1", "0 0.0 removeView", "1 0.1 removeView",
        "0 0.0 reuse configure addView", "1 0.1 reuse configure addView",
      ])
    #expect(
      stage.update(origin: { $0 == at(0, 1) ? nil : $0 }) == [
        "end 0.1 will 0.1", "1 0.1 removeView", "1 0.1 reuse configure addView",
      ])
    #expect(stage.update(origin: { $0 == at(0, 2) ? nil : $0 }) == [])
  }

  @Test func `a page with its own host gets another host for new content`() {
    var stage = Stage([3], hosting: .preallocated)
    _ = stage.update()
    #expect(
      stage.update(origin: { $0 == at(0, 1) ? $0 : nil }) == [
        "end 0.0 will 0.0", "0 0.0 removeView willMoveFromParent removeFromParent",
        "2 0.2 willMoveFromParent removeFromParent",
        "0 0.0 \(Self.created)", "2 0.2 \(Self.created)", "0 0.0 addView",
      ])
  }

  @Test(arguments: [HostingRule.recycled, .preallocated, .cell])
  func `a page that moves keeps its host`(rule: HostingRule) {
    var stage = Stage([1, 2], [.viewport(2, 2)], hosting: rule)
    _ = stage.update()
    let host = stage.pool.host(at: at(1, 1))
    // A new level at the top moves the first level down. Only the new level's page is reported.
    let events = stage.update(
      [.insertLevel(count: 1, index: 0), .viewport(3, 2)],
      origin: { $0.level == 0 ? nil : Position(level: $0.level - 1, page: $0.page) })
    #expect(events.first == "will 0.0")
    #expect(events.allSatisfy { $0 == events.first || $0.hasPrefix("3 0.0") }, "\(events)")
    #expect(stage.pool.host(at: at(2, 1)) == host)
    let swap = stage.update(
      [.moveLevel(0, index: 1)], origin: { Position(level: [1, 0, 2][$0.level], page: $0.page) })
    #expect(swap == [])
    #expect(stage.pool.host(at: at(2, 1)) == host)
    #expect(stage.pool.host(at: at(1, 0)) == 3)
    #expect(
      stage.pool.assignments.map(\.number) == [0, 1, 2, 3]
        && stage.pool.assignments.compactMap(\.position).count == 4)
  }

  @Test(arguments: [HostingRule.recycled, .preallocated, .cell])
  func `if two pages have the same origin, the first keeps the host`(rule: HostingRule) {
    var stage = Stage([2], [.viewport(1, 2)], hosting: rule)
    _ = stage.update()
    let events = stage.update(origin: { _ in at(0, 0) })
    #expect(events.first == "end 0.1 will 0.1")
    let numbers = stage.pool.assignments.filter { $0.position != nil }.map(\.number)
    #expect(Set(numbers).count == 2)
  }

  @Test func `hosts are found by page and pages by host`() {
    var stage = Stage([9], [.viewport(1, 2), .page(3)])
    _ = stage.update()
    _ = stage.update([.viewport(1, 1), .move(.right, 1)])
    #expect([0, 3, 4, 5].map { stage.pool.host(at: at(0, $0)) } == [nil, nil, 1, nil])
    #expect(stage.pool.host(at: at(1, 4)) == nil)
    #expect(stage.pool.assignments.map(\.number) == [0, 1])
    #expect(stage.pool.assignments.map(\.position) == [nil, at(0, 4)])
    #expect(stage.pool.createdCount == 2)
  }

  @Test(arguments: [at(-1, 0), at(0, -1), at(9, 9), Position(level: 0, page: nil)])
  func `an origin that does not exist counts as a new page`(origin: Position) {
    var stage = Stage([1], hosting: .preallocated)
    _ = stage.update()
    let lines = stage.update([], origin: { _ in origin })
    #expect(lines.first == "end 0.0 will 0.0")
    #expect(stage.pool.createdCount == 2)
  }
}
