import CivilDates
package import CrossPagerConsole
import CrossPagerSeries
import MessageWords

extension Scene {
  /// Adds the notes in the text of a CSV file. Each line has a date and a note. The date is a key or is written as in
  /// the data. The first line can be a header. If the day and the month of a date could be in either order, their order
  /// is that of the data's dates or else of the file's other dates.
  ///
  /// - Returns: A sentence for each line that is not a note.
  package mutating func addNotes(_ text: String, from file: String) -> [String] {
    guard let data = chartData else { return [] }
    let mark = text.first { ",;\t".contains($0) }.flatMap { Delimiter(String($0)) }
    let records = CSVCursor.records(in: Array(text.utf8), delimiter: mark ?? .comma)
    let orders = records.map { DateFormat.dayFirst(in: $0.fields.first ?? "") }
    let certain = Set(orders.filter { $0.count == 1 }.joined())
    let dayFirst =
      (try? DateFormat(data.report.dateFormat))?.isDayFirst
      ?? (certain.count == 1 ? certain.first : nil)
    var notes: [(text: String, key: String)] = []
    defer { state.add(notes) }
    return records.enumerated().compactMap { place, record in
      let date = record.fields.first ?? ""
      func period(_ dayFirst: Bool?) -> Range<CivilTime>? {
        DateFormat.period(of: date, dayFirst: dayFirst, in: data.calendar)
      }
      // A comma in the text needs no quotes.
      let words = record.fields.dropFirst().joined(separator: ", ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // If nothing else decides, points mean that the day is first, as in data files.
      let dayFirst = dayFirst ?? (date.contains(".") ? true : nil)
      let isOpen = dayFirst == nil && orders[place].count > 1 && period(true) != period(false)
      let span = data.calendar.span(ofKey: date) ?? (isOpen ? nil : period(dayFirst))
      if let span, LevelLabel.isValid(name: words) {
        notes.append((words, data.calendar.name(of: span)))
        return nil
      }
      if place == 0, !record.fields.isEmpty, !date.contains(where: \.isNumber) { return nil }
      return "'\(file.pathExcerpt)', line \(record.line): "
        + (isOpen
          ? "'\(date.excerpt)' could be two dates. Write dates in the form 2024-05-04."
          : record.fields.isEmpty
            ? "The quote is never closed, so this line and all lines below it are left out."
            : span == nil
              ? "'\(date.excerpt)' is not a date."
              : words.isEmpty ? "The date has no text." : "'\(words.excerpt)' cannot be a note.")
    }
  }
}
