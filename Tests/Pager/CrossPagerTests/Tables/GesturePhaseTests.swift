import CrossPager
import CrossPagerTesting
import Foundation
import Testing

struct GesturePhaseTests {
  /// The phases of a pager on page 1 of level 1, with three levels of three pages.
  private enum Situation: String, CaseIterable {
    case settled
    /// Dragged 0.3 toward the page on the right.
    case horizontally
    /// Dragged 0.6 toward the level below.
    case vertically
    /// Dragged 1 toward the page on the right, but displayed as 0.35484 because of a lock.
    case atLock
    /// Settling from 0.6 to the page on the right, after 100 ms.
    case goingOn
    /// Settling from 0.3 back to the page, after 100 ms.
    case goingBack
    var commands: [Command] {
      switch self {
      case .settled: []
      case .horizontally: [.drag(-0.3)]
      case .vertically: [.drag(0, -0.6)]
      case .atLock: [.lock(.right), .drag(-1)]
      case .goingOn: [.drag(-0.6), .release(), .tick(100)]
      case .goingBack: [.drag(-0.3), .cancel, .tick(100)]
      }
    }
  }

  /// The example that follows `command` in a chain of examples, one for each kind of command. Add
  /// new commands here.
  private static func example(after command: Command?) -> Command? {
    switch command {
    case nil: .move(.right, 1)
    case .move: .first
    case .first: .last
    case .last: .top
    case .top: .bottom
    case .bottom: .next(2)
    case .next: .previous(1)
    case .previous: .goLevel(1)
    case .goLevel: .goPage(level: 1, page: 2)
    case .goPage: .page(1)
    case .page: .remember(level: 0, page: 1)
    case .remember: .forget(level: 1)
    case .forget: .forgetAll
    case .forgetAll: .align(level: 2)
    case .align: .zoom(.in)
    case .zoom: .open
    case .open: .openPage(level: 1, page: 2)
    case .openPage: .close
    case .close: .insert(level: 1, index: 0, count: 1)
    case .insert: .remove(level: 1, index: 2, count: 1)
    case .remove: .resize(level: 1, count: 3)
    case .resize: .reload(level: 1, count: 2, page: nil)
    case .reload: .insertLevel(count: 1, index: 9)
    case .insertLevel: .removeLevel(1)
    case .removeLevel: .moveLevel(1, index: 0)
    case .moveLevel: .replaceLevels([LevelReplacement(origin: 1, count: 3, page: 0)])
    case .replaceLevels:
      .restore(
        Pager.Snapshot(
          levels: [], currentLevel: 0, rules: PagerRules(), newLevelRules: LevelRules()))
    case .restore: .setLevelRule(.edge(.wrap), level: 0)
    case .setLevelRule: .setRuleOfAllLevels(.snap(.page))
    case .setRuleOfAllLevels: .setPagerRule(.ends(.wrap))
    case .setPagerRule: .lock(.left)
    case .lock: .unlock(.right)
    case .unlock: .drag(0)
    case .gesture(let gesture): example(after: gesture)
    }
  }

  private static func example(after gesture: Command.Gesture) -> Command? {
    switch gesture {
    case .drag(.zero, .zero): .drag(-0.5, -0.1)
    case .drag: .release()
    case .release: .cancel
    case .cancel: .glide(.right)
    case .glide(.right): .glide(.up)
    case .glide: .tick(0)
    case .tick(0): .tick(100)
    case .tick(100): .tick(300)
    case .tick: .finish
    case .finish: nil
    }
  }

  private static var examples: [Command] {
    var examples: [Command] = []
    while let next = example(after: examples.last) { examples.append(next) }
    return examples
  }

  /// The outcome of every command while page 1 of level 1 is open, and the page that is then open. All other commands
  /// are ignored with `pageOpen`.
  private static let tableWhileOpen = """
    command            | outcome        | open
    close              | changed        |
    insert 1 0 1       | changed        | 1.2
    remove 1 2 1       | changed        | 1.1
    resize 1 3         | alreadyThere   | 1.1
    reload             | changed x1.1   |
    insert-level x 1 9 | noSuchLevel    | 1.1
    remove-level 1     | changed x1.1   |
    move-level 1 0     | changed        | 0.1
    replaceLevels      | changed        | 0.0
    set edge wrap 0    | changed        | 1.1
    set snap page      | alreadyThere   | 1.1
    set ends wrap      | changed        | 1.1
    lock left          | changed        | 1.1
    unlock right       | alreadyThere   | 1.1
    """

