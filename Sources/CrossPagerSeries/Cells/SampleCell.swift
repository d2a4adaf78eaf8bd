/// The text of a cell in the sample, without leading or trailing white space.
///
/// A cell shares the bytes of the sample unless quotes have to be removed.
struct SampleCell: Hashable {
  let bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The maximum number of bytes to read from a cell, more than enough for any date or number.
  static let lengthLimit = 4_096

  /// Hashes eight bytes at a time, which is much faster than hashing each byte.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    var word: UInt64 = 0
    for (place, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if place % 8 == 7 { hasher.combine(word) }
    }
    if bytes.count % 8 > 0 { hasher.combine(word) }
  }

  var isBlank: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isDigits: Bool { bytes.allSatisfy(\.isDigit) }

  /// The number of digits at the start of the cell, after any minus sign.
  var wholeDigitCount: Int {
    var rest = ByteScanner(bytes.span)
    _ = rest.skip("-")
    return rest.digitCount
  }

  /// Whether the cell is a number with either decimal mark.
  var isNumber: Bool { isNumber(with: .point) || isNumber(with: .comma) }

  private func isNumber(with mark: DecimalMark) -> Bool {
    NumberFormat(decimalMark: mark).number(in: ByteScanner(bytes.span)) != nil
  }

  /// The only decimal mark in the cell; nil if the cell contains both marks or neither.
  var onlyMark: DecimalMark? {
    let hasPoint = bytes.contains(UInt8(ascii: "."))
    let hasComma = bytes.contains(UInt8(ascii: ","))
    return hasPoint == hasComma ? nil : hasPoint ? .point : .comma
  }

  /// Whether the cell may be a time of day that follows a date and a space, such as `18:30` or `- 18:30`.
  var mayBeTimeOfDay: Bool {
    bytes.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
  }

  /// Whether the cell may be an hour such as `18`, or an hour and a minute such as `18.30`. A cell such as `0.25` is
  /// more likely a fraction of a day.
  var isHourOrClock: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy(\.isDigit) }
    let isClock = parts.count == 2 && parts[1].count == 2 && parts[0] != [UInt8(ascii: "0")]
    return areDigits && (parts.count == 1 || isClock)
  }

  /// Whether the cell may be an hour: a whole number from 0 to 24.
  var isHourUpTo24: Bool { isDigits && bytes.count <= 2 && Int(text).map { $0 <= 24 } == true }
}

extension SampleCell {
  /// The average number of letters per cell. A cell with a digit or more than 40 characters counts as 0, so `Germany`
  /// ranks above `DEU`, and `DEU` above `station 4`.
  static func readability(of cells: some Collection<SampleCell>) -> Double {
    let letters = cells.map { cell in
      let scalars = cell.text.unicodeScalars
      return scalars.count > 40 || scalars.contains { $0.properties.numericType != nil }
        ? 0 : scalars.count { $0.properties.isAlphabetic }
    }
    return Double(letters.reduce(0, +)) / Double(max(1, letters.count))
  }
}
