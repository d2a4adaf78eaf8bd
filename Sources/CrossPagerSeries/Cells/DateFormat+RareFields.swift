import CivilDates

/// Reads the fields of less common date formats.
extension StampFields {
  mutating func readRare(_ field: DateFormat.Field, from cell: inout ByteScanner) -> Bool {
    switch field {
    case .quarter:
      guard let quarter = cell.quarter() else { return false }
      month = quarter * 3 - 2
    case .week:
      guard let week = cell.week() else { return false }
      form = .week(week, day: 1)
    case .dayOfWeek:
      guard case .week(let week, _) = form, let day = cell.digit(), 1...7 ~= day else {
        return false
      }
      form = .week(week, day: day)
    case .weekdayName, .shortWeekdayName:
      weekday = cell.weekdayName().flatMap(Weekday.init(rawValue:))
      return weekday != nil
    case .dayOfYear:
      guard let day = cell.digits(3) else { return false }
      form = .dayOfYear(day)
    case .shortDayOfYear:
      let count = cell.digitCount
      guard 1...3 ~= count, let day = cell.digits(count) else { return false }
      form = .dayOfYear(day)
    case .fiscalYear: return readFiscalYear(from: &cell)
    case .decade: return readYears(from: &cell, digits: 3)
    case .century: return readYears(from: &cell, digits: 2)
    case .decimalYear: return readDecimalYear(from: &cell, isOfMonths: false)
    case .decimalYearOfMonths: return readDecimalYear(from: &cell, isOfMonths: true)
    default: return false
    }
    return true
  }

  /// Reads a year and the next year, such as `2015/16`, `2015-16` or `2015/2016`.
  private mutating func readFiscalYear(from cell: inout ByteScanner) -> Bool {
    guard let first = cell.digits(4), cell.skip("/") || cell.skip("-") else { return false }
    let digits = cell.digitCount
    guard [2, 4].contains(digits), let second = cell.digits(digits),
      (first + 1) % (digits == 2 ? 100 : 10_000) == second
    else { return false }
    year = first
    return true
  }

  /// Reads the leading digits of a decade or century, and an `X` for each remaining digit.
  private mutating func readYears(from cell: inout ByteScanner, digits: Int) -> Bool {
    guard var first = cell.digits(digits) else { return false }
    for _ in digits..<4 {
      guard cell.skip("X") || cell.skip("x") else { return false }
      first *= 10
    }
    // The first decade and century start in year 1.
    year = max(first, 1)
    return true
  }

  /// Reads a year with or without a fraction.
  ///
  /// A fraction is often rounded, so a fraction just before the start of a day or month stands for that day or
  /// month: `1949.083` is February 1949. With `YYYY.yy`, a fraction in the middle of a month stands for that month.
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
}
