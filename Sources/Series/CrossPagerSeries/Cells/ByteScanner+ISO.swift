import CivilDates

extension ByteScanner {
  /// Returns the time in a cell such as `2015-12-31T23:59:59`, with or without seconds and an offset from UTC, or nil
  /// for any other cell. Reading eight bytes at once takes half as long as reading the fields one by one.
  @inline(__always)
  func plainISOStamp() -> Stamp? {
    var rest = self
    guard let date = rest.word()?.pairs(.yearAndMonth), let word = rest.word(),
      let time = word.pairs(.dayAndTime) ?? word.pairs(.dayAndTimeAfterT)
    else { return nil }
    var second = 0
    if rest.skip(":") {
      guard let written = rest.digits(2) else { return nil }
      second = written
    }
    var offset: Int?
    if !rest.isAtEnd {
      offset = rest.offset()
      guard offset != nil, rest.isAtEnd else { return nil }
    }
    guard let day = CivilDate(year: date[0] * 100 + date[2], month: date[5], day: time[0]),
      let civil = CivilTime(day, hour: time[3], minute: time[6], second: second)
    else { return nil }
    return Stamp(civil: civil, secondsAheadOfUTC: offset)
  }
}
