public import CrossPager

/// The twin of a pager, with the opposite reading direction. Law 12, mirror: given mirrored commands, the twin is on
/// the same pages, and everything it reports is mirrored.
public struct MirrorTwin: Companion, Hashable, Sendable {
  private var twin: Pager

  public static let law =
    "law 12, mirror: under the opposite reading direction, mirrored commands lead to the same pages"

  /// Creates the twin of a settled pager with no open page.
  public init(of pager: Pager) {
    twin = Pager(levels: pager.levels)
    var snapshot = pager.snapshot
    snapshot.rules = snapshot.rules.mirrored
    twin.apply(.restore(snapshot))
  }

  public mutating func follow(_ step: Transition) -> String? {
    let command = step.command.mirrored
    let foretold = twin.outcome(of: command)
    let outcome = twin.apply(command)
    if foretold != outcome { return "The twin predicted \(foretold)." }
    return outcome == step.outcome.mirrored ? nil : "The twin's outcome is \(outcome)."
  }

  public func difference(from pager: Pager) -> String? {
    if twin.levels != pager.levels || twin.position != pager.position { return "The pages differ." }
    if twin.rules != pager.rules.mirrored || twin.newLevelRules != pager.newLevelRules {
      return "The rules differ."
    }
    if twin.openPage != pager.openPage { return "The open pages differ." }
    if SeenPhase(twin.phase) != SeenPhase(pager.phase).mirrored {
      return "The phases are \(pager.phase) and \(twin.phase)."
    }
    if twin.target != pager.target { return "The targets differ." }
    if twin.routes != pager.routes.mirrored {
      return "The routes are \(pager.routes) and \(twin.routes)."
    }
    let (pages, mirrored) = (pager.window.pages, twin.window.pages)
    // On a display W pages wide, a page whose left edge is at x has a mirror image whose left edge is at W − 1 − x.
    let right = pager.rules.viewport.pages - 1
    let areMirrored =
      pages.count == mirrored.count
      && zip(pages, mirrored).allSatisfy {
        $0.position == $1.position && $1.x == right - $0.x && $0.y == $1.y
      }
    return areMirrored ? nil : "The windows are \(pager.window) and \(twin.window)."
  }
}

/// The visible state of a gesture: the axis, the offset, the drag distance or the end of the settle, and the time.
private struct SeenPhase: Hashable {
  var axis: Pager.Axis?
  var offset: Offset
  var way: Offset
  var elapsedMilliseconds = 0
  var durationMilliseconds = 0

  init(_ phase: Phase) {
    axis = phase.axis
    offset = phase.offset
    switch phase {
    case .settled: way = 0
    case .dragging(let drag): way = drag.distance
    case .settling(let settle):
      way = settle.end
      elapsedMilliseconds = settle.elapsedMilliseconds
      durationMilliseconds = settle.durationMilliseconds
    }
  }

  var mirrored: SeenPhase {
    var phase = self
    if axis == .horizontal { (phase.offset, phase.way) = (-offset, -way) }
    return phase
  }
}
