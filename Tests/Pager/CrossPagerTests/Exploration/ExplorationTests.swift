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

  @Test func `the totals distinguish checked transitions from those that were only compared`() {
    let file = CountsFile(
      text: """
        [influences]
        comparisons: 7
        [a]
        states: 1000
        states not continued: 300
        transitions: 5000
        diameter: 4
          moved: 9
        [b]
        states: 24
        states not continued: 0
        transitions: 50
        diameter: 3
        repeated transitions: 800
        """)
    #expect(
      file.totals == [
        "states checked, each once in every exploration that reaches it: 1024",
        "  with every command of their group applied: 724",
        "  where a walk ends, between eighths of a page or after a single gesture: 300",
        "transitions checked against the laws, the model and the twin: 5050",
        "transitions compared only with those of a like start: 800", "longest shortest script: 4",
      ])
  }

  /// Commands that lead to another start, and whether gestures have the same results there.
  private static let starts: [([Command], Bool)] = [
    ([], true), ([.remember(level: 1, page: 1)], true), ([.setPagerRule(.ends(.wrap))], true),
    ([.move(.right, 1)], false), ([.lock(.right)], false), ([.open], false),
    ([.insertLevel(count: 1, index: 2)], false), ([.removeLevel(1)], false),
    // Only a third gesture reaches the end of the level.
    ([.setRuleOfAllLevels(.edge(.wrap))], false),
  ]

  @Test(arguments: starts)
  func `a pager matches a graph if it does the same in every transition`(
    commands: [Command], isMatched: Bool
  ) throws {
    var walk = Walk(
      of: Pager(counts: [3, 2]), by: [Alphabet.drag(-5, 0), .gesture(.finish)], limit: 100)
    #expect(walk.graph == nil)
    walk.keepsTransitions = true
    walk.run()
    let graph = try #require(walk.graph)
    #expect(graph.states.count == walk.stateCount)
    #expect(graph.transitionCount == walk.transitionCount)
    var other = Pager(counts: [3, 2])
    for command in commands { other.apply(command) }
    #expect(graph.isMatched(by: other) == isMatched)
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

  @Test func `a violation of a planted law is found in the first state that violates it`() throws {
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
    quick: [[0, 2], [1, 2]], full: Configurations.upTo(levels: 2, 0...2) + [[2, 0, 2]])
  private static let groups = Group.all.filter { $0.friendForgets && !$0.exploresSingleGestures }
  private static let gestures = Group.all.filter(\.exploresSingleGestures)

  @Test(arguments: pagers)
  func `every command agrees with the laws, the reference model and the twin`(counts: [Int]) {
    for group in Self.groups {
      for setup in Depth.some(of: group.rules, quick: 1).prefix(4) {
        var walk = group.exploration(counts, setup, limit: Depth.choose(quick: 20, full: 300))
        walk.run()
        #expect(walk.violation == nil, "\(group.name) \(counts) \(setup)")
      }
    }
  }

  @Test(arguments: Depth.some(of: gestures, quick: 1))
  func `every gesture agrees with the laws, the reference model and the twin`(group: Group) async {
    var part = group
    part.configurations = Depth.choose(quick: [[0, 2]], full: [[2], [0, 2], [1, 2]])
    let count = Depth.choose(quick: 2, full: 8)
    part.rules = (0..<count).map { group.rules[$0 * (group.rules.count - 1) / (count - 1)] }
    #expect(await part.run().problems == [])
  }

  @Test func `every short history of the articles agrees with the reference model`() async {
    let articles = Histories.articles
    let histories = Histories(
      counts: articles.counts, commands: articles.commands, length: Depth.choose(quick: 2, full: 4))
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

  @Test(arguments: Depth.some(of: [([1], 1), ([2], 4), ([2, 1], 9), ([0, 2], 5)], quick: 2))
  func `of several starts that are alike, only one is explored`(counts: [Int], explored: Int) async
  {
    let summary = await group(counts, Rules.product(Rules.edges, Rules.empties)).run()
    #expect(summary.problems == [])
    #expect(summary.explorationCount == explored)
    #expect(summary.repeatedCount > 0)
  }

  private func group(_ counts: [Int], _ rules: [[Command]]) -> Group {
    Group(
      name: "edges", about: "", configurations: [counts], rules: rules,
      commands: { _ in Alphabet.gestures(along: .horizontal) }, exploresSingleGestures: true)
  }

  /// Faults under `empty skip`, which is otherwise like `empty enter`: one that short gestures reveal, and one that only
  /// the repetition of every transition reveals.
  private static let faultsUnderSkip: [Transition.Machine] = [
    { pager, command in
      let rule = pager.rules.gesture
      if pager.rules.empty == .skip { pager.apply(.setPagerRule(.gesture(GestureRule()))) }
      defer { pager.apply(.setPagerRule(.gesture(rule))) }
      return pager.apply(command)
    },
    { pager, command in
      guard case .settling(let settle) = pager.phase else { return pager.apply(command) }
      let isLate = settle.elapsedMilliseconds == 200 && command == .gesture(.cancel)
      return pager.apply(isLate && pager.rules.empty == .skip ? .gesture(.finish) : command)
    },
  ]

  @Test(arguments: faultsUnderSkip.indices)
  func `a fault under one of two combinations of rules that are alike is found`(index: Int) async {
    var group = group([2], Rules.product([Rules.gestures[0]], Rules.empties))
    #expect(await group.run().explorationCount == 2)
    group.machine = Self.faultsUnderSkip[index]
    let problems = await group.run().problems
    #expect(problems.contains { $0.contains("empty skip") }, "\(problems)")
  }

  @Test func `the checked-in counts name every group`() throws {
    let names = try CountsFile.read().sections.map(\.name)
    #expect(names == (["influences", "histories"] + Group.all.map(\.name)).map { "[\($0)]" })
  }
}

extension Group: CustomTestStringConvertible {
  public var testDescription: String { name }
}
