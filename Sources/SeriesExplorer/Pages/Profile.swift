import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import TextCharts

/// A typical day, week or year: the typical value for each of its parts, such as each hour of the day.
///
/// The parts are the hours of a day, the hours of each weekday or, if the data has no times of day, the weekdays, and the
/// months of a year. They are civil, as the bars are: where clocks are set back, an hour that occurs twice is one hour
/// with the samples of both, and an hour that is left out is missing.
///
/// The typical value of a part is
///
/// - for `mean`, the mean of all its samples;
/// - for `min` and `max`, the least and the greatest of all its samples;
/// - for `sum`, `count`, `rise` and `last`, the mean of its bars: of the sums by hour, for example. A bar without a value
///   is left out, never zero.
struct Profile: Sendable {
  /// The unit of time that the profile is about.
  enum Unit: String, CaseIterable, Spelled, Sendable {
    case day, week, year

    var calendarUnit: CalendarUnit { self == .day ? .day : self == .week ? .week : .year }

    /// The unit of the bars. Data without times of day has no hours.
    func barUnit(of series: Series) -> CalendarUnit {
      self == .year ? .month : series.hasTimesOfDay ? .hour : .day
    }
  }

  /// A part, such as an hour of the day.
  struct Part: Hashable, Sendable {
    var hour: Int?
    var weekday: Weekday?
    var month: Int?

    /// The part that contains a bar. A day may begin at an hour other than midnight, so the calendar knows the weekday.
    fileprivate init(
      _ start: CivilTime, _ barUnit: CalendarUnit, _ unit: Unit, _ calendar: CivilCalendar
    ) {
      if barUnit == .hour { hour = start.hour }
      if unit == .year { month = start.date.month }
      if unit == .week {
        let day = calendar.index(of: start, in: .day)
        weekday = calendar.start(of: day, in: .day).date.weekday
      }
    }

    /// The name, such as `14:00`, `Mon`, `Mon 14:00` or `Jul`.
    var name: String {
      let time = hour.map { "\($0 < 10 ? "0" : "")\($0):00" }
      return [weekday?.shortTitle, time, month?.monthName].compactMap(\.self).joined(separator: " ")
    }

    var label: String { hour.map(String.init) ?? name }

    fileprivate var json: JSON {
      .present([
        "weekday": weekday.map { .string($0.description) }, "hour": hour.map(JSON.integer),
        "month": month.map(JSON.integer),
      ])
    }
  }

  let unit: Unit
  let column: DrawnColumn
  let wording: ValueWording
  let barUnit: CalendarUnit
  /// The parts in the order of the calendar, each with the number of its bars that have a value, and its typical value.
  private(set) var parts: [(part: Part, bars: Int, value: Double?)]
  /// The number of days, weeks or years with a value.
  private(set) var units = 0
  /// The places of the parts in a table, or nil for a chart of bars.
  let grid: CellGrid?

  /// - Parameters:
  ///   - span: The time to summarize, in whole bars.
  ///   - isShown: Whether a bar without rows is on a page. Where rows are counted, it has the value 0.
  /// - Complexity: O(bars log bars) for the bars in the span.
  init(
    _ unit: Unit, of column: DrawnColumn, in data: ChartData, _ span: Range<CivilTime>,
    isShown: (CivilTime) -> Bool
  ) {
    let (series, calendar) = (data.column(column), data.calendar)
    let barUnit = unit.barUnit(of: series)
    (self.unit, self.column, self.barUnit) = (unit, column, barUnit)
    wording = ValueWording(of: data, column.column)
    let aggregate = wording.aggregate
    func bars(_ span: Range<CivilTime>) -> [(part: Part, start: CivilTime, index: Int)] {
      let first = calendar.index(of: span.lowerBound, in: barUnit)
      return (first..<calendar.index(of: span.upperBound, in: barUnit)).map { index in
        let start = calendar.start(of: index, in: barUnit)
        return (Part(start, barUnit, unit, calendar), start, index)
      }
    }
    func unitIndex(_ time: CivilTime) -> Int { calendar.index(of: time, in: unit.calendarUnit) }
    var values: [Part: (bars: Int, summary: Summary)] = [:]
    var units: Set<Int> = []
    for (part, start, index) in bars(span) {
      let summary = series.summary(of: calendar.span(of: index, in: barUnit), in: calendar)
      guard let value = summary.value(aggregate), summary.count > 0 || isShown(start) else {
        continue
      }
      units.insert(unitIndex(start))
      var typical = values[part] ?? (0, Summary())
      if aggregate == .mean { typical.summary.add(summary) } else { typical.summary.add(value) }
      values[part] = (typical.bars + 1, typical.summary)
    }
    // Every day, week and year of the calendar has the same parts.
    parts = bars(calendar.span(of: unitIndex(span.lowerBound), in: unit.calendarUnit)).map { bar in
      let value = values[bar.part].flatMap { _, typical in
        aggregate == .min || aggregate == .max ? typical.value(aggregate) : typical.mean
      }
      return (bar.part, values[bar.part]?.bars ?? 0, value)
    }
    self.units = units.count
    let hours = unit == .week && barUnit == .hour ? parts.prefix(24).map(\.part) : []
    grid =
      hours.isEmpty
      ? nil
      : CellGrid(
        rows: calendar.weekdays.map(\.shortTitle),
        columns: hours.enumerated().map { $0.offset % 3 == 0 ? $0.element.label : "" },
        places: parts.indices.map { ShadedCells.Place(row: $0 / 24, column: $0 % 24) })
  }

  var json: JSON {
    .present([
      "unit": .string(unit.rawValue), "value": .string(column.column),
      "series": column.series.map(JSON.string), "aggregate": .string(wording.aggregate.rawValue),
      "\(unit)s": .integer(units),
      "bars": .array(
        parts.map { part, bars, value in
          .joined(part.json, ["count": .integer(bars), "value": .optional(value)])
        }),
    ])
  }
}

extension PageChart {
  /// A profile as bars, or as shaded cells if it has hours and weekdays.
  init(_ profile: Profile) {
    var wording = profile.wording
    (unit, wording.unit) = (wording.unit?.excerpt, nil)
    self.wording = wording
    title = "\(profile.column.title), \(wording.aggregate) by \(profile.barUnit)"
    bars = profile.parts.map { part, bars, value in
      let text = value.map(wording.number) ?? "missing"
      return (
        bar: Chart.Bar(label: part.label, value: value), name: part.name,
        sentence: "\(part.name): \(text)"
          + (bars > 0 ? ", \(Wording.count(bars, "\(profile.barUnit)"))" : "")
      )
    }
    let values = profile.parts.compactMap(\.value)
    scale = PageScale(rule: .level, range: wording.aggregate.isAmount ? 0...0 : nil)
    (barUnits, drawsLine, grid) = ("\(profile.barUnit)s", false, profile.grid)
    func extreme(_ name: String, _ value: Double?) -> [Figure] {
      let part = profile.parts.first { value != nil && $0.value == value }?.part.name
      return part.map { [Figure(text: "\(name) \(value.map(wording.number) ?? "") (\($0))")] } ?? []
    }
    figures =
      [Figure(text: "from \(Wording.count(profile.units, "\(profile.unit)"))")]
      + extreme("min", values.min()) + extreme("max", values.max())
      + (wording.aggregate.isAmount && !values.isEmpty
        ? [Figure(text: "\(profile.unit) \(wording.number(values.reduce(0, +)))")] : [])
  }
}
