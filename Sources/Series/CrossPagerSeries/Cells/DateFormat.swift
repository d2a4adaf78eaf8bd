/// The format of dates: `ISO 8601` or a pattern such as `MM/DD/YYYY hh:mm:ss a`.
///
/// An ISO 8601 date has the form `2015-12` or `2015-12-31`. A full date may be followed by `T` or a space and a time of
/// day: `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fraction`. A time of day may be followed by an offset: `Z`, `±hh`, `±hhmm` or
/// `±hh:mm`.
///
/// | In a pattern | In the cell |
/// |---|---|
/// | `YYYY` | the year with four digits |
/// | `YY` | the year with two digits: 69 to 99 for 1969 to 1999, and 00 to 68 for 2000 to 2068 (POSIX `strptime`) |
/// | `yy` | the year with two digits: 30 to 99 for 1930 to 1999, and 00 to 29 for 2000 to 2029 |
/// | `BBBB` | the year of the Buddhist era with four digits: 2566 for 2023 |
/// | `MMMM` · `MMM` | the name of the month in one of many languages, or at least its first three letters, ignoring case |
/// | `MM` · `M` | the month, always two digits for `MM` |
/// | `DD` · `D` | the day, always two digits for `DD` |
/// | `Do` | the day with its ending, such as `3rd` |
/// | `DDDD` · `DDD` | the day of the year, always three digits for `DDDD` |
/// | `Q` | the quarter, such as `4`, `Q4`, `4Q` or `4th Quarter` |
/// | `ww` | the ISO 8601 week with one or two digits, with or without `W` before it. The year is the ISO 8601 year of the week |
/// | `E` | the day of the week after `ww`, from 1 for Monday to 7 for Sunday |
/// | `EEEE` · `EEE` | the name of the weekday in one of many languages, or at least its first two letters, ignoring case. It must match the date |
/// | `YYYY.y` · `YYYY.yy` | the year with or without a decimal fraction, rounded down to a day · to a month |
/// | `YYYY/YY` | the fiscal year, such as `2015/16`, `2015-16` or `2015/2016`, which is treated as its first year |
/// | `YYYX` · `YYXX` | the decade, such as `201X` · the century, such as `20XX` |
/// | `hh` · `h` | the hour, always two digits for `hh`: 0 to 23, or 1 to 12 if the pattern has `a` |
/// | `HH` · `H` | the hour from 0 to 23, always two digits for `HH` |
/// | `mm` · `m` | the minute, always two digits for `mm` |
/// | `ss` · `s` | the second, always two digits for `ss`, with or without a fraction |
/// | `a` | `AM` or `PM`, `a.m.` or `p.m.`, ignoring case |
/// | `Z` | the offset from UTC: `Z`, `UTC`, `GMT`, another common abbreviation such as `CET`, `±hh`, `±hhmm` or `±hh:mm` |
/// | `X` · `x` · `xx` · `xxx` | seconds · milliseconds · microseconds · nanoseconds since 1970-01-01T00:00Z |
/// | `T` and any character that is not a letter | the same character |
/// | `…` | the rest of the cell, such as the end of an interval |
/// | letters in single quotes, such as `'M'` | the same letters |
///
/// A pattern needs a year or a count since 1970. A count, a decimal year, a fiscal year, a decade or a century must be
/// the only field. Omitted parts have their first values: month 1, day 1, hour 0. Fractions are truncated to whole
/// microseconds.
public struct DateFormat: Hashable, Sendable, CustomStringConvertible {
  enum Part: Hashable {
    case field(Field)
    /// A byte that the cell must contain.
    case literal(UInt8)

    var field: Field? { if case .field(let field) = self { field } else { nil } }
  }

  /// An error in a pattern.
  public enum Problem: Error, Hashable, Sendable {
    /// These letters are not a field.
    case unknownField(String)
    /// This field repeats information from another field.
    case repeatedField(String)
    /// The pattern lacks this field.
    case missingField(String)
  }

