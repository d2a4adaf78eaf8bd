/// Reads the bits that a ``BitWriter`` wrote. After the last bit, every bit reads as 1, so every loop ends.
package struct BitReader {
  private let bytes: [UInt8]
  /// The number of bits that have been read.
  private var place = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a number of `count` bits. `count` is from 0 to 64.
  package mutating func read(_ count: Int) -> UInt64 {
    var (number, rest) = (UInt64(0), count)
    while rest > 0 {
      let left = 8 - place & 7
      let taken = min(rest, left)
      let byte = place >> 3 < bytes.count ? bytes[place >> 3] : 255
      let part = UInt64(byte) >> UInt64(left - taken) & ((1 << UInt64(taken)) - 1)
      number = number << UInt64(taken) | part
      place += taken
      rest -= taken
    }
    return number
  }

  /// Reads at most `limit` ones and, if there are fewer, the zero that follows them. Returns the number of ones.
  package mutating func readOnes(atMost limit: Int) -> Int {
    var count = 0
    while count < limit, read(1) == 1 { count += 1 }
    return count
  }

  package mutating func readGamma() -> Int64 {
    var length = 0
    while length < 62, read(1) == 0 { length += 1 }
    return Int64(1 << UInt64(length) | read(length)) - 1
  }
}
