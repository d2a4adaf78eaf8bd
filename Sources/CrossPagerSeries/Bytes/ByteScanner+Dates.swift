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
  /// - Parameter count: at most as many as follow.
  mutating func wholeNumber(ofDigits count: Int) -> Int64 {
    var number: Int64 = 0
    for _ in 0..<count {
      guard let digit = digit() else { break }
      number = number <= (Int64.max - 9) / 10 ? number * 10 + Int64(digit) : .max
    }
    return number
  }

  mutating func isAfternoon() -> Bool? {
    let isAfternoon = skip("P") || skip("p")
    guard isAfternoon || skip("A") || skip("a") else { return nil }
    let hasPoints = skip(".")
    guard skip("M") || skip("m"), !hasPoints || skip(".") else { return nil }
    return isAfternoon
  }

  /// The number of the month whose English name follows, or the beginning of its name, of at least three letters.
  mutating func monthName() -> Int? {
    guard let first = letter(), let second = letter(), let third = letter(),
      let month = Self.month(UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third))
    else { return nil }
    if letterFollows { skipBeginning(of: Self.monthNameEndings[month - 1]) }
    return month
  }

  /// The month whose name begins with three letters, their ASCII codes behind one another.
  private static func month(_ letters: UInt32) -> Int? {
    switch letters {
    case 0x6A_616E: 1  // jan
    case 0x66_6562: 2  // feb
    case 0x6D_6172: 3  // mar
    case 0x61_7072: 4  // apr
    case 0x6D_6179: 5  // may
    case 0x6A_756E: 6  // jun
    case 0x6A_756C: 7  // jul
    case 0x61_7567: 8  // aug
    case 0x73_6570: 9  // sep
    case 0x6F_6374: 10  // oct
    case 0x6E_6F76: 11  // nov
    case 0x64_6563: 12  // dec
    default: nil
    }
  }

  private static let monthNameEndings = [
    "uary", "ruary", "ch", "il", "", "e", "y", "ust", "tember", "ober", "ember", "ember",
  ].map { Array($0.utf8) }

  private var letterFollows: Bool {
    var rest = self
    return rest.letter() != nil
  }

  private mutating func skipBeginning(of letters: [UInt8]) {
    for letter in letters {
      var rest = self
      guard rest.letter() == letter else { return }
      self = rest
    }
  }

  /// An offset, or one of the names of the clocks that have none.
  mutating func offsetOrName() -> Int? {
    if skip("U") { return skip("T") && skip("C") ? 0 : nil }
    if skip("G") { return skip("M") && skip("T") ? 0 : nil }
    return offset()
  }
}
