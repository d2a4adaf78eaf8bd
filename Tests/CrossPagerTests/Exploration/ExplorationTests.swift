import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

@testable import Exploration

private typealias Walk = StateExploration.Exploration<NoCompanion>

struct ExplorationTests {
  private static let moves = Direction.allCases.map { Command.move($0, 1) }

  @Test func `a walk finds every state once, and applies every command in it`() {
    var walk = Walk(
      of: Pager(counts: [3, 2]), by: [.move(.right, 1), .move(.down, 1)], limit: 100)
    #expect(walk.run() == nil)
    #expect(walk.violation == nil && walk.isComplete)
    #expect(walk.stateCount == 9)
    #expect(walk.transitionCount == 18)
    // Two steps to the right, one down, and one to the right.
    #expect(walk.diameter == 4)
    #expect(walk.tally.counts == ["moved": 8, "edge right": 4, "edge bottom": 6])
  }

  @Test func `a script to a goal is a shortest one`() {
    var walk = Walk(of: Pager(counts: [4, 3]), by: Self.moves + [.last], limit: 100)
    let goal = walk.run { $0.position == at(1, 1) && $0.levels[0].page == 3 }
    let script = goal.map { walk.script(to: $0).map { walk.commands[$0] } }
    #expect(script == [.last, .move(.down, 1), .move(.right, 1)])
    #expect(!walk.isComplete)
    #expect(walk.run { $0.levels.isEmpty } == nil)
  }

  @Test func `a walk stops beyond its limit`() {
    var walk = Walk(of: Pager(counts: [100]), by: Self.moves, limit: 10)
    walk.run()
    #expect(walk.stateCount == 11 && !walk.isComplete && walk.violation == nil)
  }

  @Test func `a walk leaves out commands and states on request`() {
    var walk = Walk(of: Pager(counts: [9]), by: Self.moves, limit: 100)
    walk.isAllowed = { _, command in command != .move(.left, 1) }
    walk.isExpanded = { $0.position != at(0, 3) }
    walk.run()
    #expect(walk.stateCount == 4 && walk.unexpandedCount == 1 && walk.transitionCount == 9)
  }

  /// Faults, and the laws that they violate.
  private static let faults: [(name: String, law: String)] = [
    ("forgets the page of a level that it leaves", "law 2, independence"),
    ("turns the pages of all levels together", "law 2, independence"),
    ("goes to a level but refuses the page", "law 3, refusal"),
    ("does not report the edge that stopped a move", "law 2, independence"),
  ]

  @Test(arguments: faults)
  func `a planted fault is found, with a shortest script`(name: String, law: String) throws {
    let fault = try #require(Fault.all.first { $0.testDescription == name })
    var walk = Walk(
      of: Pager(counts: [2, 3]), by: Self.moves + [.move(.right, 5), .goPage(level: 1, page: 9)],
      limit: 1000)
    walk.machine = fault.apply
    walk.run()
    let violation = try #require(walk.violation)
    #expect(violation.law.hasPrefix(law), "\(violation)")
    #expect(violation.script.count <= 2)
  }

  @Test func `a planted law is found violated in the first state that violates it`() throws {
    let law = Law(
      name: "no page 2", violation: { $0.after.position == at(0, 2) ? "It is 2." : nil })
    var walk = Walk(of: Pager(counts: [4]), by: Self.moves, laws: [law], limit: 100)
    walk.run()
    let violation = try #require(walk.violation)
    #expect(violation.law == "no page 2" && violation.text == "It is 2.")
    #expect(violation.script.map { walk.commands[$0] } == [.move(.right, 1), .move(.right, 1)])
  }

  @Test(arguments: [
    "keeps a drag after another command", "goes on when a drag is canceled",
    "goes back from exactly half a page", "takes a rubber band's offset for the finger's distance",
    "forgets the elapsed time", "rests one unit further", "closes a page for another command",
    "reports the requested steps instead of those taken", "clamps a target instead of refusing it",
  ])
  func `a planted fault in a group is found by a law or the reference model`(name: String) throws {
    let fault = try #require(Fault.all.first { $0.testDescription == name })
    let group = Group(
      name: name, about: "", configurations: [[2]], rules: [[]],
      commands: { Alphabet.moves($0) + Alphabet.gestures })
    let setup: [Command] = name == "rests one unit further" ? Rules.free[0] : []
    var walk = group.exploration([2], setup, limit: 2000)
    walk.machine = fault.apply
    walk.run()
    #expect(walk.violation != nil)
  }
}

