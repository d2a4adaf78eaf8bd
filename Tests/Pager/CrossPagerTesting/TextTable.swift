/// Returns the rows of a table of texts. Each line is a row, and ` | ` separates its two columns.
///
/// A row stays on one line, however long it is. In a raw string, a cell can have the escapes `\n`, `\r`, `\t`, `\\` and
/// `\u{…}`. A row with another number of columns is a programmer error.
package func pairs(of table: String) -> [(String, String)] {
  rows(of: table, columns: 2).map { ($0[0], $0[1]) }
}

/// Returns the rows of a table like that of ``pairs(of:)``, but with three columns.
package func triples(of table: String) -> [(String, String, String)] {
  rows(of: table, columns: 3).map { ($0[0], $0[1], $0[2]) }
}

private func rows(of table: String, columns: Int) -> [[String]] {
  table.split(separator: "\n").map { line in
    let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map(unescaped)
    precondition(cells.count == columns, "'\(line)' does not have \(columns) columns.")
    return cells
  }
}

private func unescaped(_ cell: Substring) -> String {
  let characters = ["n": "\n", "r": "\r", "t": "\t", "\\": "\\"]
  return String(cell).replacing(#/\\(?:u\{(?<code>[0-9A-Fa-f]+)\}|(?<name>.))/#) { match in
    let code = match.code.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
    guard let text = code.map({ String($0) }) ?? match.name.flatMap({ characters[String($0)] })
    else { preconditionFailure("'\(cell)' has an unknown escape.") }
    return text
  }
}
