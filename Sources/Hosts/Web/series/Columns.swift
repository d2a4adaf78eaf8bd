// The columns of the page.

/// The bars of a series, which its columns share.
private struct Bars {
  let numbers: BarNumbers
  let unit: CalendarUnit
  let calendar: CivilCalendar
}

private struct Column {
  let series: Series
  let calendar: CivilCalendar

  /// The calendar for quarters and years with or without a bar for each day.
  func calendar(_ hasDayBars: Bool) -> CivilCalendar {
    var calendar = calendar
    calendar.hasDayBars = hasDayBars
    return calendar
  }
}

nonisolated(unsafe) private var bars = Handles<Bars>()
nonisolated(unsafe) private var columns = Handles<Column>()

/// Adds the bars in the exchange. `time` is about the time of the first bar.
@c public func barsAdd(_ code: Int32, _ unit: Int32, _ length: Int32, _ time: Double) -> Int32 {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: CivilTime(seconds: time))
  let numbers = BarNumbers(
    unpacking: Exchange.bytes(Int(length)), from: Int64(calendar.number(0, unit)))
  return bars.add(Bars(numbers: numbers, unit: unit, calendar: calendar))
}

/// Adds the column in the exchange.
///
/// - Parameters:
///   - first: The time of the first row of a file without numbers; NaN for other files.
///   - last: The time of its last row.
@c public func columnAdd(
  _ handle: Int32, _ length: Int32, _ first: Double, _ last: Double
) -> Int32 {
  let bars = bars[handle]
  let rows = first.isNaN ? nil : CivilTime(seconds: first)...CivilTime(seconds: last)
  let series = Series(
    unpacking: Exchange.bytes(Int(length)), bars: bars.numbers, unit: bars.unit, rowSpan: rows)
  return columns.add(Column(series: series, calendar: bars.calendar))
}

extension Summary {
  /// The number of values, the number of blanks, and the values of the aggregates, with NaN for none.
  fileprivate var values: [Double] {
    [Double(count), Double(missing)] + Aggregate.allCases.map { unboundedValue($0) ?? .nan }
  }
}

/// The summary of a span of time.
@c public func columnSummary(_ handle: Int32, _ start: Double, _ end: Double) -> Int32 {
  let column = columns[handle]
  return Exchange.write(column.series.summary(of: period(start, end), in: column.calendar).values)
}

/// A page: its start, its end, the unit of its bars, the place of the running bar or -1, and its summary. Each bar
/// then adds its number, its start, its end, and its summary. The lines are the key and the title of the page.
@c public func columnPage(
  _ handle: Int32, _ number: Double, _ unit: Int32, _ hasDayBars: Bool
) -> Int32 {
  let (column, unit) = (columns[handle], CalendarUnit(place: unit))
  let (series, calendar) = (column.series, column.calendar(hasDayBars))
  let index = calendar.index(number, unit)
  let page = series.page(index, of: unit, in: calendar)
  let barUnit = calendar.barUnit(of: unit) ?? unit
  let running = page.bars.isEmpty ? nil : series.runningBar(of: barUnit, in: calendar)
  let place = running.flatMap { bar in page.bars.firstIndex { $0.index == bar } } ?? -1
  var numbers = [
    page.span.lowerBound.seconds, page.span.upperBound.seconds, Double(barUnit.place),
    Double(place),
  ]
  numbers += page.total.values
  for bar in page.bars {
    let end = calendar.start(of: bar.index + 1, in: barUnit)
    numbers += [calendar.number(bar.index, barUnit), bar.start.seconds, end.seconds]
    numbers += bar.summary.values
  }
  return Exchange.write(numbers, lines: [page.key, calendar.title(of: index, in: unit)])
}

/// The ranges of the bars on pages of a unit: of all bars, of most bars, and of the bars of each page; nothing if there
/// are none.
@c public func columnRange(
  _ handle: Int32, _ aggregate: Int32, _ unit: Int32, _ hasDayBars: Bool
) -> Int32 {
  let (column, unit) = (columns[handle], CalendarUnit(place: unit))
  let calendar = column.calendar(hasDayBars)
  let range = column.series.barRange(
    of: Aggregate.allCases[Int(aggregate)], per: calendar.barUnit(of: unit) ?? unit, on: unit,
    calendar: calendar)
  let ranges = range.map { [$0.whole, $0.robust] + $0.pages } ?? []
  return Exchange.write(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
}
