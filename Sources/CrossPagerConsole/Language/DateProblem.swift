import CivilDates
import MessageWords

extension WordReader {
  /// The error for a word that is not a date. If the word looks like a date, the error names the wrong part.
  ///
  /// - Parameters:
  ///   - expected: The description of the allowed words, which the error uses if the word does not look like a date.
  ///   - words: The words that the error can suggest.
  ///   - takesSteps: Whether a step such as `-7d` is allowed.
  func dateError(
    _ word: Word, _ expected: String, among words: [String] = [], takesSteps: Bool = false
  ) -> LineError {
    let problem =
      DateProblem.sentence(on: word.text, calendar)
      ?? (takesSteps ? DateProblem.sentence(onStep: word.text) : nil)
    guard let problem else {
      return error(word, expected, among: words)
    }
    return LineError(.wrongDate(word.text, problem: problem), at: word.range)
  }
}

/// Finds the wrong part of a word that looks like a date.
enum DateProblem {
  /// A sentence about the wrong part of a word, or nil if the word is a date or does not look like
  /// one.
  static func sentence(on word: String, _ calendar: CivilCalendar) -> String? {
    calendar.span(ofKey: word) == nil
      ? ofDay(word, calendar) ?? ofWeek(word, calendar) ?? ofQuarter(word) : nil
  }

  /// A sentence about the wrong part of a date with a year, a month and perhaps a day and a time, such as `2015-13` or
  /// `31.12.2015`.
  private static func ofDay(_ word: String, _ calendar: CivilCalendar) -> String? {
    let form =
      #/([0-9]{1,6})[-\/.]([0-9]{1,4})(?:[-\/.]([0-9]{1,6})(?:[Tt]([0-9]{1,4})(?::([0-9]{1,4}))?)?)?/#
    guard let match = word.wholeMatch(of: form)?.output else { return nil }
    let texts = [match.1, match.2] + [match.3, match.4, match.5].compactMap(\.self)
    let numbers = texts.map { Int($0) ?? 0 }
    if match.1.count != 4 {
      return "Write the year first, with four digits, such as 2015-12-31."
    }
    let (year, month) = (numbers[0], numbers[1])
    if year == 0 { return "Years go from 0001 to 9999." }
    if !(1...12 ~= month) { return "There is no month \(month). Months go from 1 to 12." }
    if numbers.count > 2, CivilDate(year: year, month: month, day: numbers[2]) == nil {
      let day = numbers[2]
      return 1...31 ~= day
        ? "\(calendar.title(of: year * 12 + month - 1, in: .month)) has no day \(day)."
        : "There is no day \(day). Days go from 1 to 31."
    }
    if numbers.count > 3, numbers[3] > 23 {
      return "There is no hour \(numbers[3]). Hours go from 0 to 23."
    }
    if numbers.count > 4, numbers[4] > 59 {
      return "There is no minute \(numbers[4]). Minutes go from 0 to 59."
    }
    let separators = ["", "-", "-", "T", ":"]
    let key = zip(separators, texts).map { $0 + ($1.count < 2 ? "0" : "") + $1 }.joined()
    return calendar.span(ofKey: key).map { _ in "Write it as \(key)." }
  }

  private static func ofWeek(_ word: String, _ calendar: CivilCalendar) -> String? {
    guard let match = word.wholeMatch(of: #/([0-9]{4})-?[Ww]-?([0-9]{1,4})/#)?.output,
      let week = Int(match.2)
    else { return nil }
    let key = "\(match.1)-W\(week < 10 ? "0" : "")\(week)"
    if calendar.span(ofKey: key) != nil { return "Write it as \(key)." }
    let last = calendar.span(ofKey: "\(match.1)-W53") == nil ? 52 : 53
    return "There is no week \(week). The weeks of \(match.1) are numbered 1 to \(last)."
  }

  private static func ofQuarter(_ word: String) -> String? {
    guard let match = word.wholeMatch(of: #/([0-9]{4})-?[Qq]-?([0-9]{1,4})/#)?.output,
      let quarter = Int(match.2)
    else { return nil }
    return 1...4 ~= quarter
      ? "Write it as \(match.1)-Q\(quarter)."
      : "There is no quarter \(quarter). Quarters go from 1 to 4."
  }

  /// A sentence about the wrong part of a step, such as `-7` or `7d`, or nil if the word does not look like a step.
  static func sentence(onStep word: String) -> String? {
    guard let match = word.wholeMatch(of: #/([+-]?)([0-9]{1,12})([A-Za-z]*)/#)?.output else {
      return nil
    }
    let unit = match.3.lowercased().first.flatMap { DateWords.units[$0] }
    if match.1.isEmpty {
      return match.3.count == 1 && unit != nil
        ? "Write a step with + or -, such as -\(word)." : nil
    }
    if match.3.count != 1 || unit == nil {
      return "A step ends in h, d, w, m, q or y, such as \(match.1)\(match.2)d."
    }
    return WholeNumber.count(String(match.2), least: 1) == nil
      ? "The number in a step must be from 1 to \(Int32.max)." : nil
  }
}
