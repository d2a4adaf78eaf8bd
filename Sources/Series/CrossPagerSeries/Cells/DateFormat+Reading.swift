import CivilDates

/// A time as it appears in a cell.
struct Stamp: Hashable, Sendable {
  let civil: CivilTime
  let secondsAheadOfUTC: Int?
  var hasTime = true

  /// Returns the time in a calendar. A date without a time of day stands for the start of its day.
  ///
  /// - Parameter namesYear: Whether the cell names only a year, in which case it stands for the start of that year.
  @inline(__always)
  func start(in calendar: CivilCalendar, namesYear: Bool) -> CivilTime {
    if hasTime { return civil }
    return namesYear
      ? calendar.start(of: civil.date.year, in: .year)
      : CivilTime(microseconds: civil.microseconds + calendar.timeToDayStart)
  }
}

extension DateFormat {
  /// Returns the time in a cell, or nil if the cell has another format or the time does not exist.
  func stamp(in cell: consuming ByteScanner) -> Stamp? {
    if isISO, let stamp = cell.plainISOStamp() { return stamp }
    var fields = StampFields()
    return fields.read(parts, from: &cell) ? fields.stamp : nil
  }

  func stamp(in cell: SampleCell) -> Stamp? { stamp(in: ByteScanner(cell.bytes.span)) }

  /// Returns whether a cell has this format and a time outside the years 1 to 9999.
  func isOutsideYears(_ cell: SampleCell) -> Bool {
    StampFields(parts[...], in: cell)?.areOutsideYears == true
  }
}

/// The field values read from a cell.
struct StampFields {
  private var year = 1
  private var month = 1
  private var day = 1
  /// The day of the year, or the week and its day; nil if the date is given as a month and a day.
  private var position: Position?
  private var weekday: Weekday?
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var microsecond = 0
  /// Whether an hour on a 12-hour clock is in the afternoon; nil for a 24-hour clock.
  private var isAfternoon: Bool?
  private var offset: Int?
  private var hasTime = false
  private var microsecondsSince1970: Int64?

  private enum Position {
    case dayOfYear(Int)
    case week(Int, day: Int)
  }

  init() {}

  /// Reads a cell. Returns nil unless the cell consists of exactly these parts.
  init?(_ parts: ArraySlice<DateFormat.Part>, in cell: SampleCell) {
    var rest = ByteScanner(cell.bytes.span)
    guard read(Array(parts), from: &rest) else { return nil }
  }

  /// Reads a cell, and returns whether it consists of exactly these parts.
  @inline(__always)
  mutating func read(_ parts: [DateFormat.Part], from cell: inout ByteScanner) -> Bool {
    for part in parts {
      guard read(part, from: &cell) else { return false }
    }
    return cell.isAtEnd
  }

  /// Reads one part. Inlining keeps the scanner's position in a register: 52 ns for `MM/DD/YYYY hh:mm:ss a`, not 72 ns.
  @inline(__always)
  mutating func read(_ part: DateFormat.Part, from cell: inout ByteScanner) -> Bool {
    switch part {
    case .literal(let byte): cell.skip(Unicode.Scalar(byte))
    case .field(let field): read(field, from: &cell)
    }
  }

  @inline(__always)
  private mutating func read(_ field: DateFormat.Field, from cell: inout ByteScanner) -> Bool {
    let number: Int?
    switch field.form {
    case .twoDigits: number = cell.digits(2)
    case .oneOrTwoDigits: number = cell.oneOrTwoDigits()
    case .ordinal: number = cell.ordinal()
    case .fourDigits: return Self.store(cell.digits(4), in: &year)
    case .shortYear:
      return Self.store(cell.digits(2).map { $0 + ($0 < 69 ? 2000 : 1900) }, in: &year)
    case .longName, .name:
      if field.meaning == .month { return Self.store(cell.monthName(), in: &month) }
      return Self.store(cell.weekdayName().flatMap(Weekday.init), in: &weekday)
    case .halfDay: return Self.store(cell.isAfternoon(), in: &isAfternoon)
    case .offset: return Self.store(cell.offsetOrName(), in: &offset)
    case .iso: return readISO(from: &cell)
    default: return readRare(field.form, from: &cell)
    }
    guard let number else { return false }
    switch field.meaning {
    case .month: month = number
    case .day: day = number
    case .hour, .hourOfDay: (hour, hasTime) = (number, true)
    case .minute: minute = number
    default:
      second = number
      return readFraction(from: &cell)
    }
    return true
  }

