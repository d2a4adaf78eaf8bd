/// Finds the byte that separates the fields of a file.
enum Delimiter {
  /// The most usual first.
  static let candidates = Array(",;\t| ".utf8)

  /// How well a delimiter fits.
  private struct Fit: Comparable {
    /// Whether it gives a column of dates, and one of numbers: 0 to 2.
    let sense: Int
    /// The records with as many fields as the first.
    let regularRecords: Int
    let fields: Int

    static func < (one: Fit, other: Fit) -> Bool {
      (one.sense, one.regularRecords, one.fields)
        < (other.sense, other.regularRecords, other.fields)
    }
  }

  /// The delimiter with which the first records make the most sense, and these records.
  ///
  /// A delimiter that gives a column of dates and one of numbers goes first, then the one that gives the most records
  /// as many fields as the first, then the one that gives the most fields. A space must divide all records alike. If
  /// none divides the records, it is the comma.
  ///
  /// - Parameter sample: The first records with a delimiter, or nil if they cannot be read with it.
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
