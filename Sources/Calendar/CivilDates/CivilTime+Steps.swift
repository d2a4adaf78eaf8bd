extension CivilTime {
  /// Returns the time that is `count` units later, or earlier if `count` is negative, clamped to the years 0 to 10000.
  /// A step in months keeps the day of the month, or goes to the last day if the month is shorter, so a month after
  /// 2024-01-31 is 2024-02-29.
  package func moved(by count: Int, _ unit: CalendarUnit) -> CivilTime {
    // For every unit, the number of units from the first time to the last is less than this limit.
    let limit: Int64 = 1 << 39
    let count = Int64(count).clamped(to: -limit...limit)
    switch unit.length {
    case .microseconds(let length):
      let (distance, isTooFar) = count.multipliedReportingOverflow(by: length)
      let (sum, isOutside) = microseconds.addingReportingOverflow(distance)
      return isTooFar || isOutside
        ? count < 0 ? .earliest : .latest : CivilTime(microseconds: sum)
    case .months(let length):
      let month = CivilDate(firstOfMonth: date.monthNumber + Int(count) * length)
      let next = CivilDate(firstOfMonth: month.monthNumber + 1)
      let last = max(month.dayNumber, next.dayNumber - 1)
      let day = min(month.dayNumber + date.day - 1, last)
      let timeOfDay = microseconds - CivilTime(date).microseconds
      return CivilTime(microseconds: CivilTime(CivilDate(dayNumber: day)).microseconds + timeOfDay)
    }
  }

  /// Returns the whole months from this time to a later one, and the remaining microseconds.
  package func distance(to later: CivilTime) -> (months: Int, rest: Int64) {
    let months = later.date.monthNumber - date.monthNumber
    let whole = moved(by: months, .month) <= later ? months : months - 1
    return (whole, later.microseconds - moved(by: whole, .month).microseconds)
  }
}

extension Range<CivilTime> {
  /// Returns the end of the part of this period that corresponds to the part of `other` that ends at `end`.
  package func end(like end: CivilTime, in other: Range<CivilTime>, byMonths: Bool) -> CivilTime {
    // If the part ends with a month, its last moment is still in that month, but `end` is in the next.
    let last = byMonths ? end : CivilTime(microseconds: end.microseconds - 1)
    let (months, rest) = other.lowerBound.distance(to: last)
    let month = lowerBound.moved(by: months, .month).microseconds
    let limit = Swift.min(lowerBound.moved(by: months + 1, .month), upperBound)
    return Swift.min(
      CivilTime(microseconds: month + rest + end.microseconds - last.microseconds), limit)
  }
}
