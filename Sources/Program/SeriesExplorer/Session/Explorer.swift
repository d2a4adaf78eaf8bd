package import CivilDates
package import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// The data that a session explores.
package struct Explorer: Sendable {
  /// The data as the current state draws it, or nil if all levels are plain.
  package internal(set) var data: ChartData?
  /// The reader of data files for commands such as `timezone` and `browse`, or nil if files cannot be read.
  package var reader: (any DataReader)?
  /// The origin of the initial data, or nil if the data does not come from a file or standard input.
  package var origin: DataOrigin?
  /// The initial data, with all later samples from a followed file.
  var first: ChartData?
  var lastRead: DataSource?
  private var shown: DataSource?
  /// Whether dated levels must still be extended to cover new samples.
  private var isBehind = false
  /// The last search, which `find next` repeats.
  var lastSearch: Search?
  /// The known scales, which are cached because computing a scale reads the whole series.
  private(set) var scales: [CalendarUnit: [DrawnColumn: LevelScale?]] = [:]
  /// The rule for running totals in the state that is shown.
  private var cumulate = CumulateRule.off

  init(_ data: ChartData? = nil) {
    self.data = data
    first = data
  }

  private mutating func show(_ state: ExplorerState) {
    let drawing = state.drawing
    if cumulate != drawing.cumulate { (cumulate, scales) = (drawing.cumulate, [:]) }
    if shown === state.source, let data, data.aggregates == drawing.aggregates,
      data.calendar == data.calendar(for: drawing)
    {
      return
    }
    data = (state.source?.data ?? first)?.drawn(as: drawing)
    shown = state.source
    scales = [:]
  }

  /// Returns the scale of a column on a level, or nil if no bar has a value.
  mutating func scale(of drawn: DrawnColumn, on unit: CalendarUnit) -> LevelScale? {
    guard let data, let barUnit = data.calendar.barUnit(of: unit) else { return nil }
    if let scale = scales[unit]?[drawn] { return scale }
    let aggregate = data.aggregate(ofColumn: drawn.column)
    // The greatest running total is the total of a page.
    let range = data.column(drawn).barRange(
      of: aggregate, per: cumulate == .on && aggregate.isAmount ? unit : barUnit, on: unit,
      calendar: data.calendar)
    let scale = range.map { LevelScale($0, aggregate) }
    scales[unit, default: [:]][drawn] = .some(scale)
    return scale
  }
}

extension Explorer: SessionContent {
  /// While content moves, postpones extending the levels, to avoid disturbing the user.
  package mutating func catchUp(with state: inout SessionState, isOther: Bool) -> Bool {
    show(state.explored)
    guard isBehind || isOther, let data else { return false }
    isBehind = state.pager.phase != .settled
    if !isBehind { state.cover(data) }
    return true
  }

  package func extend(_ beginning: inout SessionState) {
    if let first { beginning.cover(first) }
  }

  package var end: CivilTime? { data?.span?.upperBound }

  package func period(of text: String, in calendar: CivilCalendar) -> Range<CivilTime>? {
    data.flatMap { DateFormat.period(of: text, like: $0.report.dateFormat, in: calendar) }
  }

  /// If there is data, refuses to add a level with the name of a unit, because that level would have numbered pages.
  package func refusal(ofLevel name: String, among labels: [LevelLabel]) -> String? {
    let unit = CalendarUnit.levels.first { $0.rawValue == name.lowercased() }
    guard data != nil, let unit else { return nil }
    if labels.units.contains(unit) {
      return "There is already a level '\(unit)'. For numbered pages, choose another name."
    }
    return "The data has no level '\(unit)' yet. To add it: levels \((labels.units + [unit]).list)"
  }

  package func command(meantBy word: String) -> String? {
    data?.names.name(word).map { "value \(Wording.quoting($0))" }
      ?? data?.seriesNames.name(word).map { "series \(Wording.quoting($0))" }
      // The words 'max' and 'min' may refer to a bar instead.
      ?? (Search.extreme(meantBy: word.keyword) == nil ? Aggregate(spelling: word) : nil)
      .map { "aggregate \($0)" }
  }