  let parts: [Part]
  /// Whether this is ``iso``. Comparing the parts for each row would take longer.
  let isISO: Bool

  /// The format `ISO 8601`.
  public static let iso = DateFormat(unchecked: [.field(.iso)])
  static let isoName = "ISO 8601"
  /// The fields available in patterns.
  public static let fields = Field.table.map(\.key)

  /// Creates a format from a pattern, or from `ISO 8601`, ignoring case.
  ///
  /// - Throws: ``Problem`` if the text is not a valid pattern.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(Problem) {
    if text.uppercased() == Self.isoName {
      self = .iso
    } else {
      self.init(unchecked: try Self.parts(of: text))
      try Self.check(parts.compactMap(\.field))
    }
  }

  /// Creates a format whose fields are known to form a time.
  init(unchecked parts: [Part]) { (self.parts, isISO) = (parts, parts == [.field(.iso)]) }

  /// The format as text: `ISO 8601` or the pattern.
  public var description: String {
    var (text, literals) = ("", [UInt8]())
    for part in parts + [nil] {
      if case .literal(let byte)? = part {
        literals.append(byte)
      } else {
        text += Self.quoted(String(decoding: literals, as: UTF8.self))
        text += part?.field?.letters ?? ""
        literals = []
      }
    }
    return text
  }

  /// Returns text with single quotes around its letters, except `T`.
  private static func quoted(_ text: String) -> String {
    var quoted = "".unicodeScalars
    var isLetter = false
    for scalar in "\(text).".unicodeScalars {
      let wasLetter = isLetter
      isLetter = scalar.properties.isAlphabetic && scalar != "T"
      if isLetter != wasLetter { quoted.append("'") }
      quoted.append(scalar)
    }
    return String(quoted.dropLast())
  }

  static func parts(of text: String) throws(Problem) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(text).unicodeScalars
    let restLetter = Field.rest.letters.unicodeScalars.first
    while let scalar = rest.first {
      if scalar == "'", let end = rest.dropFirst().firstIndex(of: "'") {
        let quoted = rest[..<end].dropFirst()
        if quoted.allSatisfy(\.properties.isAlphabetic), !quoted.isEmpty {
          parts += String(quoted).utf8.map { .literal($0) }
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      if scalar == restLetter {
        parts.append(.field(.rest))
        rest.removeFirst()
        continue
      }
      guard scalar.properties.isAlphabetic, scalar != "T" else {
        parts += scalar.utf8.map { .literal($0) }
        rest.removeFirst()
        continue
      }
      let letters =
        Field.mixed.first { rest.starts(with: $0.unicodeScalars) }
        ?? String(rest.prefix { $0 == scalar })
      guard let field = Field.byLetters[letters] else { throw .unknownField(letters) }
      parts.append(.field(field))
      rest.removeFirst(letters.unicodeScalars.count)
    }
    return parts
  }

  /// Throws an error if the fields do not form a time.
  private static func check(_ fields: [Field]) throws(Problem) {
    var meanings: Set<Meaning> = []
    for field in fields {
      guard meanings.insert(field.meaning).inserted, !field.isWhole || fields.count == 1,
        !meanings.isSuperset(of: [.hour, .hourOfDay]),
        meanings.intersection([.month, .quarter, .week, .dayOfYear]).count <= 1
      else { throw .repeatedField(field.letters) }
    }
    for (meaning, needed, letters) in needs
    where meaning.map(meanings.contains) ?? true && meanings.isDisjoint(with: needed) {
      throw .missingField(letters)
    }
  }

  /// A pattern with the meaning in a row must also have one of the meanings in the list, whose usual field has these
  /// letters. The row without a meaning applies to every pattern.
  private static let needs: [(Meaning?, [Meaning], letters: String)] = [
    (.halfDay, [.hour], "hh"), (.minute, [.hour, .hourOfDay], "hh"), (.second, [.minute], "mm"),
    (.day, [.month], "MM"), (.dayOfWeek, [.week], "ww"), (nil, [.year, .epoch], "YYYY"),
  ]
}
