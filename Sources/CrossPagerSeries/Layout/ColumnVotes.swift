/// The number of cells of each kind in a column of the sample.
struct ColumnVotes {
  /// The number of cells that are not missing.
  private(set) var cells = 0
  /// The unit of the numbers; nil if they have none.
  private(set) var unit: NumberUnit?
  /// The counts of numbers without a unit and of numbers in ``unit``.
  private var numbers = Numbers()

  /// The content of a cell with each decimal mark.
  private typealias Readings = (point: ValueFormat.Reading, comma: ValueFormat.Reading)

  /// The counts of numeric cells. In each pair, the first count is for the decimal point, and the second for the
  /// decimal comma.
  private struct Numbers {
    /// The number of cells that are numbers if this mark is the decimal mark.
    var counts = SIMD2(0, 0)
    /// The number of cells that suggest a decimal mark. Both `1.5` and `1.500` suggest a point, because the point in
    /// `1.500` is more likely a decimal point than a thousands separator.
    var showing = SIMD2(0, 0)
    /// Whether any cell is a number only if the decimal mark is a comma, such as `1,5` and `1.500,0` but not `1,500`.
    var hasDecimalComma = false
    /// The number of cells that are numbers with either decimal mark.
    var cells = 0

    mutating func add(_ other: Numbers) {
      counts &+= other.counts
      showing &+= other.showing
      hasDecimalComma = hasDecimalComma || other.hasDecimalComma
      cells += other.cells
    }

    /// Counts a cell, and returns whether it is a number with either decimal mark.
    @discardableResult
    mutating func add(_ cell: SampleCell, _ readings: Readings) -> Bool {
      let isPoint = readings.point != .unreadable
      let isComma = readings.comma != .unreadable
      guard isPoint || isComma else { return false }
      cells += 1
      counts &+= SIMD2(isPoint ? 1 : 0, isComma ? 1 : 0)
      let shown = isPoint == isComma ? cell.onlyMark : isPoint ? .point : .comma
      if let shown { showing[shown.place] += 1 }
      if isComma, !isPoint { hasDecimalComma = true }
      return true
    }
  }

  /// The maximum number of different units to count. A column of text cells that start with numbers can have more.
  private static let unitLimit = 16

  typealias Formats = (point: ValueFormat, comma: ValueFormat)

  /// The formats with each decimal mark.
  static func formats(_ options: SeriesOptions, hasFlags: Bool = false) -> Formats {
    func format(_ mark: DecimalMark) -> ValueFormat {
      ValueFormat(decimalMark: mark, missingTokens: options.missingTokens, hasFlags: hasFlags)
    }
    return (format(.point), format(.comma))
  }

  /// Counts the cells in a column.
  init(_ cells: [SampleCell], _ formats: Formats) {
    func readings(of cell: SampleCell) -> Readings {
      let scanner = ByteScanner(cell.bytes.span)
      return (formats.point.reading(of: scanner), formats.comma.reading(of: scanner))
    }
    var others: [(unit: NumberUnit, numbers: Numbers)] = []
    for cell in cells {
      let plain = readings(of: cell)
      if plain.point == .missing || plain.comma == .missing { continue }
      self.cells += 1
      guard !numbers.add(cell, plain), let written = WrittenNumber(cell.bytes) else { continue }
      let digits = SampleCell(bytes: written.digits)
      let ofDigits = readings(of: digits)
      guard let unit = written.unit else {
        numbers.add(digits, ofDigits)
        continue
      }
      if let place = others.firstIndex(where: { $0.unit == unit }) {
        others[place].numbers.add(digits, ofDigits)
      } else if others.count < Self.unitLimit {
        others.append((unit, Numbers()))
        others[others.count - 1].numbers.add(digits, ofDigits)
      }
    }
    // Of several units with the same count, choose the first.
    guard let most = others.map(\.numbers.cells).max(),
      let found = others.first(where: { $0.numbers.cells == most && most > 0 }),
      found.unit.isSign || most > numbers.cells && most >= self.cells - most
    else { return }
    unit = found.unit
    numbers.add(found.numbers)
  }

  /// The number of numeric cells with a decimal mark.
  func count(_ mark: DecimalMark) -> Int { numbers.counts[mark.place] }

  /// The number of numeric cells that suggest a decimal mark.
  func showing(_ mark: DecimalMark) -> Int { numbers.showing[mark.place] }

  /// Whether any cell is a number only if the decimal mark is a comma.
  var hasDecimalComma: Bool { numbers.hasDecimalComma }

  /// Whether every cell is a number or missing.
  func isClean(_ mark: DecimalMark) -> Bool { count(mark) == cells }

  func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
    count(mark) > 0 && count(mark) >= cells - count(mark)
  }

  /// Whether the column probably consists of numbers. Text can start with a number, as in `12 Main St`. If the unit is
  /// not a currency or a percent sign, every cell must therefore be a number or missing.
  func isNumeric(_ mark: DecimalMark) -> Bool {
    unit == nil || unit?.isSign == true ? isMostlyNumbers(mark) : count(mark) > 0 && isClean(mark)
  }
}

extension DecimalMark {
  /// The place of the mark in a pair of counts.
  fileprivate var place: Int { self == .point ? 0 : 1 }
}
