/// Where the levels of a pager are to be, by their indices, and under which rules: what ``Command/restore(_:)`` brings back.
public struct RestoredPlaces: Hashable, Sendable {
  /// A level as it is to be.
  public struct LevelPlace: Hashable, Sendable {
    /// The page it is to stand on, held within the level; nil is its start page.
    public var page: Int?
    /// Where it is to rest if it scrolls freely, as ``Pager/restOffset(ofLevel:)`` tells it; nil is where its page puts it.
    public var rest: Offset?
    /// The rules it is to have.
    public var rules: LevelRules

    /// A level as it is to be.
    public init(page: Int?, rest: Offset?, rules: LevelRules) {
      self.page = page
      self.rest = rest
      self.rules = rules
    }
  }

  /// The levels, top to bottom; one that is nil, or left out, stays as it is.
  public var levels: [LevelPlace?]
  /// The index of the level to be on; nil stays on the level there is.
  public var currentLevel: Int?
  /// The pager's own rules.
  public var rules: PagerRules
  /// The rules that a level inserted later begins with.
  public var newLevelRules: LevelRules

  /// Places that are not checked against any pager.
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
    // A level that was not scrolled rests where its page puts it, on another display too.
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
