import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// Finds a bar by its index, its date, its neighbor or its value.
struct BarFinder {
  let state: SessionState
  let series: Series
  /// The function that combines the samples of a bar.
  let aggregate: Aggregate
  /// The current page.
  let page: DatedPage
  let dates: DateContext

  typealias BarPlace = (page: Int, index: Int)

  private var level: DatedLevel { page.level }
  private var name: String { page.levelName.excerpt }

  func place(of target: BarTarget, from marked: Int?) throws(Refusal) -> BarPlace {
    let count = page.barCount(of: series)
    if count == 0 { throw .ignored(.noSuchPage, "The pages of '\(name)' have no bars.") }
    switch target {
    case .index(let index):
      if index < count { return (page.index, index) }
      throw .ignored(
        .noSuchPage, "No bar \(index) on page \(page.key). Its bars are 0 to \(count - 1).")
    case .date(let words): return try place(of: words)
    case .named(let name): return try place(of: name)
    case .first: return (page.index, 0)
    case .last: return (page.index, count - 1)
    case .next:
      guard let marked else { return (page.index, valuedBars.first ?? 0) }
      if marked + 1 < count { return (page.index, marked + 1) }
      if page.index + 1 < level.count { return (page.index + 1, 0) }
      throw .ignored(
        .edge(state.rules.reading == .ltr ? .right : .left), "Already at the last bar of '\(name)'."
      )
    case .previous:
      guard let marked else { return (page.index, valuedBars.last ?? count - 1) }
      if marked > 0 { return (page.index, marked - 1) }
      if page.index > 0 {
        return (page.index - 1, level.bars(ofPage: page.index - 1).count - 1)
      }
      throw .ignored(
        .edge(state.rules.reading == .ltr ? .left : .right),
        "Already at the first bar of '\(name)'.")
    case .max: return try bestPlace(>)
    case .min: return try bestPlace(<)
    case .off: throw .ignored(.alreadyThere)
    }
  }

  /// The indices of the bars of the page that have a value.
  private var valuedBars: [Int] {
    let bars = page.summary(of: series).bars
    return bars.indices.filter { bars[$0].summary.count > 0 }
  }

  private func place(of words: DateWords) throws(Refusal) -> BarPlace {
    let period = try state.period(of: words, on: level, page: page.index, dates)
    guard let page = level.page(in: period) else {
      let current = state.pager.currentLevel ?? 0
      throw .ignored(.noSuchPage, state.noPage(for: words, period, on: level, current))
    }
    let start = max(period.lowerBound, level.span(ofPage: page).lowerBound)
    let index = level.calendar.index(of: start, in: level.barUnit)
    return (page, index - level.bars(ofPage: page).lowerBound)
  }

  /// Finds the only bar with a name. If bars are shorter than the named weekday or month, the name is a date. If no bar
  /// or several bars have the name, the refusal names a bar of the page.
  private func place(of name: BarName) throws(Refusal) -> BarPlace {
    let (unit, first) = (level.barUnit, page.bars.lowerBound)
    let fitting = page.bars(named: name)
    if fitting.count == 1 { return (page.index, fitting[0] - first) }
    if fitting.isEmpty, let date = name.date(longerThan: unit) { return try place(of: date) }
    let problem =
      fitting.isEmpty
      ? "No bar '\(name.text)' on page \(page.key). Its bars are \(unit)s."
      : "Page \(page.key) has \(fitting.count) bars for '\(name.text)'."
    let example = self.name(ofBar: fitting.first ?? first)
    throw .ignored(.noSuchPage, "\(problem) To mark one: bar \(example)")
  }

  /// The shortest name of a bar that the page's other bars do not share.
  private func name(ofBar index: Int) -> String {
    let (start, unit) = (level.calendar.start(of: index, in: level.barUnit), level.barUnit)
    return switch unit {
    case .minute, .hour: String(start.isoMinutes.suffix(5))
    case .day where level.unit == .week: start.date.weekday.description
    case .month: NamedUnit.month(start.date.month).text
    case .day, .week, .quarter, .year, .decade, .century: level.calendar.key(of: index, in: unit)
    }
  }

  /// Finds the bar whose value comes first in the given order. If several bars have this value, finds the first of
  /// them.
  private func bestPlace(_ precedes: (Double, Double) -> Bool) throws(Refusal) -> BarPlace {
    let values = page.summary(of: series).bars.map { $0.summary.unboundedValue(aggregate) }
    var best: (index: Int, value: Double)?
    for (index, value) in values.enumerated() {
      guard let value, best.map({ precedes(value, $0.value) }) ?? true else { continue }
      best = (index, value)
    }
    guard let best else { throw .ignored(.noSuchPage, "No bar on page \(page.key) has a value.") }
    return (page.index, best.index)
  }
}