  package func message(onUnknown word: String) -> String? {
    let options = ["day-start": "--day-start 04:00", "year-start": "--year-start july"]
    if let option = options[word.keyword] {
      return "'\(word.excerpt)' is an option. Start with: crosspager FILE \(option)"
    }
    return Search.extreme(meantBy: word.keyword).map { search in
      "Unknown command '\(word.excerpt)'. On this page: bar \(search.spelling). "
        + "On all pages: find \(search.spelling)"
    }
  }

  /// Returns the report of a page, or nil if the page is not dated.
  package mutating func page(
    at position: Position, in state: SessionState, display: DisplayReport?
  ) -> (any Report)? {
    guard let data, let page = state.datedPage(at: position) else { return nil }
    let drawing = state.drawing
    var charts = state.drawnColumns(of: data).enumerated().map { index, drawn in
      let (series, aggregate) = (data.column(drawn), data.aggregate(ofColumn: drawn.column))
      let summary = state.summary(of: page, series, in: data)
      let isCumulated = state.cumulates(series.name, of: data)
      let grid = data.calendar.hasDayBars ? CellGrid(summary, in: data.calendar) : nil
      // A single outlier would give almost all cells the lightest shade.
      let isRobust = grid != nil && drawing.scale == .auto
      return ChartReport(
        page: summary, column: drawn, wording: ValueWording(of: data, drawn.column),
        scale: scale(for: summary, of: drawn, isRobust ? .robust : drawing.scale),
        style: drawing.style, running: page.runningBar(of: series),
        // The arrow under the first chart marks the bars in all charts.
        bar: index == 0 ? state.barReport(of: position, in: data) : nil,
        other: state.comparisonReport(of: position, drawn, in: data),
        notes: index == 0 ? page.notes(among: state.notes, of: series) : [],
        goal: drawing.goal.column == drawn.column.keyword
          && (drawing.goal.unit == (isCumulated ? page.level.unit : page.level.barUnit)
            || !aggregate.isAmount)
          ? drawing.goal.value : nil,
        // A running total is smooth already, and a calendar has no line.
        means: isCumulated || grid != nil
          ? nil : drawing.smoothing.count.map { ($0, page.means(of: series, aggregate, over: $0)) },
        isCumulated: isCumulated, grid: grid)
    }
    charts.shareScales()
    let neighbors = (display?.pages ?? []).filter { !$0.isCurrent }.map(\.place)
    return ChartPage(place: state.place(position), charts: charts, neighbors: neighbors)
  }

  mutating func scale(
    for page: PageSummary, of drawn: DrawnColumn, _ rule: ScaleRule
  ) -> PageScale {
    if rule == .page { return PageScale(rule: .page) }
    return scale(of: drawn, on: page.unit)?.scale(rule) ?? PageScale(rule: .level)
  }
}

extension Session {
  package var explorer: Explorer {
    get { content as? Explorer ?? Explorer() }
    set { content = newValue }
  }

  package var chartData: ChartData? { explorer.data }

  /// Creates a session that starts with a scene and can explore data.
  package init(scene: Scene, storage: any Storage, tellsEvents: Bool = false) {
    self.init(
      state: scene.state, content: scene.content as? Explorer ?? Explorer(), grammar: .explorer,
      storage: storage, tellsEvents: tellsEvents)
    sceneName = scene.name
  }

  /// Replaces the data and extends dated levels to cover the new samples. Each level keeps its page or,
  /// under `set follow on`, goes from the last page to the new last page. `undo` does not remove new samples.
  ///
  /// - Parameter data: The data with all old and new samples.
  /// - Complexity: O(levels)
  package mutating func update(_ data: ChartData) {
    var (explorer, data) = (explorer, data)
    // The bars keep the unit that the first samples determined.
    if let first = explorer.first { data.calendar.dataUnit = first.calendar.dataUnit }
    (explorer.first, explorer.data) = (data, nil)
    _ = explorer.catchUp(with: &state, isOther: true)
    self.explorer = explorer
    updateDisplay()
  }

  /// Computes the scales of the drawn columns on all levels, so that drawing another level need not read the whole
  /// series.
  ///
  /// - Complexity: O(levels × *n*) for *n* bars in the series, and O(levels) if the scales are known.
  package mutating func prepareScales() {
    guard let chartData, state.drawing.scale != .page else { return }
    let drawn = state.drawnColumns(of: chartData)
    for unit in state.labels.units {
      for column in drawn { _ = explorer.scale(of: column, on: unit) }
    }
  }
}
