import CrossPager
import PageHosts
import Testing

/// One step of a scenario: some commands and the events of the next update.
struct StageStep: Sendable {
  var commands: [Command]
  /// The new rule for hosts; nil if it stays.
  var hosting: HostingRule?
  var events: [String]

  init(_ commands: [Command] = [], hosting: HostingRule? = nil, _ events: [String]) {
    self.commands = commands
    self.hosting = hosting
    self.events = events
  }
}

/// A scenario with the events of each display update.
struct StageCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let counts: [Int]
  let setUp: [Command]
  let hosting: HostingRule
  let steps: [StageStep]
  let preallocatedCount: Int

  init(
    _ name: String, _ counts: [Int], _ setUp: [Command], hosting: HostingRule = .recycled,
    preallocatedCount: Int = 100_000, _ steps: [StageStep]
  ) {
    self.testDescription = name
    self.counts = counts
    self.setUp = setUp
    self.hosting = hosting
    self.preallocatedCount = preallocatedCount
    self.steps = steps
  }

  init(
    _ name: String, _ counts: [Int], hosting: HostingRule = .recycled,
    preallocatedCount: Int = 100_000, _ steps: [StageStep]
  ) {
    self.init(name, counts, [], hosting: hosting, preallocatedCount: preallocatedCount, steps)
  }

  func expect() {
    var stage = Stage(counts, setUp, hosting: hosting, preallocatedCount: preallocatedCount)
    for (index, step) in steps.enumerated() {
      if let hosting = step.hosting { stage.pool.hosting = hosting }
      let events = stage.update(step.commands)
      #expect(events == step.events, "step \(index)")
      #expect(stage.update() == [], "a second update has no events")
    }
  }
}

/// Checks the events in the table of `Docs/Gestures.md` ("Hosts"), including their order.
struct HostPoolEventTests {
  private static let created = "create addChild didMoveToParent configure"

  @Test(arguments: [
    StageCase(
      "one page appears and another leaves", [3],
      [
        StageStep([], ["will 0.0", "0 0.0 \(created) addView"]),
        StageStep(
          [.move(.right, 1)],
          ["end 0.0 will 0.1", "0 0.0 removeView", "0 0.1 reuse configure addView"]),
      ]),
    StageCase(
      "a drag and its arrival", [3],
      [
        StageStep([], ["will 0.0", "0 0.0 \(created) addView"]),
        StageStep([.drag(-0.3)], ["will 0.1", "1 0.1 \(created) addView"]),
        StageStep([.drag(-0.3)], []), StageStep([.release(), .tick(100)], []),
        StageStep([.tick(200)], ["end 0.0", "0 0.0 removeView"]),
        StageStep([.drag(-0.3)], ["will 0.2", "0 0.2 reuse configure addView"]),
        StageStep([.drag(0.3)], ["end 0.2", "0 0.2 removeView"]),
      ]),
    StageCase(
      "to another level", [2, 2], [.viewport(1, 2)],
      [
        StageStep(
          [], ["will 0.0 will 0.1", "0 0.0 \(created) addView", "1 0.1 \(created) addView"]),
        StageStep(
          [.move(.down, 1)],
          [
            "end 0.0 end 0.1 will 1.0 will 1.1", "0 0.0 removeView", "1 0.1 removeView",
            "0 1.0 reuse configure addView", "1 1.1 reuse configure addView",
          ]),
      ]),
    StageCase(
      "the host that is unused longest is reused first", [9], [.viewport(1, 2)],
      [
        StageStep(
          [], ["will 0.0 will 0.1", "0 0.0 \(created) addView", "1 0.1 \(created) addView"]),
        StageStep([.viewport(1, 1), .page(1)], ["end 0.0", "0 0.0 removeView"]),
        StageStep(
          [.move(.right, 1)],
          ["end 0.1 will 0.2", "1 0.1 removeView", "0 0.2 reuse configure addView"]),
        StageStep([.drag(-0.5)], ["will 0.3", "1 0.3 reuse configure addView"]),
      ]), StageCase("no pages", [0], [StageStep([], []), StageStep([.removeLevel(0)], [])]),
    StageCase(
      "across a wrap", [9], [.edge(.wrap)],
      [
        StageStep([], ["will 0.0", "0 0.0 \(created) addView"]),
        StageStep([.drag(0.3)], ["will 0.8", "1 0.8 \(created) addView"]),
        StageStep([.gesture(.cancel), .tick(300)], ["end 0.8", "1 0.8 removeView"]),
      ]),
    StageCase(
      "pages kept ready", [9], [.viewport(1, 1, beyond: 1)],
      [
        StageStep(
          [], ["will 0.0 will 0.1", "0 0.0 \(created) addView", "1 0.1 \(created) addView"]),
        StageStep([.move(.right, 1)], ["will 0.2", "2 0.2 \(created) addView"]),
        StageStep(
          [.move(.right, 1)],
          ["end 0.0 will 0.3", "0 0.0 removeView", "0 0.3 reuse configure addView"]),
      ]),
    StageCase(
      "a viewport that grows and shrinks", [9], [.page(4)],
      [
        StageStep([], ["will 0.4", "0 0.4 \(created) addView"]),
        StageStep(
          [.viewport(1, 2.5)],
          ["will 0.5 will 0.6", "1 0.5 \(created) addView", "2 0.6 \(created) addView"]),
        StageStep([.viewport(1, 1)], ["end 0.5 end 0.6", "1 0.5 removeView", "2 0.6 removeView"]),
        StageStep([.drag(-0.5)], ["will 0.5", "1 0.5 reuse configure addView"]),
      ]),
  ])
  func `recycled hosts stay children and are reused`(stage: StageCase) { stage.expect() }

