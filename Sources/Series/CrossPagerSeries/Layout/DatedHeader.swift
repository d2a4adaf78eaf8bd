import CivilDates

/// The dates in a header such as `Country,1990,1991,…`.
///
/// At least four consecutive headings are dates in the same format, in ascending or descending order. They make up at
/// least half of the columns, counting from the first of these headings. A heading can contain more than its date, as
/// in `1990 [YR1990]` and `X1990`. Each date can be followed by columns of flags, as in `Y1990,Y1990F,Y1991,Y1991F`.
struct DatedHeader {
  private(set) var positions: [Int] = []
  /// The positions of the flags: headings that consist of the preceding date and one more letter.
  private(set) var flags: Set<Int> = []
  private(set) var formats: [DateFormat]
  private(set) var cells: [SampleCell] = []

  private static let leastDates = 4
  private static let dateLength = 40
  /// The maximum average distance between headings that are only years. Numbers farther apart are probably not years.
  private static let greatestYears = 10

  init?(_ headings: [String], format: DateFormat? = nil) {
    var longest: DatedHeader?
    var start = 0
    while start < headings.count {
      let run = DatedHeader(headings, from: start, format: format)
      start = run?.end ?? start + 1
      if let run, run.cells.count >= longest?.cells.count ?? Self.leastDates { longest = run }
    }
    let last = headings.lastIndex { !$0.isEmpty } ?? 0
    guard let longest, longest.length < headings.count,
      2 * longest.length >= last + 1 - longest.positions[0]
    else { return nil }
    self = longest
    // If another heading is also a number, the numbers in this run are probably not years.
    let others = headings[..<positions[0]] + headings[end...]
    if formats[0].isDigits, others.contains(where: { SampleCell(bytes: Array($0.utf8)).isNumber }) {
      return nil
    }
    formats = formats.filter(areInOrder)
    if formats.isEmpty { return nil }
  }

  private var length: Int { positions.count + flags.count }
  private var end: Int { positions[0] + length }

  /// Finds the longest run of dates that starts at a heading. Returns nil if this heading is not a date.
  private init?(_ headings: [String], from start: Int, format: DateFormat?) {
    let first = Self.date(in: headings[start])
    guard first.bytes.count <= Self.dateLength else { return nil }
    formats = (format.map { [$0] } ?? DateReading.formats(reading: first, .named))
      .filter { !$0.isEpoch && !$0.isDecimalYear && Self.isDate(first, $0) }
    for column in headings.indices[start...] {
      let heading = headings[column]
      // A flag's heading consists of the date's heading and one more letter, as `Y1990F` does after `Y1990`.
      if let date = positions.last.map({ headings[$0] }),
        heading.utf8.count == date.utf8.count + 1, heading.hasPrefix(date),
        heading.last?.isLetter == true
      {
        flags.insert(column)
        continue
      }
      let cell = Self.date(in: heading)
      let kept = formats.filter { Self.isDate(cell, $0) }
      if kept.isEmpty { break }
      formats = kept
      cells.append(cell)
      positions.append(column)
    }
    if format == nil { formats = formats.decidingFiscalYears(cells) }
    if formats.isEmpty { return nil }
  }

  private func areInOrder(_ format: DateFormat) -> Bool {
    let times = cells.compactMap { format.stamp(in: $0)?.civil }
    guard let first = times.first, let last = times.last, Order(of: times) == .strict else {
      return false
    }
    return !format.isYear
      || abs(last.date.year - first.date.year) <= Self.greatestYears * (times.count - 1)
  }

  private static func isDate(_ cell: SampleCell, _ format: DateFormat) -> Bool {
    guard let stamp = format.stamp(in: cell) else { return false }
    return stamp.secondsAheadOfUTC == nil && DateFormat.likelyYears ~= stamp.civil.date.year
  }

  /// Returns the text before ` [`, without a letter that marks the heading as a name, as in `X1990`.
  private static func date(in heading: String) -> SampleCell {
    let bytes = Array(heading.utf8)
    let bracket = UInt8(ascii: "[")
    let end = bytes.indices.first { $0 > 0 && bytes[$0] == bracket && bytes[$0 - 1] == 0x20 }
    let text = bytes[..<(end.map { $0 - 1 } ?? bytes.count)]
    let isMarked = text.count > 4 && "XxYy".utf8.contains(text[0]) && text[1].isDigit
    return SampleCell(bytes: Array(isMarked ? text.dropFirst() : text))
  }
}
