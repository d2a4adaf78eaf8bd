public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// The start of a session: levels with their names, titles, dates and rules.
public struct Scene: Sendable {
  var state: SessionState
  /// The data that dated levels show.
  public private(set) var chartData: ChartData?

  /// A level of a scene.
  struct SceneLevel {
    var label: LevelLabel
    var count: Int
    /// The page it starts on, or nil to start where its rules say.
    var page: Int?
    var rules = LevelRules()
  }

  init(
    _ levels: [SceneLevel], rules: PagerRules = PagerRules(),
    newLevelRules: LevelRules = LevelRules(), scale: ScaleRule = .level, current: Int = 0
  ) {
    state = SessionState(
      pager: Pager(
        levels: levels.map {
          Level(
            count: $0.count, page: $0.page, rules: $0.rules,
            spans: $0.label.dated?.spans ?? .every(1))
        }, rules: rules,
        newLevelRules: newLevelRules, currentLevel: current),
      labels: levels.map(\.label), scale: scale)
  }

  /// Creates plain levels with numbered pages from the value of `--levels`, such as `day=5,week=5`.
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

  /// Creates dated levels over all series, on the newest page of the finest unit.
  ///
  /// - Parameter units: The units of the levels, each once, in any order.
  public init(_ data: ChartData, units: [CalendarUnit]) throws(Problem) {
    guard let span = data.span else {
      throw .noSamples(source: data.report.source)
    }
    self.init(
      units.sorted().map { unit in
        let level = DatedLevel(unit: unit, calendar: data.calendar, covering: span)
        return SceneLevel(
          label: LevelLabel(name: unit.rawValue, pages: .dated(level)), count: level.count,
          rules: LevelRules(start: .last))
      })
    chartData = data
    state.value = data.columns.first?.name
    state.series = data.firstSeries
    try checkNames()
  }

  /// Throws if two levels have the same name.
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

  /// Starts every level where a rule says or on a date.
  public mutating func start(at text: String) throws(Problem) {
    if let rule = StartRule(spelling: text) {
      // The rule is also for levels added later. A date below is for the dated levels only.
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
