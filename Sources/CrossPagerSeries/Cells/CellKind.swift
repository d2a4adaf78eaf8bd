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

extension SampleCell {
  /// Copies the beginning of a line, without quotes or surrounding white space.
  init(text line: some Collection<UInt8>) {
    let bytes = line.prefix(Self.lengthLimit).filter { $0 != CSVReader.quote }
    self.init(bytes: ByteScanner(trimming: bytes.span, in: bytes.indices).rest)
  }

  /// The beginning of a field's text.
  init(_ field: CSVField, in bytes: [UInt8]) {
    if field.needsUnquoting {
      self.init(bytes: field.beginning(Self.lengthLimit, in: bytes.span))
    } else {
      let text = ByteScanner(trimming: bytes.span, in: field.range).range
      self.init(bytes: bytes[text].prefix(Self.lengthLimit))
    }
  }
}
