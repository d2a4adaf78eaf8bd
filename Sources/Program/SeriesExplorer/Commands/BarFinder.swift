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
  let page: DatedPage
  let dates: DateContext

  typealias BarPlace = (page: Int, index: Int)

  private var series: Series { state.series(of: data) }
  private var level: DatedLevel { page.level }
  private var name: String { page.levelName.excerpt }

  func place(of target: BarTarget, from marked: Int?) throws(Refusal) -> BarPlace {
    let count = page.barCount(of: series)
    if count == 0 { throw .ignored(.noSuchPage, "The pages of '\(name)' have no bars.") }
    switch target {
    case .index(let index):
      if index < count { return (page.index, index) }
      throw .ignored(
        .noSuchPage, "No bar at \(index) on page \(page.key). Indices are 0 to \(count - 1).")
    case .date(let words): return try place(of: words)
    case .named(let name): return try place(of: name)
    case .word(.first): return (page.index, 0)
    case .word(.last): return (page.index, count - 1)
    case .word(.next): return try place(after: marked, count, isForward: true)
    case .word(.previous): return try place(after: marked, count, isForward: false)
    case .word(.max): return try bestPlace(>)
    case .word(.min): return try bestPlace(<)
    case .word(.off): throw .ignored(.alreadyThere)
    }
  }

  /// Finds the next or previous bar, even on another page. If no bar is marked, starts at an end of the page.
  private func place(
    after marked: Int?, _ count: Int, isForward: Bool
  ) throws(Refusal) -> BarPlace {
    guard let marked else {
      let bars = page.summary(of: series).bars
      let valued = bars.indices.filter { bars[$0].summary.count > 0 }
      return (page.index, isForward ? valued.first ?? 0 : valued.last ?? count - 1)
    }
    let step = isForward ? 1 : -1
    let next = page.index + step
    if 0..<count ~= marked + step { return (page.index, marked + step) }
    if 0..<level.count ~= next { return (next, isForward ? 0 : level.bars(ofPage: next).count - 1) }
    throw .ignored(
      .edge((state.rules.reading == .ltr) == isForward ? .right : .left),
      "Already at the \(isForward ? "last" : "first") bar of '\(name)'.")
  }

  private func place(of words: DateWords) throws(Refusal) -> BarPlace {
    let period = try state.period(of: words, on: level, page: page.index, dates)
    guard let page = level.page(in: period) else {
      let current = state.pager.currentLevel ?? 0
      throw .ignored(.noSuchPage, state.noPage(for: words, period, on: level, current))
    }
    let start = max(period.lowerBound, level.span(ofPage: page).lowerBound)
    let index = level.calendar.index(of: start, in: level.barUnit)
    return (page, max(0, index - level.bars(ofPage: page).lowerBound))
  }

  /// Finds a bar by name. If bars are shorter than the named weekday or month, the name is a date.
  private func place(of name: BarName) throws(Refusal) -> BarPlace {
    let (unit, first) = (level.barUnit, page.bars.lowerBound)
    let fitting = page.bars(named: name)
    if fitting.count == 1 { return (page.index, fitting[0] - first) }
    if fitting.isEmpty, let date = name.date(longerThan: unit) { return try place(of: date) }
    if case .number(let number) = name, fitting.isEmpty {
      let hint = number < page.bars.count ? " To mark a bar by its index: bar at \(number)" : ""
      throw .ignored(
        .noSuchPage, "No bar \(number) on page \(page.key). Its bars are \(labels).\(hint)")
    }
    let problem =
      fitting.isEmpty
      ? "No bar '\(name.text)' on page \(page.key). Its bars are \(unit)s."
      : "Page \(page.key) has \(fitting.count) bars for '\(name.text)'."
    let example = self.name(ofBar: fitting.first ?? first)
    throw .ignored(.noSuchPage, "\(problem) To mark one: bar \(example)")
  }

  /// The labels of the first and the last bar, such as `1 to 30`. They are names, such as `2020-Q1`, if numbers repeat on
  /// the page or the page is a week, which can span two months.
  private var labels: String {
    let ends = [page.bars.lowerBound, page.bars.upperBound - 1].map { index in
      series.bar(index, of: level.barUnit, in: level.calendar)
    }
    let numbers = ends.compactMap { level.barUnit.number(at: $0.start, in: level.calendar) }
    let isCounted = numbers.count == 2 && numbers[1] - numbers[0] == page.bars.count - 1
    return isCounted && level.unit != .week
      ? "\(numbers[0]) to \(numbers[1])" : "\(ends[0].name) to \(ends[1].name)"
  }

  /// Returns the shortest name that only this bar of the page has.
  private func name(ofBar index: Int) -> String {
    let (start, unit) = (level.calendar.start(of: index, in: level.barUnit), level.barUnit)
    return switch unit {
    case .second: String(start.isoSeconds.suffix(8))
    case .minute, .hour: String(start.isoMinutes.suffix(5))
    case .day where level.unit == .week: start.date.weekday.description
    case .month: RecurringUnit.month(start.date.month).text
    case .day, .week, .quarter, .year, .decade, .century: level.calendar.key(of: index, in: unit)
    }
  }

  private func bestPlace(_ precedes: (Double, Double) -> Bool) throws(Refusal) -> BarPlace {
    let aggregate = data.aggregate(ofColumn: series.name)
    let values = page.summary(of: series).bars.map { $0.summary.unboundedValue(aggregate) }
    let valued = values.enumerated().compactMap { index, value in value.map { (index, $0) } }
    guard let best = valued.min(by: { precedes($0.1, $1.1) }) else {
      throw .ignored(.noSuchPage, "No bar on page \(page.key) has a value.")
    }
    return (page.index, best.0)
  }
}

