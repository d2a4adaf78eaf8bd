/// Reads the cells of a sample.
extension SeriesSample {
  /// The text of one cell, or of multiple cells joined by spaces, without leading or trailing white space. A cell after
  /// the end of the row is blank. A long cell is truncated.
  func cell(_ columns: [Int], in row: [CSVField]) -> SampleCell {
    if columns.count == 1 { return cell(columns[0], in: row) }
    var joined: [UInt8] = []
    joined.reserveCapacity(Self.usualDateLength)
    for (place, column) in columns.enumerated() {
      if place > 0 { joined.append(UInt8(ascii: " ")) }
      guard row.indices.contains(column) else { continue }
      let field = row[column]
      if field.needsUnquoting || field.range.count > SampleCell.lengthLimit {
        joined += SampleCell(field, in: bytes).bytes
      } else {
        ByteScanner(trimming: bytes.span, in: field.range).append(to: &joined)
      }
    }
    return SampleCell(bytes: joined[ByteScanner(trimming: joined.span, in: joined.indices).range])
  }

  /// The number of bytes that is enough for most dates.
  private static let usualDateLength = 32

  /// The text of one cell.
  func cell(_ column: Int, in row: [CSVField]) -> SampleCell {
    row.indices.contains(column)
      ? SampleCell(row[column], in: bytes) : SampleCell(bytes: [])
  }

  /// The joined cells of the columns in each row, excluding blank ones.
  func cells(_ columns: [Int]) -> [SampleCell] {
    if columns.count == 1 { return columnCells[columns[0]] }
    return rows.map { cell(columns, in: $0) }.filter { !$0.isBlank }
  }

  /// The cells of each column, excluding blank ones.
  ///
  /// - Complexity: O(cells).
  func cellsByColumn() -> [[SampleCell]] {
    var columns = columnNames.map { _ in [SampleCell]() }
    for row in rows {
      for (column, field) in zip(columns.indices, row) {
        let cell = SampleCell(field, in: bytes)
        if !cell.isBlank { columns[column].append(cell) }
      }
    }
    return columns
  }

  /// Calls `body` with the joined cells of each row after the sample until `body` returns true.
  func furtherCells(_ columns: [Int], until body: (SampleCell) -> Bool) throws(CSVError) {
    try furtherRows { row in
      let cell = cell(columns, in: row)
      return !cell.isBlank && body(cell)
    }
  }
}
