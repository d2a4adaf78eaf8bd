/// The number of cells of each kind in a column of the sample.
struct ColumnVotes {
  /// The number of cells that are not missing.
  private(set) var cells = 0
  /// The unit of the numbers; nil if they have none.
  private(set) var unit: NumberUnit?
  /// The counts of numbers without a unit and of numbers in ``unit``.
  private var numbers = Numbers()

  /// A number for each decimal mark.
  private struct MarkCounts {
    private var point = 0
    private var comma = 0

    subscript(mark: DecimalMark) -> Int {
      get { mark == .point ? point : comma }
      set { if mark == .point { point = newValue } else { comma = newValue } }
    }
  }

  /// The number of numeric cells of each kind.
  private struct Numbers {
    /// For each decimal mark, the number of cells that are numbers with this mark.
    var counts = MarkCounts()
    /// For each decimal mark, the number of cells that suggest this mark. Both `1.5` and `1.500` suggest a point,
    /// because the point in `1.500` is more likely a decimal point than a thousands separator.
    var showing = MarkCounts()
    /// The number of cells that are numbers only if the decimal mark is a comma, such as `1,5` and `1.500,0` but not
    /// `1,500`.
    var decimalCommas = 0
    /// The number of cells that are numbers with either decimal mark.
    var cells = 0

    mutating func add(_ other: Numbers) {
      for mark in DecimalMark.allCases {
        counts[mark] += other.counts[mark]
        showing[mark] += other.showing[mark]
      }
      decimalCommas += other.decimalCommas
      cells += other.cells
    }

    /// Counts a cell, and returns whether it is a number with either decimal mark.
    mutating func add(_ cell: SampleCell, isPoint: Bool, isComma: Bool) -> Bool {
      guard isPoint || isComma else { return false }
      cells += 1
      if isPoint { counts[.point] += 1 }
      if isComma { counts[.comma] += 1 }
      let shown = isPoint == isComma ? cell.onlyMark : isPoint ? .point : .comma
      if let shown { showing[shown] += 1 }
      if isComma, !isPoint { decimalCommas += 1 }
      return true
    }
  }

  /// The maximum number of different units to count. A column of text cells that start with numbers can have more.
  private static let unitLimit = 16

  /// Counts the cells in a column, given the format with a decimal point and the format with a decimal comma.
  init(_ cells: [SampleCell], _ point: ValueFormat, _ comma: ValueFormat) {
    var others: [(unit: NumberUnit, numbers: Numbers)] = []
    for cell in cells {
      let isPoint = point.reading(of: ByteScanner(cell.bytes.span))
      let isComma = comma.reading(of: ByteScanner(cell.bytes.span))
      if isPoint == .missing || isComma == .missing { continue }
      self.cells += 1
      let isPlain = numbers.add(
        cell, isPoint: isPoint != .unreadable, isComma: isComma != .unreadable)
      guard !isPlain, let written = WrittenNumber(cell.bytes) else { continue }
      let digits = SampleCell(bytes: written.digits)
      func isNumber(_ format: ValueFormat) -> Bool {
        format.reading(of: ByteScanner(digits.bytes.span)) != .unreadable
      }
      if let unit = written.unit {
        var place = others.firstIndex { $0.unit == unit }
        if place == nil, others.count < Self.unitLimit {
          place = others.count
          others.append((unit, Numbers()))
        }
        guard let place else { continue }
        _ = others[place].numbers.add(digits, isPoint: isNumber(point), isComma: isNumber(comma))
      } else {
        _ = numbers.add(digits, isPoint: isNumber(point), isComma: isNumber(comma))
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
  func count(_ mark: DecimalMark) -> Int { numbers.counts[mark] }

  /// The number of numeric cells that suggest a decimal mark.
  func showing(_ mark: DecimalMark) -> Int { numbers.showing[mark] }

  /// Whether any cell is a number only if the decimal mark is a comma.
  var hasDecimalComma: Bool { numbers.decimalCommas > 0 }

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