  @Test(arguments: [
    StageCase(
      "one page appears and another leaves", [3], hosting: .cell,
      [
        StageStep([], ["will 0.0", "0 0.0 create configure addChild didMoveToParent addView"]),
        StageStep(
          [.move(.right, 1)],
          [
            "end 0.0 will 0.1", "0 0.0 removeView willMoveFromParent removeFromParent",
            "0 0.1 reuse configure addChild didMoveToParent addView",
          ]),
      ]),
    StageCase(
      "a drag that goes back", [3], hosting: .cell,
      [
        StageStep([], ["will 0.0", "0 0.0 create configure addChild didMoveToParent addView"]),
        StageStep(
          [.drag(-0.3)], ["will 0.1", "1 0.1 create configure addChild didMoveToParent addView"]),
        StageStep(
          [.gesture(.cancel), .gesture(.finish)],
          ["end 0.1", "1 0.1 removeView willMoveFromParent removeFromParent"]),
      ]),
  ])
  func `a host in a cell leaves its parent with its page`(stage: StageCase) { stage.expect() }

  @Test(arguments: [
    StageCase(
      "one page appears and another leaves", [2, 1], hosting: .preallocated,
      [
        StageStep(
          [],
          ["will 0.0", "0 0.0 \(created)", "1 0.1 \(created)", "2 1.0 \(created)", "0 0.0 addView"]),
        StageStep([.move(.right, 1)], ["end 0.0 will 0.1", "0 0.0 removeView", "1 0.1 addView"]),
        StageStep([.move(.down, 1)], ["end 0.1 will 1.0", "1 0.1 removeView", "2 1.0 addView"]),
      ]),
    StageCase(
      "more pages than preallocated hosts", [2, 2], hosting: .preallocated, preallocatedCount: 3,
      [
        StageStep(
          [],
          ["will 0.0", "0 0.0 \(created)", "1 0.1 \(created)", "2 1.0 \(created)", "0 0.0 addView"]),
        StageStep(
          [.goPage(level: 1, page: 1)],
          ["end 0.0 will 1.1", "0 0.0 removeView", "3 1.1 \(created) addView"]),
        StageStep(
          [.goPage(level: 1, page: 0)],
          [
            "end 1.1 will 1.0", "3 1.1 removeView willMoveFromParent removeFromParent",
            "2 1.0 addView",
          ]),
      ]),
    StageCase(
      "an edit moves a displayed page among the first", [2, 2],
      [.goPage(level: 1, page: 0)], hosting: .preallocated, preallocatedCount: 2,
      [
        StageStep(
          [], ["will 1.0", "0 0.0 \(created)", "1 0.1 \(created)", "2 1.0 \(created) addView"]),
        StageStep(
          [.remove(level: 0, index: 0, count: 1)], ["1 0.1 willMoveFromParent removeFromParent"]),
        StageStep(
          [.move(.right, 1)], ["end 1.0 will 1.1", "2 1.0 removeView", "1 1.1 \(created) addView"]),
      ]),
    StageCase(
      "an edit moves a displayed page out of the first", [1, 2],
      [.goPage(level: 1, page: 0)], hosting: .preallocated, preallocatedCount: 2,
      [
        StageStep([], ["will 1.0", "0 0.0 \(created)", "1 1.0 \(created) addView"]),
        StageStep([.insert(level: 0, index: 0, count: 1)], ["2 0.1 \(created)"]),
        StageStep(
          [.move(.right, 1)],
          [
            "end 1.0 will 1.1", "1 1.0 removeView willMoveFromParent removeFromParent",
            "1 1.1 \(created) addView",
          ]),
      ]),
    StageCase(
      "no preallocated hosts", [2], hosting: .preallocated, preallocatedCount: -1,
      [
        StageStep([], ["will 0.0", "0 0.0 \(created) addView"]),
        StageStep(
          [.move(.right, 1)],
          [
            "end 0.0 will 0.1", "0 0.0 removeView willMoveFromParent removeFromParent",
            "0 0.1 \(created) addView",
          ]),
      ]),
  ])
  func `preallocated hosts exist from the start`(stage: StageCase) { stage.expect() }
}
