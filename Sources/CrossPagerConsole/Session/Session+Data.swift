import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Samples that come while the session goes on.
extension Session {
  /// Takes up more samples than there were: dated levels grow to cover them, and every level stays on its page, or
  /// follows the end under `set follow on`. That is no change to be undone; what is undone later is brought up to it.
  ///
  /// - Parameter data: all samples, those there were among them.
  /// - Complexity: O(levels)
  public mutating func update(_ data: ChartData) {
    chartData = data
    scales = ScaleCache()
    catchUp()
    display.update(to: state)
  }

  /// Gives levels the pages of all samples there are, now or, while content moves or a page is open, after that: nothing
  /// changes under a finger.
  mutating func catchUp() {
    guard let chartData else { return }
    isBehind = !state.isAtRest
    if !isBehind { state.cover(chartData) }
  }
}

extension Session.State {
  /// Gives dated levels the pages that cover all samples there are; those they have, they keep. Where the column that is
  /// drawn turned out not to be one of numbers, the first takes its place.
  mutating func cover(_ data: ChartData) {
    if let shown = value, !data.names.contains(shown) { value = data.names.first }
    guard let span = data.columns.first?.span else { return }
    var replacements = pager.levels.enumerated().map { index, level in
      LevelReplacement(origin: index, count: level.count, page: level.page, spans: level.spans)
    }
    for (index, label) in labels.enumerated() {
      guard let old = label.dated else { continue }
      let new = DatedLevel(unit: old.unit, calendar: old.calendar, covering: span)
      guard new != old else { continue }
      labels[index].pages = .dated(new)
      replacements[index] = LevelReplacement(
        origin: index, count: new.count,
        page: pager.levels[index].page.map { $0 + old.first - new.first }, spans: new.spans,
        addsAtEnd: new.end > old.end)
    }
    pager.apply(.replaceLevels(replacements))
  }
}
