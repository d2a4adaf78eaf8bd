public import CrossPager

/// A system to compare with the reference model: a pager, or anything that behaves like one, such as a user interface.
///
/// Conform your own type to this protocol, and pass a closure that creates an instance to
/// ``checkAgreement(seed:length:_:)``. A conforming type must not change its state between two commands.
///
///     extension Carousel: PagerSystem { … }
///     #expect(checkAgreement(seed: 1) { Carousel(counts: $0) } == nil)
public protocol PagerSystem {
  /// Performs or ignores a command, and returns the outcome.
  mutating func apply(_ command: Command) -> Outcome

  /// The visible state of the system between two commands.
  var observedState: ObservedState { get }
}

/// The visible state of a pager between two commands.
public struct ObservedState: Hashable, Sendable {
  /// The current level and its page; nil if there are no levels.
  public var position: Position?
  /// The levels, top to bottom.
  public var levels: [ObservedLevel]
  /// The visible rules; nil to exclude them from comparisons.
  public var rules: ObservedRules?
  /// The visible gesture, rest offsets and open page; nil to exclude them from comparisons.
  public var display: ObservedDisplay?

  /// Creates a state.
  public init(
    position: Position?, levels: [ObservedLevel], rules: ObservedRules? = nil,
    display: ObservedDisplay? = nil
  ) {
    self.position = position
    self.levels = levels
    self.rules = rules
    self.display = display
  }

  /// Returns whether two states are equal, except for parts that are nil in either state.
  public func agrees(with other: ObservedState) -> Bool {
    position == other.position && levels == other.levels
      && (rules == other.rules || rules == nil || other.rules == nil)
      && (display == other.display || display == nil || other.display == nil)
  }
}

/// The visible state of a level.
public struct ObservedLevel: Hashable, Sendable {
  /// The number of pages.
  public var count: Int
  /// The index of the level's page; nil if the level is empty.
  public var page: Int?

  /// Creates a level.
  public init(count: Int, page: Int?) {
    self.count = count
    self.page = page
  }
}

/// The visible rules.
public struct ObservedRules: Hashable, Sendable {
  /// The rules of the pager as a whole.
  public var pager: PagerRules
  /// The rules of each level, top to bottom.
  public var levels: [LevelRules]
  /// The initial rules for new levels.
  public var newLevels: LevelRules

  /// Creates rules.
  public init(pager: PagerRules, levels: [LevelRules], newLevels: LevelRules) {
    self.pager = pager
    self.levels = levels
    self.newLevels = newLevels
  }
}

/// The visible gesture, rest offsets and open page.
public struct ObservedDisplay: Hashable, Sendable {
  /// The phase of the content.
  public var phase: ObservedPhase
  /// The open page; nil if no page is open.
  public var openPage: Position?
  /// The rest offset of each level, top to bottom; nil for an empty level. The offset is the
  /// distance from the beginning of the level to the beginning of the display, in pages.
  public var rests: [Offset?]

  /// Creates a display.
  public init(phase: ObservedPhase, openPage: Position?, rests: [Offset?]) {
    self.phase = phase
    self.openPage = openPage
    self.rests = rests
  }
}

/// The phase of the content, with its displayed offset. The target is the position where the content would settle if
/// the finger were lifted now.
public enum ObservedPhase: Hashable, Sendable {
  /// The content is at rest.
  case settled
  /// The content follows a finger.
  case dragging(Pager.Axis, offset: Offset, target: Position?)
  /// The content was released and is coming to rest.
  case settling(Pager.Axis, offset: Offset, target: Position?)
}

extension Pager: PagerSystem {
  /// The complete state of the pager.
  ///
  /// - Complexity: O(levels)
  public var observedState: ObservedState {
    ObservedState(
      position: position, levels: levels.map { ObservedLevel(count: $0.count, page: $0.page) },
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
