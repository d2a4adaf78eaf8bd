// The levels of the page. The functions that find a page return -1 if there is none.

nonisolated(unsafe) private var levels = Handles<DatedLevel>()

/// Adds a level, and returns its handle. If only chosen units have pages, their indices are in the exchange.
///
/// - Parameters:
///   - first: The number of the first page's unit.
///   - length: The number of bytes of the chosen units' indices; 0 if every unit has a page.
@c public func levelAdd(
  _ code: Int32, _ unit: Int32, _ first: Double, _ count: Int32, _ length: Int32
) -> Int32 {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: first, unit)
  let start = calendar.index(first, unit)
  if length > 0 {
    let origin = Int64(calendar.number(0, unit))
    let chosen = BarNumbers(unpacking: Exchange.bytes(Int(length)), from: origin)
    if let level = DatedLevel(unit: unit, calendar: calendar, indices: chosen) {
      return levels.add(level)
    }
  }
  let last = calendar.start(of: start + Int(count) - 1, in: unit)
  return levels.add(
    DatedLevel(
      unit: unit, calendar: calendar, covering: calendar.start(of: start, in: unit)...last))
}

/// Returns the number of a page's unit.
@c public func levelIndex(_ level: Int32, _ page: Int32) -> Double {
  let level = levels[level]
  return level.calendar.number(level.index(ofPage: Int(page)), level.unit)
}

private func place(_ page: Int?) -> Int32 { page.map { Int32($0) } ?? -1 }

@c public func levelPageHolding(_ level: Int32, _ time: Double) -> Int32 {
  place(levels[level].page(holding: CivilTime(seconds: time)))
}

@c public func levelPageIn(_ level: Int32, _ start: Double, _ end: Double) -> Int32 {
  place(levels[level].page(in: period(start, end)))
}

@c public func levelPageNearest(_ level: Int32, _ number: Double) -> Int32 {
  let level = levels[level]
  return Int32(level.page(nearestTo: level.calendar.index(number, level.unit)))
}

@c public func levelPageAYearBefore(_ level: Int32, _ page: Int32) -> Int32 {
  place(levels[level].page(aYearBefore: Int(page)))
}

/// Writes the spans of the pages in minutes. If all pages have the same length, writes the length and the start of the
/// first page. Otherwise, writes the starts and then the ends of all pages.
@c public func levelSpans(_ level: Int32) -> Int32 {
  let spans = levels[level].spans
  if spans.ranges.isEmpty {
    return Exchange.write([Double(spans.longest), Double(spans.span(ofPage: 0).lowerBound)])
  }
  return Exchange.write(
    spans.ranges.map { Double($0.lowerBound) } + spans.ranges.map { Double($0.upperBound) })
}
