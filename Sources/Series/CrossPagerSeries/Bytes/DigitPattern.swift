/// A pattern for eight bytes, each of which is a digit or a specific separator.
struct DigitPattern {
  /// The bytes in little-endian order, with `0` for any digit.
  fileprivate let bytes: UInt64
  /// For each byte, the number to add so that only an invalid byte exceeds 15: 6 for a digit and 15 for a separator.
  fileprivate let slack: UInt64

  /// `0000-00-`
  static let yearAndMonth = DigitPattern(bytes: 0x2D30_302D_3030_3030, slack: 0x0F06_060F_0606_0606)
  /// `00 00:00`
  static let dayAndTime = DigitPattern(bytes: 0x3030_3A30_3020_3030, slack: 0x0606_0F06_060F_0606)
  /// `00T00:00`
  static let dayAndTimeAfterT = DigitPattern(
    bytes: 0x3030_3A30_3054_3030, slack: 0x0606_0F06_060F_0606)
}

extension ByteWord {
  /// In a word from ``pairs(_:)``, the number that the digits at `place` and the next place form.
  subscript(place: Int) -> Int { Int(truncatingIfNeeded: word >> (8 * place) & 0xFF) }

  /// Returns a word of the numbers that pairs of digits form, or nil if this word does not match the pattern.
  @inline(__always)
  func pairs(_ pattern: DigitPattern) -> ByteWord? {
    let digits = word ^ pattern.bytes
    guard (digits | (digits &+ pattern.slack)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
    return ByteWord(word: digits &* 10 &+ digits >> 8)
  }
}
