import CrossPager
import CrossPagerTimeline

/// The head of a recorded script: a title, the commands that restore the settings, and the starting place.
struct ScriptHead {
  /// The state of a session that runs the script, after the commands in ``settings``.
  var beginning: SessionState
  /// The series drawn without options, or nil if the data has a single unnamed series.
  var usualSeries: String?
  /// The state at the start of the recording.
  var state: SessionState
  /// The commands that read the data and choose the levels.
  var settings: [String] = []

  var text: String {
    let link = state.link.text
    let lines =
      ["# Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again."]
      + settings + levelRules + pagerRules + marks(beforeLevels: true) + gaps + column + series
      + split
      + marks(beforeLevels: false) + entrances + comparison + cursor + [
        "follow \(link)", "expect \(link)",
      ]
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
      beginning.sceneRules.settings + beginning.prompt.settings,
      state.sceneRules.settings + state.prompt.settings
    ).filter { $0 != $1 }.map { "set \($1.text)" }
    let locks = [("lock", new.locked, old.locked), ("unlock", old.locked, new.locked)]
      .compactMap { name, these, others in
        let words = these.elements.filter { !others.contains($0) }.map(\.spelling)
        return words.isEmpty ? nil : "\(name) \(words.joined(separator: " "))"
      }
    return settings + locks
  }

  /// The command that shows or skips pages without values, unless all pages are shown both now and at the beginning.
  private var gaps: [String] {
    state.gaps == .show && beginning.gaps == .show ? [] : ["gaps \(state.gaps.spelling)"]
  }

  /// The commands that mark pages, either the pages that exist at the beginning or all other pages.
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

  /// The command that selects the drawn series, unless a session starts with that series both with and without options.
  private var series: [String] {
    guard let series = state.series, series != beginning.series || series != usualSeries else {
      return []
    }
    return ["series \(Wording.quoting(series))"]
  }

  /// The command that splits pages, unless the split is the initial one.
  private var split: [String] { state.split == beginning.split ? [] : [state.split.text] }
}

/// The commands for the marked bar and for the pages that `back` and `compare` use.
extension ScriptHead {
  /// The commands that enter each bar that `back` can return to.
  private var entrances: [String] {
    state.entrances.flatMap { place in
      go(to: place.page, in: place.level) + ["bar \(place.bar)", "enter"]
    }
  }

  /// The command that selects the page to compare with.
  private var comparison: [String] {
    guard let comparison = state.comparison else { return [] }
    let page: [String] =
      if case .page(let level, let key) = comparison { go(to: key, in: level) } else { [] }
    return page + ["compare \(comparison.words)"]
  }

  /// The commands that mark the bar on a page with enough bars. The mark remains when `follow` turns the page. If no bar
  /// is marked, removes the mark that `enter` may have left.
  private var cursor: [String] {
    if state.cursor == nil { return state.entrances.isEmpty ? [] : ["bar off"] }
    guard let cursor = state.cursor, let level = state.levelIndex(of: cursor.level),
      let dated = state.labels[level].dated, let page = state.pager.levels[level].page,
      let marked = ([page] + (0..<dated.count)).first(where: {
        dated.bars(ofPage: $0).count > cursor.index
      })
    else { return [] }
    return go(to: dated.key(ofPage: marked), in: cursor.level) + ["bar \(cursor.index)"]
  }

  /// The command that goes to a level's page with the given key, or an empty array if there is no such page.
  private func go(to key: String, in level: String) -> [String] {
    state.levelIndex(of: level).flatMap { state.labels[$0].dated?.page(forKey: key) }
      .map { ["go \(Wording.quoting(level)) \($0)"] } ?? []
  }
}
