extension CivilCalendar {
  /// Returns the key of a unit.
  ///
  /// From second to century, keys have the forms `2015-12-31T23:59:07`, `2015-12-31T23:59`, `2015-12-31T23`,
  /// `2015-12-31`, `2015-W53`, `2015-12`, `2015-Q4`, `2015`, `201X` and `20XX`. The last two forms are from
  /// ISO 8601-2. If weeks do not start on Monday, the key of a week is the date of its first day, such as `2015-12-27`.
  /// The key of a year that does not start in January is the calendar year in which it begins. Its quarters have the same
  /// year, so `2015-Q1` is the first quarter of the year `2015`.
  ///
  /// - Parameters:
  ///   - index: The index of the unit, clamped to the years 0 to 10000.
  ///   - unit: The kind of unit.
  /// - Complexity: O(1).
  public func key(of index: Int, in unit: CalendarUnit) -> String {
    let start = start(of: index, in: unit)
    let date = start.date
    let (year, quarter) = yearAndQuarter(of: date)
    switch unit {
    case .second: return start.isoSeconds
    case .minute: return start.isoMinutes
    case .hour: return start.isoHours
    case .day: return date.description
    case .week:
      guard firstWeekday == .monday else { return date.description }
      let week = date.isoWeek
      return "\(week.year.padded(to: 4))-W\(week.week.padded(to: 2))"
    case .month: return "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))"
    case .quarter: return "\(year.padded(to: 4))-Q\(quarter)"
    case .year: return year.padded(to: 4)
    case .decade: return "\((year / 10).padded(to: 3))X"
    case .century: return "\((year / 100).padded(to: 2))XX"
    }
  }

  private func yearAndQuarter(of date: CivilDate) -> (year: Int, quarter: Int) {
    let sinceStart = CivilDate(firstOfMonth: date.monthNumber - monthsToStart(of: .year))
    return (sinceStart.year, (sinceStart.month + 2) / 3)
  }

  /// Returns the title of a unit, in English.
  ///
  /// From second to century, titles have the forms `28 December 2015, 23:59:07`, `28 December 2015, 23:59`, `28
  /// December 2015, 23:00`, `28 December 2015`, `Week 53 of 2015`, `December 2015`, `Q4 2015`, `2015`, `2010s` and
  /// `2000 to 2099`. If weeks do not start on Monday, their titles have the form `Week of 27 December 2015`. If years
  /// do not start in January, their titles have the form `2015/16`, and the titles of quarters have the form `Q4
  /// 2015/16`. For titles in other languages, format the result of ``span(of:in:)`` with Foundation.
  ///
  /// - Parameters:
  ///   - index: The index of the unit, clamped to the years 0 to 10000.
  ///   - unit: The kind of unit.
  /// - Complexity: O(1).
  public func title(of index: Int, in unit: CalendarUnit) -> String {
    let start = start(of: index, in: unit)
    let date = start.date
    let month = "\(Month.names[date.month - 1]) \(date.year)"
    let day = "\(date.day) \(month)"
    let (year, quarter) = yearAndQuarter(of: date)
    let years = yearStart == .january ? "\(year)" : "\(year)/\(((year + 1) % 100).padded(to: 2))"
    switch unit {
    case .second: return "\(day), \(start.clockSeconds)"
    case .minute, .hour: return "\(day), \(start.clockMinutes)"
    case .day: return day
    case .week:
      guard firstWeekday == .monday else { return "Week of \(day)" }
      let week = date.isoWeek
      return "Week \(week.week) of \(week.year)"
    case .month: return month
    case .quarter: return "Q\(quarter) \(years)"
    case .year: return years
    case .decade: return "\(year)s"
    case .century: return "\(year) to \(year + 99)"
    }
  }

