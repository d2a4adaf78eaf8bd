/// Finds the columns of numbers, and the decimal mark they have.
struct NumberFinder {
  /// What a column holds.
  private struct Votes {
    /// For each decimal mark, how many cells are numbers with it.
    var numbers = Tally()
    /// For each decimal mark, how many cells show it: `1.5`, and `1.500` more likely than thousands.
    var numbersShowing = Tally()
    /// How many cells are numbers with a decimal comma alone: `1,5` and `1.500,0` but not `1,500`.
    var decimalCommas = 0
    /// How many cells say anything.
    var cells = 0

    func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
      let count = numbers[mark]
      return count > 0 && count >= cells - count
    }
  }

  /// A count for each decimal mark.
  private struct Tally {
    private var points = 0
    private var commas = 0

    subscript(mark: DecimalMark) -> Int {
      get { mark == .point ? points : commas }
      set { if mark == .point { points = newValue } else { commas = newValue } }
    }
  }

  /// The decimal mark of the file.
  let decimalMark: DecimalMark
  /// What each column holds; nil for those of the dates.
  private let votes: [Votes?]

  /// Looks at all columns but those of the dates.
  ///
  /// The decimal mark, if not given, is the one with which more columns hold numbers, or more cells if there are as many;
  /// the point if the file does not say. If all commas divide three digits, `1,500`, they are decimal commas between
  /// semicolons, and divide thousands elsewhere.
  init(_ sample: SeriesSample, except dates: [Int], options: SeriesOptions) {
    func format(_ mark: DecimalMark) -> ValueFormat {
      ValueFormat(decimalMark: mark, missingTokens: options.missingTokens)
    }
    let formats = (point: format(.point), comma: format(.comma))
    votes = sample.columnNames.indices.map { column in
      dates.contains(column) ? nil : Self.votes(sample.cells([column]), formats)
    }
    decimalMark =
      options.decimalMark
      ?? Self.mark(
        votes.compactMap(\.self), isBetweenSemicolons: sample.delimiter == Delimiter.semicolon)
  }

  /// The columns of numbers in their order.
  var columns: [Int] { columns { $0.isMostlyNumbers(decimalMark) } }

  /// The columns whose cells say nothing.
  var blankColumns: [Int] { columns { $0.cells == 0 } }

  private func columns(where isWanted: (Votes) -> Bool) -> [Int] {
    votes.indices.filter { votes[$0].map(isWanted) ?? false }
  }

  /// Whether all cells of a column are numbers.
  func isClean(_ column: Int) -> Bool {
    votes[column].map { $0.numbers[decimalMark] == $0.cells } ?? false
  }

  private static func votes(
    _ cells: [SampleCell], _ formats: (point: ValueFormat, comma: ValueFormat)
  ) -> Votes {
    var votes = Votes()
    for cell in cells {
      let point = formats.point.reading(of: ByteScanner(cell.bytes.span))
      let comma = formats.comma.reading(of: ByteScanner(cell.bytes.span))
      guard point != .missing, comma != .missing else { continue }
      let isPoint = point != .unreadable
      let isComma = comma != .unreadable
      votes.cells += 1
      if isPoint { votes.numbers[.point] += 1 }
      if isComma { votes.numbers[.comma] += 1 }
      let shown = isPoint == isComma ? cell.onlyMark : isPoint ? .point : .comma
      if let shown { votes.numbersShowing[shown] += 1 }
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
        columns.count, columns.reduce(0) { $0 + $1.numbers[mark] },
        columns.reduce(0) { $0 + $1.numbersShowing[mark] }
      )
    }
    return support(.comma) > support(.point) ? .comma : .point
  }
}
