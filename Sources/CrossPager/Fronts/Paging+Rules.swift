/// Rules. While a page is open, setting a rule has no effect.
extension Paging {
  /// Sets a rule for one level.
  @discardableResult
  public mutating func set(_ rule: LevelRule, forLevel level: LevelID) -> Outcome {
    apply(.setLevelRule(rule, level: index(level)))
  }

  /// Sets a rule for all existing and future levels.
  @discardableResult
  public mutating func setForAllLevels(_ rule: LevelRule) -> Outcome {
    apply(.setRuleOfAllLevels(rule))
  }

  /// Prevents moves and drags in the given directions. Locks do not affect absolute moves or moves in the linear order.
  @discardableResult
  public mutating func lock(_ directions: Directions) -> Outcome { apply(.lock(directions)) }

  /// Allows moves and drags in the given directions again.
  @discardableResult
  public mutating func unlock(_ directions: Directions) -> Outcome { apply(.unlock(directions)) }

  /// The behavior of `up` and `down` at the first and last levels.
  public var ends: EndsRule {
    get { pager.rules.ends }
    set { apply(.setPagerRule(.ends(newValue))) }
  }

  /// Whether vertical moves stop at empty levels.
  public var empty: EmptyRule {
    get { pager.rules.empty }
    set { apply(.setPagerRule(.empty(newValue))) }
  }

  /// The numbers of levels and pages that fit on the display.
  public var viewport: Viewport {
    get { pager.rules.viewport }
    set { apply(.setPagerRule(.viewport(newValue))) }
  }

  /// The response to a drag past an edge or in a locked direction.
  public var bounce: BounceRule {
    get { pager.rules.bounce }
    set { apply(.setPagerRule(.bounce(newValue))) }
  }

  /// The reading direction of levels.
  public var reading: ReadingRule {
    get { pager.rules.reading }
    set { apply(.setPagerRule(.reading(newValue))) }
  }

  /// The thresholds for turning the page on release, and the duration of a settle.
  public var gesture: GestureRule {
    get { pager.rules.gesture }
    set { apply(.setPagerRule(.gesture(newValue))) }
  }

  /// The strategy for creating and reusing hosts.
  public var hosting: HostingRule {
    get { pager.rules.hosting }
    set { apply(.setPagerRule(.hosting(newValue))) }
  }

  /// The locked directions.
  public var locked: Directions { pager.rules.locked }
}
