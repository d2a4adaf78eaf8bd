import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

struct BarReport: WordedDetail {
  var index: Int
  var bar: Bar
  /// The start of the next bar.
  var end: CivilTime
  var wording: ValueWording

  /// The bar to compare with. Nil if there is no other page, and `.some(nil)` if the other page lacks such a bar.
  var other: Bar??
  /// The parts of the bars to compare, or nil to compare the whole bars.
  var soFar: SoFar?
  var notes: [String] = []

  package var isDrawn: Bool { true }

  package var phrases: [String] { ["bar at \(index)"] + parts }

  var parts: [String] { values + notes.map { "note: \($0.excerpt)" } }

  private var values: [String] {
    let own = ["\(bar.spanText): \(wording.text(bar.summary))"] + wording.samples(bar.summary)
    guard let other else { return own }
    guard let other else { return own + ["no bar to compare with"] }
    let phrases = soFar?.phrases(wording) ?? ["\(other.spanText): \(wording.text(other.summary))"]
    return own + phrases + wording.parts(from: otherSummary, to: summary)
  }

  private var summary: Summary { soFar?.own.summary ?? bar.summary }
  private var otherSummary: Summary? { soFar?.other.summary ?? other??.summary }

  package var json: JSON {
    let aggregate = wording.aggregate
    let own: JSON = .present([
      "index": .integer(index), "key": .string(bar.key),
      "start": .string(bar.start.text(beside: bar.unit)),
      "end": .string(end.text(beside: bar.unit)),
      "value": .optional(bar.summary.value(aggregate)),
      "outOfRange": bar.summary.isOutOfRange(aggregate) ? true : nil,
      "count": .integer(bar.summary.count), "notes": notes.isEmpty ? nil : .strings(notes),
    ])
    guard let other else { return ["bar": own] }
    let compared = otherSummary.flatMap { summary in
      other.map { JSON.joined(summary.json($0.key, aggregate), soFar?.otherJSON ?? [:]) }
    }
    return [
      "bar": .joined(
        own, ["compare": compared ?? .null], wording.json(from: otherSummary, to: summary),
        soFar?.json ?? [:])
    ]
  }
}

extension SessionState {
  /// Returns a report on the marked bar, or nil if the page is not the current page or no bar is marked.
  func barReport(of position: Position, in data: ChartData) -> BarReport? {
    guard position == pager.position, let index = barIndex(in: data),
      let page = datedPage(at: position)
    else { return nil }
    let series = series(of: data)
    let (span, other) = (page.span(ofBar: index), otherPage(beside: page))
    let hasOther = other.map { index < $0.bars.count } ?? false
    let isCumulated = cumulates(series.name, of: data)
    func bar(of page: DatedPage) -> Bar {
      // A running total needs the bars before it.
      isCumulated ? summary(of: page, series, in: data).bars[index] : page.bar(index, of: series)
    }
    return BarReport(
      index: index, bar: bar(of: page), end: span.upperBound,
      wording: ValueWording(of: data, series.name),
      other: other.map { hasOther ? bar(of: $0) : nil },
      soFar: other.flatMap { other in
        let otherSpan = other.span(ofBar: index)
        if !hasOther { return nil }
        let unit = page.level.barUnit
        if !isCumulated { return soFar(span, otherSpan, unit, of: series, in: data) }
        // At the end of the data, the running total is the total of the page.
        let parts = soFar(page.span, other.span, page.level.unit, of: series, in: data)
        return parts.flatMap { otherSpan.isCut(at: $0.other.span.upperBound) ? $0 : nil }
      }, notes: page.notes(among: notes, of: series).filter { $0.bar == index }.map(\.note.text))
  }
}

protocol WordedDetail: AnswerDetail {
  var wording: ValueWording { get set }
}

extension WordedDetail {
  package var inPlainDigits: Self {
    var plain = self
    plain.wording.isPlain = true
    return plain
  }
}

struct ValueWording: Sendable {
  let aggregate: Aggregate
  var unit: String?
  let decimals: Int
  /// Whether numbers have plain digits: at most six significant ones, without separators between thousands.
  var isPlain = false

  func number(_ value: Double) -> String {
    isPlain
      ? NumberFormat.caption(value) : NumberFormat.caption(value, decimals: decimals, grouped: true)
  }

  func number(_ value: Int) -> String { number(Double(value)) }

  /// Returns a value without its unit, such as `18.2`, or `missing`.
  func number(_ summary: Summary, none: String = "missing") -> String {
    summary.isOutOfRange(aggregate)
      ? "out of range" : summary.value(aggregate).map(number) ?? none
  }

  /// Returns a value with its unit, such as `18.2 °C`, or `missing`.
  func text(_ summary: Summary) -> String {
    summary.value(aggregate).map(text) ?? number(summary)
  }

  func text(_ value: Double) -> String { number(value) + (unit.map { " \($0.excerpt)" } ?? "") }

