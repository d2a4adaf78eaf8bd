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

  /// Returns the calendar, in which quarters and years have a bar for each day if `hasDayBars` is true.
  func calendar(_ hasDayBars: Bool) -> CivilCalendar {
    var calendar = calendar
    calendar.hasDayBars = hasDayBars
    return calendar
  }
}

nonisolated(unsafe) private var bars = Handles<Bars>()
nonisolated(unsafe) private var columns = Handles<Column>()

/// Adds the bars in the exchange, and returns their handle. `time` is close to the first bar.
@c public func barsAdd(_ code: Int32, _ unit: Int32, _ length: Int32, _ time: Double) -> Int32 {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: CivilTime(seconds: time))
  let numbers = BarNumbers(
    unpacking: Exchange.bytes(Int(length)), from: Int64(calendar.number(0, unit)))
  return bars.add(Bars(numbers: numbers, unit: unit, calendar: calendar))
}

/// Adds the column in the exchange, and returns its handle.
///
/// - Parameters:
///   - first: The time of the first row of a file without numbers; NaN for other files.
///   - last: The time of the last row of such a file; NaN for other files.
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
  /// The number of values, the number of blanks, and the value of each aggregate, or NaN if it has none.
  fileprivate var values: [Double] {
    [Double(count), Double(missing)] + Aggregate.allCases.map { unboundedValue($0) ?? .nan }
  }
}

/// Writes the summary of a span of time.
@c public func columnSummary(_ handle: Int32, _ start: Double, _ end: Double) -> Int32 {
  let column = columns[handle]
  return Exchange.write(column.series.summary(of: period(start, end), in: column.calendar).values)
}

/// Writes a page: its start, its end, the unit of its bars, the place of the running bar or -1, and its summary. The
/// number, the start, the end and the summary of each bar follow. The lines are the key and the title of the page.
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

/// Writes the ranges of the bars on pages of a unit: of all bars, of most bars, and of the bars of each page. Writes
/// nothing if no bar has a value.
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
