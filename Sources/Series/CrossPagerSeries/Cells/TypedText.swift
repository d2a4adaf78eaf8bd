package import CivilDates

/// Reads dates and numbers that a person types, in the formats that files use.
extension DateFormat {
  /// Returns the period that a date means, such as a day for `5.6.2026` or a month for `06/2026`; nil for other text.
  ///
  /// If either of two numbers could be the day, they are read in the order of the file's dates. If the file's dates show
  /// no order, the first format that the reader tries determines the order of the day and the month.
  ///
  /// - Parameter format: The format of the file's dates, from ``ReadReport/dateFormat``.
  package static func period(
    of text: String, like format: String, in calendar: CivilCalendar
  ) -> Range<CivilTime>? {
    period(of: text, dayFirst: (try? DateFormat(format))?.isDayFirst, in: calendar)
  }

  /// - Parameter dayFirst: Whether the day comes before the month; nil for the order of the reader's first format.
  package static func period(
    of text: String, dayFirst: Bool?, in calendar: CivilCalendar
  ) -> Range<CivilTime>? {
    let cell = SampleCell(text: text.utf8)
    let written = DateFormat.iso.stamp(in: cell) == nil ? [] : [DateFormat.iso]
    let formats = (written + formats(reading: cell) + formats(readingDigits: cell))
      .filter { !$0.isEpoch && !$0.isDecimalYear }
    let chosen =
      formats.first { dayFirst != nil && $0.isDayFirst == dayFirst }
      ?? formats.first { format in !format.parts.contains { $0.field?.form == .shortYear } }
    guard let chosen, let stamp = chosen.stamp(in: cell) else { return nil }
    let unit = chosen.finestUnit(in: cell)
    // A typed `2015` means the year with the key `2015`, even if the calendar's years start in July.
    let plain = CivilCalendar(firstWeekday: calendar.firstWeekday)
    return calendar.span(of: plain.index(of: stamp.civil, in: unit), in: unit)
  }

  /// Returns whether the day comes first in a date such as `30/12/2015`. The result contains both answers if the day
  /// and the month could change places, and none if the date begins with the year or has letters.
  package static func dayFirst(in text: String) -> Set<Bool> {
    if text.contains(where: \.isLetter) { return [] }
    let cell = SampleCell(text: text.utf8)
    return Set(
      formats(reading: cell).compactMap { format in
        let first = format.parts.first?.field?.meaning
        let isRead = format.stamp(in: cell) != nil && (first == .day || first == .month)
        return isRead ? format.isDayFirst : nil
      })
  }

  func finestUnit(in cell: SampleCell) -> CalendarUnit {
    if isISO {
      return [7: .month, 10: .day, 16: .minute][cell.bytes.count] ?? .second
    }
    let fields = parts.compactMap(\.field)
    let meanings = Set(fields.map(\.meaning))
    let units: [(Meaning, CalendarUnit)] = [
      (.second, .second), (.minute, .minute), (.hour, .hour), (.hourOfDay, .hour), (.day, .day),
      (.dayOfYear, .day), (.dayOfWeek, .day), (.week, .week), (.month, .month),
      (.quarter, .quarter),
    ]
    if let unit = units.first(where: { meanings.contains($0.0) }) { return unit.1 }
    let forms = fields.map(\.form)
    return forms.contains(.century) ? .century : forms.contains(.decade) ? .decade : .year
  }
}

extension DecimalMark {
  /// The factors of letters that a person types to shorten a number. In files, these letters are units, such as meters.
  private static let typedFactors = ["m": 1e6, "G": 1e9]

  /// Reads a number, trying this decimal mark before the other. Returns its text with a decimal point, and its factor.
  package func plainNumber(in text: String) -> (text: String, factor: Double)? {
    guard let written = WrittenNumber(text.utf8), written.digits.last != UInt8(ascii: ",") else {
      return nil
    }
    guard let factor = written.unit.map({ $0.magnitude ?? Self.typedFactors[$0.text] }) ?? 1 else {
      return nil
    }
    for mark in [self, other] where written.number(mark) != nil {
      let digits = written.digits.compactMap { byte -> UInt8? in
        UInt32(byte) == mark.other.scalar.value
          ? nil : UInt32(byte) == mark.scalar.value ? UInt8(ascii: ".") : byte
      }
      return (String(decoding: digits, as: UTF8.self), factor)
    }
    return nil
  }
}
