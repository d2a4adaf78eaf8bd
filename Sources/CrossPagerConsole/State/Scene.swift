public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import PageHosts

/// The initial state of a session: levels with their names, titles, dates and rules.
public struct Scene: Sendable {
  var state: SessionState
  /// The data of dated levels, or nil if all levels are plain.
  public private(set) var chartData: ChartData?

  /// A level of a scene.
  struct SceneLevel {
    var label: LevelLabel
    var count: Int
    /// The initial page, or nil to use the level's start rule.
    var page: Int?
    var rules = LevelRules()
  }

  init(
    _ levels: [SceneLevel], rules: SceneRules = SceneRules(),
    newLevelRules: LevelRules = LevelRules(), current: Int = 0
  ) {
    state = SessionState(
      pager: Pager(
        levels: levels.map {
          Level(
            count: $0.count, page: $0.page, rules: $0.rules,
            spans: $0.label.dated?.spans ?? .plain)
        }, rules: rules.pager, newLevelRules: newLevelRules, currentLevel: current),
      labels: levels.map(\.label), hosting: rules.hosting, scale: rules.scale)
  }

  /// Creates levels with numbered pages from the value of `--levels`, such as `day=5,week=5`.
  public init(levels text: String) throws(Problem) {
    var levels: [SceneLevel] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let mark = item.lastIndex(of: "="),
        let count = WholeNumber.count(String(item[item.index(after: mark)...]), least: 0)
      else {
        throw .notALevel(String(item))
      }
      levels.append(SceneLevel(label: LevelLabel(name: String(item[..<mark])), count: count))
    }
    self.init(levels)
    try checkNames()
  }

  /// Creates dated levels that cover all series.
  ///
  /// The first level starts on its newest page with at least half as many bars as a typical page. The other levels
  /// start on the corresponding pages. All levels have the start rule `last`.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, without duplicates, in any order. If nil, the units are chosen to suit the
  ///     first column.
  ///   - follows: Whether more samples will arrive. In this case, all levels start on their last pages and follow new
  ///     pages.
  public init(
    _ data: ChartData, units: [CalendarUnit]? = nil, follows: Bool = false
  ) throws(Problem) {
    guard let drawn = data.columns.first, let span = data.span else {
      throw .noSamples(source: data.report.source)
    }
    let dated = (units?.sorted() ?? drawn.levelUnits(in: data.calendar, isGrowing: follows)).map {
      DatedLevel(unit: $0, calendar: data.calendar, covering: span)
    }
    self.init(
      dated.map { level in
        SceneLevel(
          label: LevelLabel(name: level.unit.rawValue, pages: .dated(level)), count: level.count,
          rules: LevelRules(start: .last, follow: follows ? .on : .off))
      })
    if !follows, let level = dated.first,
      let page = level.newestFullPage(by: drawn.pageFill(of: level.unit, in: level.calendar))
    {
      state.pager.apply(.page(page))
      for level in dated.indices { state.pager.apply(.align(level: level)) }
    }
    chartData = data
    state.value = drawn.name
    state.series = data.firstSeries
    state.aggregate = data.aggregate
    state.firstWeekday = data.calendar.firstWeekday
    try checkNames()
  }

  /// Shows or skips pages without values in dated levels.
  public mutating func set(_ gaps: GapsRule) {
    if let chartData { state.set(gaps, for: chartData) }
  }

  /// Sets whether content moves over time at the prompt.
  public mutating func set(_ motion: MotionRule) { state.prompt.motion = motion }

  /// Throws if a name is invalid or two levels have the same name.
  func checkNames() throws(Problem) {
    var seen: Set<String> = []
    for name in state.labels.map(\.name) {
      guard LevelLabel.isValid(name: name) else {
        throw .notAName(name)
      }
      guard seen.insert(name).inserted else {
        throw .nameTwice(name)
      }
    }
  }

  /// Sets the start page of every level to a page given by a rule, an index or a date.
  public mutating func start(at text: String) throws(Problem) {
    if let rule = StartRule(spelling: text) {
      // A rule also applies to levels added later. A date applies only to dated levels.
      state.setForAllLevels(.start(rule))
    }
    for level in state.labels.indices {
      state.apply(.setLevelRule(.start(try startRule(text, level: level)), level: level))
    }
    state.forgetAll()
  }

  private func startRule(_ text: String, level: Int) throws(Problem) -> StartRule {
    let label = state.labels[level]
    if let dated = label.dated, text.count >= 4, WholeNumber.index(text) == nil || text.count == 4,
      let period = dated.calendar.span(ofKey: text)
    {
      guard let page = dated.page(in: period) else {
        throw .startOutside(text, level: label.name, pages: dated)
      }
      return .page(page)
    }
    guard let rule = StartRule(spelling: text) else {
      throw .notAStart(text)
    }
    return rule
  }
}
