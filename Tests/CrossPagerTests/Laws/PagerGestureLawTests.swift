import CrossPager
import CrossPagerTesting
import Testing

/// Checks law 11 and the rules of section 4 for gestures in every phase.
/// At quick depth, the suite runs a tenth of the seeds.
struct PagerGestureLawTests {
  @Test(arguments: Seeds.all)
  func `law 11, never stuck: one finish settles every phase`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      var pager = step.after
      let wasOpen = pager.openPage != nil
      let outcome = pager.apply(.gesture(.finish))
      if pager.phase != .settled { return "It is \(pager.phase) after \(outcome)." }
      let isIgnored = if case .ignored = outcome { true } else { false }
      return isIgnored == (wasOpen || step.after.phase == .settled)
        ? nil : "It was \(step.after.phase), and finishing is \(outcome)."
    }
  }

  @Test(arguments: Seeds.all)
  func `law 11, never stuck: ticks of any length end every settle on time`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      guard case .settling(let settle) = step.after.phase else { return nil }
      if settle.durationMilliseconds != step.after.rules.gesture.settleMilliseconds {
        return "It takes \(settle.durationMilliseconds) ms."
      }
      var random = SeededGenerator(seed: seed)
      var pager = step.after
      var milliseconds = settle.elapsedMilliseconds
      var ticks = 0
      while pager.phase != .settled {
        if ticks == settle.durationMilliseconds { return "It is not at rest after \(ticks) ticks." }
        let tick = random.next() % 8 == 0 ? 1 + Int(random.next() % 100) : 1
        let outcome = pager.apply(.gesture(.tick(milliseconds: tick)))
        milliseconds += tick
        ticks += 1
        if (pager.phase == .settled) != (milliseconds >= settle.durationMilliseconds) {
          return "After \(milliseconds) ms it is \(pager.phase), with \(outcome)."
        }
      }
      return pager == step.after.atRest ? nil : "Ticks and finishing lead to different states."
    }
  }

  @Test(arguments: Seeds.all)
  func `time can be split into any ticks`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      guard case .gesture(.tick(let milliseconds)) = step.command, milliseconds > 1,
        step.outcome != .ignored(.alreadyThere), step.outcome != .ignored(.pageOpen)
      else { return nil }
      let first = 1 + Int(seed % UInt64(milliseconds - 1))
      var pager = step.before
      if pager.apply(.gesture(.tick(milliseconds: first))) == step.outcome
        && pager.phase == .settled
      {
        return nil
      }
      let outcome = pager.apply(.gesture(.tick(milliseconds: milliseconds - first)))
      return outcome == step.outcome && pager == step.after ? nil : "In two ticks it is \(outcome)."
    }
  }

  @Test(arguments: Seeds.all)
  func `levels, rules and the settled position stay until a settle arrives`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      guard step.isGesture, step.after.phase != .settled else { return nil }
      return step.before.levels == step.after.levels && step.before.position == step.after.position
        && step.before.rules == step.after.rules
        ? nil : "It moved before it arrived."
    }
  }

  @Test(arguments: Seeds.all)
  func `a gesture arrives at its target`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      guard step.isGesture, step.before.phase != .settled, step.after.phase == .settled else {
        return nil
      }
      let target = step.before.target
      let expected: Outcome? =
        if let from = step.before.position, let target, from != target {
          .moved(Move(from: from, to: target))
        } else { .changed() }
      return step.after.position == target && step.outcome == expected
        ? nil : "Its target was \(String(describing: target))."
    }
  }

  @Test(arguments: Seeds.all)
  func `a command in a gesture ends the gesture and then runs, or does nothing`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      if step.isGesture || step.before.openPage != nil || step.before.phase == .settled {
        return nil
      }
      let rested = step.atRest
      if case .ignored = rested.outcome {
        return step.outcome == rested.outcome && step.after == step.before
          ? nil : "At rest it is \(rested.outcome)."
      }
      return step.after == rested.after && step.outcome == rested.outcome.finishing(step.before)
        ? nil : "At rest it is \(rested.outcome)."
    }
  }

  @Test(arguments: Seeds.all)
  func `law 6, determinism: a copy acts as the pager does, independent of other copies`(
    seed: UInt64
  ) {
    expect(seed: seed) { (step: Transition) in
      var (copy, other) = (step.before, step.before)
      _ = (other.apply(.gesture(.finish)), other.apply(.next(1)))
      let outcome = copy.apply(step.command)
      return outcome == step.outcome && copy == step.after && copy.window == step.after.window
        && copy.hashValue == step.after.hashValue ? nil : "The copy differs."
    }
  }

  @Test(arguments: Seeds.all)
  func `an open page refuses every command but close, and close returns`(seed: UInt64) {
    expect(seed: seed) { (step: Transition) in
      if step.before.openPage != nil && step.command != .close {
        return step.outcome == .ignored(.pageOpen) ? nil : "It is \(step.outcome)."
      }
      guard step.after.openPage != nil else { return nil }
      var pager = step.after
      let outcome = pager.apply(.close)
      return outcome == .changed() && pager == step.before.atRest
        ? nil : "Closing is \(outcome), and the pager differs."
    }
  }
}

extension Outcome {
  /// The outcome if the command is performed during the gesture of `pager`.
  fileprivate func finishing(_ pager: Pager) -> Outcome {
    guard case .settling = pager.phase, let from = pager.position, let to = pager.atRest.position
    else { return self }
    let arrival = Arrival(from: from, to: to)
    switch self {
    case .moved(var move):
      move.finished = arrival
      return .moved(move)
    case .changed: return .changed(finished: arrival)
    case .ignored: return self
    }
  }
}
