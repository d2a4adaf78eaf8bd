extension SeriesSample {
  /// Finds a column by exact name, by name ignoring case, or by number, in that order. Column numbers start at 1.
  func position(of specification: String) -> Int? {
    let lowercased = specification.lowercased()
    return columns.firstIndex { $0.name == specification }
      ?? columns.firstIndex { $0.name.lowercased() == lowercased }
      ?? Int(specification).flatMap { columns.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// Finds columns as ``position(of:)`` does, but lists each only once.
  func positions(of specifications: [String]) throws(SeriesError) -> [Int] {
    var found: [Int] = []
    for specification in specifications {
      guard let position = position(of: specification) else {
        throw .unknownColumn(source: file.source, name: specification, columns: columns.map(\.name))
      }
      if !found.contains(position) { found.append(position) }
    }
    return found
  }

  func names(at positions: [Int]) -> [String] { positions.map { columns[$0].name } }

  /// Returns the text of one cell, or of multiple cells joined by spaces, without leading or trailing white space. A
  /// cell after the end of the row is blank. A long cell is truncated.
  func cell(_ positions: [Int], in row: [CSVField]) -> SampleCell {
    if positions.count == 1 { return cell(positions[0], in: row) }
    var joined: [UInt8] = []
    for position in positions {
      joined += cell(position, in: row).bytes
      joined.append(UInt8(ascii: " "))
    }
    return SampleCell(bytes: joined[ByteScanner(trimming: joined.span, in: joined.indices).range])
  }

  func cell(_ position: Int, in row: [CSVField]) -> SampleCell {
    row.indices.contains(position)
      ? SampleCell(row[position], in: file.bytes) : SampleCell(bytes: [])
  }

  /// Returns the joined cells of the columns in each row, excluding blank ones.
  func cells(_ positions: [Int]) -> [SampleCell] {
    if positions.count == 1 { return columns[positions[0]].cells }
    return rows.map { cell(positions, in: $0) }.filter { !$0.isBlank }
  }
}
