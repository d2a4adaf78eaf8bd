/// A time as a cell writes it.
struct Stamp: Hashable, Sendable {
  /// The time on the clock that the cell shows.
  let civil: CivilTime
  /// How far that clock is ahead of UTC, if the cell says so.
  let secondsAheadOfUTC: Int?
}

/// How date cells are written.
public enum StampFormat: Hashable, Sendable, CustomStringConvertible {
  /// ISO 8601: `2015-12`, `2015-12-31`, and the latter with `T` or a space and `hh:mm`, `hh:mm:ss` or
  /// `hh:mm:ss.fraction`, and that with `Z`, `±hh`, `±hhmm` or `±hh:mm`. Decimals beyond the sixth are cut off.
  case iso
  case pattern(StampPattern)

  private static let isoName = "ISO 8601"

  /// The format that a text describes: `ISO 8601`, in either case, or a pattern.
  ///
  /// - Throws: ``StampPattern/Problem`` if the text is no pattern.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(StampPattern.Problem) {
    self = text.uppercased() == Self.isoName ? .iso : .pattern(try StampPattern(text))
  }

  /// The text that describes the format: `ISO 8601`, or that of the pattern.
  public var description: String {
    switch self {
    case .iso: Self.isoName
    case .pattern(let pattern): pattern.text
    }
  }

  /// What is wrong with a cell that gives no time.
  func problem(in cell: SampleCell) -> SeriesError.CellProblem {
    switch self {
    case .iso: Self.isISODateOfYear0(cell) ? .outsideYears(timeZone: nil) : .notISODate
    case .pattern(let pattern):
      pattern.isOutsideYears(cell) ? .outsideYears(timeZone: nil) : .notDate(format: pattern.text)
    }
  }

  /// Whether a cell is a date of the year 0, which has the days of the year 400.
  private static func isISODateOfYear0(_ cell: SampleCell) -> Bool {
    let year0 = Array("0000".utf8)
    guard cell.bytes.starts(with: year0) else { return false }
    let moved = Array("0400".utf8) + cell.bytes.dropFirst(year0.count)
    return isoStamp(in: ByteScanner(moved.span)) != nil
  }

  /// The time in a cell, or nil if it is not written like this or does not exist.
  func stamp(in cell: consuming ByteScanner) -> Stamp? {
    switch self {
    case .iso: Self.isoStamp(in: cell)
    case .pattern(let pattern): pattern.stamp(in: cell)
    }
  }

  private static func isoStamp(in cell: consuming ByteScanner) -> Stamp? {
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
    guard let second = digits(2), let microsecond = fraction(ofMicroseconds: 1_000_000) else {
      return nil
    }
    return (second, microsecond)
  }

  /// The digits behind a point or a comma as a part of `unit` microseconds, cut off at the microsecond: 0 if there is
  /// neither mark, nil if there is a mark and no digit behind it.
  mutating func fraction(ofMicroseconds unit: Int) -> Int? {
    guard skip(".") || skip(",") else { return 0 }
    var unit = unit / 10
    guard let first = digit() else { return nil }
    var fraction = first * unit
    while let digit = digit() {
      unit /= 10
      fraction += digit * unit
    }
    return fraction
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
