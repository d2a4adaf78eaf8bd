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

  let part: Part?
  /// Whether the column probably contains times, like a column named `time`, `start_date`, `Timestamp (UTC)` or `ds`.
  let isOfTime: Bool
  /// Whether the column probably contains times of day, like a column named `Time (UTC)` or `hour`.
  let isTimeOfDay: Bool
  /// Whether the column is likely to contain dates or years, as the name `Date` or `decimal year` suggests.
  let isOfDate: Bool
  /// Whether the name is in a language other than English.
  let isForeign: Bool
  let name: String
  private let meanings: [DateWords.Meaning]
  let words: [Substring]

  init(_ name: String) {
    let name = String(name.unicodeScalars.prefix(200)).lowercased()
    let words = name.split { !$0.isLetter && !$0.isNumber }
    self.name = name
    self.words = words
    let plain = String(name.withoutAccents.map { $0 == "_" ? " " : $0 })
    // Short names in other languages often mean something else.
    func meanings(_ word: String) -> [DateWords.Meaning] {
      (DateWords.meanings[word] ?? []).filter { $0.isEnglish || word.utf8.count > 3 }
    }
    self.meanings = DateWords.meanings[plain] ?? []
    part = meanings(plain).lazy.compactMap(\.part).first
    let known = meanings(plain) + plain.split { !$0.isLetter }.flatMap { meanings(String($0)) }
    isForeign = known.contains { !$0.isEnglish } || plain.contains { !$0.isASCII }
    isOfTime =
      part == .month || known.contains { $0.part == nil }
      || words.contains { word in
        Self.wordsOfTime.contains(word) || Self.endingsOfTime.contains(where: word.hasSuffix)
      }
    isOfDate = known.contains { $0.part == .year } || words.contains { $0.hasSuffix("date") }
    isTimeOfDay = part == .hour || words.first.map(Self.wordsOfTimeOfDay.contains) == true
  }

  private static let monthOrMinute = "mm"
  private static let wordsOfTime: Set<Substring> = ["epoch", "ts", "ds", "unix", "dt"]
  private static let endingsOfTime = ["time", "date", "timestamp"]
  private static let wordsOfTimeOfDay: Set<Substring> = [
    "time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tid", "klo", "kello",
    "godzina", "hodina", "saat", "jam", "время", "เวลา", "时间", "時刻", "시간",
  ]

  var standing: DateReading.Standing { isOfDate ? .dated : isOfTime ? .named : .unknown }

  /// Whether this column divides the year, so that a column of years alone is not the complete date.
  var dividesYear: Bool { part.map { [.quarter, .week, .dayOfYear].contains($0) } == true }

  /// Whether the column probably contains times other than the times of the rows, such as the times when the rows were
  /// written, as in `LAST UPDATE`, or when something ends, as in `expires`.
  var isOfOtherTimes: Bool {
    words.contains { word in
      Self.wordsOfOtherTimes.contains(word)
        || Self.startsOfOtherTimes.contains(where: word.hasPrefix)
    }
  }

  /// Whether the column probably contains lengths of time, like a column named `Duration` or `moving_time`.
  var isOfDurations: Bool { isOfPaces || words.contains(where: Self.wordsOfDuration.contains) }

  /// Whether the column probably contains minutes and seconds, like a column named `avg pace`.
  var isOfPaces: Bool { words.contains(where: Self.wordsOfPace.contains) }

  var isOfDistances: Bool { words.contains(where: Self.wordsOfDistance.contains) }

  private static let wordsOfDistance: Set<Substring> = [
    "distance", "km", "miles", "distanz", "distancia", "distanza", "afstand", "matka",
  ]
  private static let wordsOfPace: Set<Substring> = ["pace", "split", "lap", "tempo"]
  private static let wordsOfDuration = Set(
    """
    duration elapsed moving asleep awake sleep rem schlaf spent length runtime uptime worked dauer laufzeit \
    arbeitszeit durée duree duración duracion duração duracao durata duur kesto varighed varighet durasi
    """.split(separator: " "))

  private static let startsOfOtherTimes = [
    "updat", "lastupdat", "creat", "modif", "expir", "birth",
  ]
  private static let wordsOfOtherTimes: Set<Substring> = ["end", "ends", "exp", "due", "next"]

  /// Whether the column probably contains row numbers. Pandas reads its unnamed column of row numbers as `Unnamed: 0`.
  var isIndex: Bool {
    ["", "id", "index", "row", "rownames"].contains(name)
      || name.hasPrefix("unnamed: ")
  }

  /// Returns the columns named after the parts of a date.
  ///
  /// The name `mm` means the month if there is a column of years but no other column of months, and the minute
  /// otherwise. The name `min` means a minimum if there is also a column named `max`. Short names in other languages,
  /// such as `Tag`, `KW` and `Mes`, mean a part of a date if another name is in the same language.
  static func positionsOfParts(_ names: [ColumnName], among positions: [Int]) -> [Part: Int] {
    var found: [Part: Int] = [:]
    let hasMaximum = names.contains { $0.name == "max" }
    let languages = names.flatMap { Set($0.meanings.map(\.language)) }
      .reduce(into: [:]) { counts, language in counts[language, default: 0] += 1 }
    for position in positions {
      let name = names[position]
      guard
        let part = name.part ?? name.meanings.first(where: { languages[$0.language] != 1 })?.part,
        found[part] == nil, !(hasMaximum && name.name == "min")
      else { continue }
      found[part] = position
    }
    for position in positions where names[position].name == monthOrMinute {
      let part: Part = found[.year] != nil && found[.month] == nil ? .month : .minute
      if found[part] == nil { found[part] = position }
    }
    return found
  }
}
