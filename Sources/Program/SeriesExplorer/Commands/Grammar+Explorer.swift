import CivilDates
import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension Grammar {
  /// The commands and settings of the program.
  package static let explorer = Grammar(
    commands: CommandTable.entries, settings: RuleTable.all)
}

extension CommandTable {
  /// All commands, in the order used in the help.
  package static let entries: [CommandEntry] = {
    let reports = looking.map { $0.name == "levels" ? levels : $0 } + [data]
    let measuring = RuleTable.measuring.compactMap(\.shortForm)
    let shortForms = [RuleTable.aggregate, RuleTable.firstWeekday].compactMap(\.shortForm)
    let tables = [
      moving, jumping, aligning, gestures, undoing, editing, rules, reports, values, [split],
      saving, [export], recording, session, bars, [RuleTable.style].compactMap(\.shortForm),
      measuring, noting, [compare, profile], finding, marking, shortForms, reading,
    ]
    return Array(tables.joined())
  }()
}

extension RuleTable {
  fileprivate static let all = entries + [style, gaps, aggregate, firstWeekday] + measuring

  /// The settings without their own commands, in the order used in the help.
  package static let entries = model + [scale] + prompt

  private static let scale: SettingEntry = .state(
    "scale", \.drawing.scale, "The scale of the charts",
    "With 'level', all pages of a level share one scale, so that you can compare them. With 'page', each page has its "
      + "own scale. With 'robust', the scale of a level fits 99 of 100 bars. Longer bars are clipped, and each "
      + "ends in an arrow with its value. 'auto' selects 'level' if at least three in four pages then fill at least "
      + "half of the chart's height. Otherwise, it selects 'robust' on the same condition, or else 'page'. In a "
      + "split, charts with the same unit share a scale.",
    saving: .inScenes)

  static let style: SettingEntry = .state(
    "style", \.drawing.style, "Draw bars, lines or a calendar",
    "With 'line', a line connects the values of a page, with a gap where a value is missing. 'auto' draws lines for "
      + "means, and bars for other aggregates. Compared pages have bars instead of lines. With 'calendar', a month, a "
      + "quarter or a year is a calendar with a shaded cell for each day, which you can mark and enter like a bar.",
    command: SettingEntry.ShortForm(
      group: .bars, examples: ["style calendar"],
      synonyms: ["heatmap", "glance", "contributions", "shades", "days"]),
    isShown: { $0.chartData != nil }, work: drawing("style", \.style) { $0.set($1, for: $2) })

  static let gaps: SettingEntry = .state(
    "gaps", \.drawing.gaps, "Show or skip pages without values",
    "With 'skip', dated levels have pages only for units of time with a value in any column, so that trading days "
      + "follow each other. Every level stays on its page or goes to the nearest one.",
    command: SettingEntry.ShortForm(
      group: .values, examples: ["gaps skip"], synonyms: ["holidays", "weekends", "blank"]),
    isShown: { $0.chartData != nil }, work: drawing("gaps", \.gaps) { $0.set($1, for: $2) })

