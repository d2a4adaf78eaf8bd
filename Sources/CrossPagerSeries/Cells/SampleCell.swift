/// The text of a cell of the sample, without white space on either side.
///
/// Rows are read where they are. Cells of the sample are copied, because they are read in many ways.
struct SampleCell: Hashable {
  let bytes: [UInt8]

  /// How many bytes of a cell are read, enough to recognize longer dates and numbers.
  static let lengthLimit = 4_096

  var isBlank: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isDigits: Bool { bytes.allSatisfy { 0x30...0x39 ~= $0 } }

  /// Whether it is a number with one of the decimal marks.
  var isNumber: Bool {
    DecimalMark.allCases.contains {
      NumberFormat(decimalMark: $0).number(in: ByteScanner(bytes.span)) != nil
    }
  }

  /// The decimal mark that it has, if it has only one of them.
  var onlyMark: DecimalMark? {
    let marks = DecimalMark.allCases.filter { mark in
      bytes.contains { UInt32($0) == mark.scalar.value }
    }
    return marks.count == 1 ? marks[0] : nil
  }

  /// Whether it may be a time of day after a date and a space: `18:30`, `- 18:30`.
  var mayBeTimeOfDay: Bool {
    bytes.first.map { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") } ?? false
  }

  /// Whether it may be an hour, `18`, or an hour and a minute with a point, `18.30`. `0.25` is more likely a part of a
  /// day.
  var isHourOrClock: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy { 0x30...0x39 ~= $0 } }
    let isClock = parts.count == 2 && parts[1].count == 2 && parts[0] != [UInt8(ascii: "0")]
    return areDigits && (parts.count == 1 || isClock)
  }

  /// Whether it is a whole number up to 24, as hours are counted.
  var isHourUpTo24: Bool { isDigits && bytes.count <= 2 && Int(text).map { $0 <= 24 } == true }
}
