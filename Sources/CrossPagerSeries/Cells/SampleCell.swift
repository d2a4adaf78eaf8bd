/// The text of a cell that is looked at to learn how a file is written, without white space on either side.
///
/// Cells of rows that are read are walked over where they stand; those of a sample are kept, to be read in many ways.
struct SampleCell: Hashable {
  let bytes: [UInt8]

  /// How many bytes of a cell are read, enough to recognize longer dates and numbers.
  static let lengthLimit = 4_096

  var isBlank: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isDigits: Bool { bytes.allSatisfy { 0x30...0x39 ~= $0 } }

  /// The decimal mark that is in it, if it is but one.
  var onlyMark: DecimalMark? {
    let marks = DecimalMark.allCases.filter { mark in
      bytes.contains { UInt32($0) == mark.scalar.value }
    }
    return marks.count == 1 ? marks[0] : nil
  }

  /// Whether it may be a time of day behind a date and a space: `18:30`, `- 18:30`.
  var mayBeTimeOfDay: Bool {
    bytes.first.map { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") } ?? false
  }

  /// Whether it may be an hour, `18`, or an hour and a minute that are divided as a number is, `18.30`; `0.25` is more
  /// likely a part of a day.
  var isHourOrClock: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy { 0x30...0x39 ~= $0 } }
    let isClock = parts.count == 2 && parts[1].count == 2 && parts[0] != [UInt8(ascii: "0")]
    return areDigits && (parts.count == 1 || isClock)
  }

  /// Whether it is a whole number up to 24, as the hours of a day are counted.
  var isHourUpTo24: Bool { isDigits && bytes.count <= 2 && Int(text).map { $0 <= 24 } == true }
}

extension StampFormat {
  func stamp(in cell: SampleCell) -> Stamp? { stamp(in: ByteScanner(cell.bytes.span)) }
}

extension StampPattern {
  func stamp(in cell: SampleCell) -> Stamp? { stamp(in: ByteScanner(cell.bytes.span)) }
}

extension NumberFormat {
  /// Whether a cell is a number with one or the other decimal mark.
  static func isNumber(_ cell: SampleCell) -> Bool {
    DecimalMark.allCases.contains {
      NumberFormat(decimalMark: $0).number(in: ByteScanner(cell.bytes.span)) != nil
    }
  }
}
