/// The first records of a file, read with a given delimiter.
struct SeriesSample {
  /// The minimum number of rows in a sample of a longer file.
  private static let leastRows = 100
  /// The number of cells that is enough for a sample of at least two rows.
  private static let cellLimit = 200_000
  /// The minimum number of bytes needed to classify the columns. A sample for choosing a delimiter needs no minimum.
  static let usualBytes = 1 << 16

  enum HeaderPlace: Hashable {
    case firstRecord
    /// The text of a comment directly above the first row.
    case comment(Range<Int>)
    case nowhere
  }

  /// The record or comment with the names of the columns; nil if there is no header.
  let header: [CSVField]?
  /// The number of records before the first row: the header, and any lines of units or types below it.
  let headerRecords: Int
  /// The columns, named after the header, or `1`, `2` and so on if there is no header.
  private(set) var columns: [ColumnEvidence] = []
  /// The first record, if it may be a header.
  private let first: [CSVField]?
  private(set) var rows: [[CSVField]]
  /// Whether the sample includes all rows in the bytes.
  let isAll: Bool
  let file: FileStart
  let preamble: Preamble
  private let cursor: CSVCursor

  /// Reads the first records. In a table with aligned columns, a first record with more or fewer words than the rows is
  /// not a header. The columns are then numbered. If the bytes are not the whole file, a record at the end may be
  /// incomplete and is left out.
  ///
  /// - Parameter leastBytes: The minimum length of the sample, unless it has a very large number of cells.
  /// - Throws: ``OpenQuote`` if the bytes are the whole file and a quote is never closed.
  init(
    _ file: FileStart, behind preamble: Preamble, _ delimiter: Delimiter,
    _ comments: CommentMark?, header place: HeaderPlace, leastBytes: Int
  ) throws(OpenQuote) {
    let bytes = file.bytes
    var cursor = CSVCursor(delimiter: delimiter, comments: comments, in: bytes.span)
    cursor.skipLines(preamble.lines, in: bytes.span)
    let first = place == .firstRecord ? try file.record(at: &cursor) : nil
    var rows: [[CSVField]] = []
    var isAll = place == .firstRecord && first == nil
    while !isAll, !Self.isEnough(rows, leastBytes) {
      guard let row = try file.record(at: &cursor) else {
        isAll = true
        continue
      }
      rows.append(row)
    }
    header =
      switch place {
      case .firstRecord: first.flatMap { Self.fitting($0, rows, in: bytes, delimiter: delimiter) }
      case .comment(let text): CSVCursor.record(in: bytes, text, delimiter: delimiter)
      case .nowhere: nil
      }
    let texts = header?.map { $0.trimmedText(in: bytes.span) }
    // In a table with dates in its header, a row of words and blanks is a series without values.
    let unitRows = first == nil || header == nil ? 0 : Self.unitRows(rows, in: bytes)
    let hasUnits = unitRows > 0 && texts.flatMap { DatedHeader($0) } == nil
    if hasUnits { rows.removeFirst(unitRows) }
    headerRecords = first == nil ? 0 : hasUnits ? 1 + unitRows : 1
    (self.file, self.preamble, self.cursor) = (file, preamble, cursor)
    (self.first, self.rows, self.isAll) = (first, rows, isAll)
    readColumns(
      texts?.map(\.withoutFormulaGuard)
        ?? (0..<Self.usualCount(of: rows)).map { String($0 + 1) })
  }

  private mutating func readColumns(_ headings: [String]) {
    let names = rows.isEmpty ? headings : Self.distinct(headings)
    var cells = names.map { _ in [SampleCell]() }
    for row in rows {
      for column in 0..<min(cells.count, row.count) {
        let cell = SampleCell(row[column], in: file.bytes)
        if !cell.isBlank { cells[column].append(cell) }
      }
    }
    columns = names.indices.map {
      ColumnEvidence(
        $0, heading: headings[$0], name: names[$0], cells: cells[$0], formats: file.formats)
    }
  }

