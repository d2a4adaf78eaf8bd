/// Finds the columns of numbers, and the decimal mark they have.
struct NumberFinder {
  /// What a column holds.
  private struct Votes {
    /// For each decimal mark, how many cells are numbers with it.
    var numbers: [DecimalMark: Int] = [:]
    /// For each decimal mark, how many cells show it: `1.5`, and `1.500` more likely than thousands.
    var numbersShowing: [DecimalMark: Int] = [:]
    /// How many cells are numbers with a decimal comma alone: `1,5` and `1.500,0` but not `1,500`.
    var decimalCommas = 0
    /// How many cells say anything.
    var cells = 0

    func isMostlyNumbers(_ mark: DecimalMark) -> Bool {
      let count = numbers[mark, default: 0]
      return count > 0 && count >= cells - count
    }
  }

  /// The decimal mark of the file.
  let decimalMark: DecimalMark
  private let votes: [Int: Votes]

  /// Looks at all columns but those of the dates.
  ///
  /// The decimal mark, if not given, is the one with which more columns hold numbers, or more cells if there are as many;
  /// the point if the file does not say. If all commas divide three digits, `1,500`, they are decimal commas between
  /// semicolons, and divide thousands elsewhere.
  init(_ sample: SeriesSample, except dates: [Int], options: SeriesOptions) {
    let formats = DecimalMark.allCases.map {
      ($0, ValueFormat(decimalMark: $0, missingTokens: options.missingTokens))
    }
    var votes: [Int: Votes] = [:]
    for column in sample.columnNames.indices where !dates.contains(column) {
      votes[column] = Self.votes(sample.cells([column]), formats)
    }
    self.votes = votes
    decimalMark =
      options.decimalMark
      ?? Self.mark(
        Array(votes.values), isBetweenSemicolons: sample.delimiter == Delimiter.semicolon)
  }

  /// The columns of numbers in their order.
  var columns: [Int] { votes.filter { $0.value.isMostlyNumbers(decimalMark) }.keys.sorted() }

  /// The columns whose cells say nothing.
  var blankColumns: [Int] { votes.filter { $0.value.cells == 0 }.keys.sorted() }

  /// Whether all cells of a column are numbers.
  func isClean(_ column: Int) -> Bool {
    votes[column].map { $0.numbers[decimalMark, default: 0] == $0.cells } ?? false
  }

  private static func votes(_ cells: [SampleCell], _ formats: [(DecimalMark, ValueFormat)])
    -> Votes
  {
    var votes = Votes()
    for cell in cells {
      let readings = formats.map {
        (mark: $0, reading: $1.reading(of: ByteScanner(cell.bytes.span)))
      }
      guard !readings.contains(where: { $0.reading == .missing }) else { continue }
      let marks = readings.filter { $0.reading != .unreadable }.map(\.mark)
      votes.cells += 1
      for mark in marks { votes.numbers[mark, default: 0] += 1 }
      let shown = marks.count == 1 ? marks[0] : cell.onlyMark
      if let shown { votes.numbersShowing[shown, default: 0] += 1 }
      if marks == [.comma] { votes.decimalCommas += 1 }
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
        columns.count, columns.reduce(0) { $0 + $1.numbers[mark, default: 0] },
        columns.reduce(0) { $0 + $1.numbersShowing[mark, default: 0] }
      )
    }
    return support(.comma) > support(.point) ? .comma : .point
  }
}
