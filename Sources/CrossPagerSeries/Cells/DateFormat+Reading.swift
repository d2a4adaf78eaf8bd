import CivilDates

/// A time as it appears in a cell.
struct Stamp: Hashable, Sendable {
  /// The clock time in the cell.
  let civil: CivilTime
  /// The offset from UTC in seconds; nil if the cell has no offset.
  let secondsAheadOfUTC: Int?
}

extension DateFormat {
  /// The time in a cell; nil if the cell has another format or the time does not exist.
  func stamp(in cell: consuming ByteScanner) -> Stamp? {
    if self == .iso, let stamp = cell.plainISOStamp() { return stamp }
    var fields = StampFields()
    return fields.read(parts, from: &cell) ? fields.stamp : nil
  }

  func stamp(in cell: SampleCell) -> Stamp? { stamp(in: ByteScanner(cell.bytes.span)) }

  /// Whether a cell has this format and a time outside the years 1 to 9999.
  func isOutsideYears(_ cell: SampleCell) -> Bool {
    var rest = ByteScanner(cell.bytes.span)
    var fields = StampFields()
    return fields.read(parts, from: &rest) && fields.areOutsideYears
  }
}

/// The field values read from a cell.
struct StampFields {
  var year = 1
  var month = 1
  var day = 1
  /// The form of the date; nil if it consists of a year, a month and a day.
  var form: Form?
  var weekday: Weekday?
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var microsecond = 0
  /// Whether an hour on a 12-hour clock is in the afternoon; nil for a 24-hour clock.
  private var isAfternoon: Bool?
  private var offset: Int?
  private var microsecondsSince1970: Int64?

  enum Form {
    case dayOfYear(Int)
    case week(Int, day: Int)
  }

  /// Reads a whole cell and returns whether it consists of exactly these parts.
  @inline(__always)
  mutating func read(_ parts: [DateFormat.Part], from cell: inout ByteScanner) -> Bool {
    for part in parts {
      guard read(part, from: &cell) else { return false }
    }
    return cell.isAtEnd
  }

  /// Reads one part of a cell and returns whether the cell contains it.
  ///
  /// Inlining keeps the scanner's position in a register. Reading `MM/DD/YYYY hh:mm:ss a` takes 52 ns instead of 72 ns.
  @inline(__always)
  mutating func read(_ part: DateFormat.Part, from cell: inout ByteScanner) -> Bool {
    switch part {
    case .literal(let byte): cell.skip(Unicode.Scalar(byte))
    case .field(let field): read(field, from: &cell)
    }
  }

  @inline(__always)
  private mutating func read(_ field: DateFormat.Field, from cell: inout ByteScanner) -> Bool {
    switch field {
    case .iso: return readISO(from: &cell)
    case .year: return Self.store(cell.digits(4), in: &year)
    case .shortYear:
      return Self.store(cell.digits(2).map { $0 + ($0 < 69 ? 2000 : 1900) }, in: &year)
    case .monthName, .shortMonthName: return Self.store(cell.monthName(), in: &month)
    case .month: return Self.store(cell.digits(2), in: &month)
    case .shortMonth: return Self.store(cell.oneOrTwoDigits(), in: &month)
    case .day: return Self.store(cell.digits(2), in: &day)
    case .shortDay: return Self.store(cell.oneOrTwoDigits(), in: &day)
    case .hour, .hourOfDay: return Self.store(cell.digits(2), in: &hour)
    case .shortHour, .shortHourOfDay: return Self.store(cell.oneOrTwoDigits(), in: &hour)
    case .minute: return Self.store(cell.digits(2), in: &minute)
    case .shortMinute: return Self.store(cell.oneOrTwoDigits(), in: &minute)
    case .second: return readSecond(cell.digits(2), from: &cell)
    case .shortSecond: return readSecond(cell.oneOrTwoDigits(), from: &cell)
    case .halfDay:
      isAfternoon = cell.isAfternoon()
      return isAfternoon != nil
    case .offset:
      offset = cell.offsetOrName()
      return offset != nil
    case .epoch: return readEpoch(from: &cell, unit: 1_000_000)
    case .epochMilliseconds: return readEpoch(from: &cell, unit: 1_000)
    case .epochMicroseconds: return readEpoch(from: &cell, unit: 1)
    case .epochNanoseconds: return readEpoch(from: &cell, unit: 1, partDigits: 3)
    case .dayOfYear, .shortDayOfYear, .quarter, .week, .dayOfWeek, .weekdayName, .shortWeekdayName,
      .decimalYear, .decimalYearOfMonths, .fiscalYear, .decade, .century:
      return readRare(field, from: &cell)
    }
  }

  private static func store<Value>(_ value: Value?, in field: inout Value) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private mutating func readSecond(_ written: Int?, from cell: inout ByteScanner) -> Bool {
    guard let written, let fraction = cell.fraction(ofMicroseconds: 1_000_000) else { return false }
    second = written
    microsecond = fraction
    return true
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
    if cell.skip(":"), !readSecond(cell.digits(2), from: &cell) { return false }
    if cell.isAtEnd { return true }
    offset = cell.offset()
    return offset != nil
  }

  /// Reads a count of units since 1970.
  ///
  /// - Parameters:
  ///   - unit: The length of the unit, in microseconds.
  ///   - partDigits: The number of digits at the end of the count that form a fraction of the unit.
  private mutating func readEpoch(
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

  /// Whether the fields form a time outside the years 1 to 9999.
  var areOutsideYears: Bool {
    if microsecondsSince1970 != nil { return stamp == nil }
    // Year 0 has the same days as year 400.
    var moved = self
    moved.year += 400
    return year == 0 && moved.stamp != nil
  }

  /// The date that the fields form; nil if there is no such date.
  private var date: CivilDate? {
    guard let form else { return CivilDate(year: year, month: month, day: day) }
    switch form {
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

  /// The time that the fields form; nil if there is no such time.
  var stamp: Stamp? {
    if let microsecondsSince1970 {
      let microseconds = CivilTime.unixEpoch + microsecondsSince1970
      guard CivilTime.microsecondsOfYears.contains(microseconds) else { return nil }
      return Stamp(civil: CivilTime(microseconds: microseconds), secondsAheadOfUTC: 0)
    }
    guard let date, weekday == nil || weekday == date.weekday, isAfternoon == nil || 1...12 ~= hour
    else { return nil }
    let hourOfDay = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    return CivilTime(
      date, hour: hourOfDay, minute: minute, second: second, microsecond: microsecond
    ).map { Stamp(civil: $0, secondsAheadOfUTC: offset) }
  }
}
