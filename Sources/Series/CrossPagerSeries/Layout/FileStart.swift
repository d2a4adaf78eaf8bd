/// The beginning of a file and the known parts of its layout.
struct FileStart {
  let bytes: [UInt8]
  let isWhole: Bool
  let source: String
  let options: SeriesOptions
  let format: DateFormat?
  private(set) var delimiter: Delimiter?
  /// The characters that do not occur in the bytes and therefore cannot be the delimiter.
  let absent: [UInt8]
  let formats: ColumnVotes.Formats

  /// The maximum number of title lines. The layout search is repeated after each possible title line.
  private static let titleLimit = 20
  /// The maximum length of a title line, in bytes.
  private static let titleLength = 1 << 18

  func sample(behind preamble: Preamble) throws(SeriesError) -> SeriesSample {
    do throws(OpenQuote) {
      let usual = SeriesSample.usualBytes
      if let delimiter { return try sample(behind: preamble, delimiter, usual) }
      let best = DelimiterFinder.best { delimiter in
        if case .character(let byte) = delimiter, absent.contains(byte) { return nil }
        return try? sample(behind: preamble, delimiter, 0)
      }
      if let best, best.reaches(usual) { return best }
      return try sample(behind: preamble, best?.delimiter ?? .comma, usual)
    } catch {
      throw .unterminatedQuote(source: source, line: error.line)
    }
  }

  /// Reads the first records. If the file does not start with a comment, the mark `#` is assumed. However, if all
  /// records have the same number of fields when the lines with this mark are included, these lines are not comments.
  private func sample(
    behind preamble: Preamble, _ delimiter: Delimiter, _ leastBytes: Int
  ) throws(OpenQuote) -> SeriesSample {
    let mark = preamble.comments ?? .numberSign
    let assumed = try sample(behind: preamble, delimiter, leastBytes, comments: mark)
    guard preamble.comments == nil, assumed.commentCount > 0 else { return assumed }
    let plain = try sample(behind: preamble, delimiter, leastBytes, comments: nil)
    let isOneLength = Set(plain.rows.map(\.count)).count == 1
    return plain.columns.count > 1 && isOneLength ? plain : assumed
  }

  /// Reads the first records. The column names are in the first record, in a comment above it, or missing.
  private func sample(
    behind preamble: Preamble, _ delimiter: Delimiter, _ leastBytes: Int, comments: CommentMark?
  ) throws(OpenQuote) -> SeriesSample {
    func sample(
      _ header: SeriesSample.HeaderPlace, _ leastBytes: Int
    ) throws(OpenQuote) -> SeriesSample {
      try SeriesSample(
        self, behind: preamble, delimiter, comments, header: header, leastBytes: leastBytes)
    }
    if options.hasHeader, preamble.mayPrecedeHeader {
      // The first rows show whether the first record is a row.
      let short = try sample(.firstRecord, 0)
      if !short.headerIsRow {
        return short.reaches(leastBytes) ? short : try sample(.firstRecord, leastBytes)
      }
    }
    let unnamed = try sample(.nowhere, leastBytes)
    guard let text = preamble.lastComment, let commented = try? sample(.comment(text), leastBytes),
      commented.columns.count == unnamed.columns.count, commented.hasTellingNames
    else { return unnamed }
    return commented
  }

  /// Returns a layout with two or more spaces between columns, for dates that contain single spaces; nil if none fits.
  func layoutOfWideSpaces(behind preamble: Preamble) -> SeriesLayout? {
    guard delimiter == nil else { return nil }
    var start = self
    start.delimiter = .wideSpaces
    guard let sample = try? start.sample(behind: preamble), sample.isRegular else { return nil }
    return sample.layoutOfDatedRow
  }