/// The name of a bar on the current page: a number in its label, a time of day, a weekday or a month.
enum BarName: Hashable, Sendable {
  /// The second, minute, hour, day, week, month, quarter or year of the bar.
  case number(Int)
  /// A time of day, in seconds after midnight.
  case time(Int)
  case unit(RecurringUnit)

  /// Reads a name such as `10`, `12:00`, `12:00:30`, `9:30pm`, `9am`, `noon`, `midnight`, `monday` or `july`. Returns
  /// nil for any other word.
  init?(_ word: String) {
    let name =
      WholeNumber.index(word).map(Self.number) ?? Self.second(word.keyword).map(Self.time)
      ?? RecurringUnit.named(word).map(Self.unit)
    guard let name else { return nil }
    self = name
  }

  /// The names that contain no digits.
  static let words = ["noon", "midnight"] + RecurringUnit.names

  private static func second(_ word: String) -> Int? {
    if word == "midnight" { return 0 }
    if word == "noon" { return 12 * 3600 }
    var scanner = TextScanner(word)
    guard let hour = scanner.takeDigits(1...2).flatMap({ Int($0) }) else { return nil }
    func part() -> Int? {
      scanner.takeOne(of: ":") == nil ? 0 : scanner.takeDigits(2...2).flatMap { Int($0) }
    }
    let (hasMinute, minute, second) = (word.contains(":"), part(), part())
    let half = scanner.takeOne(of: "ap")
    guard let minute, minute < 60, let second, second < 60,
      half == nil || scanner.takeOne(of: "m") != nil,
      hasMinute || half != nil, scanner.isAtEnd
    else { return nil }
    guard half == nil ? hour < 24 : 1...12 ~= hour else { return nil }
    let ofDay = half == nil ? hour : hour % 12 + (half == "p" ? 12 : 0)
    return (ofDay * 60 + minute) * 60 + second
  }

  /// Whether the name fits a bar. A time fits the bar that contains it.
  func fits(_ start: CivilTime, _ unit: CalendarUnit, in calendar: CivilCalendar) -> Bool {
    switch (self, unit) {
    case (.number(let number), _): number == unit.number(at: start, in: calendar)
    case (.time(let second), .hour): second / 3600 == start.hour
    case (.time(let second), .minute): second / 60 == start.hour * 60 + start.minute
    case (.time(let second), .second):
      second == (start.hour * 60 + start.minute) * 60 + start.second
    case (.unit(let named), .day): named == .weekday(start.date.weekday)
    case (.unit(let named), .month): named == .month(start.date.month)
    default: false
    }
  }

  /// Returns the date with this name, or nil unless the name is a weekday or a month and longer than the unit.
  func date(longerThan unit: CalendarUnit) -> DateWords? {
    switch self {
    case .unit(let named) where unit < named.unit: .named(named)
    case .number, .time, .unit: nil
    }
  }

  /// The name as typed in commands, such as `09:30`, `monday` or `july`.
  var text: String {
    switch self {
    case .number(let number): return String(number)
    case .time(let second):
      let time = CivilTime(microseconds: Int64(second) * 1_000_000)
      return String((second % 60 == 0 ? time.isoMinutes : time.isoSeconds).dropFirst(11))
    case .unit(let unit): return unit.text
    }
  }
}

extension CalendarUnit {
  /// Returns the number in the label of a bar of this unit, or nil for a decade or a century.
  fileprivate func number(at start: CivilTime, in calendar: CivilCalendar) -> Int? {
    switch self {
    case .second: start.second
    case .minute: start.minute
    case .hour: start.hour
    case .day: start.date.day
    case .week: start.date.isoWeek.week
    case .month: start.date.month
    case .quarter: calendar.index(of: start, in: .quarter) % 4 + 1
    case .year: start.date.year
    case .decade, .century: nil
    }
  }
}

extension DatedPage {
  /// Returns the calendar indices of the bars with a name, in units of ``DatedLevel/barUnit``.
  func bars(named name: BarName) -> [Int] {
    let (calendar, unit) = (level.calendar, level.barUnit)
    return bars.filter { name.fits(calendar.start(of: $0, in: unit), unit, in: calendar) }
  }

  /// Whether exactly one bar has the name or, if no bar has it, whether the name is a date.
  func takes(_ name: BarName) -> Bool {
    let count = bars(named: name).count
    return count == 1 || count == 0 && name.date(longerThan: level.barUnit) != nil
  }
}
