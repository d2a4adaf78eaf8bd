import CivilDates
import CrossPager
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
  /// Today's date, or nil if it is unknown.
  let today: CivilDate?

  typealias BarPlace = (page: Int, index: Int)
  typealias Found = (place: BarPlace?, refusal: BarOutcome)

  private var name: String { state.pager.currentLevel.map { state.labels[$0].name.excerpt } ?? "" }
  private var key: String { level.key(ofPage: page) }
  private func count(_ page: Int) -> Int { series.barCount(ofPage: page, in: level) }

  func place(of target: BarTarget, from marked: Int?, by aggregate: Aggregate) -> Found {
    let count = count(page)
    if count == 0 { return refused(.noSuchPage, "The pages of '\(name)' have no bars.") }
    switch target {
    case .index(let index):
      return index < count
        ? found(page, index)
        : refused(
          .noSuchPage, "No bar \(index) on page \(key). Its bars are 0 to \(count - 1).")
    case .date(let words): return place(of: words)
    case .named(let name): return place(of: name)
    case .first: return found(page, 0)
    case .last: return found(page, count - 1)
    case .next:
      guard let marked else { return found(page, valuedBars.first ?? 0) }
      if marked + 1 < count { return found(page, marked + 1) }
      return page + 1 < level.count
        ? found(page + 1, 0)
        : refused(
          .edge(state.rules.reading == .ltr ? .right : .left),
          "Already at the last bar of '\(name)'.")
    case .previous:
      guard let marked else { return found(page, valuedBars.last ?? count - 1) }
      if marked > 0 { return found(page, marked - 1) }
      return page > 0
        ? found(page - 1, self.count(page - 1) - 1)
        : refused(
          .edge(state.rules.reading == .ltr ? .left : .right),
          "Already at the first bar of '\(name)'.")
    case .max: return place(of: aggregate, >)
    case .min: return place(of: aggregate, <)
    case .off: return refused(.alreadyThere, nil)
    }
  }

  /// The indices of the bars of the page that have a value.
  private var valuedBars: [Int] {
    let bars = series.page(level.index(ofPage: page), of: level.unit, in: level.calendar).bars
    return bars.indices.filter { bars[$0].summary.count > 0 }
  }

  private func place(of words: DateWords) -> Found {
    guard let period = state.period(of: words, on: level, page: page, in: data, today) else {
      return (nil, SessionState.unknownToday)
    }
    guard let page = level.page(in: period) else {
      let message = state.pager.currentLevel.flatMap {
        state.noPage(for: words, period, ofLevel: $0)
      }
      return refused(.noSuchPage, message)
    }
    let start = max(period.lowerBound, level.span(ofPage: page).lowerBound)
    let index = level.calendar.index(of: start, in: level.barUnit)
    return found(page, index - level.bars(ofPage: page).lowerBound)
  }

  /// Finds the only bar with a name. If bars are shorter than the named weekday or month, the name is a date. If no bar
  /// or several bars have the name, the refusal names a bar of the page.
  private func place(of name: BarName) -> Found {
    let (unit, bars) = (level.barUnit, level.bars(ofPage: page))
    let fitting = level.bars(named: name, ofPage: page)
    if fitting.count == 1 { return found(page, fitting[0] - bars.lowerBound) }
    if fitting.isEmpty, let date = name.date(longerThan: unit) { return place(of: date) }
    let problem =
      fitting.isEmpty
      ? "No bar '\(name.text)' on page \(key). Its bars are \(unit)s."
      : "Page \(key) has \(fitting.count) bars for '\(name.text)'."
    let example = self.name(ofBar: fitting.first ?? bars.lowerBound)
    return refused(.noSuchPage, "\(problem) To mark one: bar \(example)")
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
  private func place(of aggregate: Aggregate, _ precedes: (Double, Double) -> Bool) -> Found {
    let summary = series.page(level.index(ofPage: page), of: level.unit, in: level.calendar)
    var best: (index: Int, value: Double)?
    for (index, bar) in summary.bars.enumerated() {
      guard let value = bar.summary.unboundedValue(aggregate) else { continue }
      if best.map({ precedes(value, $0.value) }) ?? true { best = (index, value) }
    }
    guard let best else { return refused(.noSuchPage, "No bar on page \(key) has a value.") }
    return found(page, best.index)
  }

  private func found(_ page: Int, _ index: Int) -> Found { ((page, index), (.changed(), nil)) }

  private func refused(_ reason: Reason, _ message: String?) -> Found {
    (nil, (.ignored(reason), message))
  }
}
