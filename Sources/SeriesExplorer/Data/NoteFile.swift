import CivilDates
public import CrossPagerConsole
import CrossPagerSeries
import MessageWords

extension Scene {
  /// Adds the notes in the text of a CSV file. Each line has a date, which is a key or is written as in the data, and a
  /// text. The first line can be a header.
  ///
  /// - Returns: A sentence for each line that is not a note.
  public mutating func addNotes(_ text: String, from file: String) -> [String] {
    guard let data = chartData else { return [] }
    let mark = text.first { ",;\t".contains($0) || $0.isNewline }.flatMap { Delimiter(String($0)) }
    let records = CSVCursor.records(in: Array(text.utf8), delimiter: mark ?? .comma)
    return records.enumerated().compactMap { place, record in
      let date = record.fields.first ?? ""
      // A comma in the text needs no quotes.
      let words = record.fields.dropFirst().joined(separator: ", ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let span =
        data.calendar.span(ofKey: date)
        ?? DateFormat.period(of: date, like: data.report.dateFormat, in: data.calendar)
      if let span, LevelLabel.isValid(name: words) {
        _ = state.note(words, on: data.calendar.name(of: span))
        return nil
      }
      if place == 0, !date.contains(where: \.isNumber) { return nil }
      return "'\(file.pathExcerpt)', line \(record.line): "
        + (span == nil ? "'\(date.excerpt)' is not a date." : "The date has no text.")
    }
  }
}
