import CivilDates
import CrossPager
public import CrossPagerConsole
import CrossPagerSeries
import MessageWords

extension Grammar {
  /// The commands and settings of the program.
  public static let explorer = Grammar(
    commands: CommandTable.entries, settings: RuleTable.all)
}

extension CommandTable {
  /// All commands, in the order used in the help.
  package static let entries: [CommandEntry] = {
    let reports = looking.map { $0.name == "levels" ? levels : $0 } + [data]
    let shortForms = ([RuleTable.aggregate] + RuleTable.calendar).compactMap(\.shortForm)
    let tables = [
      moving, jumping, aligning, gestures, undoing, editing, rules, reports, values, splitting,
      saving, exporting, recording, session, bars, comparing, finding, marking, shortForms, reading,
    ]
    return Array(tables.joined())
  }()
}

extension RuleTable {
  fileprivate static let all = entries + [style, gaps, aggregate] + calendar

  /// The settings without a command of their own, in the order of the help.
  package static let entries = model + [scale] + prompt

  private static let scale: SettingEntry = .state(
    "scale", \.drawing.scale, "The scale of the charts",
    "With 'level', all pages of a level share one scale, so that you can compare them. With 'page', each page has its "
      + "own scale. With 'robust', the scale of a level fits 99 of 100 bars. Longer bars are clipped and end in "
      + "arrows and their values. 'auto' selects the first of 'level', 'robust' and 'page' with which three in four "
      + "pages fill at least half of the chart's height. In a split, charts of one unit share a scale.",
    saving: .inScenes)

  private static let style: SettingEntry = .state(
    "style", \.drawing.style, "Draw bars or lines",
    "With 'line', a line connects the values of a page, with a gap where a value is missing. 'auto' draws lines for "
      + "means, and bars for other aggregates. Compared pages always have bars.",
    isShown: { $0.chartData != nil },
    work: { rule in Work { try $0.set("style \(rule)", \.style, to: rule) } })

  static let gaps: SettingEntry = .state(
    "gaps", \.drawing.gaps, "Show or skip pages without values",
    "With 'skip', dated levels have pages only for units of time with a value in any column, so that trading days "
      + "follow each other. Every level stays on its page or goes to the nearest one.",
    command: SettingEntry.ShortForm(
      group: .values, examples: ["gaps skip"], synonyms: ["holidays", "weekends", "blank"]),
    isShown: { $0.chartData != nil },
    work: { rule in
      Work { session in
        try session.set("gaps \(rule)", \.gaps, to: rule) { state, data in
          state.set(rule, for: data)
        }
      }
    })

  fileprivate static let aggregate: SettingEntry = .state(
    "aggregate", \.drawing.aggregate, "Choose what the bars show",
    "A bar shows the mean, sum, minimum, maximum or count of its values, the last value, or the rise. The rise is the "
      + "sum of the steps from each value to the next. A fall of a tenth or more is a reset and adds the new value. "
      + "Only the drawn column changes. By default, amounts show the sum, balances the last value, meters the rise and "
      + "other columns the mean.",
    saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["aggregate sum"],
      synonyms: ["average", "total", "maximum", "minimum", "height"])
  ) { aggregate in
    Work { try $0.set("aggregate \(aggregate)", \.aggregate, to: aggregate) }
  }

  fileprivate static let calendar = [firstWeekday, dayStart, yearStart]

  private static let firstWeekday: SettingEntry = .state(
    "first-weekday", \.drawing.calendar.firstWeekday, "Set the first day of the week",
    "Every level stays on its date.",
    parameter: .word(
      "DAY", "a day of the week, such as 'monday'", .choice(Weekday.spellings),
      among: Weekday.spellings, Weekday.init(name:)), saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["first-weekday sunday"],
      synonyms: ["weekday", "weekstart", "sunday"])
  ) { weekday in
    Work {
      try $0.setCalendar("first-weekday \(weekday)", \.calendar.firstWeekday, to: weekday)
    }
  }

  private static let dayStart: SettingEntry = .state(
    "day-start", \.drawing.dayStart, "Set the hour at which days begin",
    "An earlier time belongs to the day before. Weeks and longer units begin at this hour, too. Hours keep their "
      + "times, and dates without a time keep their days. Every level stays on its date.",
    parameter: .word(
      "HOUR", "a whole hour from 00:00 to 23:00, such as '04:00'", .choice(DayStart.spellings),
      among: DayStart.spellings, DayStart.init(text:)), saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["day-start 04:00"],
      synonyms: ["night", "shift", "midnight", "hour"])
  ) { start in
    Work { try $0.setCalendar("day-start \(start.spelling)", \.dayStart, to: start) }
  }

  private static let yearStart: SettingEntry = .state(
    "year-start", \.drawing.calendar.yearStart, "Set the month with which years begin",
    "A year has the number of the calendar year in which it begins, and a title such as 2015/16. Its first quarter "
      + "is its first three months. Decades and centuries consist of such years. Every level stays on its key.",
    parameter: .word(
      "MONTH", "a month, such as 'july' or 7", .choice(Month.spellings), among: Month.spellings,
      Month.init(text:)), saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["year-start july"],
      synonyms: ["fiscal", "financial", "school", "season", "july"])
  ) { month in
    Work { try $0.setCalendar("year-start \(month)", \.calendar.yearStart, to: month) }
  }
}

extension Session {
  /// Sets a part of the calendar. Every level stays on its date. Dates without times fix the day start, and years without
  /// months the year start.
  fileprivate mutating func setCalendar<Value: Equatable>(
    _ setting: String, _ path: WritableKeyPath<DrawingSettings, Value>, to value: Value
  ) throws(Refusal) -> Answer {
    var drawing = state.drawing
    drawing[keyPath: path] = value
    if let chartData {
      let possible = chartData.calendar(following: drawing.calendar)
      if possible.following(drawing.calendar) != possible {
        let dates = possible.dayStart == drawing.calendar.dayStart ? "years" : "dates without times"
        throw .unsuitable(
          "'\(chartData.report.source.pathExcerpt)' has \(dates), which keep the start with which they were read. "
            + "To read them with another start: crosspager FILE --\(setting)")
      }
    }
    return try set(setting, path, to: value) { state, data in
      state.set(drawing.calendar, for: data)
    }
  }

  /// Sets what the charts show.
  ///
  /// - Parameters:
  ///   - setting: The description of the change.
  ///   - body: Makes the change, if it does more than set the value.
  mutating func set<Value: Equatable>(
    _ setting: String, _ path: WritableKeyPath<DrawingSettings, Value>, to value: Value,
    _ body: (inout SessionState, ChartData) -> Void = { _, _ in }
  ) throws(Refusal) -> Answer {
    let data = chartData
    return try change { state, change throws(Refusal) in
      guard let data else { throw .ignored(.noDates) }
      if state.drawing[keyPath: path] == value { throw .ignored(.alreadyThere) }
      body(&state, data)
      state.drawing[keyPath: path] = value
      change.setting = setting
      return .changed()
    }
  }
}