  @inline(never)
  private mutating func readRare(_ form: DateFormat.Form, from cell: inout ByteScanner) -> Bool {
    switch form {
    case .threeDigits: return Self.store(cell.digits(3).map(Position.dayOfYear), in: &position)
    case .upToThreeDigits:
      return Self.store(cell.upToThreeDigits().map(Position.dayOfYear), in: &position)
    case .quarter: return Self.store(cell.quarter().map { $0 * 3 - 2 }, in: &month)
    case .week: return Self.store(cell.week().map { .week($0, day: 1) }, in: &position)
    case .digit:
      guard case .week(let week, _) = position, let day = cell.digit(), 1...7 ~= day else {
        return false
      }
      position = .week(week, day: day)
      return true
    case .recentYear:
      return Self.store(cell.digits(2).map { $0 + ($0 < 30 ? 2000 : 1900) }, in: &year)
    case .buddhistYear: return Self.store(cell.digits(4).map { $0 - 543 }, in: &year)
    case .fiscalYear: return Self.store(cell.fiscalYear(), in: &year)
    case .decade: return Self.store(cell.year(ofDigits: 3), in: &year)
    case .century: return Self.store(cell.year(ofDigits: 2), in: &year)
    case .rest: return cell.skipAll()
    case .decimalYear: return readDecimalYear(from: &cell, isOfMonths: false)
    case .decimalYearOfMonths: return readDecimalYear(from: &cell, isOfMonths: true)
    case .seconds: return readCount(from: &cell, unit: 1_000_000)
    case .milliseconds: return readCount(from: &cell, unit: 1_000)
    case .microseconds: return readCount(from: &cell, unit: 1)
    case .nanoseconds: return readCount(from: &cell, unit: 1, partDigits: 3)
    default: return false
    }
  }

  private static func store<Value>(_ value: Value?, in field: inout Value?) -> Bool {
    field = value
    return value != nil
  }

  private static func store<Value>(_ value: Value?, in field: inout Value) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private mutating func readFraction(from cell: inout ByteScanner) -> Bool {
    Self.store(cell.fraction(ofMicroseconds: 1_000_000), in: &microsecond)
  }

  private mutating func readISO(from cell: inout ByteScanner) -> Bool {
    guard Self.store(cell.digits(4), in: &year), cell.skip("-"),
      Self.store(cell.digits(2), in: &month)
    else { return false }
    if cell.isAtEnd { return true }
    guard cell.skip("-"), Self.store(cell.digits(2), in: &day) else { return false }
    if cell.isAtEnd { return true }
    guard cell.skip("T") || cell.skip(" ") || cell.skip("t"),
      Self.store(cell.digits(2), in: &hour), cell.skip(":"),
      Self.store(cell.digits(2), in: &minute)
    else { return false }
    if cell.skip(":") {
      guard Self.store(cell.digits(2), in: &second), readFraction(from: &cell) else { return false }
    }
    hasTime = true
    if cell.isAtEnd { return true }
    return Self.store(cell.offset(), in: &offset)
  }

  /// Reads a count of units since 1970. Digits below a microsecond are left out.
  private mutating func readCount(
    from cell: inout ByteScanner, unit: Int, partDigits: Int = 0
  ) -> Bool {
    let isBefore = cell.skip("-")
    let count = cell.digitCount
    let units = cell.wholeNumber(ofDigits: max(0, count - partDigits))
    let parts = cell.wholeNumber(ofDigits: min(count, partDigits))
    guard count > 0, let fraction = cell.fraction(ofMicroseconds: unit) else { return false }
    // A count that overflows always represents a time outside the years 1 to 9999.
    let latest = CivilTime.latest.microseconds
    let (product, isTooGreat) = units.multipliedReportingOverflow(by: Int64(unit))
    let whole = isTooGreat ? latest : min(product, latest)
    // Times are rounded down, even before 1970.
    let left: Int64 = isBefore && parts > 0 ? 1 : 0
    microsecondsSince1970 = (whole + Int64(fraction) + left) * (isBefore ? -1 : 1)
    return true
  }

