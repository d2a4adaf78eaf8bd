import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries

extension CommandTable {
  static let levels = CommandEntry(
    "levels", .reports, .optional(.units),
    summary: "List the levels and all rules, or show levels for other units",
    details:
      "With UNIT, shows levels for these units of time and stays on the date of the current page. Levels that "
      + "remain keep their rules, and all but the current level keep their pages.",
    examples: ["levels", "levels month,quarter,year"],
    synonyms: ["list", "ls", "rules", "units", "quarter", "decade"]
  ) { units in
    units.map { units in Work { try $0.setLevels(units) } } ?? .report { LevelsReport(of: $0) }
  }
}

extension Parameter where Value == [CalendarUnit] {
  fileprivate static let units = Parameter(
    usage: "UNIT…", meaning: "one or more units, such as day,week,month",
    kind: .content(ContentWords("units") { text, _ in candidates(continuing: text) })
  ) { reader throws(LineError) in
    let names = CalendarUnit.levels.map(\.rawValue)
    var units: [CalendarUnit] = []
    for word in try reader.rest("a unit") {
      for name in word.text.split(separator: ",").map(String.init) {
        guard let unit = CalendarUnit.levels.first(where: { $0.rawValue == name.keyword }) else {
          let expected = "a unit. Units: \(names.joined(separator: ", "))"
          throw reader.error(Word(text: name, range: word.range), expected, among: names)
        }
        units.append(unit)
      }
      if units.isEmpty { throw reader.error(word, "a unit", among: names) }
    }
    return units
  }

  /// Returns one candidate for each unit that is not among the typed units, such as `day,week` for `day,`.
  private static func candidates(continuing text: String) -> [Candidate] {
    let typed = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let units = CalendarUnit.levels.map(\.rawValue).filter { !typed.contains(Substring($0)) }
    return units.map { unit in
      Candidate((typed.map(String.init) + [unit]).joined(separator: ","), label: unit)
    }
  }
}

extension [CalendarUnit] {
  /// The units as an argument to `levels`.
  var list: String { Set(self).sorted().map(\.rawValue).joined(separator: ",") }
}

extension Session {
  fileprivate mutating func setLevels(_ units: [CalendarUnit]) throws(Refusal) -> Answer {
    let setting = "levels \(units.list)"
    let data = chartData
    // The finest level may need shorter bars than the data has. If so, the file is read again.
    if let finest = units.min(), let bars = finest.finer,
      let resolution = data?.columns.map(\.resolution).max(), bars < resolution
    {
      guard var request = dataRequest else {
        throw .unsuitable(
          "The data is summarized by \(resolution). To show \(finest)s, start with "
            + "--levels \(units.list)")
      }
      request.resolution = bars
      return try show(request, setting) { state, data throws(Refusal) in
        state.cover(data)
        try state.set(units, for: data)
      }
    }
    return try change { state, change throws(Refusal) in
      guard let data else { throw .ignored(.noDates) }
      change.setting = setting
      try state.set(units, for: data)
      return .changed()
    }
  }
}
