/// Finds the numeric columns and their decimal mark.
struct NumberFinder {
  /// The number of cells of each kind in a column.
  private struct Votes {
    /// For each decimal mark, the number of cells that are numbers with this mark.
    var numbers: [DecimalMark: Int] = [:]
    /// For each decimal mark, the number of cells that suggest this mark. Both `1.5` and `1.500` suggest a point,
    /// because the point in `1.500` is more likely a decimal point than a thousands separator.
    var showing: [DecimalMark: Int] = [:]
    /// The number of cells that are numbers only with a decimal comma, such as `1,5` and `1.500,0` but not `1,500`.
    var decimalCommas = 0
    /// The number of cells that are not missing.
    var cells = 0

    func count(_ mark: DecimalMark) -> Int { numbers[mark, default: 0] }

    func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
      count(mark) > 0 && count(mark) >= cells - count(mark)
    }
  }

  let decimalMark: DecimalMark
  /// The counts for each column; nil for the date columns.
  private let votes: [Votes?]

  /// Examines all columns except the date columns.
  ///
  /// If no decimal mark is requested, the mark that makes more columns numeric is chosen. Ties go to the mark with more
  /// numeric cells in these columns, then to the mark that more of these cells suggest, and then to the point. If every
  /// comma may be a thousands separator, as in `1,500`, a comma can be the decimal mark only in a file with semicolons.
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

  /// The numeric columns, in order.
  var columns: [Int] { columns { $0.isMostlyNumbers(decimalMark) } }

  /// The columns whose cells are all missing.
  var blankColumns: [Int] { columns { $0.cells == 0 } }

  private func columns(where isWanted: (Votes) -> Bool) -> [Int] {
    votes.indices.filter { votes[$0].map(isWanted) ?? false }
  }

  /// Whether every cell of a column is a number or missing.
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
