import CrossPager
import MessageWords

extension Scene {
  init(_ reader: JSONReader, _ grammar: Grammar) throws(JSONReader.Problem) {
    let members = try reader.members(["levels", "rules", "levelRules", "current"])
    let levelRules = try members["levelRules"]?.rules(over: LevelRules()) ?? LevelRules()
    let (rules, settings) =
      try members["rules"]?.rules(grammar, ofScene: true) ?? (PagerRules(), [:])
    var levels: [SceneLevel] = []
    var taken: Set<String> = []
    for element in try reader.required("levels", in: members).elements() {
      levels.append(try SceneLevel(element, rules: levelRules, besides: &taken))
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
}

extension Scene.SceneLevel {
  /// - Parameter names: The names of the levels before this one, to which the initializer adds this level's name.
  fileprivate init(
    _ reader: JSONReader, rules: LevelRules, besides names: inout Set<String>
  ) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "pages", "page", "rules"])
    let member = try reader.required("name", in: members)
    let name = try member.string()
    guard LevelLabel.isValid(name: name) else { throw member.problem(LevelLabel.nameMeaning) }
    guard names.insert(name).inserted else {
      throw JSONReader.Problem(path: member.path, message: Scene.nameTwice(name))
    }
    let pages = try reader.required("pages", in: members)
    switch pages.value {
    case .array:
      var titles: [String] = []
      for element in try pages.elements() { titles.append(try element.string()) }
      label = LevelLabel(name: name, pages: .titled(Titles(titles)))
      count = titles.count
    case .integer:
      label = LevelLabel(name: name)
      count = try pages.integer(0...Pager.maximumCount)
    case .null, .bool, .number, .string, .object:
      throw pages.problem("a list of titles or a number of pages")
    }
    if let member = members["page"] {
      if count == 0 {
        throw JSONReader.Problem(path: member.path, message: "The level has no pages.")
      }
      page = try member.integer(0...(count - 1))
    }
    self.rules = try members["rules"]?.rules(over: rules) ?? rules
  }
}
