// The calendar of the page. The page passes times as seconds since 0001-01-01, and units by their place in
// `CalendarUnit.allCases`. It passes a calendar as a code with these bits, lowest first: three for the first weekday,
// from 0; four for the place of the data unit, or 0 if there is none; five for the day start; four for the year start,
// from 0; and one that is set if quarters and years have a bar for each day.

extension CivilTime {
  /// Creates a time from seconds, clamped to the years 0 to 10000.
  init(seconds: Double) {
    let bounded = min(max(seconds, -1e12), 1e12)
    let whole = bounded.rounded(.down)
    let rest = ((bounded - whole) * Double(Self.microsecondsPerSecond)).rounded()
    self.init(microseconds: Int64(whole) * Self.microsecondsPerSecond + Int64(rest))
  }

  var seconds: Double { Double(microseconds) / Double(Self.microsecondsPerSecond) }
}

extension CalendarUnit {
  init(place: Int32) { self = Self.allCases[Int(place)] }

  var place: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}

/// Returns a span of time, which is empty if `end` is before `start`.
func period(_ start: Double, _ end: Double) -> Range<CivilTime> {
  let start = CivilTime(seconds: start)
  return start..<max(start, CivilTime(seconds: end))
}

extension CivilCalendar {
  /// Creates the calendar that has the given code. It counts minutes and seconds from midnight on the day of `time`.
  init(code: Int32, near time: CivilTime) {
    self.init(
      firstWeekday: Weekday.allCases[Int(code & 7)], dayStart: Int(code >> 7 & 31),
      yearStart: Month.allCases[Int(code >> 12 & 15)])
    let unit = code >> 3 & 15
    dataUnit = unit == 0 ? nil : CalendarUnit(place: unit)
    hasDayBars = code >> 16 != 0
    epoch = CivilTime(time.date).microseconds
  }

  /// Creates the calendar that has the given code, for times near the unit that has the given number.
  init(code: Int32, near number: Double, _ unit: CalendarUnit) {
    let length = unit == .second ? 1.0 : unit == .minute ? 60 : 0
    self.init(code: code, near: CivilTime(seconds: number * length))
  }

  /// Returns the difference between a unit's number, which the page counts from year 1, and the unit's index.
  private func difference(_ unit: CalendarUnit) -> Int64 {
    switch unit {
    case .second: epoch / CivilTime.microsecondsPerSecond
    case .minute: epoch / CivilTime.microsecondsPerMinute
    default: 0
    }
  }

  /// Returns the number by which the page identifies the unit that has the given index.
  func number(_ index: Int, _ unit: CalendarUnit) -> Double {
    Double(Int64(index) + difference(unit))
  }

  /// Returns the index of the unit that the page identifies by the given number.
  func index(_ number: Double, _ unit: CalendarUnit) -> Int {
    Int(clamping: Int64(min(max(number, -1e12), 1e12)) - difference(unit))
  }
}

@c public func calendarIndex(_ code: Int32, _ time: Double, _ unit: Int32) -> Double {
  let (time, unit) = (CivilTime(seconds: time), CalendarUnit(place: unit))
  let calendar = CivilCalendar(code: code, near: time)
  return calendar.number(calendar.index(of: time, in: unit), unit)
}

@c public func calendarStart(_ code: Int32, _ number: Double, _ unit: Int32) -> Double {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: number, unit)
  return calendar.start(of: calendar.index(number, unit), in: unit).seconds
}

/// Returns the place of the unit of a page's bars, or -1 if the page has no bars.
@c public func calendarBarUnit(_ code: Int32, _ unit: Int32) -> Int32 {
  let calendar = CivilCalendar(code: code, near: .earliest)
  return calendar.barUnit(of: CalendarUnit(place: unit))?.place ?? -1
}

/// Writes the numbers of the first bar of a page and of the bar after its last bar.
@c public func calendarBars(_ code: Int32, _ number: Double, _ unit: Int32) -> Int32 {
  let unit = CalendarUnit(place: unit)
  var calendar = CivilCalendar(code: code, near: number, unit)
  let start = calendar.start(of: calendar.index(number, unit), in: unit)
  calendar = CivilCalendar(code: code, near: start)
  let bars = calendar.bars(of: calendar.index(of: start, in: unit), in: unit)
  let barUnit = calendar.barUnit(of: unit) ?? unit
  return Exchange.write([
    calendar.number(bars.lowerBound, barUnit), calendar.number(bars.upperBound, barUnit),
  ])
}

@c public func calendarKey(_ code: Int32, _ number: Double, _ unit: Int32) -> Int32 {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: number, unit)
  return Exchange.write([], lines: [calendar.key(of: calendar.index(number, unit), in: unit)])
}

@c public func calendarTitle(_ code: Int32, _ number: Double, _ unit: Int32) -> Int32 {
  let unit = CalendarUnit(place: unit)
  let calendar = CivilCalendar(code: code, near: number, unit)
  return Exchange.write([], lines: [calendar.title(of: calendar.index(number, unit), in: unit)])
}

/// Writes the start and end of the span that the key in the exchange names. Writes nothing if the text is not a key.
@c public func calendarSpanOfKey(_ code: Int32, _ length: Int32) -> Int32 {
  let span = CivilCalendar(code: code, near: .earliest).span(ofKey: Exchange.text(Int(length)))
  return Exchange.write(span.map { [$0.lowerBound.seconds, $0.upperBound.seconds] } ?? [])
}

/// Writes the number of whole months from a time to a later one, and the remaining seconds.
@c public func timeDistance(_ start: Double, _ end: Double) -> Int32 {
  let (months, rest) = CivilTime(seconds: start).distance(to: CivilTime(seconds: end))
  return Exchange.write([Double(months), Double(rest) / Double(CivilTime.microsecondsPerSecond)])
}

@c public func timeEndLike(
  _ start: Double, _ end: Double, _ time: Double, _ isByMonths: Bool, _ otherStart: Double
) -> Double {
  let time = CivilTime(seconds: time)
  let other = period(otherStart, time.seconds)
  return period(start, end).end(like: time, in: other, byMonths: isByMonths).seconds
}

/// Returns the day number of a date: the days since 0001-01-01. A month below 1 or above 12 falls in another year.
@c public func dayOf(_ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  let first = CivilDate(firstOfMonth: Int(year) * 12 + Int(month) - 1)
  return Int32(first.dayNumber) + day - 1
}

/// Returns the date of a day number: 512 times the year, plus 32 times the month, plus the day.
@c public func dateOf(_ day: Int32) -> Int32 {
  let date = CivilDate(dayNumber: Int(day))
  return Int32(date.year << 9 | date.month << 5 | date.day)
}
