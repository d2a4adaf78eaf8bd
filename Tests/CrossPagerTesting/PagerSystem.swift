public import CrossPager

/// The system to check against the contract: a pager, or anything that behaves like one, such as a user interface.
///
/// Conform your own type, and give ``check(seed:length:_:)`` a closure that makes it. A conforming type must do nothing
/// on its own between two commands.
///
///     extension Carousel: PagerSystem { … }
///     #expect(check(seed: 1) { Carousel(counts: $0) } == nil)
public protocol PagerSystem {
  /// Performs `command`, or ignores it, and returns the outcome, as the contract says.
  mutating func apply(_ command: Command) -> Outcome

  /// The visible state of the system between two commands.
  var observedState: ObservedState { get }
}

/// The visible state of a pager between two commands.
public struct ObservedState: Hashable, Sendable {
  /// Where it is; nil if it has no levels.
  public var position: Position?
  /// Every level, top to bottom.
  public var levels: [ObservedLevel]
  /// Every rule; nil if the system does not show its rules. They are then not compared.
  public var rules: ObservedRules?
  /// The display; nil if the system does not show it. It is then not compared.
  public var display: ObservedDisplay?

  /// A state as it was seen.
  public init(
    position: Position?, levels: [ObservedLevel], rules: ObservedRules? = nil,
    display: ObservedDisplay? = nil
  ) {
    self.position = position
    self.levels = levels
    self.rules = rules
    self.display = display
  }

  /// Whether two states agree in everything that both show.
  public func agrees(with other: ObservedState) -> Bool {
    position == other.position && levels == other.levels
      && (rules == other.rules || rules == nil || other.rules == nil)
      && (display == other.display || display == nil || other.display == nil)
  }
}

/// The visible state of a level: how many pages it has, and on which page it stands.
public struct ObservedLevel: Hashable, Sendable {
  /// How many pages there are.
  public var count: Int
  /// The page shown while the level is current, remembered while it is not; nil if it is empty.
  public var page: Int?

  /// A level as it was seen.
  public init(count: Int, page: Int?) {
    self.count = count
    self.page = page
  }
}

/// The rules in force.
public struct ObservedRules: Hashable, Sendable {
  /// The pager's own.
  public var pager: PagerRules
  /// Those of every level, top to bottom.
  public var levels: [LevelRules]
  /// The initial rules of a level inserted later.
  public var newLevels: LevelRules

  /// Rules as they were seen.
  public init(pager: PagerRules, levels: [LevelRules], newLevels: LevelRules) {
    self.pager = pager
    self.levels = levels
    self.newLevels = newLevels
  }
}

/// The display beyond the positions: gestures, rests, and the open page.
public struct ObservedDisplay: Hashable, Sendable {
  /// What the content is doing.
  public var phase: ObservedPhase
  /// The page that is open; nil if none is.
  public var openPage: Position?
  /// Where every level rests, top to bottom: the left edge of the display, in pages from the level's beginning; nil for
  /// an empty level.
  public var rests: [Offset?]

  /// A display as it was seen.
  public init(phase: ObservedPhase, openPage: Position?, rests: [Offset?]) {
    self.phase = phase
    self.openPage = openPage
    self.rests = rests
  }
}

/// The phase of the content, with its displayed offset, and where it would come to rest after a release now.
public enum ObservedPhase: Hashable, Sendable {
  /// It is at rest.
  case settled
  /// It follows a finger.
  case dragging(Pager.Axis, offset: Offset, target: Position?)
  /// It was released and is coming to rest.
  case settling(Pager.Axis, offset: Offset, target: Position?)
}

extension Pager: PagerSystem {
  /// Everything the pager shows.
  ///
  /// - Complexity: O(levels)
  public var observedState: ObservedState {
    ObservedState(
      position: position,
      levels: levels.map { ObservedLevel(count: $0.count, page: $0.page) },
      rules: ObservedRules(pager: rules, levels: levels.map(\.rules), newLevels: newLevelRules),
      display: ObservedDisplay(
        phase: observedPhase, openPage: openPage, rests: levels.indices.map(restOffset)))
  }

  private var observedPhase: ObservedPhase {
    switch phase {
    case .settled: .settled
    case .dragging(let drag): .dragging(drag.axis, offset: drag.offset, target: target)
    case .settling(let settle): .settling(settle.axis, offset: settle.offset, target: target)
    }
  }
}
