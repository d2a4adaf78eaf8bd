import CrossPager

/// The head of a recorded script: a title, the commands that set changed rules, and the starting
/// place.
struct ScriptHead {
  /// The initial state of a session that runs the script, after the settings.
  var beginning: SessionState
  /// The state at the start of the recording.
  var state: SessionState
  /// The commands that read the data and choose the levels.
  var settings: [String] = []

  var text: String {
    let link = state.link.text
    let lines =
      ["# Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again."]
      + settings + levelRules + pagerRules + marks(beforeLevels: true) + gaps + column + series
      + marks(beforeLevels: false) + ["follow \(link)", "expect \(link)"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The commands that set level rules, first for all levels and then for single levels.
  private var levelRules: [String] {
    let newest = state.pager.newLevelRules.settings
    var lines: [String] = []
    var reached = beginning.pager.levels.map(\.rules.settings)
    for (index, setting) in newest.enumerated()
    where setting != beginning.pager.newLevelRules.settings[index] {
      lines.append("set \(setting.text)")
      for level in reached.indices { reached[level][index] = setting }
    }
    let origins = beginning.labels.indicesByName
    for (level, label) in state.labels.enumerated() {
      guard let old = origins[label.name] else { continue }
      for (setting, reached) in zip(state.pager.levels[level].rules.settings, reached[old])
      where setting != reached {
        lines.append("set \(setting.text) \(Wording.quoting(label.name))")
      }
    }
    return lines
  }

  private var pagerRules: [String] {
    let (old, new) = (beginning.pager.rules, state.pager.rules)
    let settings = zip(
      old.settings + [Setting(beginning.scale)], new.settings + [Setting(state.scale)]
    ).filter { $0 != $1 }.map { "set \($1.text)" }
    let locks = [("lock", new.locked, old.locked), ("unlock", old.locked, new.locked)]
      .compactMap { name, these, others in
        let words = these.elements.filter { !others.contains($0) }.map(\.spelling)
        return words.isEmpty ? nil : "\(name) \(words.joined(separator: " "))"
      }
    return settings + locks
  }

  /// The command that shows or skips pages without values, unless the initial rule is unchanged.
  private var gaps: [String] {
    state.gaps == beginning.gaps ? [] : ["gaps \(state.gaps.spelling)"]
  }

  /// The commands that mark pages: first those of the initial levels, and later those of other levels.
  private func marks(beforeLevels isBefore: Bool) -> [String] {
    state.marks.filter { (beginning.position(of: $0) != nil) == isBefore }.map { mark in
      "mark "
        + [mark.name, mark.level, mark.page.text].map { Wording.quoting($0) }
        .joined(separator: " ")
    }
  }

  /// The command that selects the drawn column, unless it is the initial column.
  private var column: [String] {
    guard let value = state.value, value != beginning.value else { return [] }
    return ["value \(Wording.quoting(value))"]
  }

  /// The command that selects the drawn series, unless it is the initial series.
  private var series: [String] {
    guard let series = state.series, series != beginning.series else { return [] }
    return ["series \(Wording.quoting(series))"]
  }
}
