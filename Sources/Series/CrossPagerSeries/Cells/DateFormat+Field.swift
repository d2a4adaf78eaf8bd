extension DateFormat {
  /// A field in a pattern: its meaning, and its form in a cell. To add a field, add a row to ``table``. A new form of
  /// text also needs a ``Form``, which ``StampFields`` reads.
  struct Field: Hashable {
    let meaning: Meaning
    let form: Form

    init(_ meaning: Meaning, _ form: Form) {
      self.meaning = meaning
      self.form = form
    }

    static let table: KeyValuePairs<String, Field> = [
      "YYYY": year,
      "BBBB": buddhistYear,
      "YY": Field(.year, .shortYear),
      "yy": recentYear,
      "MMMM": Field(.month, .longName),
      "MMM": Field(.month, .name),
      "MM": month,
      "M": Field(.month, .oneOrTwoDigits),
      "DD": Field(.day, .twoDigits),
      "D": Field(.day, .oneOrTwoDigits),
      "Do": Field(.day, .ordinal),
      "DDDD": dayOfYear,
      "DDD": Field(.dayOfYear, .upToThreeDigits),
      "Q": Field(.quarter, .quarter),
      "ww": Field(.week, .week),
      "E": Field(.dayOfWeek, .digit),
      "EEEE": Field(.weekday, .longName),
      "EEE": Field(.weekday, .name),
      "YYYY.y": Field(.year, .decimalYear),
      "YYYY.yy": Field(.year, .decimalYearOfMonths),
      "YYYY/YY": fiscalYear,
      "YYYX": Field(.year, .decade),
      "YYXX": Field(.year, .century),
      "hh": Field(.hour, .twoDigits),
      "h": Field(.hour, .oneOrTwoDigits),
      "HH": Field(.hourOfDay, .twoDigits),
      "H": Field(.hourOfDay, .oneOrTwoDigits),
      "mm": Field(.minute, .twoDigits),
      "m": Field(.minute, .oneOrTwoDigits),
      "ss": Field(.second, .twoDigits),
      "s": Field(.second, .oneOrTwoDigits),
      "a": Field(.halfDay, .halfDay),
      "Z": Field(.offset, .offset),
      "X": epoch,
      "x": Field(.epoch, .milliseconds),
      "xx": Field(.epoch, .microseconds),
      "xxx": Field(.epoch, .nanoseconds),
      "…": rest,
    ]

    static let year = Field(.year, .fourDigits)
    static let buddhistYear = Field(.year, .buddhistYear)
    static let recentYear = Field(.year, .recentYear)
    static let month = Field(.month, .twoDigits)
    static let dayOfYear = Field(.dayOfYear, .threeDigits)
    static let fiscalYear = Field(.year, .fiscalYear)
    static let epoch = Field(.epoch, .seconds)
    static let rest = Field(.rest, .rest)
    /// An ISO 8601 date, with or without a time of day. Patterns cannot contain this field.
    static let iso = Field(.iso, .iso)

    static let byLetters = Dictionary(uniqueKeysWithValues: table.map { ($0, $1) })

    var letters: String { Self.table.first { $0.value == self }?.key ?? DateFormat.isoName }

    /// Fields whose characters are not all the same, longest first.
    static let mixed = table.map(\.key).filter { Set($0).count > 1 }.sorted { $0.count > $1.count }

    /// Whether the field must be the only one in a pattern.
    var isWhole: Bool {
      let years: [Form] = [.decimalYear, .decimalYearOfMonths, .fiscalYear, .decade, .century]
      return meaning == .epoch || years.contains(form)
    }

    /// Whether the field has only digits, or digits and a sign or a decimal mark.
    var isNumber: Bool {
      let others: [Form] = [
        .longName, .name, .ordinal, .quarter, .week, .halfDay, .offset, .fiscalYear, .decade,
        .century, .rest, .iso,
      ]
      return !others.contains(form)
    }

    var padded: Field? { form == .oneOrTwoDigits ? Field(meaning, .twoDigits) : nil }
    var isOfDate: Bool { meaning == .day || meaning == .month }
  }

  /// The meaning of a field. A pattern cannot have two fields with the same meaning.
  enum Meaning {
    case year, quarter, month, week, dayOfYear, day, dayOfWeek, weekday
    /// The hour on a 12-hour clock if the pattern has a ``halfDay``, and the hour of the day otherwise.
    case hour
    case hourOfDay, minute, second, halfDay, offset
    case epoch
    /// Anything after the date, such as the end of an interval.
    case rest
    case iso
  }

  /// The text of a field in a cell.
  enum Form {
    case fourDigits, threeDigits, twoDigits, digit, oneOrTwoDigits, upToThreeDigits
    /// Two digits of a year from 1969 to 2068.
    case shortYear
    /// Two digits of a year from 1930 to 2029, regardless of today's date, so that a file always means the same thing.
    case recentYear
    /// A year of the Buddhist era, which is 543 years ahead.
    case buddhistYear
    /// A number with an ending, such as `3rd`.
    case ordinal
    /// The name or at least its first letters, whether the pattern asks for the long or the short name.
    case longName, name
    case quarter, week, halfDay, offset
    /// A count of these units since 1970.
    case seconds, milliseconds, microseconds, nanoseconds
    /// A year with a fraction that represents a day.
    case decimalYear
    /// A year with a fraction that represents a month.
    case decimalYearOfMonths
    /// A year followed by the next year, such as `2015/16`.
    case fiscalYear
    case decade, century, rest
    case iso
  }

  private func means(_ meanings: Meaning...) -> Bool {
    parts.contains { $0.field.map { meanings.contains($0.meaning) } ?? false }
  }

  /// Whether the day comes before the month; nil unless both are numbers.
  package var isDayFirst: Bool? {
    func place(_ meaning: Meaning) -> Int? {
      parts.firstIndex { $0.field?.meaning == meaning && $0.field?.isNumber == true }
    }
    return place(.day).flatMap { day in place(.month).map { day < $0 } }
  }

  var hasPoints: Bool {
    zip(parts, parts.dropFirst()).contains {
      $0.field?.isOfDate == true && $1 == .literal(UInt8(ascii: "."))
    }
  }

  var hasHalfDays: Bool { means(.halfDay) }

  var isEpoch: Bool { means(.epoch) }

  var isYear: Bool { parts == [.field(.year)] || parts == [.field(.buddhistYear)] }

  var isDecimalYear: Bool {
    parts.contains { $0.field?.form == .decimalYear || $0.field?.form == .decimalYearOfMonths }
  }

  /// Whether the format is only a fiscal year, as in `2015/16`, without letters such as `FY`.
  var isFiscalYear: Bool { parts == [.field(.fiscalYear)] }

  /// Whether the cells name years, decades or centuries, and nothing shorter.
  var namesYears: Bool {
    !isDecimalYear
      && parts.allSatisfy { part in
        part.field.map { $0.meaning == .year || $0.meaning == .rest } ?? true
      }
  }

  /// Whether the cells may represent something other than dates. An example is `2024-060`.
  var isDoubtful: Bool { isDigits || parts.contains(.field(.dayOfYear)) }

  /// Whether the format has only numeric fields and no other characters, so cells may also be plain numbers.
  var isDigits: Bool { parts.allSatisfy { $0.field?.isNumber == true } }

  /// Whether the dates are in brackets, as in the common log format.
  var hasBrackets: Bool { parts.first == .literal(UInt8(ascii: "[")) }

  func hasHours(in cells: [SampleCell]) -> Bool {
    means(.epoch, .hour, .hourOfDay)
      || isISO && cells.contains { stamp(in: $0) != nil && $0.bytes.count > 10 }
  }
}
