import CrossPager
public import CrossPagerTimeline

/// What a session begins with: levels with their names, titles, dates and rules.
public struct Scene: Sendable {
  var state: Session.State
  /// What dated levels are drawn from.
  public private(set) var chartData: ChartData?

  /// A level of a scene.
  struct SceneLevel {
    var label: LevelLabel
    var count: Int
    var rules = LevelRules()
  }

  /// A scene that cannot be made, in one sentence.
  public struct Problem: Error, Hashable, Sendable {
    public var message: String
  }

  init(
    _ levels: [SceneLevel], rules: PagerRules = PagerRules(),
    newLevelRules: LevelRules = LevelRules(), scale: ScaleRule = .level, current: Int = 0
  ) {
    state = Session.State(
      pager: Pager(
        levels: levels.map { Level(count: $0.count, rules: $0.rules) }, rules: rules,
        newLevelRules: newLevelRules, current: current),
      labels: levels.map(\.label), scale: scale)
  }

  /// Plain levels with numbered pages, as `--levels` gives them: `day=5,week=5`.
  public init(levels text: String) throws(Problem) {
    var levels: [SceneLevel] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let mark = item.lastIndex(of: "="),
        let count = Arguments.count(String(item[item.index(after: mark)...]), least: 0)
      else {
        throw Problem(
          message: "'\(item)' is not a level, allowed is NAME=COUNT with a count from 0 through "
            + "\(Track.maximumCount).")
      }
      levels.append(SceneLevel(label: LevelLabel(name: String(item[..<mark])), count: count))
    }
    self.init(levels)
    try checkNames()
  }

  /// Dated levels over all of a series, standing on the newest page of the finest unit.
  ///
  /// - Parameter units: put in order from the finest; each once.
  public init(_ data: ChartData, units: [CalendarUnit]) throws(Problem) {
    guard let span = data.series.span else {
      throw Problem(message: "'\(data.report.source)' has no samples, at least one is needed.")
    }
    self.init(
      units.sorted().map { unit in
        let level = DatedLevel(unit: unit, calendar: data.calendar, covering: span)
        return SceneLevel(
          label: LevelLabel(name: unit.rawValue, pages: .dated(level)), count: level.count,
          rules: LevelRules(start: .last))
      })
    chartData = data
    try checkNames()
  }

  /// Throws unless every level has a name of its own.
  func checkNames() throws(Problem) {
    var seen: Set<String> = []
    for name in state.labels.map(\.name) {
      guard LevelLabel.isValid(name: name) else {
        throw Problem(message: "'\(name)' is no name for a level, allowed is any text but 'all'.")
      }
      guard seen.insert(name).inserted else {
        throw Problem(message: "Level '\(name)' is named twice, each has a name of its own.")
      }
    }
  }

  /// Makes every level start where a rule says, or on a date.
  public mutating func start(at text: String) throws(Problem) {
    for level in state.labels.indices {
      _ = state.apply(.setLevelRule(.start(try startRule(text, level: level)), level: level))
    }
    _ = state.apply(.forget(level: nil))
  }

  private func startRule(_ text: String, level: Int) throws(Problem) -> StartRule {
    let label = state.labels[level]
    if let dated = label.dated, text.count >= 4, Arguments.index(text) == nil || text.count == 4,
      let period = dated.calendar.span(ofKey: text)
    {
      guard let page = dated.page(in: period) else {
        throw Problem(
          message: "'\(text)' is outside level '\(label.name)', which has pages "
            + "\(dated.key(ofPage: 0)) through \(dated.key(ofPage: dated.count - 1)).")
      }
      return .page(page)
    }
    guard let rule = StartRule(spelling: text) else {
      throw Problem(
        message:
          "'\(text)' is not a start, allowed are 'first', 'last', a page's index, and on dated "
          + "levels a date.")
    }
    return rule
  }
}
