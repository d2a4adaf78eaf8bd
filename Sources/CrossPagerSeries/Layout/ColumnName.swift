/// Hints about a column's cells, derived from the column's name.
struct ColumnName {
  /// The parts of a date, from the longest to the shortest, each with a date-format field.
  enum Part: String {
    case year = "YYYY"
    case quarter = "Q"
    case month = "M"
    case week = "ww"
    case dayOfYear = "DDD"
    case day = "D"
    case hour = "h"
    case minute = "m"
    case second = "s"
  }

  /// The part of a date that the name refers to; nil for other names.
  let part: Part?
  /// Whether the column probably contains times, like a column named `time`, `start_date`, `Timestamp (UTC)` or `ds`.
  let isOfTime: Bool
  /// Whether the column probably contains times of day, like a column named `Time (UTC)` or `hour`.
  let isTimeOfDay: Bool
  /// Whether the column is likely to contain dates or years, as the name `Date` or `decimal year` suggests.
  let isOfDate: Bool
  let name: String
  /// The name's runs of letters and digits.
  let words: [Substring]

  /// Interprets the first 200 Unicode scalars of a name.
  init(_ name: String) {
    let name = String(name.unicodeScalars.prefix(200)).lowercased()
    let words = name.split { !$0.isLetter && !$0.isNumber }
    self.name = name
    self.words = words
    part = Self.parts[name]
    isOfTime = words.contains { word in
      Self.wordsOfTime.contains(word) || Self.endingsOfTime.contains(where: word.hasSuffix)
    }
    isOfDate = words.contains { Self.wordsOfYear.contains($0) || $0.hasSuffix("date") }
    isTimeOfDay = part == .hour || words.first.map(Self.wordsOfTimeOfDay.contains) == true
  }

  private static let parts: [String: Part] = [
    "year": .year, "yr": .year, "yyyy": .year, "yy": .year,
    "quarter": .quarter, "qtr": .quarter,
    "week": .week, "wk": .week, "isoweek": .week, "iso_week": .week, "week_number": .week,
    "week number": .week, "doy": .dayOfYear, "yday": .dayOfYear, "jday": .dayOfYear,
    "day of year": .dayOfYear, "day_of_year": .dayOfYear, "dayofyear": .dayOfYear,
    "month": .month, "mon": .month, "mo": .month, "mnth": .month,
    "day": .day, "dy": .day, "dd": .day, "date_of_month": .day, "date of month": .day,
    "day_of_month": .day, "day of month": .day, "dayofmonth": .day, "mday": .day, "dom": .day,
    "hour": .hour, "hr": .hour, "hrs": .hour, "hh": .hour,
    "minute": .minute, "min": .minute, "mi": .minute,
    "second": .second, "sec": .second, "ss": .second,
    "jahr": .year, "quartal": .quarter, "monat": .month, "kalenderwoche": .week, "woche": .week,
    "stunde": .hour, "sekunde": .second,
  ]

  /// The names of date parts in files with a column named `Jahr`. In other files, `tag` means a label and `kw` means
  /// kilowatts.
  private static let partsBesideJahr: [String: Part] = ["tag": .day, "kw": .week]

  private static let monthOrMinute = "mm"
  private static let wordsOfTime: Set<Substring> = ["epoch", "ts", "ds", "unix", "dt"]
  private static let wordsOfYear: Set<Substring> = ["year", "yr", "yyyy", "jahr"]
  private static let endingsOfTime = ["time", "date", "timestamp"]
  /// Words for the time of day in several languages.
  private static let wordsOfTimeOfDay: Set<Substring> = [
    "time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tid",
  ]

  /// Whether the name suggests dates or times.
  var standing: DateReading.Standing { isOfDate ? .dated : isOfTime ? .named : .unknown }

  /// Whether the column contains quarters, weeks or days of the year. If so, a column of years alone is not the
  /// complete date.
  var dividesYear: Bool { part.map { [.quarter, .week, .dayOfYear].contains($0) } == true }

  /// Whether the column probably contains the times at which rows were written, like a column named `LAST UPDATE` or
  /// `creationDate`.
  var isOfWriting: Bool {
    words.contains { word in Self.startsOfWriting.contains(where: word.hasPrefix) }
  }

  /// Whether the column probably contains lengths of time, like a column named `Duration` or `moving_time`.
  var isOfDurations: Bool { isOfPaces || words.contains(where: Self.wordsOfDuration.contains) }

  /// Whether the column probably contains minutes and seconds, like a column named `avg pace`.
  var isOfPaces: Bool { words.contains(where: Self.wordsOfPace.contains) }

  private static let wordsOfPace: Set<Substring> = ["pace", "split", "lap", "tempo"]
  /// Words for lengths of time in several languages.
  private static let wordsOfDuration: Set<Substring> = [
    "duration", "elapsed", "moving", "asleep", "awake", "spent", "length", "runtime", "uptime", "worked",
    "dauer", "laufzeit", "arbeitszeit", "durée", "duree", "duración", "duracion", "duração", "duracao", "durata",
    "duur", "kesto", "varighed", "varighet", "durasi",
  ]

  private static let startsOfWriting = ["updat", "lastupdat", "creat", "modif"]

  /// Whether the column probably numbers the rows, like a column named `id`. Pandas writes such a column without a name
  /// and reads it back as `Unnamed: 0`.
  var isIndex: Bool {
    ["", "id", "index", "row", "rownames"].contains(name)
      || name.hasPrefix("unnamed: ") && name.dropFirst(9).allSatisfy(\.isNumber)
  }

  /// The columns named after the parts of a date.
  ///
  /// The name `mm` means the month if there is a column of years but no other column of months, and the minute
  /// otherwise. The name `min` means a minimum if there is also a column named `max`. The names `Tag` and `KW` mean the
  /// day and the week if there is a column named `Jahr`.
  static func columnsOfParts(_ names: [ColumnName], among columns: [Int]) -> [Part: Int] {
    var found: [Part: Int] = [:]
    let hasMaximum = names.contains { $0.name == "max" }
    let isGerman = names.contains { $0.name == "jahr" }
    for column in columns {
      let name = names[column]
      guard let part = name.part ?? (isGerman ? partsBesideJahr[name.name] : nil),
        found[part] == nil, !(hasMaximum && name.name == "min")
      else { continue }
      found[part] = column
    }
    for column in columns where names[column].name == monthOrMinute {
      let part: Part = found[.year] != nil && found[.month] == nil ? .month : .minute
      if found[part] == nil { found[part] = column }
    }
    return found
  }
}
