import CrossPager

/// The head of a recorded script: a title, the commands that set changed rules, and the starting
/// place.
struct ScriptHead {
  /// The initial state of a session that runs the script with the same options.
  var beginning: SessionState
  /// The series drawn without options, or nil if the data has only one unnamed series.
  var usualSeries: String?
  /// The state at the start of the recording.
  var state: SessionState

  var text: String {
    let link = state.link.text
    let lines =
      ["# Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again."]
      + levelRules + pagerRules + gaps + column + series + ["follow \(link)", "expect \(link)"]
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

  /// The command that shows or skips pages without values, unless all pages are shown with and without options.
  private var gaps: [String] {
    state.gaps == .show && beginning.gaps == .show ? [] : ["gaps \(state.gaps.spelling)"]
  }

  /// The command that selects the drawn column, unless it is the initial column.
  private var column: [String] {
    guard let value = state.value, value != beginning.value else { return [] }
    return ["value \(Wording.quoting(value))"]
  }

  /// The command that selects the drawn series, unless it is drawn with and without options.
  private var series: [String] {
    guard let series = state.series, series != beginning.series || series != usualSeries else {
      return []
    }
    return ["series \(Wording.quoting(series))"]
  }
}
