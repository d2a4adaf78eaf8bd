/// Detects the formats that can read a cell. A format is built from pieces that read the cell one after another, so a
/// detected format reads the whole cell. To detect another format, add its pattern to the pieces. To detect names in
/// another language, add them to ``NameTable``.
extension DateFormat {
  // In these pieces, days, months and hours have one or two digits. `padded(reading:)` later requires two digits where
  // the cells have leading zeros.
  private static let days = pieces(
    ["/", ".", "-", " "].flatMap { (mark: String) -> [String] in
      [
        "YYYY/M/D", "D/M/YYYY", "M/D/YYYY", "D/M/YY", "M/D/YY", "D/MMM/YYYY", "D/MMM/YY",
        "MMM/D/YYYY", "YYYY/MMM/D",
      ].map { $0.split(separator: "/").joined(separator: mark) }
      // A two-digit year comes first only with hyphens or spaces.
    } + [
      "YY-M-D", "YY M D", "DMMMYYYY", "DMMMYY", "MMM D, YYYY", "YYYYMMDD", "YYYY-DDDD",
      "Do MMM YYYY", "MMM Do, YYYY", "MMM Do YYYY", "D MMM, YYYY", "D. MMM YYYY", "D. MMM. YYYY",
      "D MMM. YYYY", "MMM. D, YYYY", "D 'de' MMM 'de' YYYY",
    ])

  private static let months = pieces(
    ["YYYY-M", "YYYY/M", "YYYY M", "M/YYYY", "M-YYYY"]
      + ["/", ".", "-", " "].flatMap { ["MMM\($0)YYYY", "YYYY\($0)MMM"] }
      + ["MMMYYYY", "YYYYMMM", "MMM, YYYY", "MMM. YYYY", "MMM-YY", "MMM'YY", "MMM 'YY"])

  private static let quarters = pieces(
    ["", " ", "-", "/"].flatMap { ["YYYY\($0)Q", "Q\($0)YYYY"] }
      + ["", " ", "-", "/", "'", " '"].map { "Q\($0)YY" } + ["Q, YYYY"])

  private static let weeks = pieces(
    ["", " ", "-", "/"].flatMap { ["YYYY\($0)ww", "ww\($0)YYYY"] } + ["YYYY-ww-E", "YYYYwwE"])

  private static let markedMonths = pieces(["YYYY'M'M", "YYYY-'M'M", "YYYY'm'M"])

  private static let fiscalYears = pieces(
    ["YYYY/YY"] + ["", " "].flatMap { ["'FY'\($0)YYYY", "'FY'\($0)YY", "'FY'\($0)YYYY/YY"] })

  private static let ages = pieces(["YYYX", "YYXX"])
  private static let weekdays = pieces(["EEE, ", "EEE ", "EEE. "])

  private static let datesAroundTimes = pieces([
    "MMM D h:mm:ss YYYY", "MMM D h:mm:ss YYYY Z", "MMM D h:mm:ss Z YYYY",
  ])
  private static let openings = pieces(["[", "{", "(", "'", "\""])
  private static let closings = pieces(["]", "}", ")", "'", "\""])

  private static let separators = pieces([" ", "T", ", ", " - ", ":", "_"])
  private static let times = pieces(
    ["h:mm", "h:mm:ss", "h.mm", "h.mm.ss", "h", "hhmm", "hhmmss"])
  private static let spacedTimes = pieces([" h m", " h m s"])

  private static let halfDays = pieces(["", " a", "a"])
  private static let offsets = pieces(["", "Z", " Z"])

  /// The possible date formats for a number, by its digit count. The number may also represent something else.
  private static let digits = [
    4: "YYYY", 6: "YYYYMM", 7: "YYYYDDDD", 8: "YYYYMMDD", 10: "YYYYMMDDhh", 12: "YYYYMMDDhhmm",
    14: "YYYYMMDDhhmmss",
  ].compactMapValues { try? DateFormat($0) }
  private static let counts = ["X", "x", "xx", "xxx"].compactMap { try? DateFormat($0) }
  private static let decimalYears = ["YYYY.y", "YYYY.yy"].compactMap { try? DateFormat($0) }

  private static func pieces(_ texts: [String]) -> [[Part]] {
    texts.compactMap { try? parts(of: $0) }
  }

  /// Returns the formats that can read a nonnumeric cell, most common first. If the cell is an interval, such as
  /// `01.02.2022 00:00 - 01.02.2022 01:00`, the formats read its start.
  static func formats(reading cell: SampleCell) -> [DateFormat] {
    guard mayBeDate(cell) else { return [] }
    let formats = formats(readingDate: cell)
    return formats.isEmpty ? self.formats(readingStartOf: cell) : formats
  }

  private static let betweenDates = ["/", " - ", " – ", " to ", " bis ", " as of "].map {
    Array($0.utf8)
  }
  private static let intervalLength = 80

  /// Returns the formats that can read both ends of an interval, each extended by a field for the rest of the cell.
  private static func formats(readingStartOf cell: SampleCell) -> [DateFormat] {
    let bytes = cell.bytes
    guard bytes.count <= intervalLength else { return [] }
    for mark in betweenDates {
      for place in bytes.indices
      where bytes[place] == mark[0] && bytes[place...].starts(with: mark) {
        let (first, last) = (bytes[..<place], bytes[(place + mark.count)...])
        let formats = formats(readingDate: SampleCell(bytes: first)).filter {
          $0.stamp(in: SampleCell(bytes: last)) != nil
        }
        if formats.isEmpty { continue }
        let end = mark.map(Part.literal) + [.field(.rest)]
        return formats.map { DateFormat(unchecked: $0.parts + end) }
      }
    }
    return []
  }

