/// The format of value cells.
struct ValueFormat: Sendable {
  enum Reading: Hashable {
    case number(Double)
    case missing
    case unreadable
  }

  /// The spellings of a missing value, in lowercase.
  private static let missingWords = [
    "na", "n/a", "<na>", "nan", "null", "none", "nil", "-", "--", "–", "—", ".", "..", "...", "…",
    "?", ":", "\\n", "#n/a", "#ref!", "#div/0!", "#value!", "#name?", "#num!", "#null!",
    "<1", "unavailable", "unknown",
  ]

  private let decimalMark: DecimalMark
  /// Whether letters after a number or a missing value are flags. See ``ByteScanner/dropFlags()``.
  private let hasFlags: Bool
  /// The words that mark a missing value, in lowercase, by their number of bytes.
  private let missingTexts: [[[UInt8]]]
  private let missingNumbers: [Double]

  init(decimalMark: DecimalMark, missingTokens: [String], hasFlags: Bool = false) {
    self.decimalMark = decimalMark
    self.hasFlags = hasFlags
    let texts = (Self.missingWords + missingTokens).map { Array($0.lowercased().utf8) }
    let longest = texts.map(\.count).max() ?? 0
    missingTexts = (0...longest).map { count in texts.filter { $0.count == count } }
    missingNumbers = missingTokens.compactMap { token in
      let bytes = Array(token.utf8)
      return decimalMark.number(in: ByteScanner(bytes.span))
    }
  }

  /// Reads a cell. It is missing if it is blank, only asterisks, or a word or number that marks a missing value.
  func reading(of cell: ByteScanner) -> Reading {
    let reading = plainReading(of: cell)
    guard hasFlags, reading == .unreadable else { return reading }
    var cell = cell
    return cell.dropFlags() ? plainReading(of: cell) : .unreadable
  }

  @inline(__always)
  private func plainReading(of cell: ByteScanner) -> Reading {
    if cell.isAtEnd { return .missing }
    if let number = decimalMark.number(in: cell) { return reading(of: number) }
    if cell.count < missingTexts.count {
      for text in missingTexts[cell.count] where cell.isText(text) { return .missing }
    }
    return cell.isStars ? .missing : .unreadable
  }

  /// Reads a cell that ``reading(of:)`` cannot read. A number without a unit is accepted in any column.
  func reading(of cell: ByteScanner, in notation: Notation) -> Reading {
    if case .durations(let unit, let areMinutes) = notation {
      let value = Duration(cell)?.value(in: unit, areMinutes: areMinutes)
      return value.map(Reading.number) ?? .unreadable
    }
    let unit = notation.unit
    if let unit, let simple = simpleNumber(in: cell, unit) { return reading(of: simple) }
    guard let written = WrittenNumber(cell.beginning(WrittenNumber.lengthLimit + 1)),
      let number = written.number(decimalMark)
    else { return .unreadable }
    let factor = notation == .magnitudes ? written.unit?.magnitude : nil
    guard written.unit == nil || written.unit?.text == unit || factor != nil else {
      return .unreadable
    }
    return reading(of: number * (factor ?? 1))
  }

  @inline(__always)
  private func reading(of number: Double) -> Reading {
    missingNumbers.contains(number) ? .missing : .number(number)
  }

  /// Tries to read a plain number first. A cell after the end of the row counts as missing. The notation of the column
  /// is evaluated only if the cell is neither a plain number nor missing.
  @inline(__always)
  func reading(
    of column: Int, in row: [CSVField], _ bytes: Span<UInt8>,
    _ notation: @autoclosure () -> Notation
  ) -> Reading {
    guard column < row.count else { return .missing }
    let plain = row[column].withScanner(in: bytes) { reading(of: $0) }
    guard plain == .unreadable else { return plain }
    let notation = notation()
    return row[column].withScanner(in: bytes) { reading(of: $0, in: notation) }
  }

  /// Reads a number such as `-$4.50` or `12.5 km/h` without copying the cell. The result is nil for all other cells.
  private func simpleNumber(in cell: ByteScanner, _ unit: String) -> Double? {
    var cell = cell
    let isNegative = cell.skip("-")
    guard cell.dropUnit(unit.utf8) else { return nil }
    if isNegative, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(cell.first) { return nil }
    return decimalMark.number(in: cell).map { isNegative ? -$0 : $0 }
  }

  /// Returns the unit of an unreadable number if it differs from the unit of the column; otherwise nil. In a column
  /// without a unit, only a currency or a percent sign is certain to be a unit.
  func otherUnit(in cell: SampleCell, besides expected: String?) -> String? {
    guard let written = WrittenNumber(cell.bytes), let unit = written.unit,
      unit.text != expected, expected != nil || unit.isSign, written.number(decimalMark) != nil
    else { return nil }
    return unit.text
  }
}
