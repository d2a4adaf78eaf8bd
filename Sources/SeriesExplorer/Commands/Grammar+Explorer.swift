import CivilDates
import CrossPager
public import CrossPagerConsole

extension Grammar {
  /// The commands and settings of the program.
  public static let explorer = Grammar(
    commands: CommandTable.entries, settings: RuleTable.all)
}

extension CommandTable {
  /// All commands, in the order used in the help.
  package static let entries: [CommandEntry] = {
    let reports = looking.map { $0.name == "levels" ? levels : $0 } + [data]
    let shortForms = [RuleTable.aggregate, RuleTable.firstWeekday].compactMap(\.shortForm)
    let tables = [
      moving, jumping, aligning, gestures, undoing, editing, rules, reports, values, splitting,
      saving, exporting, recording, session, bars, [RuleTable.style].compactMap(\.shortForm),
      comparing, profiling, finding, marking, shortForms, reading,
    ]
    return Array(tables.joined())
  }()
}

extension RuleTable {
  fileprivate static let all = entries + [style, gaps, aggregate, firstWeekday]

  /// The settings without a command of their own, in the order of the help.
  package static let entries = model + [scale] + prompt

  private static let scale: SettingEntry = .state(
    "scale", \.drawing.scale, "The scale of the charts",
    "With 'level', all pages of a level share one scale, so that you can compare them. With 'page', each page has its "
      + "own scale. With 'robust', the scale of a level fits 99 of 100 bars. Longer bars are clipped and end in "
      + "arrows and their values. 'auto' selects the first of 'level', 'robust' and 'page' with which three in four "
      + "pages fill at least half of the chart's height. In a split, charts of one unit share a scale.",
    saving: .inScenes)

  static let style: SettingEntry = .state(
    "style", \.drawing.style, "Draw bars, lines or a calendar",
    "With 'line', a line connects the values of a page, with a gap where a value is missing. 'auto' draws lines for "
      + "means, and bars for other aggregates. Compared pages have bars instead of lines. With 'calendar', a month, a "
      + "quarter or a year is a calendar with a shaded cell for each day, which you can mark and enter like a bar.",
    command: SettingEntry.ShortForm(
      group: .bars, examples: ["style calendar"],
      synonyms: ["heatmap", "glance", "contributions", "shades", "days"]),
    isShown: { $0.chartData != nil },
    work: { rule in
      Work { session in
        try session.set("style \(rule)", \.style, to: rule) { state, data in
          state.set(rule, for: data)
        }
      }
    })

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

  fileprivate static let firstWeekday: SettingEntry = .state(
    "first-weekday", \.drawing.firstWeekday, "Set the first day of the week",
    "Every level stays on its date.",
    parameter: .word(
      "DAY", "a day of the week, such as 'monday'", .choice(Weekday.spellings),
      among: Weekday.spellings, Weekday.init(name:)), saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["first-weekday sunday"],
      synonyms: ["weekday", "weekstart", "sunday"])
  ) { weekday in
    Work { session in
      try session.set("first-weekday \(weekday)", \.firstWeekday, to: weekday) { state, data in
        state.set(weekday, for: data)
      }
    }
  }
}

extension Session {
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
