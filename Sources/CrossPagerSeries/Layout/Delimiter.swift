/// Finds the byte that separates the fields of a file.
enum Delimiter {
  /// The delimiters to try, most common first.
  static let candidates = Array(",;\t| ".utf8)

  /// The quality of a delimiter.
  private struct Fit: Comparable {
    /// The score from 0 to 2: one point for a date column and one for a numeric column.
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
  /// have exactly one field for each column, and then to the delimiter with the most columns. A space is accepted only
  /// if it produces both a date column and a numeric column and all rows have one field for each column. If no
  /// delimiter divides the records into fields, the result is a comma.
  ///
  /// - Parameter sample: A function that reads the first records with a delimiter, or returns nil if they cannot be
  ///   read.
  static func found(
    options: SeriesOptions, sample: (UInt8) -> SeriesSample?
  ) -> (delimiter: UInt8, sample: SeriesSample?) {
    var best = (
      delimiter: candidates[0], sample: nil as SeriesSample?,
      fit: Fit(sense: 0, regularRecords: 0, fields: 1)
    )
    for delimiter in candidates {
      guard let sample = sample(delimiter) else { continue }
      let fit = fit(of: sample, options)
      let isAllowed =
        delimiter != UInt8(ascii: " ")
        || (fit.sense == 2 && fit.regularRecords == sample.rows.count)
      if isAllowed, fit.fields > 1, fit > best.fit { best = (delimiter, sample, fit) }
    }
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