  /// Reads a year with a fraction. A fraction is often rounded, so a fraction just before the start of a day or month
  /// stands for that day or month: `1949.083` is February 1949. With `YYYY.yy`, a fraction in the middle of a month
  /// stands for that month.
  private mutating func readDecimalYear(from cell: inout ByteScanner, isOfMonths: Bool) -> Bool {
    guard let whole = cell.digits(4) else { return false }
    var mark = cell
    let digits = mark.skip(".") || mark.skip(",") ? mark.digitCount : 0
    guard let millionths = cell.fraction(ofMicroseconds: 1_000_000) else { return false }
    let fraction = Double(millionths) / 1_000_000
    if isOfMonths {
      let months = whole * 12 + Int(fraction * 12 + 0.1)
      (year, month, day) = (months / 12, months % 12 + 1, 1)
      return true
    }
    (year, month, day) = (whole, 1, 1)
    guard let first = CivilDate(year: whole, month: 1, day: 1) else { return true }
    let length = CivilDate(year: whole, month: 2, day: 29) == nil ? 365.0 : 366.0
    // Truncation to millionths removes up to one millionth.
    var rounding = 0.5
    for _ in 0..<min(digits, 6) { rounding /= 10 }
    let days = fraction * length + min((rounding + 1e-6) * length, 0.25)
    let date = CivilDate(dayNumber: first.dayNumber + Int(days))
    (year, month, day) = (date.year, date.month, date.day)
    return true
  }

  var areOutsideYears: Bool {
    if microsecondsSince1970 != nil { return stamp == nil }
    // Year 0 has the same days as year 400.
    var moved = self
    moved.year += 400
    return year == 0 && moved.stamp != nil
  }

  @inline(__always)
  private var date: CivilDate? {
    switch position {
    case nil: return CivilDate(year: year, month: month, day: day)
    case .dayOfYear(let number):
      guard let first = CivilDate(year: year, month: 1, day: 1) else { return nil }
      let date = CivilDate(dayNumber: first.dayNumber + number - 1)
      return date.year == year ? date : nil
    case .week(let number, let day):
      // Week 1 contains January 4, and day number 0 is a Monday.
      guard let inFirstWeek = CivilDate(year: year, month: 1, day: 4) else { return nil }
      let monday = inFirstWeek.dayNumber / 7 * 7
      let date = CivilDate(dayNumber: monday + (number - 1) * 7 + day - 1)
      return 1...9999 ~= date.year && date.isoWeek == (year, number) ? date : nil
    }
  }

  /// Inlining avoids a copy of the fields for each cell.
  @inline(__always)
  var stamp: Stamp? {
    if let microsecondsSince1970 {
      let microseconds = CivilTime.unixEpoch + microsecondsSince1970
      guard CivilTime.microsecondsOfYears.contains(microseconds) else { return nil }
      return Stamp(civil: CivilTime(microseconds: microseconds), secondsAheadOfUTC: 0)
    }
    guard let date, weekday == nil || weekday == date.weekday, isAfternoon == nil || 1...12 ~= hour
    else { return nil }
    let hourOfDay = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    // `24:00` is the end of a day (ISO 8601:2004), unless the next day is in the year 10000.
    let isEnd =
      hourOfDay == 24 && minute + second + microsecond == 0
      && (date.year, date.month, date.day) != (9999, 12, 31)
    return CivilTime(
      isEnd ? CivilDate(dayNumber: date.dayNumber + 1) : date, hour: isEnd ? 0 : hourOfDay,
      minute: minute, second: second, microsecond: microsecond
    ).map { Stamp(civil: $0, secondsAheadOfUTC: offset, hasTime: hasTime || offset != nil) }
  }
}
