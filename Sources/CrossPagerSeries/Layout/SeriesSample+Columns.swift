/// Finds the columns of a sample and reads their cells.
extension SeriesSample {
  /// The number of bytes that is enough for most dates.
  private static let usualDateLength = 32

  /// Finds a column by exact name, by name ignoring case, or by number, in that order. Column numbers start at 1.
  func column(named name: String) -> Int? {
    let lowercased = name.lowercased()
    return columns.firstIndex { $0.name == name }
      ?? columns.firstIndex { $0.name.lowercased() == lowercased }
      ?? Int(name).flatMap { columns.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// Finds columns as ``column(named:)`` does, but lists each only once.
  ///
  /// - Throws: ``SeriesError/unknownColumn(source:name:columns:)``.
  func columns(named names: [String]) throws(SeriesError) -> [Int] {
    var found: [Int] = []
    for name in names {
      guard let column = column(named: name) else {
        throw .unknownColumn(source: file.source, name: name, columns: columns.map(\.name))
      }
      if !found.contains(column) { found.append(column) }
    }
    return found
  }

  func names(of columns: [Int]) -> [String] { columns.map { self.columns[$0].name } }

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
        joined += SampleCell(field, in: file.bytes).bytes
      } else {
        ByteScanner(trimming: file.bytes.span, in: field.range).append(to: &joined)
      }
    }
    return SampleCell(bytes: joined[ByteScanner(trimming: joined.span, in: joined.indices).range])
  }

  /// The text of one cell.
  func cell(_ column: Int, in row: [CSVField]) -> SampleCell {
    row.indices.contains(column)
      ? SampleCell(row[column], in: file.bytes) : SampleCell(bytes: [])
  }

  /// The joined cells of the columns in each row, excluding blank ones.
  func cells(_ columns: [Int]) -> [SampleCell] {
    if columns.count == 1 { return self.columns[columns[0]].cells }
    return rows.map { cell(columns, in: $0) }.filter { !$0.isBlank }
  }
}
