/// A pattern for dates that are not written as ISO 8601, such as `MM/DD/YYYY hh:mm:ss a`.
///
/// | in the pattern | in the cell |
/// |---|---|
/// | `YYYY` | four digits, the year |
/// | `YY` | two digits, the year: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068 (POSIX `strptime`) |
/// | `MMMM` · `MMM` | the English name of the month, whole or its first letters, three or more, in either case |
/// | `MM` · `M` | two · one or two digits, the month |
/// | `DD` · `D` | two · one or two digits, the day |
/// | `hh` · `h` | two · one or two digits, the hour: 0 to 23, or 1 to 12 if the pattern has `a` |
/// | `HH` · `H` | two · one or two digits, the hour: 0 to 23 |
/// | `mm` · `m` | two · one or two digits, the minute |
/// | `ss` · `s` | two · one or two digits, the second, with a fraction if there is one |
/// | `a` | `AM` or `PM`, `a.m.` or `p.m.`, in either case |
/// | `Z` | `Z`, `UTC`, `GMT`, `±hh`, `±hhmm` or `±hh:mm`, the offset from UTC |
/// | `X` · `x` · `xx` · `xxx` | seconds · milliseconds · microseconds · nanoseconds since 1970-01-01T00:00Z |
/// | `T` and all that is not a letter | itself |
///
/// A year is required, or one of the counts since 1970, which then is the only field. What the pattern leaves out is
/// the first: month 1, day 1, hour 0.
public struct StampPattern: Hashable, Sendable, CustomStringConvertible {
  enum Part: Hashable {
    case field(Field)
    /// A byte of the cell that stands for itself.
    case literal(UInt8)
  }

  /// What is wrong with a pattern.
  public enum Problem: Error, Hashable, Sendable {
    /// The letters are no field.
    case unknownField(String)
    /// The field, or another for the same, was there before.
    case repeatedField(String)
    /// The field is not there.
    case missingField(String)
  }

  /// The text of the pattern.
  public let text: String
  let parts: [Part]
  /// Whether hours are those of half a day.
  let isTwelveHour: Bool
  /// Whether times count from 1970.
  let isEpoch: Bool
  /// Whether there is a time of day.
  let hasHours: Bool

  /// The pattern that a text describes.
  ///
  /// - Throws: ``Problem`` if it has letters that are no field, a field twice, no year, or only one of `h` and `a`
  ///   where both are needed.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(Problem) {
    let parts = try Self.parts(of: text)
    let fields = parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
    try Self.check(fields)
    self.text = text
    self.parts = parts
    isTwelveHour = fields.contains(.halfDay)
    isEpoch = fields.contains { $0.meaning == .epoch }
    hasHours = isEpoch || fields.contains { $0.meaning == .hour || $0.meaning == .hourOfDay }
  }

  /// The fields a pattern may have.
  public static let fields = Field.allCases.map(\.rawValue)

  /// The text of the pattern.
  public var description: String { text }

  /// The fields and literals of a text, which need not be a whole pattern.
  static func parts(of text: String) throws(Problem) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      guard scalar.properties.isAlphabetic, scalar != "T" else {
        parts += scalar.utf8.map { .literal($0) }
        rest.removeFirst()
        continue
      }
      let letters = String(rest.prefix { $0 == scalar })
      guard let field = Field(rawValue: letters) else { throw .unknownField(letters) }
      parts.append(.field(field))
      rest.removeFirst(letters.unicodeScalars.count)
    }
    return parts
  }

  /// Refuses fields that do not make a time.
  private static func check(_ fields: [Field]) throws(Problem) {
    var meanings: Set<Field> = []
    for field in fields {
      guard meanings.insert(field.meaning).inserted, field.meaning != .epoch || fields.count == 1,
        !meanings.isSuperset(of: [.hour, .hourOfDay])
      else { throw .repeatedField(field.rawValue) }
    }
    for (field, needed) in [
      (Field.halfDay, [Field.hour]), (.minute, [.hour, .hourOfDay]), (.second, [.minute]),
      (.day, [.month]),
    ]
    where meanings.contains(field) && meanings.isDisjoint(with: needed) {
      throw .missingField(needed[0].rawValue)
    }
    guard meanings.contains(.year) || meanings.contains(.epoch) else {
      throw .missingField(Field.year.rawValue)
    }
  }
}

extension StampPattern {
  /// A part of a time, by the letters it has in a pattern.
  enum Field: String, CaseIterable {
    case year = "YYYY"
    case shortYear = "YY"
    case monthName = "MMMM"
    case shortMonthName = "MMM"
    case month = "MM"
    case shortMonth = "M"
    case day = "DD"
    case shortDay = "D"
    case hour = "hh"
    case shortHour = "h"
    case hourOfDay = "HH"
    case shortHourOfDay = "H"
    case minute = "mm"
    case shortMinute = "m"
    case second = "ss"
    case shortSecond = "s"
    case halfDay = "a"
    case offset = "Z"
    case epoch = "X"
    case epochMilliseconds = "x"
    case epochMicroseconds = "xx"
    case epochNanoseconds = "xxx"

    /// What the field says: two fields that say the same cannot both be in a pattern.
    var meaning: Field {
      switch self {
      case .shortYear: .year
      case .monthName, .shortMonthName, .shortMonth: .month
      case .shortDay: .day
      case .shortHour: .hour
      case .shortHourOfDay: .hourOfDay
      case .shortMinute: .minute
      case .shortSecond: .second
      case .epochMilliseconds, .epochMicroseconds, .epochNanoseconds: .epoch
      case .year, .month, .day, .hour, .hourOfDay, .minute, .second, .halfDay, .offset, .epoch: self
      }
    }

    /// The field for the same in exactly two digits, if this one takes one or two.
    var padded: Field? {
      switch self {
      case .shortMonth, .shortDay, .shortHour, .shortHourOfDay, .shortMinute, .shortSecond: meaning
      case .year, .shortYear, .monthName, .shortMonthName, .month, .day, .hour, .hourOfDay,
        .minute, .second, .halfDay, .offset, .epoch, .epochMilliseconds, .epochMicroseconds,
        .epochNanoseconds:
        nil
      }
    }
  }
}
