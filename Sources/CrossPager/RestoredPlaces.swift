/// The places and rules that ``Command/restore(_:)`` applies, with levels identified by index.
public struct RestoredPlaces: Hashable, Sendable {
  /// The place and rules of a level.
  public struct LevelPlace: Hashable, Sendable {
    /// The index of the level's page, clamped to the existing pages; nil for the start page.
    public var page: Int?
    /// The rest offset of a freely scrolling level, as returned by ``Pager/restOffset(ofLevel:)``; nil for the default
    /// offset.
    public var rest: Offset?
    /// The rules of the level.
    public var rules: LevelRules

    /// Creates the place and rules of a level.
    public init(page: Int?, rest: Offset?, rules: LevelRules) {
      self.page = page
      self.rest = rest
      self.rules = rules
    }
  }

  /// The place and rules of each level, top to bottom. A nil or missing element leaves its level unchanged.
  public var levels: [LevelPlace?]
  /// The index of the new current level; nil to keep the current level.
  public var currentLevel: Int?
  /// The rules of the pager as a whole.
  public var rules: PagerRules
  /// The initial rules for levels inserted later.
  public var newLevelRules: LevelRules

  /// Creates a set of places and rules.
  public init(
    levels: [LevelPlace?], currentLevel: Int?, rules: PagerRules, newLevelRules: LevelRules
  ) {
    self.levels = levels
    self.currentLevel = currentLevel
    self.rules = rules
    self.newLevelRules = newLevelRules
  }
}

extension Pager {
  mutating func restore(_ places: RestoredPlaces) -> Outcome {
    var levels = levels
    // An unscrolled level stays at its default rest offset even if the viewport changes.
    var rests = levels.indices.map {
      levels[$0].pages.displacement == .zero ? nil : restOffset(ofLevel: $0)
    }
    for (index, place) in zip(levels.indices, places.levels) {
      guard let place else { continue }
      levels[index] = Level(
        count: levels[index].count, page: place.page, rules: place.rules,
        spans: levels[index].spans)
      rests[index] = place.rest
    }
    let before = self
    self = Pager(
      levels: levels, rules: places.rules, newLevelRules: places.newLevelRules,
      currentLevel: places.currentLevel ?? column.place ?? 0, rests: rests)
    return self == before ? .ignored(.alreadyThere) : .changed()
  }
}
