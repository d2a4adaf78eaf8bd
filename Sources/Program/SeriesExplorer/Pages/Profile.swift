import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TextCharts

/// A typical day, week or year: the typical value for each of its parts, such as each hour of the day.
///
/// A day has hours. A week has the hours of each weekday or, if the data has no times of day, the weekdays. A year has
/// months. The parts follow the clock, as bars do: an hour that occurs twice in autumn is one hour with the samples of
/// both, and an hour that is skipped in spring is missing.
///
/// The typical value of a part is
///
/// - for `mean`, the mean of all its samples;
/// - for `min` and `max`, the least and the greatest of all its samples;
/// - for `sum`, `count`, `rise` and `last`, the mean of the values of its bars, such as the hourly sums. A bar without
///   a value is left out rather than counted as zero.
struct Profile: Sendable {
  enum Unit: String, CaseIterable, Spelled, Sendable {
    case day, week, year

    /// Returns the unit of the parts. Data without times of day has no hours.
    func barUnit(of series: Series) -> CalendarUnit {
      self == .year ? .month : series.hasTimesOfDay ? .hour : .day
    }
  }

  /// A part, such as an hour of the day.
  struct Part: Sendable {
    /// The name, such as `14:00`, `Mon`, `Mon 14:00` or `Jul`.
    var name: String
    var label: String
    /// A JSON object with the weekday, the hour or the month.
    fileprivate var place: JSON
    /// The number of bars with a value.
    fileprivate(set) var bars = 0
    fileprivate var summary = Summary()
    fileprivate(set) var value: Double?
  }

  /// A time far from the ends of the calendar.
  private static let ordinaryTime = CivilTime(CivilDate(dayNumber: 730_000))

  let unit: Unit
  let column: DrawnColumn
  let wording: ValueWording
  let barUnit: CalendarUnit
  let parts: [Part]
  /// The number of days, weeks or years with a value.
  let units: Int
  let grid: CellGrid?

  /// - Parameters:
  ///   - span: The period to summarize, which consists of whole bars.
  ///   - isShown: Whether a bar without rows is on a page. If rows are counted, such a bar has the value 0.
  init(
    _ unit: Unit, of column: DrawnColumn, in data: ChartData, _ span: Range<CivilTime>,
    isShown: (CivilTime) -> Bool
  ) {
    let (series, calendar) = (data.column(column), data.calendar)
    let whole = CalendarUnit(rawValue: unit.rawValue) ?? .day
    let (barUnit, wording) = (unit.barUnit(of: series), ValueWording(of: data, column.column))
    (self.unit, self.column, self.wording, self.barUnit) = (unit, column, wording, barUnit)
    func bars(_ span: Range<CivilTime>) -> Range<Int> {
      let first = calendar.index(of: span.lowerBound, in: barUnit)
      return first..<calendar.index(of: span.upperBound, in: barUnit)
    }
    func unitIndex(_ time: CivilTime) -> Int { calendar.index(of: time, in: whole) }
    // Every day, week and year of the calendar has the same parts.
    var parts = bars(calendar.span(of: unitIndex(Self.ordinaryTime), in: whole)).map {
      let start = calendar.start(of: $0, in: barUnit)
      // An hour before the start of the day belongs to the day before, but keeps its own weekday.
      return Part(start, barUnit, unit == .week ? start.date.weekday : nil)
    }
    var units: Set<Int> = []
    for index in bars(span) {
      let time = calendar.start(of: index, in: barUnit)
      let summary = series.summary(of: calendar.span(of: index, in: barUnit), in: calendar)
      guard let value = summary.value(wording.aggregate), summary.count > 0 || isShown(time) else {
        continue
      }
      let own = bars(calendar.span(of: unitIndex(time), in: whole))
      // The first day, week and year of the calendar can lack their beginnings.
      let lacking = time < Self.ordinaryTime ? parts.count - own.count : 0
      let part = index - own.lowerBound + lacking
      units.insert(unitIndex(time))
      parts[part].bars += 1
      if wording.aggregate == .mean {
        parts[part].summary.add(summary)
      } else {
        parts[part].summary.add(value)
      }
    }
    let isExtreme = wording.aggregate == .min || wording.aggregate == .max
    for part in parts.indices {
      parts[part].value = parts[part].summary.value(isExtreme ? wording.aggregate : .mean)
    }
    (self.parts, self.units) = (parts, units.count)
    let labels = parts.prefix(24).enumerated().map { $0 % 3 == 0 ? $1.label : "" }
    let places = parts.indices.map { ShadedCells.Place($0 / 24, $0 % 24) }
    grid =
      unit == .week && barUnit == .hour
      ? CellGrid(rows: calendar.weekdays.map(\.shortTitle), columns: labels, places: places) : nil
  }

  var json: JSON {
    let bars = parts.map { part in
      JSON.joined(part.place, ["count": .integer(part.bars), "value": .optional(part.value)])
    }
    return .present([
      "unit": .string(unit.rawValue), "value": .string(column.column),
      "series": column.series.map(JSON.string), "aggregate": .string(wording.aggregate.rawValue),
      "\(unit)s": .integer(units), "bars": .array(bars),
    ])
  }
}

extension Profile.Part {
  fileprivate init(_ start: CivilTime, _ barUnit: CalendarUnit, _ weekday: Weekday?) {
    let hour = barUnit == .hour ? start.hour : nil
    let month = barUnit == .month ? start.date.month : nil
    let time = hour.map { _ in String(start.isoMinutes.suffix(5)) }
    let words = [weekday?.shortTitle, time, month?.monthName].compactMap(\.self)
    (name, label) = (words.joined(separator: " "), hour.map(String.init) ?? words[0])
    place = .present([
      "weekday": weekday.map { .string($0.description) }, "hour": hour.map(JSON.integer),
      "month": month.map(JSON.integer),
    ])
  }
}

extension PageChart {
  init(_ profile: Profile, isPlain: Bool) {
    var wording = profile.wording
    wording.isPlain = isPlain
    self.wording = wording
    (barUnits, drawsLine, grid) = ("\(profile.barUnit)s", false, profile.grid)
    title = "\(profile.column.title), \(wording.aggregate) by \(profile.barUnit)"
    scale = PageScale(rule: .level, range: wording.aggregate.isAmount ? 0...0 : nil)
    bars = profile.parts.map { part in
      let text = part.value.map { value in
        "\(wording.number(value)), \(Wording.count(part.bars, profile.barUnit.rawValue))"
      }
      let bar = Chart.Bar(label: part.label, value: part.value)
      return (bar: bar, name: part.name, sentence: "\(part.name): \(text ?? "missing")")
    }
    let values = profile.parts.compactMap(\.value)
    figures = [Figure(text: "from \(Wording.count(profile.units, profile.unit.rawValue))")]
    for (name, value) in [("min", values.min()), ("max", values.max())] {
      guard let value, let part = profile.parts.first(where: { $0.value == value }) else {
        continue
      }
      figures.append(Figure(text: "\(name) \(wording.number(value)) (\(part.name))"))
    }
  }
}
