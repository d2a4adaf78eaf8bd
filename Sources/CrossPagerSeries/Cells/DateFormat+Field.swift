extension DateFormat {
  /// A field in a pattern, with its letters as the raw value.
  enum Field: String, CaseIterable {
    case year = "YYYY"
    case shortYear = "YY"
    case monthName = "MMMM"
    case shortMonthName = "MMM"
    case month = "MM"
    case shortMonth = "M"
    case day = "DD"
    case shortDay = "D"
    case dayOfYear = "DDDD"
    case shortDayOfYear = "DDD"
    case quarter = "Q"
    case week = "ww"
    case dayOfWeek = "E"
    case weekdayName = "EEEE"
    case shortWeekdayName = "EEE"
    /// A year with a fraction that represents a day.
    case decimalYear = "YYYY.y"
    /// A year with a fraction that represents a month.
    case decimalYearOfMonths = "YYYY.yy"
    /// A year followed by the next year, such as `2015/16`.
    case fiscalYear = "YYYY/YY"
    case decade = "YYYX"
    case century = "YYXX"
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
      case .shortYear, .decimalYear, .decimalYearOfMonths, .fiscalYear, .decade, .century: .year
      case .monthName, .shortMonthName, .shortMonth: .month
      case .shortDay: .day
      case .shortDayOfYear: .dayOfYear
      case .shortWeekdayName: .weekdayName
      case .shortHour: .hour
      case .shortHourOfDay: .hourOfDay
      case .shortMinute: .minute
      case .shortSecond: .second
      case .epochMilliseconds, .epochMicroseconds, .epochNanoseconds: .epoch
      case .year, .month, .day, .dayOfYear, .quarter, .week, .dayOfWeek, .weekdayName, .hour,
        .hourOfDay, .minute, .second, .halfDay, .offset, .epoch, .iso:
        self
      }
    }

    /// The fields whose characters are not all the same, longest first.
    static let mixed: [Field] = [
      .fiscalYear, .decimalYearOfMonths, .decimalYear, .decade, .century,
    ]

    /// Whether the field must be the only one in a pattern.
    var isWhole: Bool { meaning == .epoch || Self.mixed.contains(self) }

    /// The two-digit form of this field; nil unless the field takes one or two digits.
    var padded: Field? {
      switch self {
      case .shortMonth, .shortDay, .shortHour, .shortHourOfDay, .shortMinute, .shortSecond: meaning
      default: nil
      }
    }

    /// Whether the field has only digits, or digits and a sign or a decimal mark.
    var isNumber: Bool {
      switch self {
      case .iso, .monthName, .shortMonthName, .halfDay, .offset, .quarter, .week, .weekdayName,
        .shortWeekdayName, .fiscalYear, .decade, .century:
        false
      default: true
      }
    }
  }

  private func has(_ fields: Field...) -> Bool {
    parts.contains { part in fields.contains { .field($0) == part } }
  }

  /// Whether the format uses a 12-hour clock.
  var isTwelveHour: Bool { has(.halfDay) }

  /// Whether the cells are counts of time units since 1970.
  var isEpoch: Bool {
    has(.epoch, .epochMilliseconds, .epochMicroseconds, .epochNanoseconds)
  }

  /// Whether the cells contain only years.
  var isYear: Bool { parts == [.field(.year)] }

  /// Whether the cells are years with decimal fractions.
  var isDecimalYear: Bool { has(.decimalYear, .decimalYearOfMonths) }

  /// Whether the cells are fiscal years such as `2015/16`, without letters such as `FY`.
  var isFiscalYear: Bool { parts == [.field(.fiscalYear)] }

  /// Whether the cells may represent something other than dates. An example is `2024-060`.
  var isDoubtful: Bool { isDigits || has(.dayOfYear) }

  /// Whether the format has only numeric fields and no other characters, so cells may also be plain numbers.
  var isDigits: Bool {
    parts.allSatisfy { if case .field(let field) = $0 { field.isNumber } else { false } }
  }

  /// Whether the dates in the cells have a time of day.
  func hasHours(in cells: [SampleCell]) -> Bool {
    isEpoch || has(.hour, .shortHour, .hourOfDay, .shortHourOfDay)
      || self == .iso && cells.contains { stamp(in: $0) != nil && $0.bytes.count > 10 }
  }
}
