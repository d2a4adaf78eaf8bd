import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerTimeline

extension SessionState {
  /// Extends dated levels to cover all samples. Each level keeps its page. Under `set follow on`, a level on its last
  /// page goes to the new last page instead. If the drawn column no longer contains numbers, the first column replaces
  /// it. If the drawn series is missing, the first series replaces it.
  mutating func cover(_ data: ChartData) {
    let former = drawing
    var drawing = former
    if let shown = drawing.value, !data.names.contains(shown) { drawing.value = data.names.first }
    if drawing.series.map(data.hasSeries) != true { drawing.series = data.firstSeries }
    if drawing != former { self.drawing = drawing }
    replaceDatedLevels(by: data, growing: true)
  }

  /// Adds or removes pages without values. A level whose page is removed goes to the nearest page in
  /// time.
  mutating func set(_ rule: GapsRule, for data: ChartData) {
    if drawing.gaps == rule { return }
    drawing.gaps = rule
    replaceDatedLevels(by: data, growing: false)
    // The pages that `back` returns to may no longer exist.
    explored.entrances = []
    let bar = barIndex(in: data)
    explored.cursor?.index = bar ?? 0
  }

  /// Replaces dated levels whose pages have changed. An open page stays open if it remains.
  ///
  /// - Parameter growing: Whether later pages count as added at the end, so that levels can follow them.
  mutating func replaceDatedLevels(by data: ChartData, growing: Bool) {
    var replacements = pager.levels.indices.map(replacement)
    var isOpenPageGone = false
    let gaps = drawing.gaps
    for (index, label) in labels.enumerated() {
      guard let old = label.dated, let new = data.level(old.unit, gaps: gaps), new != old else {
        continue
      }
      labels[index].pages = .dated(new)
      if let page = replacements[index].openPage {
        replacements[index].openPage = new.page(meantBy: old.key(ofPage: page))
        isOpenPageGone = replacements[index].openPage == nil
      }
      replacements[index].page = pager.levels[index].page.map { new.page(at: $0, of: old) }
      replacements[index].addsAtEnd = growing && pager.openPage == nil && new.end > old.end
      (replacements[index].count, replacements[index].spans) = (new.count, new.spans)
    }
    // The nearest page takes the place of a level's page, but not of the open page.
    if isOpenPageGone { pager.apply(.close) }
    pager.apply(.replaceLevels(replacements))
    forgetAbsent()
  }

  /// The replacement that keeps a level unchanged.
  func replacement(ofLevel index: Int) -> LevelReplacement {
    let level = pager.levels[index]
    return LevelReplacement(
      origin: index, count: level.count, page: level.page,
      openPage: pager.openPage?.level == index ? pager.openPage?.page : nil, spans: level.spans)
  }
}

extension DatedLevel {
  /// The page that matches a page of another level, or else the nearest page. Both levels have the same unit, but their
  /// weeks may start on different days.
  fileprivate func page(at page: Int, of old: DatedLevel) -> Int {
    let index = old.index(ofPage: page)
    if calendar == old.calendar { return self.page(nearestTo: index) }
    return self.page(nearestTo: calendar.index(of: old.span(ofPage: page).lowerBound, in: unit))
  }
}
