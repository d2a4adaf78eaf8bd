import CivilDates

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

  /// Whether a cell is written like this, but its time is not in the years 1 to 9999.
  func isOutsideYears(_ cell: SampleCell) -> Bool {
    guard case .iso = self else {
      if case .pattern(let pattern) = self { return pattern.isOutsideYears(cell) }
      return false
    }
    // The year 0 has the days of the year 400.
    let year0 = Array("0000".utf8)
    guard cell.bytes.starts(with: year0) else { return false }
    let moved = Array("0400".utf8) + cell.bytes.dropFirst(year0.count)
    return Self.isoStamp(in: ByteScanner(moved.span)) != nil
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
