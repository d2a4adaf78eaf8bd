/// Finds the numeric columns and their decimal mark.
struct NumberFinder {
  let decimalMark: DecimalMark
  /// The votes of each column; nil for the date columns.
  private let votes: [ColumnVotes?]

  /// Finds the decimal mark. Unless one is requested, the mark that makes more columns numeric is chosen. Ties go to
  /// the mark with more numeric cells in these columns, then to the mark that more cells suggest, then to the point. If
  /// all commas may separate thousands, as in `1,500`, they can be decimal commas only in a file with semicolons.
  init(_ sample: SeriesSample, except dates: [Int], hasFlags: Bool = false) {
    let formats = hasFlags ? ColumnVotes.formats(sample.file.options, hasFlags: true) : nil
    let dates = Set(dates)
    votes = sample.columns.enumerated().map { place, column in
      dates.contains(place)
        ? nil : formats.map { ColumnVotes(column.cells, $0, column.hints) } ?? column.votes
    }
    let known = votes.compactMap(\.self)
    func support(_ mark: DecimalMark) -> (columns: Int, cells: Int, showing: Int) {
      let columns = known.filter { $0.isMostlyNumbers(mark) }
      return (
        columns.count, columns.reduce(0) { $0 + $1.count(mark) },
        columns.reduce(0) { $0 + $1.showing(mark) }
      )
    }
    let mayBeComma = sample.delimiter == .semicolon || known.contains(where: \.hasDecimalComma)
    decimalMark =
      sample.file.options.decimalMark
      ?? (mayBeComma && support(.comma) > support(.point) ? .comma : .point)
  }

  var positions: [Int] {
    let numeric = positions { $0.isNumeric(decimalMark) }
    return numeric.isEmpty ? positions { $0.isMostlyNumbers(decimalMark) } : numeric
  }

  var blankPositions: [Int] { positions { $0.cells == 0 } }

  private func positions(where isWanted: (ColumnVotes) -> Bool) -> [Int] {
    votes.indices.filter { votes[$0].map(isWanted) ?? false }
  }

  func isClean(_ column: Int) -> Bool { votes[column]?.isClean(decimalMark) ?? false }

  func notation(of column: Int) -> Notation { votes[column]?.notation ?? .plain }

  var missingWords: [String] {
    Set(positions.flatMap { votes[$0]?.words ?? [] }.map(\.text)).sorted()
  }

  var hasMarks: Bool { positions.contains { votes[$0]?.hasMarks == true } }

  /// Returns the columns of a single series, all with the first of their notations that is not plain.
  func columns(ofOneSeries positions: [Int]) -> [SeriesLayout.ValueColumn] {
    let notation = positions.lazy.map(notation).first { $0 != .plain } ?? .plain
    return positions.map {
      SeriesLayout.ValueColumn(position: $0, isRequired: true, notation: notation)
    }
  }
}
