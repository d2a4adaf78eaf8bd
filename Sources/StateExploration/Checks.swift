import CrossPager

/// The laws of an exploration, grouped by what they concern.
struct Checks {
  private var states: [(name: String, check: @Sendable (Pager) -> String?)] = []
  private var rests: [(name: String, check: @Sendable (Pager) -> String?)] = []
  private var transitions: [(name: String, check: @Sendable (Transition) -> String?)] = []
  private var displays: [(name: String, check: @Sendable (Transition) -> String?)] = []

  init(_ laws: [Law]) {
    for law in laws {
      switch law.scope {
      case .state(let check): states.append((law.name, check))
      case .rest(let check): rests.append((law.name, check))
      case .transition(let check): transitions.append((law.name, check))
      case .display(let check): displays.append((law.name, check))
      }
    }
  }

  func violation(in pager: Pager) -> Finding? {
    for (name, check) in states {
      if let text = check(pager) { return Finding(name, text) }
    }
    if !pager.isAtRest { return nil }
    for (name, check) in rests {
      if let text = check(pager) { return Finding(name, text) }
    }
    return nil
  }

  func violation(by step: Transition) -> Finding? {
    for (name, check) in transitions {
      if let text = check(step) { return Finding(name, text) }
    }
    return nil
  }

  func violation(onDisplay step: Transition) -> Finding? {
    for (name, check) in displays {
      if let text = check(step) { return Finding(name, text) }
    }
    return nil
  }
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

  /// Whether no earlier transition leads from one state's display to the other's.
  mutating func isNew(_ from: Int, _ to: Int) -> Bool {
    pairs.insert(displays[from] << 32 | displays[to]).inserted
  }
}
