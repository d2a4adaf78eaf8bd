import CrossPager
import CrossPagerTimeline

/// What `save` writes and `restore` reads (the contract's section 9): every level's name, count, page and rest
/// offset, the rules, and the current level.
struct Snapshot: Hashable {
  /// A level as it was saved.
  struct SavedLevel: Hashable {
    var name: String
    var level: Level
    /// Where it rested, in pages; nil if it was empty.
    var offset: Offset?
    /// The key of the page it stood on, if it was dated: that finds the page again when there are others before it.
    var key: String?
  }

  var levels: [SavedLevel]
  var current: String?
  var rules: PagerRules
  var newLevelRules: LevelRules
  var scale: ScaleRule
  /// The column that was drawn; nil if there was none.
  var value: String?

  /// The version of the format that is written, and the only one that is read.
  static let version = 1

  init(of state: Session.State) {
    levels = zip(state.labels, state.pager.levels).enumerated().map { index, pair in
      SavedLevel(
        name: pair.0.name, level: pair.1, offset: state.pager.restOffset(ofLevel: index),
        key: pair.0.dated.flatMap { dated in pair.1.page.map { dated.key(ofPage: $0) } })
    }
    current = state.pager.currentLevel.map { state.labels[$0].name }
    rules = state.pager.rules
    newLevelRules = state.pager.newLevelRules
    scale = state.scale
    value = state.value
  }

  /// The levels by their names.
  var byName: [String: SavedLevel] {
    Dictionary(levels.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The snapshot as a document.
  var json: JSON {
    let fields: [JSON.Member] = [
      .init("version", .integer(Snapshot.version)),
      .init("current", current.map { .string($0) } ?? .null),
      .init("levels", .array(levels.map(\.json))),
      .init("rules", RulesDocument.json(rules, scale: scale)),
      .init("newLevels", RulesDocument.json(newLevelRules)),
    ]
    return .object(fields + (value.map { [.init("value", .string($0))] } ?? []))
  }

  /// Reads a document.
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members([
      "version", "current", "levels", "rules", "newLevels", "value",
    ])
    _ = try reader.required("version", in: members).integer(Snapshot.version...Snapshot.version)
    let current = try reader.required("current", in: members)
    self.current = current.value == .null ? nil : try current.string()
    levels = []
    var names: Set<String> = []
    for element in try reader.required("levels", in: members).elements() {
      levels.append(try SavedLevel(element, besides: &names))
    }
    var state = (rules: PagerRules(), scale: ScaleRule.level)
    try RulesDocument.read(try reader.required("rules", in: members), into: &state)
    (rules, scale) = state
    newLevelRules = LevelRules()
    try RulesDocument.read(try reader.required("newLevels", in: members), into: &newLevelRules)
    if let value = members["value"] { self.value = try value.string() }
  }
}

extension Snapshot.SavedLevel {
  /// Where it is to rest on the page it finds itself on: as far from it as it was saved.
  func rest(onPage page: Int?) -> Offset? {
    guard let offset, let page, let saved = level.page else { return nil }
    return offset.moved(pages: page - saved)
  }

  fileprivate var json: JSON {
    let place: [JSON.Member] = [
      .init("name", .string(name)), .init("count", .integer(level.count)),
      .init("page", level.page.map { .integer($0) } ?? .null),
    ]
    let rest: [JSON.Member] = [
      .init("offset", offset.map { .number($0.pages) } ?? .null),
      .init("rules", RulesDocument.json(level.rules)),
    ]
    return .object(place + (key.map { [.init("key", .string($0))] } ?? []) + rest)
  }

  /// - Parameter names: those that are taken.
  fileprivate init(
    _ reader: JSONReader, besides names: inout Set<String>
  ) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "count", "page", "key", "offset", "rules"])
    name = try reader.required("name", in: members).levelName(besides: &names)
    let count = try reader.required("count", in: members).integer(0...Track.maximumCount)
    var rules = LevelRules()
    try RulesDocument.read(try reader.required("rules", in: members), into: &rules)
    key = try members["key"].map { reader throws(JSONReader.Problem) in try reader.string() }
    let page = try reader.required("page", in: members)
    let offset = try reader.required("offset", in: members)
    if count == 0 {
      guard page.value == .null else { throw page.problem("null, which an empty level's page is") }
      guard offset.value == .null else {
        throw offset.problem("null, which an empty level's offset is")
      }
      level = Level(count: 0, rules: rules)
      self.offset = nil
    } else {
      level = Level(count: count, page: try page.integer(0...(count - 1)), rules: rules)
      self.offset = try offset.offset()
    }
  }
}
