/// The number of cells of each kind in a column of the sample.
struct ColumnVotes {
  /// The number of cells that are not missing.
  private(set) var cells = 0
  private(set) var notation = Notation.plain
  /// The words without digits that recur among the numbers and stand for missing values.
  private(set) var words: [SampleCell] = []
  private(set) var hasMarks = false
  /// Whether the notation always means numbers. False only for units other than currencies and percent signs.
  private var isCertain = true
  private var numbers = Numbers()

  private typealias Readings = (point: ValueFormat.Reading, comma: ValueFormat.Reading)

  /// In each pair, the first count is for the decimal point, and the second for the decimal comma.
  private struct Numbers {
    /// The number of cells that are numbers if this mark is the decimal mark.
    var counts = SIMD2(0, 0)
    /// The number of cells that suggest a decimal mark. Both `1.5` and `1.500` suggest a point, because the point in
    /// `1.500` is more likely a decimal point than a thousands separator.
    var showing = SIMD2(0, 0)
    /// Whether any cell is a number only if the decimal mark is a comma, such as `1,5` and `1.500,0` but not `1,500`.
    var hasDecimalComma = false
    var cells = 0

    mutating func add(_ other: Numbers) {
      counts &+= other.counts
      showing &+= other.showing
      hasDecimalComma = hasDecimalComma || other.hasDecimalComma
      cells += other.cells
    }

    /// Adds a cell if it is a number with either decimal mark, and returns whether it was added.
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
  private static let wordLength = 24

  typealias Formats = (point: ValueFormat, comma: ValueFormat)

  static func formats(_ options: SeriesOptions, hasFlags: Bool = false) -> Formats {
    func format(_ mark: DecimalMark) -> ValueFormat {
      ValueFormat(decimalMark: mark, missingTokens: options.missingTokens, hasFlags: hasFlags)
    }
    return (format(.point), format(.comma))
  }

  init(_ cells: [SampleCell], _ formats: Formats, _ name: ColumnName) {
    func readings(of cell: SampleCell) -> Readings {
      let scanner = ByteScanner(cell.bytes.span)
      return (formats.point.reading(of: scanner), formats.comma.reading(of: scanner))
    }
    var others: [(unit: NumberUnit, numbers: Numbers)] = []
    var texts: [SampleCell: Int] = [:]
    for cell in cells {
      let plain = readings(of: cell)
      if plain.point == .missing || plain.comma == .missing { continue }
      self.cells += 1
      guard !numbers.add(cell, plain) else { continue }
      guard let written = WrittenNumber(cell.bytes) else {
        let isWord = cell.bytes.count <= Self.wordLength && !cell.bytes.contains(where: \.isDigit)
        if isWord, texts[cell] != nil || texts.count < Self.unitLimit {
          texts[cell, default: 0] += 1
        }
        continue
      }
      if written.hasMark { hasMarks = true }
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
    chooseNotation(among: others)
    readDurations(cells, name)
    // Words can stand for missing values only if most cells are numbers.
    if 2 * numbers.cells > self.cells {
      words = texts.filter { $0.value > 1 }.map(\.key)
      self.cells -= words.reduce(0) { $0 + texts[$1, default: 0] }
    }
  }

  /// If several letters such as `K` and `M` occur, adds numbers with letters; otherwise, those in the most common unit.
  private mutating func chooseNotation(among units: [(unit: NumberUnit, numbers: Numbers)]) {
    let magnitudes = units.filter { $0.unit.magnitude != nil }
    if magnitudes.count > 1 {
      notation = .magnitudes
      for magnitude in magnitudes { numbers.add(magnitude.numbers) }
      return
    }
    // Of several units with the same count, choose the first.
    guard let most = units.map(\.numbers.cells).max(),
      let found = units.first(where: { $0.numbers.cells == most && most > 0 }),
      found.unit.isSign || most > numbers.cells && most >= cells - most
    else { return }
    (notation, isCertain) = (.unit(found.unit.text), found.unit.isSign)
    numbers.add(found.numbers)
  }

  /// Reads the cells as durations if most of them are. Because a cell with colons may be a time of day, it counts only
  /// if the column name or the hours in all cells suggest durations.
  private mutating func readDurations(_ cells: [SampleCell], _ name: ColumnName) {
    guard 2 * numbers.cells <= self.cells else { return }
    let areDurations = name.isOfDurations || Duration.areUnlikeClock(cells)
    let durations = cells.compactMap { Duration(ByteScanner($0.bytes.span)) }
      .filter { !$0.hasColons || areDurations }
    guard 2 * durations.count > self.cells, durations.contains(where: { $0.parts > 1 }) else {
      return
    }
    // Durations like `h:mm` rarely exceed a day, so `30:15` means minutes and seconds.
    let areMinutes =
      name.isOfPaces || durations.contains { $0.hasColons && $0.parts == 2 && $0.first >= 24 }
    let seconds = durations.map { $0.seconds(areMinutes: areMinutes) }.sorted()
    let unit = Duration.Unit(typical: seconds[seconds.count / 2])
    notation = .durations(unit, areMinutes: areMinutes)
    (isCertain, numbers.cells) = (true, durations.count)
    numbers.counts = SIMD2(durations.count, durations.count)
  }

  func count(_ mark: DecimalMark) -> Int { numbers.counts[mark.place] }

  func showing(_ mark: DecimalMark) -> Int { numbers.showing[mark.place] }

  var hasDecimalComma: Bool { numbers.hasDecimalComma }

  func isClean(_ mark: DecimalMark) -> Bool { count(mark) == cells }

  func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
    count(mark) > 0 && count(mark) >= cells - count(mark)
  }

  /// Returns whether the column probably consists of numbers. Text can start with a number, as in `12 Main St`. If the
  /// unit is not a currency or a percent sign, every cell must therefore be a number or missing.
  func isNumeric(_ mark: DecimalMark) -> Bool {
    isCertain ? isMostlyNumbers(mark) : count(mark) > 0 && isClean(mark)
  }
}

extension DecimalMark {
  fileprivate var place: Int { self == .point ? 0 : 1 }
}
