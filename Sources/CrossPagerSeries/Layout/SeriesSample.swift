/// The first records of a file, read with one delimiter.
struct SeriesSample {
  /// Where a sample ends: after enough rows and bytes, or after two or more rows with very many cells.
  struct Limit {
    let rows: Int
    let bytes: Int
    private static let cells = 200_000

    /// Enough to tell delimiters apart.
    static let glance = Limit(rows: 100, bytes: 0)
    /// Enough to tell what the columns hold.
    static let look = Limit(rows: 100, bytes: 1 << 16)

    func isReached(by records: [[CSVField]]) -> Bool {
      let end = records.last?.last?.range.upperBound ?? 0
      let isWide = records.count > 1 && records.count * records[0].count >= Self.cells
      return isWide || records.count >= rows && end >= bytes
    }
  }

  /// The record with the names of the columns; nil if there is none.
  let header: [CSVField]?
  /// The names in the header; `1`, `2` and so on without a header.
  let headings: [String]
  /// The headings, made different if there are rows: a second column `v` is `v (2)`, and a third column without a name
  /// is `column 3`.
  let columnNames: [String]
  /// What the headings mean, if there are rows.
  let names: [ColumnName]
  let rows: [[CSVField]]
  /// Whether the bytes have no more rows.
  let isAll: Bool
  private let reader: CSVReader
  private let isWhole: Bool

  /// The first records after the skipped lines.
  ///
  /// - Parameter isWhole: Whether the bytes are the whole file. If not, the last record may be cut off and is left out.
  /// - Throws: ``CSVError`` for a quote that is not closed in the whole file.
  init(
    _ bytes: [UInt8], delimiter: UInt8, skippedLines: Int, hasHeader: Bool, isWhole: Bool,
    limit: Limit
  ) throws(CSVError) {
    var reader = CSVReader(bytes, delimiter: delimiter)
    reader.skipLines(skippedLines)
    self.isWhole = isWhole
    header = hasHeader ? try Self.record(&reader, isWhole: isWhole) : nil
    var rows: [[CSVField]] = []
    var isAll = hasHeader && header == nil
    while !isAll, !limit.isReached(by: rows) {
      guard let row = try Self.record(&reader, isWhole: isWhole) else {
        isAll = true
        continue
      }
      rows.append(row)
    }
    self.rows = rows
    self.isAll = isAll
    self.reader = reader
    headings =
      header.map { $0.map { $0.trimmedText(in: bytes.span) } }
      ?? (0..<Self.usualCount(of: rows)).map { String($0 + 1) }
    columnNames = rows.isEmpty ? headings : Self.distinct(headings)
    names = rows.isEmpty ? [] : headings.map(ColumnName.init)
  }

  /// Whether a sample with this limit would be the same.
  func reaches(_ limit: Limit) -> Bool {
    isAll || limit.isReached(by: rows)
  }

  /// The headings, with a number after each repeated one and a name for blank ones.
  private static func distinct(_ headings: [String]) -> [String] {
    var taken = Set(headings)
    var counts: [String: Int] = [:]
    return headings.enumerated().map { place, heading in
      let name = heading.isEmpty ? "column \(place + 1)" : heading
      if heading.isEmpty {
        if taken.insert(name).inserted { return name }
      } else if counts[name] == nil {
        counts[name] = 1
        return name
      }
      var count = counts[name, default: 1]
      repeat { count += 1 } while !taken.insert("\(name) (\(count))").inserted
      counts[name] = count
      return "\(name) (\(count))"
    }
  }

  var delimiter: UInt8 { reader.delimiter }

  /// The next record, or nil if there is none that is known to be whole.
  private static func record(_ reader: inout CSVReader, isWhole: Bool) throws(CSVError)
    -> [CSVField]?
  {
    var fields: [CSVField] = []
    do throws(CSVError) {
      guard try reader.nextRecord(into: &fields) else { return nil }
    } catch {
      guard isWhole else { return nil }
      throw error
    }
    return isWhole || end(of: [fields]) + 1 < reader.bytes.count ? fields : nil
  }

  private static func end(of records: [[CSVField]]) -> Int {
    records.last?.last?.range.upperBound ?? 0
  }

  /// How many fields most records have.
  private static func usualCount(of rows: [[CSVField]]) -> Int {
    let counts = Dictionary(grouping: rows, by: \.count).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The text of one cell, or of several joined by a space, without white space on either side. A cell that a row does
  /// not have is blank; a long cell is cut off.
  func cell(_ columns: [Int], in row: [CSVField]) -> SampleCell {
    func bytes(_ column: Int) -> [UInt8] {
      row.indices.contains(column)
        ? row[column].beginning(SampleCell.lengthLimit, in: reader.bytes.span) : []
    }
    if columns.count == 1 { return SampleCell(bytes: bytes(columns[0])) }
    let cells = columns.map(bytes)
    let joined = Array(cells.joined(separator: [UInt8(ascii: " ")]))
    return SampleCell(bytes: ByteScanner(trimming: joined.span, in: joined.indices).rest)
  }

  /// The cells of the columns that are not blank, joined for each row.
  func cells(_ columns: [Int]) -> [SampleCell] {
    rows.compactMap { row in
      let cell = cell(columns, in: row)
      return cell.isBlank ? nil : cell
    }
  }

  /// Calls `body` with the cells of the rows after the sample until it returns true.
  func furtherCells(_ columns: [Int], until body: (SampleCell) -> Bool) throws(CSVError) {
    var reader = reader
    while !isAll, let row = try Self.record(&reader, isWhole: isWhole) {
      let cell = cell(columns, in: row)
      if !cell.isBlank, body(cell) { return }
    }
  }

  /// The column that a word names: by name, else by name in another case, else by number from 1.
  func column(named name: String) -> Int? {
    let lowercased = name.lowercased()
    return columnNames.firstIndex(of: name)
      ?? columnNames.firstIndex { $0.lowercased() == lowercased }
      ?? Int(name).flatMap { columnNames.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}
