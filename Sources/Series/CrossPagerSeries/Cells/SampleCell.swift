/// The text of a cell without surrounding white space. It shares the bytes of the sample unless quotes must be removed.
struct SampleCell: Hashable {
  let bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(bytes: [UInt8]) { self.bytes = bytes[...] }

  /// Copies the beginning of a line, without quotes or surrounding white space.
  init(text line: some Collection<UInt8>) {
    let bytes = line.prefix(Self.lengthLimit).filter { $0 != .quote }
    self.init(bytes: ByteScanner(trimming: bytes.span, in: bytes.indices).rest)
  }

  init(_ field: CSVField, in bytes: [UInt8]) {
    if field.needsUnquoting {
      self.init(bytes: field.beginning(Self.lengthLimit, in: bytes.span))
    } else {
      let text = ByteScanner(trimming: bytes.span, in: field.range).range
      self.init(bytes: bytes[text].prefix(Self.lengthLimit))
    }
  }

  /// The maximum number of bytes to read from a cell, which is more than enough for any date or number.
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

  var wholeDigitCount: Int {
    var rest = ByteScanner(bytes.span)
    _ = rest.skip("-")
    return rest.digitCount
  }

  /// Whether the cell is a number with either decimal mark.
  var isNumber: Bool {
    let cell = ByteScanner(bytes.span)
    return (DecimalMark.point.number(in: cell) ?? DecimalMark.comma.number(in: cell)) != nil
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

  /// Whether the cell is an offset from UTC with hours and minutes, such as `+0100` or `+0100]`.
  var isOffset: Bool {
    var rest = ByteScanner(bytes.span)
    guard bytes.count > 4, rest.offset() != nil else { return false }
    _ = rest.skip("]")
    return rest.isAtEnd
  }

  /// Whether the cell may be an hour, such as `18` or `18.30`. `0.25` is more likely a fraction of a day.
  var isHourOrClock: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy(\.isDigit) }
    let isClock = parts.count == 2 && parts[1].count == 2 && parts[0] != [UInt8(ascii: "0")]
    return areDigits && (parts.count == 1 || isClock)
  }

  var isHourUpTo24: Bool { isDigits && bytes.count <= 2 && Int(text).map { $0 <= 24 } == true }
}

extension SampleCell {
  /// Returns the average number of letters per cell. A cell with a digit or more than 40 characters counts as 0, so
  /// `Germany` ranks above `DEU`, and `DEU` above `station 4`.
  static func readability(of cells: some Collection<SampleCell>) -> Double {
    let letters = cells.map { cell in
      let scalars = cell.text.unicodeScalars
      return scalars.count > 40 || scalars.contains { $0.properties.numericType != nil }
        ? 0 : scalars.count { $0.properties.isAlphabetic }
    }
    return Double(letters.reduce(0, +)) / Double(max(1, letters.count))
  }
}

/// The apparent kind of a cell, regardless of its column.
enum CellKind: Hashable {
  /// A cell without text, or with a word for a missing value.
  case blank
  /// A number, with or without a currency or percent sign.
  case number
  /// A date that is not a plain number.
  case date
  case text

  init(_ cell: SampleCell) {
    if Self.values.reading(of: ByteScanner(cell.bytes.span)) == .missing {
      self = .blank
    } else if cell.isNumber {
      self = .number
    } else {
      let isDate =
        DateFormat.iso.stamp(in: cell) != nil || !DateFormat.formats(reading: cell).isEmpty
      let hasSign = WrittenNumber(cell.bytes)?.unit?.isSign == true
      self = isDate ? .date : hasSign ? .number : .text
    }
  }

  private static let values = ValueFormat(decimalMark: .point, missingTokens: [])
}
