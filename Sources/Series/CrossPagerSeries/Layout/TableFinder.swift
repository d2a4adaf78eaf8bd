/// Finds where a table may begin below other lines with several fields, such as `Name,Example User`.
enum TableFinder {
  /// A possible start of a table.
  struct Start: Hashable {
    /// The number of lines above the header or the first row.
    let lines: Int
    let hasHeader: Bool
  }

  private static let recordLimit = 40
  /// The maximum number of starts. The layout search is repeated for each.
  private static let limit = 6
  /// The minimum number of records above a table without a header. A single record may be a damaged header.
  private static let leastTitles = 2

  /// Returns the possible starts, most likely first.
  ///
  /// A table may start with the longest run of records with the same number of fields, with the record above this run,
  /// or with the last record of words above the run's first record with a date. If the run starts at the beginning of
  /// the file, these words must be below a blank record.
  ///
  /// - Parameter samples: The first records for each delimiter, without a header.
  static func starts(in samples: [SeriesSample]) -> [Start] {
    let runs = samples.compactMap { sample in
      longestRun(in: sample.rows).map { run in
        (sample, run, rank: (rows: run.count, fields: sample.rows[run.lowerBound].count))
      }
    }
    let ordered = runs.sorted { $0.rank > $1.rank }
    let starts = ordered.flatMap { sample, run, _ in Self.starts(of: run, in: sample) }
    let new = starts.indices.filter { !starts[..<$0].contains(starts[$0]) }
    return new.prefix(limit).map { starts[$0] }
  }

  private static func starts(of run: Range<Int>, in sample: SeriesSample) -> [Start] {
    func start(_ record: Int, hasHeader: Bool) -> Start {
      Start(lines: sample.rows[record][0].line - 1, hasHeader: hasHeader)
    }
    let first = run.lowerBound
    func kinds(_ row: [CSVField]) -> [CellKind] {
      row.indices.map { CellKind(sample.cell($0, in: row)) }
    }
    func isOfValues(_ record: Int) -> Bool {
      let kinds = kinds(sample.rows[record])
      return !kinds.contains(.text) && kinds.count { $0 != .blank } > 1
    }
    guard first > 0 || !isOfValues(first) else { return [] }
    guard isOfValues(first) else {
      // Other records may be above the header, and blank ones below it.
      let dated = run.first { kinds(sample.rows[$0]).contains(.date) && ($0 > 0 || first > 0) }
      let header = dated.flatMap { dated in
        sample.rows[..<dated].indices.last { record in
          kinds(sample.rows[record]).contains(.text)
            && (first > 0 || record > 0 && Set(kinds(sample.rows[record - 1])) == [.blank])
        }
      }
      return [first, header ?? first].map { start($0, hasHeader: true) }
    }
    let isAlone = !sample.rows[..<first].contains { $0.count == sample.rows[first].count }
    return [start(first - 1, hasHeader: true)]
      + (isAlone && first >= leastTitles ? [start(first, hasHeader: false)] : [])
  }

  /// Returns the longest run of at least two records with the same number of fields. Each record must have at least two
  /// fields. If several runs are equally long, the last one is returned.
  private static func longestRun(in rows: [[CSVField]]) -> Range<Int>? {
    var longest: Range<Int>?
    var start = 0
    while start < min(rows.count, recordLimit) {
      let count = rows[start].count
      let end = rows[start...].firstIndex { $0.count != count } ?? rows.endIndex
      if count > 1, end - start > 1, end - start >= longest?.count ?? 0 { longest = start..<end }
      start = end
    }
    return longest
  }
}
