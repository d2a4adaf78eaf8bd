/// Writes numbers as bits, most significant bit first.
package struct BitWriter {
  /// The bytes, the last one padded with zeros.
  package private(set) var bytes: [UInt8] = []
  /// The number of bits in the last byte, from 1 to 8.
  private var used = 8

  package init() {}

  /// Writes the low `count` bits of a number. `count` is from 0 to 64.
  package mutating func write(_ number: UInt64, bits count: Int) {
    var rest = count
    while rest > 0 {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      let taken = min(rest, 8 - used)
      rest -= taken
      used += taken
      let mask: UInt64 = (1 << UInt64(taken)) - 1
      let part = UInt8((number >> UInt64(rest)) & mask)
      bytes[bytes.count - 1] |= part << UInt8(8 - used)
    }
  }

  /// Writes a nonnegative number in an Elias gamma code, which takes few bits for small numbers.
  package mutating func writeGamma(_ number: Int) {
    let value = UInt64(number) + 1
    let length = 63 - value.leadingZeroBitCount
    write(1, bits: length + 1)
    write(value, bits: length)
  }

  package var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = stride(from: 0, to: bytes.count * 8, by: 6).map { bit in
      let (place, shift) = (bit / 8, 10 - bit % 8)
      let next = place + 1 < bytes.count ? UInt16(bytes[place + 1]) : 0
      return digits[Int((UInt16(bytes[place]) << 8 | next) >> UInt16(shift) & 63)]
    }
    while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }
}
