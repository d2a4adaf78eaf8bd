import CrossPager
import MessageWords

extension Scene {
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
          path: member.path,
          message: "No level '\(name.excerpt)'." + Wording.all("Levels", names))
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
