/// Finds out what separates the fields of a file.
enum Delimiter {
  static let semicolon = UInt8(ascii: ";")
  /// The most usual first.
  static let candidates = [
    UInt8(ascii: ","), semicolon, UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: " "),
  ]

  /// How well a delimiter fits: by what the columns make, then by how alike the records are.
  private struct Fit: Comparable {
    /// How many of dates and numbers there are, 0 to 2.
    let sense: Int
    let regularRecords: Int
    let fields: Int

    static func < (one: Fit, other: Fit) -> Bool {
      (one.sense, one.regularRecords, one.fields)
        < (other.sense, other.regularRecords, other.fields)
    }
  }

  /// The delimiter with which the first records make the most sense, and these records.
  ///
  /// Of comma, semicolon, tab, bar and space, it is one that gives a column of dates and one of numbers; of several, the
  /// one that leaves the most records with as many fields as the first, and then the one that gives the first the most.
  /// A space must divide all records alike. A file no candidate divides has one column, and the comma is as good as any.
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
    let regular = sample.rows.count { $0.count == fields }
    let asked = options.date.compactMap { sample.column(named: $0) }
    let finder = DateFinder(
      sample, except: options.value.compactMap { sample.column(named: $0) },
      format: options.dateFormat.flatMap { try? StampFormat($0) })
    let reading =
      asked.isEmpty || asked.count < options.date.count
      ? finder.reading() : finder.reading(ofAsked: asked)
    let numbers = NumberFinder(sample, except: reading?.columns ?? [], options: options)
    let sense = (reading == nil ? 0 : 1) + (numbers.columns.isEmpty ? 0 : 1)
    return Fit(sense: sense, regularRecords: regular, fields: fields)
  }
}