  /// Returns the layout of a table below title lines, or nil if there is none. A title line has only one field, such as
  /// `Weather station 12`. A header follows the title lines. If the columns are aligned with blanks, a header is
  /// optional, and a title can have several words. A line that starts with a date and a number is a title only if a
  /// header follows.
  func layoutAfterTitles(behind preamble: Preamble) -> SeriesLayout? {
    let lines = bytes.split(
      maxSplits: preamble.lines + Self.titleLimit, omittingEmptySubsequences: false
    ) { $0 == .lineFeed }.dropFirst(preamble.lines)
    var start = preamble
    var title: Set<UInt8> = []
    for line in lines.dropLast().prefix(Self.titleLimit) {
      let words = line.split(maxSplits: 2) { $0 == UInt8(ascii: " ") }.map(SampleCell.init(bytes:))
      let isRow =
        words.count > 1 && CellKind(words[0]) == .date && words[1].bytes.first?.isDigit == true
      title.formUnion(line)
      start = start.extended(title: line)
      guard line.count <= Self.titleLength, let sample = try? sample(behind: start),
        !isRow || sample.header != nil
      else { return nil }
      guard isTable(sample, after: title) else { continue }
      // A line of words could be a row of aligned columns.
      let aligns = sample.delimiter.alignsColumns
      if let layout = aligns ? sample.layoutOfDatedRow : try? sample.layout() { return layout }
    }
    return nil
  }

  /// Returns whether the records after the title lines are a table. `title` contains the characters of the title lines.
  /// A delimiter other than a blank must not occur in the titles. If blanks separate the fields, no other possible
  /// delimiter may occur in both the titles and the first row.
  private func isTable(_ sample: SeriesSample, after title: Set<UInt8>) -> Bool {
    guard sample.columns.count > 1, let row = sample.rows.first else { return false }
    if case .character(let byte) = sample.delimiter {
      return sample.header != nil && !title.contains(byte)
        && !sample.columns.contains { SampleCell(bytes: Array($0.heading.utf8)).isNumber }
    }
    let text = bytes[(row.first?.range.lowerBound ?? 0)..<(row.last?.range.upperBound ?? 0)]
    return sample.isRegular
      && DelimiterFinder.characters.allSatisfy { character in
        guard case .character(let byte) = character else { return true }
        return !title.contains(byte) || !text.contains(byte)
      }
  }

  func layoutOfRun(behind preamble: Preamble) -> SeriesLayout? {
    let delimiters = delimiter.map { [$0] } ?? DelimiterFinder.characters
    let samples = delimiters.compactMap {
      try? SeriesSample(
        self, behind: preamble, $0, preamble.comments, header: .nowhere, leastBytes: 0)
    }
    guard let title = samples.first?.rows.first?.first?.range.lowerBound else { return nil }
    let line = bytes[title...].prefix { !$0.isLineEnd }
    for place in TableFinder.starts(in: samples) {
      let start = preamble.extended(
        to: place.lines, title: line, mayPrecedeHeader: place.hasHeader)
      if let sample = try? sample(behind: start), place.hasHeader == (sample.header != nil),
        let layout = sample.layoutOfDatedRow
      {
        return layout
      }
    }
    return nil
  }
}

extension SeriesSample {
  func withFirstRow() throws(SeriesError) -> SeriesSample {
    try file.sample(behind: preamble.withoutHeader)
  }

  /// The layout, or nil if there is none or the first row has no date.
  fileprivate var layoutOfDatedRow: SeriesLayout? {
    guard let layout = try? layout(), !startsWithout(layout.dateFormat, at: layout.datePositions)
    else { return nil }
    return layout
  }

  /// Returns the layout, or nil if more bytes are needed. Tries tables with a column for each time before other tables.
  func layout(countsRows: Bool = false) throws(SeriesError) -> SeriesLayout? {
    if file.options.value.isEmpty, file.options.date.isEmpty {
      if file.format == nil, let layout = MonthFinder(self)?.layout() { return layout }
      if let table = DatedHeaderFinder(self) { return try table.layout() }
    }
    var layout = try LayoutFinder(sample: self, countsRows: countsRows).layout()
    if preamble.comments == nil, commentCount == 0, layout?.readsFirstColumn == false {
      layout?.comments = nil
    }
    return layout
  }
}
