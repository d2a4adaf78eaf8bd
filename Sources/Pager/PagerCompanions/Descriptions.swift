public import CrossPager

// The text that `print` writes.

extension Offset: CustomStringConvertible {
  /// The number of pages, such as `-0.25`.
  public var description: String { "\(Double(self))" }
}

extension Position: CustomStringConvertible {
  /// The indices of the page and its level, such as `page 3 of level 0`.
  public var description: String {
    page.map { "page \($0) of level \(level)" } ?? "empty level \(level)"
  }
}

extension Directions: CustomStringConvertible {
  /// The directions in the order of `Direction`, such as `[left, down]`.
  public var description: String {
    "[" + elements.map { "\($0)" }.joined(separator: ", ") + "]"
  }
}

extension Outcome: CustomStringConvertible {
  /// The result and its details, such as `moved: page 0 of level 0 → page 4 of level 0, 4 steps, stopped at right`,
  /// `changed` or `ignored: edge left`.
  public var description: String {
    switch self {
    case .moved(let move):
      "moved: \(move.from) → \(move.to)"
        + (move.steps.map { ", \($0) \($0 == 1 ? "step" : "steps")" } ?? "")
        + (move.stopped.map { ", stopped at \($0)" } ?? "") + after(move.finished)
    case .changed(let finished, let closed):
      "changed" + after(finished) + (closed.map { ", closed \($0)" } ?? "")
    case .ignored(.edge(let edge)): "ignored: edge \(edge)"
    case .ignored(.locked(let direction)): "ignored: locked \(direction)"
    case .ignored(let reason): "ignored: \(reason)"
    }
  }

  private func after(_ finished: Arrival?) -> String {
    guard let finished else { return "" }
    let places = [finished.from, finished.to].map { position in
      guard let position else { return "nowhere" }
      return position.page == nil ? "no page of level \(position.level)" : "\(position)"
    }
    return ", after \(places.joined(separator: " → "))"
  }
}

extension Pager: CustomStringConvertible {
  /// A line such as `<Pager: page 4 of level 0, settled, 5 and 3 pages>`.
  public var description: String { describe { "\($0)" } }

  fileprivate func describe(level: (Int) -> String) -> String {
    func position(_ position: Position) -> String {
      "\(position.page.map { "page \($0) of" } ?? "empty") level \(level(position.level))"
    }
    var words = [self.position.map(position) ?? "no levels"]
    switch phase {
    case .settled: words.append("settled")
    case .dragging, .settling:
      let verb = phase.isSettling ? "settling" : "dragging"
      words.append("\(verb) \(offset) toward \(target.map(position) ?? "")")
    }
    if let openPage { words.append("\(position(openPage)) is open") }
    if !levels.isEmpty {
      let counts = levels.map { "\($0.count)" }
      let list = [counts.dropLast().joined(separator: ", "), counts.suffix(1).joined()]
      words.append(list.filter { !$0.isEmpty }.joined(separator: " and ") + " pages")
    }
    return "<Pager: \(words.joined(separator: ", "))>"
  }
}

extension NamedPager: CustomStringConvertible {
  /// A line such as `<Pager: page 4 of level day, settled, 5 and 3 pages>`.
  public var description: String {
    base.describe { index in levelID(at: index).map { "\($0)" } ?? "\(index)" }
  }
}