/// A part of what `swift run -c release Exploration` explores.
struct ExplorationGroupTests {
  private static let pagers: [[Int]] = Depth.choose(
    quick: [[2], [0, 2], [1, 2]], full: Configurations.upTo(levels: 2, 0...2) + [[2, 0, 2]])

  @Test(arguments: pagers)
  func `every command agrees with the laws, the reference model and the twin`(counts: [Int]) {
    for group in Group.all where group.friendForgets {
      let rules = Depth.some(of: group.rules, quick: 1)
      for setup in rules.prefix(4) {
        var walk = group.exploration(
          counts, setup, limit: Depth.choose(quick: 60, full: 300))
        walk.run()
        #expect(walk.violation == nil, "\(group.name) \(counts) \(setup)")
      }
    }
  }

  @Test func `every short history of the articles agrees with the reference model`() async {
    let articles = Histories.articles
    let histories = Histories(
      counts: articles.counts, commands: articles.commands,
      length: Depth.choose(quick: 2, full: 4))
    let result = await histories.run()
    #expect(result.problem == nil)
    #expect(result.sequenceCount == Depth.choose(quick: 110, full: 11_110))
  }

  @Test func `a rule that influences a command is found, and a group must vary it`() async {
    let found = await Influences.find(in: [[2, 1]], under: [[]])
    #expect(found.rules["left"] == ["edge of the current level", "lock left", "reading"])
    #expect(found.rules["zoom out"] == ["lock down"])
    #expect(found.rules["first"] == nil)
    let group = Group(
      name: "left", about: "", configurations: [], rules: [],
      commands: { _ in [.move(.left, 1), .first] }, variedRules: ["edge"])
    #expect(
      found.unvaried(by: [group])
        == ["lock left influences left, and the group 'left' does not vary it."])
  }

  @Test func `a drag stands for the gesture that it begins, and a group may keep a rule's default`()
    async
  {
    let found = await Influences.find(in: [[2, 1]], under: [[]])
    let group = Group(
      name: "drag", about: "", configurations: [], rules: [],
      commands: { _ in [Alphabet.drag(-1, 0)] }, variedRules: ["edge", "bounce", "lock left"],
      keptRules: ["gesture", "snap of the current level"])
    #expect(
      found.unvaried(by: [group])
        == ["lock right influences gesture right, and the group 'drag' does not vary it."])
  }

  @Test(arguments: [([1], 1), ([2], 2), ([2, 1], 3), ([0, 2], 2)])
  func `of several combinations of rules with the same effect on a pager, one is explored`(
    counts: [Int], expected: Int
  ) {
    let group = Group(
      name: "edges", about: "", configurations: [counts],
      rules: Rules.product(Rules.edges, Rules.empties),
      commands: Alphabet.gesturesFromEverywhere(along: .horizontal), mergesAlike: true)
    #expect(group.distinctRules(counts).count == expected)
  }

  @Test func `a pairwise selection has every pair of rules in fewer combinations`() {
    let lists = [Rules.edges, Rules.entries, Rules.bounces]
    let rows = Rules.pairwise(lists[0], lists[1], lists[2])
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      for pair in Rules.product(lists[first], lists[second]) {
        #expect(rows.contains { Set($0).isSuperset(of: pair) }, "\(pair)")
      }
    }
    #expect(rows.count < Rules.product(lists[0], lists[1], lists[2]).count)
  }

  @Test func `a group may apply only gestures during a gesture`() {
    let group = Group(
      name: "drag", about: "", configurations: [], rules: [],
      commands: { _ in [.move(.right, 1), Alphabet.drag(-1, 0)] }, gesturesOnlyDuringGestures: true)
    let walk = group.exploration([2], [])
    let settled = Pager(counts: [2])
    let dragging = Transition(settled, walk.commands[1]).after
    #expect(walk.commands.map { walk.isAllowed(settled, $0) } == [true, true])
    #expect(walk.commands.map { walk.isAllowed(dragging, $0) } == [false, true])
  }

  @Test func `the checked-in counts name every group`() throws {
    let names = try CountsFile.read().sections.map(\.name)
    #expect(names == (["influences", "histories"] + Group.all.map(\.name)).map { "[\($0)]" })
  }
}
