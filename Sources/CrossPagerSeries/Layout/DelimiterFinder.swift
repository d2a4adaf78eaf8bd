/// Finds the delimiter of a file.
enum DelimiterFinder {
  /// The characters to try, most common first.
  static let characters: [Delimiter] = [.comma, .semicolon, .tab, Delimiter(UInt8(ascii: "|"))]

  /// The quality of a delimiter.
  private struct Fit: Comparable {
    /// The score, from 0 to 2: one point for a date column and one for a numeric column.
    let sense: Int
    /// The number of rows with exactly one field for each column.
    let regularRecords: Int
    let fields: Int

    static func < (one: Fit, other: Fit) -> Bool {
      (one.sense, one.regularRecords, one.fields)
        < (other.sense, other.regularRecords, other.fields)
    }
  }

  /// Returns the delimiter that best fits the first records, along with these records.
  ///
  /// The best delimiter produces a date column and a numeric column. Ties go to the delimiter with the most rows that
  /// have exactly one field for each column, and then to the delimiter with the most columns. If no delimiter divides
  /// the records into fields, the result is a comma.
  ///
  /// Blanks are tried if no character produces both columns and divides all rows evenly. Blanks are accepted only under
  /// these conditions:
  ///
  /// - Nearly all rows have one field for each column, or the rows are a table of months without a header.
  /// - If a character divides the records, blanks produce both columns and fit better than the character.
  /// - If a character divides all rows evenly, the header can also be read with blanks as the delimiter.
  ///
  /// - Parameter sample: A function that reads the first records with a delimiter, or returns nil if they cannot be
  ///   read.
  static func found(
    options: SeriesOptions, sample: (Delimiter) -> SeriesSample?
  ) -> (delimiter: Delimiter, sample: SeriesSample?) {
    var best = (
      delimiter: Delimiter.comma, sample: nil as SeriesSample?,
      fit: Fit(sense: 0, regularRecords: 0, fields: 1)
    )
    func attempt(_ delimiter: Delimiter) {
      guard let sample = sample(delimiter), sample.columnNames.count > 1 else { return }
      let fit = fit(of: sample, options)
      if fit > best.fit { best = (delimiter, sample, fit) }
    }
    for delimiter in characters { attempt(delimiter) }
    let isEven = best.fit.regularRecords == best.sample?.rows.count
    if best.fit.sense == 2, isEven { return (best.delimiter, best.sample) }
    func attemptAligned(_ delimiter: Delimiter) -> Bool {
      guard let sample = sample(delimiter), sample.columnNames.count > 1,
        sample.isRegular || MonthFinder.unnamed(sample) != nil
      else { return false }
      let fit = fit(of: sample, options)
      let isHeaderLost = sample.header == nil && sample.headerRecords > 0
      let isBetter = best.sample == nil ? fit.sense > 0 : fit.sense == 2 && fit > best.fit
      guard isBetter, !(isEven && isHeaderLost) else { return false }
      best = (delimiter, sample, fit)
      return true
    }
    if !attemptAligned(.spaces) { _ = attemptAligned(.wideSpaces) }
    return (best.delimiter, best.sample)
  }

  private static func fit(of sample: SeriesSample, _ options: SeriesOptions) -> Fit {
    let fields = sample.columnNames.count
    guard !sample.rows.isEmpty else { return Fit(sense: 0, regularRecords: 0, fields: fields) }
    let asked = options.date.compactMap { sample.column(named: $0) }
    let finder = DateFinder(
      sample, except: options.value.compactMap { sample.column(named: $0) },
      format: options.dateFormat.flatMap { try? DateFormat($0) })
    let reading =
      asked.isEmpty || asked.count < options.date.count
      ? finder.reading() : finder.reading(ofAsked: asked)
    let numbers = NumberFinder(sample, except: reading?.columns ?? [], options: options)
    return Fit(
      sense: (reading == nil ? 0 : 1) + (numbers.columns.isEmpty ? 0 : 1),
      regularRecords: sample.rows.count { $0.count == fields }, fields: fields)
  }
}
