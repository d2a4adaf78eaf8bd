/// Finds dates whose parts are in separate columns.
extension DateFinder {
  private typealias Part = ColumnName.Part

  /// Finds dates by column names or, without a header, in the first columns. Returns nil if most rows have none.
  func calendarParts() -> DateReading? {
    sample.header == nil ? leadingParts() : namedParts()
  }

  /// The columns named month and day, if there is no column named year.
  var partsWithoutYear: [Int]? {
    guard sample.header != nil else { return nil }
    let found = ColumnName.positionsOfParts(sample.columns.map(\.hints), among: candidates)
    guard found[.year] == nil, let month = found[.month], let day = found[.day] else { return nil }
    return [month, day]
  }

  /// Reads columns named after years, months and days, or after other parts of the year.
  private func namedParts() -> DateReading? {
    var found = ColumnName.positionsOfParts(sample.columns.map(\.hints), among: candidates)
    guard let year = found[.year] else { return nil }
    if found[.month] == nil, found[.dayOfYear] == nil { found[.dayOfYear] = found[.day] }
    if found[.day] == nil, let month = found[.month] { found[.day] = dayColumn(year, month) }
    let months = reading([.year, .month], in: found, atLeast: 2)
    let choices: [(parts: [Part], least: Int)] = [
      ([.year, .month, .day, .hour, .minute, .second], 3),
      ([.year, .dayOfYear, .hour, .minute, .second], 2),
      ([.year, .week], 2), ([.year, .month], 2), ([.year, .quarter], 2), ([.year], 1),
    ]
    for (parts, least) in choices {
      guard let dates = reading(parts, in: found, atLeast: least) else { continue }
      // The column may contain weeks of the month.
      if parts.last == .week, let months,
        !areClose(
          dates.positions, dates.formats[0], months.positions, months.formats[0], within: 42)
      {
        continue
      }
      return parts == [.year] && sample.columns.contains(where: \.hints.dividesYear) ? nil : dates
    }
    return nil
  }

  /// Returns a column of the numbers 1 to 31 that forms dates with these columns and is not named after a date part.
  private func dayColumn(_ year: Int, _ month: Int) -> Int? {
    candidates.first { column in
      guard sample.columns[column].hints.part == nil,
        Set(sample.columns[column].cells.map { Int($0.text) }) == Self.days
      else { return false }
      return reading(of: [year, month, column], as: [.year, .month, .day])?.isClean == true
    }
  }

  private static let days = Set((1...31).map(Optional.some))

  /// Reads the longest prefix of `parts` that forms dates in most rows.
  private func reading(
    _ parts: [Part], in found: [Part: Int], atLeast least: Int
  ) -> DateReading? {
    let positions = Array(parts.map { found[$0] }.prefix { $0 != nil }.compactMap(\.self))
    for count in stride(from: positions.count, through: least, by: -1) {
      let positions = Array(positions.prefix(count))
      if let dates = reading(of: positions, as: Array(parts.prefix(count))) { return dates }
    }
    return nil
  }

  private func reading(of positions: [Int], as parts: [Part]) -> DateReading? {
    let starts =
      parts.contains(.month) ? ["YYYY M", "YYYY MMM", "YY M", "YY MMM"] : ["YYYY", "YY"]
    let rest = parts.filter { ![.year, .month].contains($0) }.map(\.rawValue)
    let formats = starts.compactMap { try? DateFormat(([$0] + rest).joined(separator: " ")) }
    return DateReading(
      sample.cells(positions), at: positions, by: format.map { [$0] } ?? formats,
      format == nil ? .asked : nil)
  }

  private static let textLimit = 3

  /// Reads columns of years, months, days, hours and minutes at the start of each row, if the dates are in order. The
  /// date consists of the fewest columns that distinguish the rows, because the next column may contain values. If the
  /// rows cannot be distinguished, the date consists of as many columns as keep the rows in order.
  private func leadingParts() -> DateReading? {
    let text = candidates.prefix(Self.textLimit).prefix { column in
      sample.columns[column].cells.contains { !$0.isNumber }
    }
    guard let start = candidates.dropFirst(text.count).first, isYear(start) else { return nil }
    for parts in [[Part.year, .month, .day, .hour, .minute], [.year, .dayOfYear, .hour, .minute]] {
      var last: DateReading?
      // The last column has values.
      let run = (start..<sample.columns.count - 1).prefix(parts.count).prefix {
        candidates.contains($0)
      }
      for count in stride(from: 2, through: run.count, by: 1) {
        let positions = Array(run.prefix(count))
        guard let dates = reading(of: positions, as: Array(parts.prefix(count))), dates.isClean
        else { break }
        let order = dates.order(of: sample.cells(positions))
        if order == .strict { return dates }
        if order == .none { break }
        last = dates
      }
      if let last { return last }
    }
    return nil
  }

  /// Returns whether a column contains only plausible years, with at least one repeated.
  private func isYear(_ column: Int) -> Bool {
    let cells = sample.columns[column].cells
    var years: Set<Int> = []
    for cell in cells {
      guard let year = Int(cell.text), DateFormat.likelyYears ~= year else { return false }
      years.insert(year)
    }
    return years.count < cells.count
  }
}
