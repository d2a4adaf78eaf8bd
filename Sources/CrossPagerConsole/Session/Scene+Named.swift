import CrossPager

extension Scene {
  /// The scenes that come with the program, by name.
  static let named: [String: @Sendable () -> Scene] = ["article": article]

  /// The scene `--scene` asks for: one that comes with the program, else a file.
  ///
  /// - Throws: `Problem` if there is none of that name and it is no file's, `StorageError` if the file cannot
  ///   be read.
  public init(named name: String, storage: any Storage) throws {
    if let scene = Scene.named[name.lowercased()] {
      self = scene()
    } else if name.lowercased().hasSuffix(".json") {
      let text = try storage.read(name)
      do {
        self = try Scene(JSONReader(document: text))
      } catch let problem as JSONReader.Problem {
        throw Problem(message: "File '\(name)' is not a scene: \(problem.description)")
      }
    } else {
      throw Problem(
        message: "'\(name)' is not a scene\(Wording.allowed(Scene.named.keys.sorted())) and a file "
          + "whose name ends in '.json'.")
    }
  }

  /// The article this project began with: days, weeks and months of five pages each, the newest last and
  /// shown first.
  @Sendable private static func article() -> Scene {
    let numbers = ["One", "Two", "Three", "Four", "Five"]
    let rules = LevelRules(start: .last)
    return Scene(
      ["day", "week", "month"].map { name in
        let titles = numbers.map { "\(name.uppercased()): \($0)" }
        return SceneLevel(
          label: LevelLabel(name: name, pages: .titled(Titles(titles))), count: titles.count,
          rules: rules)
      }, newLevelRules: rules)
  }

  /// Reads a scene file.
  init(_ reader: JSONReader) throws {
    let members = try reader.members(["levels", "rules", "levelRules", "current"])
    var levelRules = LevelRules()
    if let rules = members["levelRules"] { try RulesDocument.read(rules, into: &levelRules) }
    var pagerState = (rules: PagerRules(), scale: ScaleRule.level)
    if let rules = members["rules"] { try RulesDocument.read(rules, into: &pagerState) }
    let levels = try reader.required("levels", in: members).elements().map {
      try SceneLevel($0, rules: levelRules)
    }
    let names = levels.map(\.label.name)
    var current = 0
    if let member = members["current"] {
      guard let index = names.firstIndex(of: try member.string()) else {
        throw member.problem("a level's name\(Wording.allowed(names))")
      }
      current = index
    }
    self.init(
      levels, rules: pagerState.rules, newLevelRules: levelRules, scale: pagerState.scale,
      current: current)
    try checkNames()
  }
}

extension Scene.SceneLevel {
  /// Reads a level of a scene file: its pages are a list of titles or a number.
  fileprivate init(_ reader: JSONReader, rules: LevelRules) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "pages", "rules"])
    let name = try reader.required("name", in: members).string()
    let pages = try reader.required("pages", in: members)
    switch pages.value {
    case .array:
      var titles: [String] = []
      for element in try pages.elements() { titles.append(try element.string()) }
      label = LevelLabel(name: name, pages: .titled(Titles(titles)))
      count = titles.count
    case .integer:
      label = LevelLabel(name: name)
      count = try pages.integer(0...Track.maximumCount)
    case .null, .bool, .number, .string, .object:
      throw pages.problem("a list of titles or a number of pages")
    }
    self.rules = rules
    if let own = members["rules"] { try RulesDocument.read(own, into: &self.rules) }
  }
}
