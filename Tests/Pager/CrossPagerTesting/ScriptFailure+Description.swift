internal import CrossPager

extension ScriptFailure: CustomStringConvertible {
  /// The script, ready to paste into the program. Comments contain the seed and the expected and
  /// actual reactions.
  ///
  ///     # crosspager --levels a=3,b=0
  ///     # seed 42
  ///     down 1
  ///     # expected: moved 0.0 to 1.- steps 1; at 1.-, pages 0 - of 3 0
  ///     # actual:   ignored edge bottom; at 0.0, pages 0 - of 3 0
  public var description: String {
    var lines = script.lines
    if let seed { lines.insert("# seed \(seed)", at: 1) }
    let (expected, actual) = (disagreement.expected, disagreement.actual)
    lines.append("# expected: \(expected)")
    lines.append("# actual:   \(actual)")
    if let expected = expected.state.rules?.lines, let actual = actual.state.rules?.lines {
      lines += expected.filter { !actual.contains($0) }.map { "# expected rule: \($0)" }
      lines += actual.filter { !expected.contains($0) }.map { "# actual rule:   \($0)" }
    }
    if let expected = expected.state.display, let actual = actual.state.display, expected != actual
    {
      lines += ["# expected display: \(expected)", "# actual display:   \(actual)"]
    }
    return lines.joined(separator: "\n")
  }
}

extension ObservedDisplay: CustomStringConvertible {
  /// A description such as `dragging horizontal 0.25 to 0.1, rests 0 1.5 -`.
  public var description: String {
    let rests = rests.map { $0?.text ?? "-" }.joined(separator: " ")
    return name(phase) + (rests.isEmpty ? "" : ", rests \(rests)")
      + (openPage == nil ? "" : ", open \(name(openPage))")
  }
}

extension PagerReaction {
  /// Returns the outcome of a command and what the command changed, such as `changed; at 0.3; pages 3 of 5`.
  ///
  /// After a move, its position is not repeated. Rests are left out if every level rests on its page or at its end, and
  /// did so before.
  ///
  /// - Parameter places: Whether to include the position and the pages.
  package func changes(since before: ObservedState, places: Bool = true) -> [String] {
    var changes = outcome.map { [name($0)] } ?? []
    var expected = before
    if case .moved(let move) = outcome {
      expected.position = move.to
      if expected.levels.indices.contains(move.to.level) {
        expected.levels[move.to.level].page = move.to.page
      }
    }
    if places, state.position != expected.position { changes.append("at \(name(state.position))") }
    if places, state.levels != expected.levels { changes.append(name(state.levels)) }
    if let rules = state.rules?.lines, let old = before.rules?.lines {
      // New levels have default rules unless they say otherwise.
      let usual = (before.levels.count..<max(before.levels.count, state.levels.count)).flatMap {
        LevelRules().lines(ofLevel: $0)
      }
      changes += rules.filter { !old.contains($0) && !usual.contains($0) }
    }
    if let display = state.display, let old = before.display {
      if display.phase != old.phase { changes.append(name(display.phase)) }
      if display.openPage != old.openPage {
        changes.append(display.openPage.map { "open \(name($0))" } ?? "nothing open")
      }
      if !display.rests.isEmpty, display.rests != old.rests, state.isScrolled || before.isScrolled {
        changes.append("rests " + display.rests.map { $0?.text ?? "-" }.joined(separator: " "))
      }
    }
    return changes
  }
}

extension ObservedState {
  /// Whether a level rests neither on its page nor at its end.
  fileprivate var isScrolled: Bool {
    guard let rests = display?.rests, let extent = rules?.pager.viewport.pages else { return false }
    return zip(rests, levels).contains { rest, level in
      let end = max(Offset.zero, Offset(pages: level.count) - extent)
      return rest != level.page.map { min(Offset(pages: $0), end) }
    }
  }
}

private func name(_ levels: [ObservedLevel]) -> String {
  if levels.isEmpty { return "no levels" }
  let pages = levels.map { name($0.page) }.joined(separator: " ")
  return "pages \(pages) of \(levels.map { String($0.count) }.joined(separator: " "))"
}

extension PagerReaction: CustomStringConvertible {
  /// A description such as `moved 0.0 to 1.- steps 1; at 1.-, pages 0 - of 3 0`.
  public var description: String {
    let state = "at \(name(state.position)), \(name(state.levels))"
    return outcome.map { "\(name($0)); \(state)" } ?? "at the start \(state)"
  }
}

private func name(_ outcome: Outcome) -> String {
  switch outcome {
  case .moved(let move):
    "moved \(name(move.from)) to \(name(move.to))" + (move.steps.map { " steps \($0)" } ?? "")
      + (move.stopped.map { " stopped \($0)" } ?? "") + name(move.finished)
  case .changed(let finished, let closed):
    "changed" + name(finished) + (closed.map { " closed \(name($0))" } ?? "")
  case .ignored(.edge(let edge)): "ignored edge \(edge)"
  case .ignored(.locked(let direction)): "ignored locked \(direction)"
  case .ignored(let reason): "ignored \(reason)"
  }
}

private func name(_ finished: Arrival?) -> String {
  finished.map { " finished \(name($0.from)) to \(name($0.to))" } ?? ""
}

private func name(_ phase: ObservedPhase) -> String {
  switch phase {
  case .settled: "settled"
  case .dragging(let axis, let offset, let target):
    "dragging \(axis) \(offset.text) to \(name(target))"
  case .settling(let axis, let offset, let target):
    "settling \(axis) \(offset.text) to \(name(target))"
  }
}

private func name(_ position: Position?) -> String {
  position.map { "\($0.level).\(name($0.page))" } ?? "-"
}

private func name(_ page: Int?) -> String { page.map(String.init) ?? "-" }
