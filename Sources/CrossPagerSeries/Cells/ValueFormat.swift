/// The character that separates the whole part of a number from the fractional part.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point = "."
  case comma = ","

  /// The mark that may separate thousands if this one is the decimal mark.
  var other: DecimalMark {
    switch self {
    case .point: .comma
    case .comma: .point
    }
  }

  var scalar: Unicode.Scalar {
    switch self {
    case .point: "."
    case .comma: ","
    }
  }
}

/// The format of value cells.
struct ValueFormat: Sendable {
  /// The content of a cell.
  enum Reading: Hashable {
    case number(Double)
    case missing
    case unreadable
  }

  private static let missingWords = [
    "na", "n/a", "<na>", "nan", "null", "none", "nil", "-", "--", "–", "—", ".", "..", "...", "…",
    "?", ":", "\\n", "#n/a", "#ref!", "#div/0!", "#value!", "#name?", "#num!", "#null!",
    "<1", "unavailable", "unknown",
  ]

  private let numbers: NumberFormat
  /// Whether letters after a number or a missing value are flags. See ``ByteScanner/dropFlags()``.
  private let hasFlags: Bool
  /// The words that mark a missing value, in lowercase. Each element contains the words whose number of bytes is the
  /// index of the element.
  private let missingTexts: [[[UInt8]]]
  /// The numbers that mark a missing value.
  private let missingNumbers: [Double]

  init(decimalMark: DecimalMark, missingTokens: [String], hasFlags: Bool = false) {
    self.hasFlags = hasFlags
    let numbers = NumberFormat(decimalMark: decimalMark)
    self.numbers = numbers
    let texts = (Self.missingWords + missingTokens).map { Array($0.lowercased().utf8) }
    let longest = texts.map(\.count).max() ?? 0
    missingTexts = (0...longest).map { count in texts.filter { $0.count == count } }
    missingNumbers = missingTokens.compactMap { token in
      let bytes = Array(token.utf8)
      return numbers.number(in: ByteScanner(bytes.span))
    }
  }

  /// Reads a cell. The value is missing if the cell is blank, consists of asterisks, or is a word or number that marks
  /// a missing value.
  func reading(of cell: ByteScanner) -> Reading {
    let reading = plainReading(of: cell)
    guard hasFlags, reading == .unreadable else { return reading }
    var cell = cell
    return cell.dropFlags() ? plainReading(of: cell) : .unreadable
  }

  @inline(__always)
  private func plainReading(of cell: ByteScanner) -> Reading {
    if cell.isAtEnd { return .missing }
    if let number = numbers.number(in: cell) {
      return missingNumbers.contains(number) ? .missing : .number(number)
    }
    if cell.count < missingTexts.count {
      for text in missingTexts[cell.count] where cell.isText(text) { return .missing }
    }
    return cell.isStars ? .missing : .unreadable
  }

  /// Reads a number in the unit of its column from a cell that ``reading(of:)`` cannot read.
  ///
  /// - Parameter unit: The unit, or nil if the numbers in the column have none. A number without a unit is accepted in
  ///   any column.
  func reading(of cell: ByteScanner, in unit: String?) -> Reading {
    let number: Double?
    if let unit, let simple = simpleNumber(in: cell, unit) {
      number = simple
    } else if let written = WrittenNumber(cell.beginning(WrittenNumber.lengthLimit + 1)),
      written.unit == nil || written.unit?.text == unit
    {
      number = numbers.number(in: ByteScanner(written.digits.span))
    } else {
      number = nil
    }
    guard let number else { return .unreadable }
    return missingNumbers.contains(number) ? .missing : .number(number)
  }

  /// Reads the cell in one column of a row, first as a plain number. A cell after the end of the row counts as missing.
  ///
  /// - Parameter unit: The unit of the column, evaluated only if the cell is neither a plain number nor missing.
  @inline(__always)
  func reading(
    of column: Int, in row: [CSVField], _ bytes: Span<UInt8>, unit: @autoclosure () -> String?
  ) -> Reading {
    guard column < row.count else { return .missing }
    let plain = row[column].withScanner(in: bytes) { reading(of: $0) }
    guard plain == .unreadable else { return plain }
    let unit = unit()
    return row[column].withScanner(in: bytes) { reading(of: $0, in: unit) }
  }

  /// Reads a number such as `-$4.50` or `12.5 km/h` without copying the cell. The result is nil for all other cells.
  private func simpleNumber(in cell: ByteScanner, _ unit: String) -> Double? {
    var cell = cell
    let isNegative = cell.skip("-")
    guard cell.dropUnit(unit.utf8) else { return nil }
    if isNegative {
      var sign = cell
      guard !sign.skip("-"), !sign.skip("+") else { return nil }
    }
    return numbers.number(in: cell).map { isNegative ? -$0 : $0 }
  }

