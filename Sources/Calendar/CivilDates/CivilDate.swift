/// A day in the proleptic Gregorian calendar, which applies the Gregorian rules to all years.
///
/// ``init(year:month:day:)`` accepts the years 1 to 9999. Computed dates can also be in year 0 or 10000, because the
/// first week of year 1 may start in year 0 and the last spans end in year 10000.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year. Year 0 is the year before year 1.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The day numbers of 0000-01-01 through 10000-12-31.
  static let dayNumbers = -366...3_652_424

  /// Creates a date from a year, month and day.
  ///
  /// Returns nil for a day that does not exist, such as 2023-02-30, or that is outside the years 1 to 9999.
  ///
  /// - Complexity: O(1).
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year else { return nil }
    self.init(existingInYear: year, month: month, day: day)
  }

  /// Creates a date in a year from 0 to 10000. Returns nil if the day does not exist.
  init?(existingInYear year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Self.dayCount(ofMonth: month, year: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date that is `dayNumber` days after 0001-01-01.
  ///
  /// The algorithm is `civil_from_days` from "chrono-Compatible Low-Level Date Algorithms" by Howard Hinnant. Its years
  /// start in March, so the leap day comes last.
  ///
  /// - Parameter dayNumber: The number of days since 0001-01-01, clamped to the years 0 to 10000.
  /// - Complexity: O(1).
  public init(dayNumber: Int) {
    let sinceMarch = dayNumber.clamped(to: Self.dayNumbers) + 306
    let era = sinceMarch.flooredQuotient(by: 146_097)
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Creates the first day of a month. The month is counted from January of year 0 and clamped to the years 0 to 10000.
  package init(firstOfMonth monthNumber: Int) {
    let month = monthNumber.clamped(to: 0...120_011)
    year = month / 12
    self.month = month % 12 + 1
    day = 1
  }

  /// The number of days since 0001-01-01, a Monday.
  ///
  /// The algorithm is `days_from_civil` by Howard Hinnant. See ``init(dayNumber:)``. Years are counted from March of the
  /// year -400, so that no number is negative.
  ///
  /// - Complexity: O(1).
  public var dayNumber: Int {
    let years = year + (month <= 2 ? 399 : 400)
    let dayOfYear = (153 * (month <= 2 ? month + 9 : month - 3) + 2) / 5 + day - 1
    return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 146_403
  }

  /// The number of months since January of year 0.
  var monthNumber: Int { year * 12 + month - 1 }

  /// The day of the week.
  ///
  /// - Complexity: O(1).
  public var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The year and number of the ISO 8601 week that contains the date.
  ///
  /// A week starts on Monday and belongs to the year of its Thursday. The first days of January may therefore belong to
  /// the previous year, and the last days of December to the next year. For example, 2016-01-03 is in week 53 of 2015.
  ///
  /// - Complexity: O(1).
  public var isoWeek: (year: Int, week: Int) {
    let monday = dayNumber - dayNumber.flooredRemainder(by: 7)
    let thursday = CivilDate(dayNumber: monday + 3)
    let newYear = CivilDate(firstOfMonth: thursday.year * 12)
    return (thursday.year, (thursday.dayNumber - newYear.dayNumber) / 7 + 1)
  }

  /// The date in ISO 8601 format, such as `2015-12-31`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Returns whether the first date is earlier than the second.
  public static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension BinaryInteger {
  /// Returns the quotient rounded toward negative infinity. `divisor` must be positive.
  @inlinable
  package func flooredQuotient(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of floored division, in `0..<divisor`. `divisor` must be positive.
  @inline(__always)
  package func flooredRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// Returns the decimal digits of a nonnegative number, padded with leading zeros to at least `width` digits.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
