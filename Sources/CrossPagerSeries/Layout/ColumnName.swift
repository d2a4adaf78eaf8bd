/// What the name of a column says of its cells.
struct ColumnName {
  /// A part of a date, in the order in which parts make one.
  enum Part: CaseIterable {
    case year, month, day, hour, minute, second
  }

  /// The part of a date that the name is the word for.
  let part: Part?
  /// Whether a column of the name may be expected to hold times: `time`, `start_date`, `Timestamp (UTC)`, `ds`.
  let isOfTime: Bool
  /// Whether a column of the name may be expected to hold times of the day: `Time (UTC)`, `hour`.
  let isTimeOfDay: Bool
  private let name: String

  /// How many Unicode scalars of a name are read.
  private static let lengthLimit = 200

  /// Reads a name, or the beginning of a long one.
  init(_ name: String) {
    let isLong = name.utf8.count > Self.lengthLimit
    let name =
      (isLong ? String(name.unicodeScalars.prefix(Self.lengthLimit)) : name).lowercased()
    let words = Self.words(of: name)
    self.name = name
    part = Self.parts[name]
    isOfTime = words.contains { word in
      Self.wordsOfTime.contains(word) || Self.endingsOfTime.contains(where: word.hasSuffix)
    }
    isTimeOfDay = part == .hour || words.first.map(Self.wordsOfTimeOfDay.contains) == true
  }

  /// The runs of letters and digits, found in the bytes if the name is ASCII, as most are.
  private static func words(of name: String) -> [Substring] {
    let bytes = name.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return name.split { !$0.isLetter && !$0.isNumber }
    }
    return bytes.split { !(0x61...0x7A ~= $0 || 0x30...0x39 ~= $0) }.map(Substring.init)
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
  private static let endingsOfTime = ["time", "date", "timestamp"]
  /// Words for the time of day in the languages whose files are met most.
  private static let wordsOfTimeOfDay: Set<Substring> = [
    "time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tid",
  ]
  private static let divisionsOfYear: Set<String> = [
    "doy", "yday", "jday", "day of year", "day_of_year", "dayofyear", "week", "wk", "quarter",
    "qtr",
  ]

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
  static func columnsOfParts(_ names: [ColumnName], among columns: [Int]) -> [Int] {
    var found: [Part: Int] = [:]
    let hasMaximum = names.contains { $0.name == "max" }
    for column in columns {
      let name = names[column]
      guard let part = name.part, found[part] == nil, !(hasMaximum && name.name == "min") else {
        continue
      }
      found[part] = column
    }
    for column in columns where names[column].name == monthOrMinute {
      let part: Part = found[.year] != nil && found[.month] == nil ? .month : .minute
      if found[part] == nil { found[part] = column }
    }
    return Array(Part.allCases.map { found[$0] }.prefix { $0 != nil }.compactMap(\.self))
  }
}