  func keeping(_ rows: ArraySlice<[CSVField]>) -> SeriesSample {
    var sample = self
    sample.rows = Array(rows)
    sample.readColumns(columns.map(\.heading))
    return sample
  }

  private static func isEnough(_ rows: [[CSVField]], _ leastBytes: Int) -> Bool {
    let isWide = rows.count > 1 && rows.count * rows[0].count >= cellLimit
    return isWide || rows.count >= leastRows && end(of: rows) >= leastBytes
  }

  func reaches(_ leastBytes: Int) -> Bool { isAll || Self.isEnough(rows, leastBytes) }

  /// Returns the header, or nil if it does not fit the rows of a table with aligned columns. A header also fits if two
  /// or more blanks separate its names, or if only the row numbers have no name, as in tables that R writes. If the
  /// first name is the name of a date, the last columns may have no names.
  private static func fitting(
    _ header: [CSVField], _ rows: [[CSVField]], in bytes: [UInt8], delimiter: Delimiter
  ) -> [CSVField]? {
    let count = usualCount(of: rows)
    func unnamed(_ place: Int) -> CSVField {
      CSVField(
        range: place..<place, line: header[0].line, column: header[0].column, needsUnquoting: false)
    }
    if header.count + 1 == count, areNumbered(rows, in: bytes) {
      return [unnamed(header[0].range.lowerBound)] + header
    }
    if !delimiter.alignsColumns, areDated(header, rows, count, in: bytes) {
      return header + repeatElement(unnamed(end(of: [header])), count: count - header.count)
    }
    guard delimiter.alignsColumns, count > 0, header.count != count else { return header }
    let text = header[0].range.lowerBound..<end(of: [header])
    let wide = CSVCursor.record(in: bytes, text, delimiter: .wideSpaces)
    return wide?.count == count ? wide : nil
  }

  /// Returns whether the header starts with the name of a date, and there are at least three rows, which all start with
  /// a date and have `count` cells. The cells of the first row that have no name above them must not all be blank.
  private static func areDated(
    _ header: [CSVField], _ rows: [[CSVField]], _ count: Int, in bytes: [UInt8]
  ) -> Bool {
    func kind(_ field: CSVField) -> CellKind { CellKind(SampleCell(field, in: bytes)) }
    return rows.count >= 3 && ColumnName(header[0].trimmedText(in: bytes.span)).isOfDate
      && rows.allSatisfy { $0.count == count && kind($0[0]) == .date }
      && rows[0].dropFirst(header.count).contains { kind($0) != .blank }
  }

  /// Returns whether the first three rows start with 1, 2 and 3.
  private static func areNumbered(_ rows: [[CSVField]], in bytes: [UInt8]) -> Bool {
    let numbers = rows.prefix(3).map { $0[0].trimmedText(in: bytes.span) }
    return numbers == ["1", "2", "3"]
  }

  /// Returns the number of records of words, such as `degC,mm,hours`, above the first row. More than two count as rows.
  private static func unitRows(_ rows: [[CSVField]], in bytes: [UInt8]) -> Int {
    let count = rows.prefix(3).prefix { row in
      let kinds = row.lazy.map { CellKind(SampleCell($0, in: bytes)) }
      return kinds.allSatisfy { $0 == .text || $0 == .blank } && kinds.contains(.text)
    }.count
    return count <= 2 && count < rows.count ? count : 0
  }

