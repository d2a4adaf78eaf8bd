public import CrossPager

extension Session {
  /// All that commands change, and that undo takes back.
  public struct State: Hashable, Sendable {
    /// Where everything is, by indices.
    public internal(set) var pager: Pager
    /// One label for each of the pager's levels.
    public internal(set) var labels: [LevelLabel]
    /// Which pages share the scale of their charts.
    public internal(set) var scale: ScaleRule = .level
    /// The column of numbers that is drawn; nil if there are none.
    public internal(set) var value: String?

    /// Does a command of the model and keeps the labels with their levels.
    ///
    /// - Parameter name: of the level that is inserted, if the command is that.
    mutating func apply(_ command: Command, name: String = "") -> Outcome {
      if isEditOfDatedPages(command) { return .ignored(.doesNotFit) }
      let edited = command.level.flatMap { pager.levels.indices.contains($0) ? $0 : nil }
      let count = edited.map { pager.levels[$0].count } ?? 0
      let outcome = pager.apply(command, alignment: alignment)
      if case .changed = outcome { relabel(after: command, count: count, name: name) }
      return outcome
    }

    /// A calendar gives a dated level its pages; they cannot be edited by hand.
    private func isEditOfDatedPages(_ command: Command) -> Bool {
      switch command {
      case .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
        .reload(let level, _, _):
        labels.indices.contains(level) && labels[level].dated != nil
      case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
        .remember, .forget, .align, .zoom, .gesture, .open, .openPage, .close, .insertLevel,
        .removeLevel, .moveLevel, .setLevelRule, .setPagerRule, .lock, .unlock:
        false
      }
    }

    /// Which pages of the levels correspond.
    var alignment: DatedAlignment { DatedAlignment(labels: labels) }

    /// Brings the pager to rest, as a command that is none of the pager's own does first, and tells where a settle led.
    mutating func settle() -> Arrival? { pager.settle(alignment: alignment) }

    /// The state without the gesture there is.
    var withoutGesture: State {
      var state = self
      state.pager = pager.withoutGesture
      return state
    }

    /// The directions in which a step would move. A page that is open bars all of them.
    var routes: Directions { pager.routes(alignment: alignment) }

    /// Whether nothing moves and no page is open: only then a calendar may give levels other pages.
    var isAtRest: Bool { pager.phase == .settled && pager.openPage == nil }

    /// - Parameter count: how many pages the level that was edited had.
    private mutating func relabel(after command: Command, count: Int, name: String) {
      switch command {
      case .insert(let level, let index, let added):
        labels[level].insertPages(added, at: index)
      case .remove(let level, let index, let removed):
        labels[level].removePages(removed, at: index)
      case .resize(let level, let target) where target > count:
        labels[level].insertPages(target - count, at: count)
      case .resize(let level, let target):
        labels[level].removePages(count - target, at: target)
      case .insertLevel(_, let index):
        labels.insert(LevelLabel(name: name), at: index ?? labels.count)
      case .removeLevel(let level): labels.remove(at: level)
      case .moveLevel(let level, let index): labels.insert(labels.remove(at: level), at: index)
      case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
        .remember, .forget, .align, .zoom, .gesture, .open, .openPage, .close, .reload,
        .setLevelRule,
        .setPagerRule, .lock, .unlock:
        break
      }
    }
  }
}
