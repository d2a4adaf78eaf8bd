/// Eight bytes that are tested together.
///
/// The lowest set bit of `(x − 0x01…01) & ~x & 0x80…80` is in the first zero byte (Alan Mycroft, 1987).
struct ByteWord {
  let word: UInt64
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Whether all bytes are ASCII and nonzero.
  @inline(__always)
  var isText: Bool { (word | (word &- Self.ones)) & Self.tops == 0 }

  /// Returns the position, 0 to 7, of the first byte that equals one of three bytes, or nil if there is none.
  @inline(__always)
  func first(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> Int? {
    let hits =
      Self.zeros(word ^ Self.repeated(one)) | Self.zeros(word ^ Self.repeated(two))
      | Self.zeros(word ^ Self.repeated(three))
    return hits == 0 ? nil : hits.trailingZeroBitCount / 8
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
}

extension ByteWord {
  /// Reads eight bytes. The position must be at least eight bytes before the end of the span.
  @inline(__always)
  init(of bytes: Span<UInt8>, at position: Int) {
    self.init(
      word: unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: position, as: UInt64.self)))
  }
}
