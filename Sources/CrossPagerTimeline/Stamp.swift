/// A time as a cell writes it.
struct Stamp: Hashable {
  /// The time on the clock that the cell shows.
  let civil: CivilTime
  /// How far that clock is ahead of UTC, if the cell says so.
  let secondsAheadOfUTC: Int?
}

/// How date cells are written.
enum StampFormat {
  /// ISO 8601: `2015-12`, `2015-12-31`, and the latter with `T` or a space and `hh:mm`, `hh:mm:ss` or
  /// `hh:mm:ss.fraction`, and that with `Z`, `±hh`, `±hhmm` or `±hh:mm`. Decimals beyond the sixth are cut off.
  case iso
  case pattern(StampPattern)

  /// The time in a cell, or nil if it is not written like this or does not exist.
  func stamp(in cell: ByteScanner) -> Stamp? {
    switch self {
    case .iso: Self.isoStamp(in: cell)
    case .pattern(let pattern): pattern.stamp(in: cell)
    }
  }

  private static func isoStamp(in cell: ByteScanner) -> Stamp? {
    var cell = cell
    guard let year = cell.digits(4), cell.skip("-"), let month = cell.digits(2) else { return nil }
    var day = 1
    if !cell.isAtEnd {
      guard cell.skip("-"), let written = cell.digits(2) else { return nil }
      day = written
    }
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    if cell.isAtEnd { return Stamp(civil: CivilTime(date), secondsAheadOfUTC: nil) }
    guard cell.skip("T") || cell.skip(" ") || cell.skip("t"),
      let hour = cell.digits(2), cell.skip(":"), let minute = cell.digits(2)
    else { return nil }
    var seconds = (second: 0, microsecond: 0)
    if cell.skip(":") {
      guard let written = cell.seconds() else { return nil }
      seconds = written
    }
    let civil = CivilTime(
      date, hour: hour, minute: minute, second: seconds.second, microsecond: seconds.microsecond)
    guard let civil else { return nil }
    if cell.isAtEnd { return Stamp(civil: civil, secondsAheadOfUTC: nil) }
    guard let offset = cell.offset(), cell.isAtEnd else { return nil }
    return Stamp(civil: civil, secondsAheadOfUTC: offset)
  }
}

extension ByteScanner {
  /// Two digits and, if there is one, a fraction behind a point or a comma.
  mutating func seconds() -> (second: Int, microsecond: Int)? {
    guard let second = digits(2) else { return nil }
    guard skip(".") || skip(",") else { return (second, 0) }
    guard let tenths = digit() else { return nil }
    var microsecond = tenths * 100_000
    var unit = 10_000
    while let digit = digit() {
      microsecond += digit * unit
      unit /= 10
    }
    return (second, microsecond)
  }

  /// `Z`, `±hh`, `±hhmm` or `±hh:mm`, in seconds ahead of UTC.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = digits(2), hours <= 23 else { return nil }
    var minutes = 0
    if skip(":") || !isAtEnd {
      guard let written = digits(2), written <= 59 else { return nil }
      minutes = written
    }
    return (hours * 60 + minutes) * (isBehind ? -60 : 60)
  }
}
