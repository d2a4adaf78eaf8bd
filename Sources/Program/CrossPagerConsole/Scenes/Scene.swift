import CivilDates
package import CrossPager
import CrossPagerTimeline
import MessageWords

/// The initial state of a session: levels with their names, titles, dates and rules.
public struct Scene: Sendable {
  package var state: SessionState
  package var content: (any SessionContent)?
  /// The name of the built-in scene or scene file (without folder and extension), or nil if there is no scene.
  package var name: String?

  package init(
    _ levels: [(label: LevelLabel, level: Level)], rules: PagerRules = PagerRules(),
    newLevelRules: LevelRules = LevelRules(), current: Int = 0
  ) {
    let pager = Pager(
      levels: levels.map(\.level), rules: rules, newLevelRules: newLevelRules,
      currentLevel: current)
    state = SessionState(pager: pager, labels: levels.map(\.label))
  }

  /// Creates levels with numbered pages from the value of `--levels`, such as `day=5,week=5`.
  public init(levels text: String) throws(Problem) {
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
    let levels = try items.map { item throws(Problem) in
      guard let mark = item.lastIndex(of: "="),
        let count = WholeNumber.count(String(item[item.index(after: mark)...]), least: 0)
      else {
        let form = "Use NAME=COUNT, with a count from 0 to \(Pager.maximumCount)."
        throw .said("'\(String(item).excerpt)' is not a level. \(form)")
      }
      return (label: LevelLabel(name: String(item[..<mark])), level: Level(count: count))
    }
    self.init(levels)
    try checkNames()
  }

  /// Sets whether content moves over time at the prompt.
  public mutating func set(_ motion: PromptRule) { state.prompt.motion = motion }

  package func checkNames() throws(Problem) {
    var seen: Set<String> = []
    for name in state.labels.map(\.name) {
      guard LevelLabel.isValid(name: name) else {
        throw .said("'\(name.excerpt)' is not \(LevelLabel.nameMeaning).")
      }
      guard seen.insert(name).inserted else { throw .said(Scene.nameTwice(name)) }
    }
  }

  /// Starts every level on the page that a rule, an index or a date selects, and makes the first level current.
  public mutating func start(at text: String) throws(Problem) {
    if let rule = StartRule(spelling: text) {
      // A rule also applies to levels added later. A date applies only to dated levels.
      state.setForAllLevels(.start(rule))
    }
    for level in state.labels.indices {
      state.apply(.setLevelRule(.start(try startRule(text, level: level)), level: level))
    }
    state.forgetAll()
    // Show the first level, because the caller chose its page.
    state.pager.apply(.goLevel(0))
  }

  private func startRule(_ text: String, level: Int) throws(Problem) -> StartRule {
    let label = state.labels[level]
    if let dated = label.dated, let period = dated.calendar.span(ofKey: text) {
      guard let page = dated.page(in: period) else {
        let level = "level '\(label.name.excerpt)'. \(dated.pages(near: text))"
        throw .said("No page for '\(text.excerpt)' in \(level)")
      }
      return .page(page)
    }
    guard let rule = StartRule(spelling: text) else {
      let allowed = "Use first, last, the index of a page or, with dated levels, a date."
      throw .said("'\(text.excerpt)' is not a start page. \(allowed)")
    }
    return rule
  }

  /// The reason that a scene cannot be created.
  public enum Problem: Error, Hashable, Sendable {
    /// An invalid name, count or start page. The text is the complete message.
    case said(String)
    /// A file that cannot be read as a scene.
    case file(StorageError)

    /// A description of the problem and, if possible, a remedy.
    public var message: String {
      switch self {
      case .said(let message): message
      case .file(let error): error.message
      }
    }
  }

  static func nameTwice(_ name: String) -> String {
    "Two levels are named '\(name.excerpt)'. Give each level its own name."
  }

  init(_ reader: JSONReader, _ grammar: Grammar) throws(JSONReader.Problem) {
    let members = try reader.members(["levels", "rules", "levelRules", "current"])
    let levelRules = try members["levelRules"]?.rules(over: LevelRules()) ?? LevelRules()
    let (rules, settings) =
      try members["rules"]?.rules(grammar, ofScene: true) ?? (PagerRules(), [:])
    let elements = try reader.required("levels", in: members).elements()
    var taken: Set<String> = []
    let levels = try elements.map { element throws(JSONReader.Problem) in
      try Scene.level(element, rules: levelRules, besides: &taken)
    }
    let names = levels.map(\.label.name)
    var current = 0
    if let member = members["current"] {
      let name = try member.string()
      guard let index = names.firstIndex(of: name) else {
        throw JSONReader.Problem(
          path: member.path, message: "No level '\(name.excerpt)'." + Wording.all("Levels", names))
      }
      current = index
    }
    self.init(levels, rules: rules, newLevelRules: levelRules, current: current)
    state.set(settings, grammar)
  }

  /// - Parameter names: The names of the levels before this one, to which this level's name is added.
  private static func level(
    _ reader: JSONReader, rules: LevelRules, besides names: inout Set<String>
  ) throws(JSONReader.Problem) -> (label: LevelLabel, level: Level) {
    let members = try reader.members(["name", "pages", "page", "rules"])
    let member = try reader.required("name", in: members)
    let name = try member.string()
    guard LevelLabel.isValid(name: name) else { throw member.problem(LevelLabel.nameMeaning) }
    guard names.insert(name).inserted else {
      throw JSONReader.Problem(path: member.path, message: Scene.nameTwice(name))
    }
    let pages = try reader.required("pages", in: members)
    var label = LevelLabel(name: name)
    let count: Int
    switch pages.value {
    case .array:
      let titles = try pages.strings()
      (label.pages, count) = (.titled(Titles(titles)), titles.count)
    case .integer: count = try pages.integer(0...Pager.maximumCount)
    default: throw pages.problem("a list of titles or a number of pages")
    }
    if let member = members["page"], count == 0 {
      throw JSONReader.Problem(path: member.path, message: "The level has no pages.")
    }
    let page = try members["page"]?.integer(0...(count - 1))
    let rules = try members["rules"]?.rules(over: rules) ?? rules
    return (label, Level(count: count, page: page, rules: rules))
  }
}