  /// Returns the formats that can read a whole cell, with or without brackets, a weekday and a time of day.
  private static func formats(readingDate cell: SampleCell) -> [DateFormat] {
    let opened = continued([([], cell)], by: openings)
    let start = opened.isEmpty ? [([], cell)] : opened
    // A name such as `Mar` can mean a month or, in another language, a weekday.
    let named = start + continued(start, by: weekdays)
    let dated = continued(named, by: days)
    let clocked =
      continued(continued(dated, by: separators), by: times) + continued(dated, by: spacedTimes)
    let timed = continued(continued(clocked, by: halfDays), by: offsets)
    let others = [months, fiscalYears] + partsOfYear(in: cell)
    let whole =
      dated + timed + continued(named, by: datesAroundTimes)
      + others.flatMap { continued(start, by: $0) }
    let read = opened.isEmpty ? whole : whole + continued(whole, by: closings)
    // The fields of the pieces always form a time, and checking them would take longer than reading the cell.
    return read.filter(\.rest.isBlank).map { DateFormat(unchecked: $0.parts) }
      .filter { $0.stamp(in: cell) != nil }
  }

  /// Returns the pieces that the letters in a cell suggest. For example, a `W` suggests weeks.
  private static func partsOfYear(in cell: SampleCell) -> [[[Part]]] {
    guard cell.bytes.count <= 20 else { return [] }
    return [("q", quarters), ("w", weeks), ("x", ages), ("m", markedMonths)].compactMap {
      (letter: Unicode.Scalar, pieces) in
      cell.bytes.contains { $0 | 0x20 == UInt8(ascii: letter) } ? pieces : nil
    }
  }

  static func formats(readingDigits cell: SampleCell) -> [DateFormat] {
    let count = ByteScanner(cell.bytes.span).digitCount
    let dates = count == cell.bytes.count ? digits[count].map { [$0] } ?? [] : []
    let years = count == 4 ? decimalYears : []
    return (dates + years + counts).filter { $0.stamp(in: cell) != nil }
  }

  private static func mayBeDate(_ cell: SampleCell) -> Bool {
    guard let first = cell.bytes.first, cell.bytes.contains(where: \.isDigit) else { return false }
    if first.isDigit || "[{('\"".utf8.contains(first) { return true }
    if "QqWw".utf8.contains(first), cell.bytes.dropFirst().first?.isDigit == true { return true }
    if cell.bytes.starts(with: "FY".utf8) { return true }
    var rest = ByteScanner(cell.bytes.span)
    return rest.monthName() != nil || rest.weekdayName() != nil
  }

  /// Extends each beginning with every piece that can read the next part of the cell.
  private static func continued(
    _ beginnings: [(parts: [Part], rest: SampleCell)], by pieces: [[Part]]
  ) -> [(parts: [Part], rest: SampleCell)] {
    var continued: [(parts: [Part], rest: SampleCell)] = []
    for (parts, cell) in beginnings {
      let start = ByteScanner(cell.bytes.span)
      for piece in pieces {
        var rest = start
        var fields = StampFields()
        guard piece.allSatisfy({ fields.read($0, from: &rest) }) else { continue }
        continued.append((parts + piece, SampleCell(bytes: cell.bytes.suffix(rest.count))))
      }
    }
    return continued
  }

  /// Returns this format with the two-digit form of each field that has two digits in all cells and a leading zero in
  /// at least one. A field whose values are never below ten is treated like the other fields of the date or time.
  func padded(reading cells: [SampleCell]) -> DateFormat {
    let places = parts.indices.filter { parts[$0].field?.padded != nil }
    guard !places.isEmpty else { return self }
    var hasOne = parts.map { _ in false }
    var hasZero = hasOne
    for cell in cells where stamp(in: cell) != nil {
      var rest = ByteScanner(cell.bytes.span)
      var read = StampFields()
      for (place, part) in parts.enumerated() {
        let before = rest
        _ = read.read(part, from: &rest)
        if before.count - rest.count == 1 {
          hasOne[place] = true
        } else if before.first == UInt8(ascii: "0") {
          hasZero[place] = true
        }
      }
    }
    func isOfDate(_ place: Int) -> Bool { parts[place].field?.isOfDate == true }
    var padded = parts
    for place in places where !hasOne[place] {
      let others = places.filter { isOfDate($0) == isOfDate(place) }
      let isLikeOthers = !others.contains { hasOne[$0] } && others.contains { hasZero[$0] }
      if hasZero[place] || isLikeOthers, let field = parts[place].field?.padded {
        padded[place] = .field(field)
      }
    }
    return DateFormat(unchecked: padded)
  }

  /// Returns whether a cell may be the part of a date before a space.
  func mayBegin(with cell: SampleCell) -> Bool {
    isISO
      ? stamp(in: cell) != nil : spaces.contains { StampFields(parts[..<$0], in: cell) != nil }
  }

  /// Returns whether a cell may be the part of a date after a space.
  func mayEnd(with cell: SampleCell) -> Bool {
    isISO
      ? cell.bytes.contains(UInt8(ascii: ":"))
      : spaces.contains { StampFields(parts[($0 + 1)...], in: cell) != nil }
  }

  private var spaces: [Int] { parts.indices.filter { parts[$0] == .literal(UInt8(ascii: " ")) } }
}
