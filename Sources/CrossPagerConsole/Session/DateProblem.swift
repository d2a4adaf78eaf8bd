import CivilDates
import MessageWords

extension WordReader {
  /// The error for a word that is not a date. If the word looks like a date, the error names the wrong part.
  ///
  /// - Parameters:
  ///   - expected: The description of the allowed words, which the error uses if the word does not look like a date.
  ///   - words: The words that the error can suggest.
  ///   - takesSteps: Whether a step such as `-7d` is allowed.
  package func dateError(
    _ word: Word, _ expected: String, among words: [String] = [], takesSteps: Bool = false
  ) -> LineError {
    let problem =
      DateProblem.sentence(on: word.text, calendar)
      ?? (takesSteps ? DateProblem.sentence(onStep: word.text) : nil)
    guard let problem else {
      return error(word, expected, among: words)
    }
    return LineError(
      .said("'\(word.text.excerpt)' is not a date. \(problem)"), at: word.range)
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
    var scanner = TextScanner(word)
    guard var texts = scanner.takeDigits(1...6).map({ [$0] }) else { return nil }
    for (separators, counts) in [("-/.", 1...4), ("-/.", 1...6), ("Tt", 1...4), (":", 1...4)] {
      guard scanner.takeOne(of: separators) != nil else { break }
      guard let digits = scanner.takeDigits(counts) else { return nil }
      texts.append(digits)
    }
    guard texts.count > 1, scanner.isAtEnd else { return nil }
    let numbers = texts.map { Int($0) ?? 0 }
    if texts[0].count != 4 {
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
    guard let (year, week) = yearAndNumber(word, after: "Ww") else { return nil }
    let key = "\(year)-W\(week < 10 ? "0" : "")\(week)"
    if calendar.span(ofKey: key) != nil { return "Write it as \(key)." }
    let last = calendar.span(ofKey: "\(year)-W53") == nil ? 52 : 53
    return "There is no week \(week). The weeks of \(year) are numbered 1 to \(last)."
  }

  private static func ofQuarter(_ word: String) -> String? {
    guard let (year, quarter) = yearAndNumber(word, after: "Qq") else { return nil }
    return 1...4 ~= quarter
      ? "Write it as \(year)-Q\(quarter)."
      : "There is no quarter \(quarter). Quarters go from 1 to 4."
  }

  /// The year and the number in a word such as `2015W7` or `2015-q-1`.
  private static func yearAndNumber(
    _ word: String, after letters: String
  ) -> (year: String, number: Int)? {
    var scanner = TextScanner(word)
    guard let year = scanner.takeDigits(4...4) else { return nil }
    _ = scanner.takeOne(of: "-")
    guard scanner.takeOne(of: letters) != nil else { return nil }
    _ = scanner.takeOne(of: "-")
    guard let number = scanner.takeDigits(1...4).flatMap({ Int($0) }), scanner.isAtEnd else {
      return nil
    }
    return (year, number)
  }

  /// A sentence about the wrong part of a step, such as `-7` or `7d`, or nil if the word does not look like a step.
  static func sentence(onStep word: String) -> String? {
    var scanner = TextScanner(word)
    let sign = scanner.takeOne(of: "+-")
    guard let number = scanner.takeDigits(1...12),
      let letters = scanner.take(letters), scanner.isAtEnd
    else { return nil }
    let unit = letters.lowercased().first.flatMap { DateWords.units[$0] }
    guard let sign else {
      return letters.count == 1 && unit != nil
        ? "Write a step with + or -, such as -\(word)." : nil
    }
    if letters.count != 1 || unit == nil {
      return "A step ends in h, d, w, m, q or y, such as \(sign)\(number)d."
    }
    return WholeNumber.count(number, least: 1) == nil
      ? "The number in a step must be from 1 to \(Int32.max)." : nil
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
}