  /// Whether the first record is a row and not a header. Each cell of such a record is of the same kind (number, date
  /// or text) as most cells in its column. The record has a date and a number, or only numbers. Consecutive numbers
  /// starting at 0 or 1 are column names.
  var headerIsRow: Bool {
    guard let header else {
      return first?.allSatisfy { CellKind(SampleCell($0, in: file.bytes)) != .text } ?? false
    }
    let headings = columns.lazy.map(\.heading)
    guard headings.first?.isEmpty == false,
      !headings.elementsEqual((1...columns.count).map(String.init)),
      !headings.elementsEqual((0..<columns.count).map(String.init)),
      rows.isEmpty || header.count == Self.usualCount(of: rows)
    else { return false }
    var kinds: Set<CellKind> = []
    for column in header.indices {
      let kind = CellKind(cell(column, in: header))
      let others = rows.prefix(Self.comparedRows).map { CellKind(cell(column, in: $0)) }
      let known = others.filter { $0 != .blank }
      let expected = kind == .blank ? known.first ?? .blank : kind
      guard known.isEmpty || 2 * known.count(where: { $0 == expected }) > known.count else {
        return false
      }
      kinds.insert(expected)
    }
    return kinds.isSuperset(of: [.date, .number])
      || !rows.isEmpty && kinds.contains(.number) && !kinds.contains(.text)
  }

  private static let comparedRows = 10

  /// Whether a comment probably contains column names. If blanks separate them, one must suggest a date or time.
  var hasTellingNames: Bool {
    !delimiter.alignsColumns
      || !rows.isEmpty && columns.contains { $0.hints.part != nil || $0.hints.isOfTime }
  }

  /// Whether the first rows and nearly all other rows have one field for each column.
  var isRegular: Bool {
    let count = columns.count
    let first = 3
    return rows.prefix(first).allSatisfy { $0.count == count }
      && 10 * rows.count(where: { $0.count == count }) >= 9 * rows.count
  }

  /// Returns whether the first row has text in place of a date, or too few fields to have a date.
  func startsWithout(_ format: DateFormat, at positions: [Int]) -> Bool {
    let filled = rows.first { $0.contains { !SampleCell($0, in: file.bytes).isBlank } }
    guard let row = filled else { return false }
    let cell = cell(positions, in: row)
    let isShort = !positions.allSatisfy(row.indices.contains)
    return cell.isBlank ? isShort : format.stamp(in: cell) == nil
  }

  var delimiter: Delimiter { cursor.delimiter }
  var comments: CommentMark? { cursor.comments }
  var commentCount: Int { cursor.commentCount }

  /// Makes headings or other names unique by adding numbers to repeated ones and naming blank ones.
  static func distinct(_ headings: [String]) -> [String] {
    var taken = Set(headings)
    var counts: [String: Int] = [:]
    return headings.enumerated().map { place, heading in
      let name = heading.isEmpty ? "column \(place + 1)" : heading
      if heading.isEmpty {
        if taken.insert(name).inserted { return name }
      } else if counts[heading] == nil {
        counts[heading] = 1
        return name
      }
      var count = heading.isEmpty ? 1 : counts[heading, default: 1]
      repeat { count += 1 } while !taken.insert("\(name) (\(count))").inserted
      counts[heading] = count
      return "\(name) (\(count))"
    }
  }

  private static func end(of records: [[CSVField]]) -> Int {
    records.last?.last?.range.upperBound ?? 0
  }

  /// Returns the most common number of fields in a row. If several numbers are equally common, returns the least.
  private static func usualCount(of rows: [[CSVField]]) -> Int {
    let counts = rows.reduce(into: [:]) { counts, row in counts[row.count, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// Calls `body` with each row after the sample until `body` returns true.
  func furtherRows(until body: ([CSVField]) -> Bool) throws(OpenQuote) {
    var cursor = cursor
    while !isAll, let row = try file.record(at: &cursor) {
      if body(row) { return }
    }
  }
}

extension FileStart {
  /// Reads the next record. Returns nil if none is complete.
  fileprivate func record(at cursor: inout CSVCursor) throws(OpenQuote) -> [CSVField]? {
    var fields: [CSVField] = []
    do throws(OpenQuote) {
      guard try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
      else { return nil }
    } catch {
      guard isWhole else { return nil }
      throw error
    }
    return isWhole || (fields.last?.range.upperBound ?? 0) + 1 < bytes.count ? fields : nil
  }
}
