import CivilDates

/// The dates in a header such as `Country,1990,1991,…`.
///
/// At least four consecutive headings are dates in the same format, in ascending or descending order. They make up at
/// least half of the columns, counting from the first of these headings. A heading can contain more than its date, as
/// in `1990 [YR1990]` and `X1990`. Each date can be followed by columns of flags, as in `Y1990,Y1990F,Y1991,Y1991F`.
struct DatedHeader {
  /// The positions of the headings that are dates, in ascending order.
  let columns: [Int]
  /// The positions of the flags: headings that consist of the preceding date and one more letter.
  let flags: [Int]
  /// The possible formats of the dates.
  let formats: [DateFormat]
  /// The text of each date.
  let cells: [SampleCell]

  private static let leastDates = 4
  /// The plausible years of dates.
  private static let years = 1500...2100
  /// The maximum average distance between headings that are only years. Numbers farther apart are probably not years.
  private static let greatestYears = 10

  /// Finds the dates; nil if there are none.
  ///
  /// - Parameter format: The requested date format; nil if none was requested.
  /// - Complexity: O(headings).
  init?(_ headings: [String], format: DateFormat? = nil) {
    guard headings.count > Self.leastDates else { return nil }
    var found: DatedHeader?
    var start = 0
    while start < headings.count {
      let run = DatedHeader(headings, from: start, format: format)
      start = run?.end ?? start + 1
      if let run, run.cells.count >= found?.cells.count ?? Self.leastDates { found = run }
    }
    let last = headings.lastIndex { !$0.isEmpty } ?? 0
    guard let found, found.length < headings.count,
      2 * found.length >= last + 1 - found.columns[0]
    else { return nil }
    let others = headings.indices.filter { !(found.columns[0]..<found.end).contains($0) }
    // If any other heading is a number, numbers are probably not years.
    let hasNumber = others.contains { SampleCell(bytes: Array(headings[$0].utf8)).isNumber }
    guard !found.formats[0].isDigits || !hasNumber,
      let formats = Self.ordered(found.formats, found.cells)
    else { return nil }
    self.init(columns: found.columns, flags: found.flags, formats: formats, cells: found.cells)
  }

  private init(columns: [Int], flags: [Int], formats: [DateFormat], cells: [SampleCell]) {
    self.columns = columns
    self.flags = flags
    self.formats = formats
    self.cells = cells
  }

  /// The number of dates and flags.
  private var length: Int { columns.count + flags.count }
  /// The position after the last date and its flags.
  private var end: Int { columns[0] + length }

  /// The longest run of dates that starts at a heading; nil if this heading is not a date.
  private init?(_ headings: [String], from start: Int, format: DateFormat?) {
    let first = Self.date(in: headings[start])
    guard first.bytes.count <= SampleCell.dateLimit else { return nil }
    var formats = format.map { [$0] } ?? DateReading.formats(reading: first, .named)
    formats = formats.filter { !$0.isEpoch && !$0.isDecimalYear && Self.isDate(first, $0) }
    var cells: [SampleCell] = []
    var columns: [Int] = []
    var flags: [Int] = []
    for column in headings.indices[start...] {
      let heading = headings[column]
      if let date = columns.last, Self.isFlag(heading, of: headings[date]) {
        flags.append(column)
        continue
      }
      let cell = Self.date(in: heading)
      let kept = formats.filter { Self.isDate(cell, $0) }
      if kept.isEmpty { break }
      formats = kept
      cells.append(cell)
      columns.append(column)
    }
    if format == nil { formats = formats.decidingFiscalYears(cells) }
    guard !formats.isEmpty else { return nil }
    self.init(columns: columns, flags: flags, formats: formats, cells: cells)
  }

  /// Whether a heading consists of a date's heading and one more letter, as `Y1990F` does after `Y1990`.
  private static func isFlag(_ heading: String, of date: String) -> Bool {
    heading.utf8.count == date.utf8.count + 1 && heading.hasPrefix(date)
      && heading.last?.isLetter == true
  }

  /// The formats in which the dates are in strict order; nil if there are none.
  private static func ordered(_ formats: [DateFormat], _ cells: [SampleCell]) -> [DateFormat]? {
    let ordered = formats.filter { format in
      let times = cells.compactMap { format.stamp(in: $0)?.civil }
      let pairs = zip(times, times.dropFirst())
      guard let first = times.first, let last = times.last,
        pairs.allSatisfy(<) || pairs.allSatisfy(>)
      else { return false }
      return !format.isYear
        || abs(last.date.year - first.date.year) <= greatestYears * (times.count - 1)
    }
    return ordered.isEmpty ? nil : ordered
  }

  private static func isDate(_ cell: SampleCell, _ format: DateFormat) -> Bool {
    guard let stamp = format.stamp(in: cell) else { return false }
    return stamp.secondsAheadOfUTC == nil && years.contains(stamp.civil.date.year)
  }

  /// The part of a heading that may be a date: the text before ` [`. A letter that marks the heading as a name, as in
  /// `X1990`, is left out.
  private static func date(in heading: String) -> SampleCell {
    let bytes = Array(heading.utf8)
    let end = bytes.indices.first { $0 > 0 && bytes[$0] == bracket && bytes[$0 - 1] == 0x20 }
    let text = bytes[..<(end.map { $0 - 1 } ?? bytes.count)]
    let isMarked = text.count > 4 && marks.contains(text[0]) && text[1].isDigit
    return SampleCell(bytes: Array(isMarked ? text.dropFirst() : text))
  }

  private static let bracket = UInt8(ascii: "[")
  private static let marks = Array("XxYy".utf8)
}

extension SampleCell {
  /// The maximum length of a date in a header.
  fileprivate static let dateLimit = 40
}
