import CivilDates

/// The rows that a line of a document stands for, such as `every day from 2015-12-28, 6 times: {time},{n}`.
///
/// Several units can be one step, as in `every 3 months from 2020-01-02, 8 times: {DD}/{MM}/{YYYY},{n}`. `{time}` is the
/// time, and `{YYYY}`, `{MM}` and `{DD}` are its date. `{n}` is the number of the row, from 1. `{n+5}`, `{n*10}`, `{n%7}`,
/// `{n*n}` and `{n%7+1}` are computed from it, from left to right. An unknown unit or date is a programmer error.
package struct GeneratedRows {
  package private(set) var rows: [String] = []

  /// Generates the rows. Returns nil for a line of another form.
  package init?(_ line: String) {
    guard line.hasPrefix("every ") else { return nil }
    let form = #/every (?:(\d+) )?([a-z]+?)s? from (\d\d\d\d-\S+), (\d+) times: (.*)/#
    guard let match = line.wholeMatch(of: form)?.output else { return nil }
    guard let unit = CalendarUnit(rawValue: String(match.2)),
      var time = CivilCalendar().span(ofKey: String(match.3))?.lowerBound,
      let count = Int(match.4)
    else { preconditionFailure("'\(line)' has an unknown unit or date.") }
    let step = match.1.flatMap { Int($0) } ?? 1
    let pieces = Self.pieces(of: match.5)
    for n in 1...count {
      rows.append(pieces.map { Self.text(of: $0, number: n, time) }.joined())
      time = time.moved(by: step, unit)
    }
  }

  private enum Piece {
    case text(Substring)
    case time(Substring)
    case number([(sign: Character, operand: Int?)])
  }

  private static func pieces(of row: Substring) -> [Piece] {
    var (pieces, rest): ([Piece], Substring) = ([], row)
    while let match = rest.firstMatch(
      of: #/\{(?:n((?:[-+*%](?:\d+|n))*)|(time|YYYY|MM|DD))\}/#)
    {
      pieces.append(.text(rest[..<match.range.lowerBound]))
      if let name = match.2 {
        pieces.append(.time(name))
      } else {
        let operations = (match.1 ?? "").matches(of: #/([-+*%])(\d+|n)/#)
        pieces.append(.number(operations.map { ($0.1.first ?? "+", Int($0.2)) }))
      }
      rest = rest[match.range.upperBound...]
    }
    return pieces + [.text(rest)]
  }

  private static func text(of piece: Piece, number n: Int, _ time: CivilTime) -> String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    switch piece {
    case .text(let text): return String(text)
    case .time("YYYY"): return padded(time.date.year, 4)
    case .time("MM"): return padded(time.date.month, 2)
    case .time("DD"): return padded(time.date.day, 2)
    case .time: return "\(time)"
    case .number(let operations):
      let value = operations.reduce(n) { value, operation in
        let operand = operation.operand ?? n
        switch operation.sign {
        case "+": return value + operand
        case "-": return value - operand
        case "*": return value * operand
        default: return value % operand
        }
      }
      return "\(value)"
    }
  }
}
