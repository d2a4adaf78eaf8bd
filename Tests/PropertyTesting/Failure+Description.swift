internal import CrossPager

extension Failure: CustomStringConvertible {
  /// The script, as it can be pasted into the program, with the seed, what was expected and what came in
  /// comments.
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
    return lines.joined(separator: "\n")
  }
}

extension Reaction: CustomStringConvertible {
  /// For example `moved 0.0 to 1.- steps 1; at 1.-, pages 0 - of 3 0`.
  public var description: String {
    let pages = state.levels.map { name($0.page) }.joined(separator: " ")
    let counts = state.levels.map { String($0.count) }.joined(separator: " ")
    let levels = state.levels.isEmpty ? "no levels" : "pages \(pages) of \(counts)"
    let state = "at \(name(state.position)), \(levels)"
    return outcome.map { "\(name($0)); \(state)" } ?? "at the start \(state)"
  }

  private func name(_ page: Int?) -> String {
    page.map(String.init) ?? "-"
  }

  private func name(_ position: Position?) -> String {
    position.map { "\($0.level).\(name($0.page))" } ?? "-"
  }

  private func name(_ outcome: Outcome) -> String {
    switch outcome {
    case .moved(let move):
      "moved \(name(move.from)) to \(name(move.to))"
        + (move.steps.map { " steps \($0)" } ?? "")
        + (move.stopped.map { " stopped \($0)" } ?? "")
    case .changed: "changed"
    case .ignored(.edge(let edge)): "ignored edge \(edge)"
    case .ignored(.locked(let direction)): "ignored locked \(direction)"
    case .ignored(let reason): "ignored \(reason)"
    }
  }
}
