import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// Finds a bar by its index, its date, its neighbor or its value.
struct BarFinder {
  let state: SessionState
  let data: ChartData
  let series: Series
  /// The current level and its page.
  let level: DatedLevel
  let page: Int
  let dates: DateContext

  typealias BarPlace = (page: Int, index: Int)

  private var name: String { state.pager.currentLevel.map { state.labels[$0].name.excerpt } ?? "" }
  private var key: String { level.key(ofPage: page) }
  private func count(_ page: Int) -> Int { series.barCount(ofPage: page, in: level) }

  func place(of target: BarTarget, from marked: Int?, by aggregate: Aggregate) throws(Refusal)
    -> BarPlace
  {
    let count = count(page)
    if count == 0 { throw .ignored(.noSuchPage, "The pages of '\(name)' have no bars.") }
    switch target {
    case .index(let index):
      if index < count { return (page, index) }
      throw .ignored(
        .noSuchPage, "No bar \(index) on page \(key). Its bars are 0 to \(count - 1).")
    case .date(let words): return try place(of: words)
    case .named(let name): return try place(of: name)
    case .first: return (page, 0)
    case .last: return (page, count - 1)
    case .next:
      guard let marked else { return (page, valuedBars.first ?? 0) }
      if marked + 1 < count { return (page, marked + 1) }
      if page + 1 < level.count { return (page + 1, 0) }
      throw .ignored(
        .edge(state.rules.reading == .ltr ? .right : .left), "Already at the last bar of '\(name)'."
      )
    case .previous:
      guard let marked else { return (page, valuedBars.last ?? count - 1) }
      if marked > 0 { return (page, marked - 1) }
      if page > 0 { return (page - 1, self.count(page - 1) - 1) }
      throw .ignored(
        .edge(state.rules.reading == .ltr ? .left : .right),
        "Already at the first bar of '\(name)'.")
    case .max: return try place(of: aggregate, >)
    case .min: return try place(of: aggregate, <)
    case .off: throw .ignored(.alreadyThere)
    }
  }

  /// The indices of the bars of the page that have a value.
  private var valuedBars: [Int] {
    let bars = series.page(level.index(ofPage: page), of: level.unit, in: level.calendar).bars
    return bars.indices.filter { bars[$0].summary.count > 0 }
  }

  private func place(of words: DateWords) throws(Refusal) -> BarPlace {
    let period = try state.period(of: words, on: level, page: page, dates)
    guard let page = level.page(in: period) else {
      let current = state.pager.currentLevel ?? 0
      throw .ignored(
        .noSuchPage, state.noPage(for: words, period, on: level, current))
    }
    let start = max(period.lowerBound, level.span(ofPage: page).lowerBound)
    let index = level.calendar.index(of: start, in: level.barUnit)
    return (page, index - level.bars(ofPage: page).lowerBound)
  }

  /// Finds the only bar with a name. If bars are shorter than the named weekday or month, the name is a date. If no bar
  /// or several bars have the name, the refusal names a bar of the page.
  private func place(of name: BarName) throws(Refusal) -> BarPlace {
    let (unit, bars) = (level.barUnit, level.bars(ofPage: page))
    let fitting = level.bars(named: name, ofPage: page)
    if fitting.count == 1 { return (page, fitting[0] - bars.lowerBound) }
    if fitting.isEmpty, let date = name.date(longerThan: unit) { return try place(of: date) }
    let problem =
      fitting.isEmpty
      ? "No bar '\(name.text)' on page \(key). Its bars are \(unit)s."
      : "Page \(key) has \(fitting.count) bars for '\(name.text)'."
    let example = self.name(ofBar: fitting.first ?? bars.lowerBound)
    throw .ignored(.noSuchPage, "\(problem) To mark one: bar \(example)")
  }

  /// The shortest name of a bar that the page's other bars do not share.
  private func name(ofBar index: Int) -> String {
    let (start, unit) = (level.calendar.start(of: index, in: level.barUnit), level.barUnit)
    return switch unit {
    case .minute, .hour: String(start.isoMinutes.suffix(5))
    case .day where level.unit == .week: start.date.weekday.description
    case .month: MonthName.all[start.date.month - 1]
    case .day, .week, .quarter, .year, .decade, .century: level.calendar.key(of: index, in: unit)
    }
  }

  /// Finds the bar whose value comes first in the given order. If several bars have this value, finds the first of
  /// them.
  private func place(of aggregate: Aggregate, _ precedes: (Double, Double) -> Bool) throws(Refusal)
    -> BarPlace
  {
    let summary = series.page(level.index(ofPage: page), of: level.unit, in: level.calendar)
    var best: (index: Int, value: Double)?
    for (index, bar) in summary.bars.enumerated() {
      guard let value = bar.summary.unboundedValue(aggregate) else { continue }
      if best.map({ precedes(value, $0.value) }) ?? true { best = (index, value) }
    }
    guard let best else { throw .ignored(.noSuchPage, "No bar on page \(key) has a value.") }
    return (page, best.index)
  }
}
