/// Finds the columns of numbers, and their decimal mark.
struct NumberFinder {
  /// What a column holds.
  private struct Votes {
    /// How many cells are numbers with each decimal mark.
    var numbers: [DecimalMark: Int] = [:]
    /// How many cells show each decimal mark: `1.5`, and `1.500`, which more likely has a point than thousands.
    var showing: [DecimalMark: Int] = [:]
    /// How many cells are numbers only with a decimal comma: `1,5` and `1.500,0` but not `1,500`.
    var decimalCommas = 0
    /// How many cells are not missing.
    var cells = 0

    func count(_ mark: DecimalMark) -> Int { numbers[mark, default: 0] }

    func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
      count(mark) > 0 && count(mark) >= cells - count(mark)
    }
  }

  /// The decimal mark of the file.
  let decimalMark: DecimalMark
  /// What each column holds; nil for those of the dates.
  private let votes: [Votes?]

  /// Looks at all columns but those of the dates.
  ///
  /// The decimal mark, if not given, is the one with which more columns hold numbers, or as many columns but more cells,
  /// or as many cells that show it more often. The point wins a tie. If all commas divide three digits, `1,500`, they are
  /// decimal commas between semicolons and divide thousands elsewhere.
  init(_ sample: SeriesSample, except dates: [Int], options: SeriesOptions) {
    func format(_ mark: DecimalMark) -> ValueFormat {
      ValueFormat(decimalMark: mark, missingTokens: options.missingTokens)
    }
    let (point, comma) = (format(.point), format(.comma))
    let votes = sample.columnNames.indices.map { column in
      dates.contains(column) ? nil : Self.votes(sample.cells([column]), point, comma)
    }
    self.votes = votes
    decimalMark =
      options.decimalMark
      ?? Self.mark(
        votes.compactMap(\.self), isBetweenSemicolons: sample.delimiter == UInt8(ascii: ";"))
  }

  /// The columns of numbers in their order.
  var columns: [Int] { columns { $0.isMostlyNumbers(decimalMark) } }

  /// The columns whose cells are all missing.
  var blankColumns: [Int] { columns { $0.cells == 0 } }

  private func columns(where isWanted: (Votes) -> Bool) -> [Int] {
    votes.indices.filter { votes[$0].map(isWanted) ?? false }
  }

  /// Whether all cells of a column are numbers.
  func isClean(_ column: Int) -> Bool {
    votes[column].map { $0.count(decimalMark) == $0.cells } ?? false
  }

  private static func votes(
    _ cells: [SampleCell], _ pointFormat: ValueFormat, _ commaFormat: ValueFormat
  ) -> Votes {
    var votes = Votes()
    for cell in cells {
      let point = pointFormat.reading(of: ByteScanner(cell.bytes.span))
      let comma = commaFormat.reading(of: ByteScanner(cell.bytes.span))
      guard point != .missing, comma != .missing else { continue }
      let isPoint = point != .unreadable
      let isComma = comma != .unreadable
      votes.cells += 1
      if isPoint { votes.numbers[.point, default: 0] += 1 }
      if isComma { votes.numbers[.comma, default: 0] += 1 }
      let shown = isPoint == isComma ? cell.onlyMark : isPoint ? .point : .comma
      if let shown { votes.showing[shown, default: 0] += 1 }
      if isComma, !isPoint { votes.decimalCommas += 1 }
    }
    return votes
  }

  private static func mark(_ votes: [Votes], isBetweenSemicolons: Bool) -> DecimalMark {
    guard isBetweenSemicolons || votes.contains(where: { $0.decimalCommas > 0 }) else {
      return .point
    }
    func support(_ mark: DecimalMark) -> (columns: Int, cells: Int, showing: Int) {
      let columns = votes.filter { $0.isMostlyNumbers(mark) }
      return (
        columns.count, columns.reduce(0) { $0 + $1.count(mark) },
        columns.reduce(0) { $0 + $1.showing[mark, default: 0] }
      )
    }
    return support(.comma) > support(.point) ? .comma : .point
  }
}
