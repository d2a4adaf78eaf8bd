/// The format of dates: `ISO 8601` or a pattern such as `MM/DD/YYYY hh:mm:ss a`.
///
/// An ISO 8601 date is `2015-12` or `2015-12-31`. A full date may be followed by `T` or a space and a time of day:
/// `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fraction`. A time of day may be followed by an offset: `Z`, `±hh`, `±hhmm` or
/// `±hh:mm`.
///
/// | In a pattern | In the cell |
/// |---|---|
/// | `YYYY` | the year in four digits |
/// | `YY` | the year in two digits: 69 to 99 mean 1969 to 1999, and 00 to 68 mean 2000 to 2068 (POSIX `strptime`) |
/// | `MMMM` · `MMM` | the English name of the month, or at least its first three letters, ignoring case |
/// | `MM` · `M` | the month, always in two digits for `MM` |
/// | `DD` · `D` | the day, always in two digits for `DD` |
/// | `hh` · `h` | the hour, always in two digits for `hh`: 0 to 23, or 1 to 12 if the pattern has `a` |
/// | `HH` · `H` | the hour from 0 to 23, always in two digits for `HH` |
/// | `mm` · `m` | the minute, always in two digits for `mm` |
/// | `ss` · `s` | the second, always in two digits for `ss`, with or without a fraction |
/// | `a` | `AM` or `PM`, `a.m.` or `p.m.`, ignoring case |
/// | `Z` | the offset from UTC: `Z`, `UTC`, `GMT`, `±hh`, `±hhmm` or `±hh:mm` |
/// | `X` · `x` · `xx` · `xxx` | seconds · milliseconds · microseconds · nanoseconds since 1970-01-01T00:00Z |
/// | `T` and any character that is not a letter | the same character |
///
/// A pattern needs a year, or a count since 1970 as its only field. Omitted parts have their first values: month 1, day
/// 1, hour 0. Fractions are truncated to whole microseconds.
public struct DateFormat: Hashable, Sendable, CustomStringConvertible {
  enum Part: Hashable {
    case field(Field)
    /// A byte that the cell must contain.
    case literal(UInt8)
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

  /// The format `ISO 8601`.
  public static let iso = DateFormat(unchecked: [.field(.iso)])
  /// The fields available in patterns.
  public static let fields = Field.allCases.map(\.rawValue).filter { $0 != Field.iso.rawValue }

  /// Creates a format from a pattern, or from `ISO 8601`, ignoring case.
  ///
  /// - Throws: ``Problem`` if the text is not a valid pattern.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(Problem) {
    if text.uppercased() == Field.iso.rawValue {
      self = .iso
    } else {
      try self.init(parts: Self.parts(of: text))
    }
  }

  init(parts: [Part]) throws(Problem) {
    try Self.check(parts.compactMap { if case .field(let field) = $0 { field } else { nil } })
    self.init(unchecked: parts)
  }

  private init(unchecked parts: [Part]) { self.parts = parts }

  /// The format as text: `ISO 8601` or the pattern.
  public var description: String {
    let bytes = parts.flatMap { part in
      switch part {
      case .field(let field): Array(field.rawValue.utf8)
      case .literal(let byte): [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fields and literals of a pattern or a part of a pattern.
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

  /// Throws an error if the fields do not form a time.
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

extension DateFormat {
  /// A field of a pattern, with its letters as the raw value.
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
    /// An ISO 8601 date, with or without a time of day.
    case iso = "ISO 8601"

    /// The meaning of the field. A pattern cannot have two fields with the same meaning.
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
      case .year, .month, .day, .hour, .hourOfDay, .minute, .second, .halfDay, .offset, .epoch,
        .iso:
        self
      }
    }

    private static let oneOrTwoDigits: Set<Field> = [
      .shortMonth, .shortDay, .shortHour, .shortHourOfDay, .shortMinute, .shortSecond,
    ]

    /// The two-digit form of this field; nil unless the field takes one or two digits.
    var padded: Field? { Self.oneOrTwoDigits.contains(self) ? meaning : nil }
  }

  private func has(_ fields: Field...) -> Bool {
    parts.contains { part in fields.contains { .field($0) == part } }
  }

  /// Whether the format uses a 12-hour clock.
  var isTwelveHour: Bool { has(.halfDay) }

  /// Whether the cells are counts since 1970.
  var isEpoch: Bool {
    has(.epoch, .epochMilliseconds, .epochMicroseconds, .epochNanoseconds)
  }

  /// Whether the format has only numeric fields, so that cells may also be plain numbers.
  var isDigits: Bool {
    !has(.iso, .monthName, .shortMonthName, .halfDay, .offset)
      && parts.allSatisfy { if case .field = $0 { true } else { false } }
  }

  /// Whether the dates in the cells have a time of day.
  func hasHours(in cells: [SampleCell]) -> Bool {
    isEpoch || has(.hour, .shortHour, .hourOfDay, .shortHourOfDay)
      || self == .iso && cells.contains { stamp(in: $0) != nil && $0.bytes.count > 10 }
  }
}
