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
  /// Returns the reason for ignoring the command; nil if it changed the pager.
  mutating func restore(_ places: RestoredPlaces) -> Reason? {
    let before = self
    rules = places.rules
    newLevelRules = places.newLevelRules
    column.place = column.nearest(to: places.currentLevel ?? column.place ?? 0)
    for index in levels.indices {
      // An unscrolled level stays at its default rest offset even if the viewport changes.
      let isScrolled = levels[index].pages.displacement != .zero
      var rest = isScrolled ? before.restOffset(ofLevel: index) : nil
      if index < places.levels.count, let place = places.levels[index] {
        levels[index] = Level(
          count: levels[index].count, page: place.page, rules: place.rules,
          spans: levels[index].spans)
        rest = place.rest
      }
      levels[index].rest(at: rest, extent: rules.viewport.pages)
    }
    return self == before ? .alreadyThere : nil
  }
}
