import CivilDates
import CrossPagerConsole
import CrossPagerSeries

/// The parts of two pages or bars to compare if the data ends inside one of them.
///
/// Both parts cover the same number of whole months and, after them, the same number of days, hours and so on. If the
/// last month of one part is too short for this, that part ends with the month. If samples stand for months or longer
/// units, the parts are whole months.
struct SoFar: Sendable {
  struct Part: Sendable {
    let span: Range<CivilTime>
    let summary: Summary
    /// The span of the whole page or bar.
    fileprivate let whole: Range<CivilTime>
    /// Whether the data ends in this page or bar.
    fileprivate let isRunning: Bool
  }

  let own: Part
  let other: Part
  private let unit: CalendarUnit
  private let calendar: CivilCalendar

  /// Returns nil if both spans are equal or the data ends inside neither. Both are pages or bars of the same unit.
  init?(
    _ own: Range<CivilTime>, _ other: Range<CivilTime>, _ unit: CalendarUnit, of series: Series,
    in data: ChartData
  ) {
    guard own != other, let last = data.span?.upperBound else { return nil }
    let calendar = data.calendar
    let ends = [own, other].lazy.compactMap { span in
      series.end(in: span, upTo: last, calendar: calendar).map { (running: span, end: $0) }
    }
    guard let (running, end) = ends.first else { return nil }
    func part(_ whole: Range<CivilTime>) -> Part {
      let isRunning = whole == running
      let time =
        isRunning
        ? end.time : whole.end(like: end.time, in: running, byMonths: end.unit >= .month)
      let span = whole.lowerBound..<time
      return Part(
        span: span, summary: series.summary(of: span), whole: whole, isRunning: isRunning)
    }
    (self.own, self.other) = (part(own), part(other))
    (self.unit, self.calendar) = (unit, calendar)
  }

  /// Returns the values of both parts as phrases: `so far, 23 days: 176980` and `first 23 days of October: 169370`.
  func phrases(_ wording: ValueWording) -> [String] {
    [
      "\(phrase(own, beside: nil)): \(wording.text(own.summary))",
      "\(phrase(other, beside: own)): \(wording.text(other.summary))",
    ]
  }

  private func phrase(_ part: Part, beside first: Part?) -> String {
    let name = name(part, beside: first)
    if part.isRunning {
      return (first == nil ? "" : "\(name) ") + "so far, \(length(of: part))"
    }
    if part.span == part.whole { return "all of \(name)" }
    let words = length(of: part).split(separator: " ")
    let length = words.count == 2 && words[0] == "1" ? words.dropFirst() : words[...]
    return "first \(length.joined(separator: " ")) of \(name)"
  }

  /// Returns the name of a page or bar. The name of a month has no year if the other month is in the same year.
  private func name(_ part: Part, beside first: Part?) -> String {
    let start = part.whole.lowerBound.date
    if unit == .month, first?.whole.lowerBound.date.year == start.year {
      return RecurringUnit.month(start.month).text.titled
    }
    return calendar.name(of: part.whole)
  }

  /// Returns the length of a part as text, such as `10 months 23 days`.
  private func length(of part: Part) -> String {
    let (months, rest) = part.span.lowerBound.distance(to: part.span.upperBound)
    let units: [(Int64, String)] = [
      (CivilTime.microsecondsPerDay, "day"), (CivilTime.microsecondsPerHour, "hour"),
      (CivilTime.microsecondsPerMinute, "minute"), (CivilTime.microsecondsPerSecond, "second"),
    ]
    var (counts, left) = ([(months / 12, "year"), (months % 12, "month")], rest)
    for (length, unit) in units {
      counts.append((Int(left / length), unit))
      left %= length
    }
    return counts.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }.joined(separator: " ")
  }

  /// The JSON members `soFar` and `until`. `until` is the key of the part's last day, hour, minute or second.
  var json: JSON { ["soFar": true, "until": .string(key(own))] }

  var otherJSON: JSON { ["until": .string(key(other))] }

  private func key(_ part: Part) -> String {
    let last = CivilTime(microseconds: part.span.upperBound.microseconds - 1)
    let unit = [CalendarUnit.day, .hour, .minute].first { unit in
      calendar.span(of: calendar.index(of: last, in: unit), in: unit).upperBound
        == part.span.upperBound
    }
    return calendar.key(of: calendar.index(of: last, in: unit ?? .second), in: unit ?? .second)
  }
}

extension SessionState {
  func soFar(
    _ own: Range<CivilTime>, _ other: Range<CivilTime>, _ unit: CalendarUnit, of series: Series,
    in data: ChartData
  ) -> SoFar? {
    drawing.comparesWholePages ? nil : SoFar(own, other, unit, of: series, in: data)
  }
}
