/// A pattern for dates that are not written as ISO 8601, such as `MM/DD/YYYY hh:mm:ss a`.
///
/// | in the pattern | in the cell |
/// |---|---|
/// | `YYYY` | four digits, the year |
/// | `MM` · `M` | two · one or two digits, the month |
/// | `DD` · `D` | two · one or two digits, the day |
/// | `hh` · `h` | two · one or two digits, the hour: 0 to 23, or 1 to 12 if the pattern has `a` |
/// | `mm` | two digits, the minute |
/// | `ss` | two digits, the second, with a fraction if there is one |
/// | `a` | `AM` or `PM`, in either case |
/// | `Z` | `Z`, `±hh`, `±hhmm` or `±hh:mm`, the offset from UTC |
/// | `T` and all that is not a letter | itself |
///
/// `YYYY` is required. What the pattern leaves out is the first: month 1, day 1, hour 0.
public struct StampPattern: Hashable, Sendable {
  enum Field: String, CaseIterable {
    case year = "YYYY"
    case month = "MM"
    case shortMonth = "M"
    case day = "DD"
    case shortDay = "D"
    case hour = "hh"
    case shortHour = "h"
    case minute = "mm"
    case second = "ss"
    case halfDay = "a"
    case offset = "Z"

    /// What the field says: two fields that say the same cannot both be in a pattern.
    var meaning: Field {
      switch self {
      case .shortMonth: .month
      case .shortDay: .day
      case .shortHour: .hour
      case .year, .month, .day, .hour, .minute, .second, .halfDay, .offset: self
      }
    }
  }

  enum Part: Hashable {
    case field(Field)
    case literal(Unicode.Scalar)
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
  private let isTwelveHour: Bool

  /// The pattern that a text describes.
  ///
  /// - Throws: ``Problem`` if it has letters that are no field, a field twice, no `YYYY`, or only one of `h` and `a`
  ///   where both are needed.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(Problem) {
    self.text = text
    var parts: [Part] = []
    var meanings: Set<Field> = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      guard scalar.properties.isAlphabetic, scalar != "T" else {
        parts.append(.literal(scalar))
        rest.removeFirst()
        continue
      }
      let letters = String(rest.prefix { $0 == scalar })
      guard let field = Field(rawValue: letters) else { throw .unknownField(letters) }
      guard meanings.insert(field.meaning).inserted else { throw .repeatedField(letters) }
      parts.append(.field(field))
      rest.removeFirst(letters.unicodeScalars.count)
    }
    for (field, needed) in [
      (Field.halfDay, Field.hour), (.minute, .hour), (.second, .minute), (.day, .month),
    ]
    where meanings.contains(field) && !meanings.contains(needed) {
      throw .missingField(needed.rawValue)
    }
    guard meanings.contains(.year) else { throw .missingField(Field.year.rawValue) }
    self.parts = parts
    isTwelveHour = meanings.contains(.halfDay)
  }

  /// The time in a cell, or nil if it does not follow the pattern or does not exist.
  func stamp(in cell: ByteScanner) -> Stamp? {
    var cell = cell
    var fields = StampFields()
    for part in parts {
      let isRead =
        switch part {
        case .literal(let scalar): scalar.utf8.allSatisfy { cell.skip(Unicode.Scalar($0)) }
        case .field(let field): fields.read(field, from: &cell)
        }
      guard isRead else { return nil }
    }
    return cell.isAtEnd ? fields.stamp(isTwelveHour: isTwelveHour) : nil
  }
}

/// What has been read of a cell by a pattern.
private struct StampFields {
  private var year = 1
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var seconds = (second: 0, microsecond: 0)
  private var isAfternoon = false
  private var offset: Int?

  /// Reads a field from a cell; false if it is not there.
  mutating func read(_ field: StampPattern.Field, from cell: inout ByteScanner) -> Bool {
    switch field {
    case .year: return Self.store(cell.digits(4), in: &year)
    case .month: return Self.store(cell.digits(2), in: &month)
    case .shortMonth: return Self.store(cell.oneOrTwoDigits(), in: &month)
    case .day: return Self.store(cell.digits(2), in: &day)
    case .shortDay: return Self.store(cell.oneOrTwoDigits(), in: &day)
    case .hour: return Self.store(cell.digits(2), in: &hour)
    case .shortHour: return Self.store(cell.oneOrTwoDigits(), in: &hour)
    case .minute: return Self.store(cell.digits(2), in: &minute)
    case .second: return Self.store(cell.seconds(), in: &seconds)
    case .halfDay: return Self.store(cell.isAfternoon(), in: &isAfternoon)
    case .offset:
      offset = cell.offset()
      return offset != nil
    }
  }

  private static func store<Value>(_ value: Value?, in field: inout Value) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  /// The time the fields make, or nil if there is none.
  func stamp(isTwelveHour: Bool) -> Stamp? {
    guard let date = CivilDate(year: year, month: month, day: day), !isTwelveHour || 1...12 ~= hour
    else { return nil }
    let hourOfDay = isTwelveHour ? hour % 12 + (isAfternoon ? 12 : 0) : hour
    return CivilTime(
      date, hour: hourOfDay, minute: minute, second: seconds.second,
      microsecond: seconds.microsecond
    ).map { Stamp(civil: $0, secondsAheadOfUTC: offset) }
  }
}

extension ByteScanner {
  fileprivate mutating func oneOrTwoDigits() -> Int? {
    guard let first = digit() else { return nil }
    guard let second = digit() else { return first }
    return first * 10 + second
  }

  fileprivate mutating func isAfternoon() -> Bool? {
    let isAfternoon = skip("P") || skip("p")
    guard isAfternoon || skip("A") || skip("a"), skip("M") || skip("m") else { return nil }
    return isAfternoon
  }
}
