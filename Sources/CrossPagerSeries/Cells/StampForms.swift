/// The ways of writing dates that are recognised by looking at a cell.
///
/// They are put together from pieces of patterns, and a piece is tried by reading it, so that what is recognised is
/// what the pattern then reads. Days, months and hours are read with one or two digits; ``padded(_:reading:)`` tells whether it is always two.
enum StampForms {
  /// The piece of a pattern, and what it reads.
  private struct Piece {
    let text: String
    let parts: [StampPattern.Part]

    init?(_ text: String) {
      guard let parts = try? StampPattern.parts(of: text) else { return nil }
      self.text = text
      self.parts = parts
    }
  }

  private static let days = pieces(
    ["/", ".", "-", " "].flatMap { mark in
      [
        "YYYY/M/D", "D/M/YYYY", "M/D/YYYY", "D/M/YY", "M/D/YY", "D/MMM/YYYY", "D/MMM/YY",
        "MMM/D/YYYY", "YYYY/MMM/D",
      ].map { $0.split(separator: "/").joined(separator: mark) }
      // Nobody writes a year of two digits first with slashes or points.
    } + ["YY-M-D", "YY M D", "DMMMYYYY", "DMMMYY", "MMM D, YYYY", "YYYYMMDD"])

  private static let months = pieces(
    ["YYYY-M", "YYYY/M", "YYYY M", "M/YYYY", "M-YYYY"]
      + ["/", ".", "-", " "].flatMap { ["MMM\($0)YYYY", "YYYY\($0)MMM"] })

  private static let times: [Piece] = pieces(
    [" ", "T", ", ", " - ", ":", "_"].flatMap { mark in
      ["h:mm", "h:mm:ss", "h.mm", "h.mm.ss", "h", "hhmm", "hhmmss"].map { mark + $0 }
    } + [" h m", " h m s"])

  private static let halfDays = pieces(["", " a", "a"])
  private static let offsets = pieces(["", "Z", " Z"])

  /// What a cell of digits alone may be, which may also be a number.
  private static let digits = patterns([
    "YYYY", "YYYYMM", "YYYYMMDD", "YYYYMMDDhh", "YYYYMMDDhhmm", "YYYYMMDDhhmmss", "X", "x", "xx",
    "xxx",
  ])

  /// The patterns that read a cell which is no number, most usual first.
  static func patterns(reading cell: SampleCell) -> [StampPattern] {
    guard mayBeDate(cell) else { return [] }
    let start = [(text: "", rest: cell)]
    let dated = continued(start, by: days)
    let timed = [times, halfDays, offsets].reduce(dated, continued)
    let read = dated + timed + continued(start, by: months)
    return patterns(read.filter(\.rest.isBlank).map(\.text)).filter { $0.stamp(in: cell) != nil }
  }

  /// Whether a cell has a digit, and begins with one or with the name of a month.
  private static func mayBeDate(_ cell: SampleCell) -> Bool {
    guard let first = cell.bytes.first else { return false }
    if 0x30...0x39 ~= first { return true }
    var rest = ByteScanner(cell.bytes.span)
    var fields = StampFields()
    return fields.read(.field(.shortMonthName), from: &rest)
      && cell.bytes.contains { 0x30...0x39 ~= $0 }
  }

  /// The patterns that read a cell of digits.
  static func patterns(readingDigits cell: SampleCell) -> [StampPattern] {
    digits.filter { $0.stamp(in: cell) != nil }
  }

  /// A pattern with two digits for what is always written with two in the cells that it reads, and sometimes with a zero
  /// in front. What is never below ten says neither, and is taken as the rest of the date or of the time.
  static func padded(_ pattern: StampPattern, reading cells: [SampleCell]) -> StampPattern {
    let fields: [StampPattern.Field?] = pattern.parts.map { part in
      if case .field(let field) = part, field.padded != nil { field } else { nil }
    }
    var hasOne: Set<StampPattern.Field> = []
    var hasZero: Set<StampPattern.Field> = []
    for cell in cells where pattern.stamp(in: cell) != nil {
      var rest = ByteScanner(cell.bytes.span)
      var read = StampFields()
      for (part, field) in zip(pattern.parts, fields) {
        let before = rest.rest
        _ = read.read(part, from: &rest)
        guard let field else { continue }
        if before.count - rest.rest.count == 1 {
          hasOne.insert(field)
        } else if before.first == UInt8(ascii: "0") {
          hasZero.insert(field)
        }
      }
    }
    let ofDate: Set<StampPattern.Field> = [.shortMonth, .shortDay]
    let isDatePadded = hasOne.isDisjoint(with: ofDate) && !hasZero.isDisjoint(with: ofDate)
    let isTimePadded = hasOne.isSubset(of: ofDate) && !hasZero.isSubset(of: ofDate)
    let texts = zip(pattern.parts, fields).map { part, field in
      switch part {
      case .literal(let byte): return String(Unicode.Scalar(byte))
      case .field(let whole):
        guard let field, let padded = field.padded, !hasOne.contains(field) else {
          return whole.rawValue
        }
        let isLikeOthers = ofDate.contains(field) ? isDatePadded : isTimePadded
        return hasZero.contains(field) || isLikeOthers ? padded.rawValue : field.rawValue
      }
    }
    return patterns([texts.joined()]).first ?? pattern
  }

  /// The beginnings that have been read, each continued by every piece that can be read behind it.
  private static func continued(
    _ beginnings: [(text: String, rest: SampleCell)], by pieces: [Piece]
  ) -> [(text: String, rest: SampleCell)] {
    beginnings.flatMap { beginning in
      pieces.compactMap { piece in
        var rest = ByteScanner(beginning.rest.bytes.span)
        var fields = StampFields()
        for part in piece.parts where !fields.read(part, from: &rest) { return nil }
        return (beginning.text + piece.text, SampleCell(bytes: rest.rest))
      }
    }
  }

  private static func pieces(_ texts: [String]) -> [Piece] { texts.compactMap { Piece($0) } }

  private static func patterns(_ texts: [String]) -> [StampPattern] {
    texts.compactMap { try? StampPattern($0) }
  }
}

extension StampFormat {
  /// The format with two digits where cells always have them.
  func padded(reading cells: [SampleCell]) -> StampFormat {
    switch self {
    case .iso: self
    case .pattern(let pattern): .pattern(StampForms.padded(pattern, reading: cells))
    }
  }
}
