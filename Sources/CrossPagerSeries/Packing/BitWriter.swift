/// Writes numbers as bits, most significant bit first.
package struct BitWriter {
  /// The bytes, the last one padded with zeros.
  package private(set) var bytes: [UInt8] = []
  /// The number of bits in the last byte, from 1 to 8.
  private var used = 8

  /// Creates an empty writer.
  package init() {}

  /// Writes the low `count` bits of a number.
  ///
  /// - Parameter count: A number from 0 to 64.
  package mutating func write(_ number: UInt64, bits count: Int) {
    var rest = count
    while rest > 0 {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      let taken = min(rest, 8 - used)
      rest -= taken
      let part =
        UInt8(truncatingIfNeeded: number >> UInt64(rest))
        & UInt8(truncatingIfNeeded: (1 << taken) - 1)
      bytes[bytes.count - 1] |= part << UInt8(8 - used - taken)
      used += taken
    }
  }

  /// Writes a nonnegative number in an Elias gamma code, which takes few bits for small numbers.
  package mutating func writeGamma(_ number: Int) {
    let value = UInt64(number) + 1
    let length = 63 - value.leadingZeroBitCount
    write(1, bits: length + 1)
    write(value, bits: length)
  }

  /// The bytes as base64 text.
  package var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = (0..<3).reduce(UInt32(0)) { word, place in
        word << 8 | UInt32(start + place < bytes.count ? bytes[start + place] : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= group.count
            ? digits[Int(word >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