  /// Returns the time span of a key, or nil if the key is invalid.
  ///
  /// The method accepts the forms that ``key(of:in:)`` returns, in uppercase or lowercase. In every calendar,
  /// `2015-W53` is an ISO 8601 week and `2015-12-27` is a day. Days begin at ``dayStart``, and years begin with
  /// ``yearStart``.
  ///
  /// ```swift
  /// CivilCalendar().span(ofKey: "2015-12")  // 2015-12-01..<2016-01-01
  /// ```
  ///
  /// - Parameter key: A key with a four-digit year. Keys of nonexistent days and weeks, such as `2015-02-29` and
  ///   `2014-W53`, are invalid. The year 0000 is valid, because the week, decade and century that contain the first day
  ///   of year 1 may start in year 0.
  /// - Complexity: O(1).
  public func span(ofKey key: String) -> Range<CivilTime>? {
    var key = KeyScanner(key)
    if let span = span(ofYears: key) { return span }
    guard let year = key.takeDigits(4) else { return nil }
    if key.isEmpty { return span(of: year, in: .year) }
    guard key.take("-") else { return nil }
    if key.take("W") {
      guard let week = key.takeDigits(2), key.isEmpty else { return nil }
      return span(ofWeek: week, year: year)
    }
    if key.take("Q") {
      guard let quarter = key.takeDigits(1), key.isEmpty, 1...4 ~= quarter else { return nil }
      return span(of: year * 4 + quarter - 1, in: .quarter)
    }
    guard let month = key.takeDigits(2), 1...12 ~= month else { return nil }
    if key.isEmpty { return span(of: year * 12 + month - 1, in: .month) }
    guard key.take("-"), let day = key.takeDigits(2),
      let date = CivilDate(existingInYear: year, month: month, day: day)
    else { return nil }
    if key.isEmpty { return span(of: date.dayNumber, in: .day) }
    guard key.take("T"), let hour = key.takeDigits(2) else { return nil }
    if key.isEmpty { return CivilTime(date, hour: hour).map { span(holding: $0, in: .hour) } }
    guard key.take(":"), let minute = key.takeDigits(2) else { return nil }
    if key.isEmpty {
      return CivilTime(date, hour: hour, minute: minute).map { span(holding: $0, in: .minute) }
    }
    guard key.take(":"), let second = key.takeDigits(2), key.isEmpty else { return nil }
    return CivilTime(date, hour: hour, minute: minute, second: second)
      .map { span(holding: $0, in: .second) }
  }

  /// Returns the time span of a key for a decade or century, such as `201X` or `20XX`, or nil if the key has another
  /// form.
  private func span(ofYears key: KeyScanner) -> Range<CivilTime>? {
    for (unit, digitCount) in [(CalendarUnit.decade, 3), (.century, 2)] {
      var digits = key
      guard let index = digits.takeDigits(digitCount) else { continue }
      let isUnknown = (digitCount..<4).allSatisfy { _ in digits.take("X") }
      if isUnknown, digits.isEmpty { return span(of: index, in: unit) }
    }
    return nil
  }

  private func span(holding time: CivilTime, in unit: CalendarUnit) -> Range<CivilTime> {
    // The index of a second in this calendar may exceed a 32-bit `Int`.
    var calendar = self
    calendar.epoch = CivilTime(time.date).microseconds
    return calendar.span(of: calendar.index(of: time, in: unit), in: unit)
  }

  /// Returns the time span of an ISO 8601 week, or nil if the year has no such week. Week 1 contains January 4.
  private func span(ofWeek week: Int, year: Int) -> Range<CivilTime>? {
    let iso = CivilCalendar(dayStart: dayStart)
    guard let inFirstWeek = CivilDate(existingInYear: year, month: 1, day: 4) else { return nil }
    let day = iso.start(of: inFirstWeek.dayNumber, in: .day)
    let span = iso.span(of: iso.index(of: day, in: .week) + week - 1, in: .week)
    return span.lowerBound.date.isoWeek == (year, week) ? span : nil
  }
}

/// Reads a key from left to right.
private struct KeyScanner {
  private var rest: ArraySlice<UInt8>

  init(_ key: String) { rest = Array(key.utf8)[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// Removes the first character if it is `character`, in uppercase or lowercase. Returns whether it was removed.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    let code = UInt8(ascii: character)
    guard let first = rest.first, first == code || first == code | 0x20 else { return false }
    rest.removeFirst()
    return true
  }

  /// Removes the first `count` characters and returns their value, or nil if they are not all ASCII digits.
  mutating func takeDigits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else {
        return nil
      }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return value
  }
}
