/// The places and rules that ``Command/restore(_:)`` applies to a pager and its levels, by index.
public struct RestoredPlaces: Hashable, Sendable {
  /// The place and rules of a level.
  public struct LevelPlace: Hashable, Sendable {
    /// The index of the level's page, clamped to the level; nil for its start page.
    public var page: Int?
    /// The resting offset if the level scrolls freely, as ``Pager/restOffset(ofLevel:)`` returns it; nil for the
    /// resting offset of a snapping level.
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

  /// The levels, top to bottom. A level that is nil or omitted does not change.
  public var levels: [LevelPlace?]
  /// The index of the level to make current; nil to stay on the current level.
  public var currentLevel: Int?
  /// The rules of the pager as a whole.
  public var rules: PagerRules
  /// The initial rules of levels that are inserted later.
  public var newLevelRules: LevelRules

  /// Creates places and rules.
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
  /// ``Command/restore(_:)``.
  mutating func restore(_ places: RestoredPlaces) -> Outcome {
    var levels = levels
    // A level that has not been scrolled keeps its default resting offset, even if the viewport changes.
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
