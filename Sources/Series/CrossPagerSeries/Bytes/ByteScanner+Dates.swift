extension ByteScanner {
  /// Reads the digits after a point or a comma as a fraction of `unit` microseconds, truncated to whole microseconds.
  /// Returns 0 if neither mark is present, and nil if no digit follows the mark.
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

  /// Reads `Z`, `±hh`, `±hhmm` or `±hh:mm` as a number of seconds ahead of UTC.
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

  /// Reads an offset from UTC, an abbreviation such as `CEST`, or both (`GMT+0100`), as seconds ahead of UTC.
  mutating func offsetOrName() -> Int? {
    guard let letter = first, letter.isLetter, letter | 0x20 != UInt8(ascii: "z") else {
      return offset()
    }
    for (name, hours) in Self.zones where skip(name) {
      return first == UInt8(ascii: "+") || first == UInt8(ascii: "-") ? offset() : hours * 3_600
    }
    return nil
  }

  /// Abbreviations of time zones, with their hours ahead of UTC. The North American abbreviations are from RFC 2822. An
  /// abbreviation with several common meanings, such as `IST`, is left out.
  private static let zones = [
    ("utc", 0), ("gmt", 0), ("ut", 0), ("est", -5), ("edt", -4), ("cst", -6), ("cdt", -5),
    ("mst", -7), ("mdt", -6), ("pst", -8), ("pdt", -7), ("wet", 0), ("west", 1), ("bst", 1),
    ("cet", 1), ("cest", 2), ("eet", 2), ("eest", 3), ("msk", 3), ("jst", 9), ("aest", 10),
    ("aedt", 11),
  ].map { (name: Array($0.utf8), hours: $1) }

  /// Reads an ordinal number with one or two digits, such as `3rd`.
  mutating func ordinal() -> Int? {
    oneOrTwoDigits().flatMap { skipOrdinalEnding() ? $0 : nil }
  }

  private mutating func skipOrdinalEnding() -> Bool {
    for ending in Self.ordinalEndings where skip(ending) { return true }
    return false
  }

  private static let ordinalEndings = ["st", "nd", "rd", "th"].map { Array($0.utf8) }
  private static let quarterWords = [" quarter", " qtr"].map { Array($0.utf8) }

  mutating func oneOrTwoDigits() -> Int? {
    guard let first = digit() else { return nil }
    guard let second = digit() else { return first }
    return first * 10 + second
  }

  mutating func upToThreeDigits() -> Int? {
    let count = digitCount
    return 1...3 ~= count ? digits(count) : nil
  }

  var digitCount: Int {
    var rest = self
    var count = 0
    while rest.digit() != nil { count += 1 }
    return count
  }

  /// Reads the next `count` digits, which must exist, as a number clamped to the maximum of `Int64`.
  mutating func wholeNumber(ofDigits count: Int) -> Int64 {
    var number: Int64 = 0
    for _ in 0..<count {
      guard let digit = digit() else { break }
      number = number <= (Int64.max - 9) / 10 ? number * 10 + Int64(digit) : .max
    }
    return number
  }

  /// Reads `AM` or `PM`, with or without periods. Returns nil if the next bytes are neither.
  mutating func isAfternoon() -> Bool? {
    let isAfternoon = skip("P") || skip("p")
    guard isAfternoon || skip("A") || skip("a") else { return nil }
    let hasPoints = skip(".")
    guard skip("M") || skip("m"), !hasPoints || skip(".") else { return nil }
    return isAfternoon
  }

  /// Reads a quarter from 1 to 4, such as `4`, `Q4`, `4Q` or `4th Quarter`.
  mutating func quarter() -> Int? {
    let isMarked = skip("Q") || skip("q")
    guard let quarter = digit(), 1...4 ~= quarter else { return nil }
    if isMarked || skip("Q") || skip("q") || !skipOrdinalEnding() { return quarter }
    for word in Self.quarterWords where skip(word) { return quarter }
    return nil
  }

  /// Reads a year and the next year, such as `2015/16`, `2015-16` or `2015/2016`, and returns the first year.
  mutating func fiscalYear() -> Int? {
    guard let first = digits(4), skip("/") || skip("-") else { return nil }
    let count = digitCount
    guard [2, 4].contains(count), let second = digits(count),
      (first + 1) % (count == 2 ? 100 : 10_000) == second
    else { return nil }
    return first
  }

  /// Reads a decade or century, such as `201X` or `20XX`, and returns its first year.
  mutating func year(ofDigits count: Int) -> Int? {
    guard var first = digits(count) else { return nil }
    for _ in count..<4 {
      guard skip("X") || skip("x") else { return nil }
      first *= 10
    }
    // The first decade and century start in year 1.
    return max(first, 1)
  }

  /// Reads a week number of one or two digits, with or without a `W` before it.
  mutating func week() -> Int? {
    if !skip("W") { _ = skip("w") }
    return oneOrTwoDigits()
  }

  /// Reads the name of a month, or at least its first three letters, and returns the month's number.
  mutating func monthName() -> Int? { name(in: .months, atLeast: 3).map { $0 + 1 } }

  /// Reads the name of a weekday, or at least its first two letters, and returns 1 for Monday to 7 for Sunday.
  mutating func weekdayName() -> Int? { name(in: .weekdays, atLeast: 2).map { $0 + 1 } }
}
