import CrossPager

/// Laws 11 and 13, and the rules for gestures.
extension Law {
  public static let finishing = Law(
    name: "law 11, never stuck: one finish settles every phase",
    scope: .state { before in
      var pager = before
      let outcome = pager.apply(.gesture(.finish))
      if pager.phase != .settled { return "After \(outcome), the phase is \(pager.phase)." }
      let isIgnored = if case .ignored = outcome { true } else { false }
      return isIgnored == (before.openPage != nil || before.phase == .settled)
        ? nil : "In \(before.phase), the outcome of finishing is \(outcome)."
    })

  public static let ticking = Law(
    name: "law 11, never stuck: ticks end every settle on time",
    scope: .state { before in
      guard case .settling(let settle) = before.phase else { return nil }
      let duration = before.rules.gesture.settleMilliseconds
      if settle.durationMilliseconds != duration {
        return "The settle takes \(settle.durationMilliseconds) ms."
      }
      var pager = before
      var elapsed = settle.elapsedMilliseconds
      let tick = max(1, (duration - elapsed) / 4)
      for _ in 0..<8 where pager.phase != .settled {
        let outcome = pager.apply(.gesture(.tick(milliseconds: tick)))
        elapsed += tick
        if (pager.phase == .settled) != (elapsed >= duration) {
          return "After \(elapsed) ms, the phase is \(pager.phase), with \(outcome)."
        }
      }
      return pager == before.atRest ? nil : "Ticking and finishing lead to different states."
    })

  public static let splittingTime = Law(
    name: "law 11, never stuck: time can be split into ticks of any length",
    scope: .transition { step in
      guard case .gesture(.tick(let milliseconds)) = step.command, milliseconds > 1,
        step.outcome != .ignored(.alreadyThere), step.outcome != .ignored(.pageOpen)
      else { return nil }
      for first in [1, milliseconds / 2, milliseconds - 1] {
        var pager = step.before
        let early = pager.apply(.gesture(.tick(milliseconds: first)))
        if early == step.outcome && pager.phase == .settled { continue }
        let outcome = pager.apply(.gesture(.tick(milliseconds: milliseconds - first)))
        if outcome != step.outcome || pager != step.after {
          return "In two ticks, the outcome is \(outcome)."
        }
      }
      return nil
    })

  public static let stayingUntilArrival = Law(
    name: "gestures: levels, rules and the settled position stay the same until a settle arrives",
    scope: .transition { step in
      guard step.isGesture, step.after.phase != .settled else { return nil }
      // A glide during a settle first completes the settle.
      let before = step.glide == nil || step.isIgnored ? step.before : step.before.atRest
      return before.levels == step.after.levels && before.position == step.after.position
        && before.rules == step.after.rules ? nil : "The pager changed before the settle arrived."
    })

  public static let arrivingAtTarget = Law(
    name: "gestures: a gesture arrives at its target",
    scope: .transition { step in
      guard step.isGesture, step.before.phase != .settled, step.after.phase == .settled else {
        return nil
      }
      let target = step.before.target
      let expected: Outcome? =
        if let from = step.before.position, let target, from != target {
          .moved(Move(from: from, to: target))
        } else { .changed() }
      return step.after.position == target && step.outcome == expected
        ? nil : "The target was \(String(describing: target))."
    })

  public static let interrupting = Law(
    name: "gestures: a command during a gesture ends the gesture and then runs, or does nothing",
    scope: .resting { step, rested in
      if step.isGesture || step.before.openPage != nil || step.before.phase == .settled {
        return nil
      }
      if case .ignored = rested.outcome {
        return step.outcome == rested.outcome && step.after == step.before
          ? nil : "At rest, the outcome is \(rested.outcome)."
      }
      let expected = rested.outcome.finishing(step.before, then: rested)
      return step.after == rested.after && (expected == nil || step.outcome == expected)
        ? nil : "At rest, the outcome is \(rested.outcome)."
    })

  public static let gliding = Law(
    name: "gestures: a glide settles where the move would lead, or is ignored as the move would be",
    scope: .transition { step in
      guard let direction = step.glide, step.before.openPage == nil else { return nil }
      let rest = step.before.atRest
      let expected = Transition(rest, .move(direction, 1)).glided(direction)
      if expected.outcome.isIgnored {
        return step.outcome == expected.outcome && step.after == step.before
          ? nil : "At rest, the outcome is \(expected.outcome)."
      }
      let glide = Transition(rest, step.command)
      if step.outcome != Outcome.changed().finishing(step.before, then: glide) {
        return "The glide does not tell the settle that it completes."
      }
      guard case .settling(let settle) = step.after.phase, settle.axis == direction.axis,
        settle.offset == .zero, settle.durationMilliseconds == rest.rules.gesture.settleMilliseconds
      else { return "The phase is \(step.after.phase)." }
      return step.after.atRest == expected.after && step.after.target == expected.after.position
        ? nil : "The glide leads to \(String(describing: step.after.target))."
    })

  public static let correspondence = Law(
    name: "law 13, one correspondence: a settle targets, draws and reaches the same place",
    scope: .state { settling in
      guard case .settling = settling.phase else { return nil }
      let finished = Transition(settling, .gesture(.finish)).after
      if finished.position != settling.target { return "The settle misses its target." }
      if finished.routes != settling.routes { return "The routes are \(settling.routes)." }
      // A freely scrolling level shows a page only when the content reaches it.
      let isFree = settling.currentLevel.map { settling.levels[$0].rules.snap } == .free
      let isSnapping = settling.phase.axis == .vertical || !isFree
      guard isSnapping, settling.phase.offset != .zero else { return nil }
      let shown = settling.window.positions
      return finished.window.positions.allSatisfy(shown.contains)
        ? nil : "The settle does not draw the place that it reaches."
    })
}

extension Outcome {
  /// Returns the outcome of the command of `rested` if it is performed during the gesture of `pager`, or nil if the
  /// levels are too long to list.
  fileprivate func finishing(_ pager: Pager, then rested: Transition) -> Outcome? {
    guard case .settling = pager.phase, let from = pager.position, let to = rested.before.position
    else { return self }
    if rested.command.isEdit && rested.pagesAfterEdit == nil { return nil }
    let arrival = Arrival(from: rested.successor(of: from), to: rested.successor(of: to))
    switch self {
    case .moved(var move):
      move.finished = arrival
      return .moved(move)
    case .changed: return .changed(finished: arrival)
    case .ignored: return self
    }
  }
}

extension Transition {
  fileprivate var glide: Direction? {
    if case .gesture(.glide(let direction)) = command { direction } else { nil }
  }

  /// Returns, for a move by one place, the same transition or, along a freely scrolling level, a scroll by one page or
  /// to the bound.
  fileprivate func glided(_ direction: Direction) -> Transition {
    guard direction.axis == .horizontal, let level = before.position?.level,
      before.levels[level].rules.snap == .free, let rest = before.restOffset(ofLevel: level),
      !before.rules.locked.contains(direction)
    else { return self }
    let isForward = (direction == .right) == (before.rules.reading == .ltr)
    let end = max(Offset(pages: before.levels[level].count) - before.rules.viewport.pages, .zero)
    let room = isForward ? end - rest : rest
    var pager = before
    if room == .zero {
      return Transition(
        before: before, command: command, outcome: .ignored(.edge(direction.edge)), after: before)
    }
    // A drag moves the content against the direction, and a release at rest leaves it there.
    let distance = min(room, 1)
    pager.drag(x: direction == .right ? -distance : distance)
    pager.release()
    pager.finish()
    return Transition(before: before, command: command, outcome: .changed(), after: pager)
  }
}
