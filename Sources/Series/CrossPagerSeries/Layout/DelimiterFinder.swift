/// Finds the delimiter of a file.
enum DelimiterFinder {
  /// The characters to try, most common first.
  static let characters = bytes.map { Delimiter($0) }
  static let bytes = Array(",;\t|".utf8)

  private typealias Rank = (
    /// One point for a date column and one for a numeric column.
    points: Int,
    /// The number of rows with exactly one field for each column.
    regularRows: Int, columns: Int
  )

  /// Returns the first records, read with the best delimiter, or nil if no delimiter divides them into fields.
  ///
  /// The best delimiter produces a date column and a numeric column. Ties go to the delimiter with the most rows that
  /// have exactly one field for each column, and then to the delimiter with the most columns.
  ///
  /// Blanks are tried if no character produces both columns and divides all rows evenly. Blanks are accepted only under
  /// these conditions:
  ///
  /// - Nearly all rows have one field for each column, or the rows are a table of months without a header.
  /// - If a character also divides the records, blanks rank higher and produce a date column and a numeric column.
  /// - If a character divides all rows evenly, the header can also be read with blanks as the delimiter.
  ///
  /// - Parameter sample: A closure that reads the first records with a delimiter, or returns nil if it cannot.
  static func best(_ sample: (Delimiter) -> SeriesSample?) -> SeriesSample? {
    var best: (sample: SeriesSample, rank: Rank)?
    for delimiter in characters {
      guard let sample = sample(delimiter), sample.columns.count > 1 else { continue }
      let rank = rank(of: sample)
      if best.map({ rank > $0.rank }) ?? true { best = (sample, rank) }
    }
    let isEven = best.map { $0.rank.regularRows == $0.sample.rows.count } ?? false
    if let best, best.rank.points == 2, isEven { return best.sample }
    for delimiter in [Delimiter.spaces, .wideSpaces] {
      guard let sample = sample(delimiter), sample.columns.count > 1,
        sample.isRegular || MonthFinder(unnamed: sample) != nil
      else { continue }
      let rank = rank(of: sample)
      let isHeaderLost = sample.header == nil && sample.headerRecords > 0
      let isBetter = best.map { rank.points == 2 && rank > $0.rank } ?? (rank.points > 0)
      if isBetter, !(isEven && isHeaderLost) { return sample }
    }
    return best?.sample
  }

  private static func rank(of sample: SeriesSample) -> Rank {
    let columns = sample.columns.count
    guard !sample.rows.isEmpty else { return (0, 0, columns) }
    let options = sample.file.options
    let asked = options.date.compactMap(sample.position)
    let finder = DateFinder(sample, except: options.value.compactMap(sample.position))
    let dates = asked.isEmpty ? finder.reading() : finder.reading(ofAsked: asked)
    let numbers = NumberFinder(sample, except: dates?.positions ?? [])
    let points = (dates == nil ? 0 : 1) + (numbers.positions.isEmpty ? 0 : 1)
    return (points, sample.rows.count { $0.count == columns }, columns)
  }
}
