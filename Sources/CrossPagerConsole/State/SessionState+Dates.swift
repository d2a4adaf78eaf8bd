import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

extension SessionState {
  /// Extends dated levels to cover all samples and keeps their current pages. If the drawn column
  /// no longer contains numbers, the first column takes its place. If the data now has several series, one of them is
  /// drawn.
  mutating func cover(_ data: ChartData) {
    if let shown = value, !data.names.contains(shown) { value = data.names.first }
    if series.map(data.hasSeries) != true { series = data.firstSeries }
    guard let span = data.span else { return }
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

  /// Performs `date`: goes to the page of the current level that contains the start of `period`, or
  /// else to the first page within it.
  mutating func go(to period: Range<CivilTime>) -> Outcome {
    guard let level = pager.currentLevel else { return .ignored(.noLevels) }
    guard let dated = labels[level].dated else { return .ignored(.noDates) }
    guard let page = dated.page(in: period) else { return .ignored(.noSuchPage) }
    return apply(.page(page))
  }

  /// Performs `latest`.
  mutating func goToLatest() -> Outcome {
    guard let level = pager.currentLevel else { return .ignored(.noLevels) }
    guard labels[level].dated != nil else { return .ignored(.noDates) }
    return apply(.last)
  }
}
