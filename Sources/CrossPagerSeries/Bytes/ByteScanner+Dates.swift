/// Reads the parts of dates.
extension ByteScanner {
  /// The digits after a point or a comma as a part of `unit` microseconds, cut off at the microsecond: 0 without a mark,
  /// nil if there is a mark and no digit after it.
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

  /// An offset, `UTC` or `GMT`.
  mutating func offsetOrName() -> Int? {
    if skip("U") { return skip("T") && skip("C") ? 0 : nil }
    if skip("G") { return skip("M") && skip("T") ? 0 : nil }
    return offset()
  }

  mutating func oneOrTwoDigits() -> Int? {
    guard let first = digit() else { return nil }
    guard let second = digit() else { return first }
    return first * 10 + second
  }

  /// How many digits follow.
  var digitCount: Int {
    var rest = self
    var count = 0
    while rest.digit() != nil { count += 1 }
    return count
  }

  /// The number that the next digits make, or the greatest of 64 bits if it is greater.
  ///
  /// - Parameter count: At most as many as follow.
  mutating func wholeNumber(ofDigits count: Int) -> Int64 {
    var number: Int64 = 0
    for _ in 0..<count {
      guard let digit = digit() else { break }
      number = number <= (Int64.max - 9) / 10 ? number * 10 + Int64(digit) : .max
    }
    return number
  }

  /// Whether `AM` or `PM`, with or without points, is the afternoon.
  mutating func isAfternoon() -> Bool? {
    let isAfternoon = skip("P") || skip("p")
    guard isAfternoon || skip("A") || skip("a") else { return nil }
    let hasPoints = skip(".")
    guard skip("M") || skip("m"), !hasPoints || skip(".") else { return nil }
    return isAfternoon
  }

  /// The number of the month whose English name follows, or the beginning of its name, at least three letters.
  mutating func monthName() -> Int? {
    for (index, name) in Self.monthNames.enumerated() {
      var end = self
      var count = 0
      while count < name.count {
        var next = end
        guard next.letter() == name[count] else { break }
        end = next
        count += 1
      }
      if count >= 3 {
        self = end
        return index + 1
      }
    }
    return nil
  }

  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }
}