  fileprivate static let aggregate: SettingEntry = .state(
    "aggregate", \.drawing.aggregate, "Choose what the bars show",
    "A bar shows the mean, sum, minimum, maximum or count of its values, the last value, or the rise. The rise is the "
      + "sum of the steps from each value to the next. A fall of a tenth or more is a reset and adds the new value. "
      + "Only the drawn column changes. By default, amounts show the sum, balances the last value, meters the rise and "
      + "other columns the mean.",
    saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["aggregate sum"],
      synonyms: ["average", "total", "maximum", "minimum", "height"]),
    work: drawing("aggregate", \.aggregate))

  fileprivate static let firstWeekday: SettingEntry = .state(
    "first-weekday", \.drawing.calendar.firstWeekday, "Set the first day of the week",
    "Every level stays on its date. The options --day-start and --year-start set the hour at which days begin and the "
      + "month in which years begin.",
    parameter: .word(
      "DAY", "a day of the week, such as 'monday'", .choice(Weekday.spellings),
      among: Weekday.spellings, Weekday.init(name:)), saving: .elsewhere,
    command: SettingEntry.ShortForm(
      group: .reading, examples: ["first-weekday sunday"],
      synonyms: ["weekday", "weekstart", "sunday", "calendar", "fiscal", "night"]),
    work: drawing("first-weekday", \.calendar.firstWeekday) { state, weekday, data in
      var calendar = state.drawing.calendar
      calendar.firstWeekday = weekday
      state.set(calendar, for: data)
    })

  fileprivate static let measuring = [goal, smooth, cumulate]

  private static let goal: SettingEntry = .state(
    "goal", \.drawing.goal, "Draw a line at a goal",
    "The axis includes the goal, and a caption counts the bars that reach it. The goal applies to this column. If the "
      + "bars are amounts, it applies only to bars of this unit: a goal for days is not drawn on hours, months or running "
      + "totals.",
    parameter: Parameter(
      usage: "GOAL", meaning: "a number such as 8000 or 10k, or 'off'", kind: .choice(["off"])
    ) { reader throws(LineError) in
      let mark = reader.data?.report.decimalMark ?? .point
      return try reader.value("a number or 'off'") { text in
        text.keyword == "off"
          ? Goal() : Search.Number(text, mark: mark).map { Goal(value: $0.value) }
      }
    },
    command: SettingEntry.ShortForm(
      group: .bars, examples: ["goal 8000", "goal off"],
      synonyms: ["target", "threshold", "limit", "reach"]),
    isShown: { $0.state.drawing.goal.value != nil },
    work: { goal in
      Work { session in
        let (state, data) = (session.state, session.chartData)
        let level = state.datedPage(at: state.pager.position)?.level
        var goal = goal
        if goal.value != nil {
          guard let data, let level else { throw session.explained(.ignored(.noDates)) }
          let column = state.series(of: data).name
          goal.column = column.keyword
          goal.unit = state.cumulates(column, of: data) ? level.unit : level.barUnit
        }
        return try session.set("goal \(goal.number)", \.goal, to: goal)
      }
    })

  private static let smooth: SettingEntry = .state(
    "smooth", \.drawing.smoothing, "Draw a line of means over the bars",
    "Each point is the mean of the last COUNT bars, including bars of earlier pages. Later bars do not change it.",
    parameter: .word(
      "COUNT", "a number of bars from 2 to 1000, or 'off'", .choice(["off"]),
      Smoothing.init(spelling:)),
    command: SettingEntry.ShortForm(
      group: .bars, examples: ["smooth 7", "smooth off"],
      synonyms: ["moving", "rolling", "average", "trend"]),
    isShown: { $0.state.drawing.smoothing.count != nil },
    work: drawing("smooth", \.smoothing))

  private static let cumulate: SettingEntry = .state(
    "cumulate", \.drawing.cumulate, "Show running totals",
    "With 'on', a bar shows the total from the start of its page, even in a comparison. A missing bar stays missing.",
    command: SettingEntry.ShortForm(
      group: .bars, examples: ["cumulate on"], synonyms: ["running", "total", "cumulative"]),
    isShown: { $0.state.drawing.cumulate == .on },
    work: { rule in
      Work { session in
        let aggregate = session.chartData.map { data in
          data.aggregate(ofColumn: session.state.series(of: data).name)
        }
        if rule == .on, let aggregate, !aggregate.isAmount {
          throw Refusal.unsuitable(
            "The bars show '\(aggregate)', which has no running total. To show sums: aggregate sum")
        }
        return try session.set("cumulate \(rule.spelling)", \.cumulate, to: rule)
      }
    })
}

/// - Parameter body: Makes any changes besides setting the value.
private func drawing<Value: Spelled & Equatable>(
  _ name: String, _ path: any WritableKeyPath<DrawingSettings, Value> & Sendable,
  _ body: @escaping @Sendable (inout SessionState, Value, ChartData) -> Void = { _, _, _ in }
) -> @Sendable (Value) -> Work {
  { value in
    Work { session in
      try session.set("\(name) \(value.spelling)", path, to: value) { body(&$0, value, $1) }
    }
  }
}

extension Session {
  /// - Parameter body: Makes any changes besides setting the value.
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