  @Test func `while a page is open, what moves is ignored, and everything else works`() {
    let opened = Pager([3, 3, 3], [.goPage(level: 1, page: 1), .open])
    var rows = [["command", "outcome", "open"]]
    for command in Self.examples {
      var pager = opened
      let outcome = pager.apply(command)
      if outcome == .ignored(.pageOpen) {
        #expect(pager == opened, "\(command)")
      } else {
        rows.append([Self.name(command), outcome.words, pager.openPage?.words ?? ""])
      }
    }
    expect(rows, Self.tableWhileOpen)
  }

  @Test func `every command has its outcome in every phase`() {
    var rows = [["command"] + Situation.allCases.map(\.rawValue)]
    for command in Self.examples {
      rows.append([Self.name(command)] + Situation.allCases.map { Self.outcome(of: command, $0) })
    }
    expect(rows, Self.table)
  }

  private static func name(_ command: Command) -> String {
    command.text(naming: "x") ?? "\(command)".prefix { $0 != "(" }.description
  }

  private func expect(_ rows: [[String]], _ text: String) {
    let table = text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    for (row, expected) in zip(rows, table) { #expect(row == expected) }
    #expect(rows.count == table.count)
  }

  /// The outcome, or the phase if a gesture is in progress after the command.
  private static func outcome(of command: Command, _ situation: Situation) -> String {
    var pager = Pager([3, 3, 3], [.goPage(level: 1, page: 1)] + situation.commands)
    let before = pager
    let outcome = pager.apply(command)
    if case .ignored(let reason) = outcome {
      #expect(pager == before, "\(command) in \(situation)")
      return reason.words
    }
    let finished = outcome.words.split(separator: "changed").joined()
    switch pager.phase {
    case .settled: return outcome.words
    case .dragging(let drag): return "drag \(drag.axis.words) \(drag.offset.rawValue)\(finished)"
    case .settling(let settle):
      return "settle \(settle.axis.words) \(settle.offset.rawValue)\(finished)"
    }
  }

  /// A position stands for a move to that position. Parentheses contain a settle that was finished
  /// first. The words `drag` and `settle` stand for a change to the dragging or settling phase, with
  /// its axis and its offset in units. A place without a page is `1.-`, and none is `-`.
  private static let table = """
    command            | settled      | horizontally   | vertically     | atLock         | goingOn           | goingBack
    right 1            | 1.2          | 1.2            | 1.2            | locked right   | edge right        | 1.2 (1.1>1.1)
    first              | 1.0          | 1.0            | 1.0            | 1.0            | 1.0 (1.1>1.2)     | 1.0 (1.1>1.1)
    last               | 1.2          | 1.2            | 1.2            | 1.2            | alreadyThere      | 1.2 (1.1>1.1)
    top                | 0.0          | 0.0            | 0.0            | 0.0            | 0.0 (1.1>1.2)     | 0.0 (1.1>1.1)
    bottom             | 2.0          | 2.0            | 2.0            | 2.0            | 2.0 (1.1>1.2)     | 2.0 (1.1>1.1)
    next 2             | 2.0          | 2.0            | 2.0            | 2.0            | 2.1 (1.1>1.2)     | 2.0 (1.1>1.1)
    previous 1         | 1.0          | 1.0            | 1.0            | 1.0            | 1.1 (1.1>1.2)     | 1.0 (1.1>1.1)
    go 1               | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | alreadyThere      | alreadyThere
    go 1 2             | 1.2          | 1.2            | 1.2            | 1.2            | alreadyThere      | 1.2 (1.1>1.1)
    page 1             | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | 1.1 (1.1>1.2)     | alreadyThere
    remember 0 1       | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    forget 1           | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    forget all         | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    align 2            | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    zoom in            | 0.1          | 0.1            | 0.1            | 0.1            | 0.2 (1.1>1.2)     | 0.1 (1.1>1.1)
    open               | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    open 1 2           | notVisible   | notVisible     | notVisible     | notVisible     | changed (1.1>1.2) | notVisible
    close              | nothingOpen  | nothingOpen    | nothingOpen    | nothingOpen    | nothingOpen       | nothingOpen
    insert 1 0 1       | changed      | changed        | changed        | changed        | changed (1.2>1.3) | changed (1.2>1.2)
    remove 1 2 1       | changed      | changed        | changed        | changed        | changed (1.1>1.-) | changed (1.1>1.1)
    resize 1 3         | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | alreadyThere      | alreadyThere
    reload             | changed      | changed        | changed        | changed        | changed (1.->1.-) | changed (1.->1.-)
    insert-level x 1 9 | noSuchLevel  | noSuchLevel    | noSuchLevel    | noSuchLevel    | noSuchLevel       | noSuchLevel
    remove-level 1     | changed      | changed        | changed        | changed        | changed (->-)     | changed (->-)
    move-level 1 0     | changed      | changed        | changed        | changed        | changed (0.1>0.2) | changed (0.1>0.1)
    replaceLevels      | changed      | changed        | changed        | changed        | changed (0.->0.0) | changed (0.0>0.0)
    restore            | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    set edge wrap 0    | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    set snap page      | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | alreadyThere      | alreadyThere
    set ends wrap      | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    lock left          | changed      | changed        | changed        | changed        | changed (1.1>1.2) | changed (1.1>1.1)
    unlock right       | alreadyThere | alreadyThere   | alreadyThere   | changed        | alreadyThere      | alreadyThere
    drag 0 0           | alreadyThere | drag h 19661   | drag v 39322   | drag h 23255   | drag h 57769      | drag h 5825
    drag -0.5 -0.10001 | drag h 32768 | drag h 52429   | drag v 45876   | drag h 23255   | drag h 65536      | drag h 38593
    release 0 0        | notDragging  | settle h 19661 | settle v 39322 | settle h 23255 | notDragging       | notDragging
    cancel             | notDragging  | settle h 19661 | settle v 39322 | settle h 23255 | notDragging       | notDragging
    glide right        | settle h 0   | settle h 0     | settle h 0     | locked right   | edge right        | settle h 0 (1.1>1.1)
    glide up           | settle v 0   | settle v 0     | settle v 0     | settle v 0     | settle v 0 (1.1>1.2) | settle v 0 (1.1>1.1)
    tick 0             | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | alreadyThere      | alreadyThere
    tick 100           | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | settle h 64565    | settle h 728
    tick 300           | alreadyThere | alreadyThere   | alreadyThere   | alreadyThere   | 1.2               | changed
    finish             | alreadyThere | changed        | 2.0            | changed        | 1.2               | changed
    """
}

extension Outcome {
  /// A description such as `1.0 (1.1>1.2)`, which stands for a move to a position after a finished settle.
  fileprivate var words: String {
    switch self {
    case .moved(let move):
      move.to.words + (move.stopped.map { " \($0)" } ?? "") + (move.finished?.words ?? "")
    case .changed(let finished, let closed):
      "changed" + (finished?.words ?? "") + (closed.map { " x\($0.words)" } ?? "")
    case .ignored(let reason): reason.words
    }
  }
}

extension Reason {
  fileprivate var words: String {
    switch self {
    case .edge(let edge): "edge \(edge)"
    case .locked(let direction): "locked \(direction)"
    case .pageOpen, .nothingOpen, .notVisible, .notDragging, .emptyLevel, .noSuchLevel,
      .noSuchPage, .alreadyThere, .noLevels, .doesNotFit:
      "\(self)"
    }
  }
}

extension Pager.Axis {
  fileprivate var words: String { self == .horizontal ? "h" : "v" }
}

extension Arrival {
  fileprivate var words: String { " (\(from?.words ?? "-")>\(to?.words ?? "-"))" }
}

extension Position {
  fileprivate var words: String { "\(level).\(page.map(String.init) ?? "-")" }
}
