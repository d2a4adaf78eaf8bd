import CrossPager

/// The laws of an exploration, grouped by what they concern.
struct Checks {
  private var states: [StateCheck] = []
  private var rests: [StateCheck] = []
  private var transitions: [TransitionCheck] = []
  private var restings: [RestingCheck] = []
  private var displays: [TransitionCheck] = []

  init(_ laws: [Law]) {
    for law in laws {
      switch law.scope {
      case .state(let find): states.append(StateCheck(law: law.name, find: find))
      case .rest(let find): rests.append(StateCheck(law: law.name, find: find))
      case .transition(let find): transitions.append(TransitionCheck(law: law.name, find: find))
      case .resting(let find): restings.append(RestingCheck(law: law.name, find: find))
      case .display(let find): displays.append(TransitionCheck(law: law.name, find: find))
      }
    }
  }

  func violation(in pager: Pager) -> Finding? {
    for check in states { if let text = check.find(pager) { return Finding(check.law, text) } }
    if !pager.isAtRest { return nil }
    for check in rests { if let text = check.find(pager) { return Finding(check.law, text) } }
    return nil
  }

  /// Returns the violation by a transition. `rest` is the pager before the transition, at rest.
  func violation(by step: Transition, _ rest: Pager) -> Finding? {
    let found =
      step.isAtRest
      ? violation(by: step, rested: step)
      : violation(by: step, rested: Transition(rest, step.command))
    if let found { return found }
    for check in transitions { if let text = check.find(step) { return Finding(check.law, text) } }
    return nil
  }

  private func violation(by step: Transition, rested: Transition) -> Finding? {
    for check in restings {
      if let text = check.find(step, rested) { return Finding(check.law, text) }
    }
    return nil
  }

  func violation(onDisplay step: Transition) -> Finding? {
    for check in displays { if let text = check.find(step) { return Finding(check.law, text) } }
    return nil
  }
}

// These types are not generic, because calls through generic types take longer.
private struct StateCheck {
  let law: String
  let find: @Sendable (Pager) -> String?
}

private struct TransitionCheck {
  let law: String
  let find: @Sendable (Transition) -> String?
}

private struct RestingCheck {
  let law: String
  let find: @Sendable (Transition, Transition) -> String?
}

/// The pairs of displays that transitions connect. A law about displayed pages is checked once for each pair.
struct DisplayPairs {
  private var numbers: [[Position]: Int] = [:]
  /// The number of each state's display.
  private var displays: [Int] = []
  private var pairs: Set<Int> = []

  /// Adds the display of the next state.
  mutating func add(_ pager: Pager) {
    let positions = pager.window.positions
    let number = numbers[positions] ?? numbers.count
    numbers[positions] = number
    displays.append(number)
  }

  /// Returns whether no earlier transition leads from one state's display to the other's.
  mutating func isNew(_ from: Int, _ to: Int) -> Bool {
    pairs.insert(displays[from] << 32 | displays[to]).inserted
  }
}
