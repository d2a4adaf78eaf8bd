/// The first records of a file, read with a given delimiter.
struct SeriesSample {
  /// The size limit of a sample. A sample ends when it has enough rows and bytes, or at least two rows with a very
  /// large number of cells in total.
  struct Limit {
    let rows: Int
    let bytes: Int
    private static let cells = 200_000

    /// The limit for choosing a delimiter.
    static let glance = Limit(rows: 100, bytes: 0)
    /// The limit for classifying the columns.
    static let look = Limit(rows: 100, bytes: 1 << 16)

    func isReached(by records: [[CSVField]]) -> Bool {
      let end = records.last?.last?.range.upperBound ?? 0
      let isWide = records.count > 1 && records.count * records[0].count >= Self.cells
      return isWide || records.count >= rows && end >= bytes
    }
  }

  /// The record with the names of the columns; nil if there is no header.
  let header: [CSVField]?
  /// The names in the header, or `1`, `2` and so on if there is no header.
  let headings: [String]
  /// The headings, made unique if there are rows. A second column `v` becomes `v (2)`, and an unnamed third column
  /// becomes `column 3`.
  let columnNames: [String]
  /// The hints in each heading; empty if there are no rows.
  let names: [ColumnName]
  let rows: [[CSVField]]
  /// Whether the sample includes all rows in the bytes.
  let isAll: Bool
  private let reader: CSVReader
  private let isWhole: Bool

  /// Reads the first records after the skipped lines.
  ///
  /// - Parameter isWhole: Whether the bytes are the whole file. If not, a record at the end may be incomplete and is
  ///   left out.
  /// - Throws: ``CSVError`` if the bytes are the whole file and a quote is never closed.
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

  /// Whether this sample reaches another limit or includes all rows.
  func reaches(_ limit: Limit) -> Bool {
    isAll || limit.isReached(by: rows)
  }

  /// Makes headings unique by adding numbers to repeated headings and naming blank ones.
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

  /// Reads the next record. Returns nil if there is no complete record.
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

  private static func usualCount(of rows: [[CSVField]]) -> Int {
    let counts = Dictionary(grouping: rows, by: \.count).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The text of one cell, or of multiple cells joined by spaces, without leading or trailing white space. A cell after
  /// the end of the row is blank. A long cell is truncated.
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

  /// The joined cells of the columns in each row, excluding blank ones.
  func cells(_ columns: [Int]) -> [SampleCell] {
    rows.compactMap { row in
      let cell = cell(columns, in: row)
      return cell.isBlank ? nil : cell
    }
  }

  /// Calls `body` with the joined cells of each row after the sample until `body` returns true.
  func furtherCells(_ columns: [Int], until body: (SampleCell) -> Bool) throws(CSVError) {
    try furtherRows { row in
      let cell = cell(columns, in: row)
      return !cell.isBlank && body(cell)
    }
  }

  /// Calls `body` with each row after the sample until `body` returns true.
  func furtherRows(until body: ([CSVField]) -> Bool) throws(CSVError) {
    var reader = reader
    while !isAll, let row = try Self.record(&reader, isWhole: isWhole) {
      if body(row) { return }
    }
  }

  /// The number of bytes from which the sample was read.
  var length: Int { reader.bytes.count }

  /// Finds a column by exact name, by name ignoring case, or by number, in this order. Column numbers start at 1.
  func column(named name: String) -> Int? {
    let lowercased = name.lowercased()
    return columnNames.firstIndex(of: name)
      ?? columnNames.firstIndex { $0.lowercased() == lowercased }
      ?? Int(name).flatMap { columnNames.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}
