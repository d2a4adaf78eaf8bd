/// What the name of a column says of its cells.
struct ColumnName {
  /// A part of a date, in the order in which parts make one.
  enum Part: CaseIterable {
    case year, month, day, hour, minute, second
  }

  /// The part of a date that the name is the word for.
  let part: Part?
  private let name: String
  private let words: [Substring]

  init(_ name: String) {
    let name = name.lowercased()
    self.name = name
    part = Self.parts[name]
    words = name.split { !$0.isLetter && !$0.isNumber }
  }

  private static let parts: [String: Part] = [
    "year": .year, "yr": .year, "yyyy": .year, "yy": .year,
    "month": .month, "mon": .month, "mo": .month, "mnth": .month,
    "day": .day, "dy": .day, "dd": .day,
    "hour": .hour, "hr": .hour, "hrs": .hour, "hh": .hour,
    "minute": .minute, "min": .minute, "mi": .minute,
    "second": .second, "sec": .second, "ss": .second,
  ]

  private static let monthOrMinute = "mm"
  private static let wordsOfTime: Set<Substring> = ["epoch", "ts", "ds", "unix", "dt"]
  /// Words for the time of day in the languages whose files are met most.
  private static let wordsOfTimeOfDay: Set<Substring> = [
    "time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tid",
  ]
  private static let divisionsOfYear: Set<String> = [
    "doy", "yday", "jday", "day of year", "day_of_year", "dayofyear", "week", "wk", "quarter",
    "qtr",
  ]

  /// Whether a column of the name may be expected to hold times: `time`, `start_date`, `Timestamp (UTC)`, `ds`.
  var isOfTime: Bool {
    words.contains { word in
      Self.wordsOfTime.contains(word)
        || ["time", "date", "timestamp"].contains(where: word.hasSuffix)
    }
  }

  /// Whether a column of the name may be expected to hold times of the day: `Time (UTC)`, `hour`.
  var isTimeOfDay: Bool { part == .hour || words.first.map(Self.wordsOfTimeOfDay.contains) == true }

  /// Whether a column of the name divides years in a way that is not read, so that the year alone would be a wrong date.
  var dividesYear: Bool { Self.divisionsOfYear.contains(name) }

  /// Whether a column of the name is likely to number the rows: `id`, or the nameless one that pandas writes in front and
  /// reads as `Unnamed: 0`.
  var isIndex: Bool {
    ["", "id", "index", "row"].contains(name)
      || name.hasPrefix("unnamed: ") && name.dropFirst(9).allSatisfy(\.isNumber)
  }

  /// The columns that are named for the parts of a date, from the year to the first part that is not there.
  ///
  /// `mm` is the month if there is a year and no other month, else the minute; `min` beside `max` is a least value.
  static func columnsOfParts(_ names: [String], among columns: [Int]) -> [Int] {
    var found: [Part: Int] = [:]
    let hasMaximum = names.contains { Self($0).name == "max" }
    for column in columns {
      let name = Self(names[column])
      guard let part = name.part, found[part] == nil, !(hasMaximum && name.name == "min") else {
        continue
      }
      found[part] = column
    }
    for column in columns where Self(names[column]).name == monthOrMinute {
      let part: Part = found[.year] != nil && found[.month] == nil ? .month : .minute
      if found[part] == nil { found[part] = column }
    }
    return Array(Part.allCases.map { found[$0] }.prefix { $0 != nil }.compactMap(\.self))
  }
}
