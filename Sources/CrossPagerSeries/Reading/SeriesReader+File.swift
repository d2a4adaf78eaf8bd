public import CivilDates

extension SeriesReader {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in one of the encodings in ``TextEncoding``.
  ///   - source: The name of the file in messages.
  ///   - options: The options for reading the file.
  ///   - resolution: See ``init(source:options:resolution:)``.
  /// - Returns: The series of one or more numeric columns, and the report on the rows. If a column of names
  ///   divides the file into several series, these are the columns of the first one. To get all series, create a reader
  ///   and use ``series``.
  /// - Throws: ``SeriesError`` for the first error, except in rows that ``SeriesOptions/skipBadRows`` skips.
  /// - Complexity: O(*n*) for *n* bytes, plus O(*b* log *b*) for *b* bars if the rows are not in order.
  public static func read(
    _ bytes: [UInt8], source: String, options: SeriesOptions = SeriesOptions(),
    resolution: CalendarUnit? = .minute
  ) throws(SeriesError) -> (columns: [Series], report: ReadReport) {
    var reader = SeriesReader(source: source, options: options, resolution: resolution)
    try reader.read(bytes)
    try reader.finish()
    guard let report = reader.report else { throw .empty(source: source) }
    return (reader.columns, report)
  }
}
