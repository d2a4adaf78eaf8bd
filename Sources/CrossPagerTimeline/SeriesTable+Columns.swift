extension SeriesTable {
  /// The positions of the columns that are read.
  struct Columns {
    let date: Int
    let value: Int
  }

  private static let sampledRows = 100

  /// The columns of date and value: those the options name, else the first that look like it in the first 100 rows.
  func chosenColumns() throws(SeriesError) -> Columns {
    let rows = try firstRows()
    let date: Int
    if let name = options.date {
      date = try column(named: name)
    } else {
      let namedValue = try options.value.map { name throws(SeriesError) in try column(named: name) }
      let found = column(except: namedValue, in: rows) { cell in
        cell.isAtEnd ? nil : dates.stamp(in: cell) != nil
      }
      guard let found else {
        let searched = columnNames.indices.filter { $0 != namedValue }.map { columnNames[$0] }
        throw .noDateColumn(source: source, columns: searched, format: options.dateFormat)
      }
      date = found
    }
    let header = headerFields[date]
    guard dates.stamp(in: cell(header)) == nil else {
      throw .missingHeader(source: source, line: header.line, value: text(header))
    }
    if let name = options.value { return Columns(date: date, value: try column(named: name)) }
    let value = column(except: date, in: rows) { cell in
      switch values.reading(of: cell) {
      case .number: true
      case .unreadable: false
      case .missing: nil
      }
    }
    guard let value else { throw .noNumberColumn(source: source, columns: columnNames) }
    return Columns(date: date, value: value)
  }

  private func firstRows() throws(SeriesError) -> [[CSVField]] {
    var lookahead = self
    var rows: [[CSVField]] = []
    while rows.count < Self.sampledRows, try lookahead.nextRecord() {
      rows.append(lookahead.fields)
    }
    return rows
  }

  /// The first column with this name; letter case matters only if one column has it exactly.
  private func column(named name: String) throws(SeriesError) -> Int {
    let column =
      columnNames.firstIndex(of: name)
      ?? columnNames.firstIndex { $0.lowercased() == name.lowercased() }
    guard let column else { throw .unknownColumn(source: source, name: name, columns: columnNames) }
    return column
  }

  /// The first column all of whose cells fit, else the first at least half of whose cells do, so that a bad cell is
  /// reported for what it is and does not hide its column.
  ///
  /// - Parameter fits: Whether a cell is what is looked for; nil if it says nothing.
  private func column(except taken: Int?, in rows: [[CSVField]], fits: (ByteScanner) -> Bool?)
    -> Int?
  {
    let candidates = columnNames.indices.filter { $0 != taken }
    let votes = candidates.map { column in
      let cells = rows.compactMap { $0.indices.contains(column) ? fits(cell($0[column])) : nil }
      return (column: column, fitting: cells.count { $0 }, others: cells.count { !$0 })
    }
    let best =
      votes.first { $0.fitting > 0 && $0.others == 0 }
      ?? votes.first { $0.fitting > 0 && $0.fitting >= $0.others }
    return best?.column
  }
}
