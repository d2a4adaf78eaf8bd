public import CrossPager

/// What is held against the contract: a pager, or anything that behaves as one, such as a user interface.
///
/// Conform your own type and hand ``check(seed:length:_:)`` a way to make one. A conformance must do nothing
/// on its own between two commands.
///
///     extension Carousel: PagerSystem { … }
///     #expect(check(seed: 1) { Carousel(counts: $0) } == nil)
public protocol PagerSystem {
  /// Does what `command` asks, or nothing, and says which, as the contract has it.
  mutating func apply(_ command: Command) -> Outcome

  /// What can be seen of the system between two commands.
  var observedState: ObservedState { get }
}

/// What can be seen of a pager between two commands.
public struct ObservedState: Hashable, Sendable {
  /// Where it is; nil if it has no levels.
  public var position: Position?
  /// Every level, top to bottom.
  public var levels: [ObservedLevel]
  /// Every rule; nil if the system does not show them, in which case they are not compared.
  public var rules: ObservedRules?
  /// What is displayed; nil if the system does not show it, in which case it is not compared.
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

  /// Whether two states are the same in everything that both show.
  public func agrees(with other: ObservedState) -> Bool {
    position == other.position && levels == other.levels
      && (rules == other.rules || rules == nil || other.rules == nil)
      && (display == other.display || display == nil || other.display == nil)
  }
}

/// What can be seen of a level: how many pages it has and which of them it stands on.
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
  /// Those a level inserted later begins with.
  public var newLevels: LevelRules

  /// Rules as they were seen.
  public init(pager: PagerRules, levels: [LevelRules], newLevels: LevelRules) {
    self.pager = pager
    self.levels = levels
    self.newLevels = newLevels
  }
}

/// What is displayed, beyond the places that are taken: gestures, rests, and the page that is open.
public struct ObservedDisplay: Hashable, Sendable {
  /// What the content is doing.
  public var phase: ObservedPhase
  /// The page that is open; nil if none is.
  public var openPage: Position?
  /// Where every level rests, top to bottom: the place of the display's left edge, in pages from the level's
  /// beginning; nil for an empty level.
  public var rests: [Offset?]

  /// A display as it was seen.
  public init(phase: ObservedPhase, openPage: Position?, rests: [Offset?]) {
    self.phase = phase
    self.openPage = openPage
    self.rests = rests
  }
}

/// What content is doing: how far off its rest it shows, and where it comes to rest if it is let go of now.
public enum ObservedPhase: Hashable, Sendable {
  /// It is at rest.
  case settled
  /// It follows a finger.
  case dragging(Pager.Axis, offset: Offset, target: Position?)
  /// It was let go of.
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
