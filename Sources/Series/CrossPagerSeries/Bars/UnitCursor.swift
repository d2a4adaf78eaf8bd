import CivilDates

/// Groups the bars of a series by the calendar units that hold them, such as hours by days, oldest first.
struct UnitCursor: Sequence, IteratorProtocol, Sendable {
  let bars: BarNumbers
  let resolution: CalendarUnit
  /// The unit of the groups, no finer than `resolution`.
  let unit: CalendarUnit
  let calendar: CivilCalendar
  /// The position of the first bar of the next group.
  var position = 0

  /// Returns the number of the bar at the position, or nil if the bar is not before `end`.
  func number(before end: Int = .max) -> Int? {
    guard position < bars.count else { return nil }
    let number = bars[position]
    return number < end ? number : nil
  }

  /// Goes to the first bar in a span of whole units, and returns the number of the first bar after the span.
  mutating func seek(_ span: Range<CivilTime>) -> Int {
    let numbers = calendar.indices(of: resolution, in: span)
    let isAfter = position > 0 && bars[position - 1] >= numbers.lowerBound
    if isAfter || number(before: numbers.lowerBound) != nil {
      position = bars.firstPosition { $0 >= numbers.lowerBound }
    }
    return numbers.upperBound
  }

  func span(of indices: Range<Int>) -> Range<CivilTime> {
    calendar.start(
      of: indices.lowerBound, in: unit)..<calendar.start(of: indices.upperBound, in: unit)
  }

  mutating func next() -> (index: Int, positions: Range<Int>)? { next(before: .max) }

  /// Reads the unit at the position and goes to the next one. Returns nil if the unit's first bar is not before `end`.
  mutating func next(before end: Int) -> (index: Int, positions: Range<Int>)? {
    guard let number = number(before: end) else { return nil }
    let start = position
    position += 1
    if unit == resolution { return (number, start..<position) }
    let group = unit.index(holding: number, of: resolution, in: calendar)
    if self.number(before: group.end) != nil {
      // Numbers ascend, so a unit holds at most one bar for each number.
      let limit = Swift.min(start + group.end - number, bars.count)
      position = bars.firstPosition(in: position + 1..<limit) { $0 >= group.end }
    }
    return (group.index, start..<position)
  }
}

extension CalendarUnit {
  /// Returns the calendar index of the unit that contains a bar, and the number of the first bar after that unit.
  func index(
    holding bar: Int, of resolution: CalendarUnit, in calendar: CivilCalendar
  ) -> (index: Int, end: Int) {
    if case .microseconds(let length) = length, case .microseconds(let step) = resolution.length {
      let origin = calendar.origin(of: self)
      let first = calendar.origin(of: resolution)
      let index = (Int64(bar) * step + first - origin).flooredQuotient(by: length)
      return (Int(index), Int(((index + 1) * length + origin - first) / step))
    }
    let index = calendar.index(of: calendar.start(of: bar, in: resolution), in: self)
    let end = calendar.span(of: index, in: self).upperBound
    return (index, calendar.index(of: end, in: resolution))
  }
}

extension CivilCalendar {
  func start(ofUnit unit: CalendarUnit, holding time: CivilTime) -> CivilTime {
    start(of: index(of: time, in: unit), in: unit)
  }

  func indices(of unit: CalendarUnit, in span: Range<CivilTime>) -> Range<Int> {
    index(of: span.lowerBound, in: unit)..<index(of: span.upperBound, in: unit)
  }
}

extension Series {
  /// Groups the bars by a unit. A unit finer than ``resolution`` counts as ``resolution``.
  func groups(per unit: CalendarUnit, in calendar: CivilCalendar) -> UnitCursor {
    UnitCursor(bars: bars, resolution: resolution, unit: max(unit, resolution), calendar: calendar)
  }

  /// Returns the unit of the bars on a page, or nil if the bars would be finer than ``resolution``.
  func barUnit(of unit: CalendarUnit, in calendar: CivilCalendar) -> CalendarUnit? {
    calendar.barUnit(of: unit).flatMap { $0 < resolution ? nil : $0 }
  }
}