  /// Returns a phrase with the number of samples, or no phrase if there are no samples or the value is their number.
  func samples(_ summary: Summary) -> [String] {
    aggregate == .count || summary.count == 0
      ? [] : ["\(number(summary.count)) sample\(summary.count == 1 ? "" : "s")"]
  }

  /// Returns the difference, and the difference as a percentage of the first value. They are nil if a value is missing
  /// or the difference is out of range. The percentage is also nil if it would not be finite.
  private func change(
    from old: Summary?, to new: Summary
  ) -> (amount: Double?, percent: Double?) {
    guard let old = old?.value(aggregate), let new = new.value(aggregate), (new - old).isFinite
    else { return (nil, nil) }
    let percent = (new - old) / old.magnitude * 100
    return (new - old, percent.isFinite ? percent : nil)
  }

  func json(from old: Summary?, to new: Summary) -> JSON {
    let (amount, percent) = change(from: old, to: new)
    return ["change": .optional(amount), "changePercent": .optional(percent)]
  }

  /// Percentages of at least this size are omitted. A percentage of a value near zero means little.
  private static let percentLimit = 1000.0

  /// Returns a phrase such as `change +1.1 °C (+6.4%)`. The array is empty if the change is unknown.
  func parts(from old: Summary?, to new: Summary) -> [String] {
    let change = change(from: old, to: new)
    guard let amount = change.amount else { return [] }
    let text = "change \(sign(amount))\(text(amount))"
    guard let percent = change.percent, percent.magnitude < Self.percentLimit else { return [text] }
    return ["\(text) (\(sign(percent))\(NumberFormat.caption((percent * 10).rounded() / 10))%)"]
  }

  private func sign(_ number: Double) -> String { number > 0 ? "+" : "" }
}

extension ValueWording {
  /// Creates the wording for a column. Counts have no unit.
  init(of data: ChartData, _ column: String) {
    aggregate = data.aggregate(ofColumn: column)
    unit = aggregate == .count ? nil : data.unit(ofColumn: column)
    decimals = aggregate == .count ? 0 : data.decimals(ofColumn: column)
  }
}

extension Bar {
  /// The time of day, such as `14:00`.
  private var timeOfDay: Substring { start.text(beside: unit).dropFirst(11) }
  /// The date with its weekday, such as `Wed 2025-07-02`.
  private var day: String { "\(start.date.weekday.shortTitle) \(start.date)" }

  /// The span of the bar, such as `Wed 2025-07-02 14:00`.
  var spanText: String {
    switch unit {
    case .second, .minute, .hour: "\(day) \(timeOfDay)"
    case .day: day
    case .month: "\(name) \(start.date.year)"
    case .week, .quarter, .year, .decade, .century: name
    }
  }

  /// The phrase that places the bar in time, such as `in the hour from 14:00 on Wed 2025-07-02`.
  var phrase: String {
    switch unit {
    case .second, .minute: "at \(timeOfDay) on \(day)"
    case .hour: "in the hour from \(timeOfDay) on \(day)"
    case .day: "on \(day)"
    case .decade: "in the \(name)"
    case .week, .month, .quarter, .year, .century: "in \(key)"
    }
  }

  /// The name of the bar on its page, such as `Wed 2` or `Jul`.
  var name: String {
    switch unit {
    case .second, .minute, .hour: String(timeOfDay)
    case .day: "\(start.date.weekday.shortTitle) \(start.date.day)"
    case .month: start.date.month.monthName
    case .decade: "\(start.date.year)s"
    case .week, .quarter, .year, .century: key
    }
  }

  /// Returns the name of the bar on a page. On a page longer than a month, days have names such as `Jul 2`.
  func name(in pageUnit: CalendarUnit) -> String {
    unit == .day && pageUnit > .month
      ? "\(start.date.month.monthName) \(start.date.day)" : name
  }

  func label(in pageUnit: CalendarUnit) -> String {
    switch unit {
    case .second: String(start.second)
    case .minute: String(start.minute)
    case .hour: String(start.hour)
    case .day where pageUnit != .week: String(start.date.day)
    // The number of the week, or the date on which it starts.
    case .week: key.split(separator: "W").dropFirst().last.map(String.init) ?? String(key.suffix(5))
    case .quarter where pageUnit == .year: String(key.suffix(2))
    case .day, .month, .quarter, .year, .decade, .century: name
    }
  }
}

extension CivilTime {
  /// Returns the date and, if the unit is shorter than a day or days do not begin at midnight, the time of day.
  func text(beside unit: CalendarUnit) -> String {
    unit == .second ? isoSeconds : unit < .day ? isoMinutes : description
  }
}

extension Weekday {
  /// The name with a capital letter, such as `Monday`.
  var title: String { description.titled }
  /// The first letters of the name, such as `Mon`.
  var shortTitle: String { String(title.prefix(3)) }
}

extension Int {
  /// The first letters of the name of the month with this number, such as `Jul`.
  var monthName: String { String(RecurringUnit.month(self).text.titled.prefix(3)) }
}

extension String {
  var titled: String { prefix(1).uppercased() + dropFirst() }
}