  /// The unit of an unreadable number, if it differs from the unit of the column. In a column without a unit, only a
  /// currency or a percent sign is certain to be a unit.
  func otherUnit(in cell: SampleCell, besides expected: String?) -> String? {
    guard let written = WrittenNumber(cell.bytes), let unit = written.unit,
      unit.text != expected, expected != nil || unit.isSign,
      numbers.number(in: ByteScanner(written.digits.span)) != nil
    else { return nil }
    return unit.text
  }
}

/// The format of numbers: digits with an optional sign, decimal mark and exponent.
///
/// A point or comma that is not the decimal mark may separate groups of three digits in the whole part, as in
/// `1,234,567.5`. A comma may also separate groups in the Indian style, as in `12,34,567.5`.
struct NumberFormat: Sendable {
  private let decimalMark: Unicode.Scalar
  private let groupMark: Unicode.Scalar
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
  /// A `Double` can represent every whole number up to this limit.
  private static let exactLimit: UInt64 = 1 << 53

  init(decimalMark: DecimalMark) {
    self.decimalMark = decimalMark.scalar
    groupMark = decimalMark.other.scalar
  }

  /// The number in a cell; nil if the cell is not a number or the number exceeds the range of `Double`.
  ///
  /// A short number needs only one correctly rounded division or multiplication (W. Clinger, "How to Read Floating
  /// Point Numbers Accurately", 1990). Longer numbers are parsed by the standard library, which takes several times as
  /// long.
  func number(in cell: ByteScanner) -> Double? {
    let text = cell
    var cell = cell
    let isNegative = cell.skip("-")
    if !isNegative { _ = cell.skip("+") }
    var digits = Digits()
    digits.readAll(from: &cell)
    var hasDecimals = cell.skip(decimalMark)
    if !hasDecimals, cell.skip(groupMark) {
      guard readGroups(behind: &digits, from: &cell) else { return nil }
      hasDecimals = cell.skip(decimalMark)
    }
    if hasDecimals {
      let whole = digits.count
      digits.readAll(from: &cell)
      digits.exponent = whole - digits.count
    }
    guard digits.count > 0 else { return nil }
    if cell.skip("e") || cell.skip("E") {
      guard let exponent = Self.exponent(from: &cell) else { return nil }
      digits.exponent += exponent
    }
    guard cell.isAtEnd else { return nil }
    guard digits.value <= Self.exactLimit, abs(digits.exponent) < Self.powersOfTen.count else {
      return parsed(text.rest)
    }
    let power = Self.powersOfTen[abs(digits.exponent)]
    let magnitude =
      digits.exponent < 0 ? Double(digits.value) / power : Double(digits.value) * power
    return isNegative ? -magnitude : magnitude
  }

  /// Reads the groups of digits after the first group mark, and returns whether the groups are valid. In the Indian
  /// style, all of these groups but the last have two digits.
  private func readGroups(behind digits: inout Digits, from cell: inout ByteScanner) -> Bool {
    guard 1...3 ~= digits.count, digits.startsWithoutZero else { return false }
    let canHavePairs = groupMark == "," && digits.count <= 2
    var length: Int?
    while true {
      let before = digits.count
      digits.readAll(from: &cell)
      let count = digits.count - before
      guard cell.skip(groupMark) else { return count == 3 }
      guard count == 3 || count == 2 && canHavePairs, length == nil || length == count else {
        return false
      }
      length = count
    }
  }

  /// The digits before the exponent, read as one whole number.
  private struct Digits {
    /// The whole number if it is at most ``exactLimit``; otherwise an arbitrary number above that limit.
    var value: UInt64 = 0
    var count = 0
    var exponent = 0

    /// Whether there are digits and the first one is not 0. The result is valid only if ``value`` is exact.
    var startsWithoutZero: Bool {
      count > 0 && Double(value) >= NumberFormat.powersOfTen[count - 1]
    }

    mutating func readAll(from cell: inout ByteScanner) {
      while let digit = cell.digit() {
        if value <= NumberFormat.exactLimit { value = value * 10 + UInt64(digit) }
        count += 1
      }
    }
  }

  /// Reads an exponent: digits with an optional sign. The exponent is clamped to a limit far beyond the range of
  /// `Double`.
  private static func exponent(from cell: inout ByteScanner) -> Int? {
    let isNegative = cell.skip("-")
    if !isNegative { _ = cell.skip("+") }
    guard var exponent = cell.digit() else { return nil }
    while let digit = cell.digit() { exponent = min(exponent * 10 + digit, 100_000) }
    return isNegative ? -exponent : exponent
  }

  private func parsed(_ text: [UInt8]) -> Double? {
    let written = text.filter { UInt32($0) != groupMark.value }
      .map { UInt32($0) == decimalMark.value ? 0x2E : $0 }
    guard let number = Double(String(decoding: written, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }
}
