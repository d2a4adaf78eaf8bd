import CrossPager

extension Scene {
  /// The scenes that come with the program, by name.
  static let named: [String: @Sendable () -> Scene] = ["article": article]

  /// The scene `--scene` asks for: one that comes with the program, else a file.
  public init(named name: String, storage: any Storage) throws(Problem) {
    if let scene = Scene.named[name.lowercased()] {
      self = scene()
    } else if name.lowercased().hasSuffix(".json") {
      do throws(StorageError) {
        self = try Scene(document: try storage.read(name), of: name)
      } catch {
        throw .file(error)
      }
    } else {
      throw .notAScene(name)
    }
  }

  private init(document: String, of file: String) throws(StorageError) {
    do throws(JSONReader.Problem) {
      self = try Scene(JSONReader(document: document))
    } catch {
      throw .unreadable(path: file, as: "a scene", problem: error.description)
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
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["levels", "rules", "levelRules", "current"])
    var levelRules = LevelRules()
    if let rules = members["levelRules"] { try RulesDocument.read(rules, into: &levelRules) }
    var pagerState = (rules: PagerRules(), scale: ScaleRule.level)
    if let rules = members["rules"] { try RulesDocument.read(rules, into: &pagerState) }
    var levels: [SceneLevel] = []
    for element in try reader.required("levels", in: members).elements() {
      levels.append(try SceneLevel(element, rules: levelRules, besides: levels.map(\.label.name)))
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
  }
}

extension Scene.SceneLevel {
  /// Reads a level of a scene file: its pages are a list of titles or a number.
  ///
  /// - Parameter names: those that are taken.
  fileprivate init(
    _ reader: JSONReader, rules: LevelRules, besides names: [String]
  ) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "pages", "rules"])
    let name = try reader.required("name", in: members).levelName(besides: names)
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
