import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerTimeline

extension [LevelLabel] {
  var units: [CalendarUnit] { compactMap { $0.dated?.unit } }
}

extension SessionState {
  /// Performs `levels`: replaces the dated levels with levels for these units, finest first.
  ///
  /// A level that remains keeps its page and its rules. If the current level is removed, the level with the nearest
  /// unit becomes current. That level and all new levels show the date of the current page. Levels without dates come
  /// after the dated levels.
  mutating func set(_ units: [CalendarUnit], for data: ChartData) throws(Refusal) {
    let former = ([pager.currentLevel].compactMap(\.self) + labels.indices).lazy
      .compactMap(datedPage(ofLevel:)).first
    let wanted = Set(units).sorted()
    if wanted == labels.units { throw .ignored(.alreadyThere) }
    let period = former?.span
    var levels: [(replacement: LevelReplacement, label: LevelLabel)] = []
    for unit in wanted {
      if let index = labels.firstIndex(where: { $0.dated?.unit == unit }) {
        levels.append((replacement(ofLevel: index), labels[index]))
      } else if let dated = data.level(unit, gaps: drawing.gaps) {
        if labels.contains(where: { $0.name == unit.rawValue }) { throw .ignored(.nameTaken) }
        levels.append(newLevel(dated, on: period))
      }
    }
    levels += labels.indices.filter { labels[$0].dated == nil }
      .map { (replacement(ofLevel: $0), labels[$0]) }
    let stays = levels.contains { $0.replacement.origin == pager.position?.level }
    pager.apply(.replaceLevels(levels.map(\.replacement)))
    labels = levels.map(\.label)
    for index in levels.indices where levels[index].replacement.origin == nil {
      pager.apply(.setLevelRule(.start(.last), level: index))
    }
    if !stays, let former, let period, let near = former.level.unit.nearest(in: wanted),
      let index = labels.firstIndex(where: { $0.dated?.unit == near })
    {
      pager.apply(.goPage(level: index, page: labels[index].dated?.page(for: period) ?? 0))
    }
    forgetAbsent()
  }

  /// Returns a level that starts on the page for a period. The caller must set its start rule to `last` afterwards.
  private func newLevel(
    _ dated: DatedLevel, on period: Range<CivilTime>?
  ) -> (replacement: LevelReplacement, label: LevelLabel) {
    var rules = pager.newLevelRules
    rules.start = period.map { .page(dated.page(for: $0)) } ?? .last
    if zip(labels, pager.levels).contains(where: { $0.dated != nil && $1.rules.follow == .on }) {
      rules.follow = .on
    }
    let label = LevelLabel(name: dated.unit.rawValue, pages: .dated(dated))
    let replacement = LevelReplacement(
      origin: nil, count: dated.count, page: nil, spans: dated.spans, rules: rules)
    return (replacement, label)
  }

  /// Sets the calendar. Every level stays on its date.
  mutating func set(_ calendar: CivilCalendar, for data: ChartData) {
    drawing.calendar = calendar
    replaceDatedLevels(by: data.drawn(as: drawing), growing: false)
  }

  /// Sets the style. With calendars, quarters and years have a bar for each day, so their marked bars are forgotten.
  mutating func set(_ style: StyleRule, for data: ChartData) {
    let hadDayBars = drawing.style == .calendar
    drawing.style = style
    if hadDayBars == (style == .calendar) { return }
    replaceDatedLevels(by: data.drawn(as: drawing), growing: false)
    explored.entrances = []
    if let unit = datedPage(at: pager.position)?.level.unit, [.quarter, .year].contains(unit) {
      explored.cursor = nil
    }
  }

  /// Returns a state that shows another scene with this state's rules.
  func opening(_ scene: Scene) -> SessionState {
    var state = scene.state
    let levels = state.pager.levels
    state.pager = Pager(
      levels: levels, rules: pager.rules, newLevelRules: pager.newLevelRules, currentLevel: 0)
    (state.hosting, state.prompt) = (hosting, prompt)
    state.drawing.scale = drawing.scale
    state.adoptNotes(of: self)
    guard let data = scene.chartData else { return state }
    state.set(drawing.style, for: data)
    state.set(drawing.gaps, for: data.drawn(as: state.drawing))
    return state
  }

  /// Extends dated levels to cover all samples. A level keeps its page or, under `set follow on`, goes from its last
  /// page to the new last page. If the data lacks the drawn column or series, the first one replaces it.
  mutating func cover(_ data: ChartData) {
    if let shown = drawing.value, !data.names.contains(shown) { drawing.value = data.names.first }
    if drawing.series.map(data.hasSeries) != true { drawing.series = data.firstSeries }
    drawing.aggregates = data.drawn(as: drawing).aggregates
    replaceDatedLevels(by: data, growing: true)
  }

  /// Adds or removes pages without values. A level whose page is removed goes to the nearest page in time.
  mutating func set(_ rule: GapsRule, for data: ChartData) {
    if drawing.gaps == rule { return }
    drawing.gaps = rule
    replaceDatedLevels(by: data, growing: false)
    // The pages that `back` returns to may no longer exist.
    explored.entrances = []
    let bar = barIndex(in: data)
    explored.cursor?.index = bar ?? 0
  }

  /// An open page stays open if it still exists. If `growing` is true, levels can follow pages added at the end.
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
      // In another calendar, a key still means the same date.
      replacements[index].page = pager.levels[index].page.map { page in
        let key = old.key(ofPage: page)
        let start = new.calendar.span(ofKey: key) ?? old.span(ofPage: page)
        return new.page(meantBy: key)
          ?? new.page(nearestTo: new.calendar.index(of: start.lowerBound, in: new.unit))
      }
      replacements[index].addsAtEnd = growing && pager.openPage == nil && new.end > old.end
      (replacements[index].count, replacements[index].spans) = (new.count, new.spans)
    }
    // A level whose page is gone goes to the nearest page, but an open page that is gone is closed.
    if isOpenPageGone { pager.apply(.close) }
    pager.apply(.replaceLevels(replacements))
    forgetAbsent()
  }

  /// Returns the replacement that keeps a level unchanged.
  func replacement(ofLevel index: Int) -> LevelReplacement {
    let level = pager.levels[index]
    return LevelReplacement(
      origin: index, count: level.count, page: level.page,
      openPage: pager.openPage?.level == index ? pager.openPage?.page : nil, spans: level.spans)
  }
}

extension DatedLevel {
  /// Returns the first page that starts in a period, or else the page nearest to the start of the period.
  fileprivate func page(for period: Range<CivilTime>) -> Int {
    let page = page(nearestTo: calendar.index(of: period.lowerBound, in: unit))
    let startsBefore = span(ofPage: page).lowerBound < period.lowerBound
    return startsBefore && page + 1 < count && period.contains(span(ofPage: page + 1).lowerBound)
      ? page + 1 : page
  }
}

extension CalendarUnit {
  /// Returns the nearest unit, or the finer of two equally near units.
  fileprivate func nearest(in units: [CalendarUnit]) -> CalendarUnit? {
    func rank(_ unit: CalendarUnit) -> Int { CalendarUnit.allCases.firstIndex(of: unit) ?? 0 }
    return units.min { abs(rank($0) - rank(self)) < abs(rank($1) - rank(self)) }
  }
}
